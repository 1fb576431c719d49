//! Rhythm xiangqi in notations.

use super::{Grade, Node, Rhythm, RhythmStep};
use crate::Piece;
use crate::notation::{Motion, Noted};

impl Noted for Rhythm {
    fn motion(&self, step: RhythmStep) -> Option<Motion> {
        let (from, to) = step.way()?;
        let piece = self.piece(from)?;
        Some(Motion { piece, from, to })
    }

    fn piece_at(&self, node: Node) -> Option<Piece> {
        self.piece(node)
    }

    fn grade(step: RhythmStep) -> Grade {
        step.grade()
    }

    fn with_grade(step: RhythmStep, grade: Grade) -> Option<RhythmStep> {
        Some(step.with_grade(grade))
    }
}
