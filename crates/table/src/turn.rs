//! Playing what somebody wrote: a step, steps of one turn, exactly one turn.

use rules::{Event, Game, Refusal, TimingError, read_turn};

use crate::{Match, TableRefusal};

/// What may be played, and how much of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Terms {
    /// At one's own table: grades and passes may be written, and a turn may be left open.
    Own,
    /// The time of the step decides its grade; none may be written. A turn may be left open.
    Timed(TimingError),
    /// As a round far away takes it: a whole turn, no written grade, with a time or without.
    Whole(Option<TimingError>),
}

impl<P: Game> Match<P> {
    /// Plays the steps of one turn, in machine form or any notation of the game. They are played as a whole or not at all.
    ///
    /// # Errors
    /// The rule that forbids the first forbidden step, `E_TURN_LONG` for more than one turn; nothing has changed then.
    pub fn play(&mut self, text: &str) -> Result<Vec<Event>, Refusal> {
        self.submit(text, Terms::Own)
    }

    /// The same for steps that came so far from the beat.
    ///
    /// # Errors
    /// `E_TIMING` in a game where time does not count, and for a written grade or pass: the time alone decides. Otherwise as
    /// [`Match::play`].
    pub fn play_timed(&mut self, text: &str, error: TimingError) -> Result<Vec<Event>, Refusal> {
        self.submit(text, Terms::Timed(error))
    }

    /// Plays exactly one turn of the actor, as somebody far away may hand it over: with the time it came from the beat, or
    /// without one.
    ///
    /// # Errors
    /// `E_TURN_OPEN` if the turn is not at its end, `E_TURN_LONG` if the text goes beyond it, `E_TIMING` for a written grade
    /// or pass or a time where none counts, otherwise the rule that forbids the first forbidden step; nothing has changed then.
    pub fn play_turn(
        &mut self,
        text: &str,
        timing: Option<TimingError>,
    ) -> Result<Vec<Event>, Refusal> {
        self.submit(text, Terms::Whole(timing))
    }

    fn submit(&mut self, text: &str, terms: Terms) -> Result<Vec<Event>, Refusal> {
        let kept = self.offers_and_redo();
        let begin = self.plies().len();
        let played = self.play_steps(text, terms);
        if played.is_err() {
            while self.plies().len() > begin && self.back().is_some() {}
            self.restore(kept);
        }
        played
    }

    fn play_steps(&mut self, text: &str, terms: Terms) -> Result<Vec<Event>, Refusal> {
        let timing = match terms {
            Terms::Own => None,
            Terms::Timed(error) => Some(error),
            Terms::Whole(timing) => timing,
        };
        if timing.is_some() && P::TIMING.is_none() {
            return Err(TableRefusal::NoBeat { game: P::NAME }.into());
        }
        let steps = self.read(text)?;
        let actor = self.position().actor();
        let mut events = Vec::new();
        for step in steps {
            if self.ended().is_some() {
                return Err(P::game_over().into());
            }
            if terms != Terms::Own {
                untimed::<P>(step)?;
            }
            let step = match timing {
                Some(error) => self.position().timed(step, error),
                None => step,
            };
            events.extend(self.play_step(step));
        }
        let open = self.ended().is_none() && self.position().actor() == actor;
        if open && matches!(terms, Terms::Whole(_)) {
            return Err(TableRefusal::TurnOpen { text: clip(text) }.into());
        }
        Ok(events)
    }

    /// The steps that a text means here. A refusal is told as one who knows the course tells it.
    pub(crate) fn read(&self, text: &str) -> Result<Vec<P::Step>, P::Refusal> {
        read_turn(self.position(), text, self.standing())
            .map_err(|refusal| self.in_hindsight(text, refusal))
    }

    /// A refusal as one who knows the course tells it.
    pub(crate) fn in_hindsight(&self, text: &str, refusal: P::Refusal) -> P::Refusal {
        match self.own_last_turn() {
            Some(earlier) => self.position().in_hindsight(text, refusal, &earlier),
            None => refusal,
        }
    }

    /// The position in which the actor began his last turn but this one.
    pub(crate) fn own_last_turn(&self) -> Option<P> {
        let actor = self.position().actor();
        let starts: Vec<usize> = self.course().turn_starts().collect();
        let plies = self.plies();
        let mut own = starts
            .into_iter()
            .rev()
            .filter(|&at| plies.get(at).map_or(actor, |ply| ply.actor) == actor);
        // The first is the turn that goes on now.
        let begin = own.nth(1)?;
        Some(self.course().earlier(plies.len() - begin))
    }
}

/// A written grade is a claim about time that nobody measured.
fn untimed<P: Game>(step: P::Step) -> Result<(), TableRefusal> {
    match (P::TIMING, P::grade_of(step)) {
        (Some(timing), Some(grade)) if grade != timing.untimed => {
            Err(TableRefusal::Grade { grade })
        }
        _ => Ok(()),
    }
}

fn clip(text: &str) -> String {
    text.chars().take(40).collect()
}
