//! Ends and results (rules: 9).

use rules::{Adjudicate, Outcome, Past, Position, Ruling, Side};

use crate::position::{KingsCooking, NO_PROGRESS_LIMIT};

/// End 1: one side has no unit on the board.
pub const EMPTY: &str = "empty";
/// End 2: the side to move has no legal action.
pub const NO_ACTION: &str = "no_action";
/// End 3: the position has occurred three times.
pub const REPETITION: &str = "repetition";
/// End 4: forty plies without capture, departure or pawn move.
pub const NO_PROGRESS: &str = "no_progress";

impl KingsCooking {
    /// The guests of each side, Light's first: the score so far.
    #[must_use]
    pub fn score(&self) -> [u8; 2] {
        Side::ALL.map(|side| self.tallies(side).guests)
    }

    /// What each side would score if the game were counted now: three less its captured units (rules: 9.2).
    #[must_use]
    pub fn final_score(&self) -> [u8; 2] {
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
        EMPTY
    } else if position.count() == 0 {
        NO_ACTION
    } else {
        return None;
    };
    let winner = match position.margin(Side::First) {
        1.. => Some(Side::First),
        0 => None,
        _ => Some(Side::Second),
    };
    Some(Outcome { winner, reason })
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
            Some(Outcome::draw(REPETITION).into())
        } else if self.quiet_plies() >= NO_PROGRESS_LIMIT {
            Some(Outcome::draw(NO_PROGRESS).into())
        } else {
            None
        }
    }
}

/// The result as section 12.2 writes it, Light's score first: `1-0 (3:1)`, `1/2 (no progress)`.
#[must_use]
pub fn result_token(position: &KingsCooking, outcome: Outcome) -> String {
    let token = match outcome.winner {
        Some(Side::First) => "1-0",
        Some(Side::Second) => "0-1",
        None => "1/2",
    };
    match outcome.reason {
        EMPTY | NO_ACTION => {
            let [light, dark] = position.final_score();
            format!("{token} ({light}:{dark})")
        }
        reason => format!("{token} ({})", reason.replace('_', " ")),
    }
}
