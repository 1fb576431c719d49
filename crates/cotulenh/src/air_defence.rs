//! Air defence and flight (rules: 5).
//!
//! For each square and side the board counts the defenders that cover it and keeps the exclusive or of their squares: with
//! a count of one that is the defender itself, which is all that the flight state asks.

use crate::geometry::Square;

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

/// The state of a plane along its line (rules: 5.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Flight {
    /// No covered square so far.
    Safe,
    /// All covered squares so far belong to this one defender, and the current square is covered: KAMIKAZE.
    Inside(u8),
    /// Shot down.
    Destroyed,
}

impl Flight {
    /// The state after the next square.
    #[inline]
    pub(crate) const fn over(self, cover: Cover) -> Flight {
        match (self, cover.count) {
            (Flight::Safe, 0) => Flight::Safe,
            (Flight::Safe, 1) => Flight::Inside(cover.mixed),
            (Flight::Inside(defender), 1) if defender == cover.mixed => self,
            _ => Flight::Destroyed,
        }
    }
}

/// The same line seen from its end: walking from a target towards planes that might fly to it.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Approach {
    /// Every square so far, the target included, is covered by this one defender.
    Zone(u8),
    /// An uncovered square was met; a covered one behind it would be a zone that the plane leaves.
    Clear,
    /// No plane comes through.
    Closed,
}

impl Approach {
    #[inline]
    pub(crate) const fn to(target: Cover) -> Approach {
        match target.count {
            0 => Approach::Clear,
            1 => Approach::Zone(target.mixed),
            _ => Approach::Closed,
        }
    }

    /// The state with one more square between the target and the planes.
    #[inline]
    pub(crate) const fn past(self, cover: Cover) -> Approach {
        match (self, cover.count) {
            (Approach::Clear | Approach::Zone(_), 0) => Approach::Clear,
            (Approach::Zone(defender), 1) if defender == cover.mixed => self,
            _ => Approach::Closed,
        }
    }

    #[inline]
    pub(crate) const fn is_open(self) -> bool {
        !matches!(self, Approach::Closed)
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

    fn cover(defenders: &[u8]) -> Cover {
        let mut cover = Cover::NONE;
        for &defender in defenders {
            cover.add(Square(defender));
        }
        cover
    }

    /// Both readings of a line agree on whether a plane arrives.
    #[test]
    fn approach_is_flight_read_backwards() {
        let options = [cover(&[]), cover(&[33]), cover(&[40]), cover(&[33, 40])];
        for a in options {
            for b in options {
                for c in options {
                    let flight = Flight::Safe.over(a).over(b).over(c);
                    let approach = Approach::to(c).past(b).past(a);
                    assert_eq!(
                        flight != Flight::Destroyed,
                        approach.is_open(),
                        "{a:?} {b:?} {c:?}"
                    );
                }
            }
        }
    }
}
