//! Ends and results (rules: 9).

use rules::{Adjudicate, Code, Outcome, Past, Position, Ruling, Side};

use crate::position::{KingsCooking, NO_PROGRESS_LIMIT};

rules::codes! {
    /// Why the rules end a game.
    pub enum Reason {
        /// End 1: one side has no unit on the board.
        Empty = "empty",
        /// End 2: the side to move has no legal action.
        NoAction = "no_action",
        /// End 3: the position has occurred three times.
        Repetition = "repetition",
        /// End 4: forty plies without capture, departure or pawn move.
        NoProgress = "no_progress",
    }
}

impl KingsCooking {
    /// What each side would score if the game were counted now: three less its captured units (rules: 9.2).
    #[must_use]
    pub(crate) fn final_score(&self) -> [u8; 2] {
        Side::ALL.map(|side| 3_u8.saturating_sub(self.tallies(side).captured))
    }

    /// Captured units of the rival less captured units of `side`: the final margin of a counted end.
    #[must_use]
    #[inline]
    pub fn margin(&self, side: Side) -> i32 {
        i32::from(self.tallies(side.other()).captured) - i32::from(self.tallies(side).captured)
    }
}

/// Ends 1 and 2.
#[inline]
pub(crate) fn counted_end(position: &KingsCooking) -> Option<Outcome> {
    let reason = if Side::ALL
        .into_iter()
        .any(|side| position.units(side).is_empty())
    {
        Reason::Empty
    } else if position.count() == 0 {
        Reason::NoAction
    } else {
        return None;
    };
    Some(match position.margin(Side::First) {
        1.. => Outcome::win(Side::First, reason),
        0 => Outcome::draw(reason),
        _ => Outcome::win(Side::Second, reason),
    })
}

impl Adjudicate for KingsCooking {
    type Tally = ();

    /// Squares, side and en passant target (rules: 9.4), compared themselves and not by key.
    fn repeats(&self, earlier: &KingsCooking) -> bool {
        self.key() == earlier.key()
            && self.side() == earlier.side()
            && self.en_passant() == earlier.en_passant()
            && self.parts().cells == earlier.parts().cells
    }

    /// Ends 3 and 4, in this order.
    fn declare(&self, past: &Past<'_, KingsCooking>) -> Option<Ruling> {
        if past.occurrence(self, 3).is_some() {
            Some(Outcome::draw(Reason::Repetition).into())
        } else if self.quiet_plies() >= NO_PROGRESS_LIMIT {
            Some(Outcome::draw(Reason::NoProgress).into())
        } else {
            None
        }
    }

    /// Ends 1 and 2 are counted (rules: 9.2); the result token of the others has the reason instead (rules: 12.2).
    fn score(&self, outcome: Outcome) -> Option<[i32; 2]> {
        let counted = [Reason::Empty, Reason::NoAction].map(Code::from);
        counted
            .contains(&outcome.reason)
            .then(|| self.final_score().map(i32::from))
    }
}
