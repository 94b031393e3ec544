//! The modules in pkg/: `trapezi` has all games and is what the npm package is about; those in
//! pkg/games/ have one game each, since a page should load no other game than the one that is played.

use super::made_of::made_of;
use super::{
    HELP, NAME, Res, TARGET, games, native_cargo, read, root, run, step, target_dir, wasm_cargo,
};
use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Component, Components, Path, PathBuf};
use std::process::Command;
use std::thread;
use std::time::Instant;

/// Passed to wasm-opt; `-all` would allow features that browsers lack, so name them.
pub const WASM_OPT_FEATURES: &[&str] = &[
    "--enable-bulk-memory",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-sign-ext",
    "--enable-reference-types",
    "--enable-multivalue",
];

/// How modules are built.
#[derive(Clone, Copy, Hash)]
pub struct How {
    dev: bool,
    opt: bool,
}

/// A module; its files are named like it.
pub struct Module {
    name: String,
    /// The Cargo feature that says which games are in it.
    feature: String,
    /// Where its files go.
    folder: PathBuf,
}

impl Module {
    /// The file that says what the module was made of.
    fn stamp(&self) -> PathBuf {
        self.folder.join(format!(".{}-made-of", self.name))
    }

    fn is_up_to_date(&self, made_of: &str) -> bool {
        let files = [
            format!("{}.js", self.name),
            format!("{}_bg.wasm", self.name),
        ];
        files.iter().all(|file| self.folder.join(file).is_file())
            && fs::read_to_string(self.stamp()).is_ok_and(|stamp| stamp == made_of)
    }

    /// Whether a source has anything to do with it.
    pub fn is_made_with(&self, file: &Path) -> bool {
        let inside = |folder: &str| file.strip_prefix(folder).ok().map(Path::components);
        let game = inside("src/games").filter(|parts| parts.clone().count() > 1);
        let other =
            |mut parts: Components| parts.next() != Some(Component::Normal(self.name.as_ref()));
        inside("src/bin").is_none() && (self.name == NAME || !game.is_some_and(other))
    }
}

/// Builds all modules, or those that are named, and what is said of them: types and the shelf.
pub fn build(words: &[&str]) -> Res {
    let (flags, names): (Vec<&str>, Vec<&str>) = words.iter().partition(|w| w.starts_with("--"));
    let mut how = How {
        dev: false,
        opt: true,
    };
    for flag in flags {
        match flag {
            "--dev" => {
                how = How {
                    dev: true,
                    opt: false,
                }
            }
            "--no-opt" => how.opt = false,
            _ => return Err(format!("unknown flag {flag}\n{HELP}").into()),
        }
    }
    check_version()?;
    let modules = modules(&names)?;
    // what comes after the compiler works on one module while the compiler is at the next
    thread::scope(|scope| {
        let mut binding = Vec::new();
        for module in &modules {
            let made_of = made_of(module, how)?;
            if module.is_up_to_date(&made_of) {
                eprintln!("xtask: {} is up to date", module.name);
                continue;
            }
            let raw = compile(module, how)?;
            let bind = move || bind(module, &raw, how, &made_of).map_err(|e| e.to_string());
            binding.push(scope.spawn(bind));
        }
        for bound in binding {
            bound.join().map_err(|_| "a module could not be bound")??;
        }
        Ok::<_, Box<dyn std::error::Error>>(())
    })?;

    let t = Instant::now();
    // The declarations of everything that crosses the boundary; src/web.rs imports them.
    write_if_changed(&root().join("pkg/types.d.ts"), &native(&["types"])?)?;
    // The shelf, for a page that has loaded no module yet.
    write_if_changed(
        &root().join("pkg/games.json"),
        &native(&["games", "--json"])?,
    )?;
    step("types and shelf", t);
    clear_out()
}

/// Takes away the modules of games that are no longer on the shelf, as after a change of branch.
fn clear_out() -> Res {
    let games = games()?;
    for entry in fs::read_dir(root().join("pkg/games"))? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let name = name.trim_start_matches('.');
        if !games
            .iter()
            .any(|game| name.split(['.', '_', '-']).next() == Some(game))
        {
            fs::remove_file(path)?;
        }
    }
    Ok(())
}

fn modules(names: &[&str]) -> Res<Vec<Module>> {
    let pkg = root().join("pkg");
    let whole = Module {
        name: NAME.into(),
        feature: "games".into(),
        folder: pkg.clone(),
    };
    let of_game = |game: String| Module {
        name: game.clone(),
        feature: game,
        folder: pkg.join("games"),
    };
    let all: Vec<Module> = [whole]
        .into_iter()
        .chain(games()?.into_iter().map(of_game))
        .collect();
    if let Some(unknown) = names
        .iter()
        .find(|name| all.iter().all(|module| module.name != **name))
    {
        let known: Vec<&str> = all.iter().map(|module| module.name.as_str()).collect();
        return Err(format!("no module {unknown}; there is {}", known.join(", ")).into());
    }
    let chosen = |module: &Module| names.is_empty() || names.contains(&module.name.as_str());
    Ok(all.into_iter().filter(chosen).collect())
}

/// The npm package is the same release as the crate.
fn check_version() -> Res {
    let id = read(native_cargo().args(["pkgid", "--package", NAME]))?;
    let version = id.trim().rsplit(['#', '@']).next().unwrap_or_default();
    let package = fs::read_to_string(root().join("pkg/package.json"))?;
    if !package.contains(&format!("\"version\": \"{version}\"")) {
        return Err(format!(
            "Cargo.toml says version {version}: write the same in pkg/package.json"
        )
        .into());
    }
    Ok(())
}

/// Compiles a module, and puts cargo's output where the next module's does not overwrite it.
fn compile(module: &Module, how: How) -> Res<PathBuf> {
    let t = Instant::now();
    // `rustc --crate-type`: only the cdylib, since LTO does not take place for a crate that is
    // both a cdylib and an rlib
    let mut args = vec!["rustc", "--package", NAME, "--lib", "--target", TARGET];
    args.extend(["--crate-type", "cdylib", "--locked"]);
    args.extend(["--no-default-features", "--features", &module.feature]);
    if !how.dev {
        args.push("--release");
    }
    run(&mut wasm_cargo(&args))?;
    let profile = if how.dev { "debug" } else { "release" };
    let output = target_dir().join(TARGET).join(profile);
    let raw = root().join(format!("target/pkg/{}.wasm", module.name));
    fs::create_dir_all(root().join("target/pkg"))?;
    fs::copy(output.join(format!("{NAME}.wasm")), &raw)?;
    step(&format!("{}: compiled", module.name), t);
    Ok(raw)
}

/// wasm-bindgen and wasm-opt, from cargo's output to pkg/.
fn bind(module: &Module, raw: &Path, how: How, made_of: &str) -> Res {
    let Module { name, folder, .. } = module;
    // made aside and moved at the end: a dev server that watches pkg/ sees one change
    let t = Instant::now();
    let made = raw.with_extension("");
    let _ = fs::remove_dir_all(&made);
    fs::create_dir_all(&made)?;
    let mut args: Vec<OsString> = [
        "wasm-bindgen",
        "--target",
        "web",
        "--out-name",
        name,
        "--out-dir",
    ]
    .map(OsString::from)
    .into();
    args.push(made.clone().into());
    // all modules have the declarations of the whole one
    args.extend((name != NAME).then(|| "--no-typescript".into()));
    let kind = if how.dev {
        "--debug"
    } else {
        "--remove-producers-section"
    };
    args.extend([kind.into(), raw.into()]);
    wasm_bindgen_cli::wasm_bindgen::run_cli_with_args(args)?;
    step(&format!("{name}: wasm-bindgen"), t);

    let file = made.join(format!("{name}_bg.wasm"));
    if how.opt {
        let t = Instant::now();
        let mut c = wasm_opt();
        // nothing lies in the lowest kilobyte: it is the far end of the stack
        c.arg(&file)
            .args(["-O3", "--low-memory-unused"])
            .args(WASM_OPT_FEATURES);
        c.arg("-o").arg(&file);
        run(&mut c).map_err(|e| format!("{e} (run 'npm ci' first, or pass --no-opt)"))?;
        step(&format!("{name}: wasm-opt"), t);
    }
    eprintln!("xtask: {name}: {} bytes", fs::metadata(file)?.len());

    let _ = fs::remove_file(module.stamp());
    fs::create_dir_all(folder)?;
    for e in fs::read_dir(&made)? {
        let e = e?;
        fs::rename(e.path(), folder.join(e.file_name()))?;
    }
    fs::write(module.stamp(), made_of)?;
    Ok(())
}

/// WASM_OPT names a program; else the one that npm installs, which is a script for Node.js.
fn wasm_opt() -> Command {
    if let Some(own) = env::var_os("WASM_OPT") {
        return Command::new(own);
    }
    let mut c = Command::new("node");
    c.arg(root().join("node_modules/binaryen/bin/wasm-opt"));
    c
}

/// What the library's own command line prints.
fn native(args: &[&str]) -> Res<String> {
    let mut c = native_cargo();
    c.args([
        "run",
        "--quiet",
        "--locked",
        "--package",
        NAME,
        "--bin",
        NAME,
        "--",
    ]);
    read(c.args(args))
}

/// Keeps the time stamp of a file that stays the same, so that nothing is rebuilt for it.
fn write_if_changed(file: &Path, text: &str) -> Res {
    if !fs::read_to_string(file).is_ok_and(|old| old == text) {
        fs::write(file, text)?;
    }
    Ok(())
}
