//! A match: a position and everything that happened.

use rules::{Event, Game, Outcome, Past, Ply, Refusal, Ruling, Side, Standing, TimingError};

use crate::Status;

/// One game being played.
///
/// Undo uses the tokens of [`Position::play`](rules::Position::play), never a replay. Steps that were taken back can be
/// played again until another step is played.
#[derive(Debug)]
pub struct Match<P: Game> {
    start: P,
    position: P,
    tally: P::Tally,
    plies: Vec<Ply<P>>,
    /// What takes back each of `plies`: the token, and the counters before the step.
    backs: Vec<Back<P>>,
    /// Steps taken back, the next one to redo last.
    undone: Vec<P::Step>,
    ended: Option<Ruling>,
    draw_offer: Option<Side>,
}

#[derive(Debug)]
struct Back<P: Game> {
    token: Token<P>,
    tally: P::Tally,
}

/// A token without the duty to print itself.
struct Token<P: Game>(P::Undo);

impl<P: Game> std::fmt::Debug for Token<P> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Token")
    }
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
        let (start, steps) = position.unfold().unwrap_or_else(|| (position, Vec::new()));
        let mut this = Match {
            ended: start.outcome().map(Ruling::from),
            position: start.clone(),
            start,
            tally: P::Tally::default(),
            plies: Vec::new(),
            backs: Vec::new(),
            undone: Vec::new(),
            draw_offer: None,
        };
        for step in steps {
            this.advance(step);
        }
        this
    }

    /// The position the match began with.
    #[must_use]
    pub fn start(&self) -> &P {
        &self.start
    }

    /// The present position.
    #[must_use]
    pub fn position(&self) -> &P {
        &self.position
    }

    /// The steps played, oldest first.
    #[must_use]
    pub fn plies(&self) -> &[Ply<P>] {
        &self.plies
    }

    /// The steps taken back, the next one to redo first.
    pub fn undone(&self) -> impl Iterator<Item = P::Step> + '_ {
        self.undone.iter().rev().copied()
    }

    /// The counters of the match.
    #[must_use]
    pub fn tally(&self) -> &P::Tally {
        &self.tally
    }

    /// How the match ended.
    #[must_use]
    pub fn ended(&self) -> Option<&Ruling> {
        self.ended.as_ref()
    }

    /// Where the match stands.
    #[must_use]
    pub fn status(&self) -> Status {
        Status {
            actor: self.position.actor(),
            stage: self.position.stage(),
            check: self.position.in_check(),
            ended: self.ended.clone(),
            key: self.position.key(),
            ply: self.plies.len(),
            turn: self
                .turn_starts()
                .filter(|&at| at < self.plies.len())
                .count()
                - usize::from(self.inside_turn()),
            redo: self.undone.len(),
            draw_offer: self.draw_offer,
        }
    }

    /// Plays the step that `text` (machine form) means, or a whole turn: steps joined by commas. A turn is played as a whole
    /// or not at all.
    ///
    /// # Errors
    /// The rule that forbids the first forbidden step; nothing has changed then.
    pub fn play(&mut self, text: &str) -> Result<Vec<Event>, Refusal> {
        self.play_turn(text, |_, step| step)
    }

    /// The same for steps that came so far from the beat. The time decides the grade, whatever grade the text has.
    ///
    /// # Errors
    /// `E_TIMING` in a game where time does not count; otherwise as [`Match::play`].
    pub fn play_timed(&mut self, text: &str, error: TimingError) -> Result<Vec<Event>, Refusal> {
        if P::TIMING.is_none() {
            return Err(Refusal::new(
                "E_TIMING",
                format!("{} has no beat; accepted: a step without a time", P::NAME),
            ));
        }
        self.play_turn(text, |position, step| position.timed(step, error))
    }

    fn play_turn(
        &mut self,
        text: &str,
        submitted: impl Fn(&P, P::Step) -> P::Step,
    ) -> Result<Vec<Event>, Refusal> {
        let mut events = Vec::new();
        let mut played = 0;
        let kept = (self.undone.clone(), self.draw_offer);
        for part in text.split(',') {
            match self.position.explain(part, self.standing()) {
                Ok(step) => {
                    let step = submitted(&self.position, step);
                    events.extend(self.play_step(step));
                    played += 1;
                }
                Err(refusal) => {
                    for _ in 0..played {
                        self.back();
                    }
                    (self.undone, self.draw_offer) = kept;
                    return Err(refusal);
                }
            }
        }
        Ok(events)
    }

    /// Plays a step that is legal here, unless the match is over.
    pub fn play_step(&mut self, step: P::Step) -> Vec<Event> {
        if self.ended.is_some() {
            return Vec::new();
        }
        let mut events = Vec::new();
        if let Some(side) = self.draw_offer
            && side != self.position.actor()
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
        let here = self.plies.len();
        let target = self.turn_starts().filter(|&at| at < here).last();
        let mut steps = 0;
        while self.plies.len() > target.unwrap_or(here) && self.undo_step() {
            steps += 1;
        }
        steps
    }

    /// Plays the step again that was taken back last; `false` if there is none.
    pub fn redo_step(&mut self) -> bool {
        if self.ended.is_some() {
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
        let actor = self.position.actor();
        let mut steps = 0;
        while self.position.actor() == actor && self.redo_step() {
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
            Some(other) if other == side => Err(Refusal::new(
                "E_DRAW_OFFER",
                "this side has already offered a draw; the other side may accept or decline it",
            )),
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
            return Err(Refusal::new(
                "E_DRAW_OFFER",
                "the other side has not offered a draw",
            ));
        }
        self.draw_offer = None;
        Ok(match answer {
            DrawAnswer::Accept => vec![Event::GameOver(self.end(Outcome::AGREEMENT))],
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

    /// Indexes in [`Match::plies`] at which a turn begins, the one of the present position included if it begins a turn.
    ///
    /// A turn ends when the actor changes: a duty belongs to the turn it precedes.
    pub fn turn_starts(&self) -> impl Iterator<Item = usize> + '_ {
        let actors = self
            .plies
            .iter()
            .map(|ply| ply.before.actor())
            .chain([self.position.actor()]);
        let mut last = None;
        actors.enumerate().filter_map(move |(index, actor)| {
            let begins = last != Some(actor);
            last = Some(actor);
            begins.then_some(index)
        })
    }

    /// Whether steps may be played.
    #[must_use]
    pub fn standing(&self) -> Standing {
        match self.ended {
            Some(_) => Standing::Over,
            None => Standing::Open,
        }
    }

    fn inside_turn(&self) -> bool {
        self.plies
            .last()
            .is_some_and(|ply| ply.before.actor() == self.position.actor())
    }

    fn still_open(&self) -> Result<(), Refusal> {
        match self.ended {
            Some(_) => Err(Refusal::new(P::GAME_OVER, "the game is over")),
            None => Ok(()),
        }
    }

    fn end(&mut self, outcome: Outcome) -> Ruling {
        let ruling = Ruling::from(outcome);
        self.draw_offer = None;
        self.ended = Some(ruling.clone());
        ruling
    }

    /// Plays a step and tells what happened, in the order of [`Event`].
    fn advance(&mut self, submitted: P::Step) -> Vec<Event> {
        let before = self.position.clone();
        let tally = self.tally.clone();
        let step = before.referee(&tally, submitted);
        before.tally(&mut self.tally, step);
        let token = Token(self.position.play(step));
        self.backs.push(Back { token, tally });
        self.plies.push(Ply {
            before: before.clone(),
            step,
        });
        self.judge();
        self.tell(&before, step)
    }

    fn judge(&mut self) {
        let past = Past {
            plies: &self.plies,
            tally: &self.tally,
        };
        self.ended = match self.position.outcome() {
            Some(outcome) => Some(outcome.into()),
            None => self.position.declare(&past),
        };
        if self.ended.is_some() {
            self.draw_offer = None;
        }
    }

    fn tell(&self, before: &P, step: P::Step) -> Vec<Event> {
        let after = &self.position;
        let mut events = vec![Event::MoveExecuted {
            ply: self.plies.len() - 1,
            step: before.step_text(step),
            facts: before.facts(step),
        }];
        let effects = before.effects(step, after);
        events.extend(effects.into_iter().map(Event::Effect));
        if after.actor() != before.actor() && after.in_check() {
            events.push(Event::CheckDetected {
                side: after.actor(),
                attackers: after.checkers(),
            });
        }
        if let Some(ruling) = &self.ended {
            if let (Some(winner), "checkmate") = (ruling.outcome.winner, ruling.outcome.reason) {
                events.push(Event::CheckmateDetected { winner });
            }
            events.push(Event::GameOver(ruling.clone()));
        }
        events
    }

    fn back(&mut self) -> Option<P::Step> {
        let ply = self.plies.pop()?;
        let back = self.backs.pop()?;
        self.position.undo(ply.step, back.token.0);
        debug_assert_eq!(self.position, ply.before, "undo must be exact");
        self.tally = back.tally;
        self.ended = None;
        self.draw_offer = None;
        Some(ply.step)
    }
}
