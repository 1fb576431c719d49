//! Offers: draws, takebacks, other rounds, claims, choices unseen.

use round::{
    Action, Answer, ClaimAs, ClockTerms, End, Phase, Presence, Start, Takebacks, Terms, What,
};
use rules::Side;

use crate::world::{FIRST, SECOND, World};

const ACCEPT: Answer = Answer::Accept;
const DECLINE: Answer = Answer::Decline;

#[test]
fn a_draw_offer_lapses_when_the_other_plays_and_comes_once_a_turn() {
    let mut world = World::begun(ClockTerms::None);
    let offer = world.asks(FIRST, Action::OfferDraw).unwrap().seq;
    assert_eq!(world.asks(FIRST, Action::OfferDraw).unwrap_err(), "E_OFFER");
    let declined = world.asks(
        SECOND,
        Action::AnswerDraw {
            offer,
            answer: DECLINE,
        },
    );
    assert_eq!(declined.unwrap().what, What::DrawRefused);
    assert_eq!(
        world.asks(FIRST, Action::OfferDraw).unwrap_err(),
        "E_OFFER",
        "once a turn"
    );
    world.plays().unwrap();
    let offer = world.asks(FIRST, Action::OfferDraw).unwrap().seq;
    world.plays().unwrap();
    let answer = ACCEPT;
    assert_eq!(
        world
            .asks(SECOND, Action::AnswerDraw { offer, answer })
            .unwrap_err(),
        "E_OFFER"
    );
}

#[test]
fn two_draw_offers_that_meet_are_an_agreement() {
    let mut world = World::begun(ClockTerms::None);
    world.asks(SECOND, Action::OfferDraw).unwrap();
    world.asks(FIRST, Action::OfferDraw).unwrap();
    let Phase::Over(End::Result(ending)) = world.round.phase() else {
        panic!("{:?}", world.round.phase())
    };
    assert_eq!((ending.winner, &*ending.reason), (None, "agreement"));
}

#[test]
fn a_takeback_returns_exactly_to_the_turn_that_it_names() {
    let mut world = World::begun(ClockTerms::None);
    for _ in 0..3 {
        world.plays().unwrap();
    }
    let before = &world.log[world.log.len() - 2];
    let (to, digest) = (before.ply, before.digest);
    let offer = world.asks(FIRST, Action::AskTakeback { to }).unwrap().seq;
    // It stays when other things are said, and an answer by the asker is none.
    let answer = ACCEPT;
    assert_eq!(
        world
            .asks(FIRST, Action::AnswerTakeback { offer, answer })
            .unwrap_err(),
        "E_OFFER"
    );
    let entry = world
        .asks(SECOND, Action::AnswerTakeback { offer, answer })
        .unwrap();
    assert_eq!(entry.what, What::TakenBack { to });
    assert_eq!(
        (entry.digest, entry.ply, entry.actor),
        (digest, to, Some(Side::First))
    );
    // The game goes on from there.
    world.plays().unwrap();
}

#[test]
fn a_takeback_dies_when_the_other_plays() {
    let mut world = World::begun(ClockTerms::None);
    world.plays().unwrap();
    let offer = world
        .asks(FIRST, Action::AskTakeback { to: 0 })
        .unwrap()
        .seq;
    world.plays().unwrap();
    let answer = ACCEPT;
    assert_eq!(
        world
            .asks(SECOND, Action::AnswerTakeback { offer, answer })
            .unwrap_err(),
        "E_OFFER"
    );
}

/// S30: takebacks that are declined.
#[test]
fn s30_who_is_declined_often_must_wait() {
    let mut world = World::begun(ClockTerms::None);
    world.plays().unwrap();
    let ask = Action::AskTakeback { to: 0 };
    for wait in [0, 0, 60_000, 300_000] {
        if wait > 0 {
            world.wait(wait - 1);
            assert_eq!(world.asks(FIRST, ask.clone()).unwrap_err(), "E_OFFER");
            world.wait(1);
        }
        let offer = world.asks(FIRST, ask.clone()).unwrap().seq;
        let answer = DECLINE;
        world
            .asks(SECOND, Action::AnswerTakeback { offer, answer })
            .unwrap();
    }
}

#[test]
fn terms_may_forbid_takebacks() {
    let mut world = World::seated(Terms {
        takebacks: Takebacks::Never,
        ..Terms::of("dummy")
    });
    world.chore().unwrap();
    world.plays().unwrap();
    assert_eq!(
        world
            .asks(FIRST, Action::AskTakeback { to: 0 })
            .unwrap_err(),
        "E_OFFER"
    );
}

#[test]
fn another_live_round_lapses_when_whoever_offered_it_left() {
    for (clock, lapses) in [
        (
            ClockTerms::Live {
                base: 60_000,
                increment: 0,
            },
            true,
        ),
        (ClockTerms::Days(1), false),
        (ClockTerms::None, false),
    ] {
        let mut world = World::begun(clock);
        world.presence.note(Side::First, 1, world.now);
        world.asks(FIRST, Action::Resign).unwrap();
        let offer = world.asks(FIRST, Action::OfferRematch).unwrap().seq;
        assert!(world.chore().is_none());
        world.presence.note(Side::First, 0, world.now);
        world.wait(14_999);
        assert!(world.chore().is_none());
        world.wait(1);
        let entry = world.chore();
        assert_eq!(entry.is_some(), lapses, "{clock:?}");
        let answer = ACCEPT;
        let taken = world.asks(SECOND, Action::AnswerRematch { offer, answer });
        assert_eq!(taken.is_ok(), !lapses);
    }
}

#[test]
fn a_claim_needs_a_player_who_is_gone_in_his_own_turn() {
    let clock = ClockTerms::Live {
        base: 300_000,
        increment: 0,
    };
    let claim = Action::Claim {
        result: ClaimAs::Draw,
    };
    let mut world = World::begun(clock);
    world.plays().unwrap();
    world.plays().unwrap();
    world.presence.note(Side::First, 1, world.now);
    world.wait(100_000);
    assert_eq!(
        world.asks(SECOND, claim.clone()).unwrap_err(),
        "E_CLAIM",
        "he is here"
    );
    world.presence.note(Side::First, 0, world.now);
    world.wait(59_999);
    assert_eq!(
        world.asks(SECOND, claim.clone()).unwrap_err(),
        "E_CLAIM",
        "not for long"
    );
    assert_eq!(
        world.asks(FIRST, claim.clone()).unwrap_err(),
        "E_CLAIM",
        "his own turn"
    );
    world.wait(1);
    let entry = world.asks(SECOND, claim.clone()).unwrap();
    let What::Ended(ending) = entry.what else {
        panic!("an end")
    };
    assert_eq!((ending.winner, &*ending.reason), (None, "abandoned"));
    // Whoever waits may leave the room: his absence counts from his own turn on.
    let mut world = World::begun(clock);
    world.presence = Presence::none(world.now);
    world.plays().unwrap();
    world.wait(100_000);
    world.plays().unwrap();
    world.wait(30_000);
    assert_eq!(world.asks(SECOND, claim.clone()).unwrap_err(), "E_CLAIM");
    // With days nobody has to sit at the board.
    let mut world = World::begun(ClockTerms::Days(1));
    world.wait(10_000_000);
    assert_eq!(world.asks(SECOND, claim).unwrap_err(), "E_CLAIM");
}

#[test]
fn a_choice_is_unseen_until_both_have_chosen() {
    let mut world = World::seated(Terms {
        start: Start::Draft,
        ..Terms::of("dummy")
    });
    assert!(world.chore().is_none(), "nobody has chosen");
    let draft = |choice: &str| Action::Draft {
        choice: choice.to_owned(),
    };
    assert!(world.asks(SECOND, draft("long")).is_err());
    let entry = world.asks(SECOND, draft("q")).unwrap();
    assert!(!format!("{entry:?}").contains("\"q\""));
    assert!(!format!("{:?}", world.round.shown()).contains("\"q\""));
    assert!(world.round.shown().has_drafted(Side::Second));
    assert_eq!(world.asks(SECOND, draft("r")).unwrap_err(), "E_DRAFT");
    world.asks(FIRST, draft("w")).unwrap();
    assert!(matches!(world.chore().unwrap().what, What::Begun { .. }));
    assert_eq!(world.asks(FIRST, draft("w")).unwrap_err(), "E_DRAFT");
}

/// S30: what is offered and taken back again and again comes to an end, and the game does not.
#[test]
fn s30_a_log_is_not_filled_by_offers() {
    let mut world = World::begun(ClockTerms::None);
    world.plays().unwrap();
    let mut asked = 0;
    let refused = loop {
        match world.asks(FIRST, Action::AskTakeback { to: 0 }) {
            Ok(entry) => world
                .asks(FIRST, Action::Withdraw { offer: entry.seq })
                .unwrap(),
            Err(refused) => break refused,
        };
        asked += 1;
        assert!(asked < 1_000, "the log has no end");
    };
    assert!((80..200).contains(&asked), "{asked}");
    assert_eq!(refused, "E_OFFER");
    assert_eq!(
        world.asks(SECOND, Action::OfferDraw).unwrap_err(),
        "E_OFFER"
    );
    world.plays().unwrap();
    world.asks(SECOND, Action::OfferDraw).unwrap();
    world.asks(FIRST, Action::Resign).unwrap();
}
