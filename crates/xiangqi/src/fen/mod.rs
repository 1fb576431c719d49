//! Position text: FEN (rules: 6). The parts that the three-layer form shares are functions of their own.

mod placement;
mod validity;

use std::ops::ControlFlow;

use rules::{Faults, Reading, Side};

use crate::detail::Colour;
use crate::present::site;
use crate::refusal::excerpt;
use crate::rhythm::{Layer, Node};
use crate::{Options, PointSet, Refusal, Xiangqi, movegen};

pub(crate) use placement::{read_placement, read_ranks, split_ranks, write_placement};
pub(crate) use validity::{Sited, home_points, judge_counts, judge_kings, judge_points, sites};

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

impl<'a> Fields<'a> {
    /// Splits a text (`E_FIELDS`).
    pub(crate) fn split(text: &'a str, third: ThirdField) -> Result<Fields<'a>, Refusal> {
        let fields: Vec<&str> = text.split(' ').collect();
        if fields.len() < 2 || fields.len() > 6 {
            return Err(Refusal::FieldCount {
                count: fields.len(),
            });
        }
        if let Some(index) = fields.iter().position(|field| field.is_empty()) {
            return Err(Refusal::EmptyField { number: index + 1 });
        }
        for (index, field) in fields.iter().enumerate().skip(2).take(2) {
            let open = index == 2 && third == ThirdField::Open;
            if !open && *field != "-" {
                return Err(Refusal::UnusedField {
                    number: index + 1,
                    text: excerpt(field),
                });
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
            other => Err(Refusal::SideField {
                text: excerpt(other),
            }),
        }
    }

    /// Move clock and move number (`E_CLOCK`).
    pub(crate) fn clocks(&self) -> Result<(u32, u32), Refusal> {
        let clock = match self.clock {
            None => 0,
            Some(text) => number(text).ok_or_else(|| Refusal::ClockField {
                text: excerpt(text),
                most: u32::MAX,
            })?,
        };
        let number = match self.number {
            None => 1,
            Some(text) => {
                let number = number(text).filter(|&number| number > 0);
                number.ok_or_else(|| Refusal::NumberField {
                    text: excerpt(text),
                    most: u32::MAX,
                })?
            }
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

/// Reads the FEN of plain xiangqi by its grammar alone, in the order of rules 6.3: what it means is judged by [`judge`].
pub(crate) fn read_fen(text: &str, options: Options) -> Result<Xiangqi, Refusal> {
    let fields = Fields::split(text, ThirdField::Dash)?;
    let actor = fields.side()?;
    if fields.placement.contains(':') {
        return Err(Refusal::SeveralPlacements);
    }
    let board = read_placement(fields.placement)?;
    let (clock, number) = fields.clocks()?;
    Ok(Xiangqi::assemble(board, actor, clock, number, options))
}

/// Tells what is wrong with a position that was not judged, in the order of rules 6.3.
pub(crate) fn judge(
    position: &Xiangqi,
    reading: Reading,
    faults: &mut impl Faults<Refusal>,
) -> ControlFlow<()> {
    let board = &position.board;
    let site: Sited = |node| site(node.point());
    judge_kings(board, site, faults)?;
    if reading == Reading::Strict {
        judge_counts([(Layer::Standard, board)], site, faults)?;
        judge_points(board, Layer::Standard, site, faults)?;
    }
    let waiting = position.actor.other();
    let Some(king) = board.king(waiting) else {
        return ControlFlow::Continue(());
    };
    let attackers = movegen::attackers(board, king, position.actor);
    if let Some(attacker) = attackers.first() {
        let refusal = Refusal::OpponentInCheck {
            side: Colour(waiting),
            at: Node::standard(attacker),
        };
        let all = attackers | PointSet::of(king);
        faults.fault(refusal, || sites(all, Layer::Standard, site))?;
    }
    ControlFlow::Continue(())
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
    use rules::{Refused, Text};

    fn code(text: &str) -> &'static str {
        Xiangqi::read_position(text, Reading::Strict, Options::default())
            .map_or_else(|refusal| refusal.code(), |_| "ok")
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
