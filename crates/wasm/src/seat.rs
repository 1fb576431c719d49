//! One table with what belongs to it beside the match: the notation shown, the tags and the comments.

use std::collections::BTreeMap;
use std::fmt;

use catalog::Catalog;
use rules::{Event, Reading, Refusal, Side, TimingError};
use search::Watch;
use table::{Beside, Clock, DrawAnswer, Library, Opening, Record, Table};
use wire::Limits;
use wire::message::{Reply, Request, Stride};
use wire::view::{Thought, View};

use crate::mind::{Mind, Question};

/// One table.
pub(crate) struct Seat {
    table: Box<dyn Table>,
    form: String,
    tags: BTreeMap<String, String>,
    comments: BTreeMap<usize, String>,
    beside: Beside,
    mind: Mind,
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
            comments: BTreeMap::new(),
            beside: Beside::default(),
            mind: Mind::default(),
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

    pub(crate) fn keep(
        &mut self,
        tags: BTreeMap<String, String>,
        comments: BTreeMap<usize, String>,
        beside: Beside,
    ) {
        self.tags = tags;
        self.comments = comments;
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
        let start = Opening::Position(record.start, Reading::Lenient);
        let mut table = Catalog.open(&record.game, &record.options, &start)?;
        for step in record.steps.iter().take(ply) {
            table.play(step)?;
        }
        Ok(Seat {
            form: self.form.clone(),
            tags: self.tags.clone(),
            ..Seat::new(table)
        })
    }

    /// Answers what concerns this table alone.
    pub(crate) fn reply(&mut self, request: Request) -> Result<Reply, Refusal> {
        let events = match request {
            Request::Play { step, timing } => match timing {
                Some(error) => self.table.play_timed(&step, TimingError(error))?,
                None => self.table.play(&step)?,
            },
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
                self.table.decide(winner.map(Side::from), &reason)?
            }
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
                Limits::STANDARD.check_beside(&beside)?;
                self.beside = beside;
                return Ok(Reply::Done);
            }
            Request::Think {
                style,
                limits,
                lines,
                seed,
            } => {
                let question = Question {
                    style,
                    limits,
                    lines,
                    seed,
                };
                return self.mind.ask(question).map(|()| Reply::Done);
            }
            Request::Explain { step } => return self.table.explain(&step).map(|()| Reply::Done),
            Request::Record { form } => return self.record(&form).map(text),
            Request::Write { form, step } => return self.table.write_as(&form, &step).map(text),
            Request::Typed { text: typed } => return self.typed(&typed).map(text),
            // What remains is `View`; the desk answers everything that is not about one open table.
            _ => Vec::new(),
        };
        self.view(&events)
    }

    /// Lets the machine think on; `true` when it is done.
    pub(crate) fn advance(
        &mut self,
        nodes: u64,
        watch: &dyn Watch,
        tell: &mut dyn FnMut(&Thought),
    ) -> Result<bool, Refusal> {
        self.mind.advance(&*self.table, nodes, watch, tell)
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

    fn record(&self, form: &str) -> Result<String, Refusal> {
        let record = Record {
            tags: self.tags.clone(),
            comments: self.comments.clone(),
            beside: self.beside.clone(),
            ..self.table.record()
        };
        catalog::find(&record.game)?.write_record(form, &record)
    }

    /// The machine form of what a person typed. Machine form goes first: what it refuses is told in the words of the rules.
    fn typed(&self, typed: &str) -> Result<String, Refusal> {
        let typed = typed.trim();
        let forms = self.table.info().forms;
        let refusal = match self.table.explain(typed) {
            // Written again: some games read more than they write.
            Ok(()) => return self.table.write_as(forms.first().unwrap_or(&""), typed),
            Err(refusal) => refusal,
        };
        let mut read = forms
            .iter()
            .filter_map(|form| self.table.read_as(form, typed).ok());
        let found = read.find(|step| self.table.explain(step).is_ok());
        found.ok_or(refusal)
    }
}

fn text(text: String) -> Reply {
    Reply::Text { text }
}
