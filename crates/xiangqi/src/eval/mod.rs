//! Static value of positions: material and place, freedom of movement, cannons and their screens, safety of the kings.
//!
//! Everything is a weighted sum of [`terms`], so that the weights can be learned from games: what the evaluation sees is told to
//! a [`Ledger`], which adds up the value or writes down the counts. Material and place are kept by the board; the
//! rest is looked at anew each time.

pub(crate) mod exchange;
mod history_slot;
mod places;
mod reach;
mod safety;
mod scale;
mod score;
mod terms;
mod tune;
mod weights;

use evaluation::{Evaluate, ForcedRepetition};
use rules::{Outcome, Position, Side};

pub(crate) use places::{place, price};
pub(crate) use scale::{scale, stronger};
pub(crate) use score::{FULL, Score};
pub(crate) use terms::Sum;

use crate::{Board, Kind, Step, Xiangqi, movegen, repetition};
use reach::Reach;
use terms::{Group, Ledger, Term};

/// What sums are divided by: the phase and the scale at their greatest.
pub(crate) const UNIT: i32 = FULL * scale::WHOLE;

/// Tells the ledger everything but material and place.
pub(crate) fn look(board: &Board, to_move: Side, ledger: &mut impl Ledger) {
    let red = Reach::survey(board, Side::First, ledger);
    let black = Reach::survey(board, Side::Second, ledger);
    for (side, reach) in [
        (Side::First, [&red, &black]),
        (Side::Second, [&black, &red]),
    ] {
        safety::assault(board, side, reach, ledger);
        safety::threats(board, side, to_move, reach, ledger);
        safety::stock(board, side, ledger);
    }
    ledger.add(to_move, Term::new(Group::Tempo, 0), 1);
}

/// How much of the game is left, in [`FULL`]ths: by rooks, horses and cannons.
pub(crate) fn phase(board: &Board) -> i32 {
    let units: usize = Side::ALL
        .into_iter()
        .map(|side| {
            4 * board.count(side, Kind::Rook)
                + 2 * board.count(side, Kind::Horse)
                + 2 * board.count(side, Kind::Cannon)
        })
        .sum();
    (units as i32).min(FULL)
}

impl Evaluate for Xiangqi {
    const FORCED_REPETITION: ForcedRepetition = ForcedRepetition::Judged;

    fn value(&self) -> i32 {
        let board = self.board();
        let mut sum = Sum::default();
        look(board, self.actor(), &mut sum);
        let score = board.places() + sum.balance();
        let red = score.blend(phase(board), FULL);
        let scaled = red * scale(board, stronger(red)) / UNIT;
        match self.actor() {
            Side::First => scaled,
            Side::Second => -scaled,
        }
    }

    #[inline]
    fn gain(&self, step: Step) -> i32 {
        self.board()
            .piece(step.to)
            .map_or(0, |piece| price(piece, step.to))
    }

    fn exchange(&self, step: Step) -> i32 {
        exchange::exchange(self.board(), step)
    }

    fn tactical(&self, out: &mut Vec<Step>) {
        movegen::captures(self.board(), self.actor(), out);
    }

    /// The rules know no end but having no move.
    #[inline]
    fn plain_end(&self) -> Option<Outcome> {
        None
    }

    fn loser(&self, cycle: &[Step]) -> Option<Side> {
        repetition::loser(self, cycle)
    }

    fn passed(&self) -> Option<Xiangqi> {
        (can_wait(|kind| self.board().pieces(self.actor(), kind).len()) && !self.in_check())
            .then(|| self.turn_passed())
    }

    #[inline]
    fn history_slot(&self, step: Step) -> usize {
        self.board()
            .piece(step.from)
            .map_or(0, |piece| history_slot::slot(piece, step.to))
    }
}

/// Whether a side with so many pieces of each kind is hardly ever forced to harm itself by moving: it has a rook, or two other pieces that
/// can move about. Stalemate loses here, so that this matters more than in other games.
pub(crate) fn can_wait(count: impl Fn(Kind) -> usize) -> bool {
    count(Kind::Rook) > 0 || count(Kind::Horse) + count(Kind::Cannon) > 1
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Piece;
    use rules::{Audit, Game, Mirror, Reading, Text};

    fn read(fen: &str) -> Xiangqi {
        Xiangqi::read_position(fen, Reading::Lenient, Default::default()).unwrap()
    }

    #[test]
    fn the_start_is_even_and_the_mirror_values_alike() {
        let start = Xiangqi::start(Default::default());
        assert_eq!(start.value(), Term::new(Group::Tempo, 0).weight().middle);
        let fen = "r1ba1a3/4kn3/2n1b4/pNp1p1p1p/4c4/6P2/P1P2R2P/1CcC5/9/2BAKAB2 w - - 0 1";
        let position = read(fen);
        assert_eq!(position.value(), position.mirrored().value());
    }

    #[test]
    fn a_hollow_cannon_is_worth_more_than_one_beside_the_file() {
        let hollow = read("3aka3/9/9/9/9/4C4/9/9/R8/3K5 w - - 0 1");
        let beside = read("3aka3/9/9/9/9/3C5/9/9/R8/3K5 w - - 0 1");
        assert!(hollow.value() > beside.value() + 50);
    }

    #[test]
    fn a_capture_gains_the_piece_and_a_quiet_move_nothing() {
        let start = Xiangqi::start(Default::default());
        let gain = |text: &str| start.gain(start.read_as("iccs", text).unwrap());
        assert!(gain("b2b9") > gain("h2h9") - 1 && gain("b2b9") > 300);
        assert_eq!(gain("b2e2"), 0);
    }

    #[test]
    fn passing_keeps_everything_that_is_kept() {
        let start = Xiangqi::start(Default::default());
        let passed = start.passed().expect("nobody is in check");
        assert_eq!(passed.audit(), Ok(()));
        assert_eq!(
            passed.position_text(),
            format!(
                "{} b - - 1 1",
                start.position_text().split(' ').next().unwrap_or_default()
            )
        );
        let again = passed.passed().expect("nobody is in check");
        assert_eq!(again.key(), start.key());
        assert_eq!(again.number(), 2);
        let check = read("4k4/9/9/9/9/9/9/9/4r4/R3K4 w - - 0 1");
        assert_eq!(check.passed(), None);
        let bare = read("4k4/9/9/9/9/9/9/9/N8/3K5 w - - 0 1");
        assert_eq!(bare.passed(), None);
    }

    #[test]
    fn slots_tell_pieces_and_destinations_apart() {
        let start = Xiangqi::start(Default::default());
        let mut steps = Vec::new();
        start.generate(&mut steps);
        let mut seen = std::collections::BTreeMap::new();
        for step in steps {
            let what = (start.board().piece(step.from).map(Piece::index), step.to);
            let slot = start.history_slot(step);
            assert!(slot < evaluation::HISTORY_SLOTS);
            assert_eq!(*seen.entry(slot).or_insert(what), what, "{step:?}");
        }
        assert!(seen.len() > 30);
    }
}
