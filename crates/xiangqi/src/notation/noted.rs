//! What a notation needs to know of a position.

use rules::{Adjudicate, Side, Text};

use crate::rhythm::{Grade, Layer, Node};
use crate::{Kind, Piece, Point, Refusal};

/// A position whose moves can be written down. Both games implement it, so every notation is written once.
pub(crate) trait Noted: Text<Refusal = Refusal> + Adjudicate {
    /// What a legal step moves; `None` for a pass.
    fn motion(&self, step: Self::Step) -> Option<Motion>;

    /// What stands on a node; the plain game has only the standard layer.
    fn piece_at(&self, node: Node) -> Option<Piece>;

    /// The beat grade of a step; great where there are no beats.
    fn grade(step: Self::Step) -> Grade;

    /// The step with another grade; `None` where there are no beats.
    fn with_grade(step: Self::Step, grade: Grade) -> Option<Self::Step>;
}

/// A piece and its way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Motion {
    /// What moves.
    pub(crate) piece: Piece,
    /// From where.
    pub(crate) from: Node,
    /// To where.
    pub(crate) to: Node,
}

/// Where a move goes, seen by the mover.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Direction {
    /// Towards the enemy.
    Forward,
    /// Towards the own back rank.
    Backward,
    /// Along a rank.
    Sideways,
    /// To a higher layer.
    Up,
    /// To a lower layer.
    Down,
}

impl Motion {
    /// Where it goes.
    #[must_use]
    pub(crate) fn direction(self) -> Direction {
        let (from, to) = (self.from.layer(), self.to.layer());
        if from != to {
            return if from < to {
                Direction::Up
            } else {
                Direction::Down
            };
        }
        let (from, to) = (self.from.point().rank(), self.to.point().rank());
        match (from == to, (from < to) == (self.piece.side == Side::First)) {
            (true, _) => Direction::Sideways,
            (false, true) => Direction::Forward,
            (false, false) => Direction::Backward,
        }
    }

    /// The last character of WXF and Chinese: steps along a file or through layers, otherwise the file of arrival.
    #[must_use]
    pub(crate) fn number(self) -> u8 {
        let (from, to) = (self.from.point(), self.to.point());
        match self.direction() {
            Direction::Up | Direction::Down => self.from.layer().distance(self.to.layer()),
            Direction::Forward | Direction::Backward if from.file() == to.file() => {
                from.rank().abs_diff(to.rank())
            }
            _ => file_number(self.piece.side, to),
        }
    }

    /// The number of the file of departure.
    #[must_use]
    pub(crate) fn file(self) -> u8 {
        file_number(self.piece.side, self.from.point())
    }

    /// The layer of departure.
    #[must_use]
    pub(crate) fn layer(self) -> Layer {
        self.from.layer()
    }

    /// Whether a planar move of this kind is told apart by its direction alone (rules: 7.1).
    pub(super) fn needs_no_tandem(self) -> bool {
        matches!(self.piece.kind, Kind::Advisor | Kind::Elephant)
            && self.from.layer() == self.to.layer()
    }
}

/// Files count 1 to 9 from the mover's right (rules: 7.1).
pub(super) const fn file_number(side: Side, point: Point) -> u8 {
    match side {
        Side::First => 9 - point.file(),
        Side::Second => point.file() + 1,
    }
}

/// The inverse of [`file_number`] for numbers 1 to 9.
pub(super) const fn file_of_number(side: Side, number: u8) -> u8 {
    match side {
        Side::First => 9 - number,
        Side::Second => number - 1,
    }
}
