//! Chairs that change in the store while their round is in memory.

use round::host::Input;
use round::{Holder, HolderKind, PersonId, RoundId, SocketId, Terms};
use rules::Side;

use crate::hosts::{A, B, Bench};

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
