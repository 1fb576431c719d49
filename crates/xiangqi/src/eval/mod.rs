//! Static value of positions: material and place, freedom of movement, cannons and their screens, safety of the kings.
//!
//! Nothing is kept from position to position: the sum over at most 32 pieces costs less than the look at the lines of the
//! rooks, and `play` stays free of it.

pub(crate) mod exchange;
mod points;
mod trace;
mod worth;

use rules::{Evaluate, Outcome, PerpetualCheck, Position, Side};

pub(crate) use points::value as piece_value;
#[cfg(test)]
use worth::worth;

use crate::geometry::HALF;
use crate::movegen::{self, king_line_screens, steppers};
use crate::{Board, Kind, Piece, PointSet, Step, Xiangqi, destinations};

/// The right to move.
const TEMPO: i32 = 8;

/// For each point that a piece can go to.
const ROOK_FREEDOM: i32 = 4;
const CANNON_FREEDOM: i32 = 2;
const HORSE_FREEDOM: i32 = 9;

/// A cannon that sees the enemy king down an empty file ("hollow cannon"): no piece may come between, the advisors are tied.
const HOLLOW_CANNON: i32 = 110;
/// A cannon with two pieces before the enemy king: one of the enemy's there is pinned.
const PINNING_CANNON: i32 = 22;

/// What each missing guard costs against each attacking piece.
const OPEN_TO_ROOK: i32 = 26;
const OPEN_TO_HORSE: i32 = 18;
/// Cannons need guards to jump over: they lose their bite when the guards are gone.
const OPEN_TO_CANNON: i32 = -10;
/// What a missing elephant costs against a cannon, which it would block.
const BARE_TO_CANNON: i32 = 16;

/// By number of the enemy's heavy pieces and crossed pawns beyond the river: attackers help each other.
const CROWD: [i32; 6] = [0, 4, 20, 48, 84, 120];

/// The value of `board` for Red.
pub(crate) fn balance(board: &Board) -> i32 {
    let mut total = 0;
    for (point, piece) in board.iter() {
        let value = piece_value(piece, point);
        total += match piece.side {
            Side::First => value,
            Side::Second => -value,
        };
    }
    total + activity(board, Side::First) - activity(board, Side::Second)
        + attack(board, Side::First)
        - attack(board, Side::Second)
}

/// Freedom of movement.
fn activity(board: &Board, side: Side) -> i32 {
    let own = board.side(side);
    let freedom = |kind: Kind| -> i32 {
        board
            .pieces(side, kind)
            .into_iter()
            .map(|point| destinations(board, Piece::new(side, kind), point).len() as i32)
            .sum()
    };
    let horses: i32 = board
        .pieces(side, Kind::Horse)
        .into_iter()
        .map(|point| (steppers::horse(board, point) & !own).len() as i32)
        .sum();
    ROOK_FREEDOM * freedom(Kind::Rook)
        + CANNON_FREEDOM * freedom(Kind::Cannon)
        + HORSE_FREEDOM * horses
}

/// What `side` has against the enemy king.
fn attack(board: &Board, side: Side) -> i32 {
    let enemy = side.other();
    let count = |owner: Side, kind: Kind| board.pieces(owner, kind).len() as i32;
    let advisors = (2 - count(enemy, Kind::Advisor)).max(0);
    let elephants = (2 - count(enemy, Kind::Elephant)).max(0);
    let cannons = count(side, Kind::Cannon);
    let open = advisors
        * (OPEN_TO_ROOK * count(side, Kind::Rook)
            + OPEN_TO_HORSE * count(side, Kind::Horse)
            + OPEN_TO_CANNON * cannons)
        + elephants * BARE_TO_CANNON * cannons;
    let over = HALF[enemy.index()];
    let attackers = [Kind::Rook, Kind::Horse, Kind::Cannon, Kind::Pawn]
        .into_iter()
        .fold(PointSet::EMPTY, |set, kind| set | board.pieces(side, kind))
        & over;
    let crowd = CROWD[attackers.len().min(CROWD.len() - 1)];
    open + crowd + files(board, side)
}

/// Cannons of `side` on the file of the enemy king.
fn files(board: &Board, side: Side) -> i32 {
    let Some(king) = board.king(side.other()) else {
        return 0;
    };
    board
        .pieces(side, Kind::Cannon)
        .into_iter()
        .filter(|cannon| cannon.file() == king.file())
        .map(|cannon| match king_line_screens(board, king, cannon) {
            0 => HOLLOW_CANNON,
            2 => PINNING_CANNON,
            _ => 0,
        })
        .sum()
}

impl Evaluate for Xiangqi {
    const PERPETUAL_CHECK: PerpetualCheck = PerpetualCheck::Loses;

    fn value(&self) -> i32 {
        let balance = balance(self.board());
        TEMPO
            + match self.actor() {
                Side::First => balance,
                Side::Second => -balance,
            }
    }

    #[inline]
    fn gain(&self, step: Step) -> i32 {
        self.board()
            .piece(step.to)
            .map_or(0, |piece| piece_value(piece, step.to))
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

    fn passed(&self) -> Option<Xiangqi> {
        (can_wait(|kind| self.board().pieces(self.actor(), kind).len()) && !self.in_check())
            .then(|| self.turn_passed())
    }

    #[inline]
    fn trace(&self, step: Step) -> usize {
        self.board()
            .piece(step.from)
            .map_or(0, |piece| trace::trace(piece, step.to))
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
    use rules::{Audit, Game, Mirror, Reading, Text};

    fn read(fen: &str) -> Xiangqi {
        Xiangqi::read_position(fen, Reading::Lenient, Default::default()).unwrap()
    }

    #[test]
    fn the_start_is_even_and_the_mirror_values_alike() {
        let start = Xiangqi::start(Default::default());
        assert_eq!(start.value(), TEMPO);
        let fen = "r1ba1a3/4kn3/2n1b4/pNp1p1p1p/4c4/6P2/P1P2R2P/1CcC5/9/2BAKAB2 w - - 0 1";
        let position = read(fen);
        assert_eq!(position.value(), position.mirrored().value());
    }

    #[test]
    fn a_hollow_cannon_is_worth_more_than_one_beside_the_file() {
        let hollow = read("3aka3/9/9/9/9/4C4/9/9/9/3K5 w - - 0 1");
        let beside = read("3aka3/9/9/9/9/3C5/9/9/9/3K5 w - - 0 1");
        assert!(hollow.value() > beside.value() + 50);
    }

    #[test]
    fn a_capture_gains_the_piece_and_a_quiet_move_nothing() {
        let start = Xiangqi::start(Default::default());
        let gain = |text: &str| start.gain(start.read_as("iccs", text).unwrap());
        assert!(gain("b2b9") > worth(Kind::Horse) - 50);
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
    fn traces_tell_pieces_and_destinations_apart() {
        let start = Xiangqi::start(Default::default());
        let mut steps = Vec::new();
        start.generate(&mut steps);
        let mut seen = std::collections::BTreeMap::new();
        for step in steps {
            let what = (start.board().piece(step.from).map(Piece::index), step.to);
            let trace = start.trace(step);
            assert!(trace < rules::TRACES);
            assert_eq!(*seen.entry(trace).or_insert(what), what, "{step:?}");
        }
        assert!(seen.len() > 30);
    }
}
