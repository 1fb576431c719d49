//! ICCS: coordinates with ranks 0 to 9, the machine form of both games (rules: 1.4, 10.2).

use super::Motion;
#[cfg(feature = "records")]
use crate::rhythm::Node;

/// `h2e2`, `h2h2^`.
#[must_use]
pub(super) fn write(motion: Motion) -> String {
    let mut text = motion.from.name();
    text.push_str(&motion.to.name());
    text
}

/// The print form of a text in ICCS: `H2-E2`, `H2-H2^@p`. Anything else comes back as it is.
#[cfg(feature = "records")]
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

#[cfg(all(test, feature = "records"))]
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
}
