//! The lines of the points where kings stand: there are only eighteen, so that tables over them stay small.

use rules::Side;

use super::facing::facing;
use crate::geometry::{FILES, PALACE, POINTS};
use crate::{Board, Kind, Point, PointSet};

const PALACE_POINTS: usize = 18;

/// 0 to 17 for the points of the palaces; other points do not matter.
static ROW: [u8; POINTS] = {
    let mut table = [0; POINTS];
    let mut next = 0;
    let mut index = 0;
    while index < POINTS {
        if is_palace(index) {
            table[index] = next;
            next += 1;
        }
        index += 1;
    }
    table
};

const fn is_palace(index: usize) -> bool {
    let point = Point::at(index as u8);
    PALACE[0].has(point) || PALACE[1].has(point)
}

/// The points strictly between a palace point and any point on its file or rank.
static BETWEEN: [[PointSet; POINTS]; PALACE_POINTS] = {
    let mut table = [[PointSet::EMPTY; POINTS]; PALACE_POINTS];
    let mut king = 0;
    while king < POINTS {
        if is_palace(king) {
            let row = ROW[king] as usize;
            let mut index = 0;
            while index < POINTS {
                table[row][index] = span(king, index);
                index += 1;
            }
        }
        king += 1;
    }
    table
};

const fn span(one: usize, other: usize) -> PointSet {
    let mut set = PointSet::EMPTY;
    let (a, b) = (Point::at(one as u8), Point::at(other as u8));
    let step = if a.file() == b.file() {
        FILES as usize
    } else if a.rank() == b.rank() {
        1
    } else {
        return set;
    };
    let (low, high) = if one < other {
        (one, other)
    } else {
        (other, one)
    };
    let mut index = low + step;
    while index < high {
        set = set.with(Point::at(index as u8));
        index += step;
    }
    set
}

/// The other points on the file and rank of a palace point, and those on its file alone.
#[derive(Clone, Copy)]
struct Lines {
    cross: PointSet,
    file: PointSet,
}

static LINES: [Lines; PALACE_POINTS] = {
    let none = Lines {
        cross: PointSet::EMPTY,
        file: PointSet::EMPTY,
    };
    let mut table = [none; PALACE_POINTS];
    let mut king = 0;
    while king < POINTS {
        if is_palace(king) {
            let row = ROW[king] as usize;
            let at = Point::at(king as u8);
            let mut index = 0;
            while index < POINTS {
                let to = Point::at(index as u8);
                if index != king && to.file() == at.file() {
                    table[row].file = table[row].file.with(to);
                    table[row].cross = table[row].cross.with(to);
                } else if index != king && to.rank() == at.rank() {
                    table[row].cross = table[row].cross.with(to);
                }
                index += 1;
            }
        }
        king += 1;
    }
    table
};

#[inline]
fn lines(king: Point) -> &'static Lines {
    &LINES[ROW[king.index()] as usize]
}

/// The other points on the file of a palace point.
#[inline]
pub(super) fn file(king: Point) -> PointSet {
    lines(king).file
}

/// The points strictly between a palace point and a point on its file or rank.
#[inline]
pub(super) fn between(king: Point, point: Point) -> PointSet {
    BETWEEN[ROW[king.index()] as usize][point.index()]
}

/// The cannons of `by` on a line of a palace point, whatever stands between.
#[inline]
pub(super) fn cannons_in_line(board: &Board, by: Side, king: Point) -> PointSet {
    board.pieces(by, Kind::Cannon) & lines(king).cross
}

/// The rooks of `by` on a line of a palace point, and its king if the two are [`facing`], whatever stands between.
#[inline]
pub(super) fn straight_in_line(board: &Board, by: Side, king: Point) -> PointSet {
    (board.pieces(by, Kind::Rook) & lines(king).cross) | facing(board, by, king)
}

/// How many pieces stand between a king and a point on its file or rank.
pub(crate) fn king_line_screens(board: &Board, king: Point, point: Point) -> usize {
    (between(king, point) & board.occupied()).len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_palace_point_has_its_own_lines() {
        for palace in PALACE {
            for king in palace {
                assert_eq!(lines(king).cross.len(), 17, "{king:?}");
                assert_eq!(lines(king).file.len(), 9, "{king:?}");
                assert!(lines(king).cross.into_iter().all(|point| {
                    let steps =
                        point.file().abs_diff(king.file()) + point.rank().abs_diff(king.rank());
                    between(king, point).len() == usize::from(steps) - 1
                }));
            }
        }
    }
}
