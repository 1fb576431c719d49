//! One table with what belongs to it beside the match: the notation shown, and the tags.

use std::collections::BTreeMap;
use std::fmt;

use catalog::Catalog;
use record::{Beside, Clock, Record, TextLimits, Written};
use rules::{Event, Refusal, Side, TimingError};
use table::{DrawAnswer, Library, Opening, Table};
use wire::message::{Rejection, Reply, Request, Stride};
use wire::view::{LeftOutView, View};

/// One table.
pub(crate) struct Seat {
    table: Box<dyn Table>,
    form: String,
    tags: BTreeMap<String, String>,
    beside: Beside,
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Seat")
            .field("game", &self.table.info().id)
            .finish_non_exhaustive()
    }
}

impl Seat {
    pub(crate) fn new(table: Box<dyn Table>) -> Seat {
        Seat {
            form: table.info().forms.first().copied().unwrap_or("").to_owned(),
            table,
            tags: BTreeMap::new(),
            beside: Beside::default(),
        }
    }

    pub(crate) fn table(&self) -> &dyn Table {
        &*self.table
    }

    pub(crate) fn tags(&self) -> &BTreeMap<String, String> {
        &self.tags
    }

    pub(crate) fn beside(&self) -> &Beside {
        &self.beside
    }

    pub(crate) fn keep(&mut self, tags: BTreeMap<String, String>, beside: Beside) {
        self.tags = tags;
        self.beside = beside;
    }

    pub(crate) fn whole(&self, events: &[Event]) -> Result<View, Refusal> {
        View::of(&*self.table, &self.form, events)
    }

    pub(crate) fn view(&self, events: &[Event]) -> Result<Reply, Refusal> {
        Ok(Reply::View {
            view: Box::new(self.whole(events)?),
        })
    }

    /// Another table with the first `ply` steps.
    pub(crate) fn fork(&self, ply: usize) -> Result<Seat, Refusal> {
        let record = self.table.record();
        let start = Opening::Recorded(record.start.clone());
        let mut table = Catalog.open(&record.game, &record.options, &start)?;
        for step in record.steps().take(ply) {
            table.play(step)?;
        }
        Ok(Seat {
            form: self.form.clone(),
            tags: self.tags.clone(),
            ..Seat::new(table)
        })
    }

    /// Answers what concerns this table alone.
    pub(crate) fn reply(&mut self, request: Request) -> Result<Reply, Rejection> {
        let events = match request {
            Request::Play { step, timing } => match timing {
                Some(error) => self.table.play_timed(&step, TimingError(error)),
                None => self.table.play(&step),
            }
            .map_err(|refusal| Rejection::of_step(&step, refusal))?,
            Request::Undo { by } => Vec::from_iter(match by {
                Stride::Step => self.table.undo_step(),
                Stride::Turn => self.table.undo_turn(),
            }),
            Request::Redo { by } => Vec::from_iter(match by {
                Stride::Step => self.table.redo_step(),
                Stride::Turn => self.table.redo_turn(),
            }),
            Request::Jump { ply } => self.jump(ply),
            Request::Resign { side } => self.table.resign(side.into())?,
            Request::OfferDraw { side } => self.table.offer_draw(side.into())?,
            Request::AnswerDraw { side, accept } => {
                let answer = if accept {
                    DrawAnswer::Accept
                } else {
                    DrawAnswer::Decline
                };
                self.table.answer_draw(side.into(), answer)?
            }
            Request::Decide { winner, reason } => {
                let end = record::outside(&reason)
                    .ok_or_else(|| Refusal::from(record::not_outside(&reason)))?;
                self.table.decide(winner.map(Side::from), end)?
            }
            Request::TimeUp {} => self.table.time_up()?,
            Request::Notation { form } => {
                // Asked first, so that a refusal leaves the old notation.
                self.table.history(&form)?;
                self.form = form;
                Vec::new()
            }
            Request::Tags { tags } => {
                self.tags = tags;
                return Ok(Reply::Done);
            }
            Request::Beside { clock, viewing } => {
                let beside = Beside {
                    clock: clock.map(Clock::from),
                    viewing,
                };
                // A save that could not be read again must not be written.
                TextLimits::STANDARD
                    .check_beside(&beside)
                    .map_err(Refusal::from)?;
                wire::json::check_kind(beside.clock, &*self.table)?;
                self.beside = beside;
                return Ok(Reply::Done);
            }
            Request::Explain { step } => {
                self.table.explain(&step)?;
                return Ok(Reply::Done);
            }
            Request::Record { form } => return Ok(written(self.record(&form)?)),
            Request::Write { form, step } => return Ok(text(self.table.write_as(&form, &step)?)),
            Request::Typed { text: typed } => {
                return Ok(text(self.table.typed(&self.form, &typed)?));
            }
            // What remains is `View`; the desk answers everything that is not about one open table.
            _ => Vec::new(),
        };
        Ok(self.view(&events)?)
    }

    /// Goes back or forth as far as there are steps.
    fn jump(&mut self, ply: usize) -> Vec<Event> {
        let here = self.table.status().ply;
        let mut steps = 0;
        if ply < here {
            while self.table.status().ply > ply && self.table.undo_step().is_some() {
                steps += 1;
            }
        } else {
            while self.table.status().ply < ply && self.table.redo_step().is_some() {
                steps += 1;
            }
        }
        match steps {
            0 => Vec::new(),
            _ if ply < here => vec![Event::Undone(steps)],
            _ => vec![Event::Redone(steps)],
        }
    }

    /// The game with everything that is kept beside it.
    pub(crate) fn kept(&self) -> Record {
        Record {
            tags: self.tags.clone(),
            beside: self.beside.clone(),
            ..self.table.record()
        }
    }

    fn record(&self, form: &str) -> Result<Written, Refusal> {
        let record = self.kept();
        catalog::find(&record.game)?.write_record(form, &record)
    }
}

fn written(written: Written) -> Reply {
    Reply::Written {
        text: written.text,
        left_out: written.left_out.iter().map(LeftOutView::from).collect(),
    }
}

fn text(text: String) -> Reply {
    Reply::Text { text }
}
