//! Position text: FEN (rules: 6). The parts that the three-layer form shares are functions of their own.

mod placement;
mod validity;

use rules::{Reading, Refusal, Side};

use crate::{Board, movegen};

pub(crate) use placement::{read_placement, read_ranks, split_ranks, write_placement};
pub(crate) use validity::{check_counts, check_kings, check_points, opponent_in_check};

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

/// The word for a side in messages.
pub(crate) const fn side_name(side: Side) -> &'static str {
    match side {
        Side::First => "red",
        Side::Second => "black",
    }
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
        && let Some(attacker) = movegen::attackers(&board, king, actor).first()
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
}
