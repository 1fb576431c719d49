//! WXF: piece, position, direction, number (rules: 7.1, 10.3).

use rules::Refusal;

use super::reading::{self, Spelling};
use super::standing::Standing;
use super::{Direction, Form, Motion, Noted, Sideways, Style, Tandem};
use crate::Kind;

/// `C2.5`, `C+.7`, `++.8`; with a layer `R^9+5`, vertically `C2^1`.
#[must_use]
pub fn write<P: Noted>(position: &P, motion: Motion, style: Style) -> String {
    let standing = Standing::of(position, motion);
    let place = match style.tandem {
        Tandem::Sheet => sheet(motion, standing),
        Tandem::Ordinal => ordinal(motion, standing).unwrap_or_else(|| sheet(motion, standing)),
    };
    spell(motion, place, style.sideways)
}

/// Reads a move; letters in either case, `=` for `.`.
///
/// # Errors
/// `NO_SUCH_MOVE`, `AMBIGUOUS`.
pub fn read<P: Noted>(position: &P, text: &str, style: Style) -> Result<P::Step, Refusal> {
    let dotted = |motion, place| Some(spell(motion, place, Sideways::Dot));
    let by_sheet = |position: &P, motion| {
        let standing = Standing::of(position, motion);
        // In ordinal style two digits in front are never those of the sheet.
        if style.tandem == Tandem::Ordinal && matches!(standing, Standing::Files { .. }) {
            return None;
        }
        dotted(motion, sheet(motion, standing))
    };
    let by_ordinal = |position: &P, motion| {
        let standing = Standing::of(position, motion);
        dotted(motion, ordinal(motion, standing)?)
    };
    let by_file = |_: &P, motion| dotted(motion, file_place(motion));
    let spellings: &[Spelling<'_, P>] = match style.tandem {
        Tandem::Sheet => &[&by_sheet, &by_file],
        Tandem::Ordinal => &[&by_ordinal, &by_sheet, &by_file],
    };
    reading::find(position, Form::Wxf, text, normal, spellings)
}

fn normal(text: &str) -> String {
    text.to_ascii_uppercase().replace('=', ".")
}

/// Characters 1 and 2.
type Place = (char, char);

fn spell(motion: Motion, place: Place, sideways: Sideways) -> String {
    let mut text = String::with_capacity(5);
    text.push(place.0);
    text.push_str(motion.layer().tag());
    text.push(place.1);
    text.push(match (motion.direction(), sideways) {
        (Direction::Forward, _) => '+',
        (Direction::Backward, _) => '-',
        (Direction::Sideways, Sideways::Dot) => '.',
        (Direction::Sideways, Sideways::Equals) => '=',
        (Direction::Up, _) => '^',
        (Direction::Down, _) => '_',
    });
    text.push(digit(motion.number()));
    text
}

fn file_place(motion: Motion) -> Place {
    (motion.piece.kind.wxf_letter(), digit(motion.file()))
}

/// The table of rules 7.1.
fn sheet(motion: Motion, standing: Standing) -> Place {
    let letter = motion.piece.kind.wxf_letter();
    let file = digit(motion.file());
    match standing {
        Standing::File => (letter, file),
        Standing::Column { index, size } if motion.piece.kind == Kind::Pawn && size >= 4 => {
            match (index, size - 1 - index) {
                (0, _) => ('+', '+'),
                (_, 0) => ('-', '-'),
                (1, _) => (letter, '+'),
                (_, 1) => (letter, '-'),
                _ => (letter, file),
            }
        }
        Standing::Column { index, size } => (letter, end_sign(index, size).unwrap_or(file)),
        Standing::Files { index, size, .. } => (file, end_sign(index, size).unwrap_or(file)),
    }
}

/// Tandem pawns as the ordinal from the front and the file; `None` for everything else.
fn ordinal(motion: Motion, standing: Standing) -> Option<Place> {
    match standing {
        Standing::Column { index, .. } | Standing::Files { index, .. }
            if motion.piece.kind == Kind::Pawn =>
        {
            let ordinal = u8::try_from(index + 1).ok()?;
            Some((digit(ordinal), digit(motion.file())))
        }
        _ => None,
    }
}

const fn end_sign(index: usize, size: usize) -> Option<char> {
    if index == 0 {
        Some('+')
    } else if index + 1 == size {
        Some('-')
    } else {
        None
    }
}

/// Files, steps and ordinals are at most 10, and 10 only for ten pawns on one file, which no game has.
fn digit(number: u8) -> char {
    char::from_digit(u32::from(number), 11).unwrap_or('?')
}
