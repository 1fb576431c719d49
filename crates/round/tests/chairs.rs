//! Chairs that change in the store while their round is in memory.

use std::sync::Arc;

use round::host::{Input, Stored};
use round::{Action, Holder, HolderKind, PersonId, RoundId, SocketId, Terms, What};
use rules::Side;

use crate::hosts::{A, B, Bench};
use crate::world::One;

const NEW: PersonId = PersonId(77);

/// The first chair is somebody else's, as the store has it.
fn moved(bench: &mut Bench) {
    let (name, kind) = ("".into(), HolderKind::Person);
    let person = NEW;
    let holder = Holder { person, name, kind };
    bench.opened.chairs.seat(Side::First, holder);
}

/// What somebody was told, but for who is here.
fn told(bench: &mut Bench, socket: SocketId) -> Vec<String> {
    let mut told = bench.told_to(socket);
    told.retain(|words| !words.starts_with("presence"));
    told
}

#[test]
fn a_chair_that_was_moved_is_the_new_persons() {
    let mut bench = Bench::begun_with(Terms::of("dummy"));
    let (socket, person) = (SocketId(9), Some(NEW));
    bench.put(Input::Opened { socket, person });
    moved(&mut bench);
    bench.play(socket, 1, 0, "1>2");
    assert_eq!(told(&mut bench, socket), ["nack E_NOT_SEATED"]);
    let round = bench.opened.id;
    bench.put(Input::Reread { round });
    bench.play(A, 1, 0, "1>2");
    assert_eq!(told(&mut bench, A), ["nack E_NOT_SEATED"]);
    bench.play(socket, 1, 0, "1>2");
    bench.store_all();
    assert_eq!(told(&mut bench, socket), ["ack 2"]);
}

#[test]
fn what_is_under_way_is_answered_before_a_round_is_read_again() {
    let mut bench = Bench::begun_with(Terms::of("dummy"));
    let (round, loads) = (bench.opened.id, bench.loads);
    bench.play(A, 1, 0, "1>2");
    moved(&mut bench);
    bench.put(Input::Reread { round });
    bench.play(B, 2, 1, "5>4");
    assert_eq!(bench.loads, loads);
    bench.store_all();
    assert_eq!(bench.loads, loads + 1);
    assert_eq!(told(&mut bench, A), ["entries 2", "ack 2", "entries 3"]);
    assert_eq!(told(&mut bench, B), ["entries 2", "entries 3", "ack 3"]);
    // A round that is not here is not fetched for that.
    let round = RoundId::of(99);
    bench.put(Input::Reread { round });
    assert_eq!(bench.loads, loads + 1);
}

/// What the store is told about chairs: which were taken when something was decided, as long as one is free.
#[test]
fn a_wish_says_who_sat_there_while_a_chair_is_free() {
    let mut bench = Bench::of(Terms::of("dummy"), Arc::new(One));
    bench.opened.chairs.both[1].holder = None;
    bench.follow(A, None, None);
    bench.ask(A, 1, Action::Leave);
    let wish = bench.waiting.first_key_value().unwrap().1;
    assert_eq!(wish.seated, Some([true, false]));
    let mut bench = Bench::begun_with(Terms::of("dummy"));
    bench.play(A, 1, 0, "1>2");
    assert_eq!(bench.waiting.first_key_value().unwrap().1.seated, None);
}

/// The store says that the number is taken where somebody sat down meanwhile: then it is too late to leave.
#[test]
fn nobody_leaves_a_round_in_which_somebody_has_sat_down() {
    let mut bench = Bench::of(Terms::of("dummy"), Arc::new(One));
    let second = bench.opened.chairs.both[1].holder.take();
    bench.follow(A, None, None);
    bench.ask(A, 1, Action::Leave);
    bench.opened.chairs.both[1].holder = second;
    bench.answer(Stored::Taken);
    assert_eq!(told(&mut bench, A), ["snapshot 0", "nack E_ABORT"]);
    assert!(matches!(
        bench.waiting.first_key_value().unwrap().1.entry.what,
        What::Begun { .. }
    ));
}
