//! Build steps that cargo alone does not do. `cargo xtask help` lists them.
use std::env;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::time::Instant;

const HELP: &str = "\
cargo xtask wasm [--dev] [--no-opt]   build the library for the web into pkg/
cargo xtask wasm-check                clippy for wasm32
cargo xtask wasm-test node|browser    wasm-bindgen tests in Node.js or headless Chromium
cargo xtask wasm-env                  print the settings used for wasm32, as shell exports
";

const TARGET: &str = "wasm32-unknown-unknown";
/// Name of the package, its library and its binary.
const NAME: &str = "trapezi";
/// The files of `tests/` that run in each place; a file can only be for one (wasm-bindgen's runner).
const NODE_TESTS: &[&str] = &["wasm_node"];
const BROWSER_TESTS: &[&str] = &["wasm_browser"];
/// How much LLVM copies functions into their callers (275 by default). Measured with one game in Node.js: 40 makes the
/// module 12 % smaller than the default does, the search 5 % and random playouts up to 13 % slower than 100 does.
const INLINE_THRESHOLD: &str = "-Cllvm-args=-inline-threshold=40";
/// Passed to wasm-opt; `-all` would allow features that browsers lack, so name them.
const WASM_OPT_FEATURES: &[&str] = &[
    "--enable-bulk-memory",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-sign-ext",
    "--enable-reference-types",
    "--enable-multivalue",
];

type Res<T = ()> = Result<T, Box<dyn std::error::Error>>;

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    let result = match words.as_slice() {
        ["wasm", flags @ ..] => wasm(flags),
        ["wasm-check"] => wasm_check(),
        ["wasm-test", "node", rest @ ..] => wasm_test(NODE_TESTS, false, rest),
        ["wasm-test", "browser", rest @ ..] => wasm_test(BROWSER_TESTS, true, rest),
        ["wasm-env"] => wasm_env(),
        // cargo's test runner for wasm32 (set by wasm-test), not for people
        ["wasm-test-runner", ..] => {
            let argv = [OsString::from("wasm-bindgen-test-runner")]
                .into_iter()
                .chain(env::args_os().skip(2));
            wasm_bindgen_cli::wasm_bindgen_test_runner::run_cli_with_args(argv).map_err(Into::into)
        }
        ["help"] | [] => {
            print!("{HELP}");
            Ok(())
        }
        _ => Err(format!("unknown command\n{HELP}").into()),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(e) => {
            eprintln!("xtask: {e}");
            ExitCode::FAILURE
        }
    }
}

fn root() -> PathBuf {
    // cargo sets it at run time too: right even where a build folder is shared by two checkouts
    let own = env::var_os("CARGO_MANIFEST_DIR").unwrap_or(env!("CARGO_MANIFEST_DIR").into());
    let own = PathBuf::from(own);
    own.parent().expect("xtask lies in the workspace").into()
}

// --- cargo for wasm32 ----------------------------------------------------------------

/// What scripts/setup-wasm.sh found: empty where the toolchain in use has the target.
fn toolchain() -> Vec<(String, String)> {
    let text = fs::read_to_string(root().join(".wasm-toolchain.env")).unwrap_or_default();
    text.lines()
        .filter(|l| !l.starts_with('#'))
        .filter_map(|l| l.split_once('='))
        .map(|(k, v)| (k.to_owned(), v.to_owned()))
        .collect()
}

/// The compiler for wasm32 is not the one for native code.
fn is_fallback() -> bool {
    toolchain().iter().any(|(k, _)| k == "WASM_CARGO")
}

/// All settings for a cargo command for wasm32.
fn wasm_settings() -> Vec<(String, String)> {
    let mut set = toolchain();
    let flags = "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS";
    let mut rustflags = match set.iter().position(|(k, _)| k == flags) {
        Some(i) => set.remove(i).1 + " ",
        None => String::new(),
    };
    // No local paths in the file that people download, and the same bytes on any machine.
    let home = env::var("CARGO_HOME")
        .unwrap_or_else(|_| format!("{}/.cargo", env::var("HOME").unwrap_or_default()));
    rustflags += &format!("--remap-path-prefix={home}=cargo {INLINE_THRESHOLD}");
    set.push((flags.into(), rustflags));
    if let Some((_, cargo)) = set.iter().find(|(k, _)| k == "WASM_CARGO") {
        // cargo looks for its subcommands (clippy) in PATH: the distribution's first
        let dir = Path::new(cargo).parent().expect("a full path").display();
        let path = format!("{dir}:{}", env::var("PATH").unwrap_or_default());
        set.push(("PATH".into(), path));
    }
    set
}

fn wasm_cargo(args: &[&str]) -> Command {
    let set = wasm_settings();
    let own = set.iter().find(|(k, _)| k == "WASM_CARGO");
    let mut c = match own {
        Some((_, cargo)) => Command::new(cargo),
        None => native_cargo(),
    };
    c.current_dir(root()).args(args);
    for k in ["RUSTFLAGS", "CARGO_ENCODED_RUSTFLAGS", "CARGO_BUILD_TARGET"] {
        c.env_remove(k);
    }
    c.env("CARGO_TARGET_DIR", target_dir());
    c.envs(set);
    c
}

fn native_cargo() -> Command {
    let mut c = Command::new(env::var_os("CARGO").unwrap_or("cargo".into()));
    c.current_dir(root());
    c
}

fn target_dir() -> PathBuf {
    match env::var_os("CARGO_TARGET_DIR") {
        Some(d) => root().join(d),
        // another compiler than the rest: its own folder, so that neither waits for the other's lock
        None if is_fallback() => root().join("target/wasm-fallback"),
        None => root().join("target"),
    }
}

fn run(c: &mut Command) -> Res {
    let name = words(c);
    let status = c.status().map_err(|e| format!("{name}: {e}"))?;
    if !status.success() {
        return Err(format!("{name}: {status}").into());
    }
    Ok(())
}

/// Runs and gives back what it printed.
fn read(c: &mut Command) -> Res<String> {
    let name = words(c);
    let out = c.stderr(Stdio::inherit()).output();
    let out = out.map_err(|e| format!("{name}: {e}"))?;
    if !out.status.success() {
        return Err(format!("{name}: {}", out.status).into());
    }
    Ok(String::from_utf8(out.stdout)?)
}

fn words(c: &Command) -> String {
    let words: Vec<_> = [c.get_program()].into_iter().chain(c.get_args()).collect();
    words.join(OsStr::new(" ")).display().to_string()
}

fn step(what: &str, since: Instant) {
    eprintln!("xtask: {what}: {:.1} s", since.elapsed().as_secs_f64());
}

// --- the commands --------------------------------------------------------------------

fn wasm(flags: &[&str]) -> Res {
    let (mut dev, mut opt) = (false, true);
    for f in flags {
        match *f {
            "--dev" => (dev, opt) = (true, false),
            "--no-opt" => opt = false,
            _ => return Err(format!("unknown flag {f}\n{HELP}").into()),
        }
    }
    check_version()?;

    let t = Instant::now();
    // `rustc --crate-type`: only the cdylib, since LTO does not take place for a crate that is
    // both a cdylib and an rlib
    let mut args = vec!["rustc", "--package", NAME, "--lib", "--target", TARGET];
    args.extend(["--crate-type", "cdylib", "--locked"]);
    if !dev {
        args.push("--release");
    }
    run(&mut wasm_cargo(&args))?;
    step("cargo build", t);

    let profile = if dev { "debug" } else { "release" };
    let raw = target_dir().join(TARGET).join(profile);
    let raw = raw.join(format!("{NAME}.wasm"));
    bind(&raw, dev, opt)?;

    let t = Instant::now();
    // The declarations of everything that crosses the boundary; src/web.rs imports them.
    let mut types = native_cargo();
    types.args(["run", "--quiet", "--locked", "--package", NAME]);
    types.args(["--bin", NAME, "--", "types"]);
    write_if_changed(&root().join("pkg/types.d.ts"), &read(&mut types)?)?;
    step("types", t);

    let file = root().join(format!("pkg/{NAME}_bg.wasm"));
    eprintln!(
        "xtask: pkg/{NAME}_bg.wasm: {} bytes",
        fs::metadata(file)?.len()
    );
    Ok(())
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

/// wasm-bindgen and wasm-opt, from cargo's output to pkg/; nothing when pkg/ is made of it already.
fn bind(raw: &Path, dev: bool, opt: bool) -> Res {
    let pkg = root().join("pkg");
    let mut hash = DefaultHasher::new();
    (fs::read(raw)?, dev, opt, WASM_OPT_FEATURES).hash(&mut hash);
    let stamp = format!("{:016x}\n", hash.finish());
    let stamp_file = pkg.join(".made-of");
    let built = ["js", "d.ts"].map(|e| format!("{NAME}.{e}"));
    let built = built.into_iter().chain([format!("{NAME}_bg.wasm")]);
    if built.into_iter().all(|f| pkg.join(f).is_file())
        && fs::read_to_string(&stamp_file).is_ok_and(|s| s == stamp)
    {
        eprintln!("xtask: pkg/ is up to date");
        return Ok(());
    }

    // made aside and moved at the end: a dev server that watches pkg/ sees one change
    let t = Instant::now();
    let made = root().join("target/pkg");
    let _ = fs::remove_dir_all(&made);
    fs::create_dir_all(&made)?;
    let mut args: Vec<OsString> = ["wasm-bindgen", "--target", "web", "--out-dir"]
        .map(OsString::from)
        .into();
    args.push(made.clone().into());
    let kind = if dev {
        "--debug"
    } else {
        "--remove-producers-section"
    };
    args.extend([kind.into(), raw.into()]);
    wasm_bindgen_cli::wasm_bindgen::run_cli_with_args(args)?;
    step("wasm-bindgen", t);

    if opt {
        let t = Instant::now();
        let file = made.join(format!("{NAME}_bg.wasm"));
        let mut c = wasm_opt();
        // nothing lies in the lowest kilobyte: it is the far end of the stack
        c.arg(&file)
            .args(["-O3", "--low-memory-unused"])
            .args(WASM_OPT_FEATURES);
        c.arg("-o").arg(&file);
        run(&mut c).map_err(|e| format!("{e} (run 'npm ci' first, or pass --no-opt)"))?;
        step("wasm-opt", t);
    }

    let _ = fs::remove_file(&stamp_file);
    for e in fs::read_dir(&made)? {
        let e = e?;
        fs::rename(e.path(), pkg.join(e.file_name()))?;
    }
    fs::write(stamp_file, stamp)?;
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

/// Keeps the time stamp of a file that stays the same, so that nothing is rebuilt for it.
fn write_if_changed(file: &Path, text: &str) -> Res {
    if !fs::read_to_string(file).is_ok_and(|old| old == text) {
        fs::write(file, text)?;
    }
    Ok(())
}

fn wasm_check() -> Res {
    let mut args = vec!["clippy", "--package", NAME, "--lib", "--tests"];
    args.extend(["--no-default-features", "--target", TARGET, "--locked"]);
    args.extend(["--", "-D", "warnings"]);
    run(&mut wasm_cargo(&args))
}

fn wasm_test(tests: &[&str], browser: bool, rest: &[&str]) -> Res {
    let mut args = vec!["test", "--package", NAME, "--target", TARGET, "--locked"];
    // without the binary, which cargo would build for tests to run
    args.push("--no-default-features");
    for test in tests {
        args.extend(["--test", test]);
    }
    args.extend(rest);
    let mut c = wasm_cargo(&args);
    let runner = format!("{} wasm-test-runner", env::current_exe()?.display());
    c.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER", runner);
    if browser {
        // Without it the runner would take any browser's driver that it finds first.
        let driver = env::var_os("CHROMEDRIVER").unwrap_or("/usr/bin/chromedriver".into());
        c.env("CHROMEDRIVER", driver);
        c.env("WASM_BINDGEN_TEST_ONLY_WEB", "1");
    }
    run(&mut c)
}

fn wasm_env() -> Res {
    for (k, v) in wasm_settings() {
        println!("export {k}='{v}'");
    }
    Ok(())
}
