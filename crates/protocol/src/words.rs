//! Reading a line word by word.

use std::str::FromStr;

use crate::ProtocolRefusal;

/// The words of a line.
pub(crate) struct LineWords<'a> {
    words: std::iter::Peekable<std::str::SplitWhitespace<'a>>,
}

impl<'a> LineWords<'a> {
    pub(crate) fn new(line: &'a str) -> LineWords<'a> {
        LineWords {
            words: line.split_whitespace().peekable(),
        }
    }

    pub(crate) fn next(&mut self) -> Option<&'a str> {
        self.words.next()
    }

    /// The words before `stop`, which is taken away, or all that are left; joined by single spaces.
    pub(crate) fn until(&mut self, stop: &str) -> String {
        let mut text = String::new();
        for word in self.words.by_ref() {
            if word == stop {
                break;
            }
            push(&mut text, word);
        }
        text
    }

    /// The words before the first that `stops` says yes to, which is left.
    pub(crate) fn before(&mut self, stops: impl Fn(&str) -> bool) -> Vec<String> {
        let mut found = Vec::new();
        while let Some(word) = self.words.next_if(|word| !stops(word)) {
            found.push(word.to_owned());
        }
        found
    }

    /// Everything that is left, joined by single spaces.
    pub(crate) fn rest(&mut self) -> String {
        let mut text = String::new();
        for word in self.words.by_ref() {
            push(&mut text, word);
        }
        text
    }

    /// The number after the word `what`.
    pub(crate) fn number<T: FromStr>(&mut self, what: &str) -> Result<T, ProtocolRefusal> {
        let word = self.next().unwrap_or("");
        word.parse().map_err(|_| ProtocolRefusal::Number {
            what: what.to_owned(),
            word: shown(word),
        })
    }
}

fn push(text: &mut String, word: &str) {
    if !text.is_empty() {
        text.push(' ');
    }
    text.push_str(word);
}

/// As much of a text as an answer may repeat.
pub(crate) fn shown(text: &str) -> String {
    text.chars()
        .filter(|letter| !letter.is_control())
        .take(60)
        .collect()
}
