//! The part of an address behind the question mark.

/// The value of a name, decoded; `None` if it is not there or is no text.
pub(crate) fn value(query: Option<&str>, name: &str) -> Option<String> {
    let pairs = query?.split('&');
    let mut found = pairs.filter_map(|pair| match pair.split_once('=') {
        Some((key, value)) if key == name => Some(value),
        None if pair == name => Some(""),
        _ => None,
    });
    decoded(found.next()?)
}

/// Whether a switch is on.
pub(crate) fn is_on(query: Option<&str>, name: &str) -> bool {
    value(query, name).as_deref() == Some("1")
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
        assert_eq!(value(query, "after").as_deref(), Some("3"));
        assert_eq!(value(query, "turn").as_deref(), Some("c3Fg7,commit"));
        assert_eq!(value(query, "plus").as_deref(), Some("a b"));
        assert_eq!(value(query, "bad"), None);
        assert_eq!(value(query, "none"), None);
        assert_eq!(value(query, "c").as_deref(), Some(""));
        assert!(is_on(query, "follow") && !is_on(query, "after") && !is_on(None, "follow"));
    }
}
