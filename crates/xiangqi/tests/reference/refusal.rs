//! Why a move is not accepted: the codes of 8.3 in their order, judged from origin and destination.

use super::movement::COST_PER_LAYER;
use super::{Grade, Kind, Move, Node, Piece, Side, State};

impl State {
    /// The first matching code of rules 8.3, or `None` for a legal move. Both nodes exist and the game goes on.
    pub(crate) fn refusal(&self, step: Move) -> Option<&'static str> {
        let Move { from, to } = step;
        let Some(piece) = self.at(from) else {
            return Some("NO_PIECE");
        };
        if piece.side != self.turn {
            return Some("WRONG_SIDE");
        }
        if from == to {
            return Some("SAME_NODE");
        }
        let target = self.at(to);
        if target.is_some_and(|target| target.side == piece.side) {
            return Some("OWN_PIECE");
        }
        if from.z != to.z {
            self.vertical_refusal(piece, from, to)
        } else {
            self.planar_refusal(piece, from, to)
        }
        .or_else(|| self.king_refusal(step))
    }

    fn vertical_refusal(&self, piece: Piece, from: Node, to: Node) -> Option<&'static str> {
        if (from.x, from.y) != (to.x, to.y) || piece.kind == Kind::King {
            return Some("LAYER");
        }
        let layers = from.z.abs_diff(to.z);
        let takes = self.at(to).is_some();
        let distances = match piece.kind {
            Kind::Rook => 1..=2,
            Kind::Cannon if takes => 2..=2,
            Kind::Cannon => 1..=2,
            _ => 1..=1,
        };
        if !distances.contains(&layers) || !self.open[to.z as usize] {
            return Some("LAYER");
        }
        let middle = self.between(from, to);
        if piece.kind == Kind::Cannon && takes {
            if middle != 1 {
                return Some("SCREEN");
            }
        } else if middle != 0 {
            return Some("PATH");
        }
        (self.energy[piece.side as usize] < COST_PER_LAYER * layers).then_some("ENERGY")
    }

    fn planar_refusal(&self, piece: Piece, from: Node, to: Node) -> Option<&'static str> {
        let (dx, dy) = (to.x - from.x, to.y - from.y);
        if !displacement_fits(piece, from, (dx, dy)) {
            return Some("GEOMETRY");
        }
        match piece.kind {
            Kind::King | Kind::Advisor if !to.in_palace(piece.side) => Some("PALACE"),
            Kind::Elephant if !to.in_own_half(piece.side) => Some("RIVER"),
            Kind::Horse => {
                let leg = if dx.abs() == 2 {
                    from.shifted(dx / 2, 0)
                } else {
                    from.shifted(0, dy / 2)
                };
                self.at(leg).map(|_| "LEG")
            }
            Kind::Elephant => self.at(from.shifted(dx / 2, dy / 2)).map(|_| "EYE"),
            Kind::Cannon if self.at(to).is_some() => {
                (self.between(from, to) != 1).then_some("SCREEN")
            }
            Kind::Rook | Kind::Cannon => (self.between(from, to) != 0).then_some("PATH"),
            _ => None,
        }
    }

    fn king_refusal(&self, step: Move) -> Option<&'static str> {
        let next = self.after(step, Grade::Great);
        if next.kings_face() {
            Some("FACING")
        } else if next.in_check(self.turn) {
            Some("SELF_CHECK")
        } else {
            None
        }
    }
}

/// Whether the displacement is one of the piece's (the second column of section 2).
fn displacement_fits(piece: Piece, from: Node, (dx, dy): (i32, i32)) -> bool {
    let lengths = (dx.abs(), dy.abs());
    match piece.kind {
        Kind::King => lengths == (1, 0) || lengths == (0, 1),
        Kind::Advisor => lengths == (1, 1),
        Kind::Elephant => lengths == (2, 2),
        Kind::Horse => lengths == (1, 2) || lengths == (2, 1),
        Kind::Rook | Kind::Cannon => dx == 0 || dy == 0,
        Kind::Pawn => {
            let forward = match piece.side {
                Side::Red => 1,
                Side::Black => -1,
            };
            (dx, dy) == (0, forward) || (!from.in_own_half(piece.side) && lengths == (1, 0))
        }
    }
}
