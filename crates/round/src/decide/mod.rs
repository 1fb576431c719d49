//! Whether something that is asked may happen, and what it would be.

mod draft;
mod end;
mod offers;
mod play;

use rules::{Refusal, Side};

use crate::entry::{Entry, What};
use crate::presence::Presence;
use crate::round::{Chore, Progress};
use crate::{
    Action, Command, CommandId, Digest, Millis, PersonId, Round, RoundId, RoundRefusal, Shelf,
};

/// What a decision may look at beside the round.
#[derive(Debug)]
pub struct Around<'a> {
    /// Tables and games.
    pub shelf: &'a mut Shelf,
    /// Who is here.
    pub presence: &'a Presence,
    /// The name of a round that may come of this.
    pub fresh: RoundId,
}

/// What would happen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decision {
    /// The entry that is to be stored.
    pub entry: Entry,
    /// What is kept beside the log and told nobody: the pieces that a side has chosen.
    pub draft: Option<(Side, Box<str>)>,
}

/// What an entry changes of what every entry says.
struct Happening {
    what: What,
    left: Option<[i64; 2]>,
    digest: Digest,
    ply: u32,
    actor: Option<Side>,
}

impl Round {
    /// Decides whether a command may happen. Nothing has changed afterwards, whatever the answer is.
    ///
    /// # Errors
    /// Why not: a [`RoundRefusal`], or the rule of the game.
    pub fn decide(&self, command: &Command, around: &mut Around<'_>) -> Result<Decision, Refusal> {
        let person = command.person.ok_or(RoundRefusal::NotSeated)?;
        // Who holds both chairs acts for the side whose turn it is, and answers for the other one.
        let wanted = self.actor.unwrap_or(Side::First);
        let me = self
            .chairs
            .side_of(person, wanted)
            .ok_or(RoundRefusal::NotSeated)?;
        let at = self.instant(command.at);
        let mut draft = None;
        if let Action::OfferDraw
        | Action::AskTakeback { .. }
        | Action::GiveTime
        | Action::OfferRematch = command.action
        {
            self.may_talk()?;
        }
        let (side, happening) = match &command.action {
            Action::Play { ply, turn, timing } => {
                let asked = play::Asked {
                    ply: *ply,
                    turn,
                    timing: *timing,
                    at,
                    lag: self.lag(me, command.lag),
                };
                (me, self.play(me, &asked, around.shelf)?)
            }
            Action::Draft { choice } => {
                let side = self.drafting_side(person)?;
                draft = Some((side, choice.as_str().into()));
                (
                    side,
                    self.draft_choice(side, choice, at, around.shelf.games())?,
                )
            }
            Action::Resign => (me, self.resign(me, at)?),
            Action::Abort => {
                let side = self.aborting_side(person, me);
                (side, self.abort(side, at)?)
            }
            Action::Leave => (me, self.leave(at)?),
            Action::Claim { result } => {
                let side = self.waiting_side(person).ok_or(RoundRefusal::OwnTurn)?;
                (side, self.claim(side, *result, at, around.presence)?)
            }
            Action::GiveTime => (me, self.give_time(me, at)?),
            Action::OfferDraw => (me, self.offer_draw(me, at)?),
            Action::AnswerDraw { offer, answer } => {
                self.answer_draw(person, *offer, *answer, at)?
            }
            Action::AskTakeback { to } => {
                let side = self.asking_side(person, me, *to);
                (side, self.ask_takeback(side, *to, at)?)
            }
            Action::AnswerTakeback { offer, answer } => {
                self.answer_takeback(person, *offer, *answer, at)?
            }
            Action::Withdraw { offer } => self.withdraw(person, *offer, at)?,
            // The next round is the holders': who came by a link into this one has no chair there to sit in.
            Action::OfferRematch | Action::AnswerRematch { .. } if !self.owns_one(person) => {
                return Err(RoundRefusal::NotSeated.into());
            }
            Action::OfferRematch => (me, self.offer_rematch(at)?),
            Action::AnswerRematch { offer, answer } => {
                self.answer_rematch(person, *offer, *answer, at, around.fresh)?
            }
        };
        let entry = self.entry(happening, at, Some(side), command.id, command.action.sum());
        Ok(Decision { entry, draft })
    }

    /// Decides something that the server does by itself; `None` if there is no reason for it any more.
    ///
    /// # Errors
    /// If the game cannot be opened as it was agreed.
    pub fn decide_chore(
        &self,
        chore: Chore,
        now: Millis,
        around: &mut Around<'_>,
    ) -> Result<Option<Entry>, Refusal> {
        let at = self.instant(now);
        let due = self.due(around.presence);
        // What is due is looked at anew: a turn or an answer may have come before.
        if !matches!(chore, Chore::Resume { .. }) {
            match due {
                Some(due) if due.what == chore && due.at <= at => (),
                _ => return Ok(None),
            }
        }
        let happening = match chore {
            Chore::Begin => Some(self.begin(at, around.shelf.games())?),
            Chore::Flag(side) => Some(self.flag(side, at)),
            Chore::NoShow(_) => Some(self.still(What::Aborted, at).over()),
            Chore::Lapse { offer } => Some(self.still(What::Withdrawn { offer }, at)),
            Chore::Resume { gifts } => self.resume(gifts, at),
        };
        let id = CommandId::server(self.seq + 1);
        Ok(happening.map(|happening| self.entry(happening, at, None, id, 0)))
    }

    fn owns_one(&self, person: PersonId) -> bool {
        Side::ALL
            .into_iter()
            .any(|side| self.chairs.owns(person, side))
    }

    /// Never before the last entry, whatever a clock says.
    fn instant(&self, at: Millis) -> Millis {
        at.max(self.last)
    }

    fn entry(
        &self,
        happening: Happening,
        at: Millis,
        side: Option<Side>,
        command: CommandId,
        asked: u32,
    ) -> Entry {
        Entry {
            seq: self.seq + 1,
            command,
            asked,
            side,
            what: happening.what,
            at,
            left: happening.left,
            digest: happening.digest,
            ply: happening.ply,
            actor: happening.actor,
        }
    }

    /// Something that changes neither position nor clock nor whose turn it is.
    fn still(&self, what: What, at: Millis) -> Happening {
        Happening {
            what,
            left: self.clock.left_at(at),
            digest: self.digest,
            ply: self.ply(),
            actor: self.actor,
        }
    }

    fn playing(&self) -> Result<(), RoundRefusal> {
        match self.progress {
            Progress::Playing => Ok(()),
            Progress::NotBegun => Err(RoundRefusal::NotBegun),
            Progress::Over(_) => Err(RoundRefusal::RoundOver),
        }
    }
}

impl Happening {
    /// The same as the end of the round.
    fn over(self) -> Happening {
        Happening {
            actor: None,
            ..self
        }
    }
}
