//! Air defence and flight (rules: 5).
//!
//! For each square and side the board counts the defenders that cover it and keeps the exclusive or of their squares: with
//! a count of one that is the defender itself, which is all that the flight state asks of most squares.

use rules::Side;

use crate::board::Board;
use crate::geometry::{Direction, Square};
use crate::options::Book;

/// The defenders of one side that cover a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Cover {
    count: u8,
    mixed: u8,
}

impl Cover {
    pub(crate) const NONE: Cover = Cover { count: 0, mixed: 0 };

    #[inline]
    pub(crate) const fn add(&mut self, defender: Square) {
        self.count += 1;
        self.mixed ^= defender.0;
    }

    #[inline]
    pub(crate) const fn remove(&mut self, defender: Square) {
        self.count -= 1;
        self.mixed ^= defender.0;
    }

    pub(crate) const fn is_covered(self) -> bool {
        self.count > 0
    }

    /// How many defenders cover the square.
    pub(crate) const fn count(self) -> u8 {
        self.count
    }
}

/// The state of a plane along its line (rules: 5.4, 17.4.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Flight {
    /// No covered square so far.
    Safe,
    /// A strike is possible here: KAMIKAZE. By the first book all covered squares so far belong to this one defender.
    Inside(u8),
    /// Shot down.
    Destroyed,
}

impl Flight {
    /// The state after the next square, by the first book: a second defender destroys (rules: 5.4).
    #[inline]
    const fn over(self, cover: Cover) -> Flight {
        match (self, cover.count) {
            (Flight::Safe, 0) => Flight::Safe,
            (Flight::Safe, 1) => Flight::Inside(cover.mixed),
            (Flight::Inside(defender), 1) if defender == cover.mixed => self,
            _ => Flight::Destroyed,
        }
    }
}

impl Board {
    /// The state of a plane that comes from `previous` to the next square of its line, against the defenders of a side.
    #[inline]
    pub(crate) fn flown(
        &self,
        flight: Flight,
        defenders: Side,
        previous: Square,
        square: Square,
    ) -> Flight {
        let cover = self.cover(defenders, square);
        if flight == Flight::Safe && cover.count == 0 {
            return Flight::Safe;
        }
        match (self.options().book, flight) {
            (Book::Upstream, _) => flight.over(cover),
            (Book::Revised, Flight::Safe) => Flight::Inside(0),
            // A disc meets a line in one piece: who covered an earlier square and not the one before does not cover this one,
            // and the plane was destroyed there.
            (Book::Revised, Flight::Inside(_)) if self.all_cover(defenders, previous, square) => {
                flight
            }
            (Book::Revised, _) => Flight::Destroyed,
        }
    }

    /// Whether every defender that covers the one square covers the other too.
    #[inline(never)]
    fn all_cover(&self, defenders: Side, one: Square, other: Square) -> bool {
        let (here, there) = (self.cover(defenders, one), self.cover(defenders, other));
        if here.count > there.count {
            return false;
        }
        if here.count == 1 {
            return self.covers(Square(here.mixed), other);
        }
        self.men(defenders)
            .iter()
            .filter(|&gun| self.covers(gun, one))
            .all(|gun| self.covers(gun, other))
    }

    /// Whether what stands on a square covers another (rules: 5.2).
    fn covers(&self, defender: Square, square: Square) -> bool {
        let level = i32::from(self.at(defender).carrier().defence_level());
        let files = i32::from(defender.file()) - i32::from(square.file());
        let ranks = i32::from(defender.rank()) - i32::from(square.rank());
        level > 0 && files * files + ranks * ranks <= level * level
    }

    /// The defenders that close a square; where none covers it, a flight ended there because it left the zone of those beside it.
    pub(crate) fn guns(&self, defenders: Side, square: Square) -> Vec<Square> {
        let men = || self.men(defenders).iter();
        let here: Vec<Square> = men().filter(|&gun| self.covers(gun, square)).collect();
        if !here.is_empty() {
            return here;
        }
        let beside = |other: &Square| {
            other.file().abs_diff(square.file()) <= 1 && other.rank().abs_diff(square.rank()) <= 1
        };
        men()
            .filter(|&gun| {
                Square::all()
                    .filter(beside)
                    .any(|near| self.covers(gun, near))
            })
            .collect()
    }

    /// Whether a plane that air defence can touch gets to a target, if only to die there. `direction` and `distance` lead from the
    /// target to the plane.
    #[inline]
    pub(crate) fn lets_through(
        &self,
        defenders: Side,
        target: Square,
        direction: Direction,
        distance: u8,
    ) -> bool {
        let mut square = target.shifted(direction.delta().wrapping_mul(distance));
        let back = direction.delta().wrapping_neg();
        let mut flight = Flight::Safe;
        for _ in 0..distance {
            let previous = square;
            square = square.shifted(back);
            flight = self.flown(flight, defenders, previous, square);
            if flight == Flight::Destroyed {
                return false;
            }
        }
        true
    }
}

const fn offset(files: i8, ranks: i8) -> u8 {
    (16 * ranks + files) as u8
}

/// Steps from a defender to the squares it covers, by level (rules: 5.2). Near the edge they lead to border cells, which
/// are five wide and three high: wide enough for level 3, so the lists need no clipping.
#[inline]
pub(crate) const fn zone(level: u8) -> &'static [u8] {
    const LEVEL_1: [u8; 5] = disc::<5>(1);
    const LEVEL_2: [u8; 13] = disc::<13>(2);
    const LEVEL_3: [u8; 29] = disc::<29>(3);
    match level {
        0 => &[],
        1 => &LEVEL_1,
        2 => &LEVEL_2,
        _ => &LEVEL_3,
    }
}

const fn disc<const N: usize>(level: i8) -> [u8; N] {
    let mut steps = [0; N];
    let mut n = 0;
    let mut ranks = -level;
    while ranks <= level {
        let mut files = -level;
        while files <= level {
            if files * files + ranks * ranks <= level * level {
                steps[n] = offset(files, ranks);
                n += 1;
            }
            files += 1;
        }
        ranks += 1;
    }
    assert!(n == N);
    steps
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::Options;
    use crate::piece::{Kind, Mark, Piece};
    use crate::stack::Group;

    fn flights(guns: &[(&str, Kind)], options: Options) -> Vec<Flight> {
        let mut board = Board::new(options);
        for &(square, kind) in guns {
            let gun = Group::single(Side::Second, Piece::new(kind, Mark::Plain));
            board.set(Square::parse(square).unwrap(), gun);
        }
        // From e3 up the file.
        let mut square = Square::parse("e3").unwrap();
        let mut flight = Flight::Safe;
        (0..4)
            .map(|_| {
                let previous = square;
                square = square.toward(Direction::N);
                flight = board.flown(flight, Side::Second, previous, square);
                flight
            })
            .collect()
    }

    #[test]
    fn a_second_zone_destroys_by_the_first_book_only() {
        let guns = [("f6", Kind::AntiAir), ("e7", Kind::AntiAir)];
        let by = |options| {
            flights(&guns, options)
                .iter()
                .map(|flight| match flight {
                    Flight::Safe => 's',
                    Flight::Inside(_) => 'k',
                    Flight::Destroyed => 'd',
                })
                .collect::<String>()
        };
        // Both guns cover e6, only the one on e7 covers e7.
        assert_eq!(by(Options::upstream()), "ssdd");
        assert_eq!(by(Options::revised()), "sskd");
    }
}
