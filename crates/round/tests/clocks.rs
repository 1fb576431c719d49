//! Clocks: C1 to C8 of the design, and lag.

use round::{Action, Chore, ClockTerms, Deadline, GRACE, What};
use rules::Side;

use crate::world::{FIRST, SECOND, World};

const FIVE: ClockTerms = ClockTerms::Live {
    base: 300_000,
    increment: 3_000,
};

/// A live round after the free turns of both.
fn warm() -> World {
    let mut world = World::begun(FIVE);
    world.plays().unwrap();
    world.plays().unwrap();
    world
}

#[test]
fn the_first_turn_of_each_side_is_free_and_must_come() {
    let mut world = World::begun(FIVE);
    world.wait(119_000);
    let entry = world.plays().unwrap();
    assert_eq!(entry.left, Some([300_000, 300_000]));
    world.wait(121_001);
    assert_eq!(world.plays().unwrap_err(), "E_TIME");
    let entry = world.chore().unwrap();
    assert_eq!(
        (entry.what, entry.side, entry.actor),
        (What::Aborted, None, None)
    );
}

#[test]
fn a_turn_costs_its_time_and_earns_the_increment() {
    let mut world = warm();
    world.wait(10_000);
    let entry = world.plays().unwrap();
    assert_eq!(entry.left, Some([293_000, 300_000]));
    // What is no turn costs nothing and earns nothing, and time goes on.
    world.wait(4_000);
    let entry = world.asks(FIRST, Action::OfferDraw).unwrap();
    assert_eq!(entry.left, Some([293_000, 296_000]));
    world.wait(1_000);
    let entry = world.plays().unwrap();
    assert_eq!(entry.left, Some([293_000, 298_000]));
}

#[test]
fn a_turn_at_the_last_instant_counts_and_one_after_it_does_not() {
    let mut world = warm();
    world.wait(300_000);
    assert_eq!(world.plays().unwrap().left, Some([3_000, 300_000]));
    world.wait(300_001);
    assert_eq!(world.plays().unwrap_err(), "E_TIME");
}

#[test]
fn a_flag_falls_after_the_grace_and_not_before() {
    let mut world = warm();
    let due = world.round.due(&world.presence).unwrap();
    assert_eq!(due.what, Chore::Flag(Side::First));
    let most = i64::from(round::Lag::of(FIVE).after(0).credit(u32::MAX));
    world.wait(300_000 + most + GRACE - 1);
    assert!(world.chore().is_none());
    world.wait(1);
    let entry = world.chore().unwrap();
    let What::Ended(ending) = entry.what else {
        panic!("{:?}", entry.what)
    };
    assert_eq!(
        (ending.winner, &*ending.reason),
        (Some(Side::Second), "time")
    );
    assert_eq!(
        world.asks(FIRST, Action::Resign).unwrap_err(),
        "E_GAME_OVER"
    );
}

#[test]
fn a_deadline_that_a_turn_has_moved_is_none() {
    let mut world = warm();
    let due = world.round.due(&world.presence).unwrap();
    world.plays().unwrap();
    world.wait(400_000);
    assert!(
        world.chore_of(due.what).is_none(),
        "it is the other side's time now"
    );
}

#[test]
fn with_days_every_turn_has_a_whole_period() {
    const DAY: i64 = 86_400_000;
    let mut world = World::begun(ClockTerms::Days(3));
    world.wait(3 * DAY);
    assert_eq!(world.plays().unwrap().left, Some([3 * DAY; 2]));
    world.wait(DAY);
    let entry = world.asks(FIRST, Action::OfferDraw).unwrap();
    assert_eq!(entry.left, Some([3 * DAY, 2 * DAY]));
    assert_eq!(
        world.round.clock().deadline(),
        Some(Deadline::Flag(Side::Second, world.now + 2 * DAY))
    );
    world.wait(2 * DAY + 1);
    assert_eq!(world.plays().unwrap_err(), "E_TIME");
}

#[test]
fn without_a_clock_nothing_runs() {
    let mut world = World::begun(ClockTerms::None);
    assert_eq!(world.round.due(&world.presence), None);
    world.wait(i64::from(u32::MAX));
    assert_eq!(world.plays().unwrap().left, None);
    assert_eq!(world.asks(SECOND, Action::GiveTime).unwrap_err(), "E_TERMS");
}

#[test]
fn a_server_that_was_away_gives_the_time_back() {
    let mut world = warm();
    world.wait(60_000);
    let entry = world
        .chore_of(Chore::Resume { gifts: [65_000, 0] })
        .unwrap();
    assert_eq!(entry.left, Some([305_000, 300_000]));
    // In a free turn nothing was spent: the deadline moves.
    let mut world = World::begun(FIVE);
    let before = world.round.due(&world.presence).unwrap();
    world.wait(60_000);
    let entry = world
        .chore_of(Chore::Resume { gifts: [65_000, 0] })
        .unwrap();
    assert_eq!(entry.left, Some([300_000; 2]));
    let after = world.round.due(&world.presence).unwrap();
    assert_eq!(after.at, before.at + 65_000);
}

#[test]
fn a_takeback_gives_no_time_back() {
    let mut world = warm();
    world.wait(20_000);
    world.plays().unwrap();
    let to = world.round.ply();
    world.wait(5_000);
    world.plays().unwrap();
    let asked = world.asks(SECOND, Action::AskTakeback { to }).unwrap();
    world.wait(2_000);
    let answer = round::Answer::Accept;
    let offer = asked.seq;
    let entry = world
        .asks(FIRST, Action::AnswerTakeback { offer, answer })
        .unwrap();
    assert_eq!((entry.ply, entry.actor), (to, Some(Side::Second)));
    assert_eq!(entry.left, Some([281_000, 298_000]));
}

#[test]
fn time_that_is_given_is_an_entry() {
    let mut world = warm();
    let entry = world.asks(SECOND, Action::GiveTime).unwrap();
    assert_eq!(entry.left, Some([315_000, 300_000]));
}

/// S11, S41: time is the server's, and lag is measured and bounded.
#[test]
fn s11_s41_who_holds_his_answers_back_gains_no_more_than_the_quota() {
    let mut world = World::begun(ClockTerms::Live {
        base: 300_000,
        increment: 0,
    });
    let mut lag = round::Lag::of(ClockTerms::Live {
        base: 300_000,
        increment: 0,
    });
    let (mut gained, mut allowed) = (0, 0);
    for _ in 0..60 {
        world.wait(2_000);
        let Ok(entry) = world.plays_with_lag(5_000) else {
            break;
        };
        let What::Turn(turn) = entry.what else {
            panic!("a turn")
        };
        if entry.side == Some(Side::First) {
            allowed += lag.credit(5_000);
            lag = lag.after(turn.credit);
            gained += turn.credit;
        }
        if world.round.actor().is_none() {
            break;
        }
    }
    assert!(gained > 0 && gained <= allowed, "{gained} of {allowed}");
}

#[test]
fn nobody_gets_more_back_than_he_spent() {
    let mut world = warm();
    world.wait(40);
    let entry = world.plays_with_lag(900).unwrap();
    assert_eq!(entry.left, Some([303_000, 300_000]));
}

#[test]
fn one_slow_answer_changes_the_median_little() {
    let mut trips = round::RoundTrips::default();
    assert_eq!(trips.median(), 0);
    for took in [40, 45, 5_000, 42, 41, 43] {
        trips.note(took);
    }
    assert_eq!(trips.median(), 43);
}
