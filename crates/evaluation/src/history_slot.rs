//! The slots of the history heuristic.

use std::hash::{Hash, Hasher};

/// How many slots there are: what [`Evaluate::history_slot`](crate::Evaluate::history_slot) answers is below this.
pub const HISTORY_SLOTS: usize = 1024;

/// A slot for steps of which nothing is known but that they can be told apart.
pub(crate) fn slot_of(step: &impl Hash) -> usize {
    let mut hasher = StepHasher(0);
    step.hash(&mut hasher);
    (hasher.finish() >> 54) as usize
}

/// Hashes steps to the same number on every platform: `usize` and enum discriminants count as 64 bits everywhere.
struct StepHasher(u64);

impl StepHasher {
    fn mix(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
}

impl Hasher for StepHasher {
    fn finish(&self) -> u64 {
        self.0 ^ (self.0 >> 29)
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.mix(u64::from(byte));
        }
    }

    fn write_u16(&mut self, word: u16) {
        self.mix(u64::from(word));
    }

    fn write_u32(&mut self, word: u32) {
        self.mix(u64::from(word));
    }

    fn write_u64(&mut self, word: u64) {
        self.mix(word);
    }

    fn write_usize(&mut self, word: usize) {
        self.mix(word as u64);
    }

    fn write_isize(&mut self, word: isize) {
        self.mix(word as i64 as u64);
    }
}
