//! Steps: ordinary moves, deploy steps and commit (rules: 4, 7, 12.1).

use std::fmt::{self, Write as _};

use crate::geometry::Square;
use crate::piece::{Kind, Mark, Piece};
use crate::stack::Group;

/// What a step does on its target.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[repr(u8)]
pub enum Act {
    /// To an empty square.
    Quiet,
    /// Takes and stands there (rules: 4.1).
    Displace,
    /// Takes and stays (rules: 4.2).
    Stay,
    /// Takes and dies (rules: 4.3).
    Suicide,
    /// Joins a friendly group, by a line or by boarding (rules: 6.2, 7.3).
    Combine,
}

impl Act {
    /// Whether the target is taken.
    #[must_use]
    #[inline]
    pub const fn is_capture(self) -> bool {
        matches!(self, Act::Displace | Act::Stay | Act::Suicide)
    }

    /// The separator of the readable notation (rules: 12.2).
    #[must_use]
    pub const fn separator(self) -> &'static str {
        match self {
            Act::Quiet => "",
            Act::Displace => "x",
            Act::Stay => "_",
            Act::Suicide => "@",
            Act::Combine => "&",
        }
    }
}

/// Who acts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Actors {
    /// Everything on the origin: an ordinary move.
    Whole,
    /// One piece of the stack: a deploy step. Of two pieces of the kind that wait with different marks it is the one without
    /// (rules: 17.3.2).
    One(Kind),
    /// The heroic one of two air forces that wait with different marks.
    HeroicAirForce,
    /// The heroic one of two such tanks.
    HeroicTank,
}

impl Actors {
    /// The heroic one of two pieces of a kind; `None` for kinds that no stack holds twice.
    #[must_use]
    pub const fn heroic(kind: Kind) -> Option<Actors> {
        match kind {
            Kind::AirForce => Some(Actors::HeroicAirForce),
            Kind::Tank => Some(Actors::HeroicTank),
            _ => None,
        }
    }

    /// The kind of the one piece that acts; `None` for a whole group.
    #[must_use]
    #[inline]
    pub const fn kind(self) -> Option<Kind> {
        match self {
            Actors::Whole => None,
            Actors::One(kind) => Some(kind),
            Actors::HeroicAirForce => Some(Kind::AirForce),
            Actors::HeroicTank => Some(Kind::Tank),
        }
    }

    /// The one piece that is meant, out of those that wait; `None` if it is not there, and for a whole group.
    #[must_use]
    pub fn of(self, waiting: Group) -> Option<Piece> {
        match self {
            Actors::Whole => None,
            Actors::One(kind) if waiting.has_unlike(kind) => Some(Piece::new(kind, Mark::Plain)),
            Actors::One(kind) => waiting.find(kind),
            Actors::HeroicAirForce | Actors::HeroicTank => {
                let kind = self.kind()?;
                let hero = Piece::new(kind, Mark::Heroic);
                waiting.has_unlike(kind).then_some(hero)
            }
        }
    }

    /// Everybody who may act out of those that wait, in stack order, the heroic one of two first.
    pub(crate) fn among(waiting: Group) -> impl Iterator<Item = Actors> {
        waiting.kinds().iter().flat_map(move |kind| {
            let hero = Actors::heroic(kind).filter(|_| waiting.has_unlike(kind));
            hero.into_iter().chain([Actors::One(kind)])
        })
    }
}

/// A step with all its choices filled in.
///
/// It is written by itself and read by a position ([`Text::explain`](rules::Text::explain)): the same text takes, joins or only goes,
/// as the target stands there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Step {
    /// A move of a group or of one piece of a stack.
    Go {
        /// Where it starts.
        from: Square,
        /// Who goes.
        who: Actors,
        /// Where it acts.
        to: Square,
        /// What it does there.
        act: Act,
    },
    /// Closes the open session (rules: 7.4).
    Commit,
}

impl Step {
    /// A move of everything on a square.
    #[must_use]
    pub const fn whole(from: Square, to: Square, act: Act) -> Step {
        Step::Go {
            from,
            who: Actors::Whole,
            to,
            act,
        }
    }

    /// The same step on the board mirrored over the river.
    #[must_use]
    pub const fn mirrored(self) -> Step {
        match self {
            Step::Go { from, who, to, act } => Step::Go {
                from: from.mirrored(),
                who,
                to: to.mirrored(),
                act,
            },
            Step::Commit => Step::Commit,
        }
    }
}

/// The machine form (rules: 12.1).
impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Step::Commit => f.write_str("commit"),
            Step::Go { from, who, to, act } => {
                write!(f, "{from}")?;
                if matches!(who, Actors::HeroicAirForce | Actors::HeroicTank) {
                    f.write_char('+')?;
                }
                if let Some(kind) = who.kind() {
                    f.write_char(kind.letter())?;
                }
                if act == Act::Stay {
                    f.write_char('_')?;
                }
                write!(f, "{to}")
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_is_small() {
        assert!(size_of::<Step>() <= 4);
    }
}
