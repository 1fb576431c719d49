//! The transposition table: what searches remember of positions, shared by all threads without locks.

use std::sync::atomic::{AtomicU8, AtomicU64, Ordering::Relaxed};

use crate::score::MATE_BOUND;

/// What a remembered value means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(crate) enum Bound {
    /// Nothing: only the step is of use.
    None = 0,
    /// The true value is at most this.
    Upper = 1,
    /// The true value is at least this.
    Lower = 2,
    /// This is the value.
    Exact = 3,
}

impl Bound {
    /// What a value found with the window from `alpha` to `beta` means.
    pub(crate) fn of(score: i32, alpha: i32, beta: i32) -> Bound {
        if score >= beta {
            Bound::Lower
        } else if score > alpha {
            Bound::Exact
        } else {
            Bound::Upper
        }
    }

    /// Whether a value of this meaning answers what the window asks.
    pub(crate) fn answers(self, score: i32, alpha: i32, beta: i32) -> bool {
        match self {
            Bound::Exact => true,
            Bound::Lower => score >= beta,
            Bound::Upper => score <= alpha,
            Bound::None => false,
        }
    }
}

/// What is remembered of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Remembered {
    /// The best step, as its index in the canonical list of legal steps: two bytes serve every game, and whoever reads it
    /// checks it against the list, so that a mixed-up entry can never bring in an illegal step.
    pub(crate) step: Option<u16>,
    /// The value, wins and losses counted from this position.
    pub(crate) score: i32,
    /// The static value; `None` where it was not computed.
    pub(crate) value: Option<i32>,
    /// How deep it was searched.
    pub(crate) depth: i32,
    /// What the value means.
    pub(crate) bound: Bound,
}

const NO_STEP: u16 = u16::MAX;
const NO_VALUE: i16 = i16::MIN;
const GENERATIONS: u8 = 64;

impl Remembered {
    fn pack(self, generation: u8) -> u64 {
        let step = u64::from(self.step.unwrap_or(NO_STEP));
        let score = u64::from(self.score as i16 as u16);
        let value = u64::from(self.value.map_or(NO_VALUE, |value| value as i16) as u16);
        let depth = u64::from(self.depth.clamp(0, 255) as u8);
        let low = u64::from(generation << 2 | self.bound as u8);
        step << 48 | score << 32 | value << 16 | depth << 8 | low
    }

    fn unpack(word: u64) -> Remembered {
        let step = (word >> 48) as u16;
        let value = (word >> 16) as u16 as i16;
        Remembered {
            step: (step != NO_STEP).then_some(step),
            score: i32::from((word >> 32) as u16 as i16),
            value: (value != NO_VALUE).then_some(i32::from(value)),
            depth: i32::from((word >> 8) as u8),
            bound: match word & 3 {
                1 => Bound::Upper,
                2 => Bound::Lower,
                3 => Bound::Exact,
                _ => Bound::None,
            },
        }
    }

    fn generation(word: u64) -> u8 {
        (word as u8) >> 2
    }
}

/// One position: the key mixed with the word, so that two halves written by different threads do not match
/// (Hyatt's lockless hashing).
#[derive(Default)]
struct Cell {
    check: AtomicU64,
    word: AtomicU64,
}

/// Positions that share a line of the processor's cache.
#[derive(Default)]
#[repr(align(64))]
struct Bucket([Cell; 4]);

/// Positions with what searches found out about them.
pub(crate) struct TranspositionTable {
    buckets: Box<[Bucket]>,
    generation: AtomicU8,
}

impl TranspositionTable {
    /// A table of about so many bytes, at least one bucket.
    pub(crate) fn of_bytes(bytes: usize) -> TranspositionTable {
        let count = (bytes / size_of::<Bucket>()).max(1);
        let buckets = std::iter::repeat_with(Bucket::default)
            .take(count)
            .collect();
        TranspositionTable {
            buckets,
            generation: AtomicU8::new(0),
        }
    }

    /// Its size.
    pub(crate) fn bytes(&self) -> usize {
        self.buckets.len() * size_of::<Bucket>()
    }

    /// Forgets everything.
    pub(crate) fn clear(&self) {
        for cell in self.buckets.iter().flat_map(|bucket| &bucket.0) {
            cell.check.store(0, Relaxed);
            cell.word.store(0, Relaxed);
        }
        self.generation.store(0, Relaxed);
    }

    /// How full it is with what the present search found, in thousandths, by a sample.
    pub(crate) fn full(&self) -> u16 {
        let generation = self.generation.load(Relaxed);
        let sample = self.buckets.len().min(250);
        let cells = self.buckets[..sample].iter().flat_map(|bucket| &bucket.0);
        let used = cells
            .filter(|cell| {
                let word = cell.word.load(Relaxed);
                word != 0 && Remembered::generation(word) == generation
            })
            .count();
        (used * 1000 / (sample * 4)) as u16
    }

    /// Begins a new search: what older ones left makes room first.
    pub(crate) fn age(&self) {
        let next = (self.generation.load(Relaxed) + 1) % GENERATIONS;
        self.generation.store(next, Relaxed);
    }

    pub(crate) fn probe(&self, key: u64) -> Option<Remembered> {
        for cell in &self.bucket(key).0 {
            let word = cell.word.load(Relaxed);
            if word != 0 && cell.check.load(Relaxed) ^ word == key {
                return Some(Remembered::unpack(word));
            }
        }
        None
    }

    pub(crate) fn store(&self, key: u64, entry: Remembered) {
        let generation = self.generation.load(Relaxed);
        let mut entry = entry;
        let mut place = None;
        let mut cheapest = i32::MAX;
        for cell in &self.bucket(key).0 {
            let word = cell.word.load(Relaxed);
            if word == 0 {
                place = Some(cell);
                break;
            }
            if cell.check.load(Relaxed) ^ word == key {
                let old = Remembered::unpack(word);
                // A shallow bound does not drive out a much deeper finding of the same search.
                if entry.bound != Bound::Exact
                    && entry.depth + 4 < old.depth
                    && Remembered::generation(word) == generation
                {
                    return;
                }
                entry.step = entry.step.or(old.step);
                place = Some(cell);
                break;
            }
            let age = (GENERATIONS + generation - Remembered::generation(word)) % GENERATIONS;
            let worth = Remembered::unpack(word).depth - 4 * i32::from(age);
            if worth < cheapest {
                cheapest = worth;
                place = Some(cell);
            }
        }
        if let Some(cell) = place {
            let word = entry.pack(generation);
            cell.word.store(word, Relaxed);
            cell.check.store(key ^ word, Relaxed);
        }
    }

    fn bucket(&self, key: u64) -> &Bucket {
        let wide = u128::from(key) * self.buckets.len() as u128;
        &self.buckets[(wide >> 64) as usize]
    }
}

/// A value as it is remembered: wins and losses counted from the position itself.
#[inline]
pub(crate) fn to_table(score: i32, turns: i32) -> i32 {
    match score {
        score if score > MATE_BOUND => score + turns,
        score if score < -MATE_BOUND => score - turns,
        score => score,
    }
}

/// The inverse of [`to_table`].
#[inline]
pub(crate) fn from_table(score: i32, turns: i32) -> i32 {
    match score {
        score if score > MATE_BOUND => score - turns,
        score if score < -MATE_BOUND => score + turns,
        score => score,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(depth: i32, bound: Bound) -> Remembered {
        Remembered {
            step: Some(7),
            score: -31_990,
            value: Some(-45),
            depth,
            bound,
        }
    }

    #[test]
    fn an_entry_comes_back_as_it_was() {
        let table = TranspositionTable::of_bytes(1 << 20);
        for bound in [Bound::None, Bound::Upper, Bound::Lower, Bound::Exact] {
            let key = 0x1234_5678_9abc_def0 ^ bound as u64;
            table.store(key, entry(9, bound));
            assert_eq!(table.probe(key), Some(entry(9, bound)));
        }
        assert_eq!(table.probe(99), None);
        table.clear();
        assert_eq!(table.probe(0x1234_5678_9abc_def0), None);
    }

    #[test]
    fn old_and_shallow_findings_make_room_first() {
        let table = TranspositionTable::of_bytes(1);
        for (key, depth) in [(1, 8), (2, 3), (3, 9), (4, 7)] {
            table.store(key, entry(depth, Bound::Exact));
        }
        table.store(5, entry(1, Bound::Exact));
        assert_eq!(table.probe(2), None);
        table.age();
        table.age();
        table.store(6, entry(6, Bound::Exact));
        table.store(7, entry(6, Bound::Exact));
        assert!(table.probe(6).is_some() && table.probe(7).is_some());
        assert_eq!(table.probe(5), None);
    }

    #[test]
    fn a_bound_without_a_step_keeps_the_step() {
        let table = TranspositionTable::of_bytes(1 << 20);
        table.store(1, entry(5, Bound::Exact));
        let silent = Remembered {
            step: None,
            ..entry(6, Bound::Upper)
        };
        table.store(1, silent);
        assert_eq!(table.probe(1).and_then(|entry| entry.step), Some(7));
    }
}
