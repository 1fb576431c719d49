//! King's Cooking's own link, `#kc=` (rules: 16): every game that begins with two line-ups.

use record::{
    Format, Invitation, InvitationAnswer, Invitations, LeftOut, Line, Lost, Read, Record,
    RecordedResult, Written, excerpt,
};
use rules::{Codes, Course, Drafts, Game, Reading, Refusal, Side, SplitMix64, Text};

use super::LinkRefusal;
use super::payload::{Payload, Stage};
use super::receive::{fragment, receive};
use crate::geometry::Square;
use crate::outcome::Reason;
use crate::piece::Kind;
use crate::position::KingsCooking;
use crate::setup::{LineUp, LineUps, Selection};

/// The record formats of King's Cooking: its link, under the name of the general one.
pub const FORMATS: &[&dyn Format] = &[&Link];

/// The link `#kc=`, and the invitations that have its form.
#[derive(Clone, Copy, Debug)]
pub struct Link;

/// Tags that hold what the link knows beside the moves.
const NAMES: [&str; 2] = ["Light", "Dark"];
const CREATOR: &str = "Creator";
const SELECTION: &str = "Selection";
const IDENTITY: &str = "GameId";

impl Format for Link {
    fn name(&self) -> &'static str {
        "url"
    }

    fn recognises(&self, text: &str) -> bool {
        text.starts_with("#kc=")
    }

    /// A start without line-ups, and an end that the rules did not bring about, have no place in this link.
    fn can_write(&self, record: &Record) -> bool {
        let by_the_rules = record.result.as_ref().is_none_or(|result| {
            let reasons = Reason::ALL.iter();
            reasons
                .map(|reason| reason.as_str())
                .any(|reason| reason == result.reason)
        });
        by_the_rules && line_ups(&record.start).is_some()
    }

    fn read(&self, text: &str) -> Result<Read, Refusal> {
        let received = receive(text)?;
        let course = received.course.ok_or(LinkRefusal::NoGame)?;
        let mut record = plain(&course);
        let payload = received.payload;
        let joiner = payload.creator.other();
        let names = [
            (payload.creator, Some(payload.creator_name)),
            (joiner, payload.joiner_name),
        ];
        for (side, name) in names {
            if let Some(name) = name {
                record.tags.insert(NAMES[side.index()].into(), name);
            }
        }
        let creator = KingsCooking::SIDES[payload.creator.index()];
        record.tags.insert(CREATOR.into(), creator.into());
        let selection = selection_name(payload.selection);
        record.tags.insert(SELECTION.into(), selection.into());
        record.tags.insert(IDENTITY.into(), hex(payload.id));
        Ok(Read {
            record,
            left_out: Vec::new(),
        })
    }

    fn write(&self, record: &Record) -> Result<Written, Refusal> {
        let [light, dark] = line_ups(&record.start).ok_or(LinkRefusal::NoLineUps)?;
        let mut course = Course::new(KingsCooking::from_line_ups(light, dark));
        for text in record.steps().take(record.cursor) {
            let step = course.position().explain(text, course.standing())?;
            course.play(step);
        }
        let tag = |name: &str| record.tags.get(name).map(String::as_str);
        let creator = match tag(CREATOR) {
            Some("dark") => Side::Second,
            _ => Side::First,
        };
        let name = |side: Side| tag(NAMES[side.index()]).map(ToOwned::to_owned);
        let selection = match tag(SELECTION) {
            Some("random") if light == dark => Selection::Random,
            Some("independent") => Selection::Independent,
            _ if light == dark => Selection::Mirrored,
            _ => Selection::Independent,
        };
        let payload = Payload {
            selection,
            creator,
            id: identity(record)?,
            line_ups: [Some(light), Some(dark)],
            creator_name: name(creator).unwrap_or_else(|| NAMES[creator.index()].to_owned()),
            joiner_name: name(creator.other()),
            codes: Vec::new(),
            digest: 0,
        };
        Ok(Written {
            text: fragment(&payload.with_course(&course))?,
            left_out: LeftOut::list(&[
                (Lost::Tags, other_tags(record)),
                (Lost::Comments, record.line.comments()),
                (Lost::Glyphs, record.line.glyphs()),
                (Lost::Variations, record.line.variations()),
                (Lost::Redo, record.redo()),
                (Lost::Clocks, usize::from(record.beside.clock.is_some())),
                (Lost::ViewSettings, record.beside.viewing.len()),
            ]),
        })
    }
}

/// How many tags say what the link has no field for.
fn other_tags(record: &Record) -> usize {
    let own = [NAMES[0], NAMES[1], CREATOR, SELECTION, IDENTITY];
    let tags = record.tags.keys();
    tags.filter(|name| !own.contains(&name.as_str())).count()
}

impl Invitations for Link {
    fn write(&self, invitation: &Invitation) -> Result<String, Refusal> {
        let Invitation { creator, name, .. } = invitation;
        LineUps.check(*creator, &invitation.choice)?;
        let mut line_ups = [None; 2];
        line_ups[creator.index()] = Some(invitation.choice.parse()?);
        let text = fragment(&Payload {
            selection: Selection::Independent,
            creator: *creator,
            id: unhex(&invitation.id)?,
            line_ups,
            creator_name: name.clone(),
            joiner_name: invitation.joiner.clone(),
            codes: Vec::new(),
            digest: 0,
        })?;
        Ok(text)
    }

    fn read(&self, text: &str) -> Result<(Invitation, InvitationAnswer), Refusal> {
        let payload = receive(text)?.payload;
        let answer = match payload.stage() {
            Stage::Choosing => InvitationAnswer::Awaited,
            Stage::Playing => InvitationAnswer::Given,
        };
        let choice = payload.line_ups[payload.creator.index()];
        let invitation = Invitation {
            id: hex(payload.id),
            creator: payload.creator,
            choice: choice
                .map(|line_up| line_up.to_string())
                .unwrap_or_default(),
            name: payload.creator_name,
            joiner: payload.joiner_name,
        };
        Ok((invitation, answer))
    }
}

/// A course as plain data.
fn plain(course: &Course<KingsCooking>) -> Record {
    let moments = course.moments();
    let line: Line = moments
        .map(|moment| moment.before.step_text(moment.step))
        .collect();
    Record {
        game: KingsCooking::ID.to_owned(),
        start: course.start().position_text(),
        cursor: line.entries.len(),
        line,
        position: course.position().position_text(),
        result: course.ended().map(RecordedResult::from),
        ..Record::default()
    }
}

fn selection_name(selection: Selection) -> &'static str {
    match selection {
        Selection::Mirrored => "mirrored",
        Selection::Independent => "independent",
        Selection::Random => "random",
    }
}

/// The line-ups of a start position; `None` if it is not one.
fn line_ups(start: &str) -> Option<[LineUp; 2]> {
    let position = match start {
        "" => KingsCooking::start(()),
        text => KingsCooking::read_position(text, Reading::Strict, ()).ok()?,
    };
    let row = |rank: usize| {
        let kinds: Option<Vec<Kind>> = (0..3)
            .map(|file| {
                position
                    .unit(Square::ALL[3 * rank + file])
                    .map(|unit| unit.kind())
            })
            .collect();
        LineUp::new(&kinds?).ok()
    };
    // Squares are numbered from rank 3, Dark's home row.
    let pair = [row(2)?, row(0)?];
    (KingsCooking::from_line_ups(pair[0], pair[1]) == position).then_some(pair)
}

/// The identity of the game: the one it came with, else one that follows from its start and its players, so that the same
/// game always gets the same link.
fn identity(record: &Record) -> Result<[u8; 16], LinkRefusal> {
    if let Some(text) = record.tags.get(IDENTITY) {
        return unhex(text);
    }
    let words = [
        Some(&record.start),
        record.tags.get(NAMES[0]),
        record.tags.get(NAMES[1]),
    ];
    let mut state = SplitMix64::new(0x6b63);
    for byte in words.into_iter().flatten().flat_map(|word| word.bytes()) {
        state = SplitMix64::new(state.next_u64() ^ u64::from(byte));
    }
    let (high, low) = (state.next_u64(), state.next_u64());
    Ok((u128::from(high) << 64 | u128::from(low)).to_be_bytes())
}

fn hex(identity: [u8; 16]) -> String {
    format!("{:032x}", u128::from_be_bytes(identity))
}

fn unhex(text: &str) -> Result<[u8; 16], LinkRefusal> {
    let value = u128::from_str_radix(text, 16)
        .ok()
        .filter(|_| text.len() == 32);
    value
        .map(u128::to_be_bytes)
        .ok_or_else(|| LinkRefusal::Identity {
            text: excerpt(text),
        })
}
