//! Ends of the game in their order (rules: 4).

use rules::{Adjudicate, Game, Outcome, Past, Position, Ruling, Side};

use crate::{Kind, Xiangqi, movegen, repetition};

/// Checkmate and stalemate; the side that cannot move loses in both (rules: 4.1).
pub(crate) fn outcome(position: &Xiangqi) -> Option<Outcome> {
    if movegen::has_legal_step(&position.board, position.actor) {
        return None;
    }
    let reason = if position.in_check() {
        "checkmate"
    } else {
        "stalemate"
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
            return Some(Outcome::draw("material").into());
        }
        if let Some(first) = past.occurrence(self, 3) {
            return Some(repetition::verdict(&past.plies[first..], self, first));
        }
        (self.clock >= self.options.move_limit_plies).then(|| Outcome::draw("move_limit").into())
    }
}

impl Game for Xiangqi {
    const ID: &'static str = "xiangqi";
    const NAME: &'static str = "Xiangqi";
    const SIDES: [&'static str; 2] = ["red", "black"];

    fn start(options: crate::Options) -> Xiangqi {
        crate::setup::start(options)
    }
}
