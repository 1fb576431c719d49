//! The order in which steps are tried: what refuted before, what wins most, what worked elsewhere.

use rules::Evaluate;

use crate::history::NO_TRACE;
use crate::worker::{Candidate, Worker};

const REMEMBERED: i32 = 1 << 28;
const WINNING: i32 = 1 << 24;
const KILLER: i32 = 1 << 22;
const LOSING: i32 = -(1 << 24);

impl<P: Evaluate> Worker<P> {
    /// Pushes the legal steps, with their order, on the stack of candidates; where they begin.
    pub(crate) fn fill(&mut self, ply: usize, remembered: Option<u16>) -> usize {
        let begin = self.candidates.len();
        self.scratch.clear();
        self.position.generate(&mut self.scratch);
        let actor = self.position.actor();
        let before = self.before(ply);
        let killers = self.frames[ply].killers;
        for index in 0..self.scratch.len() {
            let step = self.scratch[index];
            let gain = self.position.gain(step);
            let trace = self.position.trace(step);
            let order = if remembered == Some(index as u16) {
                REMEMBERED
            } else if gain > 0 {
                if self.position.exchange(step) >= 0 {
                    WINNING + gain * 16 + self.history.of(actor, NO_TRACE, trace) / 64
                } else {
                    LOSING + gain
                }
            } else if killers[0] == Some(step) {
                KILLER + 1
            } else if killers[1] == Some(step) {
                KILLER
            } else {
                self.history.of(actor, before, trace) + gain
            };
            self.candidates.push(Candidate {
                step,
                index: index as u16,
                gain,
                trace: trace as u16,
                order,
            });
        }
        begin
    }

    /// The same with only the steps that gain something; those that lose by the exchange are left out.
    pub(crate) fn fill_tactical(&mut self) -> usize {
        let begin = self.candidates.len();
        self.scratch.clear();
        self.position.tactical(&mut self.scratch);
        for index in 0..self.scratch.len() {
            let step = self.scratch[index];
            let gain = self.position.gain(step);
            if gain <= 0 || self.position.exchange(step) < 0 {
                continue;
            }
            self.candidates.push(Candidate {
                step,
                index: u16::MAX,
                gain,
                trace: 0,
                order: gain,
            });
        }
        begin
    }

    /// Brings the best of the candidates from `at` on to `at`. Most positions are settled by their first steps, so that a whole sort
    /// would be wasted.
    #[inline]
    pub(crate) fn pick(&mut self, at: usize) -> Candidate<P::Step> {
        let mut best = at;
        for index in at + 1..self.candidates.len() {
            if self.candidates[index].order > self.candidates[best].order {
                best = index;
            }
        }
        self.candidates.swap(at, best);
        self.candidates[at]
    }

    /// The trace of the step before the position at `ply`.
    #[inline]
    pub(crate) fn before(&self, ply: usize) -> usize {
        match ply.checked_sub(1) {
            Some(last) => self.frames[last].trace,
            None => NO_TRACE,
        }
    }
}

/// Whether an order says that the step loses material.
#[inline]
pub(crate) fn is_losing(order: i32) -> bool {
    order < LOSING / 2
}
