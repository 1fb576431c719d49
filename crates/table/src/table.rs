//! The object-safe face of a match: plain data and text.

use rules::{Event, Game, Pick, Refusal, Scene, Side, TimingError, Universe};
use search::Memory;

use crate::{
    DrawAnswer, Entry, Filter, GameInfo, Job, Match, Offers, PerftPlan, Record, Status, Taken,
    Thinker, offers, think::thinker,
};

/// A match of some game. Implemented once, for every [`Match`].
///
/// Whatever fails returns a [`Refusal`] and has changed nothing.
pub trait Table: Send {
    /// The names and lists of the game.
    fn info(&self) -> GameInfo;
    /// The fixed universe of places.
    fn universe(&self) -> &'static Universe;
    /// Where the match stands.
    fn status(&self) -> Status;
    /// The picture of the present position.
    fn scene(&self) -> Scene;
    /// The canonical text of the present position.
    fn position_text(&self) -> String;
    /// The value of each rule option.
    fn options(&self) -> Vec<(&'static str, String)>;
    /// A drawing for a terminal.
    fn drawing(&self) -> String;

    /// The legal steps in machine form, in byte order.
    fn steps(&self) -> Vec<String>;
    /// The legal steps that pass a filter, in machine form and byte order.
    fn filtered(&self, filter: &Filter) -> Vec<String>;
    /// What can be picked after `path`.
    fn offers(&self, path: &[Pick]) -> Offers;
    /// Asks about a step in machine form without playing it.
    ///
    /// # Errors
    /// The rule that forbids it.
    fn explain(&self, text: &str) -> Result<(), Refusal>;

    /// Plays a step, or a whole turn joined by commas, in machine form.
    ///
    /// # Errors
    /// The rule that forbids it.
    fn play(&mut self, text: &str) -> Result<Vec<Event>, Refusal>;
    /// The same for a step that came so far from the beat.
    ///
    /// # Errors
    /// `E_TIMING` in a game where time does not count, or the rule that forbids the step.
    fn play_timed(&mut self, text: &str, error: TimingError) -> Result<Vec<Event>, Refusal>;
    /// Takes back a step.
    fn undo_step(&mut self) -> Option<Event>;
    /// Takes back the open turn or the one before.
    fn undo_turn(&mut self) -> Option<Event>;
    /// Plays a step again.
    fn redo_step(&mut self) -> Option<Event>;
    /// Plays a turn again.
    fn redo_turn(&mut self) -> Option<Event>;

    /// A side gives up.
    ///
    /// # Errors
    /// If the match is over.
    fn resign(&mut self, side: Side) -> Result<Vec<Event>, Refusal>;
    /// A side offers a draw.
    ///
    /// # Errors
    /// If the match is over or an offer of the side stands.
    fn offer_draw(&mut self, side: Side) -> Result<Vec<Event>, Refusal>;
    /// A side answers a draw offer.
    ///
    /// # Errors
    /// If there is none.
    fn answer_draw(&mut self, side: Side, answer: DrawAnswer) -> Result<Vec<Event>, Refusal>;

    /// Records a result that no step brings about: `resign`, `agreement`, `time`, `abandoned` or `adjudication`.
    ///
    /// # Errors
    /// `E_RECORD_RESULT` for another reason; the game's code if the match is over.
    fn decide(&mut self, winner: Option<Side>, reason: &str) -> Result<Vec<Event>, Refusal>;

    /// The steps played, in one of the notations of the game.
    ///
    /// # Errors
    /// `E_FORM` for an unknown notation.
    fn history(&self, form: &str) -> Result<Vec<Entry>, Refusal>;
    /// What was captured, in order.
    fn captured(&self) -> Vec<Taken>;
    /// Writes a legal step, given in machine form, in another notation.
    ///
    /// # Errors
    /// `E_FORM`, or the rule that forbids the step.
    fn write_as(&self, form: &str, step: &str) -> Result<String, Refusal>;
    /// The machine form of a step given in another notation.
    ///
    /// # Errors
    /// `E_FORM`, or what the reader of that notation says.
    fn read_as(&self, form: &str, text: &str) -> Result<String, Refusal>;

    /// The match as plain data.
    fn record(&self) -> Record;
    /// Plays a record on a match at its start.
    ///
    /// # Errors
    /// The first thing in the record that does not hold. The match may have been changed: throw it away.
    fn replay(&mut self, record: &Record) -> Result<(), Refusal>;

    /// Counts step sequences.
    fn perft(&self, plan: &PerftPlan) -> u64;
    /// Counts step sequences for each root step.
    fn divide(&self, plan: &PerftPlan) -> Vec<(String, u64)>;
    /// Begins a search of the present position; it stands by itself.
    fn thinker(&self, job: &Job) -> Box<dyn Thinker>;
    /// Works out the exact solution that holds the present position, where the game has one, and keeps it in `memory` for
    /// the searches to come; `false` where there is none.
    fn solve(&self, memory: &Memory, progress: &mut dyn FnMut(u64, u64)) -> bool;
    /// A second table at the present position, without history.
    fn fork(&self) -> Box<dyn Table>;
}

impl<P: Game> Table for Match<P> {
    fn info(&self) -> GameInfo {
        GameInfo::of::<P>()
    }

    fn universe(&self) -> &'static Universe {
        P::universe()
    }

    fn status(&self) -> Status {
        Match::status(self)
    }

    fn scene(&self) -> Scene {
        self.position().scene()
    }

    fn position_text(&self) -> String {
        self.position().position_text()
    }

    fn options(&self) -> Vec<(&'static str, String)> {
        use rules::RuleOptions;
        let options = self.position().options();
        let names = P::Options::LIST.iter().map(|spec| spec.name);
        names
            .filter_map(|name| Some((name, options.get(name)?)))
            .collect()
    }

    fn drawing(&self) -> String {
        self.position().drawing()
    }

    fn steps(&self) -> Vec<String> {
        self.filtered(&Filter::default())
    }

    fn filtered(&self, filter: &Filter) -> Vec<String> {
        let position = self.position();
        let steps = filter.apply(position);
        let mut texts: Vec<String> = steps
            .into_iter()
            .map(|step| position.step_text(step))
            .collect();
        texts.sort_unstable();
        texts
    }

    fn offers(&self, path: &[Pick]) -> Offers {
        match self.ended() {
            Some(_) => Offers::default(),
            None => offers(self.position(), path),
        }
    }

    fn explain(&self, text: &str) -> Result<(), Refusal> {
        self.position().explain(text, self.standing()).map(|_| ())
    }

    fn play(&mut self, text: &str) -> Result<Vec<Event>, Refusal> {
        Match::play(self, text)
    }

    fn play_timed(&mut self, text: &str, error: TimingError) -> Result<Vec<Event>, Refusal> {
        Match::play_timed(self, text, error)
    }

    fn undo_step(&mut self) -> Option<Event> {
        Match::undo_step(self).then_some(Event::Undone(1))
    }

    fn undo_turn(&mut self) -> Option<Event> {
        let steps = Match::undo_turn(self);
        (steps > 0).then_some(Event::Undone(steps))
    }

    fn redo_step(&mut self) -> Option<Event> {
        Match::redo_step(self).then_some(Event::Redone(1))
    }

    fn redo_turn(&mut self) -> Option<Event> {
        let steps = Match::redo_turn(self);
        (steps > 0).then_some(Event::Redone(steps))
    }

    fn resign(&mut self, side: Side) -> Result<Vec<Event>, Refusal> {
        Match::resign(self, side)
    }

    fn offer_draw(&mut self, side: Side) -> Result<Vec<Event>, Refusal> {
        Match::offer_draw(self, side)
    }

    fn answer_draw(&mut self, side: Side, answer: DrawAnswer) -> Result<Vec<Event>, Refusal> {
        Match::answer_draw(self, side, answer)
    }

    fn decide(&mut self, winner: Option<Side>, reason: &str) -> Result<Vec<Event>, Refusal> {
        self.decide_by_name(winner, reason)
    }

    fn history(&self, form: &str) -> Result<Vec<Entry>, Refusal> {
        Match::history(self, form)
    }

    fn captured(&self) -> Vec<Taken> {
        Match::captured(self)
    }

    fn write_as(&self, form: &str, step: &str) -> Result<String, Refusal> {
        let position = self.position();
        position.write_as(form, position.explain(step, rules::Standing::Open)?)
    }

    fn read_as(&self, form: &str, text: &str) -> Result<String, Refusal> {
        let position = self.position();
        Ok(position.step_text(position.read_as(form, text)?))
    }

    fn record(&self) -> Record {
        Match::record(self)
    }

    fn replay(&mut self, record: &Record) -> Result<(), Refusal> {
        Match::replay(self, record)
    }

    fn perft(&self, plan: &PerftPlan) -> u64 {
        plan.count(self.position())
    }

    fn divide(&self, plan: &PerftPlan) -> Vec<(String, u64)> {
        plan.divide(self.position())
    }

    fn thinker(&self, job: &Job) -> Box<dyn Thinker> {
        thinker(self, job)
    }

    fn solve(&self, memory: &Memory, progress: &mut dyn FnMut(u64, u64)) -> bool {
        memory.solution(self.position(), progress).is_some()
    }

    fn fork(&self) -> Box<dyn Table> {
        Box::new(Match::new(self.position().clone()))
    }
}
