//! Position text: FEN (rules: 6). The parts that the three-layer form shares are functions of their own.

use rules::{Reading, Refusal, Side};

use crate::geometry::{FILES, HALF, PALACE, RANKS, forward};
use crate::{Board, Kind, Piece, Point, PointSet};

/// The fields of a position text, split but not yet understood.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fields<'a> {
    pub(crate) placement: &'a str,
    pub(crate) side: &'a str,
    /// Field 3: `-` in plain xiangqi, the energies in the three-layer form.
    pub(crate) third: Option<&'a str>,
    pub(crate) clock: Option<&'a str>,
    pub(crate) number: Option<&'a str>,
}

/// What field 3 may hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ThirdField {
    /// `-` and nothing else.
    Dash,
    /// Anything; the caller reads it.
    Open,
}

/// A short form of outside text for messages.
pub(crate) fn quoted(text: &str) -> String {
    const LONGEST: usize = 40;
    if text.chars().count() <= LONGEST {
        format!("'{}'", text.escape_debug())
    } else {
        let start: String = text.chars().take(LONGEST).collect();
        format!("'{}…'", start.escape_debug())
    }
}

impl<'a> Fields<'a> {
    /// Splits a text (`E_FIELDS`).
    pub(crate) fn split(text: &'a str, third: ThirdField) -> Result<Fields<'a>, Refusal> {
        let fields: Vec<&str> = text.split(' ').collect();
        if fields.len() < 2 || fields.len() > 6 {
            return Err(Refusal::new(
                "E_FIELDS",
                format!(
                    "{} fields; accepted: two to six, separated by single spaces",
                    fields.len()
                ),
            ));
        }
        if let Some(index) = fields.iter().position(|field| field.is_empty()) {
            return Err(Refusal::new(
                "E_FIELDS",
                format!(
                    "field {} is empty; fields are separated by single spaces",
                    index + 1
                ),
            ));
        }
        for (index, field) in fields.iter().enumerate().skip(2).take(2) {
            let open = index == 2 && third == ThirdField::Open;
            if !open && *field != "-" {
                return Err(Refusal::new(
                    "E_FIELDS",
                    format!("field {} is {}; accepted: -", index + 1, quoted(field)),
                ));
            }
        }
        Ok(Fields {
            placement: fields[0],
            side: fields[1],
            third: fields.get(2).copied(),
            clock: fields.get(4).copied(),
            number: fields.get(5).copied(),
        })
    }

    /// The side to move (`E_SIDE`).
    pub(crate) fn side(&self) -> Result<Side, Refusal> {
        match self.side {
            "w" | "r" => Ok(Side::First),
            "b" => Ok(Side::Second),
            other => Err(Refusal::new(
                "E_SIDE",
                format!(
                    "field 2 is {}; accepted: w or r for Red, b for Black",
                    quoted(other)
                ),
            )),
        }
    }

    /// Move clock and move number (`E_CLOCK`).
    pub(crate) fn clocks(&self) -> Result<(u32, u32), Refusal> {
        let clock = match self.clock {
            None => 0,
            Some(text) => number(text).ok_or_else(|| {
                Refusal::new(
                    "E_CLOCK",
                    format!("move clock {}; accepted: 0 to {}", quoted(text), u32::MAX),
                )
            })?,
        };
        let number = match self.number {
            None => 1,
            Some(text) => number(text).filter(|&number| number > 0).ok_or_else(|| {
                Refusal::new(
                    "E_CLOCK",
                    format!("move number {}; accepted: 1 to {}", quoted(text), u32::MAX),
                )
            })?,
        };
        Ok((clock, number))
    }
}

/// A number of digits only: no sign, unlike what `parse` alone accepts.
fn number(text: &str) -> Option<u32> {
    if text.bytes().all(|byte| byte.is_ascii_digit()) {
        text.parse().ok()
    } else {
        None
    }
}

/// The ten ranks of a placement, the last rank first (`E_RANKS`).
pub(crate) fn split_ranks(placement: &str) -> Result<[&str; RANKS as usize], Refusal> {
    let mut ranks = [""; RANKS as usize];
    let mut count = 0;
    for text in placement.split('/') {
        if let Some(slot) = ranks.get_mut(count) {
            *slot = text;
        }
        count += 1;
    }
    if count == ranks.len() {
        Ok(ranks)
    } else {
        Err(Refusal::new(
            "E_RANKS",
            format!("{count} ranks in {}; accepted: 10", quoted(placement)),
        ))
    }
}

/// Reads the ranks of one placement: for each rank first every character (`E_CHAR`), then the sum (`E_WIDTH`).
pub(crate) fn read_ranks(ranks: &[&str; RANKS as usize]) -> Result<Board, Refusal> {
    let mut board = Board::default();
    for (text, rank) in ranks.iter().zip((0..RANKS).rev()) {
        if let Some(odd) = text
            .chars()
            .find(|&char| !matches!(char, '1'..='9') && Piece::from_letter(char).is_none())
        {
            return Err(Refusal::new(
                "E_CHAR",
                format!(
                    "'{}' in rank {rank}; accepted: K A B N R C P (also E, H) in either case and 1 to 9",
                    odd.escape_debug()
                ),
            ));
        }
        let width: usize = text
            .bytes()
            .map(|byte| {
                if byte.is_ascii_digit() {
                    usize::from(byte - b'0')
                } else {
                    1
                }
            })
            .sum();
        if width != usize::from(FILES) {
            return Err(Refusal::new(
                "E_WIDTH",
                format!("rank {rank} has {width} points; accepted: 9"),
            ));
        }
        let mut file = 0;
        for char in text.chars() {
            match Piece::from_letter(char) {
                Some(piece) => {
                    if let Some(point) = Point::new(file, rank) {
                        board.put(point, piece);
                    }
                    file += 1;
                }
                None => file += char.to_digit(10).map_or(0, |run| run as u8),
            }
        }
    }
    Ok(board)
}

/// One placement (`E_RANKS`, `E_CHAR`, `E_WIDTH`).
pub(crate) fn read_placement(placement: &str) -> Result<Board, Refusal> {
    read_ranks(&split_ranks(placement)?)
}

/// Writes a placement with maximal digit runs.
pub(crate) fn write_placement(board: &Board, out: &mut String) {
    for rank in (0..RANKS).rev() {
        let mut empty = 0u8;
        for file in 0..FILES {
            match Point::new(file, rank).and_then(|point| board.piece(point)) {
                None => empty += 1,
                Some(piece) => {
                    if empty > 0 {
                        out.push((b'0' + empty) as char);
                        empty = 0;
                    }
                    out.push(piece.letter());
                }
            }
        }
        if empty > 0 {
            out.push((b'0' + empty) as char);
        }
        if rank > 0 {
            out.push('/');
        }
    }
}

/// The word for a side in messages.
pub(crate) const fn side_name(side: Side) -> &'static str {
    match side {
        Side::First => "red",
        Side::Second => "black",
    }
}

/// Exactly one king a side, in its palace (`E_KING`).
pub(crate) fn check_kings(board: &Board) -> Result<(), Refusal> {
    for side in Side::ALL {
        let kings = board.pieces(side, Kind::King);
        if kings.len() != 1 {
            return Err(Refusal::new(
                "E_KING",
                format!("{} {} kings; accepted: 1", kings.len(), side_name(side)),
            ));
        }
        if let Some(king) = kings.first()
            && !PALACE[side.index()].has(king)
        {
            return Err(Refusal::new(
                "E_KING",
                format!(
                    "the {} king on {} is outside its palace",
                    side_name(side),
                    king.name()
                ),
            ));
        }
    }
    Ok(())
}

/// At most 2 advisors, elephants, horses, rooks, cannons and 5 pawns a side (`E_COUNT`), summed over the boards.
pub(crate) fn check_counts(boards: &[&Board]) -> Result<(), Refusal> {
    for side in Side::ALL {
        for kind in &Kind::ALL[1..] {
            let most = if *kind == Kind::Pawn { 5 } else { 2 };
            let count: usize = boards
                .iter()
                .map(|board| board.pieces(side, *kind).len())
                .sum();
            if count > most {
                return Err(Refusal::new(
                    "E_COUNT",
                    format!(
                        "{count} {} {}s; accepted: at most {most}",
                        side_name(side),
                        kind.name()
                    ),
                ));
            }
        }
    }
    Ok(())
}

/// Where a piece of a normal game can stand: the five advisor points, the seven elephant points, the ways of the pawns.
pub(crate) fn home_points(piece: Piece) -> PointSet {
    let red = |kind: Kind| -> PointSet {
        Point::all()
            .filter(|point| {
                let (file, rank) = (point.file(), point.rank());
                match kind {
                    Kind::Advisor => PALACE[0].has(*point) && (file + rank) % 2 == 1,
                    Kind::Elephant => {
                        HALF[0].has(*point)
                            && matches!((file, rank), (2 | 6, 0 | 4) | (0 | 4 | 8, 2))
                    }
                    Kind::Pawn => rank >= 5 || rank >= 3 && file % 2 == 0,
                    _ => true,
                }
            })
            .collect()
    };
    let points = red(piece.kind);
    if forward(piece.side) > 0 {
        points
    } else {
        points.into_iter().map(Point::mirrored).collect()
    }
}

/// Advisors, elephants and pawns only where they can get to (`E_POINT`).
pub(crate) fn check_points(board: &Board) -> Result<(), Refusal> {
    for side in Side::ALL {
        for kind in [Kind::Advisor, Kind::Elephant, Kind::Pawn] {
            let home = home_points(Piece::new(side, kind));
            if let Some(point) = (board.pieces(side, kind) & !home).first() {
                return Err(Refusal::new(
                    "E_POINT",
                    format!(
                        "a {} {} can never stand on {}",
                        side_name(side),
                        kind.name(),
                        point.name()
                    ),
                ));
            }
        }
    }
    Ok(())
}

/// The refusal of a position in which the king of the side that is not to move is attacked.
pub(crate) fn opponent_in_check(side: Side, attacker: &str) -> Refusal {
    Refusal::new(
        "E_OPPONENT_IN_CHECK",
        format!(
            "{} is not to move, but its king is attacked from {attacker}",
            side_name(side)
        ),
    )
}

/// A position text of plain xiangqi as far as it does not depend on options.
#[derive(Debug)]
pub(crate) struct Placed {
    pub(crate) board: Board,
    pub(crate) actor: Side,
    pub(crate) clock: u32,
    pub(crate) number: u32,
}

/// Reads the FEN of plain xiangqi with every test of rules 6.3 in its order.
pub(crate) fn read_fen(text: &str, reading: Reading) -> Result<Placed, Refusal> {
    let fields = Fields::split(text, ThirdField::Dash)?;
    let actor = fields.side()?;
    if fields.placement.contains(':') {
        return Err(Refusal::new(
            "E_LAYERS",
            "several placements joined by ':'; accepted: one placement",
        ));
    }
    let board = read_placement(fields.placement)?;
    let (clock, number) = fields.clocks()?;
    check_kings(&board)?;
    if reading == Reading::Strict {
        check_counts(&[&board])?;
        check_points(&board)?;
    }
    let waiting = actor.other();
    if let Some(king) = board.king(waiting)
        && let Some(attacker) = crate::movegen::attackers(&board, king, actor).first()
    {
        return Err(opponent_in_check(waiting, &attacker.name()));
    }
    Ok(Placed {
        board,
        actor,
        clock,
        number,
    })
}

/// Writes side, the two unused fields, clock and number; `third` is field 3.
pub(crate) fn write_rest(actor: Side, third: &str, clock: u32, number: u32, out: &mut String) {
    let side = match actor {
        Side::First => 'w',
        Side::Second => 'b',
    };
    out.push_str(&format!(" {side} {third} - {clock} {number}"));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn code(text: &str) -> &'static str {
        read_fen(text, Reading::Strict).map_or_else(|refusal| refusal.code, |_| "ok")
    }

    #[test]
    fn codes_come_in_order() {
        let cases = [
            ("", "E_FIELDS"),
            ("9", "E_FIELDS"),
            ("9 w  - 0 1", "E_FIELDS"),
            ("9 x - - 0 1 7", "E_FIELDS"),
            ("9 x 0 - 0 1", "E_FIELDS"),
            ("9 x - - 0 1", "E_SIDE"),
            ("9:9:9 w", "E_LAYERS"),
            ("9/9 w", "E_RANKS"),
            ("9/9/9/9/9/9/9/9/9/x w - - -1 1", "E_CHAR"),
            ("8/x8/9/9/9/9/9/9/9/9 w", "E_WIDTH"),
            ("0/9/9/9/9/9/9/9/9/9 w", "E_CHAR"),
            ("9/9/9/9/9/9/9/9/9/9 w - - +1 1", "E_CLOCK"),
            ("9/9/9/9/9/9/9/9/9/9 w - - 0 0", "E_CLOCK"),
            ("9/9/9/9/9/9/9/9/9/9 w - - 99999999999 1", "E_CLOCK"),
            ("9/9/9/9/9/9/9/9/9/9 w - - 0 1", "E_KING"),
            ("k8/9/9/9/9/9/9/9/9/4K4 w", "E_KING"),
            ("4k4/9/9/9/9/9/RRR6/9/9/3KA4 w", "E_COUNT"),
            ("4k4/9/9/9/9/9/9/9/9/3KA4 w", "E_POINT"),
            ("3k5/9/9/9/9/9/9/9/9/3K5 w", "E_OPPONENT_IN_CHECK"),
            ("3k5/9/9/9/9/9/9/9/9/4K4 w", "ok"),
        ];
        for (text, expected) in cases {
            assert_eq!(code(text), expected, "{text}");
        }
    }

    #[test]
    fn home_points_are_those_of_the_rules() {
        let names = |side, kind| -> Vec<String> {
            home_points(Piece::new(side, kind))
                .into_iter()
                .map(Point::name)
                .collect()
        };
        assert_eq!(
            names(Side::First, Kind::Advisor),
            ["d0", "f0", "e1", "d2", "f2"]
        );
        assert_eq!(
            names(Side::First, Kind::Elephant),
            ["c0", "g0", "a2", "e2", "i2", "c4", "g4"]
        );
        assert_eq!(
            names(Side::Second, Kind::Advisor),
            ["d7", "f7", "e8", "d9", "f9"]
        );
        assert_eq!(
            home_points(Piece::new(Side::Second, Kind::Pawn)).len(),
            45 + 10
        );
    }
}
