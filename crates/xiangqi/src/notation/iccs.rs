//! ICCS: coordinates with ranks 0 to 9, the machine form of both games (rules: 1.4, 10.2).

use super::Motion;
use crate::refusal::excerpt;
use crate::rhythm::Node;
use crate::{Point, Refusal, Step};

/// `h2e2`, `h2h2^`.
#[must_use]
pub(super) fn write(motion: Motion) -> String {
    let mut text = motion.from.name();
    text.push_str(&motion.to.name());
    text
}

/// The print form of a text in ICCS: `H2-E2`, `H2-H2^@p`. Anything else comes back as it is.
#[must_use]
pub(crate) fn print_form(text: &str) -> String {
    let nodes = Node::from_prefix(text).and_then(|(from, rest)| {
        let (to, grade) = Node::from_prefix(rest)?;
        Some((from, to, grade))
    });
    match nodes {
        Some((from, to, grade)) => {
            let [from, to] = [from, to].map(|node| node.name().to_ascii_uppercase());
            format!("{from}-{to}{grade}")
        }
        None => text.to_owned(),
    }
}

/// Appends a step of plain xiangqi.
pub(crate) fn push(step: Step, out: &mut String) {
    for point in [step.from, step.to] {
        out.push((b'a' + point.file()) as char);
        out.push((b'0' + point.rank()) as char);
    }
}

/// Reads a step of plain xiangqi, `h2e2` or the print form `H2-E2`.
pub(crate) fn read(text: &str) -> Result<Step, Refusal> {
    let read = || {
        let mut chars = text.chars().peekable();
        let from = Point::from_chars(chars.next()?, chars.next()?)?;
        chars.next_if_eq(&'-');
        let to = Point::from_chars(chars.next()?, chars.next()?)?;
        chars.next().is_none().then_some(Step::new(from, to))
    };
    read().ok_or_else(|| Refusal::NoMove {
        text: excerpt(text),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_print_form_is_upper_case_with_a_hyphen() {
        for (machine, print) in [
            ("h2e2", "H2-E2"),
            ("a0^a0_", "A0^-A0_"),
            ("h2h2^@p", "H2-H2^@p"),
            ("0000", "0000"),
        ] {
            assert_eq!(print_form(machine), print);
        }
    }

    #[test]
    fn both_forms_read_back_and_others_do_not() {
        let step = read("i9h7").expect("two points");
        assert_eq!(read("I9-H7"), Ok(step));
        let mut text = String::new();
        push(step, &mut text);
        assert_eq!(text, "i9h7");
        for text in [
            "", "h2", "h2e", "h2e22", "j0a0", "h10e2", "h2--e2", "é2e2", "h2^e2",
        ] {
            assert!(matches!(read(text), Err(Refusal::NoMove { .. })), "{text}");
        }
    }
}
