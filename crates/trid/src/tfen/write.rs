//! Writing a position.

use std::fmt::Write as _;

use rules::Side;

use crate::geometry::{Board, Column, File, Level, MainBoard, Pin, Rotation, Square};
use crate::position::TriD;
use crate::rights::Rights;
use crate::step::Wing;

/// The canonical text.
pub(crate) fn write(position: &TriD) -> String {
    let mut text = String::with_capacity(100);
    for (index, board) in MainBoard::ALL.into_iter().enumerate() {
        if index > 0 {
            text.push('|');
        }
        let files = [File::A, File::B, File::C, File::D];
        position.write_rows(
            Level::Main(board),
            &files,
            board.lowest_rank(),
            4,
            &mut text,
        );
    }
    for (index, board) in Board::ALL.into_iter().enumerate() {
        text.push(if index == 0 { ' ' } else { '|' });
        position.write_board(
            position.boards.pin(board),
            position.boards.rotation(board),
            &mut text,
        );
    }
    text.push_str(match position.side {
        Side::First => " w ",
        Side::Second => " b ",
    });
    let before = text.len();
    for ((side, wing), letter) in Rights::ORDER.into_iter().zip("KQkq".chars()) {
        if position.rights.has(side, wing) {
            text.push(letter);
        }
    }
    if text.len() == before {
        text.push('-');
    }
    // Writing to a string does not fail.
    let _ = match position.passed {
        Some(square) => write!(text, " {square}"),
        None => write!(text, " -"),
    };
    if position.pending.is_empty() {
        text.push_str(" -");
    }
    for (index, square) in position.pending.enumerate() {
        text.push(if index == 0 { ' ' } else { ',' });
        let _ = write!(text, "{square}");
    }
    let _ = write!(text, " {} {}", position.halfmoves, position.number);
    text
}

impl TriD {
    fn write_board(&self, pin: Pin, rotation: Rotation, text: &mut String) {
        text.push_str(pin.name());
        if rotation == Rotation::Turned {
            text.push('^');
        }
        text.push(':');
        let files = match pin.lowest_file() {
            File::Z => [File::Z, File::A],
            _ => [File::D, File::E],
        };
        self.write_rows(Level::Pin(pin), &files, pin.lowest_rank(), 2, text);
    }

    fn write_rows(&self, level: Level, files: &[File], lowest: u8, ranks: u8, text: &mut String) {
        for rank in (lowest..lowest + ranks).rev() {
            if rank + 1 < lowest + ranks {
                text.push('/');
            }
            let mut empty = 0;
            for file in files {
                let square = Column::new(*file, rank).and_then(|column| Square::new(column, level));
                match square.and_then(|square| self.cells[square.index()]) {
                    Some(piece) => {
                        flush(&mut empty, text);
                        text.push(piece.letter());
                    }
                    None => empty += 1,
                }
            }
            flush(&mut empty, text);
        }
    }
}

fn flush(empty: &mut u8, text: &mut String) {
    if *empty > 0 {
        text.push(char::from(b'0' + *empty));
        *empty = 0;
    }
}

/// The letter of a right in the position text.
pub(super) fn right_named(letter: char) -> Option<(usize, Side, Wing)> {
    let index = "KQkq".find(letter)?;
    let (side, wing) = *Rights::ORDER.get(index)?;
    Some((index, side, wing))
}
