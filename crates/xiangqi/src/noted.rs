//! Plain xiangqi in notations.

use crate::notation::{Motion, Noted};
use crate::rhythm::{Grade, Layer, Node};
use crate::{Piece, Step, Xiangqi};

impl Noted for Xiangqi {
    fn motion(&self, step: Step) -> Option<Motion> {
        let piece = self.board().piece(step.from)?;
        let [from, to] = [step.from, step.to].map(Node::standard);
        Some(Motion { piece, from, to })
    }

    fn piece_at(&self, node: Node) -> Option<Piece> {
        match node.layer() {
            Layer::Standard => self.board().piece(node.point()),
            Layer::Ground | Layer::Sky => None,
        }
    }

    fn grade(_step: Step) -> Grade {
        Grade::default()
    }

    fn with_grade(_step: Step, _grade: Grade) -> Option<Step> {
        None
    }
}
