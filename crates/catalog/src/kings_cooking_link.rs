//! King's Cooking's own link, `#kc=` (rules: 16): every game that begins with two line-ups.

use kings_cooking::geometry::Square;
use kings_cooking::link::{Arrival, Payload, Received, Stage, fragment, receive};
use kings_cooking::piece::Kind;
use kings_cooking::setup::{LineUp, Selection};
use kings_cooking::{KingsCooking, record as kitchen};
use rules::{Game, Reading, Refusal, Side, SplitMix64, Standing, Text};
use table::{Match, Record};

use crate::{Answer, Invitation, Invitations, ReadRecord, RecordFormat};

/// The link, under the name of the general one.
pub(crate) const FORMATS: &[&dyn RecordFormat] = &[&Link];

pub(crate) struct Link;

/// Tags that hold what the link knows beside the moves.
const NAMES: [&str; 2] = ["Light", "Dark"];
const CREATOR: &str = "Creator";
const SELECTION: &str = "Selection";
const IDENTITY: &str = "GameId";

impl RecordFormat for Link {
    fn name(&self) -> &'static str {
        "url"
    }

    fn recognises(&self, text: &str) -> bool {
        text.starts_with("#kc=")
    }

    /// A start without line-ups, and an end that the rules did not bring about, have no place in this link.
    fn can_write(&self, record: &Record) -> bool {
        let by_the_rules = record.result.as_ref().is_none_or(|result| {
            ["empty", "no_action", "repetition", "no_progress"].contains(&result.reason.as_str())
        });
        by_the_rules && line_ups(&record.start).is_some()
    }

    fn read(&self, text: &str) -> Result<ReadRecord, Refusal> {
        let none = || {
            Refusal::new(
                "E_RECORD_FORM",
                "the link waits for the joiner's line-up: there is no game in it yet",
            )
        };
        let received = received(text)?;
        let replayed = received.record.ok_or_else(none)?;
        let mut game = Match::new(replayed.at(0).cloned().ok_or_else(none)?);
        for step in replayed.steps() {
            game.play_step(step);
        }
        let mut record = game.record();
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
        Ok(ReadRecord {
            record,
            left_out: Vec::new(),
        })
    }

    fn write(&self, record: &Record) -> Result<String, Refusal> {
        let [light, dark] = line_ups(&record.start).ok_or_else(|| {
            Refusal::new(
                "E_RECORD_FORM",
                "a #kc= link holds games that begin with two line-ups",
            )
        })?;
        let mut replayed = kitchen::Record::new(KingsCooking::from_line_ups(light, dark));
        for text in record.steps.iter().take(record.cursor) {
            let step = replayed.position().explain(text, Standing::Open)?;
            replayed.push(step)?;
        }
        let tag = |name: &str| record.tags.get(name).map(String::as_str);
        let creator = match tag(CREATOR) {
            Some("dark") => Side::Second,
            _ => Side::First,
        };
        let name = |side: Side| tag(NAMES[side.index()]).map(ToOwned::to_owned);
        let selection = match tag(SELECTION) {
            Some("random") if light == dark => Selection::Random,
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
        fragment(&payload.with_record(&replayed))
    }
}

impl Invitations for Link {
    fn write(&self, invitation: &Invitation) -> Result<String, Refusal> {
        let Invitation { creator, name, .. } = invitation;
        let mut line_ups = [None; 2];
        line_ups[creator.index()] = Some(invitation.choice.parse()?);
        fragment(&Payload {
            selection: Selection::Independent,
            creator: *creator,
            id: unhex(&invitation.id)?,
            line_ups,
            creator_name: name.clone(),
            joiner_name: None,
            codes: Vec::new(),
            digest: 0,
        })
    }

    fn read(&self, text: &str) -> Result<(Invitation, Answer), Refusal> {
        let payload = received(text)?.payload;
        let answer = match payload.stage() {
            Stage::Choosing => Answer::Awaited,
            Stage::Playing => Answer::Given,
        };
        let choice = payload.line_ups[payload.creator.index()];
        let invitation = Invitation {
            id: hex(payload.id),
            creator: payload.creator,
            choice: choice
                .map(|line_up| line_up.to_string())
                .unwrap_or_default(),
            name: payload.creator_name,
        };
        Ok((invitation, answer))
    }
}

/// A link that was pasted, perhaps with the address before it.
fn received(text: &str) -> Result<Received, Refusal> {
    receive(text, Arrival::Pasted)?
        .ok_or_else(|| Refusal::new("E_URL_FOREIGN", "the text is no #kc= link"))
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
fn identity(record: &Record) -> Result<[u8; 16], Refusal> {
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

fn unhex(text: &str) -> Result<[u8; 16], Refusal> {
    let value = u128::from_str_radix(text, 16)
        .ok()
        .filter(|_| text.len() == 32);
    value.map(u128::to_be_bytes).ok_or_else(|| {
        let shown: String = text.chars().take(40).collect();
        Refusal::new(
            "E_RECORD_FORM",
            format!("{IDENTITY} is 32 hex digits, not '{shown}'"),
        )
    })
}
