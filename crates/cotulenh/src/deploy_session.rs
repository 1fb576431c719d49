//! The open deploy session (rules: 7).

use arrayvec::ArrayVec;
use rules::Words;

use crate::geometry::{CELLS, Square};
use crate::kinds::KindSet;
use crate::piece::Kind;
use crate::stack::Group;
use crate::step::{Act, Step};
use crate::undo::Changes;

/// Steps that an open session can hold: the third of three pieces closes it.
const MOST_STEPS: usize = 2;

/// A step of the open session with what it changed, so that the position knows how the turn began.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Taken {
    pub(crate) kind: Kind,
    pub(crate) to: Square,
    pub(crate) act: Act,
    pub(crate) changes: Changes,
}

impl Taken {
    /// Where the piece has come to rest away from the origin (rules: 7.3).
    pub(crate) const fn landed(&self) -> Option<Square> {
        match self.act {
            Act::Quiet | Act::Displace | Act::Combine => Some(self.to),
            Act::Stay | Act::Suicide => None,
        }
    }
}

/// A session that has begun and is not closed. It has at least one step and at least one piece that may still act.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct DeploySession {
    pub(crate) origin: Square,
    /// The stack before the first step, with the marks of that time.
    pub(crate) original: Group,
    /// The kinds that have not acted.
    pub(crate) remaining: KindSet,
    pub(crate) taken: ArrayVec<Taken, MOST_STEPS>,
}

impl DeploySession {
    pub(crate) fn new(origin: Square, original: Group) -> DeploySession {
        DeploySession {
            origin,
            original,
            remaining: original.kinds(),
            taken: ArrayVec::new(),
        }
    }

    /// Whether a step of the session took something (rules: 10.2).
    pub(crate) fn has_captured(&self) -> bool {
        self.taken.iter().any(|taken| taken.act.is_capture())
    }

    /// The kinds of this session that have come to rest on a square: the D of rules 7.3.
    pub(crate) fn landed_on(&self, square: Square) -> KindSet {
        self.taken
            .iter()
            .filter(|taken| taken.landed() == Some(square))
            .fold(KindSet::EMPTY, |set, taken| {
                set.union(KindSet::of(taken.kind))
            })
    }

    /// The step as it was played.
    pub(crate) fn step(&self, taken: &Taken) -> Step {
        Step::deploy(self.origin, taken.kind, taken.to, taken.act)
    }

    /// What the session adds to the key: what may still act, from where, and what can be boarded. The order of the steps
    /// is left out, so that a search can merge the orders of one deployment.
    pub(crate) fn key(&self) -> u64 {
        let mut key = ORIGIN_KEYS.at(self.origin.cell())
            ^ REMAINING_KEYS.at(usize::from(self.remaining.bits() >> 1));
        for taken in &self.taken {
            if let Some(square) = taken.landed() {
                key ^= LANDED_KEYS.at(taken.kind as usize * CELLS + square.cell());
            }
        }
        key
    }
}

static ORIGIN_KEYS: Words<CELLS> = Words::new(0x6f72_6967_696e);
static REMAINING_KEYS: Words<{ 1 << 11 }> = Words::new(0x7265_6d61_696e);
static LANDED_KEYS: Words<{ 12 * CELLS }> = Words::new(0x6c61_6e64_6564);
