//! The game of a round as its log tells it, and the steps of one's own turn that nobody else has seen.

use catalog::Listing;
use rules::{Reading, Refusal, Side};
use serde_json::Value;
use table::{Opening, Table};

use super::server::plain;
use crate::failure::Failure;
use crate::refusal::CommandRefusal;

/// A table that stands where the log stands, plus the open turn of whoever sits here.
pub(crate) struct Board {
    listing: &'static Listing,
    options: Vec<(String, String)>,
    pub(crate) table: Option<Box<dyn Table>>,
    /// How many steps the log has.
    confirmed: usize,
    /// Where turns began, and whose.
    turns: Vec<(usize, Side)>,
    /// Who won, or nobody, and why; or that it was called off.
    pub(crate) over: Option<(Option<Side>, String)>,
    pub(crate) actor: Option<Side>,
}

/// What became of a step that was typed.
pub(crate) enum Typed {
    /// The turn is open.
    Open,
    /// It is whole: where it was composed, and its steps.
    Whole { ply: usize, turn: String },
}

impl Board {
    pub(crate) fn new(terms: &Value) -> Result<Board, Failure> {
        let listing = catalog::find(terms["game"].as_str().unwrap_or_default())?;
        let options = terms["options"].as_object().into_iter().flatten();
        let options =
            options.filter_map(|(name, value)| Some((name.clone(), value.as_str()?.to_owned())));
        Ok(Board {
            listing,
            options: options.collect(),
            table: None,
            confirmed: 0,
            turns: Vec::new(),
            over: None,
            actor: None,
        })
    }

    /// Takes over an entry of the log.
    ///
    /// # Errors
    /// `E_ONLINE` if the game here is not the one at the server.
    pub(crate) fn apply(&mut self, entry: &Value) -> Result<(), Failure> {
        match entry["entry"].as_str().unwrap_or_default() {
            "begun" => {
                let start = entry["start"].as_str().unwrap_or_default().to_owned();
                let opening = Opening::Position(start, Reading::Lenient);
                self.table = Some(self.listing.open(&self.options, &opening)?);
            }
            "turn" => {
                self.roll_back();
                let began = (self.confirmed, self.actor.unwrap_or(Side::First));
                self.turns.push(began);
                let table = self.table.as_mut().ok_or_else(differs)?;
                table.play(entry["text"].as_str().unwrap_or_default())?;
                self.confirmed = table.status().ply;
                self.note_end(&entry["ended"]);
            }
            "taken_back" => {
                self.confirmed = number(&entry["to"]);
                self.roll_back();
                let confirmed = self.confirmed;
                self.turns.retain(|(ply, _)| *ply < confirmed);
            }
            "ended" => self.note_end(entry),
            "aborted" => self.over = Some((None, "aborted".to_owned())),
            _ => {}
        }
        self.actor = side(&entry["actor"]);
        self.compare(entry)
    }

    fn note_end(&mut self, ended: &Value) {
        let reason = &ended["reason"];
        if reason.is_string() {
            self.over = Some((side(&ended["winner"]), plain(reason)));
        }
    }

    fn compare(&self, entry: &Value) -> Result<(), Failure> {
        let Some(table) = &self.table else {
            return Ok(());
        };
        let is_open = table.status().ply != self.confirmed;
        let digest = format!("{:08x}", rules::crc32(table.position_text().as_bytes()));
        if !is_open && entry["digest"] != digest.as_str() {
            return Err(differs());
        }
        Ok(())
    }

    /// Forgets the steps of an open turn.
    pub(crate) fn roll_back(&mut self) {
        if let Some(table) = &mut self.table {
            while table.status().ply > self.confirmed && table.undo_step().is_some() {}
            table.forget_redo();
        }
    }

    /// Takes back a step of the open turn; `false` if there is none.
    pub(crate) fn undo(&mut self) -> bool {
        let confirmed = self.confirmed;
        self.table
            .as_mut()
            .is_some_and(|table| table.status().ply > confirmed && table.undo_step().is_some())
    }

    /// Plays a step of one's own turn. A whole turn is taken off the board again: it stands there when the log has it.
    pub(crate) fn play(&mut self, text: &str) -> Result<Typed, Refusal> {
        let Some(table) = &mut self.table else {
            return Ok(Typed::Open);
        };
        let actor = table.status().actor;
        table.play(text)?;
        let status = table.status();
        if status.ended.is_none() && status.actor == actor {
            return Ok(Typed::Open);
        }
        let record = table.record();
        let steps = record.steps().take(record.cursor).skip(self.confirmed);
        let turn = steps.collect::<Vec<_>>().join(",");
        let ply = self.confirmed;
        self.roll_back();
        Ok(Typed::Whole { ply, turn })
    }

    /// Where the last turn of a side began.
    pub(crate) fn last_turn_of(&self, side: Side) -> Option<usize> {
        let own = self.turns.iter().rev().find(|(_, who)| *who == side);
        own.map(|(ply, _)| *ply)
    }

    pub(crate) fn name_of(&self, side: Side) -> &'static str {
        self.listing.info.sides[side.index()]
    }

    pub(crate) fn game(&self) -> &'static str {
        self.listing.info.name
    }
}

fn differs() -> Failure {
    let error =
        "the board here differs from the server's; this program may be older or newer".to_owned();
    CommandRefusal::Online { error }.into()
}

/// A side as it is sent.
pub(crate) fn side(value: &Value) -> Option<Side> {
    match value.as_str() {
        Some("first") => Some(Side::First),
        Some("second") => Some(Side::Second),
        _ => None,
    }
}

pub(crate) fn number(value: &Value) -> usize {
    value
        .as_u64()
        .and_then(|number| usize::try_from(number).ok())
        .unwrap_or(0)
}
