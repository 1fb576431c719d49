//! Choosing: how a hand narrows the list of complete legal steps, one pick after another.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::{AnchorId, BoardId, SiteId};

/// One choice of a hand. Picks never touch the position, so cancelling is free.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Pick {
    /// A place.
    Site(SiteId),
    /// A board as a whole.
    Board(BoardId),
    /// A place for a board.
    Anchor(AnchorId),
    /// A word of the game: `queen`, `whole`, `tank`, `stay`, `rotated`, `commit`, …
    Choice(Word),
}

/// A choice word: lower-case letters, digits and `_`, at most 15 bytes, kept inline so that picks stay `Copy` and can be
/// read back from text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Word {
    bytes: [u8; 15],
    len: u8,
}

impl Word {
    /// A word known at compile time.
    ///
    /// # Panics
    /// At compile time (or in the first test that uses it), if the word is empty, too long or has other characters.
    #[must_use]
    #[allow(clippy::panic)] // Words are constants of the games, never input; reading from text goes through `FromStr`.
    pub const fn new(text: &str) -> Word {
        match Word::checked(text.as_bytes()) {
            Some(word) => word,
            None => panic!("a choice word has 1 to 15 characters out of a-z, 0-9 and _"),
        }
    }

    const fn checked(text: &[u8]) -> Option<Word> {
        if text.is_empty() || text.len() > 15 {
            return None;
        }
        let mut bytes = [0; 15];
        let mut index = 0;
        while index < text.len() {
            let byte = text[index];
            if !(byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'_') {
                return None;
            }
            bytes[index] = byte;
            index += 1;
        }
        Some(Word {
            bytes,
            len: text.len() as u8,
        })
    }

    /// The word as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        // The constructor admits ASCII only.
        std::str::from_utf8(&self.bytes[..usize::from(self.len)]).unwrap_or_default()
    }
}

impl fmt::Debug for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.as_str())
    }
}

/// A text that is no pick.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error(
    "'{0}' is not a pick; accepted: s and a site number, b and a board number, n and an anchor number, or = and a word"
)]
pub struct NotAPick(pub String);

/// `s12`, `b3`, `n7`, `=queen`: the form of the wire.
impl fmt::Display for Pick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Pick::Site(site) => write!(f, "s{}", site.0),
            Pick::Board(board) => write!(f, "b{}", board.0),
            Pick::Anchor(anchor) => write!(f, "n{}", anchor.0),
            Pick::Choice(word) => write!(f, "={}", word.as_str()),
        }
    }
}

impl FromStr for Pick {
    type Err = NotAPick;

    fn from_str(text: &str) -> Result<Pick, NotAPick> {
        let wrong = || NotAPick(text.chars().take(40).collect());
        let mut rest = text.chars();
        let tag = rest.next();
        let rest = rest.as_str();
        match tag {
            Some('s') => rest
                .parse()
                .map(|n| Pick::Site(SiteId(n)))
                .map_err(|_| wrong()),
            Some('b') => rest
                .parse()
                .map(|n| Pick::Board(BoardId(n)))
                .map_err(|_| wrong()),
            Some('n') => rest
                .parse()
                .map(|n| Pick::Anchor(AnchorId(n)))
                .map_err(|_| wrong()),
            Some('=') => Word::checked(rest.as_bytes())
                .map(Pick::Choice)
                .ok_or_else(wrong),
            _ => Err(wrong()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_has_at_most_fifteen_letters_digits_and_lines() {
        for word in ["a", "7", "_", "queen_2", "abcdefghijklmno"] {
            assert_eq!(Word::new(word).as_str(), word);
        }
        for text in ["=", "=abcdefghijklmnop", "=Queen", "=a-b", "=é"] {
            assert!(text.parse::<Pick>().is_err(), "{text}");
        }
    }

    #[test]
    fn picks_read_back() {
        let picks = [
            Pick::Site(SiteId(12)),
            Pick::Board(BoardId(3)),
            Pick::Anchor(AnchorId(0)),
            Pick::Choice(Word::new("queen")),
        ];
        for pick in picks {
            assert_eq!(pick.to_string().parse(), Ok(pick));
        }
    }

    #[test]
    fn other_texts_are_refused() {
        for text in [
            "",
            "s",
            "s-1",
            "s65536",
            "b256",
            "x1",
            "=",
            "=Queen",
            "=averyverylongword",
            "sé",
        ] {
            assert!(text.parse::<Pick>().is_err(), "{text}");
        }
    }
}
