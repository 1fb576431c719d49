//! What is there when a world begins: rounds, players, watchers.

use round::{
    Chairs, ClockTerms, Holder, HolderKind, Millis, Opened, PersonId, RoundId, Start, Terms,
};
use rules::Side;
use server::rows;
use store::{CommandKey, PersonKey, Store, Work};

use super::client::Client;
use super::world::{BEGIN, Event, World};
use crate::games::every;

impl World {
    /// A round with its players and watchers.
    pub(super) fn found(&mut self, number: u128) {
        let games = every();
        let listing = &games[self.random.below(games.len())];
        let id = RoundId::of(number);
        let clock = match self.random.below(4) {
            0 => ClockTerms::None,
            1 => ClockTerms::Days(1),
            _ => ClockTerms::Live {
                base: 4_000 + self.random.below(30_000) as u32,
                increment: self.random.below(3) as u32 * 500,
            },
        };
        let start = match listing.drafts {
            Some(_) if self.random.below(2) == 0 => Start::Draft,
            _ => Start::Normal,
        };
        let terms = Terms {
            clock,
            start,
            ..Terms::of(listing.info.id)
        };
        let mut chairs = Chairs::default();
        let base = 10 * (number as i64);
        let late = self.random.below(3) == 0;
        for (side, person) in [(Side::First, base + 1), (Side::Second, base + 2)] {
            let person = PersonId(person);
            if side == Side::Second && late {
                let round = id;
                self.schedule(
                    900,
                    Event::Sit {
                        round,
                        side,
                        person,
                    },
                );
            } else {
                let kind = HolderKind::Person;
                let name = "".into();
                chairs.seat(side, Holder { person, name, kind });
            }
            for _ in 0..1 + usize::from(self.random.below(4) == 0) {
                self.join(Client::new(id, Some(person), true));
            }
        }
        for watcher in 0..self.random.below(3) {
            let known = watcher == 0;
            let person = known.then_some(PersonId(base + 5));
            self.join(Client::new(id, person, false));
        }
        let opened = Opened {
            id,
            terms,
            chairs,
            drafts: [None, None],
            created: Millis(BEGIN),
        };
        let work = Work::Create {
            round: Box::new(rows::new_round(opened.clone(), rows::held(&opened), None)),
            maker: PersonKey::NOBODY,
            command: CommandKey(number.to_be_bytes()),
            what: String::new(),
        };
        // A fresh memory takes it.
        let _ = self.store.perform(&work);
        self.rounds.push(id);
    }

    fn join(&mut self, client: Client) {
        let number = self.clients.len();
        self.clients.push(client);
        let soon = self.random.below(800) as i64;
        self.schedule(soon, Event::Connect { client: number });
        self.schedule(soon + 500, Event::Act { client: number });
    }
}
