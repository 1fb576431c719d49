//! A step of rhythm xiangqi: a move with its beat grade, or a pass that the match put in its place.

use std::fmt;
use std::str::FromStr;

use super::{Grade, Layer, Node};
use crate::notation::PASS;
use crate::refusal::excerpt;
use crate::{Point, Refusal};

/// A step. [`Position::generate`](rules::Position::generate) gives those of grade great; every other grade of a legal move
/// is legal too.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct RhythmStep {
    from: Node,
    /// The origin once more for a pass: nothing moves, and no move ends where it begins.
    to: Node,
    grade: Grade,
    drain: Drain,
}

/// Whether the match rule `chaos` takes the mover's energy after this step (rules: 9.8). Only the match knows how many
/// misses came before, so only [`Adjudicate::referee`](rules::Adjudicate::referee) marks a step with it; texts never show it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[repr(u8)]
pub enum Drain {
    /// The usual case.
    #[default]
    Spared,
    /// The energy falls to 0.
    Drained,
}

impl RhythmStep {
    /// A strict miss: the turn passes and nothing moves (rules: 9.8).
    pub const PASS: RhythmStep = RhythmStep {
        from: PASS_NODE,
        to: PASS_NODE,
        grade: Grade::Miss,
        drain: Drain::Spared,
    };

    /// A move of grade great; `None` if it ends where it begins.
    #[must_use]
    pub fn new(from: Node, to: Node) -> Option<RhythmStep> {
        (from != to).then_some(RhythmStep::between(from, to))
    }

    /// For generators, whose nodes differ.
    #[inline]
    pub(super) const fn between(from: Node, to: Node) -> RhythmStep {
        RhythmStep {
            from,
            to,
            grade: Grade::Great,
            drain: Drain::Spared,
        }
    }

    /// Origin and destination; `None` for a pass.
    #[must_use]
    #[inline]
    pub fn way(self) -> Option<(Node, Node)> {
        (self.from != self.to).then_some((self.from, self.to))
    }

    /// How many layers it crosses.
    #[must_use]
    #[inline]
    pub const fn layers(self) -> u8 {
        self.from.layer().distance(self.to.layer())
    }

    /// The beat grade; a pass is a miss.
    #[must_use]
    #[inline]
    pub const fn grade(self) -> Grade {
        self.grade
    }

    /// The same move with another grade. A pass stays a miss.
    #[must_use]
    pub fn with_grade(self, grade: Grade) -> RhythmStep {
        match self.way() {
            Some(_) => RhythmStep { grade, ..self },
            None => self,
        }
    }

    /// Whether `chaos` strikes.
    #[must_use]
    #[inline]
    pub const fn drain(self) -> Drain {
        self.drain
    }

    pub(super) const fn with_drain(self, drain: Drain) -> RhythmStep {
        RhythmStep { drain, ..self }
    }

    /// The same step with every node changed, for symmetries.
    pub(super) fn map(self, change: impl Fn(Node) -> Node) -> RhythmStep {
        match self.way() {
            Some((from, to)) => RhythmStep {
                from: change(from),
                to: change(to),
                ..self
            },
            None => self,
        }
    }
}

const PASS_NODE: Node = Node::new(Layer::Standard, Point::at(0));

/// The machine form (rules: 9.8): `h2h2^@p`, and `0000` for a pass. What `chaos` takes is not written.
impl fmt::Display for RhythmStep {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.way() {
            Some((from, to)) => write!(f, "{from}{to}{}", self.grade.suffix()),
            None => f.write_str(PASS),
        }
    }
}

/// As it is written, since nodes and flags say little in a failed test.
impl fmt::Debug for RhythmStep {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")?;
        match self.drain {
            Drain::Spared => Ok(()),
            Drain::Drained => f.write_str("!"),
        }
    }
}

/// Reads the machine form or the print form of ICCS. Whether the step is legal is for a position to say.
impl FromStr for RhythmStep {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<RhythmStep, Refusal> {
        if text == PASS {
            return Ok(RhythmStep::PASS);
        }
        let (from, to, grade) = read(text)?;
        let step = RhythmStep::new(from, to).ok_or(Refusal::SameNode { at: from })?;
        Ok(step.with_grade(grade))
    }
}

/// Origin, destination and grade of a text, which may be the same node twice; otherwise `BAD_NODE`.
pub(super) fn read(text: &str) -> Result<(Node, Node, Grade), Refusal> {
    let told = || excerpt(text);
    let (from, rest) = Node::from_prefix(text).ok_or_else(|| Refusal::NoOrigin { text: told() })?;
    // The print form of ICCS has a hyphen here.
    let rest = rest.strip_prefix('-').unwrap_or(rest);
    let (to, rest) =
        Node::from_prefix(rest).ok_or_else(|| Refusal::NoDestination { text: told() })?;
    let mut suffix = rest.chars();
    let grade = match (suffix.next(), suffix.next(), suffix.next()) {
        (None, ..) => Grade::default(),
        (Some('@'), Some(letter), None) => {
            Grade::from_letter(letter).ok_or_else(|| Refusal::UnknownGrade { text: told() })?
        }
        _ => return Err(Refusal::TooLong { text: told() }),
    };
    Ok((from, to, grade))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_is_read_as_it_is_written() {
        let way = [
            Node::new(Layer::Standard, Point::at(0)),
            Node::new(Layer::Sky, Point::at(0)),
            Node::new(Layer::Ground, Point::at(89)),
        ];
        for (from, to) in [(way[0], way[1]), (way[1], way[2]), (way[2], way[0])] {
            for grade in Grade::ALL {
                let step = RhythmStep::between(from, to).with_grade(grade);
                assert_eq!(step.to_string().parse(), Ok(step));
            }
        }
        assert_eq!("0000".parse(), Ok(RhythmStep::PASS));
        assert_eq!(RhythmStep::PASS.to_string(), "0000");
        assert!(matches!(
            "h2h2".parse::<RhythmStep>(),
            Err(Refusal::SameNode { .. })
        ));
        assert!("h2e2@x".parse::<RhythmStep>().is_err());
    }
}
