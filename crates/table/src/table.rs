//! The object-safe face of a match: plain data and text.

use std::time::Duration;

use record::Record;
use rules::{
    Detail, Event, MatchEnd, Outcome, Pick, Refusal, Scene, Side, Standing, Text, TimingError,
    Universe, read_turn,
};
#[cfg(feature = "thinking")]
use search::{Memory, Style};

#[cfg(feature = "terminal")]
use crate::PerftPlan;

use crate::{
    DrawAnswer, Filter, GameInfo, HistoryEntry, Match, Offers, Seated, Status, Taken, Turn, WhyNot,
    fate::fate, offers, why_not,
};
#[cfg(feature = "thinking")]
use crate::{Job, Pondered, TableRefusal, Thinker};

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
    /// The name of the rule set, derived from the options; `None` where they are a set of somebody's own, or where the game has no
    /// names.
    fn rule_set(&self) -> Option<&'static str>;
    /// A drawing for a terminal.
    #[cfg(feature = "terminal")]
    fn drawing(&self) -> String;

    /// The legal steps in machine form, in byte order.
    fn steps(&self) -> Vec<String>;
    /// The legal steps that pass a filter, in machine form and byte order.
    fn filtered(&self, filter: &Filter) -> Vec<String>;
    /// What can be picked after `path`.
    fn offers(&self, path: &[Pick]) -> Offers;
    /// Why `pick` cannot follow `path`, with the places to blame; `None` where it can, and where no step is meant.
    fn why_not(&self, path: &[Pick], pick: Pick) -> Option<WhyNot>;
    /// Asks about a step in machine form without playing it.
    ///
    /// # Errors
    /// The rule that forbids it.
    fn explain(&self, text: &str) -> Result<(), Refusal>;

    /// Plays a step or the steps of one turn, in machine form or any notation of the game; the turn may be left open.
    ///
    /// # Errors
    /// The rule that forbids the first forbidden step, `E_TURN_LONG` for more than one turn.
    fn play(&mut self, text: &str) -> Result<Vec<Event>, Refusal>;
    /// The same for steps that came so far from the beat.
    ///
    /// # Errors
    /// `E_TIMING` in a game where time does not count and for a written grade or pass, otherwise as [`Table::play`].
    fn play_timed(&mut self, text: &str, error: TimingError) -> Result<Vec<Event>, Refusal>;
    /// Plays exactly one turn of the actor, as somebody far away may hand it over.
    ///
    /// # Errors
    /// `E_TURN_OPEN` if the turn is not at its end, `E_TIMING` for a written grade or pass or a time where none counts,
    /// otherwise as [`Table::play`].
    fn play_turn(&mut self, text: &str, timing: Option<TimingError>)
    -> Result<Vec<Event>, Refusal>;
    /// Takes back a step.
    fn undo_step(&mut self) -> Option<Event>;
    /// Takes back the open turn or the one before.
    fn undo_turn(&mut self) -> Option<Event>;
    /// Plays a step again.
    fn redo_step(&mut self) -> Option<Event>;
    /// Plays a turn again.
    fn redo_turn(&mut self) -> Option<Event>;
    /// Forgets the steps that were taken back: they cannot be played again.
    fn forget_redo(&mut self);

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

    /// Records a result that no step brings about.
    ///
    /// # Errors
    /// The game's code if the match is over.
    fn decide(&mut self, winner: Option<Side>, reason: MatchEnd) -> Result<Vec<Event>, Refusal>;
    /// How long a clock common to both players runs by the rules text; `None` where there is none.
    fn common_clock(&self) -> Option<Duration>;
    /// That clock has run out, and the rules decide.
    ///
    /// # Errors
    /// `E_OPTION` where they do not; after that the game's code if the match is over.
    fn time_up(&mut self) -> Result<Vec<Event>, Refusal>;

    /// The steps played, in one of the notations of the game.
    ///
    /// # Errors
    /// `E_FORM` for an unknown notation.
    fn history(&self, form: &str) -> Result<Vec<HistoryEntry>, Refusal>;
    /// The turns played, each as one text in one of the notations of the game.
    ///
    /// # Errors
    /// `E_FORM` for an unknown notation.
    fn turns(&self, form: &str) -> Result<Vec<Turn>, Refusal>;
    /// What was captured, in order.
    fn captured(&self) -> Vec<Taken>;
    /// Writes a legal step or legal steps of one turn, given in machine form or any notation, as one text in another.
    ///
    /// # Errors
    /// `E_FORM`, `E_TURN_LONG`, or the rule that forbids the first forbidden step.
    fn write_as(&self, form: &str, text: &str) -> Result<String, Refusal>;
    /// The machine form (steps joined by commas) of a step or of steps of one turn in the notation `form`.
    ///
    /// # Errors
    /// `E_FORM`, `E_TURN_LONG`, or what the reader of that notation says.
    fn read_as(&self, form: &str, text: &str) -> Result<String, Refusal>;

    /// The machine form (steps joined by commas) of what somebody typed in any notation: what [`Table::play`] would play.
    ///
    /// # Errors
    /// As [`Table::play`]; what is written as no step at all is refused with a legal step in the notation `form` as an example.
    fn typed(&self, form: &str, text: &str) -> Result<String, Refusal>;

    /// The match as plain data.
    fn record(&self) -> Record;
    /// Plays a record on a match at its start.
    ///
    /// # Errors
    /// The first thing in the record that does not hold. The match may have been changed: throw it away.
    fn replay(&mut self, record: &Record) -> Result<(), Refusal>;

    /// Counts step sequences.
    #[cfg(feature = "terminal")]
    fn perft(&self, plan: &PerftPlan) -> u64;
    /// Counts step sequences for each root step.
    #[cfg(feature = "terminal")]
    fn divide(&self, plan: &PerftPlan) -> Vec<(String, u64)>;
    /// Whether the machine can play so in this game.
    ///
    /// # Errors
    /// `E_AI_FAILED` for a style that needs a margin or a solution where the game has none.
    #[cfg(feature = "thinking")]
    fn can_think(&self, style: Style) -> Result<(), Refusal>;
    /// Begins a search of the present position; it stands by itself.
    #[cfg(feature = "thinking")]
    fn thinker(&self, job: &Job) -> Box<dyn Thinker>;
    /// Works out the exact solution that holds the present position, where the game has one, and keeps it in `memory` for
    /// the searches to come; `false` where there is none.
    #[cfg(feature = "thinking")]
    fn solve(&self, memory: &Memory, progress: &mut dyn FnMut(u64, u64)) -> bool;
    /// A second table at the present position, without history.
    fn fork(&self) -> Box<dyn Table>;
}

impl<P: Seated> Table for Match<P> {
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

    fn rule_set(&self) -> Option<&'static str> {
        rules::RuleOptions::rule_set(&self.position().options())
    }

    #[cfg(feature = "terminal")]
    fn drawing(&self) -> String {
        let mut text = self.position().drawing();
        let rules = rules::RuleOptions::in_force(&self.position().options());
        if !rules.is_empty() {
            text.push_str("rules: ");
            text.push_str(&rules);
            text.push('\n');
        }
        text
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
        if self.ended().is_some() {
            return Offers::default();
        }
        // Asked for the first pick with every view, and nothing is noted beside it.
        let mut trial = (!path.is_empty()).then(|| self.course().clone());
        let fate = |step| fate(trial.as_mut()?, step);
        offers(self.position(), path, || self.own_last_turn(), fate)
    }

    fn why_not(&self, path: &[Pick], pick: Pick) -> Option<WhyNot> {
        match self.standing() {
            Standing::Over => Some(Refusal::from(P::game_over()).into()),
            Standing::Open => why_not(self.position(), path, pick, || self.own_last_turn()),
        }
    }

    fn explain(&self, text: &str) -> Result<(), Refusal> {
        let read = self.position().explain(text, self.standing());
        read.map(|_| ())
            .map_err(|refusal| self.in_hindsight(text, refusal).into())
    }

    fn play(&mut self, text: &str) -> Result<Vec<Event>, Refusal> {
        Match::play(self, text)
    }

    fn play_timed(&mut self, text: &str, error: TimingError) -> Result<Vec<Event>, Refusal> {
        Match::play_timed(self, text, error)
    }

    fn play_turn(
        &mut self,
        text: &str,
        timing: Option<TimingError>,
    ) -> Result<Vec<Event>, Refusal> {
        Match::play_turn(self, text, timing)
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

    fn forget_redo(&mut self) {
        Match::forget_redo(self);
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

    fn decide(&mut self, winner: Option<Side>, reason: MatchEnd) -> Result<Vec<Event>, Refusal> {
        let reason = reason.into();
        Match::decide(self, Outcome { winner, reason })
    }

    fn common_clock(&self) -> Option<Duration> {
        self.position().common_clock()
    }

    fn time_up(&mut self) -> Result<Vec<Event>, Refusal> {
        Match::time_up(self)
    }

    fn history(&self, form: &str) -> Result<Vec<HistoryEntry>, Refusal> {
        Match::history(self, form)
    }

    fn turns(&self, form: &str) -> Result<Vec<Turn>, Refusal> {
        Match::turns(self, form)
    }

    fn captured(&self) -> Vec<Taken> {
        Match::captured(self)
    }

    fn write_as(&self, form: &str, text: &str) -> Result<String, Refusal> {
        let position = self.position();
        // A text is a question about the position: a match that was given up changes nothing in it.
        Ok(position.write_turn_as(form, &read_turn(position, text, Standing::Open)?)?)
    }

    fn read_as(&self, form: &str, text: &str) -> Result<String, Refusal> {
        let position = self.position();
        machine_text(position, &position.read_turn_as(form, text)?)
    }

    fn typed(&self, form: &str, text: &str) -> Result<String, Refusal> {
        let position = self.position();
        match self.read(text.trim()) {
            Ok(steps) => machine_text(position, &steps),
            Err(refusal) if P::is_not_a_step(&refusal) => {
                let mut steps = Vec::new();
                position.generate(&mut steps);
                let first = steps.first().map(|&step| position.write_as(form, step));
                let refusal = Refusal::from(refusal);
                Err(match first {
                    Some(Ok(example)) => {
                        let message = refusal.message.clone();
                        refusal.within(message, &[("such_as", Detail::Text(example))])
                    }
                    _ => refusal,
                })
            }
            Err(refusal) => Err(refusal.into()),
        }
    }

    fn record(&self) -> Record {
        Match::record(self)
    }

    fn replay(&mut self, record: &Record) -> Result<(), Refusal> {
        Match::replay(self, record)
    }

    #[cfg(feature = "terminal")]
    fn perft(&self, plan: &PerftPlan) -> u64 {
        plan.count(self.position())
    }

    #[cfg(feature = "terminal")]
    fn divide(&self, plan: &PerftPlan) -> Vec<(String, u64)> {
        plan.divide(self.position())
    }

    #[cfg(feature = "thinking")]
    fn can_think(&self, style: Style) -> Result<(), Refusal> {
        let (game, player) = (P::NAME, style.to_string());
        match style {
            Style::Perfect if !P::SOLVED => Err(TableRefusal::NotSolved {
                style: player,
                game,
            }),
            Style::Margin(_) if self.position().lead().is_none() => Err(TableRefusal::NoMargin {
                style: player,
                game,
            }),
            _ => Ok(()),
        }
        .map_err(Into::into)
    }

    #[cfg(feature = "thinking")]
    fn thinker(&self, job: &Job) -> Box<dyn Thinker> {
        Pondered::thinker(self, job)
    }

    #[cfg(feature = "thinking")]
    fn solve(&self, memory: &Memory, progress: &mut dyn FnMut(u64, u64)) -> bool {
        Pondered::solve(self, memory, progress)
    }

    fn fork(&self) -> Box<dyn Table> {
        Box::new(Match::new(self.position().clone()))
    }
}

/// Steps of one turn in machine form, the first of the forms.
fn machine_text<P: Text>(position: &P, steps: &[P::Step]) -> Result<String, Refusal> {
    Ok(position.write_turn_as(P::FORMS.first().unwrap_or(&""), steps)?)
}
