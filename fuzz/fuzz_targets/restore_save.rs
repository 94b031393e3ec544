//! Any bytes as a save.
#![no_main]

#[path = "../../tests/drive/mod.rs"]
mod drive;

use libfuzzer_sys::{fuzz_mutator, fuzz_target};

fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    drive::mutate::bytes(data, size, max_size, seed, libfuzzer_sys::fuzzer_mutate)
});

fuzz_target!(|bytes: &[u8]| {
    drive::restore_save(bytes);
});
