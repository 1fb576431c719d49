//! Principal variation search for turns that need not alternate.
//!
//! The window is kept while the actor stays and negated and swapped only when it changes: see [`Worker::child`]. Depth is counted in
//! turns begun: a step that opens or continues a turn costs one, a step that merely ends an open turn and the answer to a
//! duty cost nothing, so that a deploy of one piece is as deep as a plain move.

use evaluation::Evaluate;
use rules::Stage;

use crate::pruning::{Late, futility_pruning, mate_distance_pruning};
use crate::quiescence::Quiescence;
use crate::score::{INFINITE, MATE_BOUND};
use crate::transposition_table::{Bound, Remembered, from_table, to_table};
use crate::worker::{Candidate, MAX_PLY, Reins, Selectivity, Worker};

/// Whether the turn before was a null move: two in a row prove nothing.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum After {
    Step,
    NullMove,
}

/// What a node works on.
#[derive(Clone, Copy)]
pub(crate) struct Window {
    pub(crate) alpha: i32,
    pub(crate) beta: i32,
    pub(crate) depth: i32,
    pub(crate) ply: usize,
    pub(crate) turns: i32,
}

impl<P: Evaluate> Worker<P> {
    /// The value of the present position for its actor.
    pub(crate) fn pvs<const PV: bool>(
        &mut self,
        reins: &Reins<'_>,
        window: Window,
        after: After,
    ) -> i32 {
        let Window {
            mut alpha,
            mut beta,
            mut depth,
            ply,
            turns,
        } = window;
        if depth <= 0 {
            return self.quiescence(reins, Quiescence::new(alpha, beta, ply, turns));
        }
        if !self.enter(reins, ply) {
            return 0;
        }
        if let Some(outcome) = self.position.plain_end() {
            return self.terminal(Some(outcome), ply, turns);
        }
        if ply >= MAX_PLY {
            return self.value();
        }
        let stage = self.position.stage();
        let actor = self.position.actor();
        let check = self.position.in_check();
        let pruned = self.selectivity == Selectivity::Pruned;
        self.frames[ply].actor = actor;
        let start = self.turn_start(check, ply);
        if let Some(now) = start
            && let Some(score) = self.returned(now)
        {
            return score;
        }

        (alpha, beta) = mate_distance_pruning(alpha, beta, turns);
        if alpha >= beta {
            return alpha;
        }

        let key = self.position.key();
        let remembered = self.memory.table.probe(key);
        if let Some(entry) = remembered
            && !PV
            && entry.depth >= depth
        {
            let score = from_table(entry.score, turns);
            if entry.bound.answers(score, alpha, beta) {
                return score;
            }
        }

        if check && pruned && turns < 2 * self.root_depth {
            // Check extension: an answer to a check is no turn of free choice.
            depth += 1;
        }
        let calm = stage == Stage::Turn && !check;
        let value = calm.then(|| {
            remembered
                .and_then(|entry| entry.value)
                .unwrap_or_else(|| self.value())
        });
        self.frames[ply].value = value;
        let improving = self.improving(ply);

        if let Some(value) = value
            && pruned
            && !PV
            && let Some(score) = self.prune_node(reins, value, improving, window, after)
        {
            return score;
        }
        let remembered = remembered.and_then(|entry| entry.step);
        if pruned {
            depth -= internal_iterative_reduction(depth, remembered);
        }

        let begin = self.fill(remembered);
        let unranked = begin + usize::from(remembered.is_some());
        let end = self.candidates.len();
        if begin == end {
            return self.terminal(self.position.outcome(), ply, turns);
        }
        if let Some(now) = start {
            self.trail.begin(now);
        }
        self.frames[ply + 1].killers = [None, None];

        let first = alpha;
        let mut best = -INFINITE;
        let mut best_index = None;
        let mut tried = 0;
        for at in begin..end {
            if at == unranked {
                self.rank(at, ply);
            }
            let candidate = self.pick_sound(begin, at);
            if pruned
                && !PV
                && let Some(value) = value
                && best > -MATE_BOUND
            {
                match futility_pruning(&candidate, value, improving, alpha, depth, tried) {
                    Late::Tried => {}
                    Late::Skipped => {
                        tried += 1;
                        continue;
                    }
                    Late::RestSkipped => break,
                }
            }
            self.frames[ply].slot = candidate.slot as usize;
            self.frames[ply].barrier = candidate.gain != 0;
            let token = self.position.play_unchecked(candidate.step);
            self.trail.step(candidate.step);
            let here = Window {
                alpha,
                beta,
                depth,
                ply,
                turns,
            };
            let score = self.search_step::<PV>(reins, here, stage, &candidate, tried, improving);
            self.position.undo(candidate.step, token);
            self.trail.back();
            tried += 1;
            if self.halted {
                break;
            }
            if score > best {
                best = score;
                if score > alpha {
                    best_index = Some(candidate.index);
                    alpha = score;
                    if PV {
                        self.keep_line(ply, candidate.step);
                    }
                    if score >= beta {
                        self.reward(&candidate, begin, at, ply, depth);
                        break;
                    }
                }
            }
        }
        self.candidates.truncate(begin);
        if start.is_some() {
            self.trail.end();
        }
        if self.halted {
            return 0;
        }

        let entry = Remembered {
            step: best_index,
            score: to_table(best, turns),
            value,
            depth,
            bound: Bound::of(best, first, beta),
        };
        self.memory.table.store(key, entry);
        best
    }

    /// Searches the child that was just reached by `candidate`, the `tried`-th of its position: the first with the full window,
    /// the others, perhaps less deeply, only for whether they are better.
    pub(crate) fn search_step<const PV: bool>(
        &mut self,
        reins: &Reins<'_>,
        here: Window,
        stage: Stage,
        candidate: &Candidate<P::Step>,
        tried: usize,
        improving: bool,
    ) -> i32 {
        let Window {
            alpha, beta, depth, ..
        } = here;
        let passes = self.position.actor() != self.frames[here.ply].actor;
        let cost = match stage {
            Stage::Duty => 0,
            Stage::Mid if passes => 0,
            Stage::Mid | Stage::Turn => 1,
        };
        let next = depth - cost;
        if tried == 0 {
            return self.child::<PV>(reins, here, alpha, beta, next);
        }
        let reduced = self.late_move_reduction::<PV>(here, next, candidate, tried, improving);
        let mut score = self.child::<false>(reins, here, alpha, alpha + 1, next - reduced);
        if score > alpha && reduced > 0 && !self.halted {
            score = self.child::<false>(reins, here, alpha, alpha + 1, next);
        }
        if PV && score > alpha && score < beta && !self.halted {
            score = self.child::<true>(reins, here, alpha, beta, next);
        }
        score
    }

    /// The value of the position just reached, for the actor of the one before.
    ///
    /// The same actor again: the same window, the same sign, no turn further on. The other one: everything turned round.
    fn child<const PV: bool>(
        &mut self,
        reins: &Reins<'_>,
        here: Window,
        alpha: i32,
        beta: i32,
        depth: i32,
    ) -> i32 {
        let ply = here.ply + 1;
        if self.position.actor() == self.frames[here.ply].actor {
            let window = Window {
                alpha,
                beta,
                depth,
                ply,
                turns: here.turns,
            };
            self.pvs::<PV>(reins, window, After::Step)
        } else {
            let window = Window {
                alpha: -beta,
                beta: -alpha,
                depth,
                ply,
                turns: here.turns + 1,
            };
            -self.pvs::<PV>(reins, window, After::Step)
        }
    }

    /// Whether the actor stands better than at its last turn.
    fn improving(&self, ply: usize) -> bool {
        let Some(value) = self.frames[ply].value else {
            return false;
        };
        let actor = self.frames[ply].actor;
        let earlier = self.frames[..ply].iter().rev().take(6);
        let last = earlier
            .filter(|frame| frame.actor == actor)
            .find_map(|frame| frame.value);
        last.is_none_or(|last| value > last)
    }

    /// Remembers a quiet step that refuted, and that those tried before it did not.
    fn reward(
        &mut self,
        candidate: &Candidate<P::Step>,
        begin: usize,
        at: usize,
        ply: usize,
        depth: i32,
    ) {
        let actor = self.frames[ply].actor;
        let before = self.before(ply);
        let bonus = (16 * depth * depth + 100 * depth).min(1_800);
        if candidate.gain <= 0 {
            let killers = &mut self.frames[ply].killers;
            if killers[0] != Some(candidate.step) {
                *killers = [Some(candidate.step), killers[0]];
            }
            self.history
                .reward(actor, before, candidate.slot as usize, bonus);
            for index in begin..at {
                let other = self.candidates[index];
                if other.gain <= 0 {
                    self.history
                        .reward(actor, before, other.slot as usize, -bonus);
                }
            }
        }
    }
}

/// Internal iterative reduction: without a step to begin with, the first look is for one, and a shallower one finds it.
fn internal_iterative_reduction(depth: i32, remembered: Option<u16>) -> i32 {
    i32::from(depth >= 4 && remembered.is_none())
}
