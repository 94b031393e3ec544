//! The seeded random generator that is part of a position.

use serde::{Deserialize, Serialize};

/// Xoshiro256++ (Blackman and Vigna), seeded by SplitMix64.
///
/// The generator, [`below`](Self::below) and [`shuffle`](Self::shuffle) are written out here and
/// not taken from a crate because saved matches depend on their exact stream: a crate's update
/// must never change what an old seed deals. Everything works on `u64` and `u32`, so native and
/// wasm draw the same numbers. In JSON a generator is its 256 bits as 64 hexadecimal digits.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Chance {
    words: [u64; 4],
}

impl Chance {
    /// The generator of a seed: its four words are the first four outputs of SplitMix64.
    pub fn from_seed(seed: u64) -> Self {
        let mut counter = seed;
        let words = std::array::from_fn(|_| {
            counter = counter.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let mut z = counter;
            z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
            z ^ (z >> 31)
        });
        Self { words }
    }

    /// The next 64 bits.
    #[inline]
    pub fn next_u64(&mut self) -> u64 {
        let s = &mut self.words;
        let result = s[0].wrapping_add(s[3]).rotate_left(23).wrapping_add(s[0]);
        let t = s[1] << 17;
        s[2] ^= s[0];
        s[3] ^= s[1];
        s[1] ^= s[2];
        s[0] ^= s[3];
        s[2] ^= t;
        s[3] = s[3].rotate_left(45);
        result
    }

    /// A number in `0..n`, each equally likely: Lemire's method on the upper 32 bits of a draw.
    /// `n = 0` is answered with 0, without a draw.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        if n == 0 {
            return 0;
        }
        let mut draw = || u64::from((self.next_u64() >> 32) as u32) * u64::from(n);
        let mut product = draw();
        if (product as u32) < n {
            let least = n.wrapping_neg() % n;
            while (product as u32) < least {
                product = draw();
            }
        }
        (product >> 32) as u32
    }

    /// A number in `0.0..1.0` with 24 random bits.
    #[inline]
    pub fn unit(&mut self) -> f32 {
        (self.next_u64() >> 40) as f32 / (1u32 << 24) as f32
    }

    /// An index, each as likely as its weight says; 0 if no weight is positive.
    pub fn pick(&mut self, weights: &[f32]) -> usize {
        let mut left = self.unit() * weights.iter().sum::<f32>();
        for (index, weight) in weights.iter().enumerate() {
            left -= weight;
            if left < 0.0 {
                return index;
            }
        }
        0
    }

    /// Fisher and Yates, from the end: for `i` from the last index down to 1, the element at `i`
    /// is exchanged with the one at `below(i + 1)`.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i as u32 + 1) as usize);
        }
    }
}

impl From<Chance> for String {
    fn from(chance: Chance) -> Self {
        chance
            .words
            .iter()
            .map(|word| format!("{word:016x}"))
            .collect()
    }
}

impl TryFrom<String> for Chance {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        const EXPECTED: &str = "a generator is 64 lower-case hexadecimal digits, not all zero";
        let hex = |c: u8| c.is_ascii_digit() || (b'a'..=b'f').contains(&c);
        if text.len() != 64 || !text.bytes().all(hex) {
            return Err(EXPECTED);
        }
        let mut words = [0; 4];
        for (i, word) in words.iter_mut().enumerate() {
            *word = u64::from_str_radix(&text[16 * i..16 * (i + 1)], 16).map_err(|_| EXPECTED)?;
        }
        // the one state from which the generator never moves
        if words == [0; 4] {
            Err(EXPECTED)
        } else {
            Ok(Self { words })
        }
    }
}

/// A fresh seed below 2^53 (exact as a JavaScript number) from the platform's random source; the
/// clock where there is none.
pub fn fresh_seed() -> u64 {
    let bits = getrandom::u64().unwrap_or_else(|_| {
        let since = web_time::SystemTime::now().duration_since(web_time::UNIX_EPOCH);
        since.map_or(0, |since| since.as_nanos() as u64)
    });
    bits >> 11
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::*;
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::{Rng, SeedableRng};

    #[test]
    fn the_stream_is_that_of_the_reference_implementation() {
        for seed in [0, 1, 42, u64::MAX] {
            let mut ours = Chance::from_seed(seed);
            let mut reference = Xoshiro256PlusPlus::seed_from_u64(seed);
            for _ in 0..1000 {
                assert_eq!(ours.next_u64(), reference.next_u64());
            }
        }
    }

    #[test]
    fn the_derived_draws_never_change() {
        let mut chance = Chance::from_seed(2026);
        let below: Vec<u32> = (0..8).map(|_| chance.below(52)).collect();
        let mut cards: Vec<u8> = (0..10).collect();
        chance.shuffle(&mut cards);
        // written down once; a change here would deal other cards to every saved match
        assert_eq!(below, BELOW_52);
        assert_eq!(cards, SHUFFLED);
    }

    const BELOW_52: [u32; 8] = [22, 31, 37, 44, 1, 47, 42, 46];
    const SHUFFLED: [u8; 10] = [2, 3, 0, 1, 6, 5, 9, 7, 4, 8];

    #[test]
    fn below_is_in_range_and_reaches_every_number() {
        let mut chance = Chance::from_seed(5);
        let mut seen = [0u32; 7];
        for _ in 0..7000 {
            seen[chance.below(7) as usize] += 1;
        }
        assert!(seen.iter().all(|&n| (800..1200).contains(&n)), "{seen:?}");
        assert_eq!(chance.below(1), 0);
        assert_eq!(chance.below(0), 0);
    }

    #[test]
    fn json_keeps_all_bits_and_refuses_damage() {
        let chance = Chance::from_seed(3);
        let text = serde_json::to_string(&chance).unwrap();
        assert_eq!(serde_json::from_str::<Chance>(&text).unwrap(), chance);
        let zero = "0".repeat(64);
        for bad in ["", "zz", &zero, &"é".repeat(32), &"A".repeat(64)] {
            let quoted = serde_json::to_string(bad).unwrap();
            assert!(serde_json::from_str::<Chance>(&quoted).is_err(), "{bad}");
        }
    }
}
