//! The thread that decides, with a store that writes when it is told to.

use std::time::Duration;

use round::host::Ask;
use round::{Action, CommandId, Round};
use rules::Side;
use store::{Broken, Commit, Lite, Made, Refused, Store};

use super::*;
use crate::boot::tests::left_alone;

/// What becomes of what waits to be written next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fate {
    Write,
    Refuse,
}

/// A store that keeps everybody waiting until its fate is told.
struct Gated {
    store: Lite,
    gate: Receiver<Fate>,
}

impl Store for Gated {
    fn commit(&mut self, batch: &[Commit]) -> Result<Vec<Outcome>, Broken> {
        match self.gate.recv() {
            Ok(Fate::Write) => self.store.commit(batch),
            Ok(Fate::Refuse) | Err(_) => Ok(vec![Outcome::Failed(Fault::Busy); batch.len()]),
        }
    }

    fn perform_all(&mut self, works: &[Work]) -> Result<Vec<Result<Made, Refused>>, Broken> {
        self.store.perform_all(works)
    }

    fn shelf(&self) -> &dyn Shelf {
        self.store.shelf()
    }
}

/// The thread, with live games that are at their third turn.
struct Stage {
    driver: Driver,
    words: Receiver<Word>,
    gate: Sender<Fate>,
    games: Vec<Round>,
    lines: u64,
    _folder: tempfile::TempDir,
}

/// Games of which each began so many milliseconds ago; each side had ten seconds.
fn stage(ago: &[i64]) -> Stage {
    let folder = tempfile::tempdir().unwrap();
    let time = ServerTime::begin();
    let now = time.now().0;
    let mut store = Lite::open(folder.path(), now).unwrap();
    let games = (1..).zip(ago);
    let games = games.map(|(number, ago)| left_alone(&mut store, number, now - ago));
    let games = games.collect();
    let (gate, fates) = channel();
    let reader = Reader::open(folder.path()).unwrap();
    let store = Gated { store, gate: fates };
    let writer = Writer::start(store, now, move || time.now().0, |_| ());
    let ground = Ground {
        reader,
        writer: Arc::new(writer),
        time,
        boot: now,
        metrics: Arc::default(),
        log: Log::default(),
    };
    let (door, words) = Door::new();
    let mut driver = Driver::new(ground, door);
    // What is due is looked for when a test asks for it.
    driver.swept = Millis(now);
    Stage {
        driver,
        words,
        gate,
        games,
        lines: 0,
        _folder: folder,
    }
}

impl Stage {
    /// A line of whoever is to act in a game.
    fn line(&mut self, game: usize) -> (SocketId, mpsc::Receiver<Tell>) {
        self.lines += 1;
        let socket = SocketId(self.lines);
        let holder = self.games[game].chairs().of(Side::First).holder.clone();
        let person = holder.map(|holder| holder.person);
        let (out, heard) = mpsc::channel(64);
        self.hear(Word::Opened {
            socket,
            person,
            out,
        });
        (socket, heard)
    }

    fn hear(&mut self, word: Word) {
        self.driver.guarded(Some(word));
    }

    fn ask(&mut self, socket: SocketId, ask: Ask) {
        let at = self.driver.now();
        self.hear(Word::Input(Input::Asked { socket, ask, at }));
    }

    fn plays(&mut self, socket: SocketId, game: usize) {
        let action = Action::Play {
            ply: 2,
            turn: "h0g2".to_owned(),
            timing: None,
        };
        let command = CommandId::of(u128::from(socket.0) + 1_000).unwrap();
        let round = self.games[game].id();
        self.ask(
            socket,
            Ask::Do {
                round,
                command,
                action,
            },
        );
    }

    /// What the store says next.
    fn store_answers(&mut self) {
        let word = self.words.recv_timeout(Duration::from_secs(10)).unwrap();
        self.driver.door.heard();
        self.hear(word);
    }
}

#[allow(clippy::panic, reason = "it is planted")]
pub(super) fn break_off() {
    panic!("a planted fault");
}

fn acks(heard: &mut mpsc::Receiver<Tell>) -> usize {
    let told = std::iter::from_fn(|| heard.try_recv().ok());
    told.filter(|tell| matches!(tell, Tell::Ack { .. })).count()
}

/// The new host counts its wishes from the beginning, and what the store says to the one before is about another turn.
#[test]
fn an_answer_to_a_host_that_has_gone_acknowledges_nothing() {
    let mut stage = stage(&[1_500, 1_500]);
    let (ada, mut told_ada) = stage.line(0);
    stage.plays(ada, 0);
    stage.hear(Word::Fault);
    assert!(told_ada.try_recv().is_err(), "her line is closed");
    let (bob, mut told_bob) = stage.line(1);
    let (again, mut told_again) = stage.line(0);
    let follow = Ask::Follow {
        round: stage.games[0].id(),
        after: Some(3),
        digest: None,
        catch_up: round::host::CatchUp::Entries,
    };
    stage.ask(again, follow);
    stage.plays(bob, 1);
    stage.gate.send(Fate::Write).unwrap();
    stage.store_answers();
    assert_eq!(acks(&mut told_bob), 0, "his turn is on no disk");
    // Whoever came back to the first game hears what was stored meanwhile.
    let heard = std::iter::from_fn(|| told_again.try_recv().ok());
    let fourth = |tell: &Tell| matches!(tell, Tell::Entries { entries, .. } if entries.iter().any(|entry| entry.seq == 4));
    assert_eq!(heard.filter(fourth).count(), 1);
    stage.gate.send(Fate::Write).unwrap();
    // Beside it the store says that it has noted who is here.
    while acks(&mut told_bob) == 0 {
        stage.store_answers();
    }
    let id = stage.games[1].id();
    let stored = stage.driver.ground.reader.load(id.as_str(), 0).unwrap();
    assert_eq!(stored.unwrap().entries.len(), 4);
}

/// A clock stands while nothing can be stored, whatever becomes of the host.
#[test]
fn a_host_that_takes_the_place_of_another_knows_that_the_store_is_away() {
    let mut stage = stage(&[1_500, 60_000]);
    let (ada, _told) = stage.line(0);
    stage.plays(ada, 0);
    std::thread::sleep(Duration::from_millis(1_100));
    stage.driver.guarded(None);
    assert_ne!(stage.driver.state, StoreState::Ready);
    stage.hear(Word::Fault);
    let round = stage.games[1].id();
    stage.hear(Word::Input(Input::Look { round }));
    assert_eq!(stage.driver.flights, 1, "a flag falls");
}

/// Where the store takes nothing, an end gives nobody what it costs him: the next process must.
#[test]
fn an_end_is_in_good_order_if_everybody_has_what_it_costs_him() {
    for (fate, is_settled) in [(Fate::Write, true), (Fate::Refuse, false)] {
        let mut stage = stage(&[1_500]);
        let (ada, _told) = stage.line(0);
        let follow = Ask::Follow {
            round: stage.games[0].id(),
            after: None,
            digest: None,
            catch_up: round::host::CatchUp::Short,
        };
        stage.ask(ada, follow);
        stage.gate.send(fate).unwrap();
        assert_eq!(stage.driver.stop(&stage.words), is_settled, "{fate:?}");
    }
}

#[test]
fn whoever_asks_is_refused_while_too_much_waits_and_the_store_is_heard() {
    let (door, words) = Door::new();
    let (socket, round, at) = (SocketId(1), RoundId::of(1), Millis(0));
    let ask = || {
        let ask = Ask::Unfollow { round };
        door.ask(Input::Asked { socket, ask, at })
    };
    for _ in 0..MOST_WORDS {
        assert_eq!(ask(), Ok(()));
    }
    assert_eq!(ask(), Err(RoundRefusal::Busy));
    door.input(Input::Closed { socket });
    assert_eq!(
        words.try_iter().inspect(|_| door.heard()).count(),
        MOST_WORDS + 1
    );
    assert_eq!(ask(), Ok(()));
}
