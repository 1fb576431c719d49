//! The history heuristic: which quiet steps worked elsewhere in the tree.

use evaluation::HISTORY_SLOTS;
use rules::Side;

/// The bound of every figure here.
const MOST: i32 = 16_384;

/// The slot that stands for no step: the root, and the null move.
pub(crate) const NO_SLOT: usize = HISTORY_SLOTS;

/// Success of quiet steps, by side, and by what was played just before.
pub(crate) struct History {
    butterfly: Box<[[i16; HISTORY_SLOTS]; 2]>,
    /// Continuation history: by the step before.
    continuation: Vec<[i16; HISTORY_SLOTS]>,
}

impl History {
    pub(crate) fn new() -> History {
        History {
            butterfly: Box::new([[0; HISTORY_SLOTS]; 2]),
            continuation: vec![[0; HISTORY_SLOTS]; HISTORY_SLOTS + 1],
        }
    }

    #[inline]
    pub(crate) fn of(&self, side: Side, before: usize, slot: usize) -> i32 {
        i32::from(self.butterfly[side.index()][slot]) + i32::from(self.continuation[before][slot])
    }

    pub(crate) fn reward(&mut self, side: Side, before: usize, slot: usize, bonus: i32) {
        update(&mut self.butterfly[side.index()][slot], bonus);
        update(&mut self.continuation[before][slot], bonus);
    }
}

/// Moves a figure towards its bound by a share of what is missing, so that it never passes it and forgets slowly.
fn update(figure: &mut i16, bonus: i32) {
    let old = i32::from(*figure);
    let new = old + bonus - old * bonus.abs() / MOST;
    *figure = new.clamp(-MOST, MOST) as i16;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_stay_in_bounds_and_turn_round() {
        let mut history = History::new();
        for _ in 0..10_000 {
            history.reward(Side::First, NO_SLOT, 5, 1_500);
        }
        let high = history.of(Side::First, NO_SLOT, 5);
        assert!(high > MOST && high <= 2 * MOST);
        for _ in 0..30 {
            history.reward(Side::First, NO_SLOT, 5, -1_500);
        }
        assert!(history.of(Side::First, NO_SLOT, 5) < 0);
        assert_eq!(history.of(Side::Second, 7, 5), 0);
    }
}
