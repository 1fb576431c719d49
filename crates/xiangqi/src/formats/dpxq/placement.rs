//! `binit`: where 32 pieces stand, two digits each.

use rules::Side;

use crate::formats::FormatRefusal;
use crate::{Board, Kind, Node, Piece, Point};

/// Digits of one placement.
const DIGITS: usize = 64;
/// A piece that is off the board.
const OFF: &str = "99";

/// The order of the pieces of a side: Red from its right to its left, Black from Red's left to Red's right.
const ORDER: [Kind; 16] = [
    Kind::Rook,
    Kind::Horse,
    Kind::Elephant,
    Kind::Advisor,
    Kind::King,
    Kind::Advisor,
    Kind::Elephant,
    Kind::Horse,
    Kind::Rook,
    Kind::Cannon,
    Kind::Cannon,
    Kind::Pawn,
    Kind::Pawn,
    Kind::Pawn,
    Kind::Pawn,
    Kind::Pawn,
];

/// Two digits: column from Red's left, row from the top.
pub(super) fn point_from_digits(column: u8, row: u8) -> Option<Point> {
    let digit = |byte: u8| byte.is_ascii_digit().then(|| byte - b'0');
    Point::new(digit(column)?, 9_u8.checked_sub(digit(row)?)?)
}

/// The inverse of [`point_from_digits`].
pub(super) fn push_point(point: Point, out: &mut String) {
    out.push(char::from(b'0' + point.file()));
    out.push(char::from(b'9' - point.rank()));
}

/// Reads the 64 digits.
pub(super) fn read(text: &str) -> Result<Board, FormatRefusal> {
    if !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(FormatRefusal::BinitDigits);
    }
    if text.len() != DIGITS {
        return Err(FormatRefusal::BinitLength { digits: text.len() });
    }
    let mut board = Board::default();
    for (index, pair) in text.as_bytes().chunks_exact(2).enumerate() {
        if pair == OFF.as_bytes() {
            continue;
        }
        let side = if index < ORDER.len() {
            Side::First
        } else {
            Side::Second
        };
        let piece = Piece::new(side, ORDER[index % ORDER.len()]);
        let point = point_from_digits(pair[0], pair[1])
            .ok_or(FormatRefusal::BinitPoint { number: index + 1 })?;
        if board.piece(point).is_some() {
            let at = Node::standard(point);
            return Err(FormatRefusal::BinitTwice { at });
        }
        board.put(point, piece);
    }
    Ok(board)
}

/// Writes the 64 digits; `None` for more pieces than a set has.
pub(super) fn write(board: &Board) -> Option<String> {
    let mut out = String::with_capacity(DIGITS);
    for side in Side::ALL {
        let mut left = Kind::ALL.map(|kind| {
            let mut points: Vec<Point> = board.pieces(side, kind).into_iter().collect();
            // The next one is taken from the end.
            points.sort_by_key(|point| match side {
                Side::First => (point.file(), point.rank()),
                Side::Second => (8 - point.file(), point.rank()),
            });
            points
        });
        for kind in ORDER {
            match left[kind.index()].pop() {
                Some(point) => push_point(point, &mut out),
                None => out.push_str(OFF),
            }
        }
        if left.iter().any(|points| !points.is_empty()) {
            return None;
        }
    }
    Some(out)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Game;

    /// rules: 7.5
    const INITIAL: &str = "8979695949392919097717866646260600102030405060708012720323436383";

    #[test]
    fn the_initial_value_is_that_of_the_rules() {
        let start = crate::Xiangqi::start(crate::Options::default());
        assert_eq!(read(INITIAL).as_ref(), Ok(start.board()));
        assert_eq!(write(start.board()).as_deref(), Some(INITIAL));
    }

    #[test]
    fn faults_are_named() {
        let twice = INITIAL.replacen("79", "89", 1);
        let outside = INITIAL.replacen("79", "90", 1);
        let (i0, _) = Node::from_prefix("i0").expect("a point");
        for (text, refusal) in [
            ("", FormatRefusal::BinitLength { digits: 0 }),
            ("89", FormatRefusal::BinitLength { digits: 2 }),
            (&INITIAL[1..], FormatRefusal::BinitLength { digits: 63 }),
            (&"é".repeat(32), FormatRefusal::BinitDigits),
            (&twice, FormatRefusal::BinitTwice { at: i0 }),
            (&outside, FormatRefusal::BinitPoint { number: 2 }),
        ] {
            assert_eq!(read(text), Err(refusal), "{text}");
        }
        let gone = INITIAL.replacen("79", "99", 1);
        let board = read(&gone).expect("one horse is off");
        assert_eq!(board.occupied().len(), 31);
    }
}
