//! A round between two people, played by the rules of the smallest game.

use std::sync::Arc;

use dummy::Dummy;
use round::host::{Snapshot, Tell as Told};
use round::{
    Action, Around, Chairs, Command, CommandId, Games, Holder, HolderKind, Millis, Opened,
    PersonId, Presence, Round, RoundId, Shelf, Terms,
};
use rules::{Drafts, Refusal, Side};
use table::{GameInfo, Library, Opening, Table};
use wire::online::Tell;

pub(crate) struct World {
    round: Round,
    shelf: Shelf,
    presence: Presence,
}

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
        None
    }
}

pub(crate) const NOW: Millis = Millis(1_700_000_000_000);

impl World {
    pub(crate) fn begun(terms: Terms) -> World {
        let mut chairs = Chairs::default();
        for (side, person, name) in [(Side::First, 1, "Ann"), (Side::Second, 2, "")] {
            let kind = HolderKind::Person;
            let person = PersonId(person);
            chairs.seat(
                side,
                Holder {
                    person,
                    name: name.into(),
                    kind,
                },
            );
        }
        let (id, created) = (RoundId::of(5), NOW);
        let drafts = [None, None];
        let mut world = World {
            round: Round::new(Opened {
                id,
                terms,
                chairs,
                drafts,
                created,
            }),
            shelf: Shelf::new(Arc::new(One), 1),
            presence: Presence::none(NOW),
        };
        let due = world.round.due(&world.presence).unwrap();
        let mut around = Around {
            shelf: &mut world.shelf,
            presence: &world.presence,
            fresh: RoundId::of(6),
        };
        let begun = world.round.decide_chore(due.what, NOW, &mut around);
        world.round.apply(&begun.unwrap().unwrap()).unwrap();
        world
    }

    pub(crate) fn asks(&mut self, person: i64, action: Action) -> Result<(), Refusal> {
        let command = Command {
            id: CommandId::of(7 + u128::from(self.round.seq())).unwrap(),
            person: Some(PersonId(person)),
            action,
            at: NOW,
            lag: 0,
        };
        let mut around = Around {
            shelf: &mut self.shelf,
            presence: &self.presence,
            fresh: RoundId::of(6),
        };
        let decision = self.round.decide(&command, &mut around)?;
        self.round.apply(&decision.entry).unwrap();
        Ok(())
    }

    pub(crate) fn snapshot(&mut self, you: Option<Side>) -> Tell {
        let record = self.shelf.table(&self.round).unwrap().record();
        Tell::of(&Told::Snapshot(Box::new(Snapshot {
            round: self.round.clone(),
            record: Some(record),
            you,
            now: NOW,
        })))
        .unwrap()
    }
}
