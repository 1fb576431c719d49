//! Links end in a checksum that stops nearly every mutation at the door. So an input is either a link as it stands, or
//! the bytes of a body that get a fitting checksum here, as anybody could make one who wants to get in.

use data_encoding::BASE64URL_NOPAD;

/// Begins an input that is a body.
const BODY: u8 = b'!';

/// The part of a link before its body: `#fr=2.` of `#fr=2.BODY.CHECK`.
pub(crate) fn prefix(link: &str) -> Option<&str> {
    let end = link.find('.')? + 1;
    link.starts_with('#').then(|| &link[..end])
}

/// The link that an input means, with the prefix it needs if it is a body.
pub(crate) fn link(prefix: &str, data: &[u8]) -> String {
    match data.split_first() {
        Some((&BODY, body)) => format!(
            "{prefix}{}.{:08x}",
            BASE64URL_NOPAD.encode(body),
            crc32fast::hash(body)
        ),
        _ => String::from_utf8_lossy(data).into_owned(),
    }
}

/// Both inputs that mean `link`.
pub(crate) fn inputs(link: &str) -> Vec<Vec<u8>> {
    let body = link.split('.').nth(1).unwrap_or_default();
    let body = BASE64URL_NOPAD.decode(body.as_bytes()).unwrap_or_default();
    vec![
        link.as_bytes().to_vec(),
        [&[BODY], body.as_slice()].concat(),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_inputs_mean_the_link() {
        // A vector of the King's Cooking rules text, section 16.
        let text = "#kc=1.AQAAESIzRFVmd4iZqrvM3e7_BwcDQW5uAAEAh5TUhpw.2df7252a";
        assert_eq!(prefix(text), Some("#kc=1."));
        for input in inputs(text) {
            assert_eq!(link("#kc=1.", &input), text);
        }
    }
}
