//! Players' names (rules: 14.4).

use rules::Refusal;

/// The most characters of a name.
pub const MAX_CHARACTERS: usize = 20;
/// The most bytes of a name in UTF-8.
pub const MAX_BYTES: usize = 80;

/// Tests a name: 1 to 20 letters, digits, spaces, `-`, `_` and `'`, no space at either end, at most 80 bytes.
///
/// # Errors
/// `E_NAME` with the first fault.
pub fn check(name: &str) -> Result<(), Refusal> {
    fault(name).map_or(Ok(()), |what| {
        Err(Refusal::new(
            "E_NAME",
            format!(
                "the name {what}; accepted: 1 to {MAX_CHARACTERS} letters, digits, spaces, - _ ', no space first or last"
            ),
        ))
    })
}

/// What is wrong with a name.
pub(crate) fn fault(name: &str) -> Option<String> {
    let allowed = |c: &char| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_' | '\'');
    if name.is_empty() {
        Some("is empty".to_owned())
    } else if name.len() > MAX_BYTES {
        Some(format!("has more than {MAX_BYTES} bytes"))
    } else if name.chars().count() > MAX_CHARACTERS {
        Some(format!("has more than {MAX_CHARACTERS} characters"))
    } else if let Some(other) = name.chars().find(|c| !allowed(c)) {
        Some(format!("contains '{}'", other.escape_default()))
    } else if name.starts_with(' ') || name.ends_with(' ') {
        Some("begins or ends with a space".to_owned())
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_follow_section_14_4() {
        for name in [
            "A",
            "Ann",
            "O'Neil",
            "Ng-Lê",
            "陳大文",
            "a b_c",
            &"𐐀".repeat(20),
        ] {
            assert_eq!(check(name), Ok(()), "{name}");
        }
        let wrong = [
            "",
            " a",
            "a ",
            "<b>",
            "a\u{0}",
            "a.b",
            &"a".repeat(21),
            &"𐐀".repeat(21),
        ];
        for name in wrong {
            assert_eq!(
                check(name).map_err(|refusal| refusal.code),
                Err("E_NAME"),
                "{name}"
            );
        }
    }
}
