//! Rhythm xiangqi as a whole: the laws of every game, the reduction to plain xiangqi and the symmetries (rules: 9.7).

use conformance::{Plan, check, check_mirror, random_game};
use evaluation::Evaluate;
use rules::{Game, Leaves, Mirror, Position, Reading, RuleOptions, Side, SplitMix64, Text, perft};
use xiangqi::{
    Grade, MissPolicy, Node, OpenLayers, Rhythm, RhythmOptions, RhythmStep, Step, Switch, Xiangqi,
};

/// Few games always, many with `FAIRYRING_DEEP=1`.
fn plan() -> Plan {
    let deep = std::env::var_os("FAIRYRING_DEEP").is_some();
    Plan {
        games: if deep { 200 } else { 12 },
        plies: 120,
        seed: 2026,
    }
}

#[test]
fn every_law_holds_in_random_games() {
    let report = check_mirror::<Rhythm>(RhythmOptions::default(), &plan());
    assert!(report.differences.is_empty(), "{}", report.differences[0]);
    let report = check::<Rhythm>(RhythmOptions::default(), &plan());
    assert!(report.differences.is_empty(), "{}", report.differences[0]);
    assert!(
        report.positions > 500,
        "only {} positions",
        report.positions
    );
}

#[test]
fn every_law_holds_under_other_options() {
    let options = RhythmOptions {
        layers_open: OpenLayers::NoSky,
        miss: MissPolicy::Strict,
        dominance: Switch::On,
        chaos: Switch::On,
        ..RhythmOptions::default()
    };
    let report = check::<Rhythm>(options, &plan());
    assert!(report.differences.is_empty(), "{}", report.differences[0]);
}

/// The steps of a position in machine form.
/// Options drawn by lot.
#[test]
fn every_law_holds_whatever_the_options() {
    let mut random = SplitMix64::new(1718);
    for seed in 0..8 {
        let mut options = RhythmOptions::default();
        for spec in RhythmOptions::LIST {
            let values: Vec<_> = spec
                .values
                .iter()
                .filter(|value| !value.contains(".."))
                .collect();
            let value = values[random.below(values.len())];
            options.set(spec.name, value).expect(value);
        }
        let plan = Plan {
            games: 3,
            plies: 150,
            seed,
        };
        let report = check::<Rhythm>(options, &plan);
        assert!(
            report.differences.is_empty(),
            "{options:?}: {}",
            report.differences[0]
        );
    }
}

fn texts<P: Text>(position: &P) -> Vec<String> {
    let mut steps = Vec::new();
    position.generate(&mut steps);
    steps
        .into_iter()
        .map(|step| position.step_text(step))
        .collect()
}

/// Good beats earn nothing, so a game of them stays without energy.
fn unpaid(step: Step) -> RhythmStep {
    RhythmStep::new(Node::standard(step.from), Node::standard(step.to))
        .expect("a move has two points")
        .with_grade(Grade::Good)
}

#[test]
fn rules_9_7_without_energy_it_is_plain_xiangqi() {
    for seed in 0..30 {
        let mut plain = Xiangqi::start(Default::default());
        let mut layered = Rhythm::start(Default::default());
        let mut random = SplitMix64::new(seed);
        let mut steps = Vec::new();
        for ply in 0..150 {
            let place = format!("seed {seed}, ply {ply}, {}", plain.position_text());
            assert_eq!(texts(&layered), texts(&plain), "{place}");
            assert_eq!(layered.count(), plain.count(), "{place}");
            assert_eq!(layered.in_check(), plain.in_check(), "{place}");
            assert_eq!(layered.outcome(), plain.outcome(), "{place}");
            let expected = plain.position_text();
            let Some(step) = conformance::random_step(&plain, &mut random, &mut steps) else {
                break;
            };
            let _ = plain.play_unchecked(step);
            let _ = layered.play_unchecked(unpaid(step));
            let standard = layered.position_text();
            let standard = standard
                .replace("-:", "")
                .replace(":-", "")
                .replace(" 0,0 ", " - ");
            assert_eq!(standard, plain.position_text(), "after {expected}");
        }
    }
}

#[test]
fn rules_9_7_less_than_three_energy_moves_nobody_vertically() {
    // The opponent's energy does not matter while nothing stands above or below a king.
    for seed in 0..20 {
        random_game::<Xiangqi>(Default::default(), 80, seed, |plain, _| {
            for (own, other) in [(0, 10), (2, 0), (2, 10)] {
                let energies = match plain.actor() {
                    Side::First => format!("{own},{other}"),
                    Side::Second => format!("{other},{own}"),
                };
                let text = plain
                    .position_text()
                    .replacen(" - - ", &format!(" {energies} - "), 1);
                let layered = Rhythm::read_position(&text, Reading::Lenient, Default::default());
                let layered = layered.expect(&text);
                assert_eq!(texts(&layered), texts(plain), "{text}");
            }
            true
        });
    }
}

#[test]
fn one_open_layer_is_plain_xiangqi_at_any_energy() {
    let options = RhythmOptions {
        layers_open: OpenLayers::Standard,
        ..RhythmOptions::default()
    };
    let text = xiangqi::RSTART.replace("0,0", "10,10");
    let mut layered = Rhythm::read_position(&text, Reading::Strict, options).expect(&text);
    let mut plain = Xiangqi::start(Default::default());
    for depth in 0..=3 {
        assert_eq!(
            perft(&mut layered, depth, Leaves::Bulk),
            perft(&mut plain, depth, Leaves::Bulk)
        );
    }
}

/// The position whose placement is changed layer by layer.
fn rearranged(position: &Rhythm, change: impl Fn(Vec<String>) -> Vec<String>) -> Rhythm {
    let text = position.position_text();
    let (placement, rest) = text.split_once(' ').expect("a placement and more");
    let layers = change(placement.split(':').map(str::to_owned).collect());
    let text = format!("{} {rest}", layers.join(":"));
    Rhythm::read_position(&text, Reading::Lenient, position.options()).expect(&text)
}

/// With ground and sky exchanged (rules: 9.7).
fn flipped(position: &Rhythm) -> Rhythm {
    rearranged(position, |mut layers| {
        layers.reverse();
        layers
    })
}

/// With files `a` and `i`, `b` and `h`, … exchanged (rules: 9.7).
fn reflected(position: &Rhythm) -> Rhythm {
    let reflect = |rank: &str| rank.chars().rev().collect::<String>();
    rearranged(position, |layers| {
        let ranks = |layer: String| layer.split('/').map(reflect).collect::<Vec<_>>().join("/");
        layers.into_iter().map(ranks).collect()
    })
}

#[test]
fn rules_9_7_three_symmetries() {
    let mut seen_outside = 0;
    for seed in 0..25 {
        random_game::<Rhythm>(Default::default(), 100, seed, |position, plies| {
            if plies.len() % 5 != 0 {
                return true;
            }
            let mut position = position.clone();
            seen_outside += usize::from(!position.position_text().starts_with("-:"));
            let expected = perft(&mut position, 2, Leaves::Bulk);
            let images = [
                flipped(&position),
                position.mirrored(),
                reflected(&position),
            ];
            for (mut image, name) in images.into_iter().zip(["layers", "colours", "files"]) {
                let text = position.position_text();
                assert_eq!(
                    perft(&mut image, 2, Leaves::Bulk),
                    expected,
                    "{name}: {text}"
                );
                assert_eq!(perft(&mut image, 1, Leaves::Every), position.count() as u64);
                assert_eq!(image.value(), position.value(), "{name}: {text}");
            }
            true
        });
    }
    assert!(
        seen_outside > 100,
        "only {seen_outside} positions used the ground"
    );
}

#[test]
fn symmetries_undo_themselves() {
    random_game::<Rhythm>(Default::default(), 60, 7, |position, _| {
        assert_eq!(flipped(&flipped(position)), *position);
        assert_eq!(reflected(&reflected(position)), *position);
        assert_eq!(position.mirrored().mirrored(), *position);
        true
    });
}

#[test]
fn every_grade_of_a_legal_move_is_legal_and_undone_exactly() {
    for seed in 0..6 {
        random_game::<Rhythm>(Default::default(), 80, seed, |position, _| {
            let mut steps = Vec::new();
            position.generate(&mut steps);
            for (step, grade) in steps.into_iter().zip(Grade::ALL.into_iter().cycle()) {
                let graded = step.with_grade(grade);
                let text = position.step_text(graded);
                assert_eq!(
                    position.explain(&text, rules::Standing::Open),
                    Ok(graded),
                    "{text}"
                );
                let mut played = position.clone();
                let token = played.play_unchecked(graded);
                assert_eq!(rules::Audit::audit(&played), Ok(()), "after {text}");
                played.undo(graded, token);
                assert_eq!(played, *position, "{text} taken back");
            }
            true
        });
    }
}
