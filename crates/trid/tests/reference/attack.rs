//! Attacks by plain scanning (rules: 5.1-5.4).

use std::collections::BTreeSet;

use super::geometry::Square;
use super::piece::{Colour, Kind};
use super::state::State;

/// A code of section 13.
pub(crate) type Code = &'static str;

/// The columns strictly between two squares on a line, or `None` if they are not on one.
fn direction(from: Square, to: Square) -> Option<(i8, i8, i8)> {
    let (df, dr) = (to.file - from.file, to.rank - from.rank);
    let straight = df == 0 || dr == 0;
    let diagonal = df.abs() == dr.abs();
    (straight || diagonal).then_some((df.signum(), dr.signum(), df.abs().max(dr.abs())))
}

/// Whether a piece of this kind (no pawn) has the column step in its repertoire, obstacles apart.
pub(crate) fn has_geometry(kind: Kind, from: Square, to: Square) -> bool {
    let (df, dr) = ((to.file - from.file).abs(), (to.rank - from.rank).abs());
    match kind {
        Kind::King => df.max(dr) == 1,
        Kind::Knight => (df, dr) == (1, 2) || (df, dr) == (2, 1),
        Kind::Rook => (df == 0) != (dr == 0),
        Kind::Bishop => df == dr && df != 0,
        Kind::Queen => (df == 0) != (dr == 0) || (df == dr && df != 0),
        Kind::Pawn(_) => false,
    }
}

pub(crate) fn slides(kind: Kind) -> bool {
    matches!(kind, Kind::Rook | Kind::Bishop | Kind::Queen)
}

impl State {
    /// Rule 5.1.5: a slide from a board at one track to a board at the other.
    pub(crate) fn crosses_tracks(&self, from: Square, to: Square) -> bool {
        match (from.pin(), to.pin()) {
            (Some(from), Some(to)) => from.track != to.track && !self.options.cross_track_slides,
            _ => false,
        }
    }

    /// Walks the columns strictly between the squares (rules: 5.1.3, 5.1.4; 13: "column by column").
    pub(crate) fn walk(&self, from: Square, to: Square) -> Result<(), Code> {
        let Some((df, dr, steps)) = direction(from, to) else {
            return Err("E_GEOMETRY");
        };
        for k in 1..steps {
            let column = (from.file + k * df, from.rank + k * dr);
            if !self.column_exists(column) {
                if !self.options.slide_over_gaps {
                    return Err("E_GAP");
                }
            } else if !self.column_is_empty(column) {
                return Err("E_BLOCKED");
            }
        }
        Ok(())
    }

    /// Whether the piece on `from` could capture an enemy on the active square `to` (rules: 5.4).
    fn reaches(&self, from: Square, to: Square) -> bool {
        let Some(piece) = self.pieces.get(&from) else {
            return false;
        };
        match piece.kind {
            Kind::Pawn(_) => {
                to.rank == from.rank + piece.colour.forward() && (to.file - from.file).abs() == 1
            }
            kind if slides(kind) => {
                has_geometry(kind, from, to)
                    && !self.crosses_tracks(from, to)
                    && self.walk(from, to).is_ok()
            }
            kind => has_geometry(kind, from, to),
        }
    }

    pub(crate) fn is_attacked(&self, square: Square, by: Colour) -> bool {
        self.pieces_of(by)
            .any(|(from, _)| self.reaches(from, square))
    }

    /// The squares of the pieces that attack the king of `colour`.
    pub(crate) fn checkers(&self, colour: Colour) -> BTreeSet<Square> {
        let king = self.king(colour);
        self.pieces_of(colour.other())
            .map(|(from, _)| from)
            .filter(|&from| king.is_some_and(|king| self.reaches(from, king)))
            .collect()
    }

    /// Whether the king of `colour` is attacked.
    pub(crate) fn in_check(&self, colour: Colour) -> bool {
        self.king(colour)
            .is_some_and(|king| self.is_attacked(king, colour.other()))
    }
}
