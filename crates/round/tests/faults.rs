//! A fault of the program in one round.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use round::host::Input;
use round::{Games, Terms};
use rules::{Drafts, Refusal};
use table::{GameInfo, Library, Opening, Table};

use crate::hosts::{A, B, Bench, EYE};
use crate::world::One;

/// The smallest game, with a fault that can be switched on.
#[derive(Default)]
struct Faulty {
    is_broken: AtomicBool,
}

impl Library for Faulty {
    fn open(
        &self,
        game: &str,
        options: &[(String, String)],
        opening: &Opening,
    ) -> Result<Box<dyn Table>, Refusal> {
        assert!(!self.is_broken.load(Ordering::Relaxed), "a planted fault");
        One.open(game, options, opening)
    }
}

impl Games for Faulty {
    fn info(&self, game: &str) -> Option<GameInfo> {
        One.info(game)
    }

    fn drafts(&self, game: &str) -> Option<&'static dyn Drafts> {
        One.drafts(game)
    }
}

#[test]
fn a_fault_is_said_and_the_round_goes_on_where_it_was() {
    let games = Arc::new(Faulty::default());
    let break_it = |is: bool| games.is_broken.store(is, Ordering::Relaxed);
    let mut bench = Bench::of(Terms::of("dummy"), games.clone()).begin();
    // Another node is said to have written: the table goes, and must be opened again.
    let round = bench.opened.id;
    bench.put(Input::Heard { round, seq: 9 });
    break_it(true);
    let loads = bench.loads;
    bench.play(A, 1, 0, "1>2");
    assert_eq!(bench.told_to(A), ["nack E_FAULT"]);
    // What broke off may have left the round half done.
    assert_eq!(bench.loads, loads + 1);
    assert_eq!((bench.faults, bench.log.len()), (1, 1));
    // Whoever wants the whole game is told too.
    bench.follow(EYE, None, None);
    assert_eq!(bench.told_to(EYE), ["refused E_FAULT"]);
    assert_eq!(bench.faults, 2);
    break_it(false);
    bench.play(A, 1, 0, "1>2");
    bench.store_all();
    assert_eq!(bench.told_to(A), ["entries 2", "ack 2"]);
    assert_eq!(bench.told_to(B), ["entries 2"]);
}

/// What the server does by itself breaks off once, and is tried again later.
#[test]
fn a_fault_at_the_beginning_is_tried_again_later() {
    let games = Arc::new(Faulty::default());
    games.is_broken.store(true, Ordering::Relaxed);
    let mut bench = Bench::of(Terms::of("dummy"), games.clone()).begin();
    assert_eq!((bench.faults, bench.log.len()), (1, 0));
    bench.pass(600_000);
    assert!((2..200).contains(&bench.faults), "{}", bench.faults);
    games.is_broken.store(false, Ordering::Relaxed);
    bench.pass(60_000);
    bench.store_all();
    assert_eq!(bench.log.len(), 1);
}
