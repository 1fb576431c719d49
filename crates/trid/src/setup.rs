//! The initial position (rules: 2).

use rules::Side;

use crate::boards::Boards;
use crate::geometry::{Board, Column, File, Level, MainBoard, Square, Squares};
use crate::options::Options;
use crate::piece::{Form, Piece};
use crate::position::{Parts, TriD};
use crate::rights::Rights;

const BACK: [(File, Form); 4] = [
    (File::A, Form::Knight),
    (File::B, Form::Bishop),
    (File::C, Form::Bishop),
    (File::D, Form::Knight),
];
const EDGE: [(File, Form, Board); 4] = [
    (File::Z, Form::Rook, Board::Wql),
    (File::A, Form::Queen, Board::Wql),
    (File::D, Form::King, Board::Wkl),
    (File::E, Form::Rook, Board::Wkl),
];

/// The start of a game. Black's set-up is White's seen from the other side.
pub(crate) fn initial(options: Options) -> TriD {
    let mut pieces = Vec::with_capacity(32);
    let mut add = |file, rank, level, form| {
        let square = Column::new(file, rank).and_then(|column| Square::new(column, level));
        if let Some(square) = square {
            for (side, square) in [(Side::First, square), (Side::Second, square.mirrored())] {
                pieces.push((square, Piece { side, form }));
            }
        }
    };
    let main = Level::Main(MainBoard::White);
    for (file, form) in BACK {
        add(file, 1, main, form);
        add(file, 2, main, Form::Unmoved);
    }
    for (file, form, board) in EDGE {
        let level = Level::Pin(board.home());
        add(file, 0, level, form);
        add(file, 1, level, Form::Unmoved);
    }
    TriD::from_parts(&Parts {
        pieces,
        boards: Boards::home(),
        side: Side::First,
        rights: Rights::ALL,
        passed: None,
        pending: Squares::NONE,
        halfmoves: 0,
        number: 1,
        options,
    })
}
