//! Pieces (rules: 1.8).

use std::fmt;

use rules::Side;

/// One of the seven kinds of pieces.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[repr(u8)]
pub enum Kind {
    /// 帅 将
    King = 0,
    /// 仕 士
    Advisor = 1,
    /// 相 象
    Elephant = 2,
    /// 马
    Horse = 3,
    /// 车
    Rook = 4,
    /// 炮
    Cannon = 5,
    /// 兵 卒
    Pawn = 6,
}

impl Kind {
    /// Every kind, in the order of the letters `KABNRCP`.
    pub const ALL: [Kind; 7] = [
        Kind::King,
        Kind::Advisor,
        Kind::Elephant,
        Kind::Horse,
        Kind::Rook,
        Kind::Cannon,
        Kind::Pawn,
    ];

    /// The index of arrays that hold something for each kind.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The FEN letter, upper case.
    #[must_use]
    pub const fn letter(self) -> char {
        ['K', 'A', 'B', 'N', 'R', 'C', 'P'][self as usize]
    }

    /// The WXF letter.
    #[must_use]
    pub const fn wxf_letter(self) -> char {
        ['K', 'A', 'E', 'H', 'R', 'C', 'P'][self as usize]
    }

    /// The kind of a letter in either case, with the synonyms `E` and `H`.
    #[must_use]
    pub const fn from_letter(letter: char) -> Option<Kind> {
        Some(match letter.to_ascii_uppercase() {
            'K' => Kind::King,
            'A' => Kind::Advisor,
            'B' | 'E' => Kind::Elephant,
            'N' | 'H' => Kind::Horse,
            'R' => Kind::Rook,
            'C' => Kind::Cannon,
            'P' => Kind::Pawn,
            _ => return None,
        })
    }

    /// The lower-case English word.
    #[must_use]
    pub const fn name(self) -> &'static str {
        [
            "king", "advisor", "elephant", "horse", "rook", "cannon", "pawn",
        ][self as usize]
    }
}

/// By its word.
impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A piece of a side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Piece {
    /// Whose it is.
    pub side: Side,
    /// What it is.
    pub kind: Kind,
}

impl Piece {
    /// The piece of that side and kind.
    #[must_use]
    #[inline]
    pub const fn new(side: Side, kind: Kind) -> Piece {
        Piece { side, kind }
    }

    /// The FEN letter: upper case for Red, lower case for Black.
    #[must_use]
    pub const fn letter(self) -> char {
        match self.side {
            Side::First => self.kind.letter(),
            Side::Second => self.kind.letter().to_ascii_lowercase(),
        }
    }

    /// The piece of a FEN letter.
    #[must_use]
    pub const fn from_letter(letter: char) -> Option<Piece> {
        let side = if letter.is_ascii_uppercase() {
            Side::First
        } else {
            Side::Second
        };
        match Kind::from_letter(letter) {
            Some(kind) => Some(Piece { side, kind }),
            None => None,
        }
    }

    /// 0 to 13: the index of tables over all pieces.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.side.index() * 7 + self.kind.index()
    }

    /// The converse of [`Piece::index`], for tables that are computed at compile time.
    pub(crate) const fn from_index(index: usize) -> Piece {
        let side = if index < 7 { Side::First } else { Side::Second };
        Piece::new(side, Kind::ALL[index % 7])
    }

    /// The Chinese character of the set that the piece belongs to.
    #[must_use]
    pub const fn character(self) -> char {
        match self.side {
            Side::First => ['帅', '仕', '相', '马', '车', '炮', '兵'][self.kind as usize],
            Side::Second => ['将', '士', '象', '马', '车', '炮', '卒'][self.kind as usize],
        }
    }
}

/// By the word of its kind; whose it is, a sentence says where it matters.
impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.kind.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_read_back() {
        for side in Side::ALL {
            for kind in Kind::ALL {
                let piece = Piece::new(side, kind);
                assert_eq!(Piece::from_letter(piece.letter()), Some(piece));
            }
        }
        assert_eq!(Kind::from_letter('h'), Some(Kind::Horse));
        assert_eq!(Kind::from_letter('E'), Some(Kind::Elephant));
        assert_eq!(Kind::from_letter('Q'), None);
    }
}
