//! WXF: piece, position, direction, number (rules: 7.1, 10.3).

use super::reading::{self, Spelling};
use super::standing::Standing;
use super::{Direction, Form, Motion, Noted, Sideways, Style, Tandem};
use crate::{Kind, Refusal};

/// `C2.5`, `C+.7`, `++.8`; with a layer `R^9+5`, vertically `C2^1`.
#[must_use]
pub(super) fn write<P: Noted>(position: &P, motion: Motion, style: Style) -> String {
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
pub(super) fn read<P: Noted>(position: &P, text: &str, style: Style) -> Result<P::Step, Refusal> {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Xiangqi;
    use rules::{Reading, Refused, Standing, Text};

    fn position(text: &str) -> Xiangqi {
        Xiangqi::read_position(text, Reading::Lenient, Default::default()).expect(text)
    }

    fn written(position: &Xiangqi, iccs: &str, style: Style) -> String {
        let step = position.explain(iccs, Standing::Open).expect(iccs);
        let motion = position.motion(step).expect("a move");
        write(position, motion, style)
    }

    const FIVE: &str = "3k5/2P6/2P6/2P6/2P6/2P6/9/9/9/4K4 w - - 0 1";
    const TWO_AND_THREE: &str = "3k5/2P3P2/2P3P2/6P2/9/9/9/9/9/4K4 w - - 0 1";
    const BLACK_FOUR: &str = "3k5/9/9/9/9/p8/p8/p8/p8/4K4 b - - 0 1";

    /// The table of rules 7.1, row by row; the rows of section 13 are tested elsewhere.
    #[test]
    fn tandem_pawns() {
        for (text, moves) in [
            (
                FIVE,
                &[
                    ("c8b8", "++.8"),
                    ("c7b7", "P+.8"),
                    ("c6b6", "P7.8"),
                    ("c5b5", "P-.8"),
                ][..],
            ),
            (FIVE, &[("c8c9", "+++1")]),
            (
                TWO_AND_THREE,
                &[("g8f8", "3+.4"), ("g7f7", "33.4"), ("g6f6", "3-.4")],
            ),
            (
                TWO_AND_THREE,
                &[("c8d8", "7+.6"), ("c7d7", "7-.6"), ("g8g9", "3++1")],
            ),
            (
                BLACK_FOUR,
                &[
                    ("a1b1", "++.2"),
                    ("a2b2", "P+.2"),
                    ("a3b3", "P-.2"),
                    ("a4b4", "--.2"),
                ],
            ),
        ] {
            let position = position(text);
            for (iccs, expected) in moves {
                assert_eq!(
                    written(&position, iccs, Style::default()),
                    *expected,
                    "{text}"
                );
                let step = position.explain(iccs, Standing::Open);
                assert_eq!(read(&position, expected, Style::default()), step, "{text}");
            }
        }
    }

    #[test]
    fn five_pawns_end_with_two_minus_signs() {
        // The rearmost of five stands uncrossed and only goes forward.
        let text = "3k5/2P6/2P6/2P6/2P6/9/2P6/9/9/4K4 w - - 0 1";
        assert_eq!(written(&position(text), "c3c4", Style::default()), "--+1");
    }

    #[test]
    fn other_pieces_in_tandem() {
        let text = "r2k5/9/9/r8/9/9/9/9/9/4K4 b - - 0 1";
        assert_eq!(written(&position(text), "a6a5", Style::default()), "R++1");
        assert_eq!(written(&position(text), "a9b9", Style::default()), "R-.2");
        let three = "3k5/R8/9/9/R8/9/9/R8/9/4K4 w - - 0 1";
        for (iccs, expected) in [("a8b8", "R+.8"), ("a5b5", "R9.8"), ("a2b2", "R-.8")] {
            assert_eq!(written(&position(three), iccs, Style::default()), expected);
        }
    }

    #[test]
    fn both_signs_and_both_cases_are_read() {
        let start = position(crate::START);
        let step = start.explain("h2e2", Standing::Open);
        for text in ["C2.5", "C2=5", "c2.5", " c2=5 "] {
            assert_eq!(read(&start, text, Style::default()), step, "{text}");
        }
        let equals = Style {
            sideways: Sideways::Equals,
            ..Style::default()
        };
        assert_eq!(written(&start, "h2e2", equals), "C2=5");
    }

    #[test]
    fn the_file_form_of_a_tandem_piece_is_read_if_it_fits_one_move() {
        let cannons = position("3k5/9/9/9/4C4/9/4C4/9/9/4K4 w - - 0 1");
        let code = |text| read(&cannons, text, Style::default()).map_err(|refusal| refusal.code());
        assert_eq!(code("C5.7"), Err("AMBIGUOUS"));
        let forward = cannons
            .explain("e5e9", Standing::Open)
            .map_err(|refusal| refusal.code());
        assert_eq!(code("C5+4"), forward, "only the front cannon gets so far");
        assert_eq!(code("C5+9"), Err("NO_SUCH_MOVE"));
        assert_eq!(code(""), Err("NO_SUCH_MOVE"));
        assert_eq!(code("0000"), Err("BAD_NODE"), "no pass in plain xiangqi");
    }

    #[test]
    fn ordinal_style_means_the_pawn_counted_from_the_front() {
        let pawns = position(TWO_AND_THREE);
        let ordinal = Style {
            tandem: Tandem::Ordinal,
            ..Style::default()
        };
        let third = pawns.explain("g6f6", Standing::Open);
        assert_eq!(read(&pawns, "33.4", ordinal), third);
        assert_eq!(written(&pawns, "g6f6", ordinal), "33.4");
        let middle = pawns.explain("g7f7", Standing::Open);
        assert_eq!(read(&pawns, "33.4", Style::default()), middle);
        assert_eq!(read(&pawns, "23.4", ordinal), middle);
        let code = read(&pawns, "3+.4", ordinal).map_err(|refusal| refusal.code());
        assert_eq!(code, Err("NO_SUCH_MOVE"), "the sheet's digits are not read");
    }
}
