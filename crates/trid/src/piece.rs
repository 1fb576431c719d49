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

/// The choices that belong to a board's move, in the order of its text: the passenger's before the uncovered corner's (rules:
/// 12.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Choices {
    /// No pawn of the mover promotes.
    #[default]
    None,
    /// One does, the passenger or the pawn on the corner.
    One(Choice),
    /// The passenger does, then the pawn on the corner.
    Two(Choice, Choice),
}

impl Choices {
    /// One choice if there is one.
    #[must_use]
    pub const fn of(choice: Option<Choice>) -> Choices {
        match choice {
            Some(choice) => Choices::One(choice),
            None => Choices::None,
        }
    }

    /// First and second.
    #[must_use]
    #[inline]
    pub const fn both(self) -> [Option<Choice>; 2] {
        match self {
            Choices::None => [None, None],
            Choices::One(choice) => [Some(choice), None],
            Choices::Two(first, second) => [Some(first), Some(second)],
        }
    }

    /// How many there are.
    #[must_use]
    pub const fn count(self) -> usize {
        match self {
            Choices::None => 0,
            Choices::One(_) => 1,
            Choices::Two(..) => 2,
        }
    }

    /// So many times the same choice; of more than two, two.
    pub(crate) const fn repeated(choice: Choice, count: usize) -> Choices {
        match count {
            0 => Choices::None,
            1 => Choices::One(choice),
            _ => Choices::Two(choice, choice),
        }
    }

    /// Every way to make so many choices, at most two, in machine order.
    pub(crate) const fn every(count: usize) -> &'static [Choices] {
        const ONE: [Choices; 4] = {
            let mut list = [Choices::None; 4];
            let mut index = 0;
            while index < list.len() {
                list[index] = Choices::One(Choice::ALL[index]);
                index += 1;
            }
            list
        };
        const TWO: [Choices; 16] = {
            let mut list = [Choices::None; 16];
            let mut index = 0;
            while index < list.len() {
                list[index] = Choices::Two(Choice::ALL[index / 4], Choice::ALL[index % 4]);
                index += 1;
            }
            list
        };
        match count {
            0 => &[Choices::None],
            1 => &ONE,
            _ => &TWO,
        }
    }
}

/// Nothing, `=q` or `=qr`.
impl fmt::Display for Choices {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Choices::None => Ok(()),
            Choices::One(choice) => write!(f, "={}", choice.letter()),
            Choices::Two(first, second) => write!(f, "={}{}", first.letter(), second.letter()),
        }
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
