//! Chinese notation: simplified characters written, traditional ones and full-width digits read too (rules: 7.2, 10.4).

use rules::Side;

use super::reading;
use super::standing::Standing;
use super::{Direction, Form, Motion, Noted};
use crate::rhythm::Layer;
use crate::{Kind, Refusal};

const NUMERALS: [char; 10] = ['〇', '一', '二', '三', '四', '五', '六', '七', '八', '九'];

/// `炮二平五`, `前炮平七`, `二兵平八`; with a layer `天前兵平四`, vertically `炮二升一`.
#[must_use]
pub(super) fn write<P: Noted>(position: &P, motion: Motion) -> String {
    spell(motion, Standing::of(position, motion))
}

/// Reads a move.
///
/// # Errors
/// `NO_SUCH_MOVE`, `AMBIGUOUS`.
pub(super) fn read<P: Noted>(position: &P, text: &str) -> Result<P::Step, Refusal> {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Xiangqi;
    use rules::{Reading, Refused, Standing, Text};

    fn position(text: &str) -> Xiangqi {
        Xiangqi::read_position(text, Reading::Lenient, Default::default()).expect(text)
    }

    fn written(position: &Xiangqi, iccs: &str) -> String {
        let step = position.explain(iccs, Standing::Open).expect(iccs);
        write(position, position.motion(step).expect("a move"))
    }

    /// rules: 7.2; the rows of section 13 are tested elsewhere.
    #[test]
    fn tandem_pawns() {
        let five = "3k5/2P6/2P6/2P6/2P6/9/2P6/9/9/4K4 w - - 0 1";
        let two_files = "3k5/2P3P2/2P3P2/6P2/9/9/9/9/9/4K4 w - - 0 1";
        let black = "3k5/9/9/9/9/p8/p8/p8/p8/4K4 b - - 0 1";
        let black_files = "3k5/9/9/9/9/p7p/p7p/9/9/4K4 b - - 0 1";
        for (text, moves) in [
            (
                five,
                &[
                    ("c8b8", "前兵平八"),
                    ("c7b7", "二兵平八"),
                    ("c6b6", "三兵平八"),
                ][..],
            ),
            (five, &[("c5b5", "四兵平八"), ("c3c4", "后兵进一")]),
            (
                two_files,
                &[
                    ("g8f8", "一兵平四"),
                    ("g7f7", "二兵平四"),
                    ("g6f6", "三兵平四"),
                ],
            ),
            (two_files, &[("c8d8", "四兵平六"), ("c7d7", "五兵平六")]),
            (
                black,
                &[
                    ("a1b1", "前卒平2"),
                    ("a2b2", "二卒平2"),
                    ("a4b4", "后卒平2"),
                ],
            ),
            (
                black_files,
                &[
                    ("a3b3", "一卒平2"),
                    ("a4b4", "二卒平2"),
                    ("i3h3", "三卒平8"),
                ],
            ),
        ] {
            let position = position(text);
            for (iccs, expected) in moves {
                assert_eq!(written(&position, iccs), *expected, "{text}");
                let step = position.explain(iccs, Standing::Open);
                assert_eq!(read(&position, expected), step, "{text}");
            }
        }
    }

    #[test]
    fn traditional_characters_and_any_numerals_are_read() {
        let start = position(crate::START);
        let black =
            position("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b - - 1 1");
        for (position, iccs, texts) in [
            (
                &start,
                "h2e2",
                &["炮二平五", "砲二平五", "包２平５", "炮2平5", " 炮二平五 "][..],
            ),
            (&start, "b0c2", &["马八进七", "馬八進七", "傌8进7"]),
            (&start, "i0i1", &["车一进一", "車一進一", "俥１進１"]),
            (&start, "e0e1", &["帅五进一", "帥五進一"]),
            (&black, "h9g7", &["马8进7", "馬八進七", "馬８進７"]),
            (&black, "e9e8", &["将5进1", "將五進一"]),
        ] {
            let step = position.explain(iccs, Standing::Open);
            for text in texts {
                assert_eq!(read(position, text), step, "{text}");
            }
        }
        let behind = position("3k5/9/9/9/4C4/9/4C4/9/9/4K4 w - - 0 1");
        assert_eq!(
            read(&behind, "後砲退一"),
            behind.explain("e3e2", Standing::Open)
        );
    }

    #[test]
    fn what_fits_nothing_or_too_much_is_refused() {
        let start = position(crate::START);
        for text in [
            "",
            "炮",
            "炮二平",
            "炮二平五五",
            "兵五平四",
            "炮二平五@p",
            "0000@p",
        ] {
            let code = read(&start, text).map_err(|refusal| refusal.code());
            assert_eq!(code, Err("NO_SUCH_MOVE"), "{text}");
        }
        let three = position("3k5/R8/R8/9/R8/9/R8/9/9/4K4 w - - 0 1");
        let code = read(&three, "中车平八").map_err(|refusal| refusal.code());
        assert_eq!(code, Err("AMBIGUOUS"), "rules 7.2: four rooks on a file");
    }

    #[test]
    fn ordinals_go_beyond_nine() {
        assert_eq!(
            [9, 10, 11, 20, 24].map(ordinal),
            ["九", "十", "十一", "二十", "二十四"]
        );
    }
}
