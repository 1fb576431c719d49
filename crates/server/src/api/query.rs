//! The part of an address behind the question mark.

use wire::online::DoorRefusal;

/// The value of a name, decoded; `None` if it is not there.
pub(crate) fn value(query: Option<&str>, name: &str) -> Result<Option<String>, DoorRefusal> {
    let pairs = query.unwrap_or_default().split('&');
    let mut found = pairs.filter_map(|pair| match pair.split_once('=') {
        Some((key, value)) if key == name => Some(value),
        None if pair == name => Some(""),
        _ => None,
    });
    let Some(value) = found.next() else {
        return Ok(None);
    };
    let no_text = || DoorRefusal::Protocol {
        error: format!("{name}: no text in UTF-8 with percent signs"),
    };
    decoded(value).map(Some).ok_or_else(no_text)
}

/// Whether a switch is on; off where nothing is said.
pub(crate) fn is_on(query: Option<&str>, name: &str) -> Result<bool, DoorRefusal> {
    match value(query, name)?.as_deref() {
        None | Some("0") => Ok(false),
        Some("1") => Ok(true),
        Some(_) => Err(DoorRefusal::Protocol {
            error: format!("{name}: no switch; accepted: 0, 1"),
        }),
    }
}

/// A number that is not negative, and is called so where it is none.
pub(crate) fn number<N: TryFrom<i64>>(
    query: Option<&str>,
    name: &str,
    called: &str,
) -> Result<Option<N>, DoorRefusal> {
    let Some(text) = value(query, name)? else {
        return Ok(None);
    };
    let number = text.parse::<i64>().ok().filter(|&number| number >= 0);
    match number.and_then(|number| N::try_from(number).ok()) {
        Some(number) => Ok(Some(number)),
        None => Err(DoorRefusal::Protocol {
            error: format!("{name}: no {called}"),
        }),
    }
}

fn decoded(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'%' => {
                let digit = |byte: Option<u8>| char::from(byte?).to_digit(16);
                let (high, low) = (digit(rest.next())?, digit(rest.next())?);
                u8::try_from(high * 16 + low).ok()?
            }
            b'+' => b' ',
            other => other,
        });
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_found_and_decoded() {
        let query = Some("after=3&follow=1&turn=c3Fg7%2Ccommit&bad=%zz&plus=a+b&c");
        let value = |name| value(query, name).unwrap();
        assert_eq!(value("after").as_deref(), Some("3"));
        assert_eq!(value("turn").as_deref(), Some("c3Fg7,commit"));
        assert_eq!(value("plus").as_deref(), Some("a b"));
        assert_eq!(value("none"), None);
        assert_eq!(value("c").as_deref(), Some(""));
        assert!(super::value(query, "bad").is_err());
        assert_eq!(super::value(None, "after").unwrap(), None);
    }

    #[test]
    fn switches_and_numbers_are_nothing_else() {
        let query = Some(
            "after=3&follow=1&legal=0&other=yes&less=-1&much=4294967296&all=9223372036854775807",
        );
        assert!(is_on(query, "follow").unwrap());
        assert!(!is_on(query, "legal").unwrap() && !is_on(None, "follow").unwrap());
        assert!(is_on(query, "other").is_err() && is_on(query, "after").is_err());
        assert_eq!(number::<u32>(query, "after", "number").unwrap(), Some(3));
        assert_eq!(number::<u32>(None, "after", "number").unwrap(), None);
        assert_eq!(
            number::<i64>(query, "all", "number").unwrap(),
            Some(i64::MAX)
        );
        for name in ["other", "less", "much"] {
            assert!(number::<u32>(query, name, "number").is_err(), "{name}");
        }
    }
}
