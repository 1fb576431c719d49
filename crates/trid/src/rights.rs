//! Castling rights and the places that castling uses (rules: 7).

use rules::Side;

use crate::geometry::{Board, File, Level, Pin, Square, SquareMasks};
use crate::step::Wing;

/// The four castling rights.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Rights(u8);

/// Where the pieces of one castling stand.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Homes {
    pub(crate) king: Square,
    pub(crate) rook: Square,
    /// The square beside the rook that the king passes (queenside) or, with the option `beside`, reaches.
    pub(crate) bridge: Square,
    /// The boards that must be controlled, each on its home pin.
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

    /// What is left after a piece left `square` or was taken on it.
    #[inline]
    pub(crate) fn after(self, square: Square) -> Rights {
        Rights(self.0 & !LOST[square.index()])
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}
