//! Iterative deepening: the root of a search as a machine that can pause between root steps, with aspiration windows and several
//! lines (multi PV).

use std::cmp::Reverse;

use evaluation::Evaluate;
use rules::{Position, Stage};

use crate::mate_proof::{Distance, MateProofs};
use crate::pvs::Window;
use crate::score::{INFINITE, MATE_BOUND, Score};
use crate::time_management::Choice;
use crate::worker::{Candidate, Reins, Worker};

/// The first window of a deeper iteration reaches so far to both sides of the value before.
const ASPIRATION: i32 = 22;

/// A legal step at the root.
#[derive(Clone, Debug)]
pub(crate) struct RootStep<S> {
    pub(crate) candidate: Candidate<S>,
    /// Decided by the rules of the match whatever follows (a draw by repetition, say).
    pub(crate) decided: Option<i32>,
    /// Its value in the iteration before, or in this one as far as it goes.
    pub(crate) score: i32,
    pub(crate) line: Vec<S>,
    /// How many positions its last look took: what is hard to refute is worth an early place.
    pub(crate) effort: u64,
}

/// How a score is to be taken.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Bound {
    /// As it stands.
    Exact,
    /// It is at least so much: the search found more than it had looked for, and looks again.
    AtLeast,
    /// It is at most so much: the search found less.
    AtMost,
}

/// A line that stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PrincipalVariation<S> {
    /// To what depth, in turns.
    pub depth: u32,
    /// What it is worth to the actor.
    pub score: Score,
    /// How the score is to be taken.
    pub bound: Bound,
    /// What is known of the distance where the score tells an end; it says nothing of other scores.
    pub distance: Distance,
    /// Its steps, of both sides.
    pub steps: Vec<S>,
}

/// What one unit of work brought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Unit {
    /// There is more to do in this iteration.
    More,
    /// The value of the only line has left its window, and its bound is known.
    Bounded,
    /// The iteration is finished, with all its lines.
    Iterated,
    /// The greatest depth is done.
    Deepest,
    /// Ended from outside; the lines are as they were told.
    Halted,
    /// Ended from outside in an iteration that had found something.
    HaltedAnew,
}

pub(crate) struct Iteration<P: Position> {
    pub(crate) steps: Vec<RootStep<P::Step>>,
    /// The best lines of the last whole iteration, the best first. The only line of a search may have a bound of the present one.
    pub(crate) lines: Vec<PrincipalVariation<P::Step>>,
    /// The values of the last whole iteration, line by line: where the windows of the next one begin.
    settled: Vec<i32>,
    /// The best step of the last whole iteration.
    leader: Option<P::Step>,
    pub(crate) depth: i32,
    last: i32,
    wanted: usize,
    /// The line being looked for.
    line: usize,
    /// The root step being looked at.
    at: usize,
    lower: i32,
    upper: i32,
    reach: i32,
    alpha: i32,
    best: Option<usize>,
    /// How often the best step has stayed the best.
    steady: u32,
    /// What is known of the ends that were told.
    proofs: MateProofs<P::Step>,
}

impl<P: Evaluate> Iteration<P> {
    pub(crate) fn new(
        steps: Vec<RootStep<P::Step>>,
        wanted: usize,
        last: i32,
        from: i32,
    ) -> Iteration<P> {
        let wanted = wanted.clamp(1, steps.len().max(1));
        let mut iteration = Iteration {
            steps,
            lines: Vec::new(),
            settled: Vec::new(),
            leader: None,
            depth: from,
            last,
            wanted,
            line: 0,
            at: 0,
            lower: -INFINITE,
            upper: INFINITE,
            reach: INFINITE,
            alpha: -INFINITE,
            best: None,
            steady: 0,
            proofs: MateProofs::new(),
        };
        iteration.open_line();
        iteration
    }

    /// What time management asks about the choice between the root steps.
    pub(crate) fn choice(&self) -> Choice {
        Choice {
            steps: self.steps.len(),
            depth: self.depth,
            steady: self.steady,
        }
    }

    /// Says of each line that tells an end whether its distance is proved, after an iteration that is finished.
    pub(crate) fn prove(&mut self, worker: &mut Worker<P>, reins: &Reins<'_>) {
        self.proofs.mark(&mut self.lines, worker, reins);
    }

    /// Looks at one root step.
    pub(crate) fn unit(&mut self, worker: &mut Worker<P>, reins: &Reins<'_>) -> Unit {
        if self.depth > self.last || self.steps.is_empty() {
            return Unit::Deepest;
        }
        worker.root_depth = self.depth;
        let at = self.at;
        let before = worker.nodes;
        let score = match self.steps[at].decided {
            Some(score) => {
                worker.lines[1].clear();
                score
            }
            None => self.search(worker, reins, at),
        };
        if worker.halted {
            return self.halt();
        }
        let begin = self.line;
        let entry = &mut self.steps[at];
        entry.effort = worker.nodes - before;
        if at == begin || score > self.alpha {
            entry.score = score;
            entry.line.clear();
            entry.line.push(entry.candidate.step);
            entry.line.extend_from_slice(&worker.lines[1]);
            if self.best.is_none() || score > self.alpha {
                self.best = Some(at);
            }
        } else {
            entry.score = -INFINITE;
        }
        self.alpha = self.alpha.max(score);
        self.at += 1;
        if score >= self.upper && self.upper < INFINITE {
            return self.widen(score);
        }
        if self.at < self.steps.len() {
            return Unit::More;
        }
        if self.alpha <= self.lower && self.lower > -INFINITE {
            return self.widen(self.alpha);
        }
        self.close_line()
    }

    fn search(&mut self, worker: &mut Worker<P>, reins: &Reins<'_>, at: usize) -> i32 {
        let candidate = self.steps[at].candidate;
        let actor = worker.position.actor();
        let stage = worker.position.stage();
        let check = worker.position.in_check();
        worker.lines[0].clear();
        worker.frames[0].actor = actor;
        // Two turns on somebody asks whether he stands better than here.
        worker.frames[0].value = (stage == Stage::Turn && !check).then(|| worker.value());
        worker.frames[0].slot = candidate.slot as usize;
        worker.frames[0].barrier = candidate.gain != 0;
        let start = worker.turn_start(check, 0);
        if let Some(mut now) = start {
            // What stood before the root may come again through it, unless the last step played was a capture; whoever made
            // the trail has cut it there.
            now.barrier = false;
            worker.trail.begin(now);
        }
        let token = worker.position.play_unchecked(candidate.step);
        worker.trail.step(candidate.step);
        let window = Window {
            alpha: self.alpha,
            beta: self.upper,
            depth: self.depth,
            ply: 0,
            turns: 0,
        };
        let tried = at - self.line;
        let score = worker.search_step::<true>(reins, window, stage, &candidate, tried, true);
        worker.position.undo(candidate.step, token);
        worker.trail.back();
        if start.is_some() {
            worker.trail.end();
        }
        score
    }

    /// Tries again with a wider window.
    fn widen(&mut self, score: i32) -> Unit {
        self.reach = (self.reach * 2).min(INFINITE);
        let bound = if score >= self.upper {
            self.upper = (score + self.reach).min(INFINITE);
            Bound::AtLeast
        } else {
            self.lower = (score - self.reach).max(-INFINITE);
            Bound::AtMost
        };
        if self.reach > 1_000 || score.abs() > MATE_BOUND {
            (self.lower, self.upper) = (-INFINITE, INFINITE);
        }
        let unit = self.tell_bound(score, bound);
        // What failed high goes first, so that a search which is broken off keeps it; after a failure low there is nothing better than
        // the old order.
        if let (Bound::AtLeast, Some(best)) = (bound, self.best) {
            self.bring_forward(best);
        }
        self.at = self.line;
        self.alpha = self.lower;
        self.best = None;
        unit
    }

    /// The only line says what is known of it until the wider window has been searched: a step that failed high is played if there
    /// is no time for that. With several lines a bound would stand among values.
    fn tell_bound(&mut self, score: i32, bound: Bound) -> Unit {
        if self.wanted > 1 {
            return Unit::More;
        }
        let depth = self.depth as u32;
        let Some(first) = self.lines.first_mut() else {
            return Unit::More;
        };
        if bound == Bound::AtLeast
            && let Some(best) = self.best
        {
            first.steps.clone_from(&self.steps[best].line);
        }
        (first.depth, first.score, first.bound) = (depth, Score(score), bound);
        first.distance = Distance::AtMost;
        Unit::Bounded
    }

    fn bring_forward(&mut self, index: usize) {
        self.steps[self.line..=index].rotate_right(1);
    }

    fn close_line(&mut self) -> Unit {
        self.bring_forward(self.best.unwrap_or(self.line));
        if self.line + 1 < self.wanted {
            self.line += 1;
            self.open_line();
            return Unit::More;
        }
        // A later line may turn out better than one before it: the values of a selective search need not agree.
        self.steps[..self.wanted].sort_by_key(|entry| Reverse(entry.score));
        self.steps[self.wanted..].sort_by_key(|entry| Reverse(entry.effort));
        let best = self.steps[0].candidate.step;
        self.steady = if self.leader == Some(best) {
            self.steady + 1
        } else {
            0
        };
        self.leader = Some(best);
        self.lines = self.found(self.wanted);
        self.settled = self.lines.iter().map(|line| line.score.0).collect();
        self.line = 0;
        self.depth += 1;
        self.open_line();
        Unit::Iterated
    }

    /// The lines of the first root steps, as the present iteration sees them.
    fn found(&self, count: usize) -> Vec<PrincipalVariation<P::Step>> {
        let line = |entry: &RootStep<P::Step>| PrincipalVariation {
            depth: self.depth as u32,
            score: Score(entry.score),
            bound: Bound::Exact,
            distance: Distance::AtMost,
            steps: entry.line.clone(),
        };
        self.steps[..count].iter().map(line).collect()
    }

    fn open_line(&mut self) {
        self.at = self.line;
        self.best = None;
        let before = self.settled.get(self.line).copied();
        (self.lower, self.upper, self.reach) = match before {
            Some(score) if self.depth >= 4 && score.abs() < MATE_BOUND => {
                (score - ASPIRATION, score + ASPIRATION, ASPIRATION)
            }
            _ => (-INFINITE, INFINITE, INFINITE),
        };
        self.alpha = self.lower;
    }

    /// Ended in the middle: what the iteration has found already counts, because the best step of the one before came first.
    fn halt(&mut self) -> Unit {
        let mut fresh = self.line;
        if let Some(best) = self.best
            && self.alpha > self.lower
        {
            self.bring_forward(best);
            fresh += 1;
        }
        // Whoever goes on later begins the line anew.
        self.at = self.line;
        self.alpha = self.lower;
        self.best = None;
        if fresh == 0 {
            return Unit::Halted;
        }
        let mut lines = self.found(fresh);
        for old in std::mem::take(&mut self.lines) {
            let known = lines
                .iter()
                .any(|line| line.steps.first() == old.steps.first());
            if !known && lines.len() < self.wanted {
                lines.push(old);
            }
        }
        lines.sort_by_key(|line| Reverse(line.score));
        self.proofs.recall(&mut lines);
        self.lines = lines;
        Unit::HaltedAnew
    }
}
