//! The JSON save.

use std::collections::BTreeMap;

use rules::{Refusal, Side};
use serde::{Deserialize, Serialize};
use table::{Beside, Clock, Library, Record, RecordedResult};

use crate::Limits;
use crate::view::ClockView;

const FORMAT: &str = "fairyring-save";
/// Games alone.
const PLAIN: u32 = 1;
/// Games with clocks or view settings. A save says this only if it has them, so that older readers can read the others.
const BESIDE: u32 = 2;

/// The save as it stands in the file. Unknown fields are refused, because a field that is not understood may change the
/// meaning of the rest.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Save {
    format: String,
    version: u32,
    game: String,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    options: BTreeMap<String, String>,
    start: String,
    steps: Vec<String>,
    cursor: usize,
    position: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    result: Option<SavedResult>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    tags: BTreeMap<String, String>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    comments: BTreeMap<usize, String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    clock: Option<ClockView>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    viewing: BTreeMap<String, String>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedResult {
    winner: Winner,
    reason: String,
}

#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Winner {
    First,
    Second,
    Draw,
}

/// Only the head, to say which version a save of tomorrow has.
#[derive(Deserialize)]
struct Head {
    format: String,
    version: u32,
}

/// Writes a save, indented for people.
///
/// # Errors
/// `E_SAVE_JSON` if the text cannot be made, which a record of strings never causes.
pub fn write(record: &Record) -> Result<String, Refusal> {
    let save = Save {
        format: FORMAT.to_owned(),
        version: if record.beside == Beside::default() {
            PLAIN
        } else {
            BESIDE
        },
        game: record.game.clone(),
        options: record.options.iter().cloned().collect(),
        start: record.start.clone(),
        steps: record.steps.clone(),
        cursor: record.cursor,
        position: record.position.clone(),
        result: record.result.as_ref().map(|result| SavedResult {
            winner: match result.winner {
                Some(Side::First) => Winner::First,
                Some(Side::Second) => Winner::Second,
                None => Winner::Draw,
            },
            reason: result.reason.clone(),
        }),
        tags: record.tags.clone(),
        comments: record.comments.clone(),
        clock: record.beside.clock.map(ClockView::from),
        viewing: record.beside.viewing.clone(),
    };
    serde_json::to_string_pretty(&save).map_err(|error| not_json(&error))
}

/// Reads a save and replays it.
///
/// # Errors
/// `E_TEXT_TOO_LONG`, `E_SAVE_JSON` (with line and column), `E_SAVE_FORMAT`, `E_SAVE_VERSION`, `E_TOO_MANY_STEPS`,
/// `E_SAVE_CLOCK`, `E_SAVE_VIEW`, `E_GAME`, `E_OPTION`, the game's own codes for a bad start, and those of the replay (`E_RECORD_…`).
pub fn read(text: &str, library: &dyn Library) -> Result<Record, Refusal> {
    Limits::STANDARD.check_text(text)?;
    let head: Head = serde_json::from_str(text).map_err(|error| not_json(&error))?;
    if head.format != FORMAT {
        let found: String = head.format.chars().take(40).collect();
        return Err(Refusal::new(
            "E_SAVE_FORMAT",
            format!("the format is '{found}'; accepted: {FORMAT}"),
        ));
    }
    if ![PLAIN, BESIDE].contains(&head.version) {
        return Err(Refusal::new(
            "E_SAVE_VERSION",
            format!(
                "version {} is not known; accepted: {PLAIN}, {BESIDE}",
                head.version
            ),
        ));
    }
    let save: Save = serde_json::from_str(text).map_err(|error| not_json(&error))?;
    let beside = Beside {
        clock: save.clock.map(Clock::from),
        viewing: save.viewing,
    };
    if head.version == PLAIN && beside != Beside::default() {
        return Err(Refusal::new(
            "E_SAVE_VERSION",
            format!("a save of version {PLAIN} has no clock and no viewing; version {BESIDE} has"),
        ));
    }
    Limits::STANDARD.check_steps(save.steps.len())?;
    Limits::STANDARD.check_beside(&beside)?;
    let record = Record {
        game: save.game,
        options: save.options.into_iter().collect(),
        start: save.start,
        steps: save.steps,
        cursor: save.cursor,
        position: save.position,
        result: save.result.map(|result| RecordedResult {
            winner: match result.winner {
                Winner::First => Some(Side::First),
                Winner::Second => Some(Side::Second),
                Winner::Draw => None,
            },
            reason: result.reason,
        }),
        tags: save.tags,
        comments: save.comments,
        beside,
    };
    let table = library.restore(&record)?;
    // The replay has checked everything; what it says is canonical (order of options).
    Ok(Record {
        tags: record.tags,
        comments: record.comments,
        beside: record.beside,
        ..table.record()
    })
}

fn not_json(error: &serde_json::Error) -> Refusal {
    Refusal::new("E_SAVE_JSON", error.to_string())
}
