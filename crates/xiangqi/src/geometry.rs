//! Points, sets of points and the regions of the board (rules: 1).

use rules::Side;

/// Number of files.
pub const FILES: u8 = 9;
/// Number of ranks.
pub const RANKS: u8 = 10;
/// Number of points of one board.
pub const POINTS: usize = 90;

/// An intersection of the board: `9 * rank + file` (rules: 1.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Point(u8);

const FILE_OF: [u8; POINTS] = {
    let mut table = [0; POINTS];
    let mut index = 0;
    while index < POINTS {
        table[index] = (index % FILES as usize) as u8;
        index += 1;
    }
    table
};

const RANK_OF: [u8; POINTS] = {
    let mut table = [0; POINTS];
    let mut index = 0;
    while index < POINTS {
        table[index] = (index / FILES as usize) as u8;
        index += 1;
    }
    table
};

impl Point {
    /// The point on a file (0 is `a`) and a rank (0 is Red's back rank); `None` off the board.
    #[must_use]
    pub const fn new(file: u8, rank: u8) -> Option<Point> {
        if file < FILES && rank < RANKS {
            Some(Point(FILES * rank + file))
        } else {
            None
        }
    }

    /// For bits of a [`PointSet`] and products of valid coordinates, which are below 90 by construction.
    #[inline]
    pub(crate) const fn at(index: u8) -> Point {
        debug_assert!((index as usize) < POINTS);
        Point(index)
    }

    /// 0 to 89.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// 0 to 8; 0 is file `a`, at Red's left.
    #[must_use]
    #[inline]
    pub const fn file(self) -> u8 {
        FILE_OF[self.0 as usize]
    }

    /// 0 to 9; 0 is Red's back rank.
    #[must_use]
    #[inline]
    pub const fn rank(self) -> u8 {
        RANK_OF[self.0 as usize]
    }

    /// The point at a displacement; `None` off the board.
    #[must_use]
    pub const fn offset(self, files: i8, ranks: i8) -> Option<Point> {
        let file = self.file() as i8 + files;
        let rank = self.rank() as i8 + ranks;
        if file < 0 || rank < 0 {
            return None;
        }
        Point::new(file as u8, rank as u8)
    }

    /// The point as the other side sees it: the board turned over its river, files kept.
    #[must_use]
    pub const fn mirrored(self) -> Point {
        Point(FILES * (RANKS - 1 - self.rank()) + self.file())
    }

    /// Every point in canonical order.
    pub fn all() -> impl Iterator<Item = Point> {
        (0..POINTS as u8).map(Point)
    }

    /// The file letter and the rank digit of ICCS: `e0`.
    #[must_use]
    pub fn name(self) -> String {
        let mut name = String::with_capacity(2);
        name.push((b'a' + self.file()) as char);
        name.push((b'0' + self.rank()) as char);
        name
    }

    /// The point that two ICCS characters name; upper case is accepted.
    #[must_use]
    pub fn from_chars(file: char, rank: char) -> Option<Point> {
        let file = u8::try_from(file).ok()?.to_ascii_lowercase();
        let rank = u8::try_from(rank).ok()?;
        Point::new(file.checked_sub(b'a')?, rank.checked_sub(b'0')?)
    }
}

/// A set of points: bit `n` is the point with index `n`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct PointSet(u128);

const BITS: [u128; POINTS] = {
    let mut table = [0; POINTS];
    let mut index = 0;
    while index < POINTS {
        table[index] = 1 << index;
        index += 1;
    }
    table
};

impl PointSet {
    /// No point.
    pub const EMPTY: PointSet = PointSet(0);
    /// The whole board.
    pub const ALL: PointSet = PointSet((1 << POINTS) - 1);

    /// The set of one point.
    #[must_use]
    #[inline]
    pub const fn of(point: Point) -> PointSet {
        PointSet(BITS[point.0 as usize])
    }

    /// The set with those bits; bits from 90 on are dropped.
    #[must_use]
    #[inline]
    pub const fn from_bits(bits: u128) -> PointSet {
        PointSet(bits & PointSet::ALL.0)
    }

    /// The bits of the set.
    #[must_use]
    #[inline]
    pub const fn bits(self) -> u128 {
        self.0
    }

    /// Whether there is no point in it.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether it has more than one point; cheaper than [`PointSet::len`].
    #[must_use]
    #[inline]
    pub const fn has_several(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// Number of points.
    #[must_use]
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the point is in it.
    #[must_use]
    #[inline]
    pub const fn has(self, point: Point) -> bool {
        self.0 & BITS[point.0 as usize] != 0
    }

    /// Whether the two sets share a point.
    #[must_use]
    #[inline]
    pub const fn meets(self, other: PointSet) -> bool {
        self.0 & other.0 != 0
    }

    /// The point with the lowest index.
    #[must_use]
    #[inline]
    pub const fn first(self) -> Option<Point> {
        if self.0 == 0 {
            None
        } else {
            Some(Point(self.0.trailing_zeros() as u8))
        }
    }

    /// The set with the point added.
    #[must_use]
    #[inline]
    pub const fn with(self, point: Point) -> PointSet {
        PointSet(self.0 | BITS[point.0 as usize])
    }

    /// The set without the point.
    #[must_use]
    #[inline]
    pub const fn without(self, point: Point) -> PointSet {
        PointSet(self.0 & !BITS[point.0 as usize])
    }

    /// Every point one rank further for the pawns of `side`; what leaves the board is dropped.
    #[must_use]
    #[inline]
    pub const fn forward(self, side: Side) -> PointSet {
        match side {
            Side::First => PointSet::from_bits(self.0 << FILES),
            Side::Second => PointSet(self.0 >> FILES),
        }
    }

    /// Every point one file towards `a`; what leaves the board is dropped.
    #[must_use]
    #[inline]
    pub const fn west(self) -> PointSet {
        PointSet((self.0 & !FILE_A.0) >> 1)
    }

    /// Every point one file towards `i`; what leaves the board is dropped.
    #[must_use]
    #[inline]
    pub const fn east(self) -> PointSet {
        PointSet((self.0 & !FILE_I.0) << 1)
    }

    /// The points of either set; for tables that are computed at compile time.
    #[must_use]
    #[inline]
    pub const fn union(self, other: PointSet) -> PointSet {
        PointSet(self.0 | other.0)
    }
}

impl std::ops::BitAnd for PointSet {
    type Output = PointSet;
    #[inline]
    fn bitand(self, other: PointSet) -> PointSet {
        PointSet(self.0 & other.0)
    }
}

impl std::ops::BitOr for PointSet {
    type Output = PointSet;
    #[inline]
    fn bitor(self, other: PointSet) -> PointSet {
        PointSet(self.0 | other.0)
    }
}

impl std::ops::BitXor for PointSet {
    type Output = PointSet;
    #[inline]
    fn bitxor(self, other: PointSet) -> PointSet {
        PointSet(self.0 ^ other.0)
    }
}

/// Within the board.
impl std::ops::Not for PointSet {
    type Output = PointSet;
    #[inline]
    fn not(self) -> PointSet {
        PointSet(!self.0 & PointSet::ALL.0)
    }
}

impl std::ops::BitAndAssign for PointSet {
    #[inline]
    fn bitand_assign(&mut self, other: PointSet) {
        self.0 &= other.0;
    }
}

impl std::ops::BitOrAssign for PointSet {
    #[inline]
    fn bitor_assign(&mut self, other: PointSet) {
        self.0 |= other.0;
    }
}

impl std::ops::BitXorAssign for PointSet {
    #[inline]
    fn bitxor_assign(&mut self, other: PointSet) {
        self.0 ^= other.0;
    }
}

/// The points of a set in canonical order.
impl IntoIterator for PointSet {
    type Item = Point;
    type IntoIter = Points;
    #[inline]
    fn into_iter(self) -> Points {
        Points(self.0)
    }
}

impl FromIterator<Point> for PointSet {
    fn from_iter<I: IntoIterator<Item = Point>>(points: I) -> PointSet {
        points.into_iter().fold(PointSet::EMPTY, PointSet::with)
    }
}

/// Iterator over a [`PointSet`].
#[derive(Clone, Debug)]
pub struct Points(u128);

impl Iterator for Points {
    type Item = Point;
    #[inline]
    fn next(&mut self) -> Option<Point> {
        if self.0 == 0 {
            return None;
        }
        let point = Point(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(point)
    }
}

const fn rectangle(files: (u8, u8), ranks: (u8, u8)) -> PointSet {
    let mut set = PointSet::EMPTY;
    let mut rank = ranks.0;
    while rank <= ranks.1 {
        let mut file = files.0;
        while file <= files.1 {
            set = set.with(Point(FILES * rank + file));
            file += 1;
        }
        rank += 1;
    }
    set
}

const FILE_A: PointSet = rectangle((0, 0), (0, 9));
const FILE_I: PointSet = rectangle((8, 8), (0, 9));

/// The palace of each side (rules: 1.5).
pub const PALACE: [PointSet; 2] = [rectangle((3, 5), (0, 2)), rectangle((3, 5), (7, 9))];

/// The own half of each side (rules: 1.6).
pub const HALF: [PointSet; 2] = [rectangle((0, 8), (0, 4)), rectangle((0, 8), (5, 9))];

/// Whether a piece of `side` on `point` has crossed the river (rules: 1.6).
#[must_use]
#[inline]
pub const fn has_crossed(side: Side, point: Point) -> bool {
    !HALF[side.index()].has(point)
}

/// The direction in which the pawns of a side walk: +1 for Red, -1 for Black.
#[must_use]
#[inline]
pub(crate) const fn forward(side: Side) -> i8 {
    match side {
        Side::First => 1,
        Side::Second => -1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn indexes_and_names_agree() {
        let point = Point::from_chars('e', '0').unwrap();
        assert_eq!(
            (point.index(), point.file(), point.rank(), point.name()),
            (4, 4, 0, "e0".into())
        );
        assert_eq!(point.mirrored().name(), "e9");
        assert_eq!(Point::from_chars('j', '0'), None);
        assert_eq!(Point::from_chars('a', ':'), None);
        for point in Point::all() {
            assert_eq!(
                point.index(),
                usize::from(point.rank()) * 9 + usize::from(point.file())
            );
        }
    }

    #[test]
    fn regions_have_their_sizes() {
        assert_eq!(PALACE.map(PointSet::len), [9, 9]);
        assert_eq!(HALF.map(PointSet::len), [45, 45]);
        assert_eq!(HALF[0] ^ HALF[1], PointSet::ALL);
        assert!(has_crossed(
            Side::First,
            Point::from_chars('a', '5').unwrap()
        ));
        assert!(!has_crossed(
            Side::First,
            Point::from_chars('a', '4').unwrap()
        ));
    }

    #[test]
    fn shifted_sets_drop_what_leaves_the_board() {
        for point in Point::all() {
            let set = PointSet::of(point);
            let expected =
                |files, ranks| -> PointSet { point.offset(files, ranks).into_iter().collect() };
            assert_eq!(set.forward(Side::First), expected(0, 1), "{point:?}");
            assert_eq!(set.forward(Side::Second), expected(0, -1), "{point:?}");
            assert_eq!(set.west(), expected(-1, 0), "{point:?}");
            assert_eq!(set.east(), expected(1, 0), "{point:?}");
        }
    }

    #[test]
    fn sets_iterate_in_canonical_order() {
        let set: PointSet = [89, 0, 64, 63].into_iter().map(Point::at).collect();
        let order: Vec<_> = set.into_iter().map(Point::index).collect();
        assert_eq!(order, [0, 63, 64, 89]);
    }
}
