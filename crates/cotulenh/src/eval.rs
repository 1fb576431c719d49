//! Static value: material with heroic marks, air defence, danger of the commanders, room of the stacks.

use rules::{Evaluate, Side};

use crate::board::Board;
use crate::geometry::Square;
use crate::movegen::sight::facing;
use crate::piece::{Kind, Piece};
use crate::position::Cotulenh;
use crate::square_set::LINES;
use crate::stack::Group;
use crate::step::{Act, Actors, Step};

/// Hundredths of an infantry. A commander taken ends the game, so its price only has to exceed everything else.
const fn worth(kind: Kind) -> i32 {
    match kind {
        Kind::Commander => 10_000,
        Kind::Infantry | Kind::Militia | Kind::Engineer | Kind::AntiAir => 100,
        Kind::Headquarter => 60,
        Kind::Tank | Kind::Missile => 200,
        Kind::Artillery => 300,
        Kind::AirForce => 400,
        Kind::Navy => 600,
    }
}

/// One more square of range in eight directions is worth most where the range was short (rules: 2.1).
const fn heroic_bonus(kind: Kind) -> i32 {
    match kind {
        Kind::Commander => 40,
        Kind::Headquarter => 80,
        Kind::AirForce => 200,
        Kind::Navy => 120,
        _ => 100,
    }
}

const fn piece_value(piece: Piece) -> i32 {
    if piece.is_heroic() {
        worth(piece.kind()) + heroic_bonus(piece.kind())
    } else {
        worth(piece.kind())
    }
}

fn group_value(group: Group) -> i32 {
    group.pieces().map(piece_value).sum()
}

/// An enemy group on a line within reach of the commander.
const DANGER: i32 = 6;
/// Own air defence over the own commander.
const SHELTER: i32 = 12;
/// A stack can act with each of its pieces in one turn.
const STACK: i32 = 15;
/// A visible commander can be pinned by the other one.
const VISIBLE: i32 = -5;
/// The right to move.
const TEMPO: i32 = 10;

fn side_value(board: &Board, side: Side) -> i32 {
    let mut value = 0;
    for square in board.men(side).iter() {
        let group = board.at(square);
        value += group_value(group) + advance(group, square, side);
        if group.is_stack() {
            value += STACK;
        }
    }
    let commander = board.commander(side);
    if commander == Square::OFF {
        return value;
    }
    let lines = &LINES[commander.cell()];
    let enemies = board.men(side.other());
    if enemies.meets(lines) {
        let near = lines.iter().filter(|&square| enemies.contains(square));
        value -= DANGER * near.count() as i32;
    }
    if board.cover(side, commander).is_covered() {
        value += SHELTER;
    }
    if board.at(commander).is_visible_commander() {
        value += VISIBLE;
    }
    value
}

/// Ground troops gain by going forward.
fn advance(group: Group, square: Square, side: Side) -> i32 {
    let ranks = match side {
        Side::First => i32::from(square.rank()),
        Side::Second => 11 - i32::from(square.rank()),
    };
    match group.carrier().kind() {
        Kind::Infantry | Kind::Militia | Kind::Tank => 2 * ranks,
        Kind::Artillery | Kind::Missile | Kind::AntiAir | Kind::Engineer => ranks,
        _ => 0,
    }
}

impl Evaluate for Cotulenh {
    fn value(&self) -> i32 {
        let us = self.side;
        let tempo = if facing(&self.board) {
            // The actor may take at a distance (rules: 9.4).
            worth(Kind::Commander)
        } else {
            TEMPO
        };
        side_value(&self.board, us) - side_value(&self.board, us.other()) + tempo
    }

    fn gain(&self, step: Step) -> i32 {
        let Step::Go { from, who, to, act } = step else {
            return 0;
        };
        let standing = self.board.at(from);
        let mut gain = 0;
        if act.is_capture() {
            gain += group_value(self.board.at(to));
        }
        if act == Act::Suicide {
            gain -= match who {
                Actors::Whole => group_value(standing),
                Actors::One(kind) => standing.find(kind).map_or(0, piece_value),
            };
        }
        if self.may_promote(to) {
            gain += self.promotion_gain(step);
        }
        gain
    }
}

impl Cotulenh {
    /// Whether a step to this square can promote anything at all; most cannot, and need not be played to know.
    fn may_promote(&self, to: Square) -> bool {
        let enemy = self.board.commander(self.side.other());
        if enemy == Square::OFF {
            return false;
        }
        let lines = &LINES[enemy.cell()];
        lines.contains(to)
            || self.board.men(self.side).meets(lines)
            || Side::ALL.iter().any(|&side| self.board.others(side) <= 4)
    }

    fn promotion_gain(&self, step: Step) -> i32 {
        let mut after = self.clone();
        let token = after.make(step);
        let changes = after.heroic_changes(step, &token);
        changes
            .into_iter()
            .filter(|change| change.before != change.after)
            .map(|change| {
                let bonus = heroic_bonus(change.kind);
                if after.board.at(change.square).side() == self.side {
                    bonus
                } else {
                    -bonus
                }
            })
            .sum()
    }
}

#[cfg(test)]
mod tests {
    use rules::{Game, Mirror, Reading, Standing, Text};

    use super::*;

    fn read(text: &str) -> Cotulenh {
        Cotulenh::read_position(text, Reading::Lenient, ()).unwrap()
    }

    #[test]
    fn the_start_is_even_but_for_the_move() {
        assert_eq!(Cotulenh::start(()).value(), TEMPO);
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
        assert_eq!(gain(strike, "g4g8"), 100 - 600);
        // rules: HERO-1, an infantry and a heroic tank.
        let hero = "10i/10i/11/11/4c6/11/4i6/4T6/11/11/10I/6C3I r - - 0 1";
        assert_eq!(gain(hero, "e5e6"), 100 + 100);
    }
}
