//! Who may do what and when: every role, every action, every phase, whose ever turn it is.
//!
//! The table below says what a person may do; the test tries everything else too and expects a refusal.

use round::{Action, Answer, ClaimAs, ClockTerms, PersonId, Presence, Start, Terms};
use rules::Side;

use crate::world::{FIRST, SECOND, World};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Role {
    /// Holds the chair of whoever is to act; of the first side where nobody is.
    Acts,
    /// Holds the other chair.
    Waits,
    /// Holds no chair here.
    Stranger,
    /// Nobody knows who he is.
    Nobody,
}

const ROLES: [Role; 4] = [Role::Acts, Role::Waits, Role::Stranger, Role::Nobody];

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Moment {
    /// The second chair is free.
    Waiting,
    /// Nobody has chosen his pieces.
    Drafting,
    /// The game has begun.
    Fresh,
    /// Both have played.
    Played,
    /// Whoever waits has offered a draw and a takeback.
    Offered,
    /// Whoever is to act left long ago.
    Abandoned,
    /// Over.
    Over,
    /// Over, and the first side has offered another round.
    Rematch,
}

const MOMENTS: [Moment; 8] = [
    Moment::Waiting,
    Moment::Drafting,
    Moment::Fresh,
    Moment::Played,
    Moment::Offered,
    Moment::Abandoned,
    Moment::Over,
    Moment::Rematch,
];

/// A round at a moment, with the second side to act if `turned`.
fn world(moment: Moment, turned: bool) -> World {
    let clock = ClockTerms::Live {
        base: 600_000,
        increment: 0,
    };
    let start = match moment {
        Moment::Drafting => Start::Draft,
        _ => Start::Normal,
    };
    let terms = Terms {
        clock,
        start,
        ..Terms::of("dummy")
    };
    if moment == Moment::Waiting {
        let mut world = World::empty(terms);
        world.sit(Side::First, FIRST);
        return world;
    }
    let mut world = World::seated(terms);
    if moment == Moment::Drafting {
        return world;
    }
    world.chore().unwrap();
    let turns = match moment {
        Moment::Fresh => 0,
        _ => 2,
    };
    for _ in 0..turns + usize::from(turned) {
        world.plays().unwrap();
    }
    match moment {
        Moment::Offered => {
            let asker = other(world.acting());
            // Whoever waits played last: his turn began where the entry before it left off.
            let to = world.log[world.log.len() - 2].ply;
            world.asks(asker, Action::OfferDraw).unwrap();
            world.asks(asker, Action::AskTakeback { to }).unwrap();
        }
        Moment::Abandoned => {
            world.presence = Presence::none(world.now);
            world.wait(200_000);
        }
        Moment::Over | Moment::Rematch => {
            world.asks(FIRST, Action::Resign).unwrap();
            if moment == Moment::Rematch {
                world.asks(FIRST, Action::OfferRematch).unwrap();
            }
        }
        _ => (),
    }
    world
}

fn other(person: PersonId) -> PersonId {
    match person {
        FIRST => SECOND,
        _ => FIRST,
    }
}

/// Every action, as it would be asked for here.
fn actions(world: &mut World, moment: Moment) -> Vec<Action> {
    let playing = world.round.actor().is_some();
    let turn = match playing {
        true => world.some_turn(),
        false => "1>2".to_owned(),
    };
    let seq = world.round.seq();
    let (draw, takeback) = match moment {
        Moment::Offered => (seq - 1, seq),
        _ => (seq, seq),
    };
    let answer = Answer::Accept;
    vec![
        Action::Play {
            ply: world.round.ply(),
            turn,
            timing: None,
        },
        Action::Resign,
        Action::OfferDraw,
        Action::AnswerDraw {
            offer: draw,
            answer,
        },
        Action::AskTakeback { to: 0 },
        Action::AnswerTakeback {
            offer: takeback,
            answer,
        },
        Action::Withdraw { offer: seq },
        Action::Abort,
        Action::Claim {
            result: ClaimAs::Win,
        },
        Action::GiveTime,
        Action::OfferRematch,
        Action::AnswerRematch { offer: seq, answer },
        Action::Draft { choice: "x".into() },
        Action::Leave,
    ]
}

/// Whether somebody may do something at a moment, as the paper says it.
fn may(role: Role, action: &Action, moment: Moment, turned: bool) -> bool {
    let acts = role == Role::Acts;
    let seated = match role {
        Role::Acts => true,
        // In a round that waits the second chair is free.
        Role::Waits => moment != Moment::Waiting,
        Role::Stranger | Role::Nobody => return false,
    };
    let playing = matches!(
        moment,
        Moment::Fresh | Moment::Played | Moment::Offered | Moment::Abandoned
    );
    let side = match (acts, turned) {
        (true, false) | (false, true) => Side::First,
        _ => Side::Second,
    };
    let played = match moment {
        Moment::Waiting | Moment::Drafting => false,
        Moment::Fresh => turned && side == Side::First,
        _ => true,
    };
    seated
        && match action {
            Action::Play { .. } => playing && acts,
            // Two offers that meet are an agreement; whoever offered in this turn may not again.
            Action::OfferDraw => playing && (moment != Moment::Offered || acts),
            Action::Resign | Action::GiveTime => playing,
            Action::AnswerDraw { .. } | Action::AnswerTakeback { .. } => {
                moment == Moment::Offered && acts
            }
            // The turn at the start is the first side's.
            Action::AskTakeback { .. } => {
                playing && moment != Moment::Offered && played && side == Side::First
            }
            Action::Withdraw { .. } => match moment {
                Moment::Offered => !acts,
                Moment::Rematch => acts,
                _ => false,
            },
            Action::Abort => {
                !played && matches!(moment, Moment::Waiting | Moment::Drafting | Moment::Fresh)
            }
            Action::Claim { .. } => moment == Moment::Abandoned && !acts,
            Action::OfferRematch => moment == Moment::Over,
            Action::AnswerRematch { .. } => moment == Moment::Rematch && !acts,
            Action::Draft { .. } => moment == Moment::Drafting,
            Action::Leave => moment == Moment::Waiting,
        }
}

/// S8: every role, action, phase and turn.
#[test]
fn s8_everybody_may_do_what_is_his_and_nothing_else() {
    let mut tried = 0;
    for moment in MOMENTS {
        let ended = matches!(moment, Moment::Over | Moment::Rematch);
        let turns: &[bool] = match moment {
            Moment::Waiting | Moment::Drafting => &[false],
            _ if ended => &[false],
            _ => &[false, true],
        };
        for &turned in turns {
            for role in ROLES {
                let count = actions(&mut world(moment, turned), moment).len();
                for index in 0..count {
                    let mut world = world(moment, turned);
                    let action = actions(&mut world, moment).swap_remove(index);
                    let person = match (role, turned) {
                        (Role::Acts, false) | (Role::Waits, true) => Some(FIRST),
                        (Role::Acts, true) | (Role::Waits, false) => Some(SECOND),
                        (Role::Stranger, _) => Some(PersonId(77)),
                        (Role::Nobody, _) => None,
                    };
                    let may = may(role, &action, moment, turned);
                    let asked = format!("{role:?} {moment:?} turned={turned}: {action}");
                    let did = world.tries(person, action);
                    assert_eq!(did.is_ok(), may, "{asked}: {did:?}");
                    if matches!(role, Role::Stranger | Role::Nobody) {
                        assert_eq!(did.unwrap_err(), "E_NOT_SEATED", "{asked}");
                    }
                    tried += 1;
                }
            }
        }
    }
    assert!(tried > 600, "{tried}");
}

/// Two devices of one person are one holder, and one person may hold both chairs.
#[test]
fn who_holds_both_chairs_acts_for_whoever_is_to_act() {
    let mut world = World::empty(Terms::of("dummy"));
    world.sit(Side::First, FIRST);
    world.sit(Side::Second, FIRST);
    world.chore().unwrap();
    for _ in 0..2 {
        let actor = world.round.actor();
        let turn = world.some_turn();
        let ply = world.round.ply();
        let timing = None;
        let entry = world.asks(FIRST, Action::Play { ply, turn, timing });
        assert_eq!(entry.unwrap().side, actor);
    }
}

/// Every text that a player may not send: the other side's turn behind his own, half a turn, a stale one.
#[test]
fn a_turn_is_one_whole_turn_of_ones_own() {
    let mut world = World::begun(ClockTerms::None);
    let turn = world.some_turn();
    let timing = None;
    let mut play = |turn: &str, ply| {
        let turn = turn.to_owned();
        world.asks(FIRST, Action::Play { ply, turn, timing })
    };
    assert_eq!(play(&format!("{turn},5>4"), 0).unwrap_err(), "E_TURN_LONG");
    assert_eq!(play("0x2", 0).unwrap_err(), "E_TURN_OPEN");
    assert_eq!(play(&turn, 7).unwrap_err(), "E_STALE");
    assert_eq!(play(&"x".repeat(5_000), 0).unwrap_err(), "E_TURN_LONG");
    let ply = play(&turn, 0).unwrap().ply;
    assert_eq!(play("5>4", ply).unwrap_err(), "E_NOT_YOUR_TURN");
}
