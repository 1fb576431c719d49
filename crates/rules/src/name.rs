//! Names of players: one rule for every game, every link and every round.

/// The most characters of a name.
const MAX_CHARACTERS: usize = 20;
/// The most bytes of a name in UTF-8.
pub const MAX_NAME_BYTES: usize = 80;

crate::refusals! {
    /// Why a text is no name.
    pub enum NameRefusal {
        /// There is nothing.
        Empty = "E_NAME": "the name is empty; accepted: 1 to 20 letters, digits, spaces, - _ ', no space first or last, at most 80 bytes";
        /// It takes too many bytes.
        Bytes { most: usize } =
            "E_NAME": "the name has more than {most} bytes; accepted: 1 to 20 letters, digits, spaces, - _ ', no space first or last";
        /// It has too many characters.
        Long { most: usize } =
            "E_NAME": "the name has more than {most} characters; accepted: letters, digits, spaces, - _ ', no space first or last";
        /// It has a character that no name has.
        Character { character: String } =
            "E_NAME": "the name contains '{character}'; accepted: 1 to 20 letters, digits, spaces, - _ ', no space first or last";
        /// It has a space at an end.
        Space = "E_NAME": "the name begins or ends with a space; accepted: 1 to 20 letters, digits, spaces, - _ '";
    }
}

/// Tests a name: 1 to 20 letters, digits, spaces, `-`, `_` and `'`, no space at either end, at most 80 bytes.
///
/// # Errors
/// The first fault.
pub fn check_name(name: &str) -> Result<(), NameRefusal> {
    let allowed = |c: &char| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_' | '\'');
    if name.is_empty() {
        Err(NameRefusal::Empty)
    } else if name.len() > MAX_NAME_BYTES {
        Err(NameRefusal::Bytes {
            most: MAX_NAME_BYTES,
        })
    } else if name.chars().count() > MAX_CHARACTERS {
        Err(NameRefusal::Long {
            most: MAX_CHARACTERS,
        })
    } else if let Some(other) = name.chars().find(|c| !allowed(c)) {
        Err(NameRefusal::Character {
            character: other.escape_default().to_string(),
        })
    } else if name.starts_with(' ') || name.ends_with(' ') {
        Err(NameRefusal::Space)
    } else {
        Ok(())
    }
}

/// The name that somebody typed: spaces around it are an accident and go, the rest must be a name.
///
/// # Errors
/// As [`check_name`].
pub fn clean_name(typed: &str) -> Result<String, NameRefusal> {
    let name = typed.trim();
    check_name(name)?;
    Ok(name.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Refused;

    #[test]
    fn names_have_letters_and_digits_of_any_script() {
        let long = "𐐀".repeat(20);
        for name in [
            "A",
            "7",
            "Ann Lee",
            "O'Neil",
            "Ng-Lê",
            "Nguyễn",
            "陳大文",
            "a b_c",
            &long,
        ] {
            assert_eq!(check_name(name), Ok(()), "{name}");
            assert_eq!(clean_name(&format!(" {name}\n")).as_deref(), Ok(name));
        }
    }

    #[test]
    fn everything_else_is_refused() {
        let (letters, bytes) = ("a".repeat(21), "𐐀".repeat(21));
        for name in [
            "", " a", "a ", "<b>", "a\u{0}", "a\tb", "a.b", "😀", &letters, &bytes,
        ] {
            let refusal = check_name(name).unwrap_err();
            assert_eq!(refusal.code(), "E_NAME", "{name}");
        }
        for typed in ["", "  ", "<b>", &letters] {
            assert_eq!(clean_name(typed).unwrap_err().code(), "E_NAME", "{typed}");
        }
    }
}
