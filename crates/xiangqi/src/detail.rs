//! What refusals speak of, as data.

use std::fmt;

use rules::{Detail, DetailKind, Detailed, Side};

use crate::{Node, Piece};

/// A side by the word of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Colour(pub Side);

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self.0 {
            Side::First => "red",
            Side::Second => "black",
        })
    }
}

rules::detailed! {
    place Node;
    side Colour;
}

impl Detailed for Piece {
    fn kind() -> DetailKind {
        DetailKind::Piece
    }

    fn detail(&self) -> Detail {
        Detail::Piece {
            kind: self.kind.name(),
            side: Some(self.side),
        }
    }
}
