//! The link: a whole game in a URL fragment.
//!
//! `#fr=1.BODY.CHECK`: the format version, base64url without padding, and the CRC-32 of the body's bytes as eight hex
//! digits. The body names the game, its options and its start, and has each step as its index in the **byte-sorted list of
//! legal steps in machine form**, packed into the bits that the length of that list needs. The list is fixed by the rules
//! text and not by the order of a generator, so a faster generator never breaks a link. An index one beyond the list says
//! that the step is legal but not listed (a graded move) and stands as text. The last field is the CRC-32 of the final
//! position text: programs that disagree about the rules find out.

use data_encoding::BASE64URL_NOPAD;
use rules::{Refusal, Side};
use serde::{Deserialize, Serialize};
use table::{Library, Opening, Record, RecordedResult, Table};

use crate::Limits;
use crate::pack::{Packer, Unpacker};

const PREFIX: &str = "#fr=";
const VERSION: &str = "1";

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

/// Writes the fragment, `#` included. Comments stay behind: they have no place in an address.
///
/// # Errors
/// If the record does not hold (see [`Table::replay`]), or the link would be longer than [`Limits`] allows.
pub fn write(record: &Record, library: &dyn Library) -> Result<String, Refusal> {
    Limits::STANDARD.check_steps(record.steps.len())?;
    let checked = library.restore(record)?.record();
    let normal = library.open(&record.game, &record.options, &Opening::Normal)?;
    let start = (checked.start != normal.position_text()).then(|| checked.start.clone());
    let mut table = open(&checked.game, &checked.options, start.as_deref(), library)?;
    let mut packer = Packer::default();
    let mut spelled = Vec::new();
    for step in &checked.steps {
        let list = table.steps();
        match list.binary_search(step) {
            Ok(index) => packer.push(index, list.len()),
            Err(_) => {
                packer.push(list.len(), list.len());
                spelled.push(step.clone());
            }
        }
        table.play(step)?;
    }
    let body = Body {
        game: checked.game,
        options: checked.options,
        start,
        tags: record.tags.clone().into_iter().collect(),
        result: encode_result(checked.result.as_ref()),
        steps: checked.steps.len() as u32,
        cursor: checked.cursor as u32,
        spelled,
        packed: packer.finish(),
        digest: crc32fast::hash(checked.position.as_bytes()),
    };
    let bytes = postcard::to_allocvec(&body).map_err(|error| format_error(&error.to_string()))?;
    let text = format!(
        "{PREFIX}{VERSION}.{}.{:08x}",
        BASE64URL_NOPAD.encode(&bytes),
        crc32fast::hash(&bytes)
    );
    check_length(&text)?;
    Ok(text)
}

/// Reads a fragment and replays the game.
///
/// # Errors
/// In this order: `E_LINK_FOREIGN`, `E_LINK_TOO_LONG`, `E_LINK_VERSION`, `E_LINK_TRUNCATED`, `E_LINK_FORMAT`,
/// `E_LINK_CHECKSUM`, `E_LINK_FORMAT` for the fields, `E_TOO_MANY_STEPS`, the codes of the catalogue and of the game for
/// game, options and start, `E_LINK_STEP` with the number of the step, `E_LINK_DIGEST`, and those of the replay.
pub fn read(fragment: &str, library: &dyn Library) -> Result<Record, Refusal> {
    let body = decode(fragment)?;
    Limits::STANDARD.check_steps(body.steps as usize)?;
    let table = open(&body.game, &body.options, body.start.as_deref(), library)?;
    let mut record = Record {
        game: body.game.clone(),
        options: body.options.clone(),
        start: table.position_text(),
        cursor: body.cursor as usize,
        result: decode_result(&body.result)?,
        ..Record::default()
    };
    record.steps = unpack(&body, table)?;
    if record.cursor > record.steps.len() {
        return Err(format_error("more steps are played than there are"));
    }
    let restored = library.restore(&record)?.record();
    if crc32fast::hash(restored.position.as_bytes()) != body.digest {
        return Err(Refusal::new(
            "E_LINK_DIGEST",
            "the steps lead to another position than the sender had: the two programs disagree about the rules",
        ));
    }
    Ok(Record {
        tags: body.tags.into_iter().collect(),
        ..restored
    })
}

fn decode(fragment: &str) -> Result<Body, Refusal> {
    let Some(rest) = fragment.strip_prefix(PREFIX) else {
        return Err(Refusal::new(
            "E_LINK_FOREIGN",
            format!("not a link of this program; it begins with {PREFIX}"),
        ));
    };
    check_length(fragment)?;
    let mut parts = rest.split('.');
    let version = parts.next().unwrap_or_default();
    if version != VERSION {
        let shown: String = version.chars().take(20).collect();
        return Err(Refusal::new(
            "E_LINK_VERSION",
            format!("version '{shown}' is not known; accepted: {VERSION}"),
        ));
    }
    let (Some(body), Some(check)) = (parts.next(), parts.next()) else {
        return Err(truncated());
    };
    if parts.next().is_some() {
        return Err(format_error("three parts joined by dots are needed"));
    }
    if check.len() < 8 {
        return Err(truncated());
    }
    let sum = u32::from_str_radix(check, 16)
        .ok()
        .filter(|sum| format!("{sum:08x}") == check)
        .ok_or_else(|| format_error("the check is eight lower-case hex digits"))?;
    let bytes = BASE64URL_NOPAD
        .decode(body.as_bytes())
        .map_err(|error| format_error(&format!("the body is not base64url: {error}")))?;
    if crc32fast::hash(&bytes) != sum {
        return Err(Refusal::new(
            "E_LINK_CHECKSUM",
            "the link was changed on its way: its checksum does not fit",
        ));
    }
    match postcard::take_from_bytes::<Body>(&bytes) {
        Ok((body, [])) => Ok(body),
        Ok((_, rest)) => Err(format_error(&format!("{} bytes are left over", rest.len()))),
        Err(error) => Err(format_error(&error.to_string())),
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
        let step = step.ok_or_else(|| wrong_step(number, "no legal step has that number"))?;
        table
            .play(step)
            .map_err(|refusal| wrong_step(number, &format!("{}: {refusal}", refusal.code)))?;
        steps.push(step.clone());
    }
    if !unpacker.is_done() || spelled.next().is_some() {
        return Err(format_error("steps are left over"));
    }
    Ok(steps)
}

fn open(
    game: &str,
    options: &[(String, String)],
    start: Option<&str>,
    library: &dyn Library,
) -> Result<Box<dyn Table>, Refusal> {
    let opening = start.map_or(Opening::Normal, |text| {
        Opening::Position(text.to_owned(), rules::Reading::Lenient)
    });
    library.open(game, options, &opening)
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

fn decode_result((code, reason): &(u8, String)) -> Result<Option<RecordedResult>, Refusal> {
    let winner = match code {
        0 => return Ok(None),
        1 => Some(Side::First),
        2 => Some(Side::Second),
        3 => None,
        _ => return Err(format_error("the result has an unknown code")),
    };
    Ok(Some(RecordedResult {
        winner,
        reason: reason.clone(),
    }))
}

fn check_length(text: &str) -> Result<(), Refusal> {
    if text.len() > Limits::STANDARD.link {
        return Err(Refusal::new(
            "E_LINK_TOO_LONG",
            format!(
                "{} characters; at most {} are read",
                text.len(),
                Limits::STANDARD.link
            ),
        ));
    }
    Ok(())
}

fn truncated() -> Refusal {
    Refusal::new(
        "E_LINK_TRUNCATED",
        "the end of the link is missing; copy it whole",
    )
}

fn format_error(what: &str) -> Refusal {
    Refusal::new("E_LINK_FORMAT", format!("the link is malformed: {what}"))
}

fn wrong_step(number: u32, what: &str) -> Refusal {
    Refusal::new("E_LINK_STEP", format!("step {number}: {what}"))
}
