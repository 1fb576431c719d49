//! Pieces and the three states of pawns (rules: 3).

use std::fmt;

use rules::Side;

/// What a piece is called, whatever its state.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// King.
    King,
    /// Queen.
    Queen,
    /// Rook.
    Rook,
    /// Bishop.
    Bishop,
    /// Knight.
    Knight,
    /// Pawn, in any state.
    Pawn,
}

impl Kind {
    /// The name for presentation.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Kind::King => "king",
            Kind::Queen => "queen",
            Kind::Rook => "rook",
            Kind::Bishop => "bishop",
            Kind::Knight => "knight",
            Kind::Pawn => "pawn",
        }
    }

    /// The letter of human notation.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Kind::King => 'K',
            Kind::Queen => 'Q',
            Kind::Rook => 'R',
            Kind::Bishop => 'B',
            Kind::Knight => 'N',
            Kind::Pawn => 'P',
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A side by its colour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Colour(pub Side);

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.0 {
            Side::First => "White",
            Side::Second => "Black",
        })
    }
}

/// A kind with the state that a pawn carries: the letters of the position text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Form {
    /// King.
    King,
    /// Queen.
    Queen,
    /// Rook.
    Rook,
    /// Bishop.
    Bishop,
    /// Knight.
    Knight,
    /// A pawn that has moved by its own move.
    Moved,
    /// A pawn on its home square that never moved.
    Unmoved,
    /// A pawn that has at least once been carried by a board; for good.
    Transported,
}

impl Form {
    /// All forms.
    pub const ALL: [Form; 8] = [
        Form::King,
        Form::Queen,
        Form::Rook,
        Form::Bishop,
        Form::Knight,
        Form::Moved,
        Form::Unmoved,
        Form::Transported,
    ];

    /// The kind without state.
    #[must_use]
    #[inline]
    pub const fn kind(self) -> Kind {
        match self {
            Form::King => Kind::King,
            Form::Queen => Kind::Queen,
            Form::Rook => Kind::Rook,
            Form::Bishop => Kind::Bishop,
            Form::Knight => Kind::Knight,
            Form::Moved | Form::Unmoved | Form::Transported => Kind::Pawn,
        }
    }

    /// White's letter in the position text.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Form::King => 'K',
            Form::Queen => 'Q',
            Form::Rook => 'R',
            Form::Bishop => 'B',
            Form::Knight => 'N',
            Form::Moved => 'P',
            Form::Unmoved => 'U',
            Form::Transported => 'T',
        }
    }

    /// The form after a move of its own.
    #[must_use]
    #[inline]
    pub const fn after_move(self) -> Form {
        match self {
            Form::Unmoved => Form::Moved,
            other => other,
        }
    }

    /// The form after a ride on a board.
    #[must_use]
    #[inline]
    pub const fn after_ride(self) -> Form {
        match self {
            Form::Moved | Form::Unmoved => Form::Transported,
            other => other,
        }
    }
}

/// A piece on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Piece {
    /// Whose it is.
    pub side: Side,
    /// What it is.
    pub form: Form,
}

impl Piece {
    /// The letter of the position text: upper case for White.
    #[must_use]
    pub const fn letter(self) -> char {
        match self.side {
            Side::First => self.form.letter(),
            Side::Second => self.form.letter().to_ascii_lowercase(),
        }
    }

    /// The piece with that letter.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Piece> {
        let side = if letter.is_ascii_uppercase() {
            Side::First
        } else {
            Side::Second
        };
        let form = Form::ALL
            .into_iter()
            .find(|form| form.letter() == letter.to_ascii_uppercase())?;
        Some(Piece { side, form })
    }

    /// A dense index below 16, for keys.
    #[must_use]
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.side.index() * 8 + self.form as usize
    }
}

/// What it is; the sentence says whose.
impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.form.kind(), f)
    }
}

/// What a pawn may become. The order is the byte order of the letters.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[repr(u8)]
pub enum Choice {
    /// Bishop.
    Bishop,
    /// Knight.
    Knight,
    /// Queen.
    Queen,
    /// Rook.
    Rook,
}

impl Choice {
    /// All choices, in machine order.
    pub const ALL: [Choice; 4] = [Choice::Bishop, Choice::Knight, Choice::Queen, Choice::Rook];

    /// The form the pawn takes.
    #[must_use]
    #[inline]
    pub const fn form(self) -> Form {
        match self {
            Choice::Bishop => Form::Bishop,
            Choice::Knight => Form::Knight,
            Choice::Queen => Form::Queen,
            Choice::Rook => Form::Rook,
        }
    }

    /// The letter of the machine form.
    #[must_use]
    pub const fn letter(self) -> char {
        self.form().letter().to_ascii_lowercase()
    }

    /// The choice with that letter (lower case).
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Choice> {
        Choice::ALL
            .into_iter()
            .find(|choice| choice.letter() == letter)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_read_back() {
        for side in Side::ALL {
            for form in Form::ALL {
                let piece = Piece { side, form };
                assert_eq!(Piece::from_letter(piece.letter()), Some(piece));
            }
        }
        for other in ['x', '1', ' ', 'é'] {
            assert_eq!(Piece::from_letter(other), None);
        }
    }

    #[test]
    fn transport_is_permanent() {
        assert_eq!(Form::Unmoved.after_ride(), Form::Transported);
        assert_eq!(Form::Transported.after_move(), Form::Transported);
        assert_eq!(Form::Unmoved.after_move(), Form::Moved);
        assert_eq!(Form::Rook.after_ride(), Form::Rook);
    }
}
