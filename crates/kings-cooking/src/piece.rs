//! Kinds and units (rules: 3).

use std::fmt;
use std::num::NonZeroU8;

use rules::{Game, Side};

use crate::position::KingsCooking;

/// A side by its colour, for sentences: it is written `light` or `dark`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Colour(pub Side);

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(KingsCooking::SIDES[self.0.index()])
    }
}

/// A kind of unit, in the order of line-up codes and pickers. The king is none: it never enters the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[repr(u8)]
#[allow(missing_docs)] // five names
pub enum Kind {
    Rook,
    Knight,
    Bishop,
    Queen,
    Pawn,
}

impl Kind {
    /// Every kind.
    pub const ALL: [Kind; 5] = [
        Kind::Rook,
        Kind::Knight,
        Kind::Bishop,
        Kind::Queen,
        Kind::Pawn,
    ];

    /// What a pawn may become, in the order of the move codes (rules: 12.3).
    pub const PROMOTIONS: [Kind; 4] = [Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight];

    /// The upper-case letter.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Kind::Rook => 'R',
            Kind::Knight => 'N',
            Kind::Bishop => 'B',
            Kind::Queen => 'Q',
            Kind::Pawn => 'P',
        }
    }

    /// The kind of an upper-case letter.
    #[must_use]
    pub const fn from_letter(letter: char) -> Option<Kind> {
        match letter {
            'R' => Some(Kind::Rook),
            'N' => Some(Kind::Knight),
            'B' => Some(Kind::Bishop),
            'Q' => Some(Kind::Queen),
            'P' => Some(Kind::Pawn),
            _ => None,
        }
    }

    /// The lower-case word of records.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Rook => "rook",
            Kind::Knight => "knight",
            Kind::Bishop => "bishop",
            Kind::Queen => "queen",
            Kind::Pawn => "pawn",
        }
    }

    /// How many of this kind a line-up may have (rules: 3).
    #[must_use]
    pub const fn limit(self) -> usize {
        match self {
            Kind::Queen => 1,
            Kind::Rook | Kind::Knight | Kind::Bishop => 2,
            Kind::Pawn => 3,
        }
    }
}

/// The lower-case word.
impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A kind with its side, in one byte; `Option<Unit>` is one byte as well.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Unit(NonZeroU8);

impl Unit {
    /// Number of codes that [`Unit::index`] may give.
    pub const CODES: usize = 16;

    /// A unit.
    #[must_use]
    #[inline]
    pub const fn new(side: Side, kind: Kind) -> Unit {
        // Kinds count from 1, so that 0 stays free for the empty square.
        match NonZeroU8::new((side as u8) << 3 | (kind as u8 + 1)) {
            Some(code) => Unit(code),
            None => Unit(NonZeroU8::MIN),
        }
    }

    /// Whose it is.
    #[must_use]
    #[inline]
    pub const fn side(self) -> Side {
        if self.0.get() & 8 == 0 {
            Side::First
        } else {
            Side::Second
        }
    }

    /// What it is.
    #[must_use]
    #[inline]
    pub const fn kind(self) -> Kind {
        match self.0.get() & 7 {
            1 => Kind::Rook,
            2 => Kind::Knight,
            3 => Kind::Bishop,
            4 => Kind::Queen,
            _ => Kind::Pawn,
        }
    }

    /// A number below [`Unit::CODES`], for tables.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        (self.0.get() & 15) as usize
    }

    /// The same kind on the other side.
    #[must_use]
    #[inline]
    pub const fn turned(self) -> Unit {
        Unit::new(self.side().other(), self.kind())
    }

    /// The letter of the position text: upper case for Light.
    #[must_use]
    pub const fn letter(self) -> char {
        match self.side() {
            Side::First => self.kind().letter(),
            Side::Second => self.kind().letter().to_ascii_lowercase(),
        }
    }

    /// The inverse of [`Unit::letter`].
    #[must_use]
    pub const fn from_letter(letter: char) -> Option<Unit> {
        let side = if letter.is_ascii_uppercase() {
            Side::First
        } else {
            Side::Second
        };
        match Kind::from_letter(letter.to_ascii_uppercase()) {
            Some(kind) => Some(Unit::new(side, kind)),
            None => None,
        }
    }
}

impl fmt::Debug for Unit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_unit_is_its_side_and_kind() {
        assert_eq!(size_of::<Option<Unit>>(), 1);
        for side in Side::ALL {
            for kind in Kind::ALL {
                let unit = Unit::new(side, kind);
                assert_eq!((unit.side(), unit.kind()), (side, kind));
                assert_eq!(Unit::from_letter(unit.letter()), Some(unit));
                assert_eq!(unit.turned().turned(), unit);
                assert_ne!(unit.turned(), unit);
            }
        }
        assert_eq!(Unit::from_letter('K'), None);
        assert_eq!(Unit::from_letter('k'), None);
    }
}
