//! The JSON save.

use std::collections::BTreeMap;

use record::{Beside, Clock, ClockKind, Entry, Line, Record, RecordedResult, TextLimits, Written};
use rules::{CommonRefusal, Refusal, Side};
use serde::{Serialize, Serializer};
use table::{Library, Table};

use crate::WireRefusal;
use crate::reading::{self, Fault, Fields, Kind, Take, Value, object, words};
use crate::view::ClockView;

const FORMAT: &str = "fairyring-save";
/// Games alone.
const PLAIN: u32 = 1;
/// Games with clocks or view settings. A save says this only if it has them, so that older readers can read the others.
const BESIDE: u32 = 2;
/// Games with variations or glyphs, which stand in `line` instead of `steps` and `comments`.
const TREE: u32 = 3;

/// The save as it stands in the file. Unknown fields are refused, because a field that is not understood may change the
/// meaning of the rest.
#[derive(Serialize)]
struct Save {
    format: String,
    version: u32,
    game: String,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    options: BTreeMap<String, String>,
    start: String,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    steps: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<SavedLine>,
    cursor: usize,
    position: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    result: Option<SavedResult>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    tags: BTreeMap<String, String>,
    #[serde(skip_serializing_if = "Comments::is_empty")]
    comments: Comments,
    #[serde(skip_serializing_if = "Option::is_none")]
    clock: Option<ClockView>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    viewing: BTreeMap<String, String>,
}

impl Take for Save {
    fn take(value: Value) -> Result<Save, Fault> {
        let mut fields = Fields::of(value)?;
        let save = Save {
            format: fields.take("format")?,
            version: fields.take("version")?,
            game: fields.take("game")?,
            options: fields.take_or_default("options")?,
            start: fields.take("start")?,
            steps: fields.take_or_default("steps")?,
            line: fields.take("line")?,
            cursor: fields.take("cursor")?,
            position: fields.take("position")?,
            result: fields.take("result")?,
            tags: fields.take_or_default("tags")?,
            comments: fields.take_or_default("comments")?,
            clock: fields.take("clock")?,
            viewing: fields.take_or_default("viewing")?,
        };
        fields.finish()?;
        Ok(save)
    }
}

/// Comments by the number of steps before them, ascending.
#[derive(Default)]
struct Comments(Vec<(usize, String)>);

impl Comments {
    fn of(line: &Line) -> Comments {
        let after = line.entries.iter().map(|entry| &entry.comment);
        let all = std::iter::once(&line.comment).chain(after).enumerate();
        let said = all.filter(|(_, comment)| !comment.is_empty());
        Comments(said.map(|(at, comment)| (at, comment.clone())).collect())
    }

    fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl Serialize for Comments {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(at, comment)| (at, comment)))
    }
}

/// Numbers are texts where they are names; the order of a text written by hand is any.
impl Take for Comments {
    fn take(value: Value) -> Result<Comments, Fault> {
        let wrong = value.unlike("an object with numbers as names");
        let texts: BTreeMap<String, String> = Take::take(value)?;
        let numbered = texts
            .into_iter()
            .map(|(at, text)| Some((at.parse().ok()?, text)));
        numbered.collect::<Option<_>>().map(Comments).ok_or(wrong)
    }
}

#[derive(Serialize)]
struct SavedLine {
    #[serde(skip_serializing_if = "String::is_empty")]
    comment: String,
    steps: Vec<SavedEntry>,
}

impl Take for SavedLine {
    fn take(value: Value) -> Result<SavedLine, Fault> {
        let mut fields = Fields::of(value)?;
        let line = SavedLine {
            comment: fields.take_or_default("comment")?,
            steps: fields.take("steps")?,
        };
        fields.finish()?;
        Ok(line)
    }
}

/// A step about which nothing is said is its text alone.
#[derive(Serialize)]
#[serde(untagged)]
enum SavedEntry {
    Bare(String),
    Noted(NotedEntry),
}

impl Take for SavedEntry {
    fn take(value: Value) -> Result<SavedEntry, Fault> {
        match value.kind() {
            Kind::Text(_) => Take::take(value).map(SavedEntry::Bare),
            Kind::Object(_) => Take::take(value).map(SavedEntry::Noted),
            _ => Err(value.unlike("a step, or an object with a step and what is said about it")),
        }
    }
}

#[derive(Serialize)]
struct NotedEntry {
    step: String,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    glyphs: Vec<u8>,
    #[serde(skip_serializing_if = "String::is_empty")]
    comment: String,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    variations: Vec<SavedLine>,
}

impl Take for NotedEntry {
    fn take(value: Value) -> Result<NotedEntry, Fault> {
        let mut fields = Fields::of(value)?;
        let noted = NotedEntry {
            step: fields.take("step")?,
            glyphs: fields.take_or_default("glyphs")?,
            comment: fields.take_or_default("comment")?,
            variations: fields.take_or_default("variations")?,
        };
        fields.finish()?;
        Ok(noted)
    }
}

impl From<&Line> for SavedLine {
    fn from(line: &Line) -> SavedLine {
        SavedLine {
            comment: line.comment.clone(),
            steps: line.entries.iter().map(SavedEntry::from).collect(),
        }
    }
}

impl From<&Entry> for SavedEntry {
    fn from(entry: &Entry) -> SavedEntry {
        if *entry == Entry::new(entry.step.as_str()) {
            return SavedEntry::Bare(entry.step.clone());
        }
        SavedEntry::Noted(NotedEntry {
            step: entry.step.clone(),
            glyphs: entry.glyphs.clone(),
            comment: entry.comment.clone(),
            variations: entry.variations.iter().map(SavedLine::from).collect(),
        })
    }
}

impl From<SavedLine> for Line {
    fn from(saved: SavedLine) -> Line {
        Line {
            comment: saved.comment,
            entries: saved.steps.into_iter().map(Entry::from).collect(),
        }
    }
}

impl From<SavedEntry> for Entry {
    fn from(saved: SavedEntry) -> Entry {
        match saved {
            SavedEntry::Bare(step) => Entry::new(step),
            SavedEntry::Noted(noted) => Entry {
                step: noted.step,
                glyphs: noted.glyphs,
                comment: noted.comment,
                variations: noted.variations.into_iter().map(Line::from).collect(),
            },
        }
    }
}

#[derive(Serialize)]
struct SavedResult {
    winner: Winner,
    reason: String,
}

object!(SavedResult { winner, reason });

#[derive(Clone, Copy, Serialize)]
#[serde(rename_all = "lowercase")]
enum Winner {
    First,
    Second,
    Draw,
}

words!(Winner { "first": First, "second": Second, "draw": Draw });

/// Only the head, to say which version a save of tomorrow has.
struct Head {
    format: String,
    version: u32,
}

impl Take for Head {
    fn take(value: Value) -> Result<Head, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(Head {
            format: fields.take("format")?,
            version: fields.take("version")?,
        })
    }
}

/// Writes a save, indented for people.
///
/// # Errors
/// `E_SAVE_JSON` if the text cannot be made, which a record of strings never causes.
pub fn write(record: &Record) -> Result<Written, Refusal> {
    let branches = record.line.variations() + record.line.glyphs() > 0;
    let mut options = BTreeMap::new();
    options.extend(record.options.iter().cloned());
    let save = Save {
        format: FORMAT.to_owned(),
        version: match (branches, record.beside == Beside::default()) {
            (true, _) => TREE,
            (false, true) => PLAIN,
            (false, false) => BESIDE,
        },
        game: record.game.clone(),
        options,
        start: record.start.clone(),
        steps: match branches {
            true => Vec::new(),
            false => record.steps().map(str::to_owned).collect(),
        },
        line: branches.then(|| SavedLine::from(&record.line)),
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
        comments: match branches {
            true => Comments::default(),
            false => Comments::of(&record.line),
        },
        clock: record.beside.clock.map(ClockView::from),
        viewing: record.beside.viewing.clone(),
    };
    let text = serde_json::to_string_pretty(&save).map_err(|error| WireRefusal::SaveJson {
        error: error.to_string(),
    })?;
    Ok(Written {
        text,
        left_out: Vec::new(),
    })
}

/// The line of a save without branches.
fn line(steps: Vec<String>, comments: Comments) -> Result<Line, WireRefusal> {
    let mut line: Line = steps.into_iter().collect();
    let steps = line.entries.len();
    for (at, comment) in comments.0 {
        let place = match at.checked_sub(1) {
            None => Some(&mut line.comment),
            Some(index) => line.entries.get_mut(index).map(|entry| &mut entry.comment),
        };
        *place.ok_or(WireRefusal::SaveComment { at, steps })? = comment;
    }
    Ok(line)
}

/// Reads a save and replays it.
///
/// # Errors
/// As [`read_unplayed`], and `E_GAME`, `E_OPTION`, the game's own codes for a bad start, and those of the replay (`E_RECORD_…`).
pub fn read(text: &str, library: &dyn Library) -> Result<Record, Refusal> {
    let record = read_unplayed(text)?;
    let table = library.restore(&record)?;
    check_kind(record.beside.clock, &*table)?;
    // The replay has checked everything; what it says is canonical (order of options).
    Ok(Record {
        tags: record.tags,
        beside: record.beside,
        ..table.record()
    })
}

/// Reads a save that whoever reads it plays himself: until then nothing in it is true.
///
/// # Errors
/// `E_TEXT_TOO_LONG`, `E_SAVE_JSON` (with line and column), `E_SAVE_FORMAT`, `E_SAVE_VERSION`, `E_TOO_MANY_STEPS`,
/// `E_SAVE_COMMENT`, `E_SAVE_CLOCK`, `E_SAVE_VIEW`.
pub fn read_unplayed(text: &str) -> Result<Record, Refusal> {
    TextLimits::STANDARD.check_text(text)?;
    let head: Head = reading::read(text).map_err(|error| WireRefusal::SaveJson { error })?;
    if head.format != FORMAT {
        let found: String = head.format.chars().take(40).collect();
        return Err(WireRefusal::SaveFormat {
            found,
            accepted: FORMAT,
        }
        .into());
    }
    if ![PLAIN, BESIDE, TREE].contains(&head.version) {
        return Err(WireRefusal::SaveVersion {
            version: head.version,
            accepted: [PLAIN, BESIDE, TREE].iter().map(u32::to_string).collect(),
        }
        .into());
    }
    let save: Save = reading::read(text).map_err(|error| WireRefusal::SaveJson { error })?;
    let beside = Beside {
        clock: save.clock.map(Clock::from),
        viewing: save.viewing,
    };
    if head.version == PLAIN && beside != Beside::default() {
        return Err(WireRefusal::SaveBeside {
            version: PLAIN,
            since: BESIDE,
        }
        .into());
    }
    let line = match (save.line, head.version) {
        (Some(line), TREE) if save.steps.is_empty() && save.comments.is_empty() => line.into(),
        (None, PLAIN | BESIDE) => line(save.steps, save.comments)?,
        _ => {
            return Err(WireRefusal::SaveLine { version: TREE }.into());
        }
    };
    TextLimits::STANDARD.check_steps(line.entries.len())?;
    TextLimits::STANDARD.check_beside(&beside)?;
    Ok(Record {
        game: save.game,
        options: save.options.into_iter().collect(),
        start: save.start,
        line,
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
        beside,
    })
}

/// Refuses a clock that could run out and decide nothing.
///
/// # Errors
/// `E_OPTION`.
pub fn check_kind(clock: Option<Clock>, table: &dyn Table) -> Result<(), Refusal> {
    let common = clock.is_some_and(|clock| clock.kind == ClockKind::Common);
    if common && table.common_clock().is_none() {
        return Err(CommonRefusal::NoCommonClock.into());
    }
    Ok(())
}
