//! The generator against a literal one, step by step, on 20 000 positions of random games.
mod literal;

use kings_cooking::KingsCooking;
use kings_cooking::setup::LineUp;
use literal::Literal;
use rules::{Position, SplitMix64, Text};

#[test]
fn the_literal_reading_of_the_rules_gives_the_same_steps() {
    let seed = 0x6c69_7465_7261_6c31;
    let mut random = SplitMix64::new(seed);
    let line_ups: Vec<LineUp> = LineUp::all().collect();
    let mut positions = 0;
    let (mut departures, mut en_passants, mut promotions) = (0, 0, 0);
    while positions < 20_000 {
        let mut pick = || line_ups[random.below(line_ups.len())];
        let mut position = KingsCooking::from_line_ups(pick(), pick());
        for _ in 0..80 {
            let text = position.position_text();
            let literal = Literal::read(&text);
            let expected = literal.legal();
            let steps = position.legal_steps();
            let legal: Vec<String> = steps.iter().map(|&step| position.step_text(step)).collect();
            let mut sorted = (
                legal.clone(),
                expected
                    .iter()
                    .map(|(step, _)| step.clone())
                    .collect::<Vec<_>>(),
            );
            sorted.0.sort();
            sorted.1.sort();
            assert_eq!(sorted.0, sorted.1, "seed {seed:#x}: {text}");
            for (&step, text_of_step) in steps.iter().zip(&legal) {
                let mut after = position.clone();
                let _ = after.play_unchecked(step);
                let (_, expected) = expected
                    .iter()
                    .find(|(name, _)| name == text_of_step)
                    .unwrap();
                assert_eq!(&after.position_text(), expected, "{text} {text_of_step}");
                departures += usize::from(text_of_step.ends_with("off"));
                promotions +=
                    usize::from(text_of_step.len() == 5 && !text_of_step.ends_with("off"));
                en_passants +=
                    usize::from(position.write_as("san", step).unwrap().ends_with("e.p."));
            }
            positions += 1;
            if steps.is_empty() {
                break;
            }
            let _ = position.play_unchecked(steps[random.below(steps.len())]);
        }
    }
    assert!(
        departures > 1000 && promotions > 1000 && en_passants > 20,
        "{departures} {promotions} {en_passants}"
    );
}
