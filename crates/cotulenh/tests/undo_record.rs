//! What the undo record of a step says about heroic pieces, and that it takes all of it back (rules: 8.1, 8.7).
//!
//! The names are those of the test plan for promotion in make and unmake; the squares are the legal ones of the rules' rows.

use cotulenh::{Cotulenh, HeroicChange, Mark};
use rules::{
    Audit, Game, Position, Present, Reading, SplitMix64, Stage, Standing, StepFacts, Text,
};

const SINGLE: &str = "10i/10i/11/11/4c6/11/4i6/4T6/11/11/10I/6C3I r - - 0 1";
const MULTIPLE: &str = "10i/10i/4s2A3/11/4c3F2/4g6/11/11/4F6/11/10I/6C3I r - - 0 1";
const ONE_STACK: &str = "2(NFT)7i/10i/11/11/4c6/11/11/11/11/11/10I/6C3I r - - 0 1";
const SCENARIO_1: &str = "10i/10i/11/11/3Tc6/3Ni6/4A6/11/11/11/10I/6C3I r - - 0 1";
const EXISTING: &str = "10i/10i/11/11/4c6/11/4i6/4+T6/11/11/10I/6C3I r - - 0 1";
const DEPLOY: &str = "10i/10i/11/11/11/2(NFT)1i2c3/11/11/11/11/10I/6C3I r - - 0 1";
const WAITING: &str = "10i/10i/4s6/11/4c6/11/4g6/11/4(FT)6/11/10I/6C3I r - - 0 1";
const LAST_PIECE: &str = "6c4/11/11/10i/11/11/11/11/11/3t7/3I1I5/4C6 b - - 0 1";
const HEADQUARTER: &str = "6c4/11/11/10i/11/11/11/11/11/6t4/6I4/4C2H3 b - - 0 1";
const SEVERAL_LEFT: &str = "6c4/11/11/10i/11/11/11/11/11/3t7/3III5/4C6 b - - 0 1";
const COMPLETION: &str = "2c8/11/11/10i/6g4/11/11/9m1/6(FT)4/11/11/4C6 r - - 0 1";
const BOTH_SIDES: &str = "7c3/11/11/2m8/6g4/11/11/11/6F4/2I8/11/6C4 r - - 0 1";

fn read(text: &str) -> Cotulenh {
    Cotulenh::read_position(text, Reading::Lenient, cotulenh::Options::upstream()).unwrap()
}

/// The heroic pieces as the scene shows them: `site piece`.
fn heroes(position: &Cotulenh) -> Vec<String> {
    let universe = Cotulenh::universe();
    let pieces = position.scene().pieces.into_iter();
    pieces
        .filter(|piece| piece.badges.iter().any(|badge| badge.code == "heroic"))
        .map(|piece| format!("{} {}", universe.site_name(piece.site), piece.kind))
        .collect()
}

/// Plays the actions and gives the record of the last as `square kind before>after`, sorted, with its facts.
fn record(text: &str, actions: &[&str]) -> (Cotulenh, Vec<String>, StepFacts) {
    let mut position = read(text);
    let mut last = None;
    for action in actions {
        let step = position.explain(action, Standing::Open).unwrap();
        let facts = position.facts(step);
        let token = position.play_unchecked(step);
        last = Some((position.heroic_changes(step, &token), facts));
    }
    let (changes, facts) = last.unwrap();
    let mut changes: Vec<String> = changes.iter().map(shown).collect();
    changes.sort();
    (position, changes, facts)
}

fn shown(change: &HeroicChange) -> String {
    let sign = |mark| if mark == Mark::Heroic { "+" } else { "" };
    let letter = change.kind.letter();
    let (before, after) = (sign(change.before), sign(change.after));
    format!("{} {before}{letter} {after}{letter}", change.square)
}

/// Playing the actions and taking them back gives every earlier state again.
fn returns(text: &str, actions: &[&str]) {
    let mut position = read(text);
    let mut past = Vec::new();
    for action in actions {
        let step = position.explain(action, Standing::Open).unwrap();
        let before = position.clone();
        let token = position.play_unchecked(step);
        past.push((step, token, before));
    }
    while let Some((step, token, before)) = past.pop() {
        position.undo(step, token);
        assert_eq!(position, before);
        assert_eq!(position.key(), before.key());
        assert_eq!(heroes(&position), heroes(&before));
        assert_eq!(position.audit(), Ok(()));
    }
}

#[test]
fn single_attacker_is_promoted() {
    let (position, changes, facts) = record(SINGLE, &["e5e6"]);
    assert_eq!(changes, ["e6 T +T"]);
    assert_eq!(heroes(&position).len(), 1);
    assert_eq!(facts.captured.len(), 1);
}

#[test]
fn multiple_attackers_are_promoted() {
    let (position, changes, _) = record(MULTIPLE, &["h10e7"]);
    assert_eq!(changes, ["e4 F +F", "e7 A +A", "i8 F +F"]);
    assert_eq!(heroes(&position).len(), 3);
}

#[test]
fn multiple_attackers_of_the_printed_scenario_are_promoted() {
    let (_, changes, _) = record(SCENARIO_1, &["e6e7"]);
    assert_eq!(changes, ["d7 N +N", "d8 T +T", "e7 A +A"]);
}

#[test]
fn multiple_pieces_of_one_stack_are_told_apart_by_kind() {
    let (_, changes, _) = record(ONE_STACK, &["c12c8"]);
    assert_eq!(changes, ["c8 F +F", "c8 N +N", "c8 T +T"]);
}

#[test]
fn existing_heroic_mover_is_listed_unchanged() {
    let (position, changes, _) = record(EXISTING, &["e5e6"]);
    assert_eq!(changes, ["e6 +T +T"]);
    assert_eq!(heroes(&position).len(), 1);
}

#[test]
fn last_remaining_piece_is_promoted() {
    let (_, changes, _) = record(LAST_PIECE, &["d3d2"]);
    assert_eq!(changes, ["f2 I +I"]);
}

#[test]
fn last_headquarter_is_promoted_and_then_moves() {
    let (_, changes, _) = record(HEADQUARTER, &["g3g2"]);
    assert_eq!(changes, ["h1 H +H"]);
    // Its capture leaves Blue one infantry, which is promoted in turn; the mover is listed unchanged.
    let (_, changes, _) = record(HEADQUARTER, &["g3g2", "h1g2"]);
    assert_eq!(changes, ["g2 +H +H", "k9 I +I"]);
}

#[test]
fn nothing_is_promoted_while_several_pieces_remain() {
    let (position, changes, _) = record(SEVERAL_LEFT, &["d3d2"]);
    assert!(changes.is_empty(), "{changes:?}");
    assert!(heroes(&position).is_empty());
}

#[test]
fn last_pieces_of_both_sides_are_promoted_by_one_step() {
    let (_, changes, _) = record(BOTH_SIDES, &["g4g8"]);
    assert_eq!(changes, ["c3 I +I", "c9 M +M"]);
}

#[test]
fn promotion_during_deploy_keeps_the_session_open() {
    let (position, changes, facts) = record(DEPLOY, &["c7Ne7"]);
    assert_eq!(changes, ["e7 N +N"]);
    assert_eq!(position.stage(), Stage::Mid);
    assert_eq!(position.actor(), facts.side);
}

#[test]
fn promotion_of_a_piece_waiting_on_the_origin() {
    let (_, changes, _) = record(WAITING, &["e4Te6"]);
    assert_eq!(changes, ["e4 F +F", "e6 T +T"]);
    // It flies five in the same session and is then listed unchanged.
    let (_, changes, _) = record(WAITING, &["e4Te6", "e4Fe9"]);
    assert_eq!(changes, ["e9 +F +F"]);
}

#[test]
fn promotion_on_deploy_completion_passes_the_turn() {
    let (_, changes, _) = record(COMPLETION, &["g4Fg8"]);
    assert_eq!(changes, ["g4 T +T"]);
    let (position, changes, facts) = record(COMPLETION, &["g4Fg8", "g4Tg6"]);
    assert_eq!(changes, ["g6 +T +T"]);
    assert_eq!(position.stage(), Stage::Turn);
    assert_ne!(position.actor(), facts.side);
}

#[test]
fn undo_restores_single_promotion() {
    returns(SINGLE, &["e5e6"]);
}

#[test]
fn undo_restores_multiple_promotions() {
    returns(MULTIPLE, &["h10e7"]);
    returns(SCENARIO_1, &["e6e7"]);
    returns(ONE_STACK, &["c12c8"]);
}

#[test]
fn undo_restores_existing_heroic() {
    returns(EXISTING, &["e5e6"]);
}

#[test]
fn undo_restores_last_piece_promotion() {
    returns(LAST_PIECE, &["d3d2"]);
    returns(HEADQUARTER, &["g3g2", "h1g2"]);
    returns(BOTH_SIDES, &["g4g8"]);
}

#[test]
fn undo_restores_deploy_with_promotion() {
    returns(DEPLOY, &["c7Ne7"]);
    returns(WAITING, &["e4Te6", "e4Fe9"]);
}

#[test]
fn undo_restores_completion_with_promotion() {
    returns(COMPLETION, &["g4Fg8", "g4Tg6"]);
}

/// Long sequences with many promotions, taken back in reverse: no mark is left over.
#[test]
fn long_sequences_leave_no_mark_behind() {
    let mut promotions = 0;
    for seed in 0..20 {
        let mut random = SplitMix64::new(seed);
        let mut position = Cotulenh::start(cotulenh::Options::upstream());
        let mut past = Vec::new();
        let mut steps = Vec::new();
        while past.len() < 300 {
            steps.clear();
            position.generate(&mut steps);
            if steps.is_empty() {
                break;
            }
            let step = steps[random.below(steps.len())];
            let token = position.play_unchecked(step);
            promotions += position.heroic_changes(step, &token).len();
            past.push((step, token));
        }
        while let Some((step, token)) = past.pop() {
            position.undo(step, token);
        }
        assert!(heroes(&position).is_empty());
        assert_eq!(position, Cotulenh::start(cotulenh::Options::upstream()));
    }
    assert!(promotions > 20, "{promotions} promotions in 20 games");
}
