//! One thread's share of a search: the position it walks through, and what it keeps beside it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use evaluation::{Evaluate, ForcedRepetition};
use rules::{Outcome, Side, Stage};

use crate::history::{History, NO_SLOT};
use crate::limits::Watch;
use crate::memory::Memory;
use crate::score::{MATE, RULE_WIN, STATIC_BOUND};
use crate::trail::{Checks, Trail, TurnStart, Verdicts};

/// The longest line, in steps.
pub(crate) const MAX_PLY: usize = 160;

/// How often a thread looks at the clock and for the wish to stop: every so many positions. There are positions in which a
/// game needs a millisecond for its list of steps; a look costs a thousandth of that.
const LOOK: u64 = 32;

/// Whether a search may skip what is unlikely to matter.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Selectivity {
    /// Null move, reductions and pruning: what playing strength needs.
    #[default]
    Pruned,
    /// Plain alpha-beta to an even depth: what proofs need.
    Even,
}

/// What all threads of a search see.
#[derive(Debug, Default)]
pub(crate) struct Shared {
    pub(crate) nodes: AtomicU64,
    pub(crate) stop: AtomicBool,
}

/// What may end a search from inside.
pub(crate) struct Reins<'a> {
    pub(crate) watch: &'a dyn Watch,
    pub(crate) most: Option<Duration>,
    pub(crate) nodes: u64,
    pub(crate) shared: &'a Shared,
}

/// A legal step with what is known of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Candidate<S> {
    pub(crate) step: S,
    /// Its place in the canonical list.
    pub(crate) index: u16,
    pub(crate) gain: i32,
    pub(crate) slot: u16,
    pub(crate) order: i32,
}

/// What is known of a position on the path.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Frame<S> {
    pub(crate) killers: [Option<S>; 2],
    pub(crate) actor: Side,
    /// The static value; `None` in check and inside a turn.
    pub(crate) value: Option<i32>,
    /// The history slot of the step that is being looked at.
    pub(crate) slot: usize,
    /// Whether that step cannot be taken back by play.
    pub(crate) barrier: bool,
}

impl<S> Frame<S> {
    fn new() -> Frame<S> {
        Frame {
            killers: [None, None],
            actor: Side::First,
            value: None,
            slot: NO_SLOT,
            barrier: false,
        }
    }
}

pub(crate) struct Worker<P: Evaluate> {
    pub(crate) position: P,
    pub(crate) memory: Arc<Memory>,
    pub(crate) selectivity: Selectivity,
    /// What a draw is worth to each side.
    draws: [i32; 2],
    pub(crate) history: History,
    pub(crate) frames: Vec<Frame<P::Step>>,
    /// The best line from each position of the path.
    pub(crate) lines: Vec<Vec<P::Step>>,
    /// Beginnings of turns before the present position.
    pub(crate) trail: Trail<P>,
    /// What is known of ways round.
    verdicts: Verdicts,
    /// A stack of the candidates of every position on the path.
    pub(crate) candidates: Vec<Candidate<P::Step>>,
    pub(crate) scratch: Vec<P::Step>,
    pub(crate) nodes: u64,
    flushed: u64,
    pub(crate) selective: usize,
    /// The depth of the present iteration, which bounds extensions.
    pub(crate) root_depth: i32,
    /// The search was ended from outside; every value on the way up is void.
    pub(crate) halted: bool,
}

impl<P: Evaluate> Worker<P> {
    pub(crate) fn new(
        position: P,
        trail: Trail<P>,
        memory: Arc<Memory>,
        selectivity: Selectivity,
        history: History,
    ) -> Worker<P> {
        Worker {
            position,
            memory,
            selectivity,
            draws: [0; 2],
            history,
            frames: std::iter::repeat_with(Frame::new)
                .take(MAX_PLY + 2)
                .collect(),
            lines: vec![Vec::new(); MAX_PLY + 2],
            trail,
            verdicts: Verdicts::new(),
            candidates: Vec::with_capacity(4096),
            scratch: Vec::with_capacity(256),
            nodes: 0,
            flushed: 0,
            selective: 0,
            root_depth: 0,
            halted: false,
        }
    }

    /// Lets the actor of the root give up so much rather than take a draw, in every line.
    pub(crate) fn despise_draws(&mut self, contempt: i32) {
        let actor = self.position.actor();
        self.draws[actor.index()] = -contempt;
        self.draws[actor.other().index()] = contempt;
    }

    /// Counts a position, and now and then looks whether the search shall go on; `false` if not.
    #[inline]
    pub(crate) fn enter(&mut self, reins: &Reins<'_>, ply: usize) -> bool {
        self.nodes += 1;
        self.lines[ply].clear();
        self.selective = self.selective.max(ply);
        if self.nodes.is_multiple_of(LOOK) || self.nodes >= reins.nodes {
            self.look(reins);
        }
        !self.halted
    }

    fn look(&mut self, reins: &Reins<'_>) {
        self.flush(reins.shared);
        let all = reins.shared.nodes.load(Relaxed);
        if all >= reins.nodes
            || reins.shared.stop.load(Relaxed)
            || reins.watch.stopped()
            || reins.most.is_some_and(|most| reins.watch.elapsed() >= most)
        {
            reins.shared.stop.store(true, Relaxed);
            self.halted = true;
        }
    }

    /// Adds what was counted since the last time to the count of all threads.
    pub(crate) fn flush(&mut self, shared: &Shared) {
        shared.nodes.fetch_add(self.nodes - self.flushed, Relaxed);
        self.flushed = self.nodes;
    }

    /// Static value, within its bounds.
    #[inline]
    pub(crate) fn value(&self) -> i32 {
        self.position.value().clamp(-STATIC_BOUND, STATIC_BOUND)
    }

    /// The value of an end for the actor.
    pub(crate) fn terminal(&self, outcome: Option<Outcome>, ply: usize, turns: i32) -> i32 {
        let actor = self.position.actor();
        // An end inside a turn (the actor stays) ends that turn.
        let inside = ply > 0 && self.frames[ply - 1].actor == actor;
        let distance = turns + i32::from(inside);
        match outcome.and_then(|outcome| outcome.winner) {
            Some(winner) if winner == actor => MATE - distance,
            Some(_) => distance - MATE,
            None => self.draw(actor),
        }
    }

    /// What a draw is worth to a side.
    #[inline]
    pub(crate) fn draw(&self, side: Side) -> i32 {
        self.draws[side.index()]
    }

    /// The present position as the beginning of a turn, if it is one.
    #[inline]
    pub(crate) fn turn_start(&self, check: bool, ply: usize) -> Option<TurnStart> {
        (self.position.stage() == Stage::Turn).then(|| TurnStart {
            key: self.position.key(),
            actor: self.position.actor(),
            check,
            barrier: ply > 0 && self.frames[ply - 1].barrier,
            steps: self.trail.length(),
        })
    }

    /// The value of coming back to the present position, the beginning of a turn, if it has been on the trail.
    #[inline]
    pub(crate) fn returned(&mut self, now: TurnStart) -> Option<i32> {
        let cycle = self.trail.cycle(now)?;
        let draw = self.draw(now.actor);
        Some(match P::FORCED_REPETITION {
            ForcedRepetition::Draws => draw,
            ForcedRepetition::Judged => match cycle.checks(now.actor) {
                Checks::Decide(value) => value,
                Checks::Cancel => draw,
                Checks::Leave => {
                    let (position, trail) = (&self.position, &self.trail);
                    let ask = || position.loser(trail.steps_of(cycle));
                    match self.verdicts.loser(cycle, ask) {
                        Some(loser) if loser == now.actor => -RULE_WIN,
                        Some(_) => RULE_WIN,
                        None => draw,
                    }
                }
            },
        })
    }

    /// Makes `step` followed by the best line of the child the best line here.
    pub(crate) fn keep_line(&mut self, ply: usize, step: P::Step) {
        let (here, below) = self.lines.split_at_mut(ply + 1);
        let (Some(line), Some(rest)) = (here.last_mut(), below.first()) else {
            return;
        };
        line.clear();
        line.push(step);
        line.extend_from_slice(rest);
    }
}
