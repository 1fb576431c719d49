//! A round with two players on the smallest game, and whatever a test asks of it.

use std::sync::Arc;

use dummy::Dummy;
use round::{
    Action, Around, Chairs, Chore, ClockTerms, Command, CommandId, Entry, Games, Holder,
    HolderKind, Millis, Opened, PersonId, Presence, Round, RoundId, Shelf, Terms,
};
use rules::{Drafts, Refusal, Side};
use table::{GameInfo, Library, Opening, Table};

/// The smallest game, whatever it is called, and a choice of pieces for it.
pub(crate) struct One;

impl Library for One {
    fn open(
        &self,
        _: &str,
        options: &[(String, String)],
        opening: &Opening,
    ) -> Result<Box<dyn Table>, Refusal> {
        table::open::<Dummy>(options, opening)
    }
}

impl Games for One {
    fn info(&self, _: &str) -> Option<GameInfo> {
        Some(GameInfo::of::<Dummy>())
    }

    fn drafts(&self, _: &str) -> Option<&'static dyn Drafts> {
        Some(&Letters)
    }
}

/// One letter for each side; they meet in the normal start.
struct Letters;

impl Drafts for Letters {
    fn check(&self, _: Side, choice: &str) -> Result<(), Refusal> {
        match choice.len() {
            1 => Ok(()),
            _ => Err(round::RoundRefusal::NotDrafting.into()),
        }
    }

    fn opening(&self, first: &str, second: &str) -> Result<String, Refusal> {
        self.check(Side::First, first)?;
        self.check(Side::Second, second)?;
        Ok("start".to_owned())
    }
}

pub(crate) const FIRST: PersonId = PersonId(1);
pub(crate) const SECOND: PersonId = PersonId(2);

pub(crate) struct World {
    pub(crate) round: Round,
    pub(crate) log: Vec<Entry>,
    pub(crate) shelf: Shelf,
    pub(crate) presence: Presence,
    pub(crate) now: Millis,
    commands: u128,
}

impl World {
    /// A round that both have joined and that has not begun.
    pub(crate) fn seated(terms: Terms) -> World {
        let mut world = World::empty(terms);
        for (side, person) in [(Side::First, FIRST), (Side::Second, SECOND)] {
            world.sit(side, person);
        }
        world
    }

    /// A round that nobody has joined.
    pub(crate) fn empty(terms: Terms) -> World {
        let now = Millis(1_000_000);
        let opened = Opened {
            id: RoundId::of(5),
            terms,
            chairs: Chairs::default(),
            drafts: [None, None],
            created: now,
        };
        World {
            round: Round::new(opened),
            log: Vec::new(),
            shelf: Shelf::new(Arc::new(One), 4),
            presence: Presence::none(now),
            now,
            commands: 0,
        }
    }

    /// A round that has begun, with the clock.
    pub(crate) fn begun(clock: ClockTerms) -> World {
        let mut world = World::seated(Terms {
            clock,
            ..Terms::of("dummy")
        });
        world.chore().unwrap();
        world
    }

    pub(crate) fn sit(&mut self, side: Side, person: PersonId) {
        let holder = Holder {
            person,
            name: "".into(),
            kind: HolderKind::Person,
        };
        self.round.seat(side, holder);
    }

    pub(crate) fn wait(&mut self, milliseconds: i64) {
        self.now = self.now + milliseconds;
    }

    /// What somebody asks for, with messages that take so long.
    pub(crate) fn asks_with_lag(
        &mut self,
        person: PersonId,
        action: Action,
        lag: u32,
    ) -> Result<Entry, &'static str> {
        self.command(Some(person), action, lag)
    }

    fn command(
        &mut self,
        person: Option<PersonId>,
        action: Action,
        lag: u32,
    ) -> Result<Entry, &'static str> {
        self.commands += 1;
        let command = Command {
            id: CommandId::of(self.commands).unwrap(),
            person,
            action,
            at: self.now,
            lag,
        };
        let mut around = Around {
            shelf: &mut self.shelf,
            presence: &self.presence,
            fresh: RoundId::of(99),
        };
        let before = self.round.clone();
        let decided = self.round.decide(&command, &mut around);
        assert_eq!(self.round, before, "a decision changes nothing");
        let decision = decided.map_err(|refusal| refusal.code)?;
        if let Some((side, choice)) = decision.draft {
            self.round.draft(side, choice);
        }
        self.happens(decision.entry.clone());
        Ok(decision.entry)
    }

    pub(crate) fn asks(&mut self, person: PersonId, action: Action) -> Result<Entry, &'static str> {
        self.asks_with_lag(person, action, 0)
    }

    /// The same for somebody whom nobody may know.
    pub(crate) fn tries(
        &mut self,
        person: Option<PersonId>,
        action: Action,
    ) -> Result<Entry, &'static str> {
        self.command(person, action, 0)
    }

    /// What the server does by itself now, if anything.
    pub(crate) fn chore(&mut self) -> Option<Entry> {
        let due = self.round.due(&self.presence)?;
        self.chore_of(due.what)
    }

    pub(crate) fn chore_of(&mut self, chore: Chore) -> Option<Entry> {
        let mut around = Around {
            shelf: &mut self.shelf,
            presence: &self.presence,
            fresh: RoundId::of(99),
        };
        let entry = self
            .round
            .decide_chore(chore, self.now, &mut around)
            .unwrap()?;
        self.happens(entry.clone());
        Some(entry)
    }

    fn happens(&mut self, entry: Entry) {
        self.round.apply(&entry).unwrap();
        self.log.push(entry);
    }

    /// The first whole turn that the table offers whoever is to act.
    pub(crate) fn some_turn(&mut self) -> String {
        let table = self.shelf.table(&self.round).unwrap();
        let stands = table.status();
        let mut steps = Vec::new();
        while table.status().ended.is_none() && table.status().actor == stands.actor {
            let step = table.steps().remove(0);
            table.play(&step).unwrap();
            steps.push(step);
        }
        while table.status().ply > stands.ply {
            table.undo_step();
        }
        table.forget_redo();
        steps.join(",")
    }

    /// Whoever is to act plays some turn.
    pub(crate) fn plays(&mut self) -> Result<Entry, &'static str> {
        self.plays_with_lag(0)
    }

    pub(crate) fn plays_with_lag(&mut self, lag: u32) -> Result<Entry, &'static str> {
        let turn = self.some_turn();
        let person = self.acting();
        let ply = self.round.ply();
        let timing = None;
        self.asks_with_lag(person, Action::Play { ply, turn, timing }, lag)
    }

    /// Whoever is to act.
    pub(crate) fn acting(&self) -> PersonId {
        match self.round.actor().unwrap() {
            Side::First => FIRST,
            Side::Second => SECOND,
        }
    }
}
