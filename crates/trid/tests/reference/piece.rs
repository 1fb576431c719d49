//! Colours, pieces and the three states of a pawn (rules: 3, 11).

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Colour {
    White,
    Black,
}

impl Colour {
    pub(crate) fn other(self) -> Colour {
        match self {
            Colour::White => Colour::Black,
            Colour::Black => Colour::White,
        }
    }

    /// The direction of pawns, and the sign of progress of boards.
    pub(crate) fn forward(self) -> i8 {
        match self {
            Colour::White => 1,
            Colour::Black => -1,
        }
    }

    pub(crate) fn letter(self) -> char {
        match self {
            Colour::White => 'w',
            Colour::Black => 'b',
        }
    }
}

/// `U`, `P`, `T` (rules: 3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum PawnState {
    Unmoved,
    Moved,
    Transported,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Kind {
    King,
    Queen,
    Rook,
    Bishop,
    Knight,
    Pawn(PawnState),
}

/// What a pawn may become, in the order of the machine list.
pub(crate) const CHOICES: [Kind; 4] = [Kind::Bishop, Kind::Knight, Kind::Queen, Kind::Rook];

impl Kind {
    pub(crate) const ALL: [Kind; 8] = [
        Kind::King,
        Kind::Queen,
        Kind::Rook,
        Kind::Bishop,
        Kind::Knight,
        Kind::Pawn(PawnState::Moved),
        Kind::Pawn(PawnState::Unmoved),
        Kind::Pawn(PawnState::Transported),
    ];

    /// The White letter of the position text.
    pub(crate) fn letter(self) -> char {
        match self {
            Kind::King => 'K',
            Kind::Queen => 'Q',
            Kind::Rook => 'R',
            Kind::Bishop => 'B',
            Kind::Knight => 'N',
            Kind::Pawn(PawnState::Moved) => 'P',
            Kind::Pawn(PawnState::Unmoved) => 'U',
            Kind::Pawn(PawnState::Transported) => 'T',
        }
    }

    pub(crate) fn is_pawn(self) -> bool {
        matches!(self, Kind::Pawn(_))
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Piece {
    pub(crate) colour: Colour,
    pub(crate) kind: Kind,
}

impl Piece {
    pub(crate) fn letter(self) -> char {
        match self.colour {
            Colour::White => self.kind.letter(),
            Colour::Black => self.kind.letter().to_ascii_lowercase(),
        }
    }

    pub(crate) fn read(letter: char) -> Option<Piece> {
        let colour = if letter.is_ascii_uppercase() {
            Colour::White
        } else {
            Colour::Black
        };
        Kind::ALL
            .into_iter()
            .map(|kind| Piece { colour, kind })
            .find(|piece| piece.letter() == letter)
    }

    pub(crate) fn is_pawn_of(self, colour: Colour) -> bool {
        self.colour == colour && self.kind.is_pawn()
    }
}
