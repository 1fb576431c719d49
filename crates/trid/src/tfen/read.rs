//! Reading a position: grammar and canonical form.

use rules::Side;

use super::write::right_named;
use crate::boards::Boards;
use crate::geometry::{Board, Column, File, Level, MainBoard, Pin, Rotation, Square, Squares};
use crate::options::Options;
use crate::piece::Piece;
use crate::position::{Parts, TriD};
use crate::refusal::Refusal;
use crate::rights::Rights;
use crate::step::read_pin;

type Pieces = Vec<(Square, Piece)>;

/// Reads a TFEN by its grammar alone: what it means is judged by [`super::judge`].
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
        return Err(Refusal::Fields {
            count: fields.len(),
        });
    };
    let mut pieces = Vec::with_capacity(64);
    read_mains(mains, &mut pieces)?;
    let boards = read_boards(boards, &mut pieces)?;
    let side = match side {
        "w" => Side::First,
        "b" => Side::Second,
        _ => {
            return Err(Refusal::SideToMove {
                text: Refusal::shown(side),
            });
        }
    };
    let number = read_number(number)
        .filter(|number| *number > 0)
        .ok_or_else(|| Refusal::MoveNumber {
            text: Refusal::shown(number),
            most: u32::MAX,
        })?;
    let parts = Parts {
        pieces,
        boards,
        side,
        rights: read_rights(castling)?,
        passed: match passed {
            "-" => None,
            name => Some(Square::from_name(name).ok_or_else(|| Refusal::PassedName {
                text: Refusal::shown(name),
            })?),
        },
        pending: read_pending(pending)?,
        halfmoves: read_number(halfmoves).ok_or_else(|| Refusal::Clock {
            text: Refusal::shown(halfmoves),
            most: u32::MAX,
        })?,
        number,
        options,
    };
    Ok(TriD::from_parts(&parts))
}

fn read_mains(text: &str, pieces: &mut Pieces) -> Result<(), Refusal> {
    let mains: Vec<&str> = text.split('|').collect();
    let [white, neutral, black] = mains[..] else {
        return Err(Refusal::MainBoards { count: mains.len() });
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
        return Err(Refusal::AttackBoards {
            count: boards.len(),
        });
    };
    let mut pins = Board::ALL.map(Board::home);
    let mut rotations = [Rotation::Straight; 4];
    for (index, text) in [wql, wkl, bql, bkl].into_iter().enumerate() {
        let wrong = || Refusal::BoardText {
            board: Board::ALL[index],
            text: Refusal::shown(text),
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
    Boards::new(pins, rotations).map_err(|pin| Refusal::TwoBoards { pin })
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
        return Err(Refusal::Rows {
            level,
            rows: ranks,
            count: rows.len(),
        });
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
    let mut at = 0;
    let mut after_digit = false;
    for letter in row.chars() {
        if let Some(run) = letter.to_digit(10) {
            if run == 0 || after_digit {
                return Err(Refusal::Runs {
                    row: Refusal::shown(row),
                    rank,
                    level,
                });
            }
            after_digit = true;
            at += run as usize;
            continue;
        }
        after_digit = false;
        let Some(piece) = Piece::from_letter(letter) else {
            return Err(Refusal::Letter {
                letter,
                rank,
                level,
            });
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
        Err(Refusal::Cells {
            rank,
            level,
            cells: files.len(),
            count: at,
        })
    }
}

fn read_rights(text: &str) -> Result<Rights, Refusal> {
    if text == "-" {
        return Ok(Rights::NONE);
    }
    let wrong = || Refusal::Rights {
        text: Refusal::shown(text),
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

fn read_pending(text: &str) -> Result<Squares, Refusal> {
    let mut pending = Squares::NONE;
    if text == "-" {
        return Ok(pending);
    }
    let mut last = None;
    for name in text.split(',') {
        let square = Square::from_name(name).ok_or_else(|| Refusal::PendingName {
            text: Refusal::shown(name),
        })?;
        let order = (square.file(), square.rank());
        if last.is_some_and(|last| last >= order) {
            return Err(Refusal::PendingOrder {
                text: Refusal::shown(text),
            });
        }
        last = Some(order);
        pending |= Squares::of(square);
    }
    Ok(pending)
}

/// A decimal number without leading zeros.
fn read_number(text: &str) -> Option<u32> {
    let is_plain =
        text.bytes().all(|byte| byte.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    text.parse().ok().filter(|_| is_plain)
}
