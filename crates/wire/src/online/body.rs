//! The rows of a log, and the terms of a round as a store keeps them.
//!
//! A row is what a store knows: numbers, and a body that it does not read. The body is JSON, so that a person with a shell can.

use round::{CommandId, Digest, Entry, Millis, Terms, What};
use rules::{Refusal, Side};
use serde::Serialize;

use super::{DoorRefusal, TermsView, WhatView};
use crate::reading::{self, Fault, Fields, Take, Value};
use crate::view::SideView;

/// An entry as a store keeps it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// Its number.
    pub seq: u32,
    /// The name of its command.
    pub command: [u8; 16],
    /// Who did it: 0 the first side, 1 the second; `None` if the server did.
    pub side: Option<u8>,
    /// What happened, as a number that never changes its meaning.
    pub kind: u8,
    /// All that stands in no column.
    pub body: String,
    /// What the sides have left; `None` without a clock.
    pub left: Option<[i64; 2]>,
    /// The digest of the position.
    pub digest: u32,
    /// When.
    pub at: i64,
}

#[derive(Serialize)]
struct Body {
    #[serde(flatten)]
    what: WhatView,
    ply: u32,
    actor: Option<SideView>,
    #[serde(skip_serializing_if = "is_zero")]
    asked: u32,
}

#[allow(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde passes the field by reference"
)]
const fn is_zero(number: &u32) -> bool {
    *number == 0
}

impl Take for Body {
    fn take(value: Value) -> Result<Body, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(Body {
            ply: fields.take("ply")?,
            actor: fields.take("actor")?,
            asked: fields.take_or_default("asked")?,
            what: WhatView::take(fields.rest())?,
        })
    }
}

/// The number of what happened.
const fn kind(what: &What) -> u8 {
    match what {
        What::Begun { .. } => 1,
        What::Turn(_) => 2,
        What::DrawOffered => 3,
        What::DrawRefused => 4,
        What::TakebackAsked { .. } => 5,
        What::TakebackRefused => 6,
        What::TakenBack { .. } => 7,
        What::Withdrawn { .. } => 8,
        What::TimeGiven { .. } => 9,
        What::Resumed { .. } => 10,
        What::Ended(_) => 11,
        What::Aborted => 12,
        What::RematchOffered => 13,
        What::RematchRefused => 14,
        What::Next { .. } => 15,
        What::Drafted => 16,
    }
}

/// The row of an entry.
#[must_use]
pub fn write(entry: &Entry) -> Row {
    let body = Body {
        what: (&entry.what).into(),
        ply: entry.ply,
        actor: entry.actor.map(SideView::from),
        asked: entry.asked,
    };
    Row {
        seq: entry.seq,
        command: entry.command.bits().to_be_bytes(),
        side: entry.side.map(|side| side as u8),
        kind: kind(&entry.what),
        body: super::write(&body),
        left: entry.left,
        digest: entry.digest.0,
        at: entry.at.0,
    }
}

/// The entry of a row.
///
/// # Errors
/// `E_PROTOCOL` for a body that this program did not write, or that does not fit its columns.
pub fn read(row: &Row) -> Result<Entry, Refusal> {
    let body: Body = reading::read(&row.body).map_err(|error| refused(row, &error))?;
    let what = What::from(body.what);
    if kind(&what) != row.kind {
        return Err(refused(row, "the body is of another kind than the row"));
    }
    let side = match row.side {
        None => None,
        Some(0) => Some(Side::First),
        Some(1) => Some(Side::Second),
        Some(_) => return Err(refused(row, "there is no such side")),
    };
    Ok(Entry {
        seq: row.seq,
        command: CommandId::stored(u128::from_be_bytes(row.command)),
        asked: body.asked,
        side,
        what,
        at: Millis(row.at),
        left: row.left,
        digest: Digest(row.digest),
        ply: body.ply,
        actor: body.actor.map(Into::into),
    })
}

fn refused(row: &Row, error: &str) -> Refusal {
    DoorRefusal::Protocol {
        error: format!("entry {}: {error}", row.seq),
    }
    .into()
}

/// Terms as a store keeps them.
#[must_use]
pub fn write_terms(terms: &Terms) -> String {
    super::write(&TermsView::from(terms))
}

/// Terms that a store kept.
///
/// # Errors
/// `E_PROTOCOL`.
pub fn read_terms(text: &str) -> Result<Terms, Refusal> {
    super::read::<TermsView>(text).map(Terms::from)
}
