//! A step of rhythm xiangqi: a move with its beat grade, or a pass that the match put in its place.

use super::{Grade, Layer, Node};

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

const PASS_NODE: Node = Node::new(Layer::Standard, crate::Point::at(0));

/// In machine form, since nodes and flags say little in a failed test.
impl std::fmt::Debug for RhythmStep {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.way() {
            Some((from, to)) => write!(f, "{from:?}{to:?}{}", self.grade.suffix())?,
            None => f.write_str(crate::notation::PASS)?,
        }
        match self.drain {
            Drain::Spared => Ok(()),
            Drain::Drained => f.write_str("!"),
        }
    }
}
