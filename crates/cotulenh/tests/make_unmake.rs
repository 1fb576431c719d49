//! Make and unmake with full comparison: every legal step of every position of random games is played, every derived field
//! recomputed, the step taken back and the whole state compared. Ten million pairs with `FAIRYRING_DEEP` set.

use cotulenh::{Act, Actors, Cotulenh, START, Step};
use rules::{Audit, Position, Reading, SplitMix64, Stage, Text};

/// The start, stacks that deploy, and positions full of promotions.
const STARTS: [&str; 5] = [
    START,
    "7(fc)2(ft)/1n3h1h3/3a2s1ga1/2n1gtm4/2(NI)e4e1i/11/11/3E1F3(EA)I/5T2G2/3AG1S1T2/1N3H1H(FM)2/6C4 r - - 3 12",
    "6c4/11/11/11/11/11/6(FTI)4/1(NFT)9/11/11/11/5C5 r - - 0 1",
    "10i/10i/4s2A3/11/3Tc3F2/3Ni6/4A6/11/4F6/11/10I/6C3I r - - 0 1",
    "2c8/5h1h3/4s2(FTM)3/11/2iag6/3n7/5A5/11/11/8S2/5H1H3/10C r - - 0 1",
];

#[derive(Default, Debug)]
struct Seen {
    pairs: u64,
    mid_turn: u64,
    promotions: u64,
}

fn compare_all(position: &mut Cotulenh, seen: &mut Seen) -> Vec<Step> {
    let mut steps = Vec::new();
    position.generate(&mut steps);
    let before = position.clone();
    let key = position.key();
    for &step in &steps {
        let token = position.play_unchecked(step);
        assert_eq!(position.audit(), Ok(()), "{step:?} in {before:?}");
        assert_eq!(position.key(), position.key_from_scratch());
        seen.promotions += position.heroic_changes(step, &token).len() as u64;
        position.undo(step, token);
        assert_eq!(*position, before, "{step:?}");
        assert_eq!(position.key(), key);
        seen.pairs += 1;
        seen.mid_turn += u64::from(position.stage() == Stage::Mid);
    }
    steps
}

/// Any step, but every other time a combination or a deploy step if there is one: plain random games have few stacks.
fn choose(steps: &[Step], random: &mut SplitMix64) -> Step {
    let stacked = |step: &&Step| {
        matches!(
            step,
            Step::Go {
                act: Act::Combine,
                ..
            } | Step::Go {
                who: Actors::One(_),
                ..
            }
        )
    };
    let some: Vec<&Step> = steps.iter().filter(stacked).collect();
    if some.is_empty() || random.below(2) == 0 {
        steps[random.below(steps.len())]
    } else {
        *some[random.below(some.len())]
    }
}

#[test]
fn pairs_of_make_and_unmake_leave_no_trace() {
    let wanted = if std::env::var_os("FAIRYRING_DEEP").is_some() {
        10_000_000
    } else {
        60_000
    };
    let mut random = SplitMix64::new(8);
    let mut seen = Seen::default();
    for start in STARTS.iter().cycle() {
        let mut position =
            Cotulenh::read_position(start, Reading::Lenient, cotulenh::Options::upstream())
                .unwrap();
        for _ in 0..80 {
            let steps = compare_all(&mut position, &mut seen);
            if steps.is_empty() {
                break;
            }
            let _token = position.play_unchecked(choose(&steps, &mut random));
        }
        if seen.pairs >= wanted {
            break;
        }
    }
    assert!(seen.mid_turn * 50 > seen.pairs, "{seen:?}");
    assert!(seen.promotions * 50 > seen.pairs, "{seen:?}");
}
