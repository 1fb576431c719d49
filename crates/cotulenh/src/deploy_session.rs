//! The open deploy session (rules: 7).

use arrayvec::ArrayVec;
use rules::Words;

use crate::board::Board;
use crate::geometry::{CELLS, Square};
use crate::kinds::KindSet;
use crate::piece::{Kind, Mark, Piece};
use crate::stack::Group;
use crate::step::{Act, Actors, Step};
use crate::undo::Changes;

/// Steps that an open session can hold: the third of three pieces closes it.
const MOST_STEPS: usize = 2;

/// A step of the open session with what it changed, so that the position knows how the turn began.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Taken {
    pub(crate) who: Actors,
    pub(crate) to: Square,
    pub(crate) act: Act,
    pub(crate) changes: Changes,
}

impl Taken {
    /// The kind that acted; a session has no step of a whole group.
    pub(crate) const fn kind(&self) -> Option<Kind> {
        self.who.kind()
    }

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
    /// The pieces that have not acted.
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

    /// The pieces of this session that have come to rest on a square: the D of rules 7.3.
    pub(crate) fn landed_on(&self, square: Square) -> KindSet {
        self.taken
            .iter()
            .filter(|taken| taken.landed() == Some(square))
            .filter_map(Taken::kind)
            .fold(KindSet::EMPTY, |set, kind| {
                set.plus(KindSet::of(kind)).unwrap_or(set)
            })
    }

    /// The pieces on the origin that have not acted, with their present marks.
    pub(crate) fn waiting(&self, board: &Board) -> Group {
        let stayed = self.taken.iter().filter(|taken| taken.act == Act::Stay);
        waiting(board.at(self.origin), stayed.map(|taken| taken.who))
    }

    /// The step as it was played.
    pub(crate) const fn step(&self, taken: &Taken) -> Step {
        Step::Go {
            from: self.origin,
            who: taken.who,
            to: taken.to,
            act: taken.act,
        }
    }

    /// What the session adds to the key: what may still act, from where, and what can be boarded. The order of the steps
    /// is left out, so that a search can merge the orders of one deployment.
    pub(crate) fn key(&self) -> u64 {
        let mut key = ORIGIN_KEYS.at(self.origin.cell()) ^ REMAINING_KEYS.at(self.remaining.code());
        let mut before = None;
        for taken in &self.taken {
            let Some(kind) = taken.kind() else { continue };
            if let Some(square) = taken.landed() {
                let landed = (kind, square);
                let word = LANDED_KEYS.at(kind as usize * CELLS + square.cell());
                // Two equal planes on one ship must not cancel each other out.
                key ^= if before == Some(landed) {
                    word.rotate_left(1)
                } else {
                    word
                };
                before = Some(landed);
            } else if taken.act == Act::Stay && taken.who != Actors::One(kind) {
                // Which of two unlike planes has come back decides which may still act.
                key ^= RETURNED_HERO_KEY;
            }
        }
        key
    }
}

/// What has not acted of everything that stands on the origin, where those who took and stayed stand too. Of two unlike pieces of a
/// kind a step names the one that acts; whichever mark changes later makes them alike.
pub(crate) fn waiting(standing: Group, stayed: impl Iterator<Item = Actors>) -> Group {
    stayed.fold(standing, |group, who| {
        let Some(kind) = who.kind() else { return group };
        let acted = match who {
            Actors::One(_) if group.has_unlike(kind) => Some(Piece::new(kind, Mark::Plain)),
            _ => group.find(kind),
        };
        acted.map_or(group, |piece| group.without(piece))
    })
}

static ORIGIN_KEYS: Words<CELLS> = Words::new(0x6f72_6967_696e);
static REMAINING_KEYS: Words<{ KindSet::CODES }> = Words::new(0x7265_6d61_696e);
static LANDED_KEYS: Words<{ 12 * CELLS }> = Words::new(0x6c61_6e64_6564);
const RETURNED_HERO_KEY: u64 = 0x9e37_79b9_7f4a_7c15;
