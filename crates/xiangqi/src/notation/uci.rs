//! UCI: coordinates with ranks 1 to 10 (rules: 1.4). A single move does not show which of the two it is in, so the caller
//! says so.

use super::{Motion, PASS};
use crate::Refusal;
use crate::refusal::excerpt;
use crate::rhythm::{Layer, Node};

/// `h3e3`, `i10h8`, `h3h3^`.
#[must_use]
pub(super) fn write(motion: Motion) -> String {
    let mut text = String::with_capacity(8);
    for node in [motion.from, motion.to] {
        push(node, &mut text);
    }
    text
}

fn push(node: Node, text: &mut String) {
    let point = node.point();
    text.push((b'a' + point.file()) as char);
    text.push_str(&(point.rank() + 1).to_string());
    text.push_str(node.layer().tag());
}

/// The same text with ranks 0 to 9. Only the ranks are judged here; what follows the two nodes is kept for the reader of
/// the machine form.
///
/// # Errors
/// `BAD_NODE` where a node is not a file `a` to `i` and a rank 1 to 10.
pub(super) fn to_iccs(text: &str) -> Result<String, Refusal> {
    if text == PASS {
        return Ok(PASS.to_owned());
    }
    let mut out = String::with_capacity(text.len());
    let told = || excerpt(text);
    let rest = node(text, &mut out).ok_or_else(|| Refusal::UciOrigin { text: told() })?;
    let rest = node(rest, &mut out).ok_or_else(|| Refusal::UciDestination { text: told() })?;
    out.push_str(rest);
    Ok(out)
}

/// Copies one node and gives what follows it.
fn node<'a>(text: &'a str, out: &mut String) -> Option<&'a str> {
    let mut chars = text.chars();
    let file = chars.next().filter(|file| matches!(file, 'a'..='i'))?;
    let rest = chars.as_str();
    // Greedy: a 1 with a 0 behind it is rank 10.
    let (rank, rest) = match rest.strip_prefix("10") {
        Some(rest) => (b'9', rest),
        None => {
            let digit = u8::try_from(chars.next()?).ok()?;
            if !(b'1'..=b'9').contains(&digit) {
                return None;
            }
            (digit - 1, chars.as_str())
        }
    };
    out.push(file);
    out.push(char::from(rank));
    match rest.chars().next() {
        Some(tag) if Layer::from_tag(tag).is_some() => {
            out.push(tag);
            Some(&rest[tag.len_utf8()..])
        }
        _ => Some(rest),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Refused;

    #[test]
    fn ranks_move_by_one() {
        for (uci, iccs) in [
            ("h3e3", "h2e2"),
            ("i10h8", "i9h7"),
            ("a1a10", "a0a9"),
            ("a10a1", "a9a0"),
            ("h3h3^", "h2h2^"),
            ("a10^a10_@p", "a9^a9_@p"),
            (PASS, PASS),
        ] {
            assert_eq!(to_iccs(uci).as_deref(), Ok(iccs), "{uci}");
        }
    }

    #[test]
    fn rank_0_is_no_rank() {
        for text in [
            "h0e3", "h3e0", "a1", "", "j1a1", "a１a2", "h2", "é1a1", "H3E3",
        ] {
            assert_eq!(
                to_iccs(text).map_err(|refusal| refusal.code()),
                Err("BAD_NODE"),
                "{text}"
            );
        }
        // A third digit is left for the reader of the machine form, which refuses it.
        assert_eq!(
            to_iccs("a11a2").map_err(|refusal| refusal.code()),
            Err("BAD_NODE")
        );
    }
}
