//! King, advisor, elephant, horse and pawn: pieces that step to a handful of points (rules: 2).

use rules::Side;

use crate::geometry::{HALF, PALACE, POINTS, forward, has_crossed};
use crate::{Board, Point, PointSet};

/// Adds the point at a displacement, if it is on the board and in the area.
const fn add(set: PointSet, from: Point, by: (i8, i8), area: PointSet) -> PointSet {
    match from.offset(by.0, by.1) {
        Some(point) if area.has(point) => set.with(point),
        _ => set,
    }
}

const STRAIGHT: [(i8, i8); 4] = [(-1, 0), (1, 0), (0, -1), (0, 1)];
const DIAGONAL: [(i8, i8); 4] = [(-1, -1), (1, -1), (-1, 1), (1, 1)];

/// For each point the steps of `by` that end in `area`; area is tested at the destination only (rules: 2.6).
const fn steps(by: [(i8, i8); 4], area: PointSet) -> [PointSet; POINTS] {
    let mut table = [PointSet::EMPTY; POINTS];
    let mut index = 0;
    while index < POINTS {
        let mut direction = 0;
        while direction < 4 {
            let from = Point::at(index as u8);
            table[index] = add(table[index], from, by[direction], area);
            direction += 1;
        }
        index += 1;
    }
    table
}

/// Also the points from which an advisor could take, wherever the advisor comes from.
static ADVISOR_RING: [PointSet; POINTS] = steps(DIAGONAL, PointSet::ALL);
static KING: [[PointSet; POINTS]; 2] = [steps(STRAIGHT, PALACE[0]), steps(STRAIGHT, PALACE[1])];
static ADVISOR: [[PointSet; POINTS]; 2] = [steps(DIAGONAL, PALACE[0]), steps(DIAGONAL, PALACE[1])];

const fn pawn_steps(side: Side) -> [PointSet; POINTS] {
    let mut table = [PointSet::EMPTY; POINTS];
    let mut index = 0;
    while index < POINTS {
        let from = Point::at(index as u8);
        let mut set = add(PointSet::EMPTY, from, (0, forward(side)), PointSet::ALL);
        if has_crossed(side, from) {
            set = add(set, from, (-1, 0), PointSet::ALL);
            set = add(set, from, (1, 0), PointSet::ALL);
        }
        table[index] = set;
        index += 1;
    }
    table
}

static PAWN: [[PointSet; POINTS]; 2] = [pawn_steps(Side::First), pawn_steps(Side::Second)];

/// The converse of [`PAWN`]: from where a pawn attacks a point.
static PAWN_ORIGINS: [[PointSet; POINTS]; 2] = {
    let mut table = [[PointSet::EMPTY; POINTS]; 2];
    let mut side = 0;
    while side < 2 {
        let pawns = pawn_steps(if side == 0 { Side::First } else { Side::Second });
        let mut from = 0;
        while from < POINTS {
            let mut to = 0;
            while to < POINTS {
                if pawns[from].has(Point::at(to as u8)) {
                    table[side][to] = table[side][to].with(Point::at(from as u8));
                }
                to += 1;
            }
            from += 1;
        }
        side += 1;
    }
    table
};

/// The four legs in the bit order of [`leg_index`], each with the two points behind it.
const LEGS: [[(i8, i8); 2]; 4] = [
    [(-2, -1), (-2, 1)],
    [(-1, -2), (1, -2)],
    [(2, -1), (2, 1)],
    [(-1, 2), (1, 2)],
];

/// For each point and each set of blocked legs the points that a horse reaches.
static HORSE: [[PointSet; 16]; POINTS] = {
    let mut table = [[PointSet::EMPTY; 16]; POINTS];
    let mut index = 0;
    while index < POINTS {
        let from = Point::at(index as u8);
        let mut blocked = 0;
        while blocked < 16 {
            let mut leg = 0;
            while leg < 4 {
                if blocked >> leg & 1 == 0 {
                    let set = table[index][blocked];
                    let set = add(set, from, LEGS[leg][0], PointSet::ALL);
                    table[index][blocked] = add(set, from, LEGS[leg][1], PointSet::ALL);
                }
                leg += 1;
            }
            blocked += 1;
        }
        index += 1;
    }
    table
};

/// The elephant's displacements in the bit order of [`eye_index`].
const EYES: [(i8, i8); 4] = [(-2, -2), (-2, 2), (2, -2), (2, 2)];

const fn elephant_steps(area: PointSet) -> [[PointSet; 16]; POINTS] {
    let mut table = [[PointSet::EMPTY; 16]; POINTS];
    let mut index = 0;
    while index < POINTS {
        let from = Point::at(index as u8);
        let mut blocked = 0;
        while blocked < 16 {
            let mut eye = 0;
            while eye < 4 {
                if blocked >> eye & 1 == 0 {
                    table[index][blocked] = add(table[index][blocked], from, EYES[eye], area);
                }
                eye += 1;
            }
            blocked += 1;
        }
        index += 1;
    }
    table
}

static ELEPHANT: [[[PointSet; 16]; POINTS]; 2] = [elephant_steps(HALF[0]), elephant_steps(HALF[1])];

static ELEPHANT_RING: [PointSet; POINTS] = steps(EYES, PointSet::ALL);

/// The king's steps inside its palace.
#[inline]
pub(crate) const fn king(side: Side, point: Point) -> PointSet {
    KING[side.index()][point.index()]
}

/// The advisor's steps inside its palace.
#[inline]
pub(crate) const fn advisor(side: Side, point: Point) -> PointSet {
    ADVISOR[side.index()][point.index()]
}

/// The diagonal neighbours: from where an advisor reaches a point of its palace.
#[inline]
pub(crate) const fn advisor_ring(point: Point) -> PointSet {
    ADVISOR_RING[point.index()]
}

/// The pawn's steps.
#[inline]
pub(crate) const fn pawn(side: Side, point: Point) -> PointSet {
    PAWN[side.index()][point.index()]
}

/// The points from which a pawn of `side` attacks `point`.
#[inline]
pub(crate) const fn pawn_origins(side: Side, point: Point) -> PointSet {
    PAWN_ORIGINS[side.index()][point.index()]
}

/// The two neighbours of bit `at` in a line: bit 0 the lower, bit 2 the upper one.
#[inline]
const fn neighbours(line: u16, at: u8) -> usize {
    ((line as u32) << 1 >> at) as usize & 0b101
}

#[inline]
const fn leg_index(board: &Board, point: Point) -> usize {
    let (file, rank) = (point.file(), point.rank());
    neighbours(board.rank_line(rank), file) | neighbours(board.file_line(file), rank) << 1
}

#[inline]
const fn eye_index(board: &Board, point: Point) -> usize {
    let (below, above) = board.rank_lines_beside(point.rank());
    neighbours(below, point.file()) | neighbours(above, point.file()) << 1
}

/// What a horse on `point` reaches with its legs as they are.
#[inline]
pub(crate) const fn horse(board: &Board, point: Point) -> PointSet {
    HORSE[point.index()][leg_index(board, point)]
}

/// What a horse on `point` would reach with all legs free; also from where a horse could attack it.
#[inline]
pub(crate) const fn horse_ring(point: Point) -> PointSet {
    HORSE[point.index()][0]
}

/// What an elephant on `point` reaches with its eyes as they are.
#[inline]
pub(crate) const fn elephant(board: &Board, side: Side, point: Point) -> PointSet {
    ELEPHANT[side.index()][point.index()][eye_index(board, point)]
}

/// The points from which an elephant of `side` could go to `point` with all eyes free; none outside its half.
#[inline]
pub(crate) const fn elephant_origins(side: Side, point: Point) -> PointSet {
    if HALF[side.index()].has(point) {
        ELEPHANT_RING[point.index()]
    } else {
        PointSet::EMPTY
    }
}

/// The eye of an elephant between `elephant` and `target`.
#[inline]
pub(crate) const fn eye(elephant: Point, target: Point) -> Point {
    Point::at(((elephant.index() + target.index()) / 2) as u8)
}

/// The leg of a horse that goes from `horse` to `target`, a point of its ring.
#[inline]
pub(crate) const fn leg(horse: Point, target: Point) -> Point {
    let files = target.file() as i8 - horse.file() as i8;
    let ranks = target.rank() as i8 - horse.rank() as i8;
    let by = if files.abs() == 2 {
        files / 2
    } else {
        ranks / 2 * 9
    };
    Point::at((horse.index() as i8 + by) as u8)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(name: &str) -> Point {
        let mut chars = name.chars();
        Point::from_chars(chars.next().unwrap(), chars.next().unwrap()).unwrap()
    }

    fn names(set: PointSet) -> Vec<String> {
        set.into_iter().map(Point::name).collect()
    }

    #[test]
    fn pawns_step_sideways_only_after_the_river() {
        assert_eq!(names(pawn(Side::First, at("e4"))), ["e5"]);
        assert_eq!(names(pawn(Side::First, at("a5"))), ["b5", "a6"]);
        assert_eq!(names(pawn(Side::Second, at("e4"))), ["e3", "d4", "f4"]);
        assert_eq!(
            names(pawn_origins(Side::Second, at("e0"))),
            ["d0", "f0", "e1"]
        );
        assert_eq!(names(pawn_origins(Side::First, at("e4"))), ["e3"]);
    }

    #[test]
    fn the_leg_stands_beside_the_horse() {
        assert_eq!(leg(at("e7"), at("d9")), at("e8"));
        assert_eq!(leg(at("c8"), at("e9")), at("d8"));
        assert_eq!(leg(at("e2"), at("d0")), at("e1"));
        assert_eq!(leg(at("g1"), at("e0")), at("f1"));
    }

    #[test]
    fn areas_bind_the_destination_only() {
        assert_eq!(names(advisor(Side::First, at("c1"))), ["d0", "d2"]);
        assert_eq!(names(king(Side::Second, at("d9"))), ["d8", "e9"]);
        assert_eq!(
            names(elephant(&Board::default(), Side::First, at("e6"))),
            ["c4", "g4"]
        );
    }
}
