//! Legal moves, by making every pseudo-legal move and looking at the own king (rules: 3.4), and mate and stalemate.

use super::{End, Grade, Move, Side, State};

impl State {
    /// The legal moves in canonical order (rules: 1.3).
    pub(crate) fn legal(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        let mut reach = Vec::new();
        for (from, piece) in self.pieces() {
            if piece.side != self.turn {
                continue;
            }
            reach.clear();
            self.reach(from, &mut reach);
            reach.sort();
            let ways = reach.iter().map(|&to| Move { from, to });
            moves.extend(ways.filter(|&step| self.leaves_king_safe(step)));
        }
        moves
    }

    /// rules: 3.4
    pub(crate) fn leaves_king_safe(&self, step: Move) -> bool {
        !self.after(step, Grade::Great).in_check(self.turn)
    }

    /// Checkmate and stalemate, which `status` reports at once (rules: 4.5).
    pub(crate) fn end(&self) -> Option<End> {
        if !self.legal().is_empty() {
            return None;
        }
        let reason = if self.in_check(self.turn) {
            "checkmate"
        } else {
            "stalemate"
        };
        Some(End::win(self.turn.other(), reason))
    }

    /// rules: 12
    pub(crate) fn perft(&self, depth: u32) -> u64 {
        let moves = self.legal();
        if depth == 1 {
            return moves.len() as u64;
        }
        moves
            .into_iter()
            .map(|step| self.after(step, Grade::Great).perft(depth - 1))
            .sum()
    }

    /// Whether somebody owns a rook, horse, cannon or pawn (rules: 4, order 3).
    pub(crate) fn has_attacking_material(&self) -> bool {
        use super::Kind::{Cannon, Horse, Pawn, Rook};
        self.pieces()
            .any(|(_, piece)| matches!(piece.kind, Rook | Horse | Cannon | Pawn))
    }

    /// Piece placement, side to move, layers and energies; no clocks (rules: 5.1).
    pub(crate) fn repeats(&self, other: &State) -> bool {
        self.cells == other.cells && self.turn == other.turn && self.energy == other.energy
    }

    /// Whether the side that is not to move is attacked: such positions are invalid (rules: 3.4, 6.3).
    pub(crate) fn opponent_in_check(&self) -> bool {
        self.in_check(self.turn.other())
    }

    /// How often a kind occurs on one side.
    pub(crate) fn count(&self, side: Side, kind: super::Kind) -> usize {
        self.pieces()
            .filter(|(_, piece)| piece.side == side && piece.kind == kind)
            .count()
    }
}
