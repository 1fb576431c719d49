//! Sections 2 to 5: what a mover can do along its lines, square by square, with the flags TB, PB and the flight state Z.

use super::board::{Board, Colour, Group, Kind, Piece, Square};
use super::rules::Rules;
use super::{commander, heroic};

pub(crate) const ORTHOGONAL: [(i32, i32); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
pub(crate) const DIAGONAL: [(i32, i32); 4] = [(1, 1), (-1, 1), (1, -1), (-1, -1)];

/// The edge of the board is never further than this.
const WITHOUT_END: i32 = 12;

/// What happens on the target square.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum How {
    /// A move to an empty square.
    Quiet,
    /// rules: 4.1, `x`
    Displacing,
    /// rules: 4.2, `_`
    Stay,
    /// rules: 4.3, `@`
    Suicide,
    /// rules: 6.2 and 7.3, `&`
    Combine,
}

impl How {
    pub(crate) fn is_capture(self) -> bool {
        matches!(self, How::Displacing | How::Stay | How::Suicide)
    }
}

/// Who runs along the line, which decides between the kinds of capture (rules: 4.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Manner {
    /// The whole group of a square, in an ordinary move.
    WholeGroup,
    /// A single piece in a deploy step.
    Alone,
    /// A single piece in the attack test of 3.1.
    Attack,
}

/// Directions, move range and the two capture ranges (against a navy, against anything else) of a piece on a line.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reach {
    pub(crate) quiet: i32,
    pub(crate) against_navy: i32,
    pub(crate) against_others: i32,
}

/// The table of section 2 with the heroic form of 2.1; `None` if the piece has no such direction.
pub(crate) fn reach(piece: Piece, diagonal: bool, rules: Rules) -> Option<Reach> {
    let plus = i32::from(piece.heroic);
    let eight = match piece.kind {
        Kind::Militia | Kind::Artillery | Kind::Missile | Kind::AirForce | Kind::Navy => true,
        Kind::Commander
        | Kind::Infantry
        | Kind::Tank
        | Kind::Engineer
        | Kind::AntiAir
        | Kind::Headquarter => piece.heroic,
    };
    if diagonal && !eight {
        return None;
    }
    let (quiet, against_navy, against_others) = match piece.kind {
        // Its capture range does not grow (rules: 2.1).
        Kind::Commander => {
            return Some(Reach {
                quiet: WITHOUT_END,
                against_navy: 1,
                against_others: 1,
            });
        }
        Kind::Infantry | Kind::Militia | Kind::Engineer | Kind::AntiAir => (1, 1, 1),
        Kind::Tank => (2, 2, 2),
        Kind::Artillery => (3, 3, 3),
        Kind::Missile if diagonal => (1, 1, 1),
        Kind::Missile => (2, 2, 2),
        Kind::AirForce => (4, 4, 4),
        Kind::Navy => (4, 4, 3),
        // rules: 17.2, like a heroic infantry
        Kind::Headquarter if rules.revised && piece.heroic => (1, 1, 1),
        Kind::Headquarter => (0, 0, 0),
    };
    Some(Reach {
        quiet: quiet + plus,
        against_navy: against_navy + plus,
        against_others: against_others + plus,
    })
}

/// A gun that covers squares against planes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Defender {
    pub(crate) square: Square,
    pub(crate) level: i32,
}

impl Defender {
    /// rules: 5.2
    pub(crate) fn covers(self, square: Square) -> bool {
        let x = self.square.file - square.file;
        let y = self.square.rank - square.rank;
        x * x + y * y <= self.level * self.level
    }
}

/// rules: 5.1: alone or as the carrier, never as a passenger.
pub(crate) fn defenders(board: &Board, colour: Colour) -> Vec<Defender> {
    board
        .groups(colour)
        .filter_map(|(square, group)| {
            let carrier = group.carrier()?;
            let level = match carrier.kind {
                Kind::AntiAir | Kind::Navy => 1,
                Kind::Missile => 2,
                _ => return None,
            };
            Some(Defender {
                square,
                level: level + i32::from(carrier.heroic),
            })
        })
        .collect()
}

/// rules: 5.4, 17.4.5
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Flight {
    Safe,
    Kamikaze,
    Destroyed,
}

/// The flight state on the last of the visited squares.
pub(crate) fn flight(visited: &[Square], guns: &[Defender], rules: Rules) -> Flight {
    (1..=visited.len())
        .map(|count| flight_on(&visited[..count], guns, rules))
        .find(|flight| *flight == Flight::Destroyed)
        .unwrap_or_else(|| flight_on(visited, guns, rules))
}

/// By the visited squares alone, destroyed before or not.
fn flight_on(visited: &[Square], guns: &[Defender], rules: Rules) -> Flight {
    let Some(s) = visited.last() else {
        return Flight::Safe;
    };
    let touched: Vec<&Defender> = guns
        .iter()
        .filter(|gun| visited.iter().any(|square| gun.covers(*square)))
        .collect();
    let inside = touched.iter().all(|gun| gun.covers(*s));
    match touched.len() {
        0 => Flight::Safe,
        1 if inside => Flight::Kamikaze,
        _ if inside && rules.revised => Flight::Kamikaze,
        _ => Flight::Destroyed,
    }
}

/// rules: 1.5
pub(crate) fn is_corner_step(from: Square, to: Square) -> bool {
    let names = (from.name(), to.name());
    matches!(
        (names.0.as_str(), names.1.as_str()),
        ("c5", "d6") | ("d6", "c5") | ("c8", "d7") | ("d7", "c8")
    )
}

/// Everything the mover can do along one line from `origin`: the nine steps of section 3, in their order.
pub(crate) fn along(
    board: &Board,
    mover: &Group,
    origin: Square,
    direction: (i32, i32),
    manner: Manner,
    found: &mut Vec<(Square, How)>,
) {
    let Some(carrier) = mover.carrier() else {
        return;
    };
    let us = carrier.colour;
    let t = carrier.kind;
    let diagonal = direction.0 != 0 && direction.1 != 0;
    let Some(reach) = reach(carrier, diagonal, board.rules) else {
        return;
    };
    let flies_unprotected = t == Kind::AirForce && !carrier.heroic;
    let guns = if flies_unprotected {
        defenders(board, us.other())
    } else {
        Vec::new()
    };

    let mut terrain_barred = false;
    let mut piece_barred = false;
    let mut state = Flight::Safe;
    let mut visited = Vec::new();
    let mut previous = origin;
    for k in 1.. {
        // 1
        let Some(s) = origin.step(direction, k) else {
            return;
        };
        // 2
        if t == Kind::Commander && commander::in_sight(board, us, origin, s) {
            return;
        }
        // 3
        visited.push(s);
        if flies_unprotected {
            state = flight(&visited, &guns, board.rules);
            if state == Flight::Destroyed {
                return;
            }
        }
        // 4
        if k > reach.quiet && k > reach.against_navy && k > reach.against_others {
            return;
        }
        // 5
        let vertical_on_bridge_file = direction.0 == 0 && origin.is_on_bridge_file();
        let other_half = s.is_upper_half() != origin.is_upper_half();
        if (t != Kind::AirForce && !t.may_stand_on(s))
            || (t.is_heavy() && other_half && !vertical_on_bridge_file)
            || (t == Kind::Navy && is_corner_step(previous, s))
        {
            terrain_barred = true;
        }
        previous = s;
        let there = board.at(s);
        let Some(occupant) = there.carrier() else {
            // 6
            if k <= reach.quiet
                && !terrain_barred
                && !piece_barred
                && t.may_stand_on(s)
                && state == Flight::Safe
            {
                found.push((s, How::Quiet));
            }
            continue;
        };
        if occupant.colour == us {
            // 8; the sea does not keep a commander from an own ship (17.4.2)
            let sea_is_no_bar =
                board.rules.revised && t == Kind::Commander && occupant.kind == Kind::Navy;
            if k <= reach.quiet
                && (!terrain_barred || sea_is_no_bar)
                && !piece_barred
                && state == Flight::Safe
            {
                let union = mover.joined(there, board.rules);
                if union
                    .and_then(|union| union.carrier())
                    .is_some_and(|c| c.kind.may_stand_on(s))
                {
                    found.push((s, How::Combine));
                }
            }
        } else {
            // 7; the target type is the carrier (2.2)
            let range = if occupant.kind == Kind::Navy {
                reach.against_navy
            } else {
                reach.against_others
            };
            if k <= range
                && (!piece_barred || t.captures_over_pieces())
                && !sheltered(board, there, t)
            {
                let between = &visited[..visited.len() - 1];
                captures(board, mover, origin, (s, between), state, manner, found);
            }
        }
        // 9
        let passes = match t {
            Kind::AirForce => true,
            // 17.4.1
            Kind::Navy if board.rules.revised => occupant.colour == us,
            Kind::Navy => occupant.kind != Kind::Navy,
            _ => false,
        };
        if !passes {
            piece_barred = true;
        }
        if piece_barred && !t.captures_over_pieces() {
            return;
        }
    }
}

/// rules: 17.5: whether a mover of this type is kept out by the headquarter.
pub(crate) fn sheltered(board: &Board, target: &Group, t: Kind) -> bool {
    board.rules.revised
        && target.find(Kind::Headquarter).is_some()
        && target.find(Kind::Commander).is_some()
        && matches!(
            t,
            Kind::Infantry | Kind::Militia | Kind::AntiAir | Kind::Missile
        )
}

/// rules: 4
fn captures(
    board: &Board,
    mover: &Group,
    origin: Square,
    (s, between): (Square, &[Square]),
    state: Flight,
    manner: Manner,
    found: &mut Vec<(Square, How)>,
) {
    let t = mover.carrier().expect("a mover").kind;
    if state == Flight::Kamikaze {
        found.push((s, How::Suicide));
    } else if t.may_stand_on(s) {
        found.push((s, How::Displacing));
        if may_stay(board, mover, origin, (s, between), manner) {
            found.push((s, How::Stay));
        }
    } else {
        found.push((s, How::Stay));
    }
}

/// Whether a mover that can displace may choose to stay (rules: 4.2, 17.4.3, 17.4.4).
pub(crate) fn may_stay(
    board: &Board,
    mover: &Group,
    origin: Square,
    (s, between): (Square, &[Square]),
    manner: Manner,
) -> bool {
    match mover.carrier().expect("a mover").kind {
        Kind::AirForce if !board.rules.revised => manner == Manner::WholeGroup,
        // The attack test asks only whether there is any capture; the choice would ask for attacks again.
        Kind::AirForce => manner != Manner::Attack && may_return(board, mover, origin, s),
        Kind::Navy if board.rules.revised => between.iter().any(|square| !square.is_navy_square()),
        _ => false,
    }
}

/// rules: 17.4.4
fn may_return(board: &Board, mover: &Group, origin: Square, s: Square) -> bool {
    let target = board.at(s).carrier().expect("a target");
    if matches!(target.kind, Kind::AirForce | Kind::Navy) {
        return false;
    }
    let us = mover.colour().expect("a mover");
    let mut after = board.clone();
    let mut left = after.lift(origin);
    for piece in mover.pieces() {
        left = left.without(piece);
    }
    after.put(origin, left);
    after.put(s, *mover);
    heroic::promote(&mut after, us);
    after
        .groups(us.other())
        .any(|(from, group)| group.pieces().any(|piece| attacks(&after, piece, from, s)))
}

/// All lines of the mover.
pub(crate) fn everywhere(
    board: &Board,
    mover: &Group,
    origin: Square,
    manner: Manner,
) -> Vec<(Square, How)> {
    let mut found = Vec::new();
    for direction in ORTHOGONAL.into_iter().chain(DIAGONAL) {
        along(board, mover, origin, direction, manner, &mut found);
    }
    found
}

/// rules: 3.1. Only the line that leads to the target can yield a capture there, so only that one is walked.
pub(crate) fn attacks(board: &Board, piece: Piece, from: Square, target: Square) -> bool {
    let (x, y) = (target.file - from.file, target.rank - from.rank);
    let aligned = x == 0 || y == 0 || x.abs() == y.abs();
    if !aligned || (x, y) == (0, 0) {
        return false;
    }
    let mut found = Vec::new();
    along(
        board,
        &Group::one(piece),
        from,
        (x.signum(), y.signum()),
        Manner::Attack,
        &mut found,
    );
    found
        .iter()
        .any(|(square, how)| *square == target && how.is_capture())
}
