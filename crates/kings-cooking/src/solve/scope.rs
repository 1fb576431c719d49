//! Which positions a solution covers: all, or what can come of one start.

use rules::Position;

use super::index::{Layout, POSITIONS, Placement};
use crate::position::KingsCooking;

/// Which positions are settled.
#[derive(Debug)]
pub(super) enum Scope {
    /// All of them.
    Whole,
    /// Those in the set, which no step leaves.
    Part(Vec<u64>),
}

impl Scope {
    /// Everything that can come of a position.
    pub(super) fn from_start(start: &KingsCooking) -> Scope {
        let layout = Layout::get();
        let mut seen = vec![0_u64; POSITIONS.div_ceil(64)];
        let mut open = Vec::new();
        let mut meet = |position: &KingsCooking, open: &mut Vec<u32>| {
            if let Some(address) = layout.address(&Placement::of(position)) {
                let (word, bit) = (address / 64, 1 << (address % 64));
                if seen[word] & bit == 0 {
                    seen[word] |= bit;
                    open.push(address as u32);
                }
            }
        };
        meet(start, &mut open);
        let mut rights = vec![start.clone()];
        let mut steps = Vec::new();
        loop {
            // A position with an en passant right has steps that its address does not know of.
            let mut position = match rights.pop() {
                Some(position) => position,
                None => match open.pop() {
                    Some(address) => layout.position(address as usize),
                    None => break,
                },
            };
            steps.clear();
            position.generate(&mut steps);
            for &step in &steps {
                let token = position.play_unchecked(step);
                meet(&position, &mut open);
                if position.en_passant().is_some() {
                    rights.push(position.clone());
                }
                position.undo(step, token);
            }
        }
        Scope::Part(seen)
    }

    pub(super) fn has(&self, address: usize) -> bool {
        match self {
            Scope::Whole => true,
            Scope::Part(words) => words[address / 64] & 1 << (address % 64) != 0,
        }
    }

    pub(super) fn len(&self) -> u64 {
        match self {
            Scope::Whole => POSITIONS as u64,
            Scope::Part(words) => words.iter().map(|word| u64::from(word.count_ones())).sum(),
        }
    }
}
