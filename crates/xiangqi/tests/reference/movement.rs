//! Where a piece may go by the movement rules alone: pseudo-legal moves (rules: 2, 3.1, 9.3 to 9.5).
//!
//! This is the forward reading: from the piece outwards. `refusal` reads the same rules the other way round, from a given
//! destination back, and both are compared.

use super::{Game, Kind, Node, Piece, Side, State};

/// rules: 9.5
pub(crate) const COST_PER_LAYER: u32 = 3;

const ORTHOGONAL: [(i32, i32); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
const DIAGONAL: [(i32, i32); 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];

impl State {
    /// Appends the pseudo-legal destinations of the piece on `from`, as if its side were to move.
    pub(crate) fn reach(&self, from: Node, out: &mut Vec<Node>) {
        let Some(piece) = self.at(from) else {
            return;
        };
        match piece.kind {
            Kind::King => self.king_moves(piece, from, out),
            Kind::Advisor => self.advisor_moves(piece, from, out),
            Kind::Elephant => self.elephant_moves(piece, from, out),
            Kind::Horse => self.horse_moves(piece, from, out),
            Kind::Rook => self.rook_moves(piece, from, out),
            Kind::Cannon => self.cannon_moves(from, piece, out),
            Kind::Pawn => self.pawn_moves(piece, from, out),
        }
        if self.game == Game::Rhythm {
            self.vertical_moves(piece, from, out);
        }
    }

    /// An empty point or an enemy piece (rules: 2).
    fn may_end(&self, side: Side, to: Node) -> bool {
        to.exists() && self.at(to).is_none_or(|piece| piece.side != side)
    }

    fn king_moves(&self, piece: Piece, from: Node, out: &mut Vec<Node>) {
        for (dx, dy) in ORTHOGONAL {
            let to = from.shifted(dx, dy);
            if to.in_palace(piece.side) && self.may_end(piece.side, to) {
                out.push(to);
            }
        }
    }

    fn advisor_moves(&self, piece: Piece, from: Node, out: &mut Vec<Node>) {
        for (dx, dy) in DIAGONAL {
            let to = from.shifted(dx, dy);
            if to.in_palace(piece.side) && self.may_end(piece.side, to) {
                out.push(to);
            }
        }
    }

    fn elephant_moves(&self, piece: Piece, from: Node, out: &mut Vec<Node>) {
        for (dx, dy) in DIAGONAL {
            let eye = from.shifted(dx, dy);
            let to = from.shifted(2 * dx, 2 * dy);
            if to.exists()
                && to.in_own_half(piece.side)
                && self.at(eye).is_none()
                && self.may_end(piece.side, to)
            {
                out.push(to);
            }
        }
    }

    /// The leg is the neighbour of the origin in the direction of the longer component; nothing else blocks (rules: 2.2).
    fn horse_moves(&self, piece: Piece, from: Node, out: &mut Vec<Node>) {
        for (dx, dy) in ORTHOGONAL {
            let leg = from.shifted(dx, dy);
            if !leg.exists() || self.at(leg).is_some() {
                continue;
            }
            for bend in [-1, 1] {
                // (±2, ±1) behind a leg along the rank, (±1, ±2) behind a leg along the file.
                let to = from.shifted(2 * dx + bend * dy, 2 * dy + bend * dx);
                if self.may_end(piece.side, to) {
                    out.push(to);
                }
            }
        }
    }

    fn rook_moves(&self, piece: Piece, from: Node, out: &mut Vec<Node>) {
        for (dx, dy) in ORTHOGONAL {
            let mut to = from.shifted(dx, dy);
            while self.may_end(piece.side, to) {
                out.push(to);
                if self.at(to).is_some() {
                    break;
                }
                to = to.shifted(dx, dy);
            }
        }
    }

    fn cannon_moves(&self, from: Node, piece: Piece, out: &mut Vec<Node>) {
        for (dx, dy) in ORTHOGONAL {
            let mut to = from.shifted(dx, dy);
            while to.exists() && self.at(to).is_none() {
                out.push(to);
                to = to.shifted(dx, dy);
            }
            // `to` is the screen now, or off the board; the next piece behind it may be taken if it is an enemy.
            if !to.exists() {
                continue;
            }
            to = to.shifted(dx, dy);
            while to.exists() && self.at(to).is_none() {
                to = to.shifted(dx, dy);
            }
            if to.exists() && self.may_end(piece.side, to) {
                out.push(to);
            }
        }
    }

    /// rules: 2.5
    fn pawn_moves(&self, piece: Piece, from: Node, out: &mut Vec<Node>) {
        let mut ways = vec![(0, piece.side.forward())];
        if !from.in_own_half(piece.side) {
            ways.extend([(1, 0), (-1, 0)]);
        }
        for (dx, dy) in ways {
            let to = from.shifted(dx, dy);
            if self.may_end(piece.side, to) {
                out.push(to);
            }
        }
    }

    /// rules: 9.4
    fn vertical_moves(&self, piece: Piece, from: Node, out: &mut Vec<Node>) {
        for z in 0..3 {
            let to = from.on_layer(z);
            let layers = from.z.abs_diff(z);
            if layers == 0 || !self.open[z as usize] || !self.may_end(piece.side, to) {
                continue;
            }
            if self.energy[piece.side as usize] < COST_PER_LAYER * layers {
                continue;
            }
            let middle = from.on_layer(1);
            let middle_is_empty = layers == 1 || self.at(middle).is_none();
            let takes = self.at(to).is_some();
            let allowed = match piece.kind {
                Kind::King => false,
                Kind::Advisor | Kind::Elephant | Kind::Horse | Kind::Pawn => layers == 1,
                Kind::Rook => middle_is_empty,
                Kind::Cannon if takes => layers == 2 && !middle_is_empty,
                Kind::Cannon => middle_is_empty,
            };
            if allowed {
                out.push(to);
            }
        }
    }
}
