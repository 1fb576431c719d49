//! One online game as plain data: what the entries of its log made of it.

use rules::Side;
use thiserror::Error;

use crate::clock::Clock;
use crate::entry::{Ending, Entry, Metronome, What};
use crate::offers::{Offers, Standing};
use crate::presence::{Presence, REMATCH_STANDS};
use crate::{Chairs, ClockTerms, Digest, Holder, Millis, RoundId, Start, Terms};

/// One online game. [`Round::decide`](crate::Round::decide) looks and changes nothing, [`Round::apply`] is the only thing that
/// moves it, for fresh entries and for those of the log alike.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Round {
    pub(crate) id: RoundId,
    pub(crate) terms: Terms,
    pub(crate) chairs: Chairs,
    pub(crate) progress: Progress,
    pub(crate) seq: u32,
    pub(crate) last: Millis,
    pub(crate) steps: Vec<Box<str>>,
    pub(crate) turns: Vec<TurnMark>,
    /// How often turns were taken back: a table that stands before such an entry must be set up anew.
    pub(crate) rewinds: u32,
    pub(crate) start: Option<String>,
    pub(crate) beat: Option<Metronome>,
    pub(crate) actor: Option<Side>,
    pub(crate) digest: Digest,
    pub(crate) clock: Clock,
    pub(crate) offers: Offers,
    pub(crate) drafts: [Option<Box<str>>; 2],
    pub(crate) next: Option<RoundId>,
    /// When it ended; talk about another round comes later.
    pub(crate) ended: Option<Millis>,
}

/// A turn that stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TurnMark {
    /// How many steps stood before it.
    pub(crate) begin: u32,
    pub(crate) side: Side,
    /// The digest of the position before it.
    pub(crate) before: Digest,
}

/// What the log says about how far a round has come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Progress {
    NotBegun,
    Playing,
    Over(End),
}

/// How far a round has come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Phase {
    /// A chair is free.
    Waiting,
    /// Both are there, and at least one has not chosen its pieces.
    Drafting,
    /// Somebody is to act.
    Playing,
    /// It is over.
    Over(End),
}

/// How a round ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum End {
    /// With a result.
    Result(Ending),
    /// Without one, called off by a side or by the server.
    Aborted(Option<Side>),
}

/// Something that the server does by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Due {
    /// When.
    pub at: Millis,
    /// What.
    pub what: Chore,
}

/// What a server does by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chore {
    /// Both are there and have chosen what there was to choose.
    Begin,
    /// A side's time is over.
    Flag(Side),
    /// A side did not play its first turn.
    NoShow(Side),
    /// Whoever offered another live round has left.
    Lapse {
        /// The entry of the offer.
        offer: u32,
    },
    /// The server was away.
    Resume {
        /// What each side gets, in milliseconds.
        gifts: [u32; 2],
    },
}

/// A round without its log, as a store keeps it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opened {
    /// Its name.
    pub id: RoundId,
    /// What was agreed.
    pub terms: Terms,
    /// Who sits in it.
    pub chairs: Chairs,
    /// What the sides have chosen, where they choose apart.
    pub drafts: [Option<Box<str>>; 2],
    /// When it was made.
    pub created: Millis,
}

/// An entry that cannot follow those before it: the log was not written by this program, or it was damaged.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Misfit {
    /// A number that is missing or there twice.
    #[error("entry {found} follows entry {after}")]
    Gap {
        /// The entry before.
        after: u32,
        /// The number of this one.
        found: u32,
    },
    /// An entry before the one before it.
    #[error("entry {seq} is earlier than the one before it")]
    Earlier {
        /// Its number.
        seq: u32,
    },
    /// An entry of another phase.
    #[error("entry {seq} cannot happen at this point of a round")]
    Phase {
        /// Its number.
        seq: u32,
    },
    /// A takeback to where no turn began.
    #[error("entry {seq} goes back to where no turn began")]
    Turn {
        /// Its number.
        seq: u32,
    },
}

/// Everything about a round that can be told from its log: the row beside it that is searched.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Head {
    /// How far it has come.
    pub phase: Phase,
    /// Entries so far.
    pub seq: u32,
    /// Steps that stand.
    pub ply: u32,
    /// Who is to act.
    pub actor: Option<Side>,
    /// When the server must look at it again, whoever is here.
    pub due: Option<Millis>,
    /// When the last entry was made.
    pub changed: Millis,
    /// When it ended.
    pub ended: Option<Millis>,
}

impl Round {
    /// A round before its first entry.
    #[must_use]
    pub fn new(opened: Opened) -> Round {
        Round {
            clock: Clock::of(opened.terms.clock),
            id: opened.id,
            terms: opened.terms,
            chairs: opened.chairs,
            progress: Progress::NotBegun,
            seq: 0,
            last: opened.created,
            steps: Vec::new(),
            turns: Vec::new(),
            rewinds: 0,
            start: None,
            beat: None,
            actor: None,
            digest: Digest::default(),
            offers: Offers::default(),
            drafts: opened.drafts,
            next: None,
            ended: None,
        }
    }

    /// A round as its log made it.
    ///
    /// # Errors
    /// The first entry that does not fit.
    pub fn read<'a>(
        opened: Opened,
        entries: impl IntoIterator<Item = &'a Entry>,
    ) -> Result<Round, Misfit> {
        let mut round = Round::new(opened);
        for entry in entries {
            round.apply(entry)?;
        }
        Ok(round)
    }

    /// Moves the round by an entry.
    ///
    /// # Errors
    /// If it cannot follow; nothing has changed then.
    pub fn apply(&mut self, entry: &Entry) -> Result<(), Misfit> {
        let seq = entry.seq;
        if Some(seq) != self.seq.checked_add(1) {
            return Err(Misfit::Gap {
                after: self.seq,
                found: seq,
            });
        }
        if entry.at < self.last {
            return Err(Misfit::Earlier { seq });
        }
        if !self.can_follow(&entry.what) {
            return Err(Misfit::Phase { seq });
        }
        if let What::TakenBack { to } = entry.what
            && !self.turns.iter().any(|turn| turn.begin == to)
        {
            return Err(Misfit::Turn { seq });
        }
        self.seq = seq;
        self.last = entry.at;
        let before = std::mem::replace(&mut self.digest, entry.digest);
        self.clock.note(entry.at, entry.left);
        self.happen(entry, before);
        self.actor = entry.actor;
        if self.actor.is_none() {
            self.clock.run(entry.at, None);
        }
        Ok(())
    }

    /// Whether something can happen at this point.
    fn can_follow(&self, what: &What) -> bool {
        match what {
            What::Drafted | What::Begun { .. } => self.progress == Progress::NotBegun,
            What::Aborted => !matches!(self.progress, Progress::Over(_)),
            What::RematchOffered | What::RematchRefused | What::Next { .. } => {
                matches!(self.progress, Progress::Over(_))
            }
            What::Withdrawn { .. } => self.progress != Progress::NotBegun,
            What::Turn(_)
            | What::DrawOffered
            | What::DrawRefused
            | What::TakebackAsked { .. }
            | What::TakebackRefused
            | What::TakenBack { .. }
            | What::TimeGiven { .. }
            | What::Resumed { .. }
            | What::Ended(_) => self.progress == Progress::Playing,
        }
    }

    fn happen(&mut self, entry: &Entry, before: Digest) {
        let by = entry.side.unwrap_or(Side::First);
        let offer = Standing { seq: entry.seq, by };
        match &entry.what {
            What::Drafted => (),
            What::Begun { start, beat } => {
                self.progress = Progress::Playing;
                self.start = Some(start.clone());
                self.beat = *beat;
                self.clock.run(entry.at, entry.actor);
            }
            What::Turn(turn) => {
                self.turns.push(TurnMark {
                    begin: self.ply(),
                    side: by,
                    before,
                });
                self.steps.extend(turn.steps.iter().cloned());
                self.offers.played(by);
                self.clock.count(by, turn.credit);
                self.clock.run(entry.at, entry.actor);
                if let Some(ending) = &turn.ending {
                    self.end(End::Result(ending.clone()));
                }
            }
            What::DrawOffered => {
                self.offers.draw = Some(offer);
                self.offers.draw_at[by.index()] = Some(self.clock.played(by));
            }
            What::DrawRefused => self.offers.draw = None,
            What::TakebackAsked { to } => self.offers.takeback = Some((offer, *to)),
            What::TakebackRefused => {
                self.offers.takeback = None;
                let (refusals, _) = self.offers.refused[by.other().index()];
                self.offers.refused[by.other().index()] = (refusals + 1, entry.at);
            }
            What::TakenBack { to } => self.go_back(*to, entry),
            What::Withdrawn { offer } => self.offers.withdraw(*offer),
            What::TimeGiven { .. } => (),
            What::Resumed { gifts } => self.clock.put_off(*gifts),
            What::Ended(ending) => self.end(End::Result(ending.clone())),
            What::Aborted => self.end(End::Aborted(entry.side)),
            What::RematchOffered => self.offers.rematch = Some(offer),
            What::RematchRefused => self.offers.rematch = None,
            What::Next { round } => {
                self.offers.rematch = None;
                self.next = Some(*round);
            }
        }
    }

    /// The turns after so many steps never happened; the log keeps them.
    fn go_back(&mut self, to: u32, entry: &Entry) {
        self.steps.truncate(to as usize);
        self.turns.retain(|turn| turn.begin < to);
        self.rewinds += 1;
        if let Some((asked, _)) = self.offers.takeback.take() {
            self.offers.refused[asked.by.index()] = (0, entry.at);
        }
        self.offers.draw = None;
        self.clock.run(entry.at, entry.actor);
    }

    fn end(&mut self, end: End) {
        self.ended = Some(self.last);
        self.progress = Progress::Over(end);
        self.offers.over();
    }

    /// Puts somebody into a free chair. Chairs are no entries: a store gives each of them away once.
    pub fn seat(&mut self, side: Side, holder: Holder) {
        self.chairs.seat(side, holder);
    }

    /// The same round as others may see it: without what a side has chosen unseen, though they see that it has.
    #[must_use]
    pub fn shown(&self) -> Round {
        let hidden = |choice: &Option<Box<str>>| choice.as_ref().map(|_| Box::from(""));
        let [first, second] = &self.drafts;
        Round {
            drafts: [hidden(first), hidden(second)],
            ..self.clone()
        }
    }

    /// What a side has chosen, as the store keeps it beside the log.
    pub fn draft(&mut self, side: Side, choice: Box<str>) {
        self.drafts[side.index()] = Some(choice);
    }

    /// What the server does next by itself, and when.
    #[must_use]
    pub fn due(&self, presence: &Presence) -> Option<Due> {
        let live = matches!(self.terms.clock, ClockTerms::Live { .. });
        match (&self.progress, self.offers.rematch) {
            (Progress::NotBegun, _) => self.is_ready().then_some(Due {
                at: self.last,
                what: Chore::Begin,
            }),
            (Progress::Playing, _) => {
                let at = self.clock.due()?;
                let what = match self.clock.deadline()? {
                    crate::clock::Deadline::Flag(side, _) => Chore::Flag(side),
                    crate::clock::Deadline::NoShow(side, _) => Chore::NoShow(side),
                };
                Some(Due { at, what })
            }
            (Progress::Over(_), Some(offer)) if live => {
                let gone = presence.gone_since(offer.by)?;
                Some(Due {
                    at: gone.max(self.last) + REMATCH_STANDS,
                    what: Chore::Lapse { offer: offer.seq },
                })
            }
            (Progress::Over(_), _) => None,
        }
    }

    /// Whether nothing is missing for the game to begin.
    fn is_ready(&self) -> bool {
        let chosen = self.terms.start != Start::Draft || self.drafts.iter().all(Option::is_some);
        self.progress == Progress::NotBegun && self.chairs.are_taken() && chosen
    }

    /// How far it has come.
    #[must_use]
    pub fn phase(&self) -> Phase {
        match &self.progress {
            Progress::NotBegun if !self.chairs.are_taken() => Phase::Waiting,
            Progress::NotBegun => Phase::Drafting,
            Progress::Playing => Phase::Playing,
            Progress::Over(end) => Phase::Over(end.clone()),
        }
    }

    /// Everything that a store searches rounds by.
    #[must_use]
    pub fn head(&self) -> Head {
        Head {
            phase: self.phase(),
            seq: self.seq,
            ply: self.ply(),
            actor: self.actor,
            due: match self.progress {
                Progress::Over(_) => None,
                _ => self.due(&Presence::none(self.last)).map(|due| due.at),
            },
            changed: self.last,
            ended: self.ended,
        }
    }

    /// Its name.
    #[must_use]
    pub fn id(&self) -> RoundId {
        self.id
    }

    /// What was agreed.
    #[must_use]
    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// Who sits in it.
    #[must_use]
    pub fn chairs(&self) -> &Chairs {
        &self.chairs
    }

    /// The number of its last entry; 0 before the first.
    #[must_use]
    pub fn seq(&self) -> u32 {
        self.seq
    }

    /// How many steps stand.
    #[must_use]
    pub fn ply(&self) -> u32 {
        u32::try_from(self.steps.len()).unwrap_or(u32::MAX)
    }

    /// The steps that stand, in machine form as they were really played.
    pub fn steps(&self) -> impl ExactSizeIterator<Item = &str> {
        self.steps.iter().map(AsRef::as_ref)
    }

    /// Who is to act; `None` if nobody is.
    #[must_use]
    pub fn actor(&self) -> Option<Side> {
        self.actor
    }

    /// The digest of the position; 0 before the game begins.
    #[must_use]
    pub fn digest(&self) -> Digest {
        self.digest
    }

    /// Its clocks.
    #[must_use]
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// What waits for an answer.
    #[must_use]
    pub fn offers(&self) -> &Offers {
        &self.offers
    }

    /// Which sides have chosen their pieces, where they choose apart. What they chose is nobody's business.
    #[must_use]
    pub fn has_drafted(&self, side: Side) -> bool {
        self.drafts[side.index()].is_some()
    }

    /// The text of the position that the game began with; `None` before it does.
    #[must_use]
    pub fn start(&self) -> Option<&str> {
        self.start.as_deref()
    }

    /// The beat that both hear.
    #[must_use]
    pub fn beat(&self) -> Option<Metronome> {
        self.beat
    }

    /// The round after it.
    #[must_use]
    pub fn next(&self) -> Option<RoundId> {
        self.next
    }

    /// When its last entry was made; when it was made itself before the first.
    #[must_use]
    pub fn changed(&self) -> Millis {
        self.last
    }
}
