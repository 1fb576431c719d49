//! The history heuristic: which quiet steps worked elsewhere in the tree, in this search and in those of the turns before it.

use evaluation::HISTORY_SLOTS;
use rules::Side;

/// The bound of every figure here.
const MOST: i32 = 16_384;

/// The slot that stands for no step: the root, and the null move.
pub(crate) const NO_SLOT: usize = HISTORY_SLOTS;

type Row = [i16; HISTORY_SLOTS];

/// Success of quiet steps, by side, and by what was played just before.
pub(crate) struct History {
    butterfly: [Box<Row>; 2],
    /// Continuation history: by the step before. A row is made when something is written into it: a short search writes into few of
    /// them, and all together are two megabytes.
    continuation: Vec<Option<Box<Row>>>,
}

/// What is known of one side's steps behind one step.
#[derive(Clone, Copy)]
pub(crate) struct Behind<'a> {
    butterfly: &'a Row,
    continuation: &'a Row,
}

/// Stands for every row that nothing was written into.
static UNWRITTEN: Row = [0; HISTORY_SLOTS];

impl Behind<'_> {
    #[inline]
    pub(crate) fn of(self, slot: usize) -> i32 {
        i32::from(self.butterfly[slot]) + i32::from(self.continuation[slot])
    }
}

impl History {
    pub(crate) fn new() -> History {
        History {
            butterfly: [empty(), empty()],
            continuation: vec![None; HISTORY_SLOTS + 1],
        }
    }

    /// What is known of `side`'s steps behind the step `before`. A node asks for many steps behind the same one: the rows are found
    /// once.
    #[inline]
    pub(crate) fn behind(&self, side: Side, before: usize) -> Behind<'_> {
        Behind {
            butterfly: &self.butterfly[side.index()],
            continuation: self.continuation[before].as_deref().unwrap_or(&UNWRITTEN),
        }
    }

    pub(crate) fn reward(&mut self, side: Side, before: usize, slot: usize, bonus: i32) {
        update(&mut self.butterfly[side.index()][slot], bonus);
        let row = self.continuation[before].get_or_insert_with(empty);
        update(&mut row[slot], bonus);
    }

    /// What was learnt a turn ago counts half: the board is another one, but not a new one.
    pub(crate) fn age(&mut self) {
        let rows = self.continuation.iter_mut().flatten();
        for row in self.butterfly.iter_mut().chain(rows) {
            for figure in row.iter_mut() {
                *figure /= 2;
            }
        }
    }
}

fn empty() -> Box<Row> {
    Box::new([0; HISTORY_SLOTS])
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
        let high = history.behind(Side::First, NO_SLOT).of(5);
        assert!(high > MOST && high <= 2 * MOST);
        for _ in 0..30 {
            history.reward(Side::First, NO_SLOT, 5, -1_500);
        }
        assert!(history.behind(Side::First, NO_SLOT).of(5) < 0);
        assert_eq!(history.behind(Side::Second, 7).of(5), 0);
    }

    #[test]
    fn age_halves_what_is_known() {
        let mut history = History::new();
        history.reward(Side::Second, 7, 5, 1_000);
        assert_eq!(history.behind(Side::Second, 7).of(5), 2_000);
        history.age();
        assert_eq!(history.behind(Side::Second, 7).of(5), 1_000);
        assert_eq!(history.behind(Side::Second, 8).of(5), 500);
    }
}
