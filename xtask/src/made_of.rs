//! Whether a module has to be built anew. Cargo's own look at what has changed does not help: it keeps
//! the output of one module at a time.

use super::modules::{How, Module, WASM_OPT_FEATURES};
use super::{Res, read, root, wasm_cargo, wasm_settings};
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};

/// What a module is made of: all sources but those of other games, and how they are built.
pub fn made_of(module: &Module, how: How) -> Res<String> {
    let mut hash = DefaultHasher::new();
    (how, WASM_OPT_FEATURES, wasm_settings()).hash(&mut hash);
    read(&mut wasm_cargo(&["--version"]))?.hash(&mut hash);
    let mut files: Vec<PathBuf> = ["Cargo.toml", "Cargo.lock", "build.rs"]
        .map(Into::into)
        .into();
    sources(Path::new("src"), &mut files)?;
    files.sort();
    for file in files.iter().filter(|file| module.is_made_with(file)) {
        (file, fs::read(root().join(file))?).hash(&mut hash);
    }
    Ok(format!("{:016x}\n", hash.finish()))
}

fn sources(folder: &Path, files: &mut Vec<PathBuf>) -> Res {
    for entry in fs::read_dir(root().join(folder))? {
        let entry = entry?;
        let path = folder.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            sources(&path, files)?;
        } else {
            files.push(path);
        }
    }
    Ok(())
}
