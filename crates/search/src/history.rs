//! What worked elsewhere in the tree: the memory of quiet steps.

use rules::{Side, TRACES};

/// The bound of every figure here.
const MOST: i32 = 16_384;

/// The trace that stands for no step: the root, and the null move.
pub(crate) const NO_TRACE: usize = TRACES;

/// Success of quiet steps, by side, and by what was played just before.
pub(crate) struct History {
    plain: Box<[[i16; TRACES]; 2]>,
    /// Answers: by the trace of the step before.
    answers: Vec<[i16; TRACES]>,
}

impl History {
    pub(crate) fn new() -> History {
        History {
            plain: Box::new([[0; TRACES]; 2]),
            answers: vec![[0; TRACES]; TRACES + 1],
        }
    }

    #[inline]
    pub(crate) fn of(&self, side: Side, before: usize, trace: usize) -> i32 {
        i32::from(self.plain[side.index()][trace]) + i32::from(self.answers[before][trace])
    }

    pub(crate) fn reward(&mut self, side: Side, before: usize, trace: usize, bonus: i32) {
        update(&mut self.plain[side.index()][trace], bonus);
        update(&mut self.answers[before][trace], bonus);
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
            history.reward(Side::First, NO_TRACE, 5, 1_500);
        }
        let high = history.of(Side::First, NO_TRACE, 5);
        assert!(high > MOST && high <= 2 * MOST);
        for _ in 0..30 {
            history.reward(Side::First, NO_TRACE, 5, -1_500);
        }
        assert!(history.of(Side::First, NO_TRACE, 5) < 0);
        assert_eq!(history.of(Side::Second, 7, 5), 0);
    }
}
