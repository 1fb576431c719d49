//! The position text (rules: 11), read in the order of refusals of 12.4.

use std::fmt::Write;

use rules::{Reading, Refusal, Side};

use crate::board::Board;
use crate::geometry::{FILES, RANKS, Square};
use crate::notation::session::read_session;
use crate::piece::{Kind, Mark, Piece};
use crate::position::Cotulenh;
use crate::stack::Group;

/// Reads a position text. The rules know no stricter reading than the normal one.
pub(crate) fn read(text: &str, _reading: Reading) -> Result<Cotulenh, Refusal> {
    let fields = Fields::split(text)?;
    let ranks: Vec<&str> = fields.placement.split('/').collect();
    if ranks.len() != usize::from(RANKS) {
        return Err(Refusal::new(
            "E_FEN_RANKS",
            format!(
                "{} ranks; a placement has {RANKS}, rank 12 first",
                ranks.len()
            ),
        ));
    }
    let mut rows = Vec::with_capacity(ranks.len());
    for (rank, text) in (0..RANKS).rev().zip(ranks) {
        rows.push(Row {
            rank,
            tokens: tokens(text, rank)?,
        });
    }
    for row in &rows {
        row.check_width()?;
    }
    let mut placed = Vec::new();
    for row in &rows {
        row.place(&mut placed)?;
    }
    let board = fill(&placed)?;
    let clock = fields.clock()?;
    let number = fields.number()?;
    let start = Cotulenh {
        board,
        side: fields.side,
        session: None,
        clock,
        number,
    };
    match fields.session {
        None => Ok(start),
        Some(session) => read_session(&start, session),
    }
}

struct Fields<'a> {
    placement: &'a str,
    side: Side,
    clock: &'a str,
    number: &'a str,
    session: Option<&'a str>,
}

impl<'a> Fields<'a> {
    fn split(text: &'a str) -> Result<Fields<'a>, Refusal> {
        let wrong = |what: String| {
            let accepted = "accepted: placement, r or b, -, -, clock, number and an optional session, separated by single spaces";
            Refusal::new("E_FEN_FIELDS", format!("{what}; {accepted}"))
        };
        let fields: Vec<&str> = text.split(' ').collect();
        let (placement, turn, third, fourth, clock, number, session) = match fields[..] {
            [a, b, c, d, e, f] => (a, b, c, d, e, f, None),
            [a, b, c, d, e, f, g] => (a, b, c, d, e, f, Some(g)),
            _ => return Err(wrong(format!("{} fields", fields.len()))),
        };
        if fields.iter().any(|field| field.is_empty()) {
            return Err(wrong("an empty field".into()));
        }
        let side = match turn {
            "r" => Side::First,
            "b" => Side::Second,
            _ => return Err(wrong(format!("turn '{}'", clip(turn)))),
        };
        for (name, field) in [("third", third), ("fourth", fourth)] {
            if field != "-" {
                return Err(wrong(format!("{name} field '{}'", clip(field))));
            }
        }
        Ok(Fields {
            placement,
            side,
            clock,
            number,
            session,
        })
    }

    fn clock(&self) -> Result<u16, Refusal> {
        counter(self.clock).ok_or_else(|| {
            Refusal::new(
                "E_FEN_COUNTERS",
                format!(
                    "clock '{}'; accepted: 0 to 65535 without leading zeros",
                    clip(self.clock)
                ),
            )
        })
    }

    fn number(&self) -> Result<u16, Refusal> {
        counter(self.number).filter(|&n| n > 0).ok_or_else(|| {
            Refusal::new(
                "E_FEN_COUNTERS",
                format!(
                    "move number '{}'; accepted: 1 to 65535 without leading zeros",
                    clip(self.number)
                ),
            )
        })
    }
}

fn counter(text: &str) -> Option<u16> {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    let leading_zero = text.len() > 1 && text.starts_with('0');
    if !digits || leading_zero {
        return None;
    }
    text.parse().ok()
}

/// Long or strange input is quoted in part.
pub(crate) fn clip(text: &str) -> String {
    text.chars().take(24).collect()
}

/// One part of a rank.
enum Token {
    /// Digits as they stand, so that `012` and `56` can be told from counts.
    Count(String),
    /// Pieces in one group, in the order of the text.
    Group(Vec<(Side, Piece)>),
}

struct Row {
    rank: u8,
    tokens: Vec<Token>,
}

/// `E_FEN_CHAR`: letters, marks and parentheses.
fn tokens(text: &str, rank: u8) -> Result<Vec<Token>, Refusal> {
    let wrong = |what: &str| {
        Refusal::new(
            "E_FEN_CHAR",
            format!(
                "{what} in rank {} '{}'; accepted: counts, letters of CITMEAGSFNH in either case, + before a letter, parentheses around two or three pieces",
                rank + 1,
                clip(text)
            ),
        )
    };
    let mut tokens = Vec::new();
    let mut stack: Option<Vec<(Side, Piece)>> = None;
    let mut mark = Mark::Plain;
    for c in text.chars() {
        if mark == Mark::Heroic && !c.is_ascii_alphabetic() {
            return Err(wrong("a + without a letter after it"));
        }
        match c {
            '0'..='9' if stack.is_some() => return Err(wrong("a count inside parentheses")),
            '0'..='9' => match tokens.last_mut() {
                Some(Token::Count(digits)) => digits.push(c),
                _ => tokens.push(Token::Count(c.into())),
            },
            '+' => mark = Mark::Heroic,
            '(' if stack.is_some() => return Err(wrong("nested parentheses")),
            '(' => stack = Some(Vec::new()),
            ')' => match stack.take() {
                None => return Err(wrong("a closing parenthesis without an opening one")),
                Some(pieces) if pieces.len() < 2 => {
                    return Err(wrong("parentheses around fewer than two pieces"));
                }
                Some(pieces) => tokens.push(Token::Group(pieces)),
            },
            _ => {
                let Some(kind) = Kind::from_letter(c.to_ascii_uppercase()) else {
                    return Err(wrong(&format!("unknown character '{c}'")));
                };
                let side = if c.is_ascii_uppercase() {
                    Side::First
                } else {
                    Side::Second
                };
                let piece = (side, Piece::new(kind, mark));
                mark = Mark::Plain;
                match &mut stack {
                    Some(pieces) => pieces.push(piece),
                    None => tokens.push(Token::Group(vec![piece])),
                }
            }
        }
    }
    if mark == Mark::Heroic {
        return Err(wrong("a + without a letter after it"));
    }
    if stack.is_some() {
        return Err(wrong("an unclosed parenthesis"));
    }
    Ok(tokens)
}

impl Row {
    /// `E_FEN_WIDTH`: eleven squares, each count between 1 and 11 and written apart.
    fn check_width(&self) -> Result<(), Refusal> {
        let wrong = |what: String| {
            Refusal::new(
                "E_FEN_WIDTH",
                format!(
                    "rank {}: {what}; accepted: {FILES} squares, counts 1 to {FILES}, none beside another",
                    self.rank + 1
                ),
            )
        };
        let mut width = 0usize;
        for token in &self.tokens {
            width += match token {
                Token::Count(digits) => match count(digits) {
                    Some(n) => usize::from(n),
                    None => return Err(wrong(format!("count '{}'", clip(digits)))),
                },
                Token::Group(_) => 1,
            };
        }
        if width == usize::from(FILES) {
            Ok(())
        } else {
            Err(wrong(format!("{width} squares")))
        }
    }

    /// `E_FEN_STACK`: legal stacks in their order, of one colour.
    fn place(&self, placed: &mut Vec<(Square, Group)>) -> Result<(), Refusal> {
        let mut file = 0;
        for token in &self.tokens {
            match token {
                Token::Count(digits) => file += count(digits).unwrap_or(0),
                Token::Group(pieces) => {
                    if let Some(square) = Square::new(file, self.rank) {
                        placed.push((square, group(pieces, square)?));
                    }
                    file += 1;
                }
            }
        }
        Ok(())
    }
}

fn count(digits: &str) -> Option<u8> {
    let n = counter(digits)?;
    u8::try_from(n).ok().filter(|n| (1..=FILES).contains(n))
}

fn group(pieces: &[(Side, Piece)], square: Square) -> Result<Group, Refusal> {
    let wrong = |what: &str| {
        Refusal::new(
            "E_FEN_STACK",
            format!(
                "{what} on {square}; accepted: the stacks of rules 6.1, carrier first, one colour"
            ),
        )
    };
    let sides: Vec<Side> = pieces.iter().map(|&(side, _)| side).collect();
    let only: Vec<Piece> = pieces.iter().map(|&(_, piece)| piece).collect();
    if sides.windows(2).any(|pair| pair[0] != pair[1]) {
        return Err(wrong("pieces of both colours"));
    }
    if only.len() > 3 {
        return Err(wrong("more than three pieces"));
    }
    let Some(&side) = sides.first() else {
        return Err(wrong("no piece"));
    };
    let group = Group::of(side, &only).ok_or_else(|| wrong("no such stack"))?;
    if group.pieces().eq(only.iter().copied()) {
        Ok(group)
    } else {
        Err(wrong("a stack in the wrong order"))
    }
}

/// `E_FEN_TERRAIN`, then `E_FEN_COMMANDER`.
fn fill(placed: &[(Square, Group)]) -> Result<Board, Refusal> {
    for &(square, group) in placed {
        let carrier = group.carrier().kind();
        if !square.terrain().bears(carrier) {
            return Err(Refusal::new(
                "E_FEN_TERRAIN",
                format!(
                    "a {} may not stand on {square}; accepted: navies on files a to c and d6 e6 d7 e7, all others not on files a and b",
                    carrier.name()
                ),
            ));
        }
    }
    for side in Side::ALL {
        let commanders = placed
            .iter()
            .filter(|(_, group)| group.side() == side && group.has(Kind::Commander))
            .count();
        if commanders != 1 {
            let name = ["red", "blue"][side.index()];
            return Err(Refusal::new(
                "E_FEN_COMMANDER",
                format!("{commanders} {name} commanders; accepted: exactly one a side"),
            ));
        }
    }
    let mut board = Board::new();
    for &(square, group) in placed {
        board.set(square, group);
    }
    Ok(board)
}

/// Writes the canonical text; inside a session the placement is the one before its first step (rules: 11.1).
pub(crate) fn write(position: &Cotulenh) -> String {
    let start = position.turn_start();
    let board = start
        .as_ref()
        .map_or(&position.board, |(start, _)| &start.board);
    let mut out = String::with_capacity(96);
    for rank in (0..RANKS).rev() {
        write_rank(board, rank, &mut out);
        if rank > 0 {
            out.push('/');
        }
    }
    let turn = match position.side {
        Side::First => 'r',
        Side::Second => 'b',
    };
    // Writing to a string cannot fail.
    let _ = write!(out, " {turn} - - {} {}", position.clock, position.number);
    if let Some(session) = &position.session {
        out.push(' ');
        out.push_str(&crate::notation::session::write_session(position, session));
        out.push_str("...");
    }
    out
}

fn write_rank(board: &Board, rank: u8, out: &mut String) {
    let mut empty = 0;
    for file in 0..FILES {
        let group = Square::new(file, rank).map_or(Group::EMPTY, |square| board.at(square));
        if group.is_empty() {
            empty += 1;
            continue;
        }
        if empty > 0 {
            let _ = write!(out, "{empty}");
            empty = 0;
        }
        let text = group.to_string();
        match group.side() {
            Side::First => out.push_str(&text),
            Side::Second => out.push_str(&text.to_ascii_lowercase()),
        }
    }
    if empty > 0 {
        let _ = write!(out, "{empty}");
    }
}

#[cfg(test)]
mod tests {
    use rules::Text;

    use super::*;
    use crate::setup::START;

    fn code(text: &str) -> &'static str {
        match Cotulenh::read_position(text, Reading::Lenient, ()) {
            Ok(_) => "",
            Err(refusal) => refusal.code,
        }
    }

    #[test]
    fn the_first_fault_in_the_order_of_the_rules_decides() {
        // Each text has the named fault and every later one.
        let all = "(nT)x/012/1k/11/11/11/11/11/11/11/11 x - - 01 0 zz";
        assert_eq!(code(all), "E_FEN_FIELDS");
        let ranks = "(nT)x/012/11/11/11/11/11/11/11/11/11 r - - 01 0 zz";
        assert_eq!(code(ranks), "E_FEN_RANKS");
        let tail = "/11/11/11/11/11/11/11/11/11/11 r - - 01 0 zz";
        assert_eq!(code(&format!("9(nT)x/012{tail}")), "E_FEN_CHAR");
        assert_eq!(code(&format!("9(nT)/012{tail}")), "E_FEN_WIDTH");
        assert_eq!(code(&format!("N9(nT)/11{tail}")), "E_FEN_STACK");
        assert_eq!(code(&format!("F10/11{tail}")), "E_FEN_TERRAIN");
        assert_eq!(code(&format!("11/11{tail}")), "E_FEN_COMMANDER");
        assert_eq!(code(&format!("6c4/6C4{tail}")), "E_FEN_COUNTERS");
        let session = "6c4/6C4/11/11/11/11/11/11/11/11/11/11 r - - 0 1 zz";
        assert_eq!(code(session), "E_FEN_SESSION");
    }

    #[test]
    fn strange_texts_are_refused() {
        for (from, to) in [
            (" 0 1", " 00 1"),
            (" 0 1", " 0 01"),
            (" 0 1", " 65536 1"),
            (" 0 1", " +1 1"),
            (" 0 1", "  0 1"),
            (" r", "  r"),
            ("6c4", "6c4 "),
            ("/11/11/", "/11/2(é)8/"),
            ("/11/11/", "/11/()11/"),
            ("/11/11/", "/11//"),
        ] {
            assert!(
                !code(&START.replacen(from, to, 1)).is_empty(),
                "{from} {to}"
            );
        }
        assert_eq!(code(START), "");
        assert_eq!(code(""), "E_FEN_FIELDS");
    }
}
