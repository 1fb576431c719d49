//! What a position is worth with best play.

use std::cmp::Ordering;

use rules::Side;

/// The exact value for the side to move, with the number of plies to the very end. Repetition and lack of progress are
/// draws.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Value {
    /// The side to move wins after this many plies; as few as it can force.
    Win(u8),
    /// Neither side can force a win.
    Draw,
    /// The side to move loses after this many plies; as many as it can hold out.
    Loss(u8),
}

impl Value {
    /// More plies than any value has: 28 is the longest forced win.
    pub(super) const PLIES: usize = 64;
    /// The stored byte of a position outside the solved part.
    pub(super) const UNSOLVED: u8 = 0;

    const DRAW: u8 = 1;
    const WIN: u8 = 64;
    const LOSS: u8 = 128;

    /// The value of a counted end, from the mover's margin (rules: 9.2).
    pub(super) const fn of_margin(margin: i32) -> Value {
        if margin > 0 {
            Value::Win(0)
        } else if margin < 0 {
            Value::Loss(0)
        } else {
            Value::Draw
        }
    }

    /// The value of a step that leads to a position with this value for the rival.
    #[must_use]
    pub const fn before(self) -> Value {
        match self {
            Value::Win(plies) => Value::Loss(plies.saturating_add(1)),
            Value::Draw => Value::Draw,
            Value::Loss(plies) => Value::Win(plies.saturating_add(1)),
        }
    }

    /// Who wins, if `mover` is to move.
    #[must_use]
    pub const fn winner(self, mover: Side) -> Option<Side> {
        match self {
            Value::Win(_) => Some(mover),
            Value::Draw => None,
            Value::Loss(_) => Some(mover.other()),
        }
    }

    /// The plies to the end of a decided game.
    #[must_use]
    pub const fn plies(self) -> Option<u8> {
        match self {
            Value::Win(plies) | Value::Loss(plies) => Some(plies),
            Value::Draw => None,
        }
    }

    pub(super) const fn to_byte(self) -> u8 {
        match self {
            Value::Draw => Value::DRAW,
            Value::Win(plies) => Value::WIN + plies,
            Value::Loss(plies) => Value::LOSS + plies,
        }
    }

    pub(super) const fn from_byte(byte: u8) -> Option<Value> {
        match byte {
            Value::DRAW => Some(Value::Draw),
            Value::WIN..Value::LOSS => Some(Value::Win(byte - Value::WIN)),
            Value::LOSS..192 => Some(Value::Loss(byte - Value::LOSS)),
            _ => None,
        }
    }

    /// Greater is better for the side to move: a fast win, then a slow one, a draw, a late loss, an early one.
    const fn rank(self) -> i16 {
        match self {
            Value::Win(plies) => 1000 - plies as i16,
            Value::Draw => 0,
            Value::Loss(plies) => plies as i16 - 1000,
        }
    }
}

impl Ord for Value {
    fn cmp(&self, other: &Value) -> Ordering {
        self.rank().cmp(&other.rank())
    }
}

impl PartialOrd for Value {
    fn partial_cmp(&self, other: &Value) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_ordered_as_a_perfect_player_prefers_them() {
        let falling = [
            Value::Win(0),
            Value::Win(5),
            Value::Draw,
            Value::Loss(28),
            Value::Loss(0),
        ];
        assert!(falling.is_sorted_by(|one, other| one > other));
        assert_eq!(Value::Loss(4).before(), Value::Win(5));
        assert_eq!(Value::Win(4).winner(Side::Second), Some(Side::Second));
        assert_eq!(Value::Loss(4).winner(Side::Second), Some(Side::First));
    }

    #[test]
    fn bytes_read_back() {
        for byte in 0..=u8::MAX {
            if let Some(value) = Value::from_byte(byte) {
                assert_eq!(value.to_byte(), byte);
            }
        }
        assert_eq!(Value::from_byte(Value::UNSOLVED), None);
        assert_eq!(Value::from_byte(255), None);
    }
}
