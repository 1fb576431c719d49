//! Ends of the game in their order (rules: 4).

use rules::{Adjudicate, Outcome, Past, Position, Ruling, Side};

use crate::{Kind, Xiangqi, movegen, repetition};

rules::codes! {
    /// Why a game of either kind ends (rules: 4, 5.3, 9.8).
    pub enum Reason {
        /// The king is attacked and no move helps.
        Checkmate = "checkmate",
        /// No move at all, which loses too.
        Stalemate = "stalemate",
        /// Nobody has a piece left that could win.
        Material = "material",
        /// One side gave check with every move of the repetition, and loses.
        PerpetualCheck = "perpetual_check",
        /// One side chased the same piece with every move of the repetition, and loses.
        PerpetualChase = "perpetual_chase",
        /// Both gave check with every move of the repetition.
        MutualCheck = "mutual_check",
        /// Both chased with every move of the repetition.
        MutualChase = "mutual_chase",
        /// The third occurrence of a position, by nobody's fault.
        Repetition = "repetition",
        /// Too many plies without a capture.
        MoveLimit = "move_limit",
        /// Rhythm: ten perfect moves in a row, the last with check.
        Dominance = "dominance",
    }
}

/// Checkmate and stalemate; the side that cannot move loses in both (rules: 4.1).
pub(crate) fn outcome(position: &Xiangqi) -> Option<Outcome> {
    if movegen::has_legal_step(&position.board, position.actor) {
        return None;
    }
    let reason = if position.in_check() {
        Reason::Checkmate
    } else {
        Reason::Stalemate
    };
    Some(Outcome::win(position.actor.other(), reason))
}

/// Whether neither side owns a rook, horse, cannon or pawn (rules: 4, order 3).
fn is_bare(position: &Xiangqi) -> bool {
    Side::ALL.iter().all(|&side| {
        [Kind::Rook, Kind::Horse, Kind::Cannon, Kind::Pawn]
            .iter()
            .all(|&kind| position.board.pieces(side, kind).is_empty())
    })
}

impl Adjudicate for Xiangqi {
    type Tally = ();

    /// Placement and side to move, compared themselves: a collision of keys must not end a game (rules: 5.1).
    fn repeats(&self, earlier: &Xiangqi) -> bool {
        self.key == earlier.key && self.actor == earlier.actor && self.board == earlier.board
    }

    fn declare(&self, past: &Past<'_, Xiangqi>) -> Option<Ruling> {
        if is_bare(self) {
            return Some(Outcome::draw(Reason::Material).into());
        }
        if let Some(first) = past.occurrence(self, 3) {
            return Some(repetition::verdict(&past.window(self, first), first));
        }
        (self.clock >= self.options.move_limit_plies)
            .then(|| Outcome::draw(Reason::MoveLimit).into())
    }

    fn impending(&self, past: &Past<'_, Xiangqi>) -> Option<Ruling> {
        repetition::impending(self, past)
    }
}
