//! The four movable boards, their rotation and the 24 instances that drawings know (rules: 1.3, 1.4, 6.4).

use std::fmt;

use rules::Side;

use super::{File, Level, MainBoard, Pin, Square, SquareMasks};

/// An attack board. The name is its identity for the whole game and does not say where it stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[repr(u8)]
pub enum Board {
    /// White's queen-side board.
    Wql,
    /// White's king-side board.
    Wkl,
    /// Black's queen-side board.
    Bql,
    /// Black's king-side board.
    Bkl,
}

impl Board {
    /// The four boards, in the order of the position text.
    pub const ALL: [Board; 4] = [Board::Wql, Board::Wkl, Board::Bql, Board::Bkl];

    /// The name: `WQL`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Board::Wql => "WQL",
            Board::Wkl => "WKL",
            Board::Bql => "BQL",
            Board::Bkl => "BKL",
        }
    }

    /// Whose board it is, wherever it stands and whoever controls it.
    #[must_use]
    #[inline]
    pub const fn owner(self) -> Side {
        match self {
            Board::Wql | Board::Wkl => Side::First,
            Board::Bql | Board::Bkl => Side::Second,
        }
    }

    /// Where it stands at the start.
    #[must_use]
    pub const fn home(self) -> Pin {
        match self {
            Board::Wql => Pin::QL1,
            Board::Wkl => Pin::KL1,
            Board::Bql => Pin::QL6,
            Board::Bkl => Pin::KL6,
        }
    }

    #[must_use]
    pub(crate) const fn mirrored(self) -> Board {
        match self {
            Board::Wql => Board::Bql,
            Board::Wkl => Board::Bkl,
            Board::Bql => Board::Wql,
            Board::Bkl => Board::Wkl,
        }
    }
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// How a board is turned. No rule reads it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[repr(u8)]
pub enum Rotation {
    /// As at the start.
    #[default]
    Straight,
    /// Turned by 180 degrees.
    Turned,
}

impl Rotation {
    /// Both, straight first.
    pub const ALL: [Rotation; 2] = [Rotation::Straight, Rotation::Turned];

    /// 0 or 180.
    #[must_use]
    pub const fn degrees(self) -> u16 {
        match self {
            Rotation::Straight => 0,
            Rotation::Turned => 180,
        }
    }

    /// The bit after an arrival (rules: 6.4).
    #[must_use]
    pub const fn after(self, arrival: Arrival) -> Rotation {
        match (self, arrival) {
            (rotation, Arrival::Same) => rotation,
            (Rotation::Straight, Arrival::Rotated) => Rotation::Turned,
            (Rotation::Turned, Arrival::Rotated) => Rotation::Straight,
        }
    }
}

/// Where on its board a passenger arrives (rules: 6.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[repr(u8)]
pub enum Arrival {
    /// On the same cell; the only arrival of an empty board.
    Same,
    /// On the cell opposite.
    Rotated,
}

impl Arrival {
    /// Both, in the order of texts.
    pub const ALL: [Arrival; 2] = [Arrival::Same, Arrival::Rotated];
}

/// One of the 24 places where an attack board can be seen: a pin and a rotation, `QL3:180`. Exactly four are visible.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Instance {
    /// Where.
    pub pin: Pin,
    /// Turned how.
    pub rotation: Rotation,
}

impl Instance {
    /// All 24, by pin, straight before turned.
    pub fn all() -> impl Iterator<Item = Instance> {
        Pin::ALL.into_iter().flat_map(|pin| {
            Rotation::ALL
                .into_iter()
                .map(move |rotation| Instance { pin, rotation })
        })
    }
}

impl fmt::Display for Instance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.pin, self.rotation.degrees())
    }
}

/// The four squares of each pin: lower file before higher, in each the lower rank first. So opposite cells lie opposite here.
static CELLS: [[Square; 4]; Pin::COUNT] = {
    let first = SquareMasks::one(File::A, 1, Level::Main(MainBoard::White));
    let mut cells = [[first; 4]; Pin::COUNT];
    let mut pin = 0;
    while pin < Pin::COUNT {
        let at = Pin::ALL[pin];
        let mut cell = 0;
        while cell < 4 {
            let file = File::ALL[at.lowest_file() as usize + cell / 2];
            let rank = at.lowest_rank() + cell as u8 % 2;
            cells[pin][cell] = SquareMasks::one(file, rank, Level::Pin(at));
            cell += 1;
        }
        pin += 1;
    }
    cells
};

/// The cell of a passenger after its board went from one pin to another (rules: 6.4); `None` if it is not on the first.
#[must_use]
#[inline]
pub fn arrival_square(square: Square, from: Pin, to: Pin, arrival: Arrival) -> Option<Square> {
    let cell = CELLS[from.index()].iter().position(|one| *one == square)?;
    Some(match arrival {
        Arrival::Same => CELLS[to.index()][cell],
        Arrival::Rotated => CELLS[to.index()][3 - cell],
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geometry::TABLES;

    #[test]
    fn the_rotated_map_is_its_own_inverse() {
        for from in Pin::ALL {
            for to in Pin::ALL {
                for square in TABLES.pin[from.index()] {
                    for arrival in Arrival::ALL {
                        let there = arrival_square(square, from, to, arrival).unwrap();
                        assert_eq!(there.pin(), Some(to));
                        assert_eq!(arrival_square(there, to, from, arrival), Some(square));
                    }
                }
                for elsewhere in !TABLES.pin[from.index()] {
                    assert_eq!(arrival_square(elsewhere, from, to, Arrival::Same), None);
                }
            }
        }
    }
}
