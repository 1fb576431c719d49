//! A match as plain data, and back.

use record::{Line, Record, RecordedResult, replay};
use rules::{Game, Refusal};

use crate::Match;

impl<P: Game> Match<P> {
    /// The match as plain data, with what the record that it came from says about the steps that are still there.
    #[must_use]
    pub fn record(&self) -> Record {
        let played = self.plies().iter().map(|ply| ply.step);
        let mut position = self.start().clone();
        let mut line: Line = played
            .chain(self.undone())
            .map(|step| {
                let text = position.step_text(step);
                position = rules::after(&position, step);
                text
            })
            .collect();
        line.take_notes_of(self.notes());
        Record {
            game: P::ID.to_owned(),
            options: Record::changed_options(self.position()),
            start: self.start().position_text(),
            line,
            cursor: self.plies().len(),
            position: self.position().position_text(),
            result: self.ended().map(RecordedResult::from),
            ..Record::default()
        }
    }

    /// Plays a record, every variation of it included, and stands where its cursor does.
    ///
    /// # Errors
    /// `E_RECORD_STEP` for a step that is refused (the message has its number and the rule), `E_RECORD_POSITION` and
    /// `E_RECORD_RESULT` if the replay ends differently.
    pub fn replay(&mut self, record: &Record) -> Result<(), Refusal> {
        let (line, course) = replay::<P>(record)?;
        *self = Match::on(course, line);
        for _ in 0..record.redo() {
            self.undo_step();
        }
        match (&record.result, self.ended()) {
            (Some(result), None) => {
                let end = result.without_step(self.position())?;
                self.decide(end).map(|_| ())
            }
            _ => Ok(()),
        }
    }
}
