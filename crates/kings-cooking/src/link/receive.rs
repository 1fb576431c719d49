//! Receiving a link (rules: 17, steps 1 to 9).

use base64ct::{Base64UrlUnpadded, Encoding};
use rules::Course;

use super::payload::{Payload, Stage, digest};
use super::{LinkRefusal, PREFIX};
use crate::kfen::excerpt;
use crate::position::KingsCooking;
use crate::step::Step;

/// The most characters of a fragment that are looked at, the `#` counted.
const MAX_READ: usize = 4096;
/// The most characters of a fragment that is written.
const MAX_WRITTEN: usize = 1279;

/// A link that is in order.
pub(super) struct Received {
    /// What it carries.
    pub(super) payload: Payload,
    /// The replayed game; `None` in stage 1, where there is no position yet.
    pub(super) course: Option<Course<KingsCooking>>,
}

/// Reads a link, perhaps with the address of a page before it.
///
/// # Errors
/// The first of steps 1 to 9 that fails: `E_URL_FOREIGN`, `E_URL_TOO_LONG`, `E_URL_VERSION`, `E_URL_TRUNCATED`,
/// `E_URL_FORMAT`, `E_URL_CHECKSUM`, `E_URL_NAME`, `E_URL_LINEUP`, `E_URL_MOVE`, `E_URL_DIGEST`.
pub(super) fn receive(text: &str) -> Result<Received, LinkRefusal> {
    let text = text.trim();
    // The bound keeps the search for the fragment short.
    let bound = text.len().min(MAX_READ);
    let mark = text.as_bytes()[..bound].iter().position(|&b| b == b'#');
    let text = text.get(mark.unwrap_or(0)..).unwrap_or(text);
    let fragment = text.strip_prefix('#').unwrap_or(text);
    let Some(parts) = fragment.strip_prefix(PREFIX) else {
        return Err(LinkRefusal::Foreign {
            text: excerpt(text),
        });
    };
    if fragment.chars().nth(MAX_READ - 1).is_some() {
        return Err(LinkRefusal::LongToRead { most: MAX_READ });
    }
    let payload = Payload::from_bytes(&unwrap(parts)?)?;
    let course = replay(&payload)?;
    Ok(Received { payload, course })
}

/// Steps 3 to 6: from the text after the prefix to the payload bytes.
fn unwrap(parts: &str) -> Result<Vec<u8>, LinkRefusal> {
    let mut fields = parts.split('.');
    let version = fields.next().unwrap_or_default();
    if version != "1" {
        let newer = version.parse::<u32>().is_ok_and(|number| number > 1);
        let version = excerpt(version);
        return Err(if newer {
            LinkRefusal::Newer { version }
        } else {
            LinkRefusal::Version { version }
        });
    }
    let (Some(body), Some(check)) = (fields.next(), fields.next()) else {
        return Err(LinkRefusal::Cut);
    };
    if fields.next().is_some() {
        return Err(LinkRefusal::Parts);
    }
    if check.chars().take(8).count() < 8 {
        return Err(LinkRefusal::CheckCut);
    }
    let hex = |byte: u8| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
    if check.len() != 8 || !check.bytes().all(hex) {
        return Err(LinkRefusal::Check {
            check: excerpt(check),
        });
    }
    let payload = Base64UrlUnpadded::decode_vec(body).map_err(|_| LinkRefusal::Body)?;
    let sum = format!("{:08x}", rules::crc32(&payload));
    if sum != check {
        return Err(LinkRefusal::Checksum {
            check: check.to_owned(),
            sum,
        });
    }
    Ok(payload)
}

/// Steps 8 and 9.
fn replay(payload: &Payload) -> Result<Option<Course<KingsCooking>>, LinkRefusal> {
    let (Stage::Playing, [Some(light), Some(dark)]) = (payload.stage(), payload.line_ups) else {
        return if payload.digest == 0 {
            Ok(None)
        } else {
            Err(LinkRefusal::DigestEarly)
        };
    };
    let mut course = Course::new(KingsCooking::from_line_ups(light, dark));
    for (ply, &code) in (1..).zip(&payload.codes) {
        match Step::from_code(code) {
            _ if course.ended().is_some() => return Err(LinkRefusal::MoveAfterEnd { ply }),
            Some(step) if course.position().is_legal(step) => {
                course.play(step);
            }
            Some(_) => return Err(LinkRefusal::Move { ply, code }),
            None => return Err(LinkRefusal::MoveCode { ply, code }),
        }
    }
    let sum = digest(course.position());
    if sum != payload.digest {
        return Err(LinkRefusal::Digest {
            digest: format!("{:08x}", payload.digest),
            sum: format!("{sum:08x}"),
        });
    }
    Ok(Some(course))
}

/// Writes the fragment of a payload, `#` included.
///
/// # Errors
/// What its reader would say of it; the moves are not replayed.
pub(super) fn fragment(payload: &Payload) -> Result<String, LinkRefusal> {
    let bytes = payload.to_bytes();
    if Payload::from_bytes(&bytes)? != *payload {
        return Err(LinkRefusal::Length);
    }
    let body = Base64UrlUnpadded::encode_string(&bytes);
    let text = format!("#{PREFIX}1.{body}.{:08x}", rules::crc32(&bytes));
    if text.len() > MAX_WRITTEN {
        return Err(LinkRefusal::LongToWrite { most: MAX_WRITTEN });
    }
    Ok(text)
}
