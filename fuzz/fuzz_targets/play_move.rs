//! Any lines of text as the course of a match.
#![no_main]

#[path = "../../tests/drive/mod.rs"]
mod drive;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    for info in trapezi::games::infos() {
        drive::play_moves(info.id, text);
    }
});
