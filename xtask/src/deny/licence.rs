//! Licence expressions as manifests write them: `(MIT OR Apache-2.0) AND Unicode-3.0`, and the older `MIT/Apache-2.0`.

use anyhow::{Result, bail};

/// Who may be used under which licences.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Licence {
    /// By its name, with its exception if it has one.
    One(String),
    All(Vec<Licence>),
    Any(Vec<Licence>),
}

impl Licence {
    pub(super) fn parse(text: &str) -> Result<Licence> {
        let spaced = text
            .replace('(', " ( ")
            .replace(')', " ) ")
            .replace('/', " OR ");
        let words: Vec<&str> = spaced.split_whitespace().collect();
        let mut rest = words.as_slice();
        let whole = any(&mut rest)?;
        if let Some(word) = rest.first() {
            bail!("'{word}' is left over in the licence '{text}'");
        }
        Ok(whole)
    }

    /// Whether it can be kept with these licences alone.
    pub(super) fn allowed(&self, by: &[&str]) -> bool {
        match self {
            Licence::One(name) => by.contains(&name.as_str()),
            Licence::All(parts) => parts.iter().all(|part| part.allowed(by)),
            Licence::Any(parts) => parts.iter().any(|part| part.allowed(by)),
        }
    }
}

fn any(rest: &mut &[&str]) -> Result<Licence> {
    listed(rest, "OR", all, Licence::Any)
}

fn all(rest: &mut &[&str]) -> Result<Licence> {
    listed(rest, "AND", one, Licence::All)
}

fn listed(
    rest: &mut &[&str],
    between: &str,
    part: fn(&mut &[&str]) -> Result<Licence>,
    several: fn(Vec<Licence>) -> Licence,
) -> Result<Licence> {
    let first = part(rest)?;
    let mut parts = vec![first];
    while rest.first() == Some(&between) {
        *rest = &rest[1..];
        parts.push(part(rest)?);
    }
    Ok(match parts.len() {
        1 => parts.remove(0),
        _ => several(parts),
    })
}

fn one(rest: &mut &[&str]) -> Result<Licence> {
    match rest {
        ["(", inner @ ..] => {
            *rest = inner;
            let found = any(rest)?;
            let [")", after @ ..] = rest else {
                bail!("a licence without its closing parenthesis");
            };
            *rest = after;
            Ok(found)
        }
        [name, "WITH", exception, after @ ..] => {
            let found = Licence::One(format!("{name} WITH {exception}"));
            *rest = after;
            Ok(found)
        }
        [")" | "OR" | "AND" | "WITH", ..] | [] => bail!("a licence without a name"),
        [name, after @ ..] => {
            let found = Licence::One((*name).to_owned());
            *rest = after;
            Ok(found)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn allowed(text: &str, by: &[&str]) -> bool {
        Licence::parse(text).unwrap().allowed(by)
    }

    #[test]
    fn expressions_mean_what_they_say() {
        assert!(allowed("MIT OR Apache-2.0", &["MIT"]));
        assert!(allowed("MIT/Apache-2.0", &["Apache-2.0"]));
        assert!(!allowed("(MIT OR Apache-2.0) AND Unicode-3.0", &["MIT"]));
        assert!(allowed(
            "(MIT OR Apache-2.0) AND Unicode-3.0",
            &["MIT", "Unicode-3.0"]
        ));
        // AND binds more tightly.
        assert!(allowed("MIT OR Zlib AND GPL-3.0-only", &["MIT"]));
        assert!(!allowed("MIT AND Zlib OR GPL-3.0-only", &["MIT"]));
        assert!(!allowed("Apache-2.0 WITH LLVM-exception", &["Apache-2.0"]));
        assert!(allowed("Apache-2.0 WITH LLVM-exception OR MIT", &["MIT"]));
    }

    #[test]
    fn what_is_no_expression_is_refused() {
        for text in ["", "MIT OR", "(MIT", "MIT)", "MIT Zlib", "AND MIT"] {
            assert!(Licence::parse(text).is_err(), "{text}");
        }
    }
}
