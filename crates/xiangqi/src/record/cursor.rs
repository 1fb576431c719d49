//! A place in a text that knows its line and column.

use super::{MAX_BYTES, RecordError};

/// Line and column, both from 1; columns count characters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Spot {
    pub(super) line: u32,
    pub(super) column: u32,
}

/// Reads a text once, from front to back.
#[derive(Clone, Debug)]
pub(super) struct Cursor<'a> {
    rest: &'a str,
    spot: Spot,
}

impl<'a> Cursor<'a> {
    /// The start of `text`, a byte-order mark skipped.
    ///
    /// # Errors
    /// `E_SIZE` beyond [`MAX_BYTES`].
    pub(super) fn new(text: &'a str) -> Result<Cursor<'a>, RecordError> {
        let spot = Spot { line: 1, column: 1 };
        if text.len() > MAX_BYTES {
            return Err(RecordError::new(
                "E_SIZE",
                spot,
                format!(
                    "a record text of {} bytes; accepted: at most {MAX_BYTES}",
                    text.len()
                ),
            ));
        }
        let rest = text.strip_prefix('\u{feff}').unwrap_or(text);
        Ok(Cursor { rest, spot })
    }

    pub(super) const fn spot(&self) -> Spot {
        self.spot
    }

    pub(super) const fn at_end(&self) -> bool {
        self.rest.is_empty()
    }

    pub(super) fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    pub(super) fn looks_at(&self, prefix: &str) -> bool {
        self.rest.starts_with(prefix)
    }

    /// Takes one character.
    pub(super) fn bump(&mut self) -> Option<char> {
        let next = self.peek()?;
        self.advance(next.len_utf8());
        Some(next)
    }

    /// Takes `prefix` if it comes next.
    pub(super) fn eat(&mut self, prefix: &str) -> bool {
        let found = self.looks_at(prefix);
        if found {
            self.advance(prefix.len());
        }
        found
    }

    /// Takes the longest run of characters that satisfy `wanted`.
    pub(super) fn take_while(&mut self, wanted: impl Fn(char) -> bool) -> &'a str {
        let len = self
            .rest
            .find(|next: char| !wanted(next))
            .unwrap_or(self.rest.len());
        self.advance(len)
    }

    /// Takes everything before `end`, and `end` itself; `None` (and nothing taken) if it never comes.
    pub(super) fn take_until(&mut self, end: &str) -> Option<&'a str> {
        let len = self.rest.find(end)?;
        let taken = self.advance(len);
        self.advance(end.len());
        Some(taken)
    }

    pub(super) fn skip_space(&mut self) {
        self.take_while(char::is_whitespace);
    }

    /// Moves on by `len` bytes, which end at a character boundary.
    fn advance(&mut self, len: usize) -> &'a str {
        let (taken, rest) = self.rest.split_at(len);
        for next in taken.chars() {
            if next == '\n' {
                self.spot.line += 1;
                self.spot.column = 1;
            } else {
                self.spot.column += 1;
            }
        }
        self.rest = rest;
        taken
    }
}

/// The beginning of a text on one line, for messages.
pub(super) fn excerpt(text: &str) -> String {
    const LIMIT: usize = 40;
    let mut short: String = text.chars().take(LIMIT).collect();
    if text.chars().nth(LIMIT).is_some() {
        short.push('…');
    }
    // U+2028 and U+2029 break lines and are no control characters.
    short.replace(
        |letter: char| letter.is_control() || matches!(letter, '\u{2028}' | '\u{2029}'),
        " ",
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_and_columns_count_characters() {
        let mut cursor = Cursor::new("炮二\n平五").expect("short");
        assert_eq!(cursor.take_while(|c| c != '平'), "炮二\n");
        assert_eq!(cursor.spot(), Spot { line: 2, column: 1 });
        cursor.bump();
        assert_eq!(cursor.spot(), Spot { line: 2, column: 2 });
        assert_eq!(cursor.take_until("]"), None);
        assert_eq!(cursor.take_until("五"), Some(""));
        assert!(cursor.at_end());
    }

    #[test]
    fn too_long_a_text_is_refused() {
        let text = " ".repeat(MAX_BYTES + 1);
        let error = Cursor::new(&text).expect_err("too long");
        assert_eq!((error.code, error.line, error.column), ("E_SIZE", 1, 1));
    }
}
