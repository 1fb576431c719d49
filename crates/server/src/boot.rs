//! Entering a store: whom the processes before this one left alone.

use std::collections::BTreeMap;
use std::io;

use round::RoundId;
use store::crash::{self, CrashPoint};
use store::{Lite, Store, Work};

/// What a player gets beside the time that the server was away.
const OUTAGE_GIFT: i64 = 5_000;
/// The most that is given back: what an entry can say is some days more. A server that is away for longer was given up.
const MOST: i64 = 45 * 86_400_000;
/// For how long what a process gave at its orderly end is enough, beside what that end itself took.
const COVERED: i64 = 6_000;

/// Enters this process, and finds those that ended before: whoever was connected to one gets the time back.
///
/// One that ended in good order gave something itself, which is enough for a restart, and not for a night.
///
/// Who was connected stays in the store until the time is given back by an entry. If this process dies before, the next one finds
/// him again, and owes him the time since he was left alone. The folder belongs to one process, so nobody else gives it.
pub(crate) fn boot(store: &mut Lite, now: i64) -> io::Result<(i64, Vec<(RoundId, u32)>)> {
    let broken = |error: store::Broken| io::Error::other(error.to_string());
    let nodes = store.shelf().nodes().map_err(broken)?;
    let last = nodes.iter().map(|node| node.boot).max().unwrap_or_default();
    let boot = now.max(last + 1);
    let began = store
        .perform(&Work::Boot { boot, at: now })
        .map_err(broken)?;
    began.map_err(|refused| io::Error::other(refused.to_string()))?;
    crash::at(CrashPoint::Booted);
    let mut owed: BTreeMap<RoundId, u32> = BTreeMap::new();
    for node in &nodes {
        let (boot, at) = (node.boot, now);
        let gift = match node.ended {
            None => (now - node.seen).clamp(0, MOST) + OUTAGE_GIFT,
            // Nobody was there, or he has what he was owed: of every start there ever was a row stays.
            Some(_) if store.shelf().attendance(boot).map_err(broken)?.is_empty() => continue,
            Some(ended) if now - ended > COVERED => (now - ended).min(MOST),
            Some(_) => {
                let _ = store.perform(&Work::Release { boot }).map_err(broken)?;
                continue;
            }
        };
        // An outage that was noticed before may not be settled yet; a store that refuses is looked at all the same.
        let _ = store.perform(&Work::Outage { boot, at }).map_err(broken)?;
        let there = store.shelf().attendance(boot).map_err(broken)?;
        if there.is_empty() && node.ended.is_none() {
            let at = node.seen;
            let _ = store.perform(&Work::Halt { boot, at }).map_err(broken)?;
        }
        let gift = u32::try_from(gift).unwrap_or(u32::MAX);
        for round in there.iter().filter_map(|(id, _)| RoundId::read(id)) {
            let most = owed.entry(round).or_default();
            *most = gift.max(*most);
        }
    }
    Ok((boot, owed.into_iter().collect()))
}

#[cfg(test)]
pub(crate) mod tests {
    use std::sync::Arc;
    use std::time::Duration;

    use round::{
        Action, Around, Chairs, ClockTerms, Command, CommandId, Entry, Millis, Opened, PersonId,
        Presence, Round, Shelf, Terms, What, host,
    };
    use rules::Side;
    use store::{ChairSide, CommandKey, Made, PersonKey, SecretHash};

    use super::*;
    use crate::client::Server;
    use crate::games::Listed;
    use crate::rows::{self, holder};
    use crate::time::ServerTime;

    /// How long ago the games of these tests began.
    const AGO: i64 = 60_000;

    fn guest(store: &mut Lite, number: u8) -> PersonKey {
        let device = SecretHash([number; 32]);
        let (name, at) = (String::new(), 1);
        let work = Work::Guest { name, device, at };
        match store.perform(&work).unwrap().unwrap() {
            Made::Person(person) => person,
            other => panic!("{other:?}"),
        }
    }

    fn commit(store: &mut Lite, round: &mut Round, entry: Entry) {
        round.apply(&entry).unwrap();
        let wish = host::Commit {
            round: round.id(),
            entry: Arc::new(entry),
            head: round.head(),
            seated: round.chairs().missing(),
            draft: None,
            next: None,
        };
        let outcome = store.commit(&[rows::commit(&wish)]).unwrap();
        assert_eq!(outcome, [store::Outcome::Done]);
    }

    /// A live game that began a minute ago: both have played, ten seconds were left, and the process that served it died.
    pub(crate) fn left_alone(store: &mut Lite, number: u8, boot: i64) -> Round {
        let began = Millis(boot);
        let persons = [guest(store, number), guest(store, number + 100)];
        let mut chairs = Chairs::default();
        for (side, person) in Side::ALL.into_iter().zip(persons) {
            chairs.seat(side, holder(person, ""));
        }
        let clock = ClockTerms::Live {
            base: 10_000,
            increment: 0,
        };
        let opened = Opened {
            id: RoundId::of(u128::from(number)),
            terms: Terms {
                clock,
                ..Terms::of("xiangqi")
            },
            chairs,
            drafts: [None, None],
            created: began,
        };
        let held = rows::held(&opened);
        let work = Work::Create {
            round: Box::new(rows::new_round(opened.clone(), held, None)),
            maker: persons[0],
            command: CommandKey([number; 16]),
            what: String::new(),
        };
        store.perform(&work).unwrap().unwrap();
        let mut round = Round::new(opened);
        let mut shelf = Shelf::new(Arc::new(Listed), 1);
        let presence = Presence::none(began);
        let mut around = Around {
            shelf: &mut shelf,
            presence: &presence,
            fresh: RoundId::of(0),
        };
        let due = round.due(&presence).unwrap().what;
        let begun = round.decide_chore(due, began, &mut around).unwrap();
        commit(store, &mut round, begun.unwrap());
        for (ply, (turn, person)) in (0..).zip([("h2e2", persons[0]), ("h9g7", persons[1])]) {
            let command = Command {
                id: CommandId::of(u128::from(ply) + 1).unwrap(),
                person: Some(PersonId(person.0)),
                action: Action::Play {
                    ply,
                    turn: turn.to_owned(),
                    timing: None,
                },
                at: began + 1_000,
                lag: 0,
            };
            let decided = round.decide(&command, &mut around).unwrap();
            commit(store, &mut round, decided.entry);
        }
        for side in ChairSide::BOTH {
            let (round, at) = (round.id().to_string(), boot);
            let attend = Work::Attend {
                round,
                side,
                boot,
                at,
            };
            store.perform(&attend).unwrap().unwrap();
        }
        round
    }

    /// A store whose process was seen for the last time soon after it began, with live games that it left alone.
    fn abandoned(folder: &std::path::Path, games: u8, at: i64) -> (Lite, Vec<Round>) {
        let mut store = Lite::open(folder, at).unwrap();
        let boot = at - AGO;
        store
            .perform(&Work::Boot { boot, at: boot })
            .unwrap()
            .unwrap();
        let beat = Work::Beat {
            boot,
            at: boot + 2_000,
        };
        store.perform(&beat).unwrap().unwrap();
        let games = (1..=games).map(|number| left_alone(&mut store, number, boot));
        let games = games.collect();
        (store, games)
    }

    /// Whether it was killed or ended in good order: what that end gave is enough for a restart, and not for a minute.
    #[test]
    fn every_game_goes_on_after_an_outage_longer_than_its_clock() {
        for is_orderly in [false, true] {
            let folder = tempfile::tempdir().unwrap();
            let now = ServerTime::begin().now().0;
            let (mut store, games) = abandoned(folder.path(), 3, now);
            if is_orderly {
                let (boot, at) = (now - AGO, now - AGO + 2_000);
                store.perform(&Work::Halt { boot, at }).unwrap().unwrap();
            }
            drop(store);
            let server = Server::start(folder.path());
            let mut watcher = server.client();
            for game in games {
                let id = game.id().to_string();
                let log = (0..400).find_map(|_| {
                    std::thread::sleep(Duration::from_millis(10));
                    let log = watcher.entries(&id);
                    (log.len() > 3).then_some(log)
                });
                let log = log.expect("something happens");
                assert_eq!(log[3]["entry"], "resumed", "{log:?}");
                assert!(log[3]["gifts"][0].as_i64() >= Some(AGO - 2_000), "{log:?}");
                assert_eq!(log.len(), 4, "{log:?}");
            }
        }
    }

    /// A process that comes back at once owes nobody more than what the one before gave at its end, and nothing at any later time.
    #[test]
    fn a_restart_in_good_order_is_paid_for_by_the_end() {
        let folder = tempfile::tempdir().unwrap();
        let begin = 1_700_000_000_000;
        let (mut store, _) = abandoned(folder.path(), 2, begin);
        let halt = Work::Halt {
            boot: begin - AGO,
            at: begin,
        };
        store.perform(&halt).unwrap().unwrap();
        assert_eq!(boot(&mut store, begin + COVERED).unwrap().1, []);
        assert_eq!(boot(&mut store, begin + AGO).unwrap().1, []);
    }

    #[test]
    fn a_server_that_was_away_for_days_gives_them_back() {
        let folder = tempfile::tempdir().unwrap();
        let begin = 1_700_000_000_000;
        let (mut store, games) = abandoned(folder.path(), 1, begin);
        let days = 3 * 86_400_000;
        let gift = u32::try_from(days + AGO - 2_000 + OUTAGE_GIFT).unwrap();
        let (_, owed) = boot(&mut store, begin + days).unwrap();
        assert_eq!(owed, [(games[0].id(), gift)]);
    }

    #[test]
    fn what_is_owed_is_owed_until_it_is_stored() {
        let folder = tempfile::tempdir().unwrap();
        let begin = 1_700_000_000_000;
        let (mut store, mut games) = abandoned(folder.path(), 2, begin);
        let second = games.pop().unwrap();
        let mut first = games.pop().unwrap();
        let gift = u32::try_from(AGO - 2_000 + OUTAGE_GIFT).unwrap();
        let (_, owed) = boot(&mut store, begin).unwrap();
        assert_eq!(owed, [(first.id(), gift), (second.id(), gift)]);
        // That process gives one of them its time and dies.
        let mut shelf = Shelf::new(Arc::new(Listed), 1);
        let mut around = Around {
            shelf: &mut shelf,
            presence: &Presence::none(Millis(begin)),
            fresh: RoundId::of(0),
        };
        let chore = round::Chore::Resume { gifts: [gift, 0] };
        let given = first.decide_chore(chore, Millis(begin), &mut around);
        let given = given.unwrap().unwrap();
        assert!(matches!(given.what, What::Resumed { .. }));
        commit(&mut store, &mut first, given);
        let (_, owed) = boot(&mut store, begin + 7_000).unwrap();
        assert_eq!(owed, [(second.id(), gift + 7_000)]);
        assert!(store.shelf().nodes().unwrap()[0].ended.is_none());
    }
}
