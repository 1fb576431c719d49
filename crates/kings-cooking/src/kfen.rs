//! Position text, KFEN (rules: 11).

use std::fmt::Write;

use rules::Side;

use crate::Refusal;
use crate::geometry::Square;
use crate::piece::Unit;
use crate::plan::Plan;
use crate::position::Tallies;

/// The greatest ply number that is read. No game is longer than 760 plies (rules: 9.4); beyond this bound a text is
/// certainly a mistake, and below it a position can be played on for ever without an overflow.
pub const MAX_PLIES: u32 = 1_000_000_000;

/// Fields of a position text that are still counted when there are too many.
const MOST_FIELDS: usize = 8;

/// A part of a hostile text that is fit to stand in a message: short and on one line.
pub(crate) fn excerpt(text: &str) -> String {
    let mut shown = String::new();
    for character in text.chars().take(60) {
        if character.is_control() {
            shown.extend(character.escape_default());
        } else {
            shown.push(character);
        }
    }
    if text.chars().nth(60).is_some() {
        shown.push('…');
    }
    shown
}

/// Writes the text; that of a position is canonical.
pub(crate) fn write(plan: &Plan) -> String {
    let mut text = String::with_capacity(32);
    for row in 0..3 {
        if row > 0 {
            text.push('/');
        }
        let mut empty = 0;
        for square in &Square::ALL[3 * row..3 * row + 3] {
            match plan.cells[square.index()] {
                Some(unit) => {
                    push_run(&mut text, &mut empty);
                    text.push(unit.letter());
                }
                None => empty += 1,
            }
        }
        push_run(&mut text, &mut empty);
    }
    text.push_str(match plan.side {
        Side::First => " l ",
        Side::Second => " d ",
    });
    match plan.en_passant {
        Some(target) => push(&mut text, format_args!("{target}")),
        None => text.push('-'),
    }
    for side in Side::ALL {
        let Tallies { guests, captured } = plan.tallies[side.index()];
        push(&mut text, format_args!(" {guests}.{captured}"));
    }
    push(&mut text, format_args!(" {} {}", plan.quiet, plan.plies));
    text
}

fn push(text: &mut String, arguments: std::fmt::Arguments<'_>) {
    // Writing to a string cannot fail.
    let _ = text.write_fmt(arguments);
}

fn push_run(text: &mut String, empty: &mut u8) {
    if *empty > 0 {
        text.push(char::from(b'0' + *empty));
        *empty = 0;
    }
}

/// Reads a text by its grammar alone: what it means is judged by the plan.
pub(crate) fn read(text: &str) -> Result<Plan, Refusal> {
    let fields: Vec<&str> = text.splitn(MOST_FIELDS + 1, ' ').collect();
    let &[board, side, en_passant, light, dark, quiet, plies] = fields.as_slice() else {
        let (text, count, most) = (excerpt(text), fields.len(), MOST_FIELDS);
        return Err(if count > most {
            Refusal::ManyFields { text, most }
        } else {
            Refusal::Fields { text, count }
        });
    };
    let cells = read_board(board)?;
    let side = match side {
        "l" => Side::First,
        "d" => Side::Second,
        _ => {
            return Err(Refusal::SideLetter {
                text: excerpt(side),
            });
        }
    };
    let en_passant = match en_passant {
        "-" => None,
        "a2" => Some(Square::A2),
        "b2" => Some(Square::B2),
        "c2" => Some(Square::C2),
        _ => {
            return Err(Refusal::TargetText {
                text: excerpt(en_passant),
            });
        }
    };
    let tallies = [read_tallies(light)?, read_tallies(dark)?];
    let quiet = read_number(quiet).ok_or_else(|| Refusal::QuietText {
        text: excerpt(quiet),
    })?;
    let plies = read_number(plies).ok_or_else(|| Refusal::PliesText {
        text: excerpt(plies),
    })?;
    Ok(Plan {
        cells,
        side,
        en_passant,
        tallies,
        quiet,
        plies,
    })
}

fn read_board(text: &str) -> Result<[Option<Unit>; 9], Refusal> {
    let mut cells = [None; 9];
    let mut rows = text.split('/');
    for (row, rank) in [3, 2, 1].into_iter().enumerate() {
        let units = rows.next().ok_or_else(|| Refusal::NoRank {
            rank,
            text: excerpt(text),
        })?;
        read_rank(rank, units, &mut cells[3 * row..3 * row + 3])?;
    }
    if rows.next().is_some() {
        return Err(Refusal::ManyRanks {
            text: excerpt(text),
        });
    }
    Ok(cells)
}

fn read_rank(rank: u8, units: &str, cells: &mut [Option<Unit>]) -> Result<(), Refusal> {
    let text = || excerpt(units);
    let mut filled = 0;
    let mut after_run = false;
    for letter in units.chars() {
        match letter {
            '1'..='3' if after_run => return Err(Refusal::RankRuns { rank, text: text() }),
            '1'..='3' => {
                filled += letter as usize - '0' as usize;
                after_run = true;
            }
            _ => {
                let unit = Unit::from_letter(letter)
                    .ok_or_else(|| Refusal::RankLetter { rank, text: text() })?;
                if let Some(cell) = cells.get_mut(filled) {
                    *cell = Some(unit);
                }
                filled += 1;
                after_run = false;
            }
        }
        if filled > cells.len() {
            return Err(Refusal::RankLong { rank, text: text() });
        }
    }
    if filled < cells.len() {
        return Err(Refusal::RankShort { rank, text: text() });
    }
    Ok(())
}

fn read_tallies(text: &str) -> Result<Tallies, Refusal> {
    match text.as_bytes() {
        [guests @ b'0'..=b'9', b'.', captured @ b'0'..=b'9'] => Ok(Tallies {
            guests: guests - b'0',
            captured: captured - b'0',
        }),
        _ => Err(Refusal::TallyText {
            text: excerpt(text),
        }),
    }
}

/// A number of any length; what is too great for the machine is certainly too great for the rules and is refused by them.
fn read_number(text: &str) -> Option<u64> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if !digits || text.len() > 1 && text.starts_with('0') {
        return None;
    }
    Some(text.parse().unwrap_or(u64::MAX))
}
