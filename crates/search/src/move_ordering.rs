//! Move ordering: the order in which steps are tried: the step of the transposition table, what wins
//! most, killers (what refuted beside it in the tree), history (what worked elsewhere), and last what loses by static exchange.

use std::cmp::Reverse;

use evaluation::Evaluate;

use crate::history::NO_SLOT;
use crate::worker::{Candidate, Worker};

/// How many steps are looked for one by one before the rest is sorted.
const SCANNED: usize = 6;

const REMEMBERED: i32 = 1 << 28;
const WINNING: i32 = 1 << 24;
const KILLER: i32 = 1 << 22;
const LOSING: i32 = -(1 << 24);

impl<S: Copy> Candidate<S> {
    /// Asks the game what order goes by.
    #[inline]
    fn know<P: Evaluate<Step = S>>(&mut self, position: &P) {
        self.gain = position.gain(self.step);
        self.slot = position.history_slot(self.step) as u16;
    }
}

impl<P: Evaluate> Worker<P> {
    /// Pushes the legal steps on the stack of candidates; where they begin. The remembered one comes first; the others have no order
    /// until [`Worker::rank`], which a refutation by the remembered step saves.
    pub(crate) fn fill(&mut self, remembered: Option<u16>) -> usize {
        let begin = self.candidates.len();
        self.scratch.clear();
        self.position.generate(&mut self.scratch);
        for (index, &step) in self.scratch.iter().enumerate() {
            self.candidates.push(Candidate {
                step,
                index: index as u16,
                gain: 0,
                slot: 0,
                order: 0,
            });
        }
        if let Some(index) = remembered
            && usize::from(index) < self.candidates.len() - begin
        {
            let first = begin + usize::from(index);
            self.candidates[first].know(&self.position);
            self.candidates[first].order = REMEMBERED;
            self.candidates.swap(begin, first);
        }
        begin
    }

    /// Gives an order to the candidates from `from` on.
    pub(crate) fn rank(&mut self, from: usize, ply: usize) {
        let actor = self.position.actor();
        let before = self.before(ply);
        let killers = self.frames[ply].killers;
        let anywhere = self.history.behind(actor, NO_SLOT);
        let here = self.history.behind(actor, before);
        for candidate in &mut self.candidates[from..] {
            candidate.know(&self.position);
            let (gain, slot) = (candidate.gain, usize::from(candidate.slot));
            candidate.order = if gain > 0 {
                WINNING + gain * 16 + anywhere.of(slot) / 64
            } else if killers[0] == Some(candidate.step) {
                KILLER + 1
            } else if killers[1] == Some(candidate.step) {
                KILLER
            } else {
                here.of(slot) + gain
            };
        }
    }

    /// Puts what gains most first behind the remembered step, for a look at everything that ends with the first answer.
    pub(crate) fn rank_gains(&mut self, begin: usize) {
        for at in begin..self.candidates.len() {
            let candidate = &mut self.candidates[at];
            if candidate.order != REMEMBERED {
                candidate.order = self.position.gain(candidate.step);
            }
        }
        self.candidates[begin..]
            .sort_unstable_by_key(|candidate| (Reverse(candidate.order), candidate.index));
    }

    /// Pushes only the steps that gain something, those that gain most first in order.
    pub(crate) fn fill_tactical(&mut self) -> usize {
        let begin = self.candidates.len();
        self.scratch.clear();
        self.position.tactical(&mut self.scratch);
        for (index, &step) in self.scratch.iter().enumerate() {
            let gain = self.position.gain(step);
            if gain <= 0 {
                continue;
            }
            self.candidates.push(Candidate {
                step,
                index: index as u16,
                gain,
                slot: 0,
                order: gain,
            });
        }
        begin
    }

    /// Brings the best of the candidates from `at` on to `at`. Most positions are settled by their first steps, so that sorting all of
    /// them at once would be wasted; whoever comes to the `begin + SCANNED`-th sorts the rest.
    #[inline]
    pub(crate) fn pick(&mut self, begin: usize, at: usize) -> Candidate<P::Step> {
        let tried = at - begin;
        if tried < SCANNED {
            let rest = &mut self.candidates[at..];
            let (mut best, mut order) = (0, i32::MIN);
            for (index, candidate) in rest.iter().enumerate() {
                if candidate.order > order {
                    (best, order) = (index, candidate.order);
                }
            }
            rest.swap(0, best);
        } else if tried == SCANNED {
            // The index makes the order whole: which of two equals comes first must not depend on the sort.
            self.candidates[at..]
                .sort_unstable_by_key(|candidate| (Reverse(candidate.order), candidate.index));
        }
        self.candidates[at]
    }

    /// The same, but a capture that loses by the exchange waits until all else is tried. Exchanges are costly, so each is judged only
    /// when its turn comes; among the sorted rest it keeps its place and only loses its rank.
    #[inline]
    pub(crate) fn pick_sound(&mut self, begin: usize, at: usize) -> Candidate<P::Step> {
        loop {
            let candidate = self.pick(begin, at);
            let hopeful = (WINNING - KILLER..REMEMBERED).contains(&candidate.order);
            if !hopeful || self.position.exchange(candidate.step) >= 0 {
                return candidate;
            }
            self.candidates[at].order = LOSING + candidate.gain;
            if at - begin >= SCANNED {
                return self.candidates[at];
            }
        }
    }

    /// The history slot of the step before the position at `ply`.
    #[inline]
    pub(crate) fn before(&self, ply: usize) -> usize {
        match ply.checked_sub(1) {
            Some(last) => self.frames[last].slot,
            None => NO_SLOT,
        }
    }
}

/// Whether an order says that the step loses material.
#[inline]
pub(crate) fn is_losing(order: i32) -> bool {
    order < LOSING / 2
}
