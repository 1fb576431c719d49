//! Reading a position: grammar and canonical form.

use rules::{Refusal, Side};

use super::fault;
use super::validate::validate;
use super::write::right_named;
use crate::boards::Boards;
use crate::geometry::{Board, Column, File, Level, MainBoard, Pin, Rotation, Square, Squares};
use crate::options::Options;
use crate::piece::Piece;
use crate::position::{Parts, TriD};
use crate::rights::Rights;
use crate::step::read_pin;

type Pieces = Vec<(Square, Piece)>;

/// Reads a TFEN.
pub(crate) fn read(text: &str, options: Options) -> Result<TriD, Refusal> {
    let fields: Vec<&str> = text.split(' ').collect();
    let [
        mains,
        boards,
        side,
        castling,
        passed,
        pending,
        halfmoves,
        number,
    ] = fields[..]
    else {
        return Err(fault(format!(
            "{} fields; accepted: eight, separated by single spaces (main boards, attack boards, side, castling, en passant, pending, halfmoves, move number)",
            fields.len()
        )));
    };
    let mut pieces = Vec::with_capacity(64);
    read_mains(mains, &mut pieces)?;
    let boards = read_boards(boards, &mut pieces)?;
    let side = match side {
        "w" => Side::First,
        "b" => Side::Second,
        _ => {
            return Err(fault(format!(
                "side to move '{}'; accepted: w, b",
                shown(side)
            )));
        }
    };
    let number = read_number("move number", number)?;
    if number == 0 {
        return Err(fault("move number 0; accepted: 1 and more"));
    }
    let parts = Parts {
        pieces,
        boards,
        side,
        rights: read_rights(castling)?,
        passed: match passed {
            "-" => None,
            name => Some(read_square("en passant", name)?),
        },
        pending: read_pending(pending)?,
        halfmoves: read_number("halfmove clock", halfmoves)?,
        number,
        options,
    };
    let position = TriD::from_parts(&parts);
    validate(&position)?;
    Ok(position)
}

/// At most 40 characters of what was given.
fn shown(text: &str) -> String {
    text.chars().take(40).collect()
}

fn read_mains(text: &str, pieces: &mut Pieces) -> Result<(), Refusal> {
    let mains: Vec<&str> = text.split('|').collect();
    let [white, neutral, black] = mains[..] else {
        return Err(fault(format!(
            "{} main boards; accepted: three, W|N|B",
            mains.len()
        )));
    };
    let files = [File::A, File::B, File::C, File::D];
    for (board, text) in MainBoard::ALL.into_iter().zip([white, neutral, black]) {
        let level = Level::Main(board);
        read_rows(text, level, &files, board.lowest_rank(), 4, pieces)?;
    }
    Ok(())
}

fn read_boards(text: &str, pieces: &mut Pieces) -> Result<Boards, Refusal> {
    let boards: Vec<&str> = text.split('|').collect();
    let [wql, wkl, bql, bkl] = boards[..] else {
        return Err(fault(format!(
            "{} attack boards; accepted: four, WQL|WKL|BQL|BKL",
            boards.len()
        )));
    };
    let mut pins = Board::ALL.map(Board::home);
    let mut rotations = [Rotation::Straight; 4];
    for (index, text) in [wql, wkl, bql, bkl].into_iter().enumerate() {
        let name = Board::ALL[index].name();
        let wrong = || {
            fault(format!(
                "board {name} '{}'; accepted: a pin QL1..QL6 or KL1..KL6, ^ if turned, a colon and two rows",
                shown(text)
            ))
        };
        let (pin, rest) = read_pin(text).ok_or_else(wrong)?;
        let (rotation, rest) = match rest.strip_prefix('^') {
            Some(rest) => (Rotation::Turned, rest),
            None => (Rotation::Straight, rest),
        };
        let rows = rest.strip_prefix(':').ok_or_else(wrong)?;
        pins[index] = pin;
        rotations[index] = rotation;
        // A second board on the pin would put its pieces on the same squares; the pins are compared below.
        if !pins[..index].contains(&pin) {
            read_rows(
                rows,
                Level::Pin(pin),
                &files_of(pin),
                pin.lowest_rank(),
                2,
                pieces,
            )?;
        }
    }
    Boards::new(pins, rotations)
        .map_err(|pin| fault(format!("two boards on {pin}; accepted: one board a pin")))
}

fn files_of(pin: Pin) -> [File; 2] {
    match pin.lowest_file() {
        File::Z => [File::Z, File::A],
        _ => [File::D, File::E],
    }
}

fn read_rows(
    text: &str,
    level: Level,
    files: &[File],
    lowest: u8,
    ranks: u8,
    pieces: &mut Pieces,
) -> Result<(), Refusal> {
    let rows: Vec<&str> = text.split('/').collect();
    if rows.len() != usize::from(ranks) {
        return Err(fault(format!(
            "{} rows on {level}; accepted: {ranks}",
            rows.len()
        )));
    }
    for (rank, row) in (lowest..lowest + ranks).rev().zip(rows) {
        read_row(row, level, files, rank, pieces)?;
    }
    Ok(())
}

fn read_row(
    row: &str,
    level: Level,
    files: &[File],
    rank: u8,
    pieces: &mut Pieces,
) -> Result<(), Refusal> {
    let place = || format!("rank {rank} on {level}");
    let mut at = 0;
    let mut after_digit = false;
    for letter in row.chars() {
        if let Some(run) = letter.to_digit(10) {
            if run == 0 || after_digit {
                return Err(fault(format!(
                    "'{}' at {}: runs of empty cells are single digits from 1, never next to each other",
                    shown(row),
                    place()
                )));
            }
            after_digit = true;
            at += run as usize;
            continue;
        }
        after_digit = false;
        let Some(piece) = Piece::from_letter(letter) else {
            return Err(fault(format!(
                "'{letter}' at {}; accepted: K Q R B N P U T, k q r b n p u t and digits",
                place()
            )));
        };
        let square = files
            .get(at)
            .and_then(|file| Column::new(*file, rank))
            .and_then(|column| Square::new(column, level));
        if let Some(square) = square {
            pieces.push((square, piece));
        }
        at += 1;
    }
    if at == files.len() {
        Ok(())
    } else {
        Err(fault(format!(
            "{at} cells at {}; accepted: {}",
            place(),
            files.len()
        )))
    }
}

fn read_rights(text: &str) -> Result<Rights, Refusal> {
    if text == "-" {
        return Ok(Rights::NONE);
    }
    let wrong = || {
        fault(format!(
            "castling '{}'; accepted: - or letters of KQkq in this order",
            shown(text)
        ))
    };
    let mut rights = Rights::NONE;
    let mut next = 0;
    for letter in text.chars() {
        let (index, side, wing) = right_named(letter).ok_or_else(wrong)?;
        if index < next {
            return Err(wrong());
        }
        next = index + 1;
        rights = rights.with(side, wing);
    }
    if next == 0 { Err(wrong()) } else { Ok(rights) }
}

fn read_square(what: &str, name: &str) -> Result<Square, Refusal> {
    Square::from_name(name).ok_or_else(|| {
        fault(format!(
            "{what} '{}'; accepted: - or the name of a square",
            shown(name)
        ))
    })
}

fn read_pending(text: &str) -> Result<Squares, Refusal> {
    let mut pending = Squares::NONE;
    if text == "-" {
        return Ok(pending);
    }
    let mut last = None;
    for name in text.split(',') {
        let square = read_square("pending", name)?;
        let order = (square.file(), square.rank());
        if last.is_some_and(|last| last >= order) {
            return Err(fault(format!(
                "pending '{}' out of order or repeated; accepted: by file z..e, then by rank",
                shown(text)
            )));
        }
        last = Some(order);
        pending |= Squares::of(square);
    }
    Ok(pending)
}

fn read_number(what: &str, text: &str) -> Result<u32, Refusal> {
    let is_plain =
        text.bytes().all(|byte| byte.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    text.parse().ok().filter(|_| is_plain).ok_or_else(|| {
        fault(format!(
            "{what} '{}'; accepted: a decimal number without leading zeros, at most {}",
            shown(text),
            u32::MAX
        ))
    })
}
