//! The value of a position as a search sees it.

use std::fmt;

pub(crate) use evaluation::STATIC_BOUND;

/// The greatest value there is: the game is won at once. Every value fits into 16 bits.
pub(crate) const MATE: i32 = 32_000;
/// Beyond any value: the open window.
pub(crate) const INFINITE: i32 = 32_500;
/// Values beyond this are wins in a known number of turns.
pub(crate) const MATE_BOUND: i32 = 31_000;
/// What a win by the rule of repetition is worth: more than any static value, less than a mate, because the tree sees only
/// the first turn of the cycle.
pub(crate) const RULE_WIN: i32 = 29_000;

/// A value for the side that is to act, in hundredths of the game's smallest piece, or a win or loss in so many turns.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Score(pub(crate) i32);

/// What a [`Score`] says.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Verdict {
    /// Hundredths of the smallest piece.
    Value(i32),
    /// The actor wins; the number is that of turns of both sides until the end.
    Win(u32),
    /// The actor loses; the number is that of turns of both sides until the end.
    Loss(u32),
}

impl Score {
    /// An even position.
    pub const EVEN: Score = Score(0);

    /// A static value.
    #[must_use]
    pub fn value(hundredths: i32) -> Score {
        Score(hundredths.clamp(-STATIC_BOUND, STATIC_BOUND))
    }

    /// The actor wins in so many turns.
    #[must_use]
    pub fn win(turns: u32) -> Score {
        Score(MATE - turns.min((MATE - MATE_BOUND) as u32 - 1) as i32)
    }

    /// The actor loses in so many turns.
    #[must_use]
    pub fn loss(turns: u32) -> Score {
        Score(-Score::win(turns).0)
    }

    /// What the score says.
    #[must_use]
    pub fn verdict(self) -> Verdict {
        match self.0 {
            value if value > MATE_BOUND => Verdict::Win((MATE - value) as u32),
            value if value < -MATE_BOUND => Verdict::Loss((MATE + value) as u32),
            value => Verdict::Value(value),
        }
    }

    /// The score in hundredths, for those who cannot read more: wins and losses are beyond any other value.
    #[must_use]
    pub fn hundredths(self) -> i32 {
        self.0
    }
}

/// As UCI writes it: `cp 35`, or `mate 3` in turns of the actor.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.verdict() {
            Verdict::Value(value) => write!(f, "cp {value}"),
            Verdict::Win(turns) => write!(f, "mate {}", turns.div_ceil(2)),
            Verdict::Loss(turns) => write!(f, "mate -{}", turns.div_ceil(2)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wins_are_better_the_sooner_and_are_written_in_own_turns() {
        assert!(Score::win(1) > Score::win(3));
        assert!(Score::loss(4) > Score::loss(2));
        assert!(Score::win(900) > Score::value(i32::MAX));
        assert_eq!(Score::win(3).to_string(), "mate 2");
        assert_eq!(Score::loss(4).to_string(), "mate -2");
        assert_eq!(Score::loss(0).to_string(), "mate -0");
        assert_eq!(Score::value(-35).to_string(), "cp -35");
    }
}
