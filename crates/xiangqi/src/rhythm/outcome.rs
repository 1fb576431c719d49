//! Ends of the game in their order, and the rules of the match (rules: 4, 9.6, 9.8).

use rules::{Adjudicate, Outcome, Past, Position, Ruling, Side, Timing, TimingError};

use super::tally::DOMINANCE_STREAK;
use super::{Drain, Grade, Layer, MissPolicy, Rhythm, RhythmStep, Streaks, Switch, movegen};
use crate::{Kind, Reason, repetition};

/// Checkmate and stalemate; the side that cannot move loses in both (rules: 4.1).
pub(super) fn outcome(position: &Rhythm) -> Option<Outcome> {
    if movegen::has_legal_step(position) {
        return None;
    }
    let reason = if position.in_check() {
        Reason::Checkmate
    } else {
        Reason::Stalemate
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

    const TIMING: Option<Timing> = Some(Timing {
        grades: &Grade::NAMES,
        untimed: Grade::Great.name(),
    });

    fn timed(&self, step: RhythmStep, error: TimingError) -> RhythmStep {
        step.with_grade(Grade::from_error_ms(error.0))
    }

    fn grade_of(step: RhythmStep) -> Option<&'static str> {
        Some(step.grade().name())
    }

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
            return Some(Outcome::draw(Reason::Material).into());
        }
        if let Some(first) = past.occurrence(self, 3) {
            return Some(repetition::verdict(&past.window(self, first), first));
        }
        if self.clock >= self.options.plain.move_limit_plies {
            return Some(Outcome::draw(Reason::MoveLimit).into());
        }
        let mover = self.actor.other();
        let dominates = self.options.dominance == Switch::On
            && past.tally.perfect(mover) >= DOMINANCE_STREAK
            && self.in_check();
        dominates.then(|| Outcome::win(mover, Reason::Dominance).into())
    }

    fn impending(&self, past: &Past<'_, Rhythm>) -> Option<Ruling> {
        repetition::impending(self, past)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Energy, Refusal, RhythmOptions};
    use rules::{Course, Reading, Standing, Text};

    /// The course of a match, in texts.
    struct Game(Course<Rhythm>);

    impl Game {
        fn new(text: &str, options: RhythmOptions) -> Game {
            let start = Rhythm::read_position(text, Reading::Lenient, options).expect(text);
            Game(Course::new(start))
        }

        fn now(&self) -> &Rhythm {
            self.0.position()
        }

        /// Plays, takes back and plays again; gives the step that was really played.
        fn play(&mut self, text: &str) -> RhythmStep {
            let submitted = self.now().explain(text, Standing::Open).expect(text);
            let before = (self.now().clone(), *self.0.tally());
            let step = self.0.play(submitted);
            self.0.back();
            let back = (self.now().clone(), *self.0.tally());
            assert_eq!(back, before, "{text} taken back");
            assert_eq!(self.0.play(submitted), step);
            step
        }

        fn ruling(&self) -> Option<Outcome> {
            self.0.ended().map(|ruling| ruling.outcome)
        }
    }

    /// Two rooks and room to shuffle.
    const ROOMY: &str = "-:3k4r/9/9/9/9/9/9/9/9/R3K4:- w 5,5 - 0 1";

    fn strict() -> RhythmOptions {
        RhythmOptions {
            miss: MissPolicy::Strict,
            ..RhythmOptions::default()
        }
    }

    fn chaotic(options: RhythmOptions) -> RhythmOptions {
        RhythmOptions {
            chaos: Switch::On,
            ..options
        }
    }

    #[test]
    fn a_lenient_miss_stands_without_income() {
        let mut game = Game::new(ROOMY, RhythmOptions::default());
        game.play("a0b0@m");
        assert_eq!(
            game.now().position_text(),
            "-:3k4r/9/9/9/9/9/9/9/9/1R2K4:- b 5,5 - 1 1"
        );
    }

    #[test]
    fn a_strict_miss_passes_the_turn() {
        let mut game = Game::new(ROOMY, strict());
        assert_eq!(game.play("a0b0@m"), RhythmStep::PASS);
        assert_eq!(game.now().step_text(RhythmStep::PASS), "0000");
        assert_eq!(
            game.now().position_text(),
            "-:3k4r/9/9/9/9/9/9/9/9/R3K4:- b 5,5 - 1 1",
            "clock + 1, energies unchanged"
        );
        game.play("i9i8@m");
        assert_eq!(
            game.now().number(),
            2,
            "the number grows after Black's pass"
        );
    }

    #[test]
    fn a_strict_miss_in_check_stands() {
        let mut game = Game::new("-:3k5/9/9/9/9/9/9/9/9/R3K4:- w 0,4 - 0 1", strict());
        game.play("a0a9");
        let step = game.play("d9d8@m");
        assert!(step.way().is_some());
        assert_eq!(game.now().energy(Side::Second).value(), 4, "income 0");
    }

    #[test]
    fn a_pass_is_read_back_only_where_it_can_happen() {
        let code = |text: &str, options| {
            let position = Rhythm::read_position(text, Reading::Lenient, options).expect(text);
            position.explain("0000", Standing::Open)
        };
        assert_eq!(code(ROOMY, strict()), Ok(RhythmStep::PASS));
        assert_eq!(
            code(ROOMY, RhythmOptions::default()),
            Err(Refusal::LostTurn)
        );
        let check = "-:R2k5/9/9/9/9/9/9/9/9/4K4:- b 0,0 - 0 1";
        assert_eq!(code(check, strict()), Err(Refusal::PassInCheck));
        let mut steps = Vec::new();
        Game::new(ROOMY, strict()).now().generate(&mut steps);
        assert!(!steps.contains(&RhythmStep::PASS), "never generated");
    }

    #[test]
    fn chaos_takes_the_energy_with_the_fifth_miss() {
        for options in [RhythmOptions::default(), strict()] {
            let mut game = Game::new(ROOMY, chaotic(options));
            for miss in 1..=5 {
                game.play(
                    if game
                        .now()
                        .board(Layer::Standard)
                        .piece(crate::Point::at(0))
                        .is_some()
                    {
                        "a0b0@m"
                    } else {
                        "b0a0@m"
                    },
                );
                let left = if miss < 5 { 5 } else { 0 };
                assert_eq!(game.now().energy(Side::First).value(), left, "miss {miss}");
                game.play(if miss % 2 == 1 { "i9h9" } else { "h9i9" });
            }
            assert_eq!(
                game.now().energy(Side::Second).value(),
                10,
                "Black met every beat"
            );
        }
    }

    #[test]
    fn a_met_beat_breaks_the_series() {
        let mut game = Game::new(ROOMY, chaotic(RhythmOptions::default()));
        for (ply, text) in ["a0b0@m", "b0a0@m", "a0b0@m", "b0a0@m", "a0b0@o", "b0a0@m"]
            .into_iter()
            .enumerate()
        {
            game.play(text);
            game.play(if ply % 2 == 0 { "i9h9" } else { "h9i9" });
        }
        assert_eq!(game.now().energy(Side::First).value(), 5);
        assert_eq!(game.0.tally().missed(Side::First), 1);
    }

    #[test]
    fn no_chaos_without_the_option() {
        let mut game = Game::new(ROOMY, RhythmOptions::default());
        for miss in 0..6 {
            game.play(if miss % 2 == 0 { "a0b0@m" } else { "b0a0@m" });
            game.play(if miss % 2 == 0 { "i9h9" } else { "h9i9" });
        }
        assert_eq!(game.now().energy(Side::First).value(), 5);
    }

    /// Nine perfect moves, then one more that checks: a0a8 with the king on d8.
    fn perfect_game(options: RhythmOptions, last_quiet: &str) -> Game {
        let mut game = Game::new("-:9/3k4r/9/9/9/9/9/9/9/R3K4:- w 0,0 - 0 1", options);
        for ply in 0..9 {
            game.play(match ply {
                8 => last_quiet,
                _ if ply % 2 == 0 => "a0b0@p",
                _ => "b0a0@p",
            });
            // Black's energy grows by one a move, so that no position repeats.
            game.play(if ply % 2 == 0 { "i8h8" } else { "h8i8" });
            assert_eq!(game.ruling(), None, "ply {ply}");
        }
        game
    }

    #[test]
    fn dominance_needs_ten_perfect_moves_and_a_check() {
        let on = RhythmOptions {
            dominance: Switch::On,
            ..RhythmOptions::default()
        };
        for (options, ninth, tenth, expected) in [
            (
                on,
                "a0b0@p",
                "b0b8@p",
                Some(Outcome::win(Side::First, Reason::Dominance)),
            ),
            (on, "a0b0@p", "b0b7@p", None),
            (on, "a0b0@p", "b0b8", None),
            (on, "a0b0", "b0b8@p", None),
            (RhythmOptions::default(), "a0b0@p", "b0b8@p", None),
        ] {
            let mut game = perfect_game(options, ninth);
            game.play(tenth);
            assert_eq!(game.ruling(), expected, "{ninth} {tenth}");
        }
    }

    #[test]
    fn a_pass_neither_checks_nor_chases() {
        // Black chases nothing and Red passes: the third occurrence is a plain repetition.
        let mut game = Game::new("-:3k4r/9/9/9/9/9/9/9/9/R3K4:- w 10,10 - 0 1", strict());
        for text in [
            "0000", "i9h9", "0000", "h9i9", "0000", "i9h9", "0000", "h9i9",
        ] {
            assert_eq!(game.ruling(), None);
            game.play(text);
        }
        assert_eq!(game.ruling(), Some(Outcome::draw(Reason::Repetition)));
        assert_eq!(game.now().energies, [Energy::CAP; 2]);
    }

    #[test]
    fn energy_is_part_of_the_position_that_repeats() {
        let mut game = Game::new("-:3k4r/9/9/9/9/9/9/9/9/R3K4:- w 0,0 - 0 1", strict());
        for text in [
            "a0b0", "i9h9", "b0a0", "h9i9", "a0b0", "i9h9", "b0a0", "h9i9",
        ] {
            game.play(text);
        }
        assert_eq!(game.ruling(), None);
    }

    /// rules: 9.6; a rook in the sky follows a cannon below it.
    #[test]
    fn a_vertical_chase_is_one_only_while_it_can_be_paid() {
        for (energy, grade, expected) in [
            (
                10,
                "",
                Some(Outcome::win(Side::Second, Reason::PerpetualChase)),
            ),
            (
                3,
                "@o",
                Some(Outcome::win(Side::Second, Reason::PerpetualChase)),
            ),
            (2, "@o", Some(Outcome::draw(Reason::Repetition))),
            (0, "", None),
        ] {
            let text =
                format!("-:3k5/9/9/9/1c7/9/9/9/9/4K4:9/9/9/9/R8/9/9/9/9/9 w {energy},10 - 0 1");
            let mut game = Game::new(&text, RhythmOptions::default());
            for _ in 0..2 {
                for (red, black) in [("a5^b5^", "b5a5"), ("b5^a5^", "a5b5")] {
                    assert_eq!(game.ruling(), None, "energy {energy}");
                    game.play(&format!("{red}{grade}"));
                    game.play(black);
                }
            }
            assert_eq!(game.ruling(), expected, "energy {energy}{grade}");
        }
    }
}
