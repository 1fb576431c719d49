//! Sections 17.6 and 17.7: divisions, and points for what the opponent lacks.

use super::board::{Board, Colour, Kind};
use super::game::Position;

/// The divisions in the order in which they are named, with their kinds.
const DIVISIONS: [(&str, &str, &[Kind]); 3] = [
    ("sea", "sea_points", &[Kind::Navy]),
    ("air", "air_points", &[Kind::AirForce]),
    (
        "land",
        "land_points",
        &[Kind::Tank, Kind::Infantry, Kind::Artillery],
    ),
];

/// rules: 17.6, the second table.
fn counts(board: &Board, division: &str) -> bool {
    match board.rules.aim {
        "battle" => division != "land" || board.rules.army == "full",
        aim => aim == division,
    }
}

/// How many pieces of these kinds a side has, inside stacks too.
pub(crate) fn number(board: &Board, colour: Colour, kinds: &[Kind]) -> usize {
    board
        .groups(colour)
        .flat_map(|(_, group)| group.pieces())
        .filter(|piece| kinds.contains(&piece.kind))
        .count()
}

/// The first counting division of a side that was there before and is not after.
fn destroyed(
    before: &Board,
    after: &Board,
    colour: Colour,
) -> Option<(&'static str, &'static str)> {
    DIVISIONS
        .into_iter()
        .filter(|(name, ..)| counts(before, name))
        .find(|(_, _, kinds)| {
            number(before, colour, kinds) > 0 && number(after, colour, kinds) == 0
        })
        .map(|(name, turned, _)| (name, turned))
}

/// rules: 17.6.1: who has won by a capturing action of `mover`, and the reason. `own_losses` is clause 3.
pub(crate) fn won(
    before: &Board,
    after: &Board,
    mover: Colour,
    own_losses: bool,
) -> Option<(Colour, &'static str)> {
    let them = mover.other();
    if before.commander(them).is_some() && after.commander(them).is_none() {
        return Some((mover, "commander"));
    }
    if let Some(names) = destroyed(before, after, them) {
        return Some(scored(after, mover, names));
    }
    if own_losses && let Some(names) = destroyed(before, after, mover) {
        return Some(scored(after, them, names));
    }
    None
}

/// rules: 17.7.2
fn scored(
    board: &Board,
    side: Colour,
    (name, turned): (&'static str, &'static str),
) -> (Colour, &'static str) {
    if board.rules.decide && points(board, side) + 50 < points(board, side.other()) {
        (side.other(), turned)
    } else {
        (side, name)
    }
}

/// rules: 17.7.1
pub(crate) fn points(board: &Board, side: Colour) -> i32 {
    let values = [
        (Kind::Engineer, 10),
        (Kind::Infantry, 10),
        (Kind::AntiAir, 10),
        (Kind::Militia, 10),
        (Kind::Tank, 20),
        (Kind::Missile, 20),
        (Kind::Artillery, 30),
        (Kind::AirForce, 40),
        (Kind::Navy, 80),
        (Kind::Commander, 100),
        (Kind::Headquarter, 0),
    ];
    let placement = board.rules.start().split(' ').next().unwrap_or_default();
    values
        .into_iter()
        .map(|(kind, value)| {
            let army = placement.matches(kind.letter()).count();
            let left = number(board, side.other(), &[kind]);
            value * i32::try_from(army.saturating_sub(left)).expect("a small army")
        })
        .sum()
}

impl Position {
    /// rules: 17.7.3: the winner when time is up for both, `None` for a draw.
    pub(crate) fn settle(&self) -> Result<Option<Colour>, &'static str> {
        if !self.board.rules.decide {
            return Err("E_OPTION");
        }
        if self.end(&self.legal()).is_some() {
            return Err("E_GAME_OVER");
        }
        let (red, blue) = (
            points(&self.board, Colour::Red),
            points(&self.board, Colour::Blue),
        );
        Ok(match red.cmp(&blue) {
            std::cmp::Ordering::Greater => Some(Colour::Red),
            std::cmp::Ordering::Less => Some(Colour::Blue),
            std::cmp::Ordering::Equal => None,
        })
    }
}
