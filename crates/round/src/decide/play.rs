//! Turns.

use rules::{Event, Refusal, Side, TimingError};
use table::Table;

use crate::decide::Happening;
use crate::entry::{Ending, TurnPlayed, What};
use crate::terms::Beat;
use crate::{Digest, HolderKind, Millis, Round, RoundRefusal, Shelf, beat};

/// The most bytes of a turn's text.
const MOST: usize = 1_024;

/// A turn that is asked for.
pub(super) struct Asked<'a> {
    pub(super) ply: u32,
    pub(super) turn: &'a str,
    pub(super) timing: Option<TimingError>,
    pub(super) at: Millis,
    pub(super) lag: u32,
}

impl Round {
    pub(super) fn play(
        &self,
        me: Side,
        asked: &Asked<'_>,
        shelf: &mut Shelf,
    ) -> Result<Happening, Refusal> {
        self.playing()?;
        if asked.ply != self.ply() {
            return Err(RoundRefusal::Stale {
                ply: asked.ply,
                stands: self.ply(),
            }
            .into());
        }
        if self.actor != Some(me) {
            return Err(RoundRefusal::NotYourTurn.into());
        }
        if asked.turn.len() > MOST {
            return Err(RoundRefusal::LongTurn { most: MOST }.into());
        }
        let pressed = self.clock.press(asked.at, asked.lag);
        let pressed = pressed.ok_or(RoundRefusal::TimeUp)?;
        self.check_timing(asked)?;
        let table = shelf.table(self)?;
        let events = table.play_turn(asked.turn, asked.timing)?;
        let status = table.status();
        let digest = Digest::of(&table.position_text());
        put_back(table, self.steps.len());
        let (steps, grade) = steps_and_grade(events);
        let ending = status.ended.map(|ruling| Ending {
            winner: ruling.outcome.winner,
            reason: ruling.outcome.reason.as_str().into(),
        });
        Ok(Happening {
            actor: ending.is_none().then_some(status.actor),
            ply: u32::try_from(status.ply).unwrap_or(u32::MAX),
            digest,
            left: pressed.left,
            what: What::Turn(Box::new(TurnPlayed {
                steps,
                timing: asked.timing.map(|TimingError(error)| error),
                grade,
                credit: pressed.credit,
                ending,
            })),
        })
    }

    /// The journey of a side's messages, as far as it is given back.
    pub(super) fn lag(&self, side: Side, measured: u32) -> u32 {
        let holder = self.chairs.of(side).holder.as_ref();
        match holder.map(|holder| holder.kind) {
            Some(HolderKind::Person) => measured,
            Some(HolderKind::Program) | None => 0,
        }
    }

    fn check_timing(&self, asked: &Asked<'_>) -> Result<(), RoundRefusal> {
        match (self.terms.beat, asked.timing, self.beat) {
            (_, None, _) => Ok(()),
            (Beat::OnTrust, Some(claim), Some(beat)) => {
                beat::check(beat, claim, self.clock.began(), asked.at)
            }
            (Beat::Off | Beat::OnTrust, Some(_), _) => Err(RoundRefusal::BeatOff),
        }
    }
}

/// A decision changes nothing: undo is exact.
fn put_back(table: &mut dyn Table, stood: usize) {
    while table.status().ply > stood && table.undo_step().is_some() {}
    table.forget_redo();
}

/// The steps as they were really played, and the grade of the last of them that has one.
fn steps_and_grade(events: Vec<Event>) -> (Vec<Box<str>>, Option<Box<str>>) {
    let mut steps = Vec::new();
    let mut last = None;
    for event in events {
        if let Event::MoveExecuted { step, grade, .. } = event {
            steps.push(step.into_boxed_str());
            last = grade.map(Box::from).or(last);
        }
    }
    (steps, last)
}
