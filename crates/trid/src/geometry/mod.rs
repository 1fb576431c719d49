//! The fixed world: 60 columns, 15 levels, 96 squares, 12 pins.
//!
//! Everything about places that never changes is a table here (rules: 1). A new pin or another height is a change of
//! the table of pins or of that of main boards, never of code elsewhere.
//!
//! The indexes of squares and of pins follow the byte order of their names, so that walking a set upwards gives steps in
//! the machine order of rules 12.1 without sorting. The squares of a column are neighbours in that order as well.

mod board;
mod column;
mod level;
mod pin;
mod square;
mod squares;
mod tables;

pub use board::{Arrival, Board, Instance, Rotation, arrival_square};
pub use column::{Column, File};
pub use level::{Level, MainBoard};
pub use pin::{Pin, Pins, Progress, Track};
pub use square::{Place, Square, Tint};
pub use squares::Squares;

pub(crate) use column::Columns;
pub(crate) use pin::{Roads, neighbours};
pub(crate) use tables::{BETWEEN, SquareMasks, TABLES, forward};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_in_index_order_and_read_back() {
        let names: Vec<String> = Square::all().map(|square| square.to_string()).collect();
        assert_eq!(names.len(), 96);
        assert!(names.is_sorted());
        for (square, name) in Square::all().zip(&names) {
            assert_eq!(Square::from_name(name), Some(square));
        }
        for name in [
            "z1W", "e8B", "b0W", "a9B", "c4B", "a1", "a1WX", "A1W", "a1QL7", "",
        ] {
            assert_eq!(Square::from_name(name), None, "{name}");
        }
        assert!(Pin::ALL.map(Pin::name).is_sorted());
    }

    /// The list of rules 1.3, queen's side; the king's has d and e in place of z and a.
    #[test]
    fn each_pin_has_the_squares_of_the_rules() {
        let ranks = [(0, 1), (4, 5), (2, 3), (6, 7), (4, 5), (8, 9)];
        for (track, files) in [("QL", "za"), ("KL", "de")] {
            for (number, (low, high)) in (1..=6).zip(ranks) {
                let pin = Pin::from_name(&format!("{track}{number}")).unwrap();
                let expected: Squares = [low, high]
                    .into_iter()
                    .flat_map(|rank| files.chars().map(move |file| (file, rank)))
                    .map(|(file, rank)| Square::from_name(&format!("{file}{rank}{pin}")).unwrap())
                    .collect();
                assert_eq!(TABLES.pin[pin.index()], expected, "{pin}");
            }
        }
        assert_eq!(TABLES.main.len(), 48);
    }

    #[test]
    fn boards_stand_one_above_the_main_board_of_their_corner() {
        for (number, main) in [(1, 0), (2, 0), (3, 2), (4, 2), (5, 4), (6, 4)] {
            for pin in Pin::ALL.into_iter().filter(|pin| pin.number() == number) {
                assert_eq!(pin.height(), main + 1);
            }
        }
    }

    #[test]
    fn tints_follow_the_column() {
        for (name, tint) in [
            ("a1W", Tint::Dark),
            ("b1W", Tint::Light),
            ("z0QL1", Tint::Dark),
            ("d0KL1", Tint::Dark),
            ("a1QL1", Tint::Dark),
        ] {
            assert_eq!(Square::from_name(name).unwrap().tint(), tint, "{name}");
        }
    }

    #[test]
    fn the_world_is_symmetric() {
        for square in Square::all() {
            let mirrored = square.mirrored();
            assert_eq!(mirrored.mirrored(), square);
            assert_eq!(mirrored.rank(), 9 - square.rank());
            assert_eq!(mirrored.file(), square.file());
        }
        assert_eq!(Pin::QL1.mirrored(), Pin::QL6);
    }

    /// Rays and their blockers against a walk column by column.
    #[test]
    fn slides_agree_with_a_walk() {
        let mut random = rules::SplitMix64::new(1);
        for _ in 0..200 {
            let blockers = Columns(random.next_u64() & random.next_u64()).and(Columns::ALL);
            for from in Columns::ALL {
                for direction in 0..8 {
                    let (files, ranks) = tables::Direction::STEPS[direction];
                    let mut walked = Squares::NONE;
                    let mut at = from;
                    while let Some(next) = at.offset(files, ranks) {
                        walked |= TABLES.column[next.index()];
                        if blockers.has(next) {
                            break;
                        }
                        at = next;
                    }
                    assert_eq!(Squares(TABLES.slide(direction, from, blockers)), walked);
                }
            }
        }
    }

    #[test]
    fn between_is_symmetric_and_excludes_both_ends() {
        for from in Columns::ALL {
            for to in Columns::ALL {
                let between = BETWEEN[from.index()][to.index()];
                assert_eq!(between, BETWEEN[to.index()][from.index()]);
                assert!(!between.has(from) && !between.has(to));
                let (files, ranks) = from.distance(to);
                let is_line = files == 0 || ranks == 0 || files.abs() == ranks.abs();
                let expected = if is_line && from != to {
                    i32::from(files.abs().max(ranks.abs())) - 1
                } else {
                    0
                };
                assert_eq!(between.count() as i32, expected);
            }
        }
    }

    #[test]
    fn instances_are_named_by_pin_and_rotation() {
        let names: Vec<String> = Instance::all().map(|one| one.to_string()).collect();
        assert_eq!(names.len(), 24);
        assert!(names.contains(&"QL3:180".to_owned()) && names.contains(&"KL6:0".to_owned()));
    }

    /// A board with a passenger has the roads of an empty one that do not lead backward, whatever forward means.
    #[test]
    fn passengers_never_go_backward() {
        for forward in [crate::Forward::PinNumber, crate::Forward::Rank] {
            let options = crate::Options {
                forward,
                ..crate::Options::default()
            };
            let roads = Roads::under(options);
            for from in Pin::ALL {
                for side in rules::Side::ALL {
                    let onward: Pins = neighbours(from, options)
                        .filter(|to| from.progress(*to, side, forward) != Progress::Backward)
                        .collect();
                    assert_eq!(roads.carrying[side.index()][from.index()], onward, "{from}");
                }
            }
        }
    }

    #[test]
    fn meder_degrees() {
        let options = crate::Options {
            pin_graph: crate::PinGraph::Meder1995,
            ..crate::Options::default()
        };
        for pin in Pin::ALL {
            let degree = [3, 4, 5, 5, 4, 3][usize::from(pin.number()) - 1];
            assert_eq!(neighbours(pin, options).count(), degree, "{pin}");
        }
    }
}
