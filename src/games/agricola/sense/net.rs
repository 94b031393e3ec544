//! A small net that foresees the points with which a seat will end. It has learnt from matches of bots
//! against each other (`train.rs`); here it only reckons.

use super::features::FEATURES;
use super::worth::{WORTHS, Worths};
use std::sync::LazyLock;

/// Its hidden numbers.
pub(super) const HIDDEN: usize = 32;

/// What the net has learnt.
#[derive(Clone, PartialEq)]
pub(super) struct Net {
    /// From each feature to the hidden numbers.
    pub(super) hidden: [[f32; HIDDEN]; FEATURES],
    pub(super) bias: [f32; HIDDEN],
    /// From the hidden numbers to the points.
    pub(super) out: [f32; HIDDEN],
    /// From each feature to the points.
    pub(super) direct: [f32; FEATURES],
    pub(super) base: f32,
    /// What is added for cards.
    pub(super) cards: Worths,
}

/// Numbers of a net, those of cards left out.
const WEIGHTS: usize = FEATURES * HIDDEN + HIDDEN + HIDDEN + FEATURES + 1;
/// A net is stored in whole numbers of two bytes, the lower one first: so many for one unit of what
/// leads to the hidden numbers, and of what leads to the points.
const FINE: f32 = 2048.0;
const COARSE: f32 = 512.0;

/// What a net has summed up so far: the hidden numbers, and the points.
#[derive(Clone, Copy)]
pub(super) struct Sum {
    hidden: [f32; HIDDEN],
    points: f32,
}

/// Read when it is first asked: as numbers of four bytes it would be the larger half of a module's data.
pub(super) static NET: LazyLock<Net> = LazyLock::new(|| Net::read(include_bytes!("net.bin")));

impl Net {
    fn read(bytes: &[u8]) -> Self {
        assert!(
            bytes.len() == 2 * WEIGHTS,
            "the net does not fit its features"
        );
        let mut net = Self {
            hidden: [[0.0; HIDDEN]; FEATURES],
            bias: [0.0; HIDDEN],
            out: [0.0; HIDDEN],
            direct: [0.0; FEATURES],
            base: 0.0,
            cards: WORTHS,
        };
        let mut at = 0;
        let mut feature = 0;
        while feature < FEATURES {
            let mut unit = 0;
            while unit < HIDDEN {
                net.hidden[feature][unit] = whole(bytes, at) / FINE;
                unit += 1;
                at += 1;
            }
            net.direct[feature] = whole(bytes, at) / COARSE;
            feature += 1;
            at += 1;
        }
        let mut unit = 0;
        while unit < HIDDEN {
            net.bias[unit] = whole(bytes, at) / FINE;
            net.out[unit] = whole(bytes, at + 1) / COARSE;
            unit += 1;
            at += 2;
        }
        net.base = whole(bytes, at) / COARSE;
        net
    }

    /// The sum of nothing.
    pub(super) const fn begin(&self) -> Sum {
        Sum {
            hidden: self.bias,
            points: self.base,
        }
    }

    /// Adds features from number `first` on.
    pub(super) fn add(&self, first: usize, features: &[f32], mut sum: Sum) -> Sum {
        for (at, &number) in features.iter().enumerate() {
            if number != 0.0 {
                self.add_one(first + at, number, &mut sum);
            }
        }
        sum
    }

    /// Takes the features `old` out and puts `new` in.
    pub(super) fn exchange(
        &self,
        old: &[f32; FEATURES],
        new: &[f32; FEATURES],
        mut sum: Sum,
    ) -> Sum {
        for (at, (old, new)) in old.iter().zip(new).enumerate() {
            if old != new {
                self.add_one(at, new - old, &mut sum);
            }
        }
        sum
    }

    #[inline]
    fn add_one(&self, feature: usize, number: f32, sum: &mut Sum) {
        sum.points += number * self.direct[feature];
        for (sum, weight) in sum.hidden.iter_mut().zip(&self.hidden[feature]) {
            *sum += number * weight;
        }
    }

    /// The points that a seat will have.
    pub(super) fn points(&self, sum: &Sum) -> f32 {
        let bent = sum.hidden.iter().zip(self.out);
        sum.points
            + bent
                .map(|(number, weight)| number.max(0.0) * weight)
                .sum::<f32>()
    }
}

fn whole(bytes: &[u8], at: usize) -> f32 {
    i16::from_le_bytes([bytes[2 * at], bytes[2 * at + 1]]) as f32
}

#[cfg(test)]
impl Net {
    /// The stored form.
    pub(super) fn bytes(&self) -> Vec<u8> {
        let mut numbers = Vec::new();
        for (hidden, direct) in self.hidden.iter().zip(self.direct) {
            numbers.extend(hidden.iter().map(|number| number * FINE));
            numbers.push(direct * COARSE);
        }
        for (bias, out) in self.bias.iter().zip(self.out) {
            numbers.extend([bias * FINE, out * COARSE]);
        }
        numbers.push(self.base * COARSE);
        numbers
            .into_iter()
            .flat_map(|number| (number.round() as i16).to_le_bytes())
            .collect()
    }

    pub(super) fn of_bytes(bytes: &[u8]) -> Self {
        Self::read(bytes)
    }
}
