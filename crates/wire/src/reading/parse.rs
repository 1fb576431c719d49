//! The grammar of JSON (RFC 8259).

use super::{Fault, Kind, Value};

/// Deeper texts are hostile.
const DEPTH: usize = 128;

/// Reads a text that is one value.
pub(super) fn parse(text: &str) -> Result<Value, Fault> {
    let mut parser = Parser { text, at: 0 };
    let value = parser.value(DEPTH)?;
    match parser.next_mark() {
        None => Ok(value),
        Some(_) => Err(parser.fault("something follows the end")),
    }
}

struct Parser<'t> {
    text: &'t str,
    at: usize,
}

impl Parser<'_> {
    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    /// The next byte that is no space.
    fn next_mark(&mut self) -> Option<u8> {
        while matches!(self.peek(), Some(b' ' | b'\t' | b'\n' | b'\r')) {
            self.at += 1;
        }
        self.peek()
    }

    fn fault(&self, says: &str) -> Fault {
        let says = if self.at < self.text.len() {
            says
        } else {
            "the text ends too early"
        };
        Fault::new(self.at, says)
    }

    /// Takes a byte if it is the next one that is no space.
    fn takes(&mut self, mark: u8) -> bool {
        let is_next = self.next_mark() == Some(mark);
        self.at += usize::from(is_next);
        is_next
    }

    fn value(&mut self, depth: usize) -> Result<Value, Fault> {
        let first = self.next_mark();
        let at = self.at;
        let Some(depth) = depth.checked_sub(1) else {
            return Err(self.fault("too many lists and objects in each other"));
        };
        let kind = match first {
            Some(b'"') => Kind::Text(self.string()?),
            Some(b'{') => Kind::Object(self.object(depth)?),
            Some(b'[') => Kind::List(self.list(depth)?),
            Some(b'-' | b'0'..=b'9') => Kind::Number(self.number()?),
            _ => self.word()?,
        };
        Ok(Value { at, kind })
    }

    fn word(&mut self) -> Result<Kind, Fault> {
        let rest = self.text.get(self.at..).unwrap_or_default();
        for (word, kind) in [
            ("null", Kind::Null),
            ("true", Kind::Bool(true)),
            ("false", Kind::Bool(false)),
        ] {
            if rest.starts_with(word) {
                self.at += word.len();
                return Ok(kind);
            }
        }
        Err(self.fault("expected a value"))
    }

    fn object(&mut self, depth: usize) -> Result<Vec<(String, Value)>, Fault> {
        let mut fields = Vec::new();
        self.at += 1;
        if self.takes(b'}') {
            return Ok(fields);
        }
        loop {
            if self.next_mark() != Some(b'"') {
                return Err(self.fault("expected the name of a field"));
            }
            let name = self.string()?;
            if !self.takes(b':') {
                return Err(self.fault("expected `:`"));
            }
            fields.push((name, self.value(depth)?));
            if self.takes(b'}') {
                return Ok(fields);
            }
            if !self.takes(b',') {
                return Err(self.fault("expected `,` or `}`"));
            }
        }
    }

    fn list(&mut self, depth: usize) -> Result<Vec<Value>, Fault> {
        let mut values = Vec::new();
        self.at += 1;
        if self.takes(b']') {
            return Ok(values);
        }
        loop {
            values.push(self.value(depth)?);
            if self.takes(b']') {
                return Ok(values);
            }
            if !self.takes(b',') {
                return Err(self.fault("expected `,` or `]`"));
            }
        }
    }

    /// At least one digit.
    fn digits(&mut self) -> Result<(), Fault> {
        let start = self.at;
        while matches!(self.peek(), Some(b'0'..=b'9')) {
            self.at += 1;
        }
        if self.at == start {
            return Err(self.fault("expected a digit"));
        }
        Ok(())
    }

    fn number(&mut self) -> Result<Option<i64>, Fault> {
        let start = self.at;
        self.at += usize::from(self.peek() == Some(b'-'));
        let zero = self.peek() == Some(b'0');
        let first = self.at;
        self.digits()?;
        if zero && self.at > first + 1 {
            return Err(self.fault("a number does not begin with 0"));
        }
        let whole = self.at;
        if self.peek() == Some(b'.') {
            self.at += 1;
            self.digits()?;
        }
        if matches!(self.peek(), Some(b'e' | b'E')) {
            self.at += 1;
            self.at += usize::from(matches!(self.peek(), Some(b'+' | b'-')));
            self.digits()?;
        }
        // There is no -0 among the whole numbers.
        if self.at > whole || zero && first > start {
            return Ok(None);
        }
        Ok(self
            .text
            .get(start..whole)
            .and_then(|text| text.parse().ok()))
    }

    fn string(&mut self) -> Result<String, Fault> {
        let mut string = String::new();
        self.at += 1;
        loop {
            let start = self.at;
            while !matches!(self.peek(), None | Some(b'"' | b'\\' | 0..0x20)) {
                self.at += 1;
            }
            // Both ends are beside ASCII or the end, so they are ends of characters.
            string.push_str(self.text.get(start..self.at).unwrap_or_default());
            let end = self.peek();
            if end == Some(b'"') {
                self.at += 1;
                return Ok(string);
            }
            if end != Some(b'\\') {
                return Err(
                    self.fault("a control character in a text; write it as \\u and four digits")
                );
            }
            self.at += 1;
            string.push(self.escaped()?);
        }
    }

    /// The character behind a backslash.
    fn escaped(&mut self) -> Result<char, Fault> {
        let letter = self.peek();
        let character = match letter {
            Some(b'"') => '"',
            Some(b'\\') => '\\',
            Some(b'/') => '/',
            Some(b'b') => '\u{8}',
            Some(b'f') => '\u{c}',
            Some(b'n') => '\n',
            Some(b'r') => '\r',
            Some(b't') => '\t',
            Some(b'u') => {
                self.at += 1;
                return self.coded();
            }
            _ => return Err(self.fault("unknown letter behind `\\`")),
        };
        self.at += 1;
        Ok(character)
    }

    /// The character of four hex digits, or of two times four where it needs a pair.
    fn coded(&mut self) -> Result<char, Fault> {
        let mut code = self.hex()?;
        if (0xd800..0xdc00).contains(&code) {
            let rest = self.text.get(self.at..).unwrap_or_default();
            if rest.starts_with("\\u") {
                self.at += 2;
                let low = self.hex()?;
                if (0xdc00..0xe000).contains(&low) {
                    code = 0x1_0000 + ((code - 0xd800) << 10) + (low - 0xdc00);
                }
            }
        }
        char::from_u32(code).ok_or_else(|| self.fault("half of a pair of codes"))
    }

    fn hex(&mut self) -> Result<u32, Fault> {
        let mut code = 0;
        for _ in 0..4 {
            let digit = self.peek().and_then(|byte| char::from(byte).to_digit(16));
            let digit = digit.ok_or_else(|| self.fault("expected four hex digits"))?;
            code = code * 16 + digit;
            self.at += 1;
        }
        Ok(code)
    }
}

#[cfg(test)]
mod tests {
    use rules::SplitMix64;

    use super::*;

    /// The same value in the words of another reader; none where a number is beyond ours.
    fn other(value: &Value) -> Option<serde_json::Value> {
        Some(match &value.kind {
            Kind::Null => serde_json::Value::Null,
            Kind::Bool(truth) => (*truth).into(),
            Kind::Number(number) => (*number)?.into(),
            Kind::Text(text) => text.as_str().into(),
            Kind::List(values) => values.iter().map(other).collect::<Option<Vec<_>>>()?.into(),
            Kind::Object(fields) => fields
                .iter()
                .map(|(name, value)| Some((name.clone(), other(value)?)))
                .collect::<Option<serde_json::Map<_, _>>>()?
                .into(),
        })
    }

    const SAMPLES: [&str; 6] = [
        r#"{"table": 1, "request": {"ask": "play", "step": "h2e2", "timing": -12}, "none": null}"#,
        r#" [true,false , [], {}, [[0, -0, 10, 9223372036854775807]], ""] "#,
        r#"["\u00e9\n\"\\\/\b\f\r\t", "\ud83d\ude00", "cờ 象棋"]"#,
        "{\"a\":\t{\"b\" :[1,\r\n2]}}",
        "[1.5, 2e3, -0.25E-2, 1e+1]",
        r#""x""#,
    ];

    #[test]
    fn whole_texts_are_read_as_everybody_reads_them() {
        for text in SAMPLES {
            let value = parse(text).unwrap();
            if let Some(found) = other(&value) {
                assert_eq!(
                    found,
                    serde_json::from_str::<serde_json::Value>(text).unwrap()
                );
            }
        }
    }

    #[test]
    fn spoilt_texts_are_refused_where_everybody_refuses_them() {
        let marks = b"{}[]\",:\\u0123456789abcdefntr-+.eE \n\x01\xc3\xa9";
        let mut random = SplitMix64::new(16);
        for _ in 0..30_000 {
            let mut bytes = SAMPLES[random.below(SAMPLES.len())].as_bytes().to_vec();
            for _ in 0..=random.below(3) {
                let at = random.below(bytes.len());
                match random.below(3) {
                    0 => bytes[at] = marks[random.below(marks.len())],
                    1 => bytes.insert(at, marks[random.below(marks.len())]),
                    _ => bytes.truncate(at.max(1)),
                }
            }
            let Ok(text) = String::from_utf8(bytes) else {
                continue;
            };
            let known = serde_json::from_str::<serde_json::Value>(&text);
            match (parse(&text), known) {
                (Ok(value), Ok(known)) => {
                    let found = other(&value);
                    assert!(found.is_none_or(|found| found == known), "{text}");
                }
                (Err(_), Err(_)) => {}
                // A number beyond every number: a number all the same, and no field takes it.
                (Ok(_), Err(error)) if error.to_string().contains("out of range") => {}
                (found, known) => panic!("{text}: {found:?}, {known:?}"),
            }
        }
    }

    #[test]
    fn deep_texts_are_refused_before_they_cost_the_stack() {
        assert!(parse(&"[".repeat(1_000_000)).is_err());
        let deep = |depth: usize| "[".repeat(depth) + &"]".repeat(depth);
        assert!(parse(&deep(127)).is_ok());
        assert!(parse(&deep(DEPTH + 1)).is_err());
    }
}
