//! Static value: material with heroic marks and place, air defence, danger of the commanders, threats, stacks, mobility.
//!
//! Everything is a weighted sum of [`terms`], so that the tuning tool can learn the [`weights`] from games.

mod divisions;
mod exchange;
mod features;
mod field;
mod gain;
mod terms;
mod tune;
mod weights;
mod worth;

use evaluation::Evaluate;
use rules::{Outcome, Position, Side};

use crate::geometry::{FILES, RANKS};
use crate::movegen::captures::legal_captures;
use crate::movegen::sight::facing;
use crate::outcome::CLOCK_LIMIT;
use crate::piece::Kind;
use crate::position::Cotulenh;
use crate::step::Step;

use features::Turn;
use field::Field;
use terms::{Sum, Tally};

/// What a value is multiplied by, and divided by again: less than [`FULL`] where the game runs dry.
const FULL: i32 = 64;

impl Cotulenh {
    /// Nothing taken for long means that whoever is ahead makes no headway; at the limit the game is drawn (rules: 10.3.4).
    fn scale(&self) -> i32 {
        const PATIENCE: u16 = 40;
        let bare = Side::ALL.iter().all(|&side| self.board.others(side) == 0);
        if bare && self.options().has_commanders() {
            return 0;
        }
        let spent = i32::from(self.clock.clamp(PATIENCE, CLOCK_LIMIT) - PATIENCE);
        FULL - FULL * 3 / 4 * spent / i32::from(CLOCK_LIMIT - PATIENCE)
    }

    fn side_terms(&self, fields: &[Field; 2], side: Side, tally: &mut impl Tally) {
        let turn = if side == self.side {
            Turn::Moves
        } else {
            Turn::Waits
        };
        features::side_terms(&self.board, fields, side, turn, tally);
        if turn == Turn::Moves {
            tally.add(terms::TEMPO.at(0), 1);
        }
    }
}

impl Evaluate for Cotulenh {
    fn value(&self) -> i32 {
        let fields = Field::both(&self.board);
        let [us, them] = [self.side, self.side.other()].map(|side| {
            let mut sum = Sum::default();
            self.side_terms(&fields, side, &mut sum);
            sum.0
        });
        let divisions = divisions::balance(&self.board, &fields, self.side);
        (us - them + divisions) * self.scale() / FULL
    }

    #[inline]
    fn gain(&self, step: Step) -> i32 {
        self.step_gain(step)
    }

    fn exchange(&self, step: Step) -> i32 {
        self.step_exchange(step, self.step_gain(step))
    }

    /// Captures only: a step that merely promotes gives check, and its answers would have to be searched in full.
    fn tactical(&self, out: &mut Vec<Step>) {
        legal_captures(self, &mut |step| out.push(step));
    }

    fn plain_end(&self) -> Option<Outcome> {
        self.aim_reached()
    }

    /// A pass is no worse than the best move nearly everywhere; not in check, where it would lose the commander, nor with few
    /// pieces, where having to move can be what loses.
    fn passed(&self) -> Option<Cotulenh> {
        let few = self.board.others(self.side) < FEWEST_TO_PASS;
        if few || self.session.is_some() || facing(&self.board) || self.in_check() {
            return None;
        }
        let mut passed = self.clone();
        passed.end_turn(false);
        Some(passed)
    }

    #[inline]
    fn history_slot(&self, step: Step) -> usize {
        let squares = usize::from(FILES) * usize::from(RANKS);
        let Step::Go { from, who, to, .. } = step else {
            return SLOT_CLASSES * squares;
        };
        let carrier = self.board.at(from).carrier();
        let kind = who.kind().unwrap_or(carrier.kind());
        slot_class(kind) * squares + usize::from(to.index())
    }
}

/// With fewer pieces than this beside the commander a side is not allowed to pass.
const FEWEST_TO_PASS: u16 = 3;

/// Kinds that go alike share their history: eleven kinds on 132 squares would not fit.
const SLOT_CLASSES: usize = 7;

const _: () = assert!(SLOT_CLASSES * (FILES as usize * RANKS as usize) < evaluation::HISTORY_SLOTS);

const fn slot_class(kind: Kind) -> usize {
    match kind {
        Kind::Navy => 0,
        Kind::AirForce => 1,
        Kind::Tank => 2,
        Kind::Artillery => 3,
        Kind::Commander => 4,
        Kind::AntiAir | Kind::Missile => 5,
        Kind::Infantry | Kind::Militia | Kind::Engineer | Kind::Headquarter => 6,
    }
}

#[cfg(test)]
mod tests {
    use crate::Options;
    use rules::{Audit, Game, Mirror, Reading, Standing, Text};

    use super::worth::{heroic_bonus, worth};
    use super::*;

    fn read(text: &str) -> Cotulenh {
        Cotulenh::read_position(text, Reading::Lenient, Options::upstream()).unwrap()
    }

    #[test]
    fn the_start_is_even_but_for_the_move() {
        assert_eq!(
            Cotulenh::start(Options::upstream()).value(),
            i32::from(weights::TEMPO[0])
        );
    }

    #[test]
    fn the_mirrored_position_has_the_same_value() {
        let position = read("10i/10i/4s2A3/11/4c3F2/4g6/11/11/4F6/11/10I/6C3I r - - 0 1");
        assert_eq!(position.mirrored().value(), position.value());
    }

    #[test]
    fn gain_counts_captures_losses_and_promotions() {
        let gain = |text: &str, step: &str| {
            let position = read(text);
            position.gain(position.explain(step, Standing::Open).unwrap())
        };
        let quiet = "7c2i/10i/11/11/11/11/11/11/5T5/11/10I/6C3I r - - 0 1";
        assert_eq!(gain(quiet, "f4f6"), 0);
        // rules: SUICIDE-8, a gun for a plane and a tank.
        let strike = "7c2i/10i/11/11/6g4/11/11/11/6(FT)4/11/10I/6C3I r - - 0 1";
        let (plane, tank) = (worth(Kind::AirForce), worth(Kind::Tank));
        assert_eq!(gain(strike, "g4g8"), worth(Kind::AntiAir) - plane - tank);
        // rules: HERO-1, an infantry and a heroic tank.
        let hero = "10i/10i/11/11/4c6/11/4i6/4T6/11/11/10I/6C3I r - - 0 1";
        let tank = heroic_bonus(Kind::Tank);
        assert_eq!(gain(hero, "e5e6"), worth(Kind::Infantry) + tank);
    }

    #[test]
    fn passing_changes_the_side_and_nothing_on_the_board() {
        let start = Cotulenh::start(Options::upstream());
        let passed = start.passed().unwrap();
        assert_eq!(passed.audit(), Ok(()));
        assert_eq!(passed.key(), passed.key_from_scratch());
        assert_ne!(passed.key(), start.key());
        assert_eq!((passed.actor(), passed.clock), (Side::Second, 1));
        let again = passed.passed().unwrap();
        assert_eq!(again.key(), start.key());
        assert!(again.board == start.board);
    }

    #[test]
    fn nobody_passes_where_it_proves_nothing() {
        for text in [
            // In check, face to face, in a session, with two pieces.
            "7c2i/10i/11/11/11/11/11/8M2/11/5t5/10I/5CIIT2 r - - 0 1",
            "5c4i/10i/11/11/11/11/11/11/11/11/10I/5C1TII1 r - - 0 1",
            "7c2i/10i/11/11/11/11/11/11/5(TI)5/11/10I/5TC3I r - - 0 1 f4:T:I>f5...",
            "7c2i/10i/11/11/11/11/11/11/11/11/10I/6C3I r - - 0 1",
        ] {
            assert!(read(text).passed().is_none(), "{text}");
        }
    }

    #[test]
    fn slots_tell_kinds_and_places_apart() {
        let position = Cotulenh::start(Options::upstream());
        let mut steps = Vec::new();
        position.generate(&mut steps);
        let mut slots: Vec<usize> = steps
            .iter()
            .map(|&step| position.history_slot(step))
            .collect();
        assert!(slots.iter().all(|&slot| slot < evaluation::HISTORY_SLOTS));
        slots.sort_unstable();
        slots.dedup();
        // Two pieces of one class to one square share a slot; there are few such pairs at the start.
        assert!(slots.len() * 10 > steps.len() * 8, "{}", slots.len());
    }
}
