//! No text makes a parser panic; what is accepted is written back as it was read.

use cotulenh::{Cotulenh, START};
use proptest::prelude::*;
use rules::{Position, Reading, Standing, Text};

const SESSION: &str = "7c2i/10i/11/11/11/11/11/11/11/2(NFT)8/10I/6C3I r - - 0 1 c3:(NT):F>g7...";

fn session() -> Cotulenh {
    Cotulenh::read_position(SESSION, Reading::Lenient, cotulenh::Options::upstream()).unwrap()
}

/// Texts near the grammar: pieces of it in any order.
fn fragments() -> impl Strategy<Value = String> {
    let parts = prop::sample::select(vec![
        "a1", "f4", "c3", "k12", "g7", "d6", "T", "F", "N", "C", "H", "+", "_", "x", "@", "&", ">",
        "<", ":", ",", "(", ")", "(FT)", "(NFT)", "commit", "...", "^", "#", " ", "/", "11", "10",
        "0", "r", "b", "-", "é", "\u{0}", "13",
    ]);
    prop::collection::vec(parts, 0..12).prop_map(|parts| parts.concat())
}

/// A good position text with a few characters exchanged.
fn damaged() -> impl Strategy<Value = String> {
    let change = (0usize..130, prop::char::any());
    let near = prop::sample::select(
        "0123456789+()/citmeagsfnhCITMEAGSFNH rb-:,>&x_@."
            .chars()
            .collect::<Vec<_>>(),
    );
    let near_change = (0usize..130, near);
    let base = prop::sample::select(vec![START, SESSION]);
    (
        base,
        prop::collection::vec(prop_oneof![3 => near_change, 1 => change], 1..4),
    )
        .prop_map(|(base, changes)| {
            let mut chars: Vec<char> = base.chars().collect();
            for (index, c) in changes {
                let index = index % chars.len();
                chars[index] = c;
            }
            chars.into_iter().collect()
        })
}

fn try_position(text: &str) -> Result<(), TestCaseError> {
    if let Ok(position) =
        Cotulenh::read_position(text, Reading::Lenient, cotulenh::Options::upstream())
    {
        prop_assert_eq!(position.position_text(), text);
        prop_assert!(position.count() < 2000);
    }
    Ok(())
}

fn try_steps(text: &str) -> Result<(), TestCaseError> {
    let start =
        Cotulenh::read_position(START, Reading::Lenient, cotulenh::Options::upstream()).unwrap();
    for position in [start, session()] {
        let mut legal = Vec::new();
        position.generate(&mut legal);
        for form in Cotulenh::FORMS {
            if let Ok(step) = position.read_as(form, text) {
                prop_assert!(legal.contains(&step), "{} is read as {:?}", text, step);
            }
        }
        if let Ok(step) = position.explain(text, Standing::Open) {
            prop_assert!(legal.contains(&step), "{} is read as {:?}", text, step);
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(2000) })]

    #[test]
    fn any_text_as_a_position(text in any::<String>()) {
        try_position(&text)?;
    }

    #[test]
    fn near_texts_as_a_position(text in damaged()) {
        try_position(&text)?;
    }

    #[test]
    fn near_sessions_as_a_position(text in fragments()) {
        let base = "7c2i/10i/11/11/11/11/11/11/11/2(NFT)8/10I/6C3I r - - 0 1";
        try_position(&format!("{base} {text}"))?;
    }

    #[test]
    fn any_text_as_a_step(text in any::<String>()) {
        try_steps(&text)?;
    }

    #[test]
    fn near_texts_as_a_step(text in fragments()) {
        try_steps(&text)?;
    }
}
