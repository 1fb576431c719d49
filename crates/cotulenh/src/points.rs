//! Points for what the opponent has lost (rules: 17.7).

use rules::{Outcome, Side};

use crate::board::Board;
use crate::outcome::Reason;
use crate::piece::Kind;
use crate::position::Cotulenh;
use crate::setup;

/// What an aim adds (rules: 17.7.2).
pub(crate) const AIM_BONUS: i32 = 50;

/// The points of one piece (rules: 17.7).
const fn value(kind: Kind) -> i32 {
    match kind {
        Kind::Engineer | Kind::Infantry | Kind::AntiAir | Kind::Militia => 10,
        Kind::Tank | Kind::Missile => 20,
        Kind::Artillery => 30,
        Kind::AirForce => 40,
        Kind::Navy => 80,
        Kind::Commander => 100,
        Kind::Headquarter => 0,
    }
}

/// The points of a side: what its opponent lacks of the army of the set-up (rules: 17.7.1).
pub(crate) fn points(board: &Board, side: Side) -> i32 {
    let mut left = setup::strength(board.options().army);
    for square in board.men(side.other()).iter() {
        for piece in board.at(square).pieces() {
            let count = &mut left[piece.kind() as usize];
            *count = count.saturating_sub(1);
        }
    }
    Kind::ALL
        .into_iter()
        .map(|kind| value(kind) * i32::from(left[kind as usize]))
        .sum()
}

impl Cotulenh {
    /// The points of a side on the board as it stands (rules: 17.7.1).
    #[must_use]
    pub fn points(&self, side: Side) -> i32 {
        points(&self.board, side)
    }

    /// Who has more points; no bonus, and an open session counts as the board stands.
    pub(crate) fn by_points(&self) -> Outcome {
        let [first, second] = Side::ALL.map(|side| self.points(side));
        match first.cmp(&second) {
            std::cmp::Ordering::Greater => Outcome::win(Side::First, Reason::Points),
            std::cmp::Ordering::Less => Outcome::win(Side::Second, Reason::Points),
            std::cmp::Ordering::Equal => Outcome::draw(Reason::Points),
        }
    }
}
