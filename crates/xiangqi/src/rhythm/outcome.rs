//! Ends of the game in their order, and the rules of the match (rules: 4, 9.6, 9.8).

use rules::{Adjudicate, Outcome, Past, Position, Ruling, Side};

use super::tally::DOMINANCE_STREAK;
use super::{Drain, Grade, Layer, MissPolicy, Rhythm, RhythmStep, Streaks, Switch, movegen};
use crate::{Kind, repetition};

/// Checkmate and stalemate; the side that cannot move loses in both (rules: 4.1).
pub(super) fn outcome(position: &Rhythm) -> Option<Outcome> {
    if movegen::has_legal_step(position) {
        return None;
    }
    let reason = if position.in_check() {
        "checkmate"
    } else {
        "stalemate"
    };
    Some(Outcome::win(position.actor.other(), reason))
}

/// Whether neither side owns a rook, horse, cannon or pawn on any layer.
fn is_bare(position: &Rhythm) -> bool {
    Layer::ALL.into_iter().all(|layer| {
        let board = position.board(layer);
        Side::ALL.into_iter().all(|side| {
            [Kind::Rook, Kind::Horse, Kind::Cannon, Kind::Pawn]
                .into_iter()
                .all(|kind| board.pieces(side, kind).is_empty())
        })
    })
}

impl Adjudicate for Rhythm {
    type Tally = Streaks;

    /// A strict miss becomes a pass unless the mover is in check; the fifth miss in a row drains under `chaos`.
    fn referee(&self, tally: &Streaks, step: RhythmStep) -> RhythmStep {
        let voided = step.grade() == Grade::Miss
            && self.options.miss == MissPolicy::Strict
            && !self.in_check();
        let played = if voided { RhythmStep::PASS } else { step };
        let drain = match self.options.chaos {
            Switch::On => tally.drain(self.actor, played),
            Switch::Off => Drain::Spared,
        };
        played.with_drain(drain)
    }

    fn tally(&self, tally: &mut Streaks, step: RhythmStep) {
        tally.count(self.actor, step.grade());
    }

    /// Placement, layers, energies and side to move, compared themselves (rules: 5.1).
    fn repeats(&self, earlier: &Rhythm) -> bool {
        self.key() == earlier.key()
            && self.actor == earlier.actor
            && self.energies == earlier.energies
            && self.boards == earlier.boards
    }

    /// Section 4 in its order, then `dominance`: an offence or a draw of the rules proper is not undone by a rule of the
    /// match.
    fn declare(&self, past: &Past<'_, Rhythm>) -> Option<Ruling> {
        if is_bare(self) {
            return Some(Outcome::draw("material").into());
        }
        if let Some(first) = past.occurrence(self, 3) {
            return Some(repetition::verdict(&past.plies[first..], self, first));
        }
        if self.clock >= self.options.plain.move_limit_plies {
            return Some(Outcome::draw("move_limit").into());
        }
        let mover = self.actor.other();
        let dominates = self.options.dominance == Switch::On
            && past.tally.perfect(mover) >= DOMINANCE_STREAK
            && self.in_check();
        dominates.then(|| Outcome::win(mover, "dominance").into())
    }
}
