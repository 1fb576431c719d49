//! The two sides of a game.

/// One of the two players. `First` is the one who makes the first move of the game.
///
/// The games call them by their own words (`light`, `red`, `white`); those names are text and live in
/// [`Game::SIDES`](crate::Game::SIDES).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[repr(u8)]
pub enum Side {
    /// The side that begins.
    First = 0,
    /// The side that answers.
    Second = 1,
}

impl Side {
    /// Both sides, in order.
    pub const ALL: [Side; 2] = [Side::First, Side::Second];

    /// The opponent.
    #[must_use]
    #[inline]
    pub const fn other(self) -> Side {
        match self {
            Side::First => Side::Second,
            Side::Second => Side::First,
        }
    }

    /// 0 for the first side, 1 for the second: the index of arrays that hold something for each side.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}
