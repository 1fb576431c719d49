//! Castling rights (rules: 7).

use rules::Side;

use crate::castling::Homes;
use crate::geometry::Square;
use crate::step::Wing;

/// The four castling rights.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Rights(u8);

/// For each square, the rights that end when a piece leaves it or is taken there.
static LOST: [u8; Square::COUNT] = {
    let mut lost = [0; Square::COUNT];
    let mut index = 0;
    while index < 4 {
        let (side, wing) = Rights::ORDER[index];
        let homes = Homes::of(side, wing);
        lost[homes.king.index()] |= 1 << index;
        lost[homes.rook.index()] |= 1 << index;
        index += 1;
    }
    lost
};

impl Rights {
    pub(crate) const NONE: Rights = Rights(0);
    pub(crate) const ALL: Rights = Rights(15);

    /// The rights in the order of the position text, `KQkq`.
    pub(crate) const ORDER: [(Side, Wing); 4] = [
        (Side::First, Wing::Kingside),
        (Side::First, Wing::Queenside),
        (Side::Second, Wing::Kingside),
        (Side::Second, Wing::Queenside),
    ];

    const fn bit(side: Side, wing: Wing) -> u8 {
        1 << (side.index() * 2 + wing as usize)
    }

    pub(crate) const fn has(self, side: Side, wing: Wing) -> bool {
        self.0 & Rights::bit(side, wing) != 0
    }

    pub(crate) const fn with(self, side: Side, wing: Wing) -> Rights {
        Rights(self.0 | Rights::bit(side, wing))
    }

    pub(crate) const fn without(self, side: Side, wing: Wing) -> Rights {
        Rights(self.0 & !Rights::bit(side, wing))
    }

    /// What is left after a piece left `square` or was taken on it.
    #[inline]
    pub(crate) fn after(self, square: Square) -> Rights {
        Rights(self.0 & !LOST[square.index()])
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}
