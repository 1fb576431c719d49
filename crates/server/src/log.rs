//! What the server says while it runs: one line an event, on standard error.
//!
//! A line is made of words of ours, numbers and ids of rounds alone. No path, query, header, name or body of a client is ever in
//! it, so that no secret can be, and nobody writes a line into it.

use std::fmt::Write as _;
use std::io::Write as _;

/// How much is said, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Log {
    /// What somebody has to look after, in words.
    #[default]
    Quiet,
    /// Refusals too, as `word key=value …`.
    Text,
    /// The same as objects of JSON.
    Json,
}

impl Log {
    /// `text` or `json`.
    #[must_use]
    pub fn read(text: &str) -> Option<Log> {
        match text {
            "text" => Some(Log::Text),
            "json" => Some(Log::Json),
            _ => None,
        }
    }

    /// Something that somebody has to look after.
    pub(crate) fn warn(self, at: i64, event: &str, fields: &[(&str, &str)]) {
        self.say(&self.line(at, "warn", event, fields));
    }

    /// Something that happens.
    pub(crate) fn info(self, at: i64, event: &str, fields: &[(&str, &str)]) {
        if self != Log::Quiet {
            self.say(&self.line(at, "info", event, fields));
        }
    }

    fn say(self, line: &str) {
        // There is nowhere left to complain if standard error is closed.
        let _ = writeln!(std::io::stderr(), "{line}");
    }

    fn line(self, at: i64, level: &str, event: &str, fields: &[(&str, &str)]) -> String {
        let mut line = match self {
            Log::Json => format!("{{\"at\":{at},\"level\":\"{level}\",\"event\":\"{event}\""),
            Log::Quiet | Log::Text => format!("{at} {level} {event}"),
        };
        for (name, value) in fields {
            let value = plain(value);
            // A text takes whatever is written to it.
            let _ = match self {
                Log::Json => write!(line, ",\"{name}\":\"{value}\""),
                Log::Quiet | Log::Text => write!(line, " {name}={value}"),
            };
        }
        if self == Log::Json {
            line.push('}');
        }
        line
    }
}

/// Words of ours are plain; what is not is made so, that an error of the system cannot break a line either.
fn plain(value: &str) -> String {
    let keep = |letter: char| match letter {
        '"' | '\\' => '\'',
        letter if letter.is_control() => ' ',
        letter => letter,
    };
    value.chars().take(200).map(keep).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn s14_a_line_stays_a_line() {
        let fields = [
            ("code", "E_STALE"),
            ("why", "a\r\n{\"level\":\"x\"}\u{1b}[2J"),
        ];
        let text = Log::Text.line(5, "info", "refused", &fields);
        assert_eq!(text, "5 info refused code=E_STALE why=a  {'level':'x'} [2J");
        let json = Log::Json.line(5, "info", "refused", &fields);
        assert!(!json.contains(['\n', '\r', '\u{1b}']));
        let read: serde_json::Value = serde_json::from_str(&json).unwrap();
        assert_eq!(
            (&read["level"], &read["code"]),
            (&"info".into(), &"E_STALE".into())
        );
        assert_eq!(Log::read("xml"), None);
    }
}
