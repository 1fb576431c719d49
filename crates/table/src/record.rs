//! A match as plain data: what a save, a link or a game file holds.

use std::collections::BTreeMap;

use rules::{Event, Game, Outcome, Refusal, RuleOptions, Side};

use crate::{Beside, Match};

/// A whole game, independent of any format.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Record {
    /// The id of the game.
    pub game: String,
    /// The rule options that differ from the defaults, in the order of the game's list.
    pub options: Vec<(String, String)>,
    /// The position text of the start; empty for the normal one.
    pub start: String,
    /// Every step in machine form, those that were taken back and can be redone included.
    pub steps: Vec<String>,
    /// How many of `steps` are played.
    pub cursor: usize,
    /// The position text after those; empty if the record does not say.
    pub position: String,
    /// The result, if the match is over.
    pub result: Option<RecordedResult>,
    /// Players, event, date and whatever else the record's writer knew.
    pub tags: BTreeMap<String, String>,
    /// Comments after a step, by the number of steps before them (0 is before the first step).
    pub comments: BTreeMap<usize, String>,
    /// The clocks and the view settings.
    pub beside: Beside,
}

/// A recorded result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordedResult {
    /// Who won; `None` is a draw.
    pub winner: Option<Side>,
    /// The reason code.
    pub reason: String,
}

/// Reasons of results that no step brings about.
const DECIDED_OUTSIDE: [&str; 5] = ["resign", "agreement", "time", "abandoned", "adjudication"];

impl<P: Game> Match<P> {
    /// The match as plain data.
    #[must_use]
    pub fn record(&self) -> Record {
        let mut after = self.position().clone();
        let played = self
            .plies()
            .iter()
            .map(|ply| ply.before.step_text(ply.step));
        let mut steps: Vec<String> = played.collect();
        for step in self.undone() {
            steps.push(after.step_text(step));
            let _token = after.play(step);
        }
        Record {
            game: P::ID.to_owned(),
            options: changed_options(self.position().options()),
            start: self.start().position_text(),
            steps,
            cursor: self.plies().len(),
            position: self.position().position_text(),
            result: self.ended().map(|ruling| RecordedResult {
                winner: ruling.outcome.winner,
                reason: ruling.outcome.reason.to_owned(),
            }),
            ..Record::default()
        }
    }

    /// Plays the steps of a record on a match at its start, takes back those beyond the cursor, and compares the final
    /// position and the result with what the record says.
    ///
    /// # Errors
    /// `E_RECORD_STEP` for a step that is refused (the message has its number and the rule), `E_RECORD_POSITION` and
    /// `E_RECORD_RESULT` if the replay ends differently.
    pub fn replay(&mut self, record: &Record) -> Result<(), Refusal> {
        if record.cursor > record.steps.len() {
            return Err(Refusal::new(
                "E_RECORD_STEP",
                format!(
                    "{} steps are said to be played, but there are only {}",
                    record.cursor,
                    record.steps.len()
                ),
            ));
        }
        for (index, step) in record.steps.iter().enumerate() {
            if let Err(refusal) = self.play(step) {
                return Err(Refusal::new(
                    "E_RECORD_STEP",
                    format!("step {} '{step}': {}: {refusal}", index + 1, refusal.code),
                ));
            }
        }
        while self.plies().len() > record.cursor && self.undo_step() {}
        let reached = self.position().position_text();
        if !record.position.is_empty() && record.position != reached {
            return Err(Refusal::new(
                "E_RECORD_POSITION",
                format!(
                    "the record ends in '{}', but its steps lead to '{reached}'",
                    record.position
                ),
            ));
        }
        self.compare_result(record.result.as_ref())
    }

    /// Records a result that was decided outside the rules, its reason given as text.
    ///
    /// # Errors
    /// `E_RECORD_RESULT` for a reason that only the rules can bring about, or if the match is over.
    pub fn decide_by_name(
        &mut self,
        winner: Option<Side>,
        reason: &str,
    ) -> Result<Vec<Event>, Refusal> {
        let Some(&reason) = DECIDED_OUTSIDE.iter().find(|&&known| known == reason) else {
            return Err(Refusal::new(
                "E_RECORD_RESULT",
                format!(
                    "the result says '{reason}', but the game is not over; without an end by the rules only {} are possible",
                    DECIDED_OUTSIDE.join(", ")
                ),
            ));
        };
        self.decide(Outcome { winner, reason })
    }

    fn compare_result(&mut self, recorded: Option<&RecordedResult>) -> Result<(), Refusal> {
        let reached = self.ended().map(|ruling| ruling.outcome);
        match (recorded, reached) {
            (None, None) => Ok(()),
            (Some(said), Some(is)) if said.winner == is.winner && said.reason == is.reason => {
                Ok(())
            }
            (Some(said), None) => self.decide_by_name(said.winner, &said.reason).map(|_| ()),
            (said, Some(is)) => Err(Refusal::new(
                "E_RECORD_RESULT",
                format!(
                    "the record says '{}', but the game ended by '{}'",
                    said.map_or("not over", |result| result.reason.as_str()),
                    is.reason
                ),
            )),
        }
    }
}

fn changed_options<O: RuleOptions>(options: O) -> Vec<(String, String)> {
    let defaults = O::default();
    let names = O::LIST.iter().map(|spec| spec.name);
    names
        .filter_map(|name| {
            let value = options.get(name)?;
            (Some(&value) != defaults.get(name).as_ref()).then(|| (name.to_owned(), value))
        })
        .collect()
}
