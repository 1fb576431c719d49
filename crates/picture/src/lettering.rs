//! Letters and figures as single strokes, in tenths of their size, from the base line: a picture asks for no font.

use crate::NoPicture;

/// How wide the pen is.
pub(crate) const PEN: f64 = 1.05;

/// A sign: how far the next one begins, and its strokes.
type Sign = (char, f64, &'static str);

const BOWL: &str = "C4.4-4 3.6-5 2.5-5S.7-4 .7-2.5 1.4 0 2.5 0 4.4-1 4.4-2.5";

/// What the names of places are made of.
const SIGNS: &[Sign] = &[
    (
        '0',
        5.6,
        "M2.7-7C1.2-7 .7-5.4 .7-3.5S1.2 0 2.7 0 4.7-1.6 4.7-3.5 4.2-7 2.7-7Z",
    ),
    ('1', 4.6, "M1-5.6L2.9-7V0"),
    (
        '2',
        5.6,
        "M.8-5.4C.9-6.4 1.7-7 2.7-7 3.9-7 4.6-6.2 4.6-5.2 4.6-4 3.4-2.9 .8 0H4.8",
    ),
    (
        '3',
        5.6,
        "M.9-7H4.5L2.5-4.3C4-4.3 4.7-3.3 4.7-2.2 4.7-.8 3.8 0 2.6 0 1.7 0 1-.4 .7-1.2",
    ),
    ('4', 5.6, "M3.7 0V-7L.6-2H5"),
    (
        '5',
        5.6,
        "M4.4-7H1.3L1-3.9C1.4-4.3 2-4.5 2.6-4.5 3.9-4.5 4.7-3.6 4.7-2.3 4.7-.9 3.8 0 2.6 0 1.7 0 1-.4 .7-1.1",
    ),
    (
        '6',
        5.6,
        "M4.3-6.5C3.9-6.9 3.4-7 2.9-7 1.5-7 .8-5.4 .8-3.2 .8-1 1.6 0 2.8 0 4 0 4.7-.9 4.7-2.2 4.7-3.5 4-4.3 2.8-4.3 1.8-4.3 1-3.6 .8-2.6",
    ),
    ('7', 5.6, "M.7-7H4.7L2 0"),
    (
        '8',
        5.6,
        "M2.7-3.8C1.6-3.8 1-4.5 1-5.4 1-6.4 1.7-7 2.7-7S4.4-6.4 4.4-5.4 3.8-3.8 2.7-3.8C1.5-3.8 .7-3 .7-1.9 .7-.7 1.5 0 2.7 0S4.7-.7 4.7-1.9 3.9-3.8 2.7-3.8Z",
    ),
    (
        '9',
        5.6,
        "M1.1-.5C1.5-.1 2 0 2.5 0 3.9 0 4.6-1.6 4.6-3.8 4.6-6 3.8-7 2.6-7 1.4-7 .7-6.1 .7-4.8 .7-3.5 1.4-2.7 2.6-2.7 3.6-2.7 4.4-3.4 4.6-4.4",
    ),
    ('a', 5.4, "M4.4-5V0M4.4-2.5"),
    (
        'b',
        5.4,
        "M.9-7.3V0M.9-2.5C.9-4 1.7-5 2.8-5S4.6-4 4.6-2.5 3.9 0 2.8 0 .9-1 .9-2.5",
    ),
    (
        'c',
        4.9,
        "M4.2-4.3C3.8-4.8 3.3-5 2.7-5 1.5-5 .7-4 .7-2.5S1.5 0 2.7 0C3.3 0 3.8-.2 4.2-.7",
    ),
    ('d', 5.4, "M4.4-7.3V0M4.4-2.5"),
    (
        'e',
        5.2,
        "M.8-2.6H4.5C4.5-4.1 3.8-5 2.7-5 1.5-5 .7-4 .7-2.5S1.5 0 2.8 0C3.4 0 3.9-.2 4.3-.6",
    ),
    ('f', 3.6, "M3.4-7.2C1.9-7.5 1.6-6.8 1.6-5.7V0M.4-5H3.2"),
    (
        'g',
        5.4,
        "M4.4-5V.4C4.4 1.6 3.7 2.2 2.6 2.2 1.9 2.2 1.3 2 .9 1.6M4.4-2.5",
    ),
    (
        'h',
        5.4,
        "M.9-7.3V0M.9-3C1.1-4.3 1.8-5 2.8-5 3.9-5 4.4-4.3 4.4-3.1V0",
    ),
    ('i', 2.4, "M1.2-5V0M1.2-7V-6.9"),
    ('j', 2.8, "M1.6-5V.7C1.6 1.8 1.1 2.2 .2 2.1M1.6-7V-6.9"),
    ('k', 5.0, "M.9-7.3V0M4.2-5L.9-2.1M2.2-3.2L4.4 0"),
    ('z', 5.0, "M.8-5H4.4L.7 0H4.6"),
];

/// Those that end in a bowl.
const BOWLED: &[char] = &['a', 'd', 'g'];

/// One sign where it stands.
#[derive(Debug)]
pub(crate) struct Written {
    /// From the beginning of the word, in tenths of the size.
    pub(crate) at: f64,
    pub(crate) d: String,
}

/// A word and how long it is, in tenths of its size.
pub(crate) fn write(text: &str) -> Result<(Vec<Written>, f64), NoPicture> {
    let mut at = 0.0;
    let mut word = Vec::new();
    for letter in text.chars() {
        let (_, advance, strokes) = SIGNS
            .iter()
            .find(|(sign, ..)| *sign == letter)
            .ok_or_else(|| NoPicture::Undrawn(format!("letter '{letter}'")))?;
        let bowl = if BOWLED.contains(&letter) { BOWL } else { "" };
        word.push(Written {
            at,
            d: format!("{strokes}{bowl}"),
        });
        at += advance;
    }
    Ok((word, at))
}
