//! Where rooks, knights, bishops and queens can go, for every square and every occupation of the board.
//!
//! An entry has ten bits of one meaning and one more: bits 0 to 8 are squares (own units still to be taken out), bit 9 is
//! the departure of a Light unit (rules: 7), bit 10 that of a Dark one. So the bits of an entry ascend exactly as the move
//! codes do, and a departure costs the generator nothing.

use rules::Side;

use crate::geometry::{File, Row, Square, SquareSet};
use crate::piece::Kind;

/// The bit of a Light departure; Dark's is the next one.
pub(crate) const DEPART: u16 = 1 << 9;

type Reach = [[u16; 512]; 9];

const STRAIGHT: [(i8, i8); 4] = [(-1, 0), (1, 0), (0, -1), (0, 1)];
const DIAGONAL: [(i8, i8); 4] = [(-1, -1), (-1, 1), (1, -1), (1, 1)];
const LEAPS: [(i8, i8); 8] = [
    (-2, -1),
    (-2, 1),
    (-1, -2),
    (-1, 2),
    (1, -2),
    (1, 2),
    (2, -1),
    (2, 1),
];

static ROOK: Reach = slides(STRAIGHT, Kind::Rook);
static BISHOP: Reach = slides(DIAGONAL, Kind::Bishop);
static QUEEN: Reach = both(&ROOK, &BISHOP);
static KNIGHT: [u16; 9] = leaps();

/// The bits of a unit that is no pawn: squares it reaches (own units included), and [`DEPART`] if it may leave.
#[inline]
pub(crate) fn reach(kind: Kind, side: Side, from: Square, occupied: SquareSet) -> u16 {
    let occupation = usize::from(occupied.0 & 0x1ff);
    let bits = match kind {
        Kind::Rook => ROOK[from.index()][occupation],
        Kind::Bishop => BISHOP[from.index()][occupation],
        Kind::Queen => QUEEN[from.index()][occupation],
        Kind::Knight => KNIGHT[from.index()],
        Kind::Pawn => 0,
    };
    bits & SquareSet::FULL.0 | bits >> side.index() & DEPART
}

const fn slides(directions: [(i8, i8); 4], kind: Kind) -> Reach {
    let mut table = [[0; 512]; 9];
    let mut from = 0;
    while from < 9 {
        let mut occupied = 0;
        while occupied < 512 {
            let mut bits = departures(kind, Square::ALL[from], occupied as u16);
            let mut direction = 0;
            while direction < 4 {
                bits |= ray(from as i8, directions[direction], occupied as u16);
                direction += 1;
            }
            table[from][occupied] = bits;
            occupied += 1;
        }
        from += 1;
    }
    table
}

/// Every square up to and including the first unit.
const fn ray(from: i8, (down, right): (i8, i8), occupied: u16) -> u16 {
    let mut bits = 0;
    let (mut row, mut column) = (from / 3 + down, from % 3 + right);
    while row >= 0 && row < 3 && column >= 0 && column < 3 {
        let bit = 1 << (3 * row + column);
        bits |= bit;
        if occupied & bit != 0 {
            break;
        }
        row += down;
        column += right;
    }
    bits
}

const fn leaps() -> [u16; 9] {
    let mut table = [0; 9];
    let mut from = 0;
    while from < 9 {
        let mut bits = departures(Kind::Knight, Square::ALL[from], 0);
        let mut leap = 0;
        while leap < 8 {
            let row = from as i8 / 3 + LEAPS[leap].0;
            let column = from as i8 % 3 + LEAPS[leap].1;
            if row >= 0 && row < 3 && column >= 0 && column < 3 {
                bits |= 1 << (3 * row + column);
            }
            leap += 1;
        }
        table[from] = bits;
        from += 1;
    }
    table
}

const fn departures(kind: Kind, from: Square, occupied: u16) -> u16 {
    let mut bits = 0;
    if departs(kind, Side::First, from, occupied) {
        bits |= DEPART;
    }
    if departs(kind, Side::Second, from, occupied) {
        bits |= DEPART << 1;
    }
    bits
}

/// The table of section 7 for rook, knight and bishop; the queen has the union of rook and bishop.
const fn departs(kind: Kind, side: Side, from: Square, occupied: u16) -> bool {
    let file = from.file();
    let front = occupied & Square::on(side, Row::Middle, file).bit().0 == 0;
    let far = occupied & Square::on(side, Row::Far, file).bit().0 == 0;
    match (from.row(side), kind) {
        (Row::Far, _) => true,
        (Row::Middle, Kind::Rook) => far,
        (Row::Home, Kind::Rook) => front && far,
        (Row::Middle, Kind::Knight) => true,
        // A diagonal leaves over the middle of the far row; over a corner it would leave the side edge too (D-6).
        (Row::Middle, Kind::Bishop) => {
            !matches!(file, File::B) && occupied & Square::on(side, Row::Far, File::B).bit().0 == 0
        }
        _ => false,
    }
}

const fn both(one: &Reach, other: &Reach) -> Reach {
    let mut table = [[0; 512]; 9];
    let mut from = 0;
    while from < 9 {
        let mut occupied = 0;
        while occupied < 512 {
            table[from][occupied] = one[from][occupied] | other[from][occupied];
            occupied += 1;
        }
        from += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The complete list for Light at the end of section 7: which squares must be empty for a departure. Each inner list
    /// is one way out; an empty list of ways means "never".
    #[test]
    fn light_departs_as_the_complete_list_says() {
        use Square::*;
        let far: &[&[Square]] = &[&[]];
        let never: &[&[Square]] = &[];
        #[rustfmt::skip]
        let list: [(Square, [&[&[Square]]; 4]); 9] = [
            (A3, [far, far, far, far]),
            (B3, [far, far, far, far]),
            (C3, [far, far, far, far]),
            (A2, [&[&[A3]], far, &[&[B3]], &[&[A3], &[B3]]]),
            (B2, [&[&[B3]], far, never, &[&[B3]]]),
            (C2, [&[&[C3]], far, &[&[B3]], &[&[C3], &[B3]]]),
            (A1, [&[&[A2, A3]], never, never, &[&[A2, A3]]]),
            (B1, [&[&[B2, B3]], never, never, &[&[B2, B3]]]),
            (C1, [&[&[C2, C3]], never, never, &[&[C2, C3]]]),
        ];
        let kinds = [Kind::Rook, Kind::Knight, Kind::Bishop, Kind::Queen];
        for (from, columns) in list {
            for (kind, ways) in kinds.into_iter().zip(columns) {
                for occupied in (0..512).map(SquareSet) {
                    let expected = ways
                        .iter()
                        .any(|way| way.iter().all(|&square| !occupied.has(square)));
                    let light = reach(kind, Side::First, from, occupied) & DEPART != 0;
                    assert_eq!(light, expected, "{kind:?} {from} {occupied:?}");
                    let turned = occupied.map(Square::flipped);
                    let turned = turned.fold(SquareSet::EMPTY, |set, square| set.or(square.bit()));
                    let dark = reach(kind, Side::Second, from.flipped(), turned) & DEPART != 0;
                    assert_eq!(dark, expected, "dark {kind:?} {from} {occupied:?}");
                }
            }
        }
    }

    #[test]
    fn knights_have_two_targets_except_in_the_middle() {
        for from in Square::ALL {
            let targets = reach(Kind::Knight, Side::First, from, SquareSet::EMPTY) & 0x1ff;
            let expected = if from == Square::B2 { 0 } else { 2 };
            assert_eq!(targets.count_ones(), expected, "{from}");
        }
    }
}
