//! Where the four attack boards stand (rules: 1.3, 1.4).

use rules::Side;

use crate::geometry::{Board, Columns, Instance, Pin, Pins, Rotation, Squares, TABLES};

/// The pins and rotations of the four boards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Boards {
    pins: [Pin; 4],
    rotations: [Rotation; 4],
    /// The inverse of `pins`.
    at: [Option<Board>; Pin::COUNT],
}

impl Boards {
    /// Every board on its home pin, straight.
    pub(crate) fn home() -> Boards {
        let mut boards = Boards {
            pins: Board::ALL.map(Board::home),
            rotations: [Rotation::Straight; 4],
            at: [None; Pin::COUNT],
        };
        for board in Board::ALL {
            boards.at[board.home().index()] = Some(board);
        }
        boards
    }

    /// Boards on four different pins; the first pin that occurs twice otherwise.
    pub(crate) fn new(pins: [Pin; 4], rotations: [Rotation; 4]) -> Result<Boards, Pin> {
        let mut at = [None; Pin::COUNT];
        for (board, pin) in Board::ALL.into_iter().zip(pins) {
            if at[pin.index()].is_some() {
                return Err(pin);
            }
            at[pin.index()] = Some(board);
        }
        Ok(Boards {
            pins,
            rotations,
            at,
        })
    }

    /// The boards seen from the other side of the table.
    pub(crate) fn mirrored(&self) -> Boards {
        let pins = Board::ALL.map(|board| self.pin(board.mirrored()).mirrored());
        let rotations = Board::ALL.map(|board| self.rotation(board.mirrored()));
        let mut at = [None; Pin::COUNT];
        for (board, pin) in Board::ALL.into_iter().zip(pins) {
            at[pin.index()] = Some(board);
        }
        Boards {
            pins,
            rotations,
            at,
        }
    }

    #[inline]
    pub(crate) fn pin(&self, board: Board) -> Pin {
        self.pins[board as usize]
    }

    pub(crate) fn rotation(&self, board: Board) -> Rotation {
        self.rotations[board as usize]
    }

    #[inline]
    pub(crate) fn at(&self, pin: Pin) -> Option<Board> {
        self.at[pin.index()]
    }

    /// The pins in use.
    #[inline]
    pub(crate) fn pins(&self) -> Pins {
        self.pins.iter().fold(Pins::NONE, |set, pin| set.with(*pin))
    }

    /// The pins on which boards of `owner` stand.
    pub(crate) fn owned(&self, owner: Side) -> Pins {
        Board::ALL
            .into_iter()
            .filter(|board| board.owner() == owner)
            .map(|board| self.pin(board))
            .collect()
    }

    pub(crate) fn instance(&self, board: Board) -> Instance {
        Instance {
            pin: self.pin(board),
            rotation: self.rotation(board),
        }
    }

    /// Puts a board on a vacant pin (or turns it on its own).
    pub(crate) fn place(&mut self, board: Board, pin: Pin, rotation: Rotation) {
        self.at[self.pin(board).index()] = None;
        self.at[pin.index()] = Some(board);
        self.pins[board as usize] = pin;
        self.rotations[board as usize] = rotation;
    }

    /// The squares that exist now.
    pub(crate) fn active(&self) -> Squares {
        self.pins
            .iter()
            .fold(TABLES.main, |set, pin| set | TABLES.pin[pin.index()])
    }

    /// The columns that have a square now.
    pub(crate) fn columns(&self) -> Columns {
        columns(self.pins())
    }
}

/// The columns that have a square when boards stand on these pins.
#[inline]
pub(crate) fn columns(pins: Pins) -> Columns {
    pins.fold(TABLES.main_columns, |set, pin| {
        set.or(TABLES.pin_columns[pin.index()])
    })
}
