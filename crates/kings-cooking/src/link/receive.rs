//! Receiving a link (rules: 17, steps 1 to 9).

use data_encoding::BASE64URL_NOPAD;
use rules::Refusal;

use super::payload::{Payload, Stage};
use super::{PREFIX, refuse};
use crate::position::KingsCooking;
use crate::record::{Record, digest};
use crate::step::Step;
use crate::text::excerpt;

/// The most characters of a fragment that are looked at, the `#` counted.
pub const MAX_READ: usize = 4096;
/// The most characters of a fragment that is written.
pub const MAX_WRITTEN: usize = 1279;

/// How a text came here: it decides whether a foreign one is an error.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arrival {
    /// As the fragment of the page's address; others may own it.
    Address,
    /// Pasted by the user, perhaps as a whole address.
    Pasted,
}

/// A link that is in order.
#[derive(Clone, Debug)]
pub struct Received {
    /// What it carries.
    pub payload: Payload,
    /// The replayed game; `None` in stage 1, where there is no position yet.
    pub record: Option<Record>,
}

/// Reads a link. Nothing, or a foreign fragment of the address, is `None`.
///
/// # Errors
/// The first of steps 1 to 9 that fails: `E_URL_FOREIGN`, `E_URL_TOO_LONG`, `E_URL_VERSION`, `E_URL_TRUNCATED`,
/// `E_URL_FORMAT`, `E_URL_CHECKSUM`, `E_URL_NAME`, `E_URL_LINEUP`, `E_URL_MOVE`, `E_URL_DIGEST`.
pub fn receive(text: &str, arrival: Arrival) -> Result<Option<Received>, Refusal> {
    let text = match arrival {
        Arrival::Address => text,
        // Everything before the fragment is the address of some page. The bound keeps the search for it short.
        Arrival::Pasted => {
            let text = text.trim();
            let bound = text.len().min(MAX_READ);
            let mark = text.as_bytes()[..bound].iter().position(|&b| b == b'#');
            text.get(mark.unwrap_or(0)..).unwrap_or(text)
        }
    };
    let fragment = text.strip_prefix('#').unwrap_or(text);
    let Some(parts) = fragment.strip_prefix(PREFIX) else {
        return match arrival {
            Arrival::Address => Ok(None),
            Arrival::Pasted => refuse(
                "E_URL_FOREIGN",
                format!(
                    "'{}' is no link of this game; accepted: #{PREFIX}…",
                    excerpt(text)
                ),
            ),
        };
    };
    if fragment.chars().nth(MAX_READ - 1).is_some() {
        return refuse(
            "E_URL_TOO_LONG",
            format!("the link has more than {MAX_READ} characters"),
        );
    }
    let payload = Payload::from_bytes(&unwrap(parts)?)?;
    let record = replay(&payload)?;
    Ok(Some(Received { payload, record }))
}

/// Steps 3 to 6: from the text after the prefix to the payload bytes.
fn unwrap(parts: &str) -> Result<Vec<u8>, Refusal> {
    let mut fields = parts.split('.');
    let version = fields.next().unwrap_or_default();
    if version != "1" {
        let newer = version.parse::<u32>().is_ok_and(|number| number > 1);
        let what = if newer { "is newer" } else { "is unknown" };
        return refuse(
            "E_URL_VERSION",
            format!("version '{}' {what}; accepted: 1", excerpt(version)),
        );
    }
    let (Some(body), Some(check)) = (fields.next(), fields.next()) else {
        return refuse(
            "E_URL_TRUNCATED",
            "the link is cut off; it has a version, a body and a check, parted by points",
        );
    };
    if fields.next().is_some() {
        return refuse("E_URL_FORMAT", "the link has more than three parts");
    }
    if check.chars().take(8).count() < 8 {
        return refuse(
            "E_URL_TRUNCATED",
            "the link is cut off; its check has 8 digits",
        );
    }
    let hex = |byte: u8| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
    if check.len() != 8 || !check.bytes().all(hex) {
        return refuse(
            "E_URL_FORMAT",
            format!("check '{}'; accepted: 8 digits 0-9 a-f", excerpt(check)),
        );
    }
    let Ok(payload) = BASE64URL_NOPAD.decode(body.as_bytes()) else {
        return refuse("E_URL_FORMAT", "the body is not canonical base64url");
    };
    let sum = crc32fast::hash(&payload);
    if format!("{sum:08x}") != check {
        return refuse(
            "E_URL_CHECKSUM",
            format!("the check is {check}, the body gives {sum:08x}; the link was changed"),
        );
    }
    Ok(payload)
}

/// Steps 8 and 9.
fn replay(payload: &Payload) -> Result<Option<Record>, Refusal> {
    let (Stage::Playing, [Some(light), Some(dark)]) = (payload.stage(), payload.line_ups) else {
        return if payload.digest == 0 {
            Ok(None)
        } else {
            refuse("E_URL_DIGEST", "the digest of a game without position is 0")
        };
    };
    let mut record = Record::new(KingsCooking::from_line_ups(light, dark));
    for (ply, &code) in (1..).zip(&payload.codes) {
        let played = Step::from_code(code).map(|step| record.push(step));
        let what = match played {
            Some(Ok(())) => continue,
            Some(Err(refusal)) => refusal.message,
            None => format!("code {code} is no step"),
        };
        return refuse("E_URL_MOVE", format!("ply {ply}: {what}"));
    }
    let sum = digest(record.position());
    if sum != payload.digest {
        return refuse(
            "E_URL_DIGEST",
            format!(
                "the link's position has digest {:08x}, the replay gives {sum:08x}; the two programs disagree on the rules",
                payload.digest
            ),
        );
    }
    Ok(Some(record))
}

/// Writes the fragment of a payload, `#` included.
///
/// # Errors
/// What its reader would say of it; the moves are not replayed.
pub fn fragment(payload: &Payload) -> Result<String, Refusal> {
    let bytes = payload.to_bytes();
    if Payload::from_bytes(&bytes)? != *payload {
        return refuse("E_URL_FORMAT", "a length is out of range");
    }
    let body = BASE64URL_NOPAD.encode(&bytes);
    let text = format!("#{PREFIX}1.{body}.{:08x}", crc32fast::hash(&bytes));
    if text.len() > MAX_WRITTEN {
        return refuse(
            "E_URL_TOO_LONG",
            format!("the link would have more than {MAX_WRITTEN} characters"),
        );
    }
    Ok(text)
}
