//! The link: a whole game in a URL fragment.
//!
//! `#fr=2.BODY.CHECK`: the format version, base64url without padding, and the CRC-32 of the body's bytes as eight hex
//! digits. The body names the game, its options and its start, and has each step as its index in the **byte-sorted list of
//! legal steps in machine form**, packed into the bits that the length of that list needs. The list is fixed by the rules
//! text and not by the order of a generator, so a faster generator never breaks a link. An index one beyond the list says
//! that the step is legal but not listed (a graded move) and stands as text. The last field is the CRC-32 of the final
//! position text: programs that disagree about the rules find out.
//!
//! Version 1 had the same body, but did not name the options whose default changed since
//! ([`UNNAMED`](rules::RuleOptions::UNNAMED)). It is read, and a program of that time says that it does not know version 2,
//! where it would have followed other rules.

use base64ct::{Base64UrlUnpadded, Encoding};
use record::{LeftOut, Lost, Record, RecordedResult, TextLimits, Written};
use rules::{Refusal, Side};
use serde::{Deserialize, Serialize};
use table::{Library, Opening, Table};

use crate::WireRefusal;
use crate::pack::{Packer, Unpacker};

const PREFIX: &str = "#fr=";
/// The versions that are read; the last is written.
const VERSIONS: [&str; 2] = ["1", VERSION];
const VERSION: &str = "2";

#[derive(Serialize, Deserialize)]
struct Body {
    game: String,
    options: Vec<(String, String)>,
    start: Option<String>,
    tags: Vec<(String, String)>,
    /// 0 none, 1 first side won, 2 second side won, 3 draw; then the reason.
    result: (u8, String),
    steps: u32,
    cursor: u32,
    /// Steps that are not in the list, in order.
    spelled: Vec<String>,
    packed: Vec<u8>,
    digest: u32,
}

/// Writes the fragment, `#` included. Comments, variations and what stands beside the game have no place in an address.
///
/// # Errors
/// If the record does not hold (see [`Table::replay`]), or the link would be longer than [`TextLimits`] allows.
pub fn write(record: &Record, library: &dyn Library) -> Result<Written, Refusal> {
    TextLimits::STANDARD.check_steps(record.steps().len())?;
    let checked = library.restore(record)?.record();
    let normal = open(&checked.game, &checked.options, None, library)?;
    let start = (checked.start != normal.position_text()).then(|| checked.start.clone());
    let mut table = open(&checked.game, &checked.options, start.as_deref(), library)?;
    let mut packer = Packer::default();
    let mut spelled = Vec::new();
    for step in checked.steps() {
        let list = table.steps();
        match list.binary_search_by(|known| known.as_str().cmp(step)) {
            Ok(index) => packer.push(index, list.len()),
            Err(_) => {
                packer.push(list.len(), list.len());
                spelled.push(step.to_owned());
            }
        }
        table.play(step)?;
    }
    let body = Body {
        game: checked.game.clone(),
        options: checked.options.clone(),
        start,
        tags: record.tags.clone().into_iter().collect(),
        result: encode_result(checked.result.as_ref()),
        steps: checked.steps().len() as u32,
        cursor: checked.cursor as u32,
        spelled,
        packed: packer.finish(),
        digest: rules::crc32(checked.position.as_bytes()),
    };
    let bytes = postcard::to_allocvec(&body).map_err(|error| WireRefusal::LinkBytes {
        error: error.to_string(),
    })?;
    let text = format!(
        "{PREFIX}{VERSION}.{}.{:08x}",
        Base64UrlUnpadded::encode_string(&bytes),
        rules::crc32(&bytes)
    );
    check_length(&text)?;
    Ok(Written {
        text,
        left_out: LeftOut::list(&[
            (Lost::Comments, record.line.comments()),
            (Lost::Glyphs, record.line.glyphs()),
            (Lost::Variations, record.line.variations()),
            (Lost::Clocks, usize::from(record.beside.clock.is_some())),
            (Lost::ViewSettings, record.beside.viewing.len()),
        ]),
    })
}

/// Reads a fragment and replays the game.
///
/// # Errors
/// In this order: `E_LINK_FOREIGN`, `E_LINK_TOO_LONG`, `E_LINK_VERSION`, `E_LINK_TRUNCATED`, `E_LINK_FORMAT`,
/// `E_LINK_CHECKSUM`, `E_LINK_FORMAT` for the fields, `E_TOO_MANY_STEPS`, the codes of the catalogue and of the game for
/// game, options and start, `E_LINK_STEP` with the number of the step, `E_LINK_DIGEST`, and those of the replay.
pub fn read(fragment: &str, library: &dyn Library) -> Result<Record, Refusal> {
    let body = decode(fragment)?;
    TextLimits::STANDARD.check_steps(body.steps as usize)?;
    let table = open(&body.game, &body.options, body.start.as_deref(), library)?;
    let mut record = Record {
        game: body.game.clone(),
        options: body.options.clone(),
        start: table.position_text(),
        cursor: body.cursor as usize,
        result: decode_result(&body.result)?,
        ..Record::default()
    };
    record.line = unpack(&body, table)?.into_iter().collect();
    if record.cursor > record.steps().len() {
        return Err(WireRefusal::LinkCursor.into());
    }
    let restored = library.restore(&record)?.record();
    if rules::crc32(restored.position.as_bytes()) != body.digest {
        return Err(WireRefusal::LinkDigest.into());
    }
    let mut read = restored;
    read.tags.clear();
    read.tags.extend(body.tags);
    Ok(read)
}

fn decode(fragment: &str) -> Result<Body, WireRefusal> {
    let Some(rest) = fragment.strip_prefix(PREFIX) else {
        return Err(WireRefusal::LinkForeign { prefix: PREFIX });
    };
    check_length(fragment)?;
    let mut parts = rest.split('.');
    let version = parts.next().unwrap_or_default();
    if !VERSIONS.contains(&version) {
        return Err(WireRefusal::LinkVersion {
            version: version.chars().take(20).collect(),
            accepted: VERSIONS.into_iter().collect(),
        });
    }
    let (Some(body), Some(check)) = (parts.next(), parts.next()) else {
        return Err(WireRefusal::LinkTruncated);
    };
    if parts.next().is_some() {
        return Err(WireRefusal::LinkParts);
    }
    if check.len() < 8 {
        return Err(WireRefusal::LinkTruncated);
    }
    let sum = u32::from_str_radix(check, 16)
        .ok()
        .filter(|sum| format!("{sum:08x}") == check)
        .ok_or(WireRefusal::LinkCheck)?;
    let bytes = Base64UrlUnpadded::decode_vec(body).map_err(|error| WireRefusal::LinkLetters {
        error: error.to_string(),
    })?;
    if rules::crc32(&bytes) != sum {
        return Err(WireRefusal::LinkChecksum);
    }
    match postcard::take_from_bytes::<Body>(&bytes) {
        Ok((body, [])) => Ok(body),
        Ok((_, rest)) => Err(WireRefusal::LinkRest { bytes: rest.len() }),
        Err(error) => Err(WireRefusal::LinkBytes {
            error: error.to_string(),
        }),
    }
}

fn unpack(body: &Body, mut table: Box<dyn Table>) -> Result<Vec<String>, Refusal> {
    let mut unpacker = Unpacker::new(&body.packed);
    let mut spelled = body.spelled.iter();
    let mut steps = Vec::new();
    for number in 1..=body.steps {
        let list = table.steps();
        let index = unpacker.pull(list.len());
        let step = match index {
            Some(index) if index < list.len() => list.get(index),
            Some(_) => spelled.next(),
            None => None,
        };
        let step = step.ok_or(WireRefusal::LinkNumber { number })?;
        table.play(step).map_err(|fault| WireRefusal::LinkStep {
            number,
            rule: fault.code,
            fault: Box::new(fault),
        })?;
        steps.push(step.clone());
    }
    if !unpacker.is_done() || spelled.next().is_some() {
        return Err(WireRefusal::LinkSteps.into());
    }
    Ok(steps)
}

fn open(
    game: &str,
    options: &[(String, String)],
    start: Option<&str>,
    library: &dyn Library,
) -> Result<Box<dyn Table>, Refusal> {
    let start = start.unwrap_or_default().to_owned();
    library.open(game, options, &Opening::Recorded(start))
}

fn encode_result(result: Option<&RecordedResult>) -> (u8, String) {
    let Some(result) = result else {
        return (0, String::new());
    };
    let code = match result.winner {
        Some(Side::First) => 1,
        Some(Side::Second) => 2,
        None => 3,
    };
    (code, result.reason.clone())
}

fn decode_result((code, reason): &(u8, String)) -> Result<Option<RecordedResult>, WireRefusal> {
    let winner = match code {
        0 => return Ok(None),
        1 => Some(Side::First),
        2 => Some(Side::Second),
        3 => None,
        _ => return Err(WireRefusal::LinkResult),
    };
    Ok(Some(RecordedResult {
        winner,
        reason: reason.clone(),
    }))
}

fn check_length(text: &str) -> Result<(), WireRefusal> {
    if text.len() > TextLimits::STANDARD.link {
        return Err(WireRefusal::LinkLong {
            characters: text.len(),
            most: TextLimits::STANDARD.link,
        });
    }
    Ok(())
}
