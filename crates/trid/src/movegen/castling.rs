//! Castling (rules: 7).

use rules::Refusal;

use super::{Sink, Walk};
use crate::geometry::{Squares, TABLES};
use crate::options::{CastleFirstTurn, QueensideCastle};
use crate::play::castle_targets;
use crate::position::TriD;
use crate::rights::Homes;
use crate::step::Wing;

impl Walk<'_> {
    pub(super) fn castlings<S: Sink>(&self, sink: &mut S) {
        if self.guard.checkers.has_any() {
            return;
        }
        for wing in Wing::ALL {
            if self.position.rights.has(self.side, wing)
                && self.position.castling_fault(wing).is_none()
            {
                sink.castle(wing);
            }
        }
    }
}

/// Why a castling is not possible, in reporting order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum CastlingFault {
    Moved,
    FirstMove,
    Bridge,
    NotControlled,
    Squares,
    Check,
    PathAttacked,
    DestinationAttacked,
}

impl TriD {
    /// The first condition of rules 7 that fails.
    pub(crate) fn castling_fault(&self, wing: Wing) -> Option<CastlingFault> {
        let side = self.side;
        let homes = Homes::of(side, wing);
        if !self.rights.has(side, wing) {
            return Some(CastlingFault::Moved);
        }
        if self.number < 2 && self.options.castle_first_turn == CastleFirstTurn::Forbidden {
            return Some(CastlingFault::FirstMove);
        }
        if homes
            .boards
            .iter()
            .any(|board| self.boards.pin(*board) != board.home())
        {
            return Some(CastlingFault::Bridge);
        }
        let by = side.other();
        let enemies = self.sides[by.index()];
        if homes
            .boards
            .iter()
            .any(|board| (enemies & TABLES.pin[board.home().index()]).has_any())
        {
            return Some(CastlingFault::NotControlled);
        }
        if wing == Wing::Queenside && self.cells[homes.bridge.index()].is_some() {
            return Some(CastlingFault::Squares);
        }
        if self.is_attacked_now(homes.king, by) {
            return Some(CastlingFault::Check);
        }
        if wing == Wing::Queenside
            && self.options.queenside_castle == QueensideCastle::Exchange
            && self.is_attacked_now(homes.bridge, by)
        {
            return Some(CastlingFault::PathAttacked);
        }
        let (king_to, rook_to) = castle_targets(side, wing, self.options.queenside_castle);
        let mut left = self.pieces() & !Squares::of(homes.king) & !Squares::of(homes.rook);
        left |= Squares::of(king_to) | Squares::of(rook_to);
        let mut occupied = self.occupied.with(king_to.column());
        if (left & TABLES.column[homes.rook.column().index()]).is_empty() {
            occupied = occupied.without(homes.rook.column());
        }
        let blockers = self.blockers(occupied, self.existing);
        self.is_attacked(king_to, by, enemies, blockers)
            .then_some(CastlingFault::DestinationAttacked)
    }

    /// The refusal of a castling, or nothing if it is legal.
    pub(crate) fn castling_refusal(&self, wing: Wing) -> Option<Refusal> {
        let fault = self.castling_fault(wing)?;
        let homes = Homes::of(self.side, wing);
        let text = wing.text();
        let (code, message) = match fault {
            CastlingFault::Moved => (
                "E_MOVED",
                format!("{text}: the right is lost, king or rook has left its home square"),
            ),
            CastlingFault::FirstMove => (
                "E_FIRST_MOVE",
                format!("{text}: castling is not allowed on a player's first turn"),
            ),
            CastlingFault::Bridge => (
                "E_BRIDGE",
                format!("{text}: the boards are not on their home pins"),
            ),
            CastlingFault::NotControlled => (
                "E_NOT_CONTROLLED",
                format!("{text}: an enemy piece stands on a board that castling uses"),
            ),
            CastlingFault::Squares => (
                "E_SQUARES",
                format!("{text}: {} must be empty", homes.bridge),
            ),
            CastlingFault::Check => ("E_CHECK", format!("{text}: the king is in check")),
            CastlingFault::PathAttacked => (
                "E_PATH_ATTACKED",
                format!("{text}: {} is attacked", homes.bridge),
            ),
            CastlingFault::DestinationAttacked => {
                let (king_to, _) = castle_targets(self.side, wing, self.options.queenside_castle);
                (
                    "E_DEST_ATTACKED",
                    format!("{text}: the king would be attacked on {king_to}"),
                )
            }
        };
        Some(Refusal::new(code, message))
    }
}
