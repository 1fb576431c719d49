//! One placement: ten ranks of letters and digits (rules: 6.1).

use crate::geometry::{FILES, RANKS};
use crate::refusal::excerpt;
use crate::{Board, Piece, Point, Refusal};

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
        Err(Refusal::RankCount {
            text: excerpt(placement),
            count,
        })
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
            return Err(Refusal::Letter {
                letter: odd.escape_debug().to_string(),
                rank,
            });
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
            return Err(Refusal::Width { rank, width });
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
