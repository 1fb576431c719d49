//! A log applied is the live round, whatever happened; and the checker finds what was changed in it.

use round::check::{self, Invariant};
use round::host::Loaded;
use round::{
    Action, Answer, Chore, ClockTerms, CommandId, Digest, Entry, Millis, Opened, Round, What,
};
use rules::{Side, SplitMix64};

use crate::world::{FIRST, One, SECOND, World};

const LIVE: ClockTerms = ClockTerms::Live {
    base: 60_000,
    increment: 1_000,
};

/// A round in which whatever may happen happens at random.
fn lived(seed: u64, clock: ClockTerms) -> World {
    let mut random = SplitMix64::new(seed);
    let mut world = World::begun(clock);
    for _ in 0..60 {
        world.wait(random.below(4_000) as i64);
        let person = [FIRST, SECOND][random.below(2)];
        let seq = world.round.seq();
        let offer = seq - (random.below(3) as u32).min(seq);
        let answer = [Answer::Accept, Answer::Decline][random.below(2)];
        let to = random.below(world.round.ply() as usize + 1) as u32;
        // Refusals are as good as anything: they change nothing.
        let _ = match random.below(16) {
            0 => world.asks(person, Action::OfferDraw),
            1 if random.below(6) == 0 => world.asks(person, Action::AnswerDraw { offer, answer }),
            2 => world.asks(person, Action::AskTakeback { to }),
            3 | 4 => world.asks(person, Action::AnswerTakeback { offer, answer }),
            5 => world.asks(person, Action::Withdraw { offer }),
            6 => world.asks(person, Action::GiveTime),
            7 if random.below(8) == 0 => world.asks(person, Action::Resign),
            8 => world.asks(person, Action::OfferRematch),
            9 => world.asks(person, Action::AnswerRematch { offer, answer }),
            10 => world
                .chore_of(Chore::Resume { gifts: [700, 0] })
                .ok_or("nothing runs"),
            _ if world.round.actor().is_some() => world.plays_with_lag(random.below(300) as u32),
            _ => Err("over"),
        };
        world.chore();
    }
    world
}

fn opened(world: &World) -> Opened {
    Opened {
        id: world.round.id(),
        terms: world.round.terms().clone(),
        chairs: world.round.chairs().clone(),
        drafts: [None, None],
        created: Millis(1_000_000),
    }
}

fn loaded(world: &World) -> Loaded {
    Loaded {
        opened: opened(world),
        entries: world.log.clone(),
    }
}

#[test]
fn a_log_applied_is_the_live_round_and_right() {
    let mut entries = 0;
    for seed in 0..200 {
        for clock in [LIVE, ClockTerms::None, ClockTerms::Days(1)] {
            let world = lived(seed, clock);
            assert_eq!(
                Round::read(opened(&world), &world.log).unwrap(),
                world.round
            );
            let checked = check::log(&loaded(&world), &One);
            assert_eq!(checked.violations, [], "seed {seed} {clock:?}");
            assert_eq!(checked.round.head(), world.round.head());
            entries += world.log.len();
        }
    }
    assert!(entries > 6_000, "{entries}");
}

/// A log with one thing changed, and what must be found.
type Spoil = fn(&mut Vec<Entry>, usize);

#[test]
fn the_checker_finds_what_was_changed() {
    let spoils: [(&str, Spoil, &[Invariant]); 9] = [
        (
            "gap",
            |log, at| drop(log.remove(at)),
            &[
                Invariant::Prefix,
                Invariant::Authority,
                Invariant::Agreement,
            ],
        ),
        (
            "command",
            |log, at| log[at].command = log[at - 1].command,
            &[Invariant::Once],
        ),
        (
            "digest",
            |log, at| log[at].digest = Digest(log[at].digest.0 ^ 1),
            &[Invariant::Agreement],
        ),
        ("at", |log, at| log[at].at = Millis(0), &[Invariant::Prefix]),
        (
            "left",
            |log, at| log[at].left = log[at].left.map(|[first, second]| [first + 5, second]),
            &[Invariant::Time],
        ),
        (
            "side",
            |log, at| log[at].side = log[at].side.map(Side::other),
            &[Invariant::Authority],
        ),
        (
            "server",
            |log, at| log[at].command = CommandId::server(99),
            &[Invariant::Authority],
        ),
        ("ply", |log, at| log[at].ply += 1, &[Invariant::Agreement]),
        (
            "half a turn",
            |log, at| {
                if let What::Turn(turn) = &mut log[at].what {
                    turn.steps = vec!["0x2".into()];
                }
            },
            &[Invariant::Legal],
        ),
    ];
    let mut world = World::begun(LIVE);
    for _ in 0..4 {
        world.wait(500);
        world.plays().unwrap();
    }
    for (name, spoil, wanted) in spoils {
        let mut log = world.log.clone();
        spoil(&mut log, 3);
        let spoilt = Loaded {
            opened: opened(&world),
            entries: log,
        };
        let found = check::log(&spoilt, &One).violations;
        assert!(
            found.iter().any(|it| wanted.contains(&it.invariant)),
            "{name}: {found:?}"
        );
    }
}
