//! The words that position keys are made of (rules: 9).
//!
//! Owners stand for boards, and rotations have no word: neither which of an owner's two boards stands where nor how a
//! board is turned tells positions apart.

use rules::{Side, Words, zobrist};

use crate::geometry::{Pin, Square};
use crate::piece::Piece;
use crate::position::TriD;
use crate::rights::Rights;

static PIECES: Words<{ 16 * Square::COUNT }> = Words::new(0x7472_6964_0001);
static OWNERS: [u64; 2 * Pin::COUNT] = zobrist(0x7472_6964_0002);
static RIGHTS: [u64; 16] = zobrist(0x7472_6964_0003);
static PASSED: Words<{ Square::COUNT }> = Words::new(0x7472_6964_0004);
static OWED: Words<{ Square::COUNT }> = Words::new(0x7472_6964_0005);

/// The word of Black to move.
pub(crate) const BLACK: u64 = zobrist::<1>(0x7472_6964_0006)[0];

#[inline]
pub(crate) fn piece(piece: Piece, square: Square) -> u64 {
    PIECES.at(piece.index() * Square::COUNT + square.index())
}

#[inline]
pub(crate) fn owner(side: Side, pin: Pin) -> u64 {
    OWNERS[side.index() * Pin::COUNT + pin.index()]
}

#[inline]
pub(crate) fn rights(rights: Rights) -> u64 {
    RIGHTS[rights.index()]
}

/// The word of an en passant pawn that can be taken.
#[inline]
pub(crate) fn passed(square: Square) -> u64 {
    PASSED.at(square.index())
}

/// The word of a pawn that must promote.
#[inline]
pub(crate) fn owed(square: Square) -> u64 {
    OWED.at(square.index())
}

impl TriD {
    /// The part of the key that en passant contributes: it counts only where a pawn could use it (rules: 9).
    #[inline]
    pub(crate) fn passed_key(&self) -> u64 {
        match self.passed {
            Some(square) if self.passed_takers().has_any() => passed(square),
            _ => 0,
        }
    }

    pub(crate) fn fresh_key(&self) -> u64 {
        let pieces = self.pieces().fold(0, |word, square| {
            self.cells[square.index()].map_or(word, |piece| word ^ self::piece(piece, square))
        });
        let owners = Side::ALL.into_iter().fold(0, |word, side| {
            self.boards
                .owned(side)
                .fold(word, |word, pin| word ^ owner(side, pin))
        });
        let owed = self
            .pending
            .fold(0, |word, square| word ^ self::owed(square));
        let side = match self.side {
            Side::First => 0,
            Side::Second => BLACK,
        };
        pieces ^ owners ^ owed ^ side ^ self::rights(self.rights) ^ self.passed_key()
    }
}

#[cfg(test)]
mod tests {
    use rules::Position;

    use crate::testing::at;

    /// Rules 9: en passant tells positions apart only if a pawn could use it.
    #[test]
    fn an_unusable_en_passant_pawn_is_not_in_the_key() {
        let with = at("4/4/4/2K1|4/4/4/1P2|2k1/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 b - - - 0 10");
        let idle = "4/4/4/2K1|4/4/1P2/4|2k1/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 b - b4N - 0 10";
        let quiet = "4/4/4/2K1|4/4/1P2/4|2k1/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 b - - - 0 10";
        assert_eq!(at(idle).key(), at(quiet).key());
        assert_ne!(at(idle), at(quiet));
        assert_ne!(at(idle).key(), with.key());
        let useful = idle.replace("1P2", "1Pp1");
        let useless = quiet.replace("1P2", "1Pp1");
        assert_ne!(at(&useful).key(), at(&useless).key());
        // A transported pawn cannot take that way.
        let carried = idle.replace("1P2", "1Pt1");
        let plain = quiet.replace("1P2", "1Pt1");
        assert_eq!(at(&carried).key(), at(&plain).key());
    }

    #[test]
    fn the_two_boards_of_an_owner_are_interchangeable_in_the_key() {
        let one = at("4/4/4/2K1|4/4/4/4|2k1/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10");
        let other = at("4/4/4/2K1|4/4/4/4|2k1/4/4/4 KL1:2/2|QL1^:2/2|QL6:2/2|KL6:2/2 w - - - 0 10");
        let stolen = at("4/4/4/2K1|4/4/4/4|2k1/4/4/4 QL6:2/2|KL1:2/2|QL1:2/2|KL6:2/2 w - - - 0 10");
        assert_eq!(one.key(), other.key());
        assert_ne!(one, other);
        assert_ne!(one.key(), stolen.key());
    }
}
