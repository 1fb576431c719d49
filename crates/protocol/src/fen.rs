//! Position texts as clients of UCCI and Cyclone write them.

/// The standard form of a xiangqi text whose side may be called `r` (red) and whose last fields may be missing.
pub(crate) fn completed(text: &str) -> String {
    let mut words = text.split_whitespace();
    let board = words.next().unwrap_or("");
    let side = match words.next() {
        Some("r" | "R" | "w") | None => "w",
        Some(other) => other,
    };
    let rest: Vec<&str> = words.collect();
    let rest = if rest.is_empty() {
        "- - 0 1".to_owned()
    } else {
        rest.join(" ")
    };
    format!("{board} {side} {rest}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cyclone_leaves_out_what_it_does_not_need() {
        assert_eq!(completed("4k4/9 r"), "4k4/9 w - - 0 1");
        assert_eq!(completed("4k4/9 b - - 3 9"), "4k4/9 b - - 3 9");
        assert_eq!(completed("4k4/9"), "4k4/9 w - - 0 1");
        assert_eq!(completed(""), " w - - 0 1");
    }
}
