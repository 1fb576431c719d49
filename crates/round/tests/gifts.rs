//! Time that is given back after the server was away.

use round::host::{Input, StoreFault, StoreState, Stored};
use round::{Action, ClockTerms, Terms, What};

use crate::hosts::{A, B, Bench};

/// What is given back here.
const GIFT: u32 = 65_000;

/// A live round in which the first side is to act and has ten seconds left.
fn live() -> Bench {
    live_with(10_000)
}

fn live_with(base: u32) -> Bench {
    let mut bench = Bench::begun_with(Terms {
        clock: ClockTerms::Live { base, increment: 0 },
        ..Terms::of("dummy")
    });
    bench.play(A, 1, 0, "1>2");
    bench.store_all();
    bench.play(B, 2, 1, "5>4");
    bench.store_all();
    bench
}

/// Such a round, and a process that died a minute ago.
fn left_alone() -> Bench {
    let mut bench = live();
    bench.restart(60_000);
    bench
}

fn resume(bench: &mut Bench) {
    let owed = vec![(bench.opened.id, GIFT)];
    bench.put(Input::Resume { owed });
}

fn gifts(bench: &Bench) -> Vec<u32> {
    let given = bench.log.iter().filter_map(|entry| match entry.what {
        What::Resumed { gifts } => Some(gifts[0].max(gifts[1])),
        _ => None,
    });
    given.collect()
}

#[test]
fn what_is_owed_comes_before_what_is_due() {
    let mut bench = left_alone();
    resume(&mut bench);
    let round = bench.opened.id;
    bench.put(Input::Look { round });
    bench.store_all();
    bench.pass(5_000);
    bench.store_all();
    assert_eq!((bench.log.len(), gifts(&bench)), (4, vec![GIFT]));
    bench.play(A, 3, 2, "2>3");
    bench.store_all();
    assert_eq!(bench.told_to(A), ["ack 5"]);
}

/// A turn must not be judged by a clock that ran while nobody was there.
#[test]
fn what_is_owed_comes_before_what_is_asked() {
    let mut bench = left_alone();
    resume(&mut bench);
    bench.answer(Stored::Failed(StoreFault::Full));
    bench.play(A, 3, 2, "2>3");
    assert_eq!(bench.told_to(A), ["nack E_STORE"]);
    bench.pass(1_000);
    bench.play(A, 3, 2, "2>3");
    bench.store_all();
    assert_eq!(bench.told_to(A), ["ack 5"]);
    assert_eq!(gifts(&bench), [GIFT]);
}

#[test]
fn time_whose_entry_may_be_stored_is_not_given_twice() {
    let mut bench = left_alone();
    resume(&mut bench);
    let entry = bench.waiting.first_key_value().unwrap().1.entry.clone();
    // It is on the disk, and nobody hears of it.
    bench.log.push((*entry).clone());
    let (ticket, _) = bench.waiting.pop_first().unwrap();
    let (ticket, outcome) = (
        round::host::Ticket(ticket),
        Stored::Failed(StoreFault::Away),
    );
    bench.put(Input::Stored { ticket, outcome });
    bench.pass(3_000);
    bench.store_all();
    assert_eq!(gifts(&bench), [GIFT]);
}

#[test]
fn what_is_owed_is_kept_while_the_store_is_away() {
    let mut bench = left_alone();
    // A write hung for a second before it was noticed.
    bench.pass(1_000);
    let since = left_alone().now;
    bench.put(Input::Store(StoreState::Away { since }));
    resume(&mut bench);
    bench.pass(119_000);
    bench.put(Input::Store(StoreState::Ready));
    bench.pass(1_000);
    bench.store_all();
    // What the store was away for is given as well.
    assert_eq!(gifts(&bench), [GIFT + 120_000]);
}

/// A round that could not be read when the store came back was as live as the others.
#[test]
fn what_is_being_read_when_the_store_comes_back_gets_its_time() {
    let mut bench = live();
    bench.is_unreadable = true;
    bench.play(A, 3, 2, "2>3");
    bench.answer(Stored::Failed(StoreFault::Away));
    let since = bench.now;
    bench.put(Input::Store(StoreState::Away { since }));
    bench.pass(60_000);
    bench.put(Input::Store(StoreState::Ready));
    bench.is_unreadable = false;
    bench.pass(1_000);
    bench.store_all();
    assert_eq!(gifts(&bench), [60_000]);
}

/// Nobody follows the round, and its deadline is far: what is owed keeps it here all the same.
#[test]
fn a_round_that_is_owed_time_is_not_let_go() {
    let mut bench = live_with(3_600_000);
    bench.restart(60_000);
    let since = bench.now;
    bench.put(Input::Store(StoreState::Away { since }));
    resume(&mut bench);
    bench.pass(200_000);
    bench.put(Input::Store(StoreState::Ready));
    bench.pass(1_000);
    bench.store_all();
    assert_eq!(gifts(&bench), [GIFT + 200_000]);
}

/// Whoever asked while a turn was under way is not sent away because time came to be owed meanwhile.
#[test]
fn what_waits_is_decided_after_what_is_owed() {
    let mut bench = live();
    bench.play(A, 3, 2, "2>3");
    bench.ask(B, 4, Action::OfferDraw);
    let since = bench.now;
    bench.put(Input::Store(StoreState::Away { since }));
    bench.pass(1_000);
    bench.put(Input::Store(StoreState::Ready));
    bench.store_all();
    assert_eq!(gifts(&bench), [1_000]);
    assert_eq!(bench.told_to(B).last().unwrap(), "ack 6");
}
