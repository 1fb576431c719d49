//! Places and pieces of the game as data of refusals.

use rules::{Detail, DetailKind, Detailed};

use crate::geometry::{Board, Column, Level, Pin, Place, Square};
use crate::piece::{Colour, Kind, Piece};
use crate::step::Wing;

// `O-O` and `O-O-O` are the same in every language.
rules::detailed! {
    place Square, Place, Column, Level, Pin, Board;
    kind Kind;
    side Colour;
    text Wing;
}

impl Detailed for Piece {
    fn kind() -> DetailKind {
        DetailKind::Piece
    }

    fn detail(&self) -> Detail {
        Detail::Piece {
            kind: self.form.kind().name(),
            side: Some(self.side),
        }
    }
}
