//! Lines of words.

use rules::Side;

use crate::NoPicture;

/// One line, read word by word.
#[derive(Debug)]
pub(crate) struct Line {
    number: usize,
    rest: &'static str,
}

impl Line {
    /// The lines of a text, from 1.
    pub(crate) fn all(text: &'static str) -> impl Iterator<Item = Line> {
        let numbered = text.lines().enumerate();
        numbered.map(|(index, rest)| Line {
            number: index + 1,
            rest,
        })
    }

    pub(crate) fn damaged(&self, what: &'static str) -> NoPicture {
        NoPicture::Damaged {
            line: self.number,
            what,
        }
    }

    pub(crate) fn next(&mut self) -> Option<&'static str> {
        if self.rest.is_empty() {
            return None;
        }
        let (word, rest) = self.rest.split_once(' ').unwrap_or((self.rest, ""));
        self.rest = rest;
        Some(word)
    }

    pub(crate) fn word(&mut self, what: &'static str) -> Result<&'static str, NoPicture> {
        self.next().ok_or_else(|| self.damaged(what))
    }

    pub(crate) fn number<N: std::str::FromStr>(
        &mut self,
        what: &'static str,
    ) -> Result<N, NoPicture> {
        let word = self.word(what)?;
        word.parse().map_err(|_| self.damaged(what))
    }

    pub(crate) fn numbers<const N: usize>(
        &mut self,
        what: &'static str,
    ) -> Result<[f64; N], NoPicture> {
        let mut numbers = [0.0; N];
        for number in &mut numbers {
            *number = self.number(what)?;
        }
        Ok(numbers)
    }

    pub(crate) fn side(&mut self) -> Result<Side, NoPicture> {
        let word = self.word("a side")?;
        self.side_named(word)
    }

    pub(crate) fn side_named(&self, word: &str) -> Result<Side, NoPicture> {
        match word {
            "first" => Ok(Side::First),
            "second" => Ok(Side::Second),
            _ => Err(self.damaged("first or second")),
        }
    }

    /// Everything that is left: path data.
    pub(crate) fn rest(&self) -> &'static str {
        self.rest
    }
}
