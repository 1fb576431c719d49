//! Moves by coordinates: ICCS with ranks 0 to 9, UCI with ranks 1 to 10 (rules: 1.4).

use std::iter::Peekable;
use std::str::Chars;

use rules::Refusal;

use crate::text::quoted;
use crate::{Point, Step};

fn bad_node(text: &str, accepted: &str) -> Refusal {
    Refusal::new(
        "BAD_NODE",
        format!("{} is not a move; accepted: {accepted}", quoted(text)),
    )
}

/// Appends `h2e2`.
pub(crate) fn write_iccs(step: Step, out: &mut String) {
    for point in [step.from, step.to] {
        out.push((b'a' + point.file()) as char);
        out.push((b'0' + point.rank()) as char);
    }
}

/// Reads `h2e2` or the print form `H2-E2`.
pub(crate) fn read_iccs(text: &str) -> Result<Step, Refusal> {
    let read = || {
        let mut chars = text.chars().peekable();
        let from = Point::from_chars(chars.next()?, chars.next()?)?;
        chars.next_if_eq(&'-');
        let to = Point::from_chars(chars.next()?, chars.next()?)?;
        chars.next().is_none().then_some(Step::new(from, to))
    };
    read().ok_or_else(|| {
        bad_node(
            text,
            "two points of files a to i and ranks 0 to 9, like h2e2",
        )
    })
}

/// `h3e3`, `i10h8`.
pub(crate) fn write_uci(step: Step) -> String {
    [step.from, step.to]
        .map(|point| format!("{}{}", (b'a' + point.file()) as char, point.rank() + 1))
        .concat()
}

/// Reads `h3e3`, `i10h8`; ranks are read greedily.
pub(crate) fn read_uci(text: &str) -> Result<Step, Refusal> {
    let read = || {
        let mut chars = text.chars().peekable();
        let from = uci_point(&mut chars)?;
        let to = uci_point(&mut chars)?;
        chars.next().is_none().then_some(Step::new(from, to))
    };
    read().ok_or_else(|| {
        bad_node(
            text,
            "two points of files a to i and ranks 1 to 10, like h3e3",
        )
    })
}

fn uci_point(chars: &mut Peekable<Chars<'_>>) -> Option<Point> {
    let file = u8::try_from(chars.next()?).ok()?.checked_sub(b'a')?;
    let mut rank = u8::try_from(chars.next()?.to_digit(10)?).ok()?;
    if rank == 1 && chars.next_if_eq(&'0').is_some() {
        rank = 10;
    }
    Point::new(file, rank.checked_sub(1)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_coordinate_forms_read_back() {
        let step = read_iccs("i9h7").unwrap();
        assert_eq!(write_uci(step), "i10h8");
        assert_eq!(read_uci("i10h8"), Ok(step));
        assert_eq!(read_iccs("I9-H7"), Ok(step));
        for text in ["", "h2", "h2e", "h2e22", "j0a0", "h10e2", "h2--e2", "é2e2"] {
            assert_eq!(read_iccs(text).unwrap_err().code, "BAD_NODE", "{text}");
        }
        for text in ["h0e0", "h11e1", "h3e3x", "h3", "h3e"] {
            assert_eq!(read_uci(text).unwrap_err().code, "BAD_NODE", "{text}");
        }
    }
}
