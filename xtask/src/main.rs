//! Build steps that cargo alone does not do. `cargo xtask help` lists them.

mod made_of;
mod modules;

use std::env;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::time::Instant;

const HELP: &str = "\
cargo xtask wasm [--dev] [--no-opt] [MODULE...]
                                      build the library for the web into pkg/: trapezi, the module of
                                      all games, and one named after each game; or only those named
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
type Res<T = ()> = Result<T, Box<dyn std::error::Error>>;

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    let result = match words.as_slice() {
        ["wasm", rest @ ..] => modules::build(rest),
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

/// The games of the shelf: those that the feature `games` names in Cargo.toml.
fn games() -> Res<Vec<String>> {
    let text = fs::read_to_string(root().join("Cargo.toml"))?;
    let list = text
        .split_once("\ngames = [")
        .and_then(|(_, rest)| rest.split_once(']'));
    let (list, _) = list.ok_or("Cargo.toml has no feature `games = [...]`")?;
    // every other piece between quotation marks is a name
    Ok(list.split('"').skip(1).step_by(2).map(Into::into).collect())
}

// --- the commands --------------------------------------------------------------------

/// All games, with the tests, and each game by itself, as the modules have them.
fn wasm_check() -> Res {
    let clippy = |games: &str, tests: &[&str]| {
        let mut args = vec![
            "clippy",
            "--package",
            NAME,
            "--lib",
            "--target",
            TARGET,
            "--locked",
        ];
        args.extend(["--no-default-features", "--features", games]);
        args.extend(tests);
        args.extend(["--", "-D", "warnings"]);
        run(&mut wasm_cargo(&args))
    };
    clippy("games", &["--tests"])?;
    games()?.iter().try_for_each(|game| clippy(game, &[]))
}

fn wasm_test(tests: &[&str], browser: bool, rest: &[&str]) -> Res {
    let mut args = vec!["test", "--package", NAME, "--target", TARGET, "--locked"];
    // without the binary, which cargo would build for tests to run
    args.extend(["--no-default-features", "--features", "games"]);
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
