//! The board for a terminal.

use std::fmt::Write;

use rules::Side;

use crate::geometry::{FILES, RANKS, Square, Terrain};
use crate::position::Cotulenh;

/// Wide enough for three heroic pieces.
const WIDTH: usize = 6;

/// Red upper case, Blue lower case, `+` before a heroic piece, a stack with its carrier first; `~` sea, `-` sea and ground,
/// `=` a bridge, `.` land.
pub(crate) fn draw(position: &Cotulenh) -> String {
    let mut out = String::new();
    for rank in (0..RANKS).rev() {
        let _ = write!(out, "{:>2} ", rank + 1);
        for file in 0..FILES {
            let cell = Square::new(file, rank).map_or_else(String::new, |s| cell(position, s));
            let _ = write!(out, " {cell:^WIDTH$}");
        }
        trim_line(&mut out);
    }
    out.push_str("   ");
    for file in 0..FILES {
        let _ = write!(out, " {:^WIDTH$}", char::from(b'a' + file));
    }
    trim_line(&mut out);
    let name = ["red", "blue"][position.side.index()];
    let _ = write!(out, "{name} to act, clock {}", position.clock);
    if let Some(session) = &position.session {
        let _ = write!(
            out,
            ", session {}",
            crate::notation::session::write_session(position, session)
        );
    }
    trim_line(&mut out);
    out
}

fn trim_line(out: &mut String) {
    out.truncate(out.trim_end_matches(' ').len());
    out.push('\n');
}

fn cell(position: &Cotulenh, square: Square) -> String {
    let group = position.board.at(square);
    if group.is_empty() {
        let sign = match square.terrain() {
            Terrain::Sea => "~",
            Terrain::Mixed => "-",
            Terrain::Land if square.on_bridge_file() && matches!(square.rank(), 5 | 6) => "=",
            Terrain::Land => ".",
        };
        return sign.into();
    }
    let text: String = group.pieces().map(|piece| piece.to_string()).collect();
    match group.side() {
        Side::First => text,
        Side::Second => text.to_ascii_lowercase(),
    }
}
