//! Quiescence: captures are played out before a position is valued.

use rules::{Evaluate, Stage};

use crate::memory::{Bound, Entry};
use crate::score::INFINITE;
use crate::worker::{MAX_PLY, Reins, Worker, from_memory, to_memory};

/// How many steps deep checks are answered in full.
const EVASIONS: i32 = 6;

/// What a capture may be short of reaching the window and still be tried.
const HOPE: i32 = 180;

impl<P: Evaluate> Worker<P> {
    /// The value of the present position for its actor when the fighting is over. `deep` counts the steps below the horizon.
    pub(crate) fn quiet(
        &mut self,
        reins: &Reins<'_>,
        alpha: i32,
        beta: i32,
        ply: usize,
        turns: i32,
        deep: i32,
    ) -> i32 {
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
            Stage::Turn if self.position.in_check() && deep < EVASIONS => {
                self.quiet_all(reins, alpha, beta, ply, turns, deep)
            }
            Stage::Turn => self.quiet_turn(reins, alpha, beta, ply, turns, deep),
            Stage::Duty => self.quiet_all(reins, alpha, beta, ply, turns, deep),
            Stage::Mid => self.quiet_mid(reins, alpha, beta, ply, turns, deep),
        }
    }

    /// At the beginning of a turn: nobody is forced to capture.
    fn quiet_turn(
        &mut self,
        reins: &Reins<'_>,
        mut alpha: i32,
        beta: i32,
        ply: usize,
        turns: i32,
        deep: i32,
    ) -> i32 {
        let key = self.position.key();
        let remembered = self.memory.probe(key);
        if let Some(entry) = remembered {
            let score = from_memory(entry.score, turns);
            if entry.bound.answers(score, alpha, beta) {
                return score;
            }
        }
        let value = remembered
            .and_then(|entry| entry.value)
            .unwrap_or_else(|| self.value());
        if value >= beta {
            if remembered.is_none() {
                self.remember_quiet(key, value, value, Bound::Lower, turns);
            }
            return value;
        }
        let first = alpha;
        alpha = alpha.max(value);
        let mut best = value;
        let begin = self.fill_tactical();
        let end = self.candidates.len();
        for at in begin..end {
            let candidate = self.pick(begin, at);
            // The candidates come by falling gain: if this one cannot reach the window, none can.
            let reach = value + candidate.gain + HOPE;
            if reach <= alpha && self.selectivity == crate::Selectivity::Pruned {
                best = best.max(reach);
                break;
            }
            if self.position.exchange(candidate.step) < 0 {
                continue;
            }
            let score = self.quiet_step(reins, candidate.step, true, alpha, beta, ply, turns, deep);
            if self.halted {
                self.candidates.truncate(begin);
                return 0;
            }
            if score > best {
                best = score;
                if score > alpha {
                    alpha = score;
                    self.keep_line(ply, candidate.step);
                    if score >= beta {
                        break;
                    }
                }
            }
        }
        self.candidates.truncate(begin);
        self.remember_quiet(key, best, value, Bound::of(best, first, beta), turns);
        best
    }

    /// Every legal step: answers to a check or to a duty.
    fn quiet_all(
        &mut self,
        reins: &Reins<'_>,
        mut alpha: i32,
        beta: i32,
        ply: usize,
        turns: i32,
        deep: i32,
    ) -> i32 {
        let begin = self.fill(None);
        self.rank(begin, ply);
        let end = self.candidates.len();
        if begin == end {
            return self.terminal(self.position.outcome(), ply, turns);
        }
        let mut best = -INFINITE;
        for at in begin..end {
            let candidate = self.pick(begin, at);
            let loud = candidate.gain != 0;
            let score = self.quiet_step(reins, candidate.step, loud, alpha, beta, ply, turns, deep);
            if self.halted {
                break;
            }
            if score > best {
                best = score;
                if score > alpha {
                    alpha = score;
                    self.keep_line(ply, candidate.step);
                    if score >= beta {
                        break;
                    }
                }
            }
        }
        self.candidates.truncate(begin);
        best
    }

    /// Inside a turn there is nothing to stand on: steps that gain or that end the turn are tried.
    fn quiet_mid(
        &mut self,
        reins: &Reins<'_>,
        mut alpha: i32,
        beta: i32,
        ply: usize,
        turns: i32,
        deep: i32,
    ) -> i32 {
        let actor = self.position.actor();
        let begin = self.fill(None);
        self.rank(begin, ply);
        let end = self.candidates.len();
        if begin == end {
            return self.terminal(self.position.outcome(), ply, turns);
        }
        let mut best = -INFINITE;
        for at in begin..end {
            let candidate = self.pick(begin, at);
            let token = self.position.play(candidate.step);
            let same = self.position.actor() == actor;
            if same && candidate.gain <= 0 && self.position.plain_end().is_none() {
                self.position.undo(candidate.step, token);
                continue;
            }
            self.frames[ply].barrier = candidate.gain != 0;
            let score = if same {
                self.quiet(reins, alpha, beta, ply + 1, turns, deep + 1)
            } else {
                -self.quiet(reins, -beta, -alpha, ply + 1, turns + 1, deep + 1)
            };
            self.position.undo(candidate.step, token);
            if self.halted {
                break;
            }
            if score > best {
                best = score;
                if score > alpha {
                    alpha = score;
                    self.keep_line(ply, candidate.step);
                    if score >= beta {
                        break;
                    }
                }
            }
        }
        self.candidates.truncate(begin);
        if best == -INFINITE {
            self.value()
        } else {
            best
        }
    }

    #[expect(clippy::too_many_arguments)]
    #[inline]
    fn quiet_step(
        &mut self,
        reins: &Reins<'_>,
        step: P::Step,
        loud: bool,
        alpha: i32,
        beta: i32,
        ply: usize,
        turns: i32,
        deep: i32,
    ) -> i32 {
        let actor = self.frames[ply].actor;
        self.frames[ply].barrier = loud;
        let token = self.position.play(step);
        let score = if self.position.actor() == actor {
            self.quiet(reins, alpha, beta, ply + 1, turns, deep + 1)
        } else {
            -self.quiet(reins, -beta, -alpha, ply + 1, turns + 1, deep + 1)
        };
        self.position.undo(step, token);
        score
    }

    fn remember_quiet(&self, key: u64, score: i32, value: i32, bound: Bound, turns: i32) {
        let entry = Entry {
            step: None,
            score: to_memory(score, turns),
            value: Some(value),
            depth: 0,
            bound,
        };
        self.memory.store(key, entry);
    }
}
