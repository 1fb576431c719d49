//! Castling: where its pieces stand and go, when it is possible, and how it is played (rules: 7).

use rules::Side;

use crate::geometry::{Board, Columns, File, Level, Pin, Square, SquareMasks, Squares, TABLES};
use crate::movegen::Attackers;
use crate::options::{CastleControl, CastleFirstTurn, QueensideCastle};
use crate::piece::{Form, Piece};
use crate::position::TriD;
use crate::step::Wing;

/// Where the pieces of one castling stand.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Homes {
    pub(crate) king: Square,
    pub(crate) rook: Square,
    /// The square beside the rook that the king passes (queenside) or, with the option `beside`, reaches.
    pub(crate) bridge: Square,
    /// The boards that castling uses, each on its home pin.
    pub(crate) boards: &'static [Board],
}

const fn homes(side: Side, wing: Wing) -> Homes {
    let (rank, king_pin, queen_pin) = match side {
        Side::First => (0, Pin::KL1, Pin::QL1),
        Side::Second => (9, Pin::KL6, Pin::QL6),
    };
    let king_level = Level::Pin(king_pin);
    let queen_level = Level::Pin(queen_pin);
    Homes {
        king: SquareMasks::one(File::D, rank, king_level),
        rook: match wing {
            Wing::Kingside => SquareMasks::one(File::E, rank, king_level),
            Wing::Queenside => SquareMasks::one(File::Z, rank, queen_level),
        },
        bridge: SquareMasks::one(File::A, rank, queen_level),
        boards: match (side, wing) {
            (Side::First, Wing::Kingside) => &[Board::Wkl],
            (Side::First, Wing::Queenside) => &[Board::Wkl, Board::Wql],
            (Side::Second, Wing::Kingside) => &[Board::Bkl],
            (Side::Second, Wing::Queenside) => &[Board::Bkl, Board::Bql],
        },
    }
}

impl Homes {
    pub(crate) const fn of(side: Side, wing: Wing) -> &'static Homes {
        const TABLE: [[Homes; 2]; 2] = [
            [
                homes(Side::First, Wing::Kingside),
                homes(Side::First, Wing::Queenside),
            ],
            [
                homes(Side::Second, Wing::Kingside),
                homes(Side::Second, Wing::Queenside),
            ],
        ];
        &TABLE[side.index()][wing as usize]
    }
}

/// Where king and rook go.
pub(crate) fn castle_targets(
    side: Side,
    wing: Wing,
    queenside: QueensideCastle,
) -> (Square, Square) {
    let homes = Homes::of(side, wing);
    match (wing, queenside) {
        (Wing::Queenside, QueensideCastle::Beside) => (homes.bridge, homes.king),
        _ => (homes.rook, homes.king),
    }
}

/// Why a castling is not possible, in reporting order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum CastlingFault {
    Moved,
    FirstMove,
    /// This board is away.
    Bridge(Board),
    /// An enemy piece stands here, on a board that castling uses.
    NotControlled(Square),
    Squares,
    Check,
    PathAttacked,
    DestinationAttacked,
}

impl TriD {
    /// The first condition of rules 7 that fails.
    pub(crate) fn castling_fault(&self, wing: Wing) -> Option<CastlingFault> {
        if let Some(fault) = self.castling_hindrance(wing) {
            return Some(fault);
        }
        let attackers = Attackers::of(self, self.side.other());
        let blockers = self.blockers(self.occupied, self.existing);
        if attackers.attack(Homes::of(self.side, wing).king, blockers) {
            return Some(CastlingFault::Check);
        }
        self.castling_danger(wing, &attackers, blockers)
    }

    /// The first condition that fails of those before the king's safety.
    #[inline]
    pub(crate) fn castling_hindrance(&self, wing: Wing) -> Option<CastlingFault> {
        let side = self.side;
        let homes = Homes::of(side, wing);
        if !self.rights.has(side, wing) {
            return Some(CastlingFault::Moved);
        }
        if self.number < 2 && self.options.castle_first_turn == CastleFirstTurn::Forbidden {
            return Some(CastlingFault::FirstMove);
        }
        if let Some(board) = homes
            .boards
            .iter()
            .find(|board| self.boards.pin(**board) != board.home())
        {
            return Some(CastlingFault::Bridge(*board));
        }
        let enemies = self.sides[side.other().index()];
        if self.options.castle_control == CastleControl::Required
            && let Some(square) = homes
                .boards
                .iter()
                .find_map(|board| (enemies & TABLES.pin[board.home().index()]).first())
        {
            return Some(CastlingFault::NotControlled(square));
        }
        if wing == Wing::Queenside && self.cells[homes.bridge.index()].is_some() {
            return Some(CastlingFault::Squares);
        }
        None
    }

    /// What `attackers`, the enemies, forbid a king that is not in check and meets no hindrance; `blockers` stop slides now.
    pub(crate) fn castling_danger(
        &self,
        wing: Wing,
        attackers: &Attackers,
        blockers: Columns,
    ) -> Option<CastlingFault> {
        let side = self.side;
        let homes = Homes::of(side, wing);
        if wing == Wing::Queenside
            && self.options.queenside_castle == QueensideCastle::Exchange
            && attackers.attack(homes.bridge, blockers)
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
        attackers
            .attack(king_to, blockers)
            .then_some(CastlingFault::DestinationAttacked)
    }

    /// Moves king and rook, with their keys.
    pub(crate) fn play_castling(&mut self, wing: Wing) {
        let side = self.side;
        let homes = Homes::of(side, wing);
        let (king_to, rook_to) = castle_targets(side, wing, self.options.queenside_castle);
        let (king, rook) = royal_pair(side);
        self.clear(homes.king, king);
        self.clear(homes.rook, rook);
        self.set(king_to, king);
        self.set(rook_to, rook);
        self.lose_rights(homes.king);
        self.passed = None;
        self.halfmoves = self.halfmoves.saturating_add(1);
    }

    /// Puts king and rook of the side to move back.
    pub(crate) fn undo_castling(&mut self, wing: Wing) {
        let homes = Homes::of(self.side, wing);
        let (king_to, rook_to) = castle_targets(self.side, wing, self.options.queenside_castle);
        let (king, rook) = royal_pair(self.side);
        self.remove(king_to, king);
        self.remove(rook_to, rook);
        self.put(homes.king, king);
        self.put(homes.rook, rook);
    }
}

fn royal_pair(side: Side) -> (Piece, Piece) {
    (
        Piece {
            side,
            form: Form::King,
        },
        Piece {
            side,
            form: Form::Rook,
        },
    )
}
