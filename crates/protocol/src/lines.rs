//! Reading lines that others wrote: of any length, in any bytes.

use std::io::{BufRead, Read};

/// The longest line that is read; what is beyond is thrown away, and said so.
pub(crate) const LONGEST: usize = 1 << 20;

/// One line of input.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Line {
    Text(String),
    TooLong,
    End,
}

/// The next line. Bytes that are not UTF-8 become replacement characters, which no command contains.
pub(crate) fn next(input: &mut impl BufRead) -> Line {
    let mut bytes = Vec::new();
    let limit = LONGEST as u64 + 1;
    match input.by_ref().take(limit).read_until(b'\n', &mut bytes) {
        Ok(0) | Err(_) => Line::End,
        Ok(_) if bytes.len() > LONGEST && bytes.last() != Some(&b'\n') => {
            skip(input);
            Line::TooLong
        }
        Ok(_) => Line::Text(String::from_utf8_lossy(&bytes).trim().to_owned()),
    }
}

/// Throws the rest of a line away without keeping it.
fn skip(input: &mut impl BufRead) {
    loop {
        let (used, found) = match input.fill_buf() {
            Ok([]) | Err(_) => return,
            Ok(bytes) => match bytes.iter().position(|&byte| byte == b'\n') {
                Some(at) => (at + 1, true),
                None => (bytes.len(), false),
            },
        };
        input.consume(used);
        if found {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_end_with_anything() {
        let mut input: &[u8] = b"uci\r\n\n  go \xff\xfe\nquit";
        assert_eq!(next(&mut input), Line::Text("uci".into()));
        assert_eq!(next(&mut input), Line::Text(String::new()));
        assert_eq!(next(&mut input), Line::Text("go \u{fffd}\u{fffd}".into()));
        assert_eq!(next(&mut input), Line::Text("quit".into()));
        assert_eq!(next(&mut input), Line::End);
    }

    #[test]
    fn a_line_without_end_is_left_out() {
        let mut text = vec![b'x'; LONGEST + 5];
        text.extend_from_slice(b"\nuci\n");
        let mut input: &[u8] = &text;
        assert_eq!(next(&mut input), Line::TooLong);
        assert_eq!(next(&mut input), Line::Text("uci".into()));
    }
}
