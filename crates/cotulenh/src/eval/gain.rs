//! What a step wins at once: captures, own losses, promotions.
//!
//! A search asks this of every step of every position, so promotions are not played out but read off the two squares that the step
//! touches. Left out: planes that strike because the step took a defender.

use crate::aims::{Division, prizes};
use crate::board::Board;
use crate::geometry::{Direction, Square};
use crate::movegen::attack::Shelter;
use crate::movegen::rays::{Ray, ray};
use crate::movegen::sight::Lifted;
use crate::options::Aim;
use crate::piece::{Kind, Piece, Target};
use crate::position::Cotulenh;
use crate::square_set::{LINES, LONGEST_CAPTURE};
use crate::stack::Group;
use crate::step::{Act, Actors, Step};

use super::worth::{group_value, heroic_bonus, worth};

impl Cotulenh {
    /// See [`evaluation::Evaluate::gain`].
    #[inline]
    pub(crate) fn step_gain(&self, step: Step) -> i32 {
        let Step::Go { from, who, to, act } = step else {
            return 0;
        };
        let board = &self.board;
        let mut gain = 0;
        if act.is_capture() {
            let taken = board.at(to);
            gain += group_value(taken);
            let them = self.side.other();
            if board.options().has_commanders() && board.others(them) == taken.others() + 1 {
                gain -= last_piece_bonus(board, taken.side(), to);
            }
            if board.options().aim != Aim::Commander {
                gain += self.aim_gain(from, who, to, act);
            }
        }
        if act == Act::Suicide {
            gain -= group_value(self.parted(from, who).0);
        }
        let enemy = board.commander(self.side.other());
        if enemy != to && enemy != Square::OFF {
            let lines = &LINES[enemy.cell()];
            if lines.contains(to) {
                gain += match act {
                    Act::Quiet | Act::Displace | Act::Combine => {
                        self.arrival_bonus(enemy, self.parted(from, who).0, from, to)
                    }
                    Act::Stay | Act::Suicide => self.opening_bonus(enemy, to, Square::OFF),
                };
            }
            let empties = act != Act::Stay && (who == Actors::Whole || !board.at(from).is_stack());
            if empties && lines.contains(from) {
                gain += self.opening_bonus(enemy, from, to);
            }
        }
        gain
    }

    /// What a capture wins or loses by a division that it destroys; a commander has its own price (rules: 17.6.1).
    fn aim_gain(&self, from: Square, who: Actors, to: Square, act: Act) -> i32 {
        let board = &self.board;
        if board.at(to).has(Kind::Commander) {
            return 0;
        }
        if prizes(board, self.side.other()).contains(to) {
            return worth(Kind::Commander);
        }
        if act != Act::Suicide {
            return 0;
        }
        let spent = self.parted(from, who).0;
        let loses = Division::counting(board.options()).any(|division| {
            let mut left = board.men(self.side).iter().flat_map(|square| {
                let group = board.at(square);
                group.pieces().map(|piece| piece.kind())
            });
            let of_it = |kind: Kind| division.kinds().contains(kind);
            let all = left.by_ref().filter(|&kind| of_it(kind)).count();
            let lost = spent.pieces().filter(|piece| of_it(piece.kind())).count();
            lost > 0 && lost == all
        });
        if loses { -worth(Kind::Commander) } else { 0 }
    }

    /// Promotions of plain pieces that attack the enemy commander from where they have come (rules: 8.1.1).
    fn arrival_bonus(&self, enemy: Square, moving: Group, from: Square, to: Square) -> i32 {
        let board = &self.board;
        let Ray {
            direction,
            distance,
        } = ray(enemy, to);
        let target = Target::of(board.at(enemy).carrier());
        let shelter = Shelter::of(board.at(enemy), board.book());
        let reaches = |piece: &Piece| {
            !piece.is_heroic()
                && distance
                    <= piece
                        .reach(board.book())
                        .captures(direction.slant(), target)
                && !shelter.keeps_out(piece.kind())
        };
        moving
            .pieces()
            .filter(reaches)
            .filter(|piece| {
                if piece.is_plain_plane() {
                    board.lets_through(self.side.other(), enemy, direction, distance)
                } else {
                    piece.kind().fires_over()
                        || is_clear(board, Lifted(from), enemy, direction, distance)
                }
            })
            .map(|piece| heroic_bonus(piece.kind()))
            .sum()
    }

    /// Promotions of plain pieces behind a square on a line to the enemy commander that the step empties.
    fn opening_bonus(&self, enemy: Square, emptied: Square, to: Square) -> i32 {
        let board = &self.board;
        let Ray {
            direction,
            distance,
        } = ray(enemy, emptied);
        if !is_clear(board, Lifted::NOBODY, enemy, direction, distance) {
            return 0;
        }
        if ray(enemy, to).direction == direction && LINES[enemy.cell()].contains(to) {
            // It goes along the line, and still blocks it or comes out behind.
            return 0;
        }
        let target = Target::of(board.at(enemy).carrier());
        let shelter = Shelter::of(board.at(enemy), board.book());
        let mut square = emptied;
        for distance in distance + 1..=LONGEST_CAPTURE {
            square = square.toward(direction);
            let group = board.at(square);
            if group.is_empty() {
                continue;
            }
            if group.is_border() || group.side() != self.side {
                return 0;
            }
            return group
                .pieces()
                .filter(|piece| !piece.is_heroic() && !piece.kind().fires_over())
                .filter(|piece| !shelter.keeps_out(piece.kind()))
                .filter(|piece| {
                    distance
                        <= piece
                            .reach(board.book())
                            .captures(direction.slant(), target)
                })
                .map(|piece| heroic_bonus(piece.kind()))
                .sum();
        }
        0
    }
}

/// Whether nothing stands strictly between a square and the one at a distance from it.
fn is_clear(
    board: &Board,
    lifted: Lifted,
    from: Square,
    direction: Direction,
    distance: u8,
) -> bool {
    let mut square = from;
    (1..distance).all(|_| {
        square = square.toward(direction);
        lifted.at(board, square).is_empty()
    })
}

/// What the opponent gains because all but one of its pieces are gone (rules: 8.1.2).
fn last_piece_bonus(board: &Board, side: rules::Side, taken: Square) -> i32 {
    board
        .men(side)
        .without(taken)
        .iter()
        .flat_map(|square| board.at(square).pieces())
        .filter(|piece| !piece.is(Kind::Commander) && !piece.is_heroic())
        .map(|piece| heroic_bonus(piece.kind()))
        .sum()
}

#[cfg(test)]
mod tests {
    use evaluation::Evaluate;
    use rules::{Game, Position, Side, SplitMix64};

    use super::*;
    use crate::Options;
    use crate::eval::worth::piece_value;

    fn material(position: &Cotulenh, side: Side) -> i32 {
        let board = &position.board;
        let groups = board.men(side).iter().map(|square| board.at(square));
        groups.flat_map(Group::pieces).map(piece_value).sum()
    }

    /// The gain of every step of random games against the material before and after it.
    #[test]
    fn gain_is_the_change_of_material() {
        let mut random = SplitMix64::new(5);
        let (mut loud, mut promotions) = (0, 0);
        for _ in 0..6 {
            let mut position = Cotulenh::start(Options::upstream());
            for _ in 0..160 {
                let mut steps = Vec::new();
                position.generate(&mut steps);
                if steps.is_empty() {
                    break;
                }
                let us = position.side;
                let balance =
                    |position: &Cotulenh| material(position, us) - material(position, us.other());
                let before = balance(&position);
                for &step in &steps {
                    let gain = position.gain(step);
                    let took_defender = matches!(step, Step::Go { to, act, .. }
                        if act.is_capture() && position.board.at(to).carrier().defence_level() > 0);
                    let token = position.play_unchecked(step);
                    let change = balance(&position) - before;
                    position.undo(step, token);
                    let exact = gain == change || took_defender && gain < change;
                    assert!(exact, "{gain}, really {change}: {step:?} {position:?}");
                    loud += usize::from(gain != 0);
                    promotions += usize::from(
                        gain != 0 && !matches!(step, Step::Go { act, .. } if act.is_capture()),
                    );
                }
                let loudest = steps
                    .iter()
                    .copied()
                    .max_by_key(|&step| position.gain(step));
                let any = steps[random.below(steps.len())];
                let step = if random.below(3) == 0 {
                    loudest.unwrap_or(any)
                } else {
                    any
                };
                let _token = position.play_unchecked(step);
            }
        }
        assert!(loud > 1_000 && promotions > 10, "{loud} {promotions}");
    }
}
