//! A hash of a position that is the same on every machine.

use fnv::FnvHasher;
use std::hash::{Hash, Hasher};

/// FNV-1a over what `#[derive(Hash)]` feeds it, with `usize` and `isize` (lengths, enum tags)
/// widened to 64 bits, so that native and wasm32 agree.
#[derive(Default)]
#[allow(missing_debug_implementations)] // FnvHasher has none, and there is nothing to show
pub struct Fingerprint(FnvHasher);

impl Hasher for Fingerprint {
    fn finish(&self) -> u64 {
        self.0.finish()
    }

    // a position has hundreds of fields, each of them a call of this: copied into them it makes 10 kB of a module
    #[inline(never)]
    fn write(&mut self, bytes: &[u8]) {
        self.0.write(bytes);
    }

    fn write_u16(&mut self, n: u16) {
        self.write(&n.to_le_bytes());
    }

    fn write_u32(&mut self, n: u32) {
        self.write(&n.to_le_bytes());
    }

    fn write_u64(&mut self, n: u64) {
        self.write(&n.to_le_bytes());
    }

    fn write_usize(&mut self, n: usize) {
        self.write_u64(n as u64);
    }

    fn write_isize(&mut self, n: isize) {
        self.write_u64(n as i64 as u64);
    }
}

/// The hash that saves and tests compare.
pub fn fingerprint(position: &impl Hash) -> u64 {
    let mut hasher = Fingerprint::default();
    position.hash(&mut hasher);
    hasher.finish()
}
