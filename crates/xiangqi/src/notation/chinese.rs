//! Chinese notation: simplified characters written, traditional ones and full-width digits read too (rules: 7.2, 10.4).

use rules::{Refusal, Side};

use super::reading;
use super::standing::Standing;
use super::{Direction, Form, Motion, Noted};
use crate::Kind;
use crate::rhythm::Layer;

const NUMERALS: [char; 10] = ['〇', '一', '二', '三', '四', '五', '六', '七', '八', '九'];

/// `炮二平五`, `前炮平七`, `二兵平八`; with a layer `天前兵平四`, vertically `炮二升一`.
#[must_use]
pub fn write<P: Noted>(position: &P, motion: Motion) -> String {
    spell(motion, Standing::of(position, motion))
}

/// Reads a move.
///
/// # Errors
/// `NO_SUCH_MOVE`, `AMBIGUOUS`.
pub fn read<P: Noted>(position: &P, text: &str) -> Result<P::Step, Refusal> {
    let by_place = |position: &P, motion| Some(write(position, motion));
    let by_file = |_: &P, motion| Some(spell(motion, Standing::File));
    reading::find(
        position,
        Form::Chinese,
        text,
        normal,
        &[&by_place, &by_file],
    )
}

fn spell(motion: Motion, standing: Standing) -> String {
    let side = motion.piece.side;
    let mut text = String::with_capacity(16);
    match motion.layer() {
        Layer::Ground => text.push('地'),
        Layer::Standard => {}
        Layer::Sky => text.push('天'),
    }
    match place(motion, standing) {
        Some(place) => {
            text.push_str(&place);
            text.push(motion.piece.character());
        }
        None => {
            text.push(motion.piece.character());
            text.push(number(side, motion.file()));
        }
    }
    text.push(match motion.direction() {
        Direction::Forward => '进',
        Direction::Backward => '退',
        Direction::Sideways => '平',
        Direction::Up => '升',
        Direction::Down => '降',
    });
    text.push(number(side, motion.number()));
    text
}

/// What stands before the name instead of the file behind it.
fn place(motion: Motion, standing: Standing) -> Option<String> {
    match standing {
        Standing::File => None,
        Standing::Column { index: 0, .. } => Some('前'.to_string()),
        Standing::Column { index, size } if index + 1 == size => Some('后'.to_string()),
        Standing::Column { index, size } if motion.piece.kind == Kind::Pawn && size > 3 => {
            Some(ordinal(index + 1))
        }
        Standing::Column { .. } => Some('中'.to_string()),
        Standing::Files { ordinal: place, .. } => Some(ordinal(place)),
    }
}

/// File and step numbers: Chinese for Red, Arabic for Black.
fn number(side: Side, number: u8) -> char {
    let digit = usize::from(number % 10);
    match side {
        Side::First => NUMERALS[digit],
        Side::Second => char::from(b'0' + number % 10),
    }
}

/// Ordinals are Chinese for both sides; beyond 九 only positions that no game reaches need them.
fn ordinal(number: usize) -> String {
    let (tens, ones) = (number / 10 % 10, number % 10);
    let mut text = String::new();
    if tens > 1 {
        text.push(NUMERALS[tens]);
    }
    if tens > 0 {
        text.push('十');
    }
    if ones > 0 {
        text.push(NUMERALS[ones]);
    }
    text
}

/// Simplified characters and Arabic digits: the form in which texts are compared, so that either numerals do for either
/// side.
fn normal(text: &str) -> String {
    text.chars()
        .map(|next| match next {
            '帥' => '帅',
            '將' => '将',
            '車' | '俥' => '车',
            '馬' | '傌' => '马',
            '砲' | '包' => '炮',
            '進' => '进',
            '後' => '后',
            '０'..='９' => full_width_digit(next),
            _ => match NUMERALS.iter().position(|&numeral| numeral == next) {
                Some(digit) => char::from(b'0' + digit as u8),
                None => next,
            },
        })
        .collect()
}

fn full_width_digit(next: char) -> char {
    let digit = u32::from(next) - u32::from('０');
    char::from_digit(digit, 10).unwrap_or(next)
}
