//! Every fault that is planted is found.

use round::check::Invariant;
use round::host::Plant;
use trial::sim::{Plan, run};

const PLANTS: &[(Plant, &[Invariant])] = &[
    (Plant::AckBeforeStored, &[Invariant::Durable]),
    (
        Plant::TellBeforeStored,
        &[Invariant::Durable, Invariant::Prefix, Invariant::Agreement],
    ),
    (Plant::DecideBeforeLookup, &[Invariant::Answer]),
    (Plant::ForgetKnown, &[Invariant::Answer]),
    (
        Plant::ApplyBeforeStored,
        &[Invariant::Durable, Invariant::Prefix],
    ),
    (
        Plant::FlagBeforeGrace,
        &[Invariant::Authority, Invariant::Time],
    ),
    (Plant::AnyChair, &[Invariant::Authority]),
    (Plant::GapInTail, &[Invariant::Prefix]),
    (Plant::SkipDigest, &[Invariant::Agreement]),
    (Plant::GiftTwice, &[Invariant::Time]),
    (Plant::GiftForgotten, &[Invariant::Time]),
    (Plant::DraftLeaked, &[Invariant::Secret]),
    (
        Plant::TakebackTooFar,
        &[Invariant::Agreement, Invariant::Authority],
    ),
];

#[test]
fn every_planted_fault_is_found_within_a_thousand_worlds() {
    for &(plant, wanted) in PLANTS {
        let found = (0..1_000).find(|&seed| {
            let plan = Plan {
                seed,
                plant: Some(plant),
            };
            let violations = run(&plan).violations;
            violations.iter().any(|it| wanted.contains(&it.invariant))
        });
        println!("{plant:?}: found in world {found:?}");
        assert!(found.is_some(), "{plant:?} is not found");
    }
}
