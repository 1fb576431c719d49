//! Quiescence search: captures are played out before a position is valued.

use evaluation::Evaluate;
use rules::Stage;

use crate::score::{INFINITE, STATIC_BOUND};
use crate::transposition_table::{Bound, Remembered, from_table, to_table};
use crate::worker::{MAX_PLY, Reins, Worker};

/// How many steps deep checks are answered in full.
const EVASIONS: i32 = 6;

/// What a capture may be short of reaching the window and still be tried (delta pruning).
const DELTA_MARGIN: i32 = 180;

/// Where a search below the horizon stands, and what it is asked.
#[derive(Clone, Copy)]
pub(crate) struct Quiescence {
    alpha: i32,
    beta: i32,
    ply: usize,
    turns: i32,
    /// Steps below the horizon.
    deep: i32,
}

impl Quiescence {
    /// At the horizon.
    pub(crate) const fn new(alpha: i32, beta: i32, ply: usize, turns: i32) -> Quiescence {
        Quiescence {
            alpha,
            beta,
            ply,
            turns,
            deep: 0,
        }
    }
}

/// Which of all legal steps are looked at.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Tried {
    /// Every one: answers to a check or to a duty.
    Every,
    /// Those that gain, and those that end the turn: inside a turn there is nothing to stand on.
    Fruitful,
}

impl<P: Evaluate> Worker<P> {
    /// The value of the present position for its actor when the fighting is over.
    pub(crate) fn quiescence(&mut self, reins: &Reins<'_>, at: Quiescence) -> i32 {
        let Quiescence { ply, turns, .. } = at;
        if !self.enter(reins, ply) {
            return 0;
        }
        if let Some(outcome) = self.position.plain_end() {
            return self.terminal(Some(outcome), ply, turns);
        }
        if ply >= MAX_PLY {
            return self.value();
        }
        self.frames[ply].actor = self.position.actor();
        match self.position.stage() {
            Stage::Turn if self.position.in_check() && at.deep < EVASIONS => {
                self.quiescence_legal(reins, at, Tried::Every)
            }
            Stage::Turn => self.quiescence_turn(reins, at),
            Stage::Duty => self.quiescence_legal(reins, at, Tried::Every),
            Stage::Mid => self.quiescence_legal(reins, at, Tried::Fruitful),
        }
    }

    /// At the beginning of a turn: nobody is forced to capture.
    fn quiescence_turn(&mut self, reins: &Reins<'_>, mut at: Quiescence) -> i32 {
        let Quiescence {
            alpha: first,
            beta,
            ply,
            turns,
            ..
        } = at;
        let key = self.position.key();
        let remembered = self.memory.table.probe(key);
        if let Some(entry) = remembered {
            let score = from_table(entry.score, turns);
            if entry.bound.answers(score, first, beta) {
                return score;
            }
        }
        let value = remembered
            .and_then(|entry| entry.value)
            .unwrap_or_else(|| self.value());
        if value >= beta {
            if remembered.is_none() {
                self.remember_quiescence(key, value, value, Bound::Lower, turns);
            }
            return value;
        }
        at.alpha = first.max(value);
        let mut best = value;
        let begin = self.fill_tactical();
        let end = self.candidates.len();
        for index in begin..end {
            let candidate = self.pick(begin, index);
            // The candidates come by falling gain: if this one cannot reach the window, none can.
            let reach = value + candidate.gain + DELTA_MARGIN;
            if reach <= at.alpha && self.selectivity == crate::Selectivity::Pruned {
                best = best.max(reach);
                break;
            }
            if self.position.exchange(candidate.step) < 0 {
                continue;
            }
            self.frames[ply].barrier = true;
            let token = self.position.play_unchecked(candidate.step);
            let score = self.quiescence_below(reins, at);
            self.position.undo(candidate.step, token);
            if self.halted {
                self.candidates.truncate(begin);
                return 0;
            }
            best = best.max(score);
            if score > at.alpha {
                at.alpha = score;
                self.keep_line(ply, candidate.step);
                if score >= beta {
                    break;
                }
            }
        }
        self.candidates.truncate(begin);
        self.remember_quiescence(key, best, value, Bound::of(best, first, beta), turns);
        best
    }

    /// Where the actor cannot stand still.
    fn quiescence_legal(&mut self, reins: &Reins<'_>, mut at: Quiescence, tried: Tried) -> i32 {
        let Quiescence { ply, turns, .. } = at;
        let actor = self.position.actor();
        let begin = self.fill(None);
        self.rank(begin, ply);
        let end = self.candidates.len();
        if begin == end {
            return self.terminal(self.position.outcome(), ply, turns);
        }
        let mut best = -INFINITE;
        let mut skipped = false;
        for index in begin..end {
            let candidate = self.pick(begin, index);
            let token = self.position.play_unchecked(candidate.step);
            let fruitless = tried == Tried::Fruitful
                && candidate.gain <= 0
                && self.position.actor() == actor
                && self.position.plain_end().is_none();
            if fruitless {
                self.position.undo(candidate.step, token);
                skipped = true;
                continue;
            }
            self.frames[ply].barrier = candidate.gain != 0;
            let score = self.quiescence_below(reins, at);
            self.position.undo(candidate.step, token);
            if self.halted {
                break;
            }
            best = best.max(score);
            if score > at.alpha {
                at.alpha = score;
                self.keep_line(ply, candidate.step);
                if score >= at.beta {
                    break;
                }
            }
        }
        self.candidates.truncate(begin);
        if best == -INFINITE {
            // Nothing was fruitful.
            self.value()
        } else if skipped {
            // A step that was not looked at may save: an end is told only where none does.
            best.max(-STATIC_BOUND)
        } else {
            best
        }
    }

    /// The value of the position after a step, for who made it.
    #[inline]
    fn quiescence_below(&mut self, reins: &Reins<'_>, at: Quiescence) -> i32 {
        let below = Quiescence {
            ply: at.ply + 1,
            deep: at.deep + 1,
            ..at
        };
        if self.position.actor() == self.frames[at.ply].actor {
            return self.quiescence(reins, below);
        }
        let other = Quiescence {
            alpha: -at.beta,
            beta: -at.alpha,
            turns: at.turns + 1,
            ..below
        };
        -self.quiescence(reins, other)
    }

    fn remember_quiescence(&self, key: u64, score: i32, value: i32, bound: Bound, turns: i32) {
        let entry = Remembered {
            step: None,
            score: to_table(score, turns),
            value: Some(value),
            depth: 0,
            bound,
        };
        self.memory.table.store(key, entry);
    }
}
