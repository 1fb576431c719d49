//! A place in a text that knows its line and column.

use crate::{RecordError, TextLimits};

/// Line and column, both from 1; columns count characters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spot {
    /// The line.
    pub line: u32,
    /// The column.
    pub column: u32,
}

/// Reads a text once, from front to back.
#[derive(Clone, Debug)]
pub struct Cursor<'a> {
    rest: &'a str,
    spot: Spot,
}

impl<'a> Cursor<'a> {
    /// The start of `text`, a byte-order mark skipped.
    ///
    /// # Errors
    /// `E_TEXT_TOO_LONG` beyond [`TextLimits::text`].
    pub fn new(text: &'a str) -> Result<Cursor<'a>, RecordError> {
        let spot = Spot { line: 1, column: 1 };
        let limits = TextLimits::STANDARD;
        limits
            .check_text(text)
            .map_err(|refusal| RecordError::at(spot, refusal))?;
        let rest = text.strip_prefix('\u{feff}').unwrap_or(text);
        Ok(Cursor { rest, spot })
    }

    /// Where it stands.
    #[must_use]
    pub const fn spot(&self) -> Spot {
        self.spot
    }

    /// Whether nothing is left.
    #[must_use]
    pub const fn at_end(&self) -> bool {
        self.rest.is_empty()
    }

    /// The next character.
    #[must_use]
    pub fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    /// Whether `prefix` comes next.
    #[must_use]
    pub fn looks_at(&self, prefix: &str) -> bool {
        self.rest.starts_with(prefix)
    }

    /// Takes one character.
    pub fn bump(&mut self) -> Option<char> {
        let next = self.peek()?;
        self.advance(next.len_utf8());
        Some(next)
    }

    /// Takes `prefix` if it comes next.
    pub fn eat(&mut self, prefix: &str) -> bool {
        let found = self.looks_at(prefix);
        if found {
            self.advance(prefix.len());
        }
        found
    }

    /// Takes the longest run of characters that satisfy `wanted`.
    pub fn take_while(&mut self, wanted: impl Fn(char) -> bool) -> &'a str {
        let len = self
            .rest
            .find(|next: char| !wanted(next))
            .unwrap_or(self.rest.len());
        self.advance(len)
    }

    /// Takes everything before `end`, and `end` itself; `None` (and nothing taken) if it never comes.
    pub fn take_until(&mut self, end: &str) -> Option<&'a str> {
        let len = self.rest.find(end)?;
        let taken = self.advance(len);
        self.advance(end.len());
        Some(taken)
    }

    /// Passes over white space.
    pub fn skip_space(&mut self) {
        self.take_while(char::is_whitespace);
    }

    /// What is left, for a look ahead.
    pub(crate) const fn rest(&self) -> &'a str {
        self.rest
    }

    /// Moves on by `len` bytes, which end at a character boundary.
    pub(crate) fn advance(&mut self, len: usize) -> &'a str {
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
#[must_use]
pub fn excerpt(text: &str) -> String {
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
    fn an_excerpt_is_short_and_on_one_line() {
        assert_eq!(excerpt("h2e2"), "h2e2");
        assert_eq!(excerpt(&"炮".repeat(40)), "炮".repeat(40));
        assert_eq!(excerpt(&"炮".repeat(41)), format!("{}…", "炮".repeat(40)));
        assert_eq!(excerpt("a\nb\u{2028}c\u{2029}d\u{7f}e"), "a b c d e");
    }

    #[test]
    fn too_long_a_text_is_refused() {
        let text = " ".repeat(TextLimits::STANDARD.text + 1);
        let error = Cursor::new(&text).expect_err("too long");
        assert_eq!((error.line, error.column), (1, 1));
        let refusal = rules::Refusal::from(error);
        assert_eq!(
            (refusal.code, refusal.case),
            ("E_TEXT_TOO_LONG", "TextLong")
        );
        let at = |place: &str| refusal.details.iter().any(|(name, _)| *name == place);
        assert!(
            at("bytes") && at("at_line") && at("at_column"),
            "{refusal:?}"
        );
    }
}
