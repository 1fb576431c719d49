//! The position text (rules: 11), read in the order of refusals of 12.4.

mod rank;

use std::fmt::Write;

use rules::{Arrange, Side};

use self::rank::Row;
use crate::Refusal;
use crate::geometry::{FILES, RANKS, Square};
use crate::options::Options;
use crate::plan::Plan;
use crate::position::Cotulenh;

/// Reads a position text by its grammar alone. Counters and session are judged later: the order of refusals asks for the pieces first.
pub(crate) fn read(text: &str, options: Options) -> Result<Plan, Refusal> {
    let fields = Fields::split(text)?;
    let ranks: Vec<&str> = fields.placement.split('/').collect();
    if ranks.len() != usize::from(RANKS) {
        return Err(Refusal::Ranks {
            most: RANKS,
            count: ranks.len(),
        });
    }
    let mut rows = Vec::with_capacity(ranks.len());
    for (rank, text) in (0..RANKS).rev().zip(ranks) {
        rows.push(Row::read(rank, text)?);
    }
    for row in &rows {
        row.check_width()?;
    }
    let mut plan = Plan::blank(options);
    for row in rows {
        row.place(|square, pieces| plan.cells[usize::from(square.index())] = pieces);
    }
    plan.side = fields.side;
    plan.clock = fields.clock.to_owned();
    plan.number = fields.number.to_owned();
    plan.session = fields.session.map(ToOwned::to_owned);
    Ok(plan)
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
        let fields: Vec<&str> = text.split(' ').collect();
        let (placement, turn, third, fourth, clock, number, session) = match fields[..] {
            [a, b, c, d, e, f] => (a, b, c, d, e, f, None),
            [a, b, c, d, e, f, g] => (a, b, c, d, e, f, Some(g)),
            _ => {
                return Err(Refusal::Fields {
                    count: fields.len(),
                });
            }
        };
        if fields.iter().any(|field| field.is_empty()) {
            return Err(Refusal::EmptyField);
        }
        let side = match turn {
            "r" => Side::First,
            "b" => Side::Second,
            _ => return Err(Refusal::Turn { text: clip(turn) }),
        };
        for (number, field) in [(3, third), (4, fourth)] {
            if field != "-" {
                let text = clip(field);
                return Err(Refusal::Hyphen { number, text });
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
}

pub(crate) fn counter(text: &str) -> Option<u16> {
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

/// Writes the canonical text; inside a session the placement is the one before its first step (rules: 11.1).
pub(crate) fn write(position: &Cotulenh) -> String {
    let start = position.turn_start();
    let board = start
        .as_ref()
        .map_or(&position.board, |(start, _)| &start.board);
    let mut out = String::with_capacity(96);
    write_placement(&mut out, |square| {
        let group = board.at(square);
        (!group.is_empty()).then(|| in_case(group.side(), &group.to_string()))
    });
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

/// The letters of a side.
pub(crate) fn in_case(side: Side, text: &str) -> String {
    match side {
        Side::First => text.to_owned(),
        Side::Second => text.to_ascii_lowercase(),
    }
}

/// Writes the text of what stands on each square.
pub(crate) fn write_placement(out: &mut String, standing: impl Fn(Square) -> Option<String>) {
    for rank in (0..RANKS).rev() {
        let mut empty = 0;
        for file in 0..FILES {
            let Some(text) = Square::new(file, rank).and_then(&standing) else {
                empty += 1;
                continue;
            };
            if empty > 0 {
                let _ = write!(out, "{empty}");
                empty = 0;
            }
            out.push_str(&text);
        }
        if empty > 0 {
            let _ = write!(out, "{empty}");
        }
        if rank > 0 {
            out.push('/');
        }
    }
}

#[cfg(test)]
mod tests {
    use rules::{Reading, Refused, Text};

    use super::*;
    use crate::setup::START;

    fn code(text: &str) -> &'static str {
        match Cotulenh::read_position(text, Reading::Lenient, Options::default()) {
            Ok(_) => "",
            Err(refusal) => refusal.code(),
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
