//! A match: a course with redo, offers and results that no rule brings about.

use record::Line;
use rules::{Course, Event, Game, Outcome, Ply, Refusal, Ruling, Side, Standing};

use crate::{Status, TableRefusal};

/// One game being played.
///
/// Steps that were taken back can be played again until another step is played.
#[derive(Debug)]
pub struct Match<P: Game> {
    course: Course<P>,
    /// Steps taken back, the next one to redo last.
    undone: Vec<P::Step>,
    /// An end that the rules did not bring about.
    decided: Option<Ruling>,
    draw_offer: Option<Side>,
    /// What the record that the match came from says about its steps.
    notes: Line,
}

/// What the other side says to a draw offer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DrawAnswer {
    /// The match is drawn.
    Accept,
    /// The match goes on.
    Decline,
}

impl<P: Game> Match<P> {
    /// A match that begins with `position`. If that is inside a turn and knows its beginning, the match begins there, so
    /// that the open turn can be taken back.
    #[must_use]
    pub fn new(position: P) -> Match<P> {
        Match::on(record::opened(position), Line::default())
    }

    /// A match that goes on from a course.
    pub(crate) fn on(course: Course<P>, notes: Line) -> Match<P> {
        Match {
            course,
            undone: Vec::new(),
            decided: None,
            draw_offer: None,
            notes,
        }
    }

    pub(crate) fn notes(&self) -> &Line {
        &self.notes
    }

    /// What was played, and the rules' own end.
    #[must_use]
    pub fn course(&self) -> &Course<P> {
        &self.course
    }

    /// The position the match began with.
    #[must_use]
    pub fn start(&self) -> &P {
        self.course.start()
    }

    /// The present position.
    #[must_use]
    pub fn position(&self) -> &P {
        self.course.position()
    }

    /// The steps played, oldest first.
    #[must_use]
    pub fn plies(&self) -> &[Ply<P>] {
        self.course.plies()
    }

    /// The steps taken back, the next one to redo first.
    pub fn undone(&self) -> impl Iterator<Item = P::Step> + '_ {
        self.undone.iter().rev().copied()
    }

    /// How the match ended.
    #[must_use]
    pub fn ended(&self) -> Option<&Ruling> {
        self.decided.as_ref().or(self.course.ended())
    }

    /// Where the match stands.
    #[must_use]
    pub fn status(&self) -> Status {
        let score = |ruling: &Ruling| self.position().score(ruling.outcome);
        let impending = match self.standing() {
            Standing::Open => self.position().impending(&self.course.past()),
            Standing::Over => None,
        };
        Status {
            actor: self.position().actor(),
            stage: self.position().stage(),
            check: self.position().in_check(),
            ended: self.ended().cloned(),
            impending,
            score: self.ended().and_then(score),
            key: self.position().key(),
            ply: self.plies().len(),
            turn: self.turns_begun() - usize::from(self.course.inside_turn()),
            redo: self.undone.len(),
            draw_offer: self.draw_offer,
        }
    }

    /// Plays a step that is legal here, unless the match is over.
    pub fn play_step(&mut self, step: P::Step) -> Vec<Event> {
        if self.ended().is_some() {
            return Vec::new();
        }
        let mut events = Vec::new();
        if let Some(side) = self.draw_offer
            && side != self.position().actor()
        {
            self.draw_offer = None;
            events.push(Event::DrawDeclined(side.other()));
        }
        self.undone.clear();
        events.extend(self.advance(step));
        events
    }

    /// Takes back the last step; `false` at the start. A result is taken back with it.
    pub fn undo_step(&mut self) -> bool {
        let Some(step) = self.back() else {
            return false;
        };
        self.undone.push(step);
        true
    }

    /// Takes back the open turn, or, at the start of one, the turn before; the number of steps.
    pub fn undo_turn(&mut self) -> usize {
        let here = self.plies().len();
        let target = self.course.turn_starts().filter(|&at| at < here).last();
        let mut steps = 0;
        while self.plies().len() > target.unwrap_or(here) && self.undo_step() {
            steps += 1;
        }
        steps
    }

    /// Plays the step again that was taken back last; `false` if there is none.
    pub fn redo_step(&mut self) -> bool {
        if self.ended().is_some() {
            return false;
        }
        let Some(step) = self.undone.pop() else {
            return false;
        };
        self.advance(step);
        true
    }

    /// Plays again until a turn is complete or nothing is left; the number of steps.
    pub fn redo_turn(&mut self) -> usize {
        let actor = self.position().actor();
        let mut steps = 0;
        while self.position().actor() == actor && self.redo_step() {
            steps += 1;
        }
        steps
    }

    /// `side` gives up.
    ///
    /// # Errors
    /// If the match is over.
    pub fn resign(&mut self, side: Side) -> Result<Vec<Event>, Refusal> {
        self.still_open()?;
        let ruling = self.end(Outcome::resignation(side));
        Ok(vec![Event::Resigned(side), Event::GameOver(ruling)])
    }

    /// `side` offers a draw. An offer that meets one of the other side is an agreement.
    ///
    /// # Errors
    /// If the match is over or the side has offered already.
    pub fn offer_draw(&mut self, side: Side) -> Result<Vec<Event>, Refusal> {
        self.still_open()?;
        match self.draw_offer {
            Some(other) if other == side => Err(TableRefusal::DrawOffered.into()),
            Some(_) => self.answer_draw(side, DrawAnswer::Accept),
            None => {
                self.draw_offer = Some(side);
                Ok(vec![Event::DrawOffered(side)])
            }
        }
    }

    /// `side` answers the offer of the other one.
    ///
    /// # Errors
    /// If the match is over or there is no offer of the other side.
    pub fn answer_draw(&mut self, side: Side, answer: DrawAnswer) -> Result<Vec<Event>, Refusal> {
        self.still_open()?;
        if self.draw_offer != Some(side.other()) {
            return Err(TableRefusal::NoDrawOffer.into());
        }
        self.draw_offer = None;
        Ok(match answer {
            DrawAnswer::Accept => vec![Event::GameOver(self.end(Outcome::agreement()))],
            DrawAnswer::Decline => vec![Event::DrawDeclined(side)],
        })
    }

    /// Records a result that was decided outside (a flag that fell, an abandoned game).
    ///
    /// # Errors
    /// If the match is over.
    pub fn decide(&mut self, outcome: Outcome) -> Result<Vec<Event>, Refusal> {
        self.still_open()?;
        Ok(vec![Event::GameOver(self.end(outcome))])
    }

    /// The clock common to both has run out, and the rules decide.
    ///
    /// # Errors
    /// `E_OPTION` where they do not; after that the game's code if the match is over.
    pub fn time_up(&mut self) -> Result<Vec<Event>, Refusal> {
        let outcome = self.position().time_up()?;
        self.decide(outcome)
    }

    /// Whether steps may be played.
    #[must_use]
    pub fn standing(&self) -> Standing {
        match self.ended() {
            Some(_) => Standing::Over,
            None => Standing::Open,
        }
    }

    /// The turns begun so far, an open one included.
    fn turns_begun(&self) -> usize {
        let here = self.plies().len();
        self.course.turn_starts().filter(|&at| at < here).count()
    }

    fn still_open(&self) -> Result<(), Refusal> {
        match self.ended() {
            Some(_) => Err(P::game_over().into()),
            None => Ok(()),
        }
    }

    fn end(&mut self, outcome: Outcome) -> Ruling {
        let ruling = Ruling::from(outcome);
        self.draw_offer = None;
        self.decided = Some(ruling.clone());
        ruling
    }

    /// Plays a step and tells what happened, in the order of [`Event`].
    fn advance(&mut self, submitted: P::Step) -> Vec<Event> {
        let before = self.position().clone();
        let step = self.course.play(submitted);
        if self.course.ended().is_some() {
            self.draw_offer = None;
        }
        self.tell(&before, step)
    }

    fn tell(&self, before: &P, step: P::Step) -> Vec<Event> {
        let after = self.position();
        let facts = before.facts(step);
        let is_mate = facts.gives_mate;
        let mut events = vec![Event::MoveExecuted {
            ply: self.plies().len() - 1,
            step: before.step_text(step),
            facts,
            before: before.meters(),
            grade: P::grade_of(step),
        }];
        let effects = before.effects(step, after);
        events.extend(effects.into_iter().map(Event::Effect));
        if after.actor() != before.actor() && after.in_check() {
            events.push(Event::CheckDetected {
                side: after.actor(),
                attackers: after.checkers(),
            });
        }
        if let Some(ruling) = self.ended() {
            if let Some(winner) = ruling.outcome.winner
                && is_mate
            {
                events.push(Event::CheckmateDetected { winner });
            }
            events.push(Event::GameOver(ruling.clone()));
        }
        events
    }

    /// Takes back the last step, with the offers and the result that came after it.
    pub(crate) fn back(&mut self) -> Option<P::Step> {
        let step = self.course.back()?;
        self.decided = None;
        self.draw_offer = None;
        Some(step)
    }

    /// What a play that is refused half way must put back.
    pub(crate) fn offers_and_redo(&self) -> (Vec<P::Step>, Option<Side>) {
        (self.undone.clone(), self.draw_offer)
    }

    pub(crate) fn restore(&mut self, (undone, draw_offer): (Vec<P::Step>, Option<Side>)) {
        self.undone = undone;
        self.draw_offer = draw_offer;
    }

    /// Forgets the steps that were taken back: they cannot be played again.
    pub fn forget_redo(&mut self) {
        self.undone.clear();
    }
}
