//! Static value of positions: that of plain xiangqi for the standard layer, plus what energy and the other layers are worth.

use evaluation::{Evaluate, ForcedRepetition, Tune, Weights};
use rules::{Outcome, Position, Side};

use super::{Layer, Node, Rhythm, RhythmStep, exchange, movegen, terms};
use crate::eval::{FULL, Score, Sum, can_wait, look, phase, price};
use crate::geometry::POINTS;
use crate::{Board, Kind, repetition};

impl Rhythm {
    /// The value of the pieces as plain xiangqi sees them, for Red: all of them by place, those of the standard layer by what they do.
    fn plain(&self) -> i32 {
        let mut sum = Sum::default();
        look(self.board(Layer::Standard), self.actor(), &mut sum);
        let places = |score: Score, board: &Board| score + board.places();
        let score = self.boards.iter().fold(sum.balance(), places);
        let phase: i32 = self.boards.iter().map(phase).sum();
        score.blend(phase.min(FULL), FULL) / FULL
    }

    /// A value for Red as the actor sees it.
    fn seen(&self, red: i32) -> i32 {
        match self.actor() {
            Side::First => red,
            Side::Second => -red,
        }
    }
}

impl Evaluate for Rhythm {
    const FORCED_REPETITION: ForcedRepetition = ForcedRepetition::Judged;

    fn value(&self) -> i32 {
        let mut red = self.plain();
        terms::look(self, |side, term, times| {
            red += match side {
                Side::First => terms::weight(term) * times,
                Side::Second => -terms::weight(term) * times,
            };
        });
        self.seen(red)
    }

    #[inline]
    fn gain(&self, step: RhythmStep) -> i32 {
        step.way()
            .and_then(|(_, to)| Some(price(self.piece(to)?, to.point())))
            .unwrap_or(0)
    }

    fn exchange(&self, step: RhythmStep) -> i32 {
        exchange::exchange(self, step)
    }

    fn tactical(&self, out: &mut Vec<RhythmStep>) {
        movegen::captures(self, out);
    }

    /// The rules know no end but having no move; those of the match are not the position's.
    #[inline]
    fn plain_end(&self) -> Option<Outcome> {
        None
    }

    fn loser(&self, cycle: &[RhythmStep]) -> Option<Side> {
        repetition::loser(self, cycle)
    }

    fn passed(&self) -> Option<Rhythm> {
        let count = |kind| {
            let on = |layer| self.board(layer).pieces(self.actor(), kind).len();
            Layer::ALL.into_iter().map(on).sum()
        };
        if !can_wait(count) || self.in_check() {
            return None;
        }
        let mut passed = self.clone();
        let _ = passed.play_unchecked(RhythmStep::PASS);
        Some(passed)
    }

    #[inline]
    fn history_slot(&self, step: RhythmStep) -> usize {
        step.way()
            .and_then(|(from, to)| Some(slot(self.piece(from)?.kind, to)))
            .unwrap_or(0)
    }
}

impl Tune for Rhythm {
    const UNIT: i32 = 1;

    fn weights() -> Vec<Weights> {
        terms::groups()
    }

    fn terms(&self, out: &mut [i32]) {
        terms::look(self, |side, term, times| {
            out[term] += if side == self.actor() { times } else { -times };
        });
    }

    /// What is learned from games of plain xiangqi.
    fn offset(&self) -> i32 {
        self.seen(self.plain())
    }
}

/// A number for what moved where. The sides share numbers and so do the outer layers, which mirror each other: all would not
/// fit.
#[inline]
const fn slot(kind: Kind, to: Node) -> usize {
    const OUTER: [usize; 7] = [0, 0, 0, 1, 2, 3, 0];
    let point = to.point().index();
    match to.layer() {
        Layer::Standard => kind.index() * POINTS + point,
        Layer::Ground | Layer::Sky => (7 + OUTER[kind.index()]) * POINTS + point,
    }
}

const _: () = assert!(11 * POINTS <= evaluation::HISTORY_SLOTS);

#[cfg(test)]
mod tests {
    use super::super::weights;
    use super::*;
    use crate::RhythmOptions;
    use rules::{Audit, Mirror, Reading, SplitMix64, Text};

    fn value(text: &str) -> i32 {
        Rhythm::read_position(text, Reading::Lenient, RhythmOptions::default())
            .expect(text)
            .value()
    }

    const SPREAD: &str = "9/3R5/9/6p2/2b3P2/9/2P6/3A5/9/3A5:3a2R2/5n3/4k4/p1p6/2C1p1r2/9/4P3P/B8/3N5/4K1C2:\
        9/9/3c4b/8p/c8/9/P8/7NB/r8/9 w 3,3 - 9 61";

    #[test]
    fn the_start_is_even_and_energy_counts() {
        let more = super::super::RSTART.replace("0,0", "4,1");
        let energy = terms::weight(4) - terms::weight(1);
        assert_eq!(value(&more) - value(super::super::RSTART), energy);
    }

    #[test]
    fn symmetric_positions_have_one_value() {
        let position = Rhythm::read_position(SPREAD, Reading::Lenient, RhythmOptions::default());
        let position = position.expect(SPREAD);
        assert_eq!(position.mirrored().value(), position.value());
    }

    #[test]
    fn an_unpaid_striker_threatens_nothing() {
        let over = |energy: u8| {
            value(&format!(
                "-:4k4/9/9/9/9/9/9/9/9/3K5:9/4N4/9/9/9/9/9/9/9/9 w {energy},0 - 0 1"
            ))
        };
        let energy = terms::weight(3) - terms::weight(2);
        let horse = weights::OVER_PALACE[Kind::Horse.index()];
        assert_eq!(over(3) - over(2), energy + i32::from(horse));
    }

    #[test]
    fn captures_are_the_captures_among_all_moves() {
        let mut random = SplitMix64::new(9);
        let mut found = 0;
        for _ in 0..40 {
            let mut position =
                Rhythm::read_position(SPREAD, Reading::Lenient, RhythmOptions::default())
                    .expect(SPREAD);
            for _ in 0..80 {
                let mut steps = Vec::new();
                position.generate(&mut steps);
                if steps.is_empty() {
                    break;
                }
                let mut taking = Vec::new();
                position.tactical(&mut taking);
                let expected: Vec<_> = steps
                    .iter()
                    .filter(|step| {
                        step.way()
                            .is_some_and(|(_, to)| position.piece(to).is_some())
                    })
                    .collect();
                assert_eq!(taking.len(), expected.len(), "{}", position.position_text());
                assert!(expected.iter().all(|step| taking.contains(step)));
                assert!(
                    steps
                        .iter()
                        .all(|&step| position.history_slot(step) < evaluation::HISTORY_SLOTS)
                );
                found += taking.len();
                let _ = position.play_unchecked(steps[random.below(steps.len())]);
            }
        }
        assert!(found > 2_000, "{found}");
    }

    #[test]
    fn passing_keeps_everything_that_is_kept() {
        let position = Rhythm::read_position(SPREAD, Reading::Lenient, RhythmOptions::default());
        let position = position.expect(SPREAD);
        let passed = position.passed().expect("nobody is in check");
        assert_eq!(passed.audit(), Ok(()));
        assert_eq!(passed.actor(), position.actor().other());
        assert_eq!((passed.clock, passed.number()), (10, 61));
    }

    #[test]
    fn the_value_is_the_sum_of_the_terms() {
        let spread = Rhythm::read_position(SPREAD, Reading::Lenient, RhythmOptions::default())
            .expect(SPREAD);
        let plan = conformance::Plan {
            games: 20,
            plies: 100,
            seed: 22,
        };
        conformance::assert_terms_add_up(&spread, &plan, 0);
    }
}
