//! Principal variation search for turns that need not alternate.
//!
//! The window is kept while the actor stays and negated and swapped only when it changes: see [`Worker::child`]. Depth is counted in
//! turns begun: a step that opens or continues a turn costs one, a step that merely ends an open turn and the answer to a
//! duty cost nothing, so that a deploy of one piece is as deep as a plain move.

use rules::{Evaluate, Stage};

use crate::memory::{Bound, Entry};
use crate::order::is_losing;
use crate::quiet::Quiet;
use crate::reduce::reduction;
use crate::score::{INFINITE, MATE, MATE_BOUND};
use crate::trail::repetition;
use crate::worker::{Candidate, MAX_PLY, Reins, Selectivity, Worker, from_memory, to_memory};

/// Whether the step before was a pass: two in a row prove nothing.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum After {
    Step,
    Pass,
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
    pub(crate) fn node<const PV: bool>(
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
            return self.quiet(reins, Quiet::new(alpha, beta, ply, turns));
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
        let trace = self.trace(check, ply);
        if let Some(now) = trace
            && let Some(score) = repetition::<P>(&self.trail, now, self.draw(actor))
        {
            return score;
        }

        // Nothing here can be better than winning in this turn or worse than having lost already.
        alpha = alpha.max(turns - MATE);
        beta = beta.min(MATE - turns);
        if alpha >= beta {
            return alpha;
        }

        let key = self.position.key();
        let remembered = self.memory.probe(key);
        if let Some(entry) = remembered
            && !PV
            && entry.depth >= depth
        {
            let score = from_memory(entry.score, turns);
            if entry.bound.answers(score, alpha, beta) {
                return score;
            }
        }

        if check && pruned && turns < 2 * self.root_depth {
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
            && let Some(score) = self.settle_early(reins, value, improving, window, after)
        {
            return score;
        }
        if pruned && depth >= 4 && remembered.is_none_or(|entry| entry.step.is_none()) {
            // Without a step to begin with, the first look is for one.
            depth -= 1;
        }

        let remembered = remembered.and_then(|entry| entry.step);
        let begin = self.fill(remembered);
        let unranked = begin + usize::from(remembered.is_some());
        let end = self.candidates.len();
        if begin == end {
            return self.terminal(self.position.outcome(), ply, turns);
        }
        if let Some(now) = trace {
            self.trail.push(now);
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
                match hopeless(&candidate, value, improving, alpha, depth, tried) {
                    Hope::Some => {}
                    Hope::NotThis => {
                        tried += 1;
                        continue;
                    }
                    Hope::None => break,
                }
            }
            self.frames[ply].trace = candidate.trace as usize;
            self.frames[ply].barrier = candidate.gain != 0;
            let token = self.position.play(candidate.step);
            let here = Window {
                alpha,
                beta,
                depth,
                ply,
                turns,
            };
            let score = self.step::<PV>(reins, here, stage, &candidate, tried, improving);
            self.position.undo(candidate.step, token);
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
        if trace.is_some() {
            self.trail.pop();
        }
        if self.halted {
            return 0;
        }

        let entry = Entry {
            step: best_index,
            score: to_memory(best, turns),
            value,
            depth,
            bound: Bound::of(best, first, beta),
        };
        self.memory.store(key, entry);
        best
    }

    /// Searches the child that was just reached by `candidate`, the `tried`-th of its position: the first with the full window,
    /// the others, perhaps less deeply, only for whether they are better.
    pub(crate) fn step<const PV: bool>(
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
        let mut reduced = 0;
        if self.selectivity == Selectivity::Pruned
            && depth >= 3
            && tried >= 2
            && cost > 0
            && (candidate.gain <= 0 || is_losing(candidate.order))
        {
            let history = self.history.of(
                self.frames[here.ply].actor,
                self.before(here.ply),
                candidate.trace as usize,
            );
            let mut quarters = reduction(depth, tried);
            quarters -= 4 * i32::from(PV);
            quarters += 2 * i32::from(!improving);
            quarters -= history / 2_500;
            if self.frames[here.ply]
                .killers
                .contains(&Some(candidate.step))
            {
                quarters -= 4;
            }
            reduced = (quarters / 4).clamp(0, next - 1);
        }
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
            self.node::<PV>(reins, window, After::Step)
        } else {
            let window = Window {
                alpha: -beta,
                beta: -alpha,
                depth,
                ply,
                turns: here.turns + 1,
            };
            -self.node::<PV>(reins, window, After::Step)
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

    /// Ends that need no look at the steps: so far above the window that giving something back, or even the turn, stays above
    /// it; or so far below that only captures can help.
    fn settle_early(
        &mut self,
        reins: &Reins<'_>,
        value: i32,
        improving: bool,
        window: Window,
        after: After,
    ) -> Option<i32> {
        let Window {
            alpha,
            beta,
            depth,
            ply,
            turns,
        } = window;
        if beta.abs() >= MATE_BOUND {
            return None;
        }
        let margin = 85 * (depth - i32::from(improving));
        if depth <= 7 && value - margin >= beta {
            return Some(value);
        }
        if depth <= 2 && value + 250 * depth <= alpha {
            let score = self.quiet(reins, Quiet::new(alpha, alpha + 1, ply, turns));
            if score <= alpha || self.halted {
                return Some(score);
            }
        }
        if depth >= 3
            && after == After::Step
            && value >= beta
            && let Some(passed) = self.position.passed()
        {
            let less = 3 + depth / 4 + ((value - beta) / 200).clamp(0, 3);
            let before = std::mem::replace(&mut self.position, passed);
            self.frames[ply].trace = crate::history::NO_TRACE;
            self.frames[ply].barrier = true;
            let child = Window {
                alpha: -beta,
                beta: 1 - beta,
                depth: depth - less,
                ply: ply + 1,
                turns: turns + 1,
            };
            let score = -self.node::<false>(reins, child, After::Pass);
            self.position = before;
            if self.halted {
                return Some(0);
            }
            if score >= beta {
                // A win that rests on passing is not proved.
                return Some(if score > MATE_BOUND { beta } else { score });
            }
        }
        None
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
                .reward(actor, before, candidate.trace as usize, bonus);
            for index in begin..at {
                let other = self.candidates[index];
                if other.gain <= 0 {
                    self.history
                        .reward(actor, before, other.trace as usize, -bonus);
                }
            }
        }
    }
}

/// What can be hoped of a late step near the horizon.
enum Hope {
    Some,
    /// It can be left out.
    NotThis,
    /// It and all that come after it can be left out.
    None,
}

fn hopeless<S>(
    candidate: &Candidate<S>,
    value: i32,
    improving: bool,
    alpha: i32,
    depth: i32,
    tried: usize,
) -> Hope {
    if candidate.gain > 0 {
        if depth <= 4 && is_losing(candidate.order) && tried > 2 {
            return Hope::NotThis;
        }
        return Hope::Some;
    }
    if depth > 7 {
        return Hope::Some;
    }
    let enough = (4 + depth * depth) as usize / (2 - usize::from(improving));
    if tried >= enough.max(2) || (depth <= 6 && value + 110 + 95 * depth <= alpha) {
        return Hope::None;
    }
    Hope::Some
}
