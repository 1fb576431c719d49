//! The plan of tests of the design that this game's promotion comes from, under the names it gave them, on the legal
//! squares of rules 16.1. The rows `HERO-*` and `UNDO-*` carry the bulk; here each planned test stands by its name.

use std::collections::BTreeSet;

use rules::SplitMix64;

use super::harness::{INITIAL, Subject, View, must_play, on_both, open, refuse};

fn set(pieces: &[&str]) -> BTreeSet<String> {
    pieces.iter().map(|piece| (*piece).to_owned()).collect()
}

/// Plays the actions and takes them all back; the heroic pieces before, after and again before are told.
fn there_and_back<S: Subject>(position: &str, actions: &[&str], before: &[&str], after: &[&str]) {
    let mut subject: S = open(position, View::Printed, S::NAME);
    assert_eq!(subject.heroic(), set(before), "{position}");
    let mut snapshots = Vec::new();
    for action in actions {
        snapshots.push(subject.snapshot());
        must_play(&mut subject, action, S::NAME);
    }
    assert_eq!(subject.heroic(), set(after), "{position} after {actions:?}");
    while let Some(snapshot) = snapshots.pop() {
        assert!(subject.take_back());
        assert_eq!(subject.snapshot(), snapshot);
    }
    assert_eq!(subject.heroic(), set(before), "{position} taken back");
}

const SINGLE: &str = "10i/10i/11/11/4c6/11/4i6/4T6/11/11/10I/6C3I r - - 0 1";
const SEVERAL: &str = "10i/10i/11/11/3Tc6/3Ni6/4A6/11/11/11/10I/6C3I r - - 0 1";
const UNCOVERED: &str = "10i/10i/4s2A3/11/4c3F2/4g6/11/11/4F6/11/10I/6C3I r - - 0 1";
const DEPLOY: &str = "10i/10i/11/11/11/2(NFT)1i2c3/11/11/11/11/10I/6C3I r - - 0 1";
const WAITING: &str = "10i/10i/4s6/11/4c6/11/4g6/11/4(FT)6/11/10I/6C3I r - - 0 1";
const COMPLETION: &str = "2c8/11/11/10i/6g4/11/11/9m1/6(FT)4/11/11/4C6 r - - 0 1";
const HEADQUARTER: &str = "6c4/11/11/10i/11/11/11/11/11/6t4/6I4/4C2H3 b - - 0 1";

on_both!(core_problem_a_capture_attacks_the_commander, core_problem);
fn core_problem<S: Subject>() {
    let mut subject: S = open(SINGLE, View::Printed, S::NAME);
    must_play(&mut subject, "e5e6", S::NAME);
    assert_eq!(subject.heroic(), set(&["e6T"]));
    assert!(subject.check());
    assert!(subject.take_back());
    assert_eq!(subject.text(), SINGLE);
    assert_eq!(subject.heroic(), set(&[]));
}

on_both!(scenario_1_multiple_simultaneous_promotions, scenario_1);
fn scenario_1<S: Subject>() {
    there_and_back::<S>(SEVERAL, &["e6e7"], &[], &["d8T", "d7N", "e7A"]);
    let printed = "10i/10i/11/11/4c6/3TiN5/4A6/11/11/11/10I/6C3I r - - 0 1";
    assert_eq!(S::open(printed).err().as_deref(), Some("E_FEN_TERRAIN"));
}

on_both!(scenario_2_deploy_with_promotion, scenario_2);
fn scenario_2<S: Subject>() {
    let mut subject: S = open(DEPLOY, View::Printed, S::NAME);
    must_play(&mut subject, "c7Ne7", S::NAME);
    assert_eq!(subject.heroic(), set(&["e7N"]));
    assert!(subject.in_session(), "the session goes on");
    assert_eq!(subject.to_move(), "red");
    let printed = "7c2i/10i/11/11/11/11/11/4(NFT)6/11/11/10I/6C3I r - - 0 1";
    assert_eq!(S::open(printed).err().as_deref(), Some("E_FEN_TERRAIN"));
}

on_both!(scenario_3_last_piece_promotion, scenario_3);
fn scenario_3<S: Subject>() {
    there_and_back::<S>(HEADQUARTER, &["g3g2"], &[], &["h1H"]);
    there_and_back::<S>(HEADQUARTER, &["g3g2", "h1g2"], &[], &["g2H", "k9I"]);
}

on_both!(should_promote_single_attacker, single_attacker);
fn single_attacker<S: Subject>() {
    there_and_back::<S>(SINGLE, &["e5e6"], &[], &["e6T"]);
}

on_both!(should_promote_multiple_attackers, multiple_attackers);
fn multiple_attackers<S: Subject>() {
    there_and_back::<S>(UNCOVERED, &["h10e7"], &[], &["e7A", "i8F", "e4F"]);
}

on_both!(should_preserve_existing_heroic_status, existing_heroic);
fn existing_heroic<S: Subject>() {
    let position = "10i/10i/11/11/4c6/11/4i6/4+T6/11/11/10I/6C3I r - - 0 1";
    there_and_back::<S>(position, &["e5e6"], &["e5T"], &["e6T"]);
    there_and_back::<S>(position, &["e5f5"], &["e5T"], &["f5T"]);
}

on_both!(should_promote_last_remaining_piece, last_piece);
fn last_piece<S: Subject>() {
    let position = "6c4/11/11/10i/11/11/11/11/11/3t7/3I1I5/4C6 b - - 0 1";
    there_and_back::<S>(position, &["d3d2"], &[], &["f2I"]);
}

on_both!(should_not_promote_if_multiple_pieces_remain, several_remain);
fn several_remain<S: Subject>() {
    let position = "6c4/11/11/10i/11/11/11/11/11/3t7/3III5/4C6 b - - 0 1";
    there_and_back::<S>(position, &["d3d2"], &[], &[]);
    let in_a_stack = "6c4/11/11/10i/11/11/11/7t3/11/7I3/3(TI)7/4C6 b - - 0 1";
    there_and_back::<S>(in_a_stack, &["h5h3"], &[], &[]);
}

on_both!(should_handle_promotion_during_deploy, during_deploy);
fn during_deploy<S: Subject>() {
    let mut subject: S = open(WAITING, View::Printed, S::NAME);
    must_play(&mut subject, "e4Te6", S::NAME);
    assert_eq!(
        subject.heroic(),
        set(&["e6T", "e4F"]),
        "the waiting plane too"
    );
    assert_eq!(subject.to_move(), "red");
    assert!(subject.in_session());
    let legal = subject.legal();
    assert!(
        legal.contains("e4Fe9"),
        "the new mark acts in the same session"
    );
}

on_both!(should_promote_on_deploy_completion, on_completion);
fn on_completion<S: Subject>() {
    let mut subject: S = open(COMPLETION, View::Printed, S::NAME);
    must_play(&mut subject, "g4Fg8", S::NAME);
    must_play(&mut subject, "g4Tg6", S::NAME);
    assert_eq!(subject.heroic(), set(&["g6T"]));
    assert!(!subject.in_session(), "the session is complete");
    assert_eq!(subject.to_move(), "blue");
}

on_both!(should_perfectly_restore_single_promotion, restore_single);
fn restore_single<S: Subject>() {
    there_and_back::<S>(SINGLE, &["e5e6"], &[], &["e6T"]);
    there_and_back::<S>(HEADQUARTER, &["g3g2"], &[], &["h1H"]);
}

on_both!(should_restore_multiple_promotions, restore_multiple);
fn restore_multiple<S: Subject>() {
    there_and_back::<S>(UNCOVERED, &["h10e7"], &[], &["e7A", "i8F", "e4F"]);
    let stack = "2(NFT)7i/10i/11/11/4c6/11/11/11/11/11/10I/6C3I r - - 0 1";
    there_and_back::<S>(stack, &["c12c8"], &[], &["c8N", "c8F", "c8T"]);
}

on_both!(should_restore_deploy_with_promotion, restore_deploy);
fn restore_deploy<S: Subject>() {
    there_and_back::<S>(DEPLOY, &["c7Ne7"], &[], &["e7N"]);
    there_and_back::<S>(WAITING, &["e4Te6", "e4Fe9"], &[], &["e6T", "e9F"]);
    there_and_back::<S>(COMPLETION, &["g4Fg8", "g4Tg6"], &[], &["g6T"]);
}

on_both!(
    should_handle_complex_sequence_with_multiple_promotions,
    complex_sequence
);
fn complex_sequence<S: Subject>() {
    let mut longest = 0;
    for seed in 0..4 {
        let mut subject: S = open(INITIAL, View::Printed, S::NAME);
        let mut random = SplitMix64::new(seed);
        let mut snapshots = Vec::new();
        while snapshots.len() < 250 && subject.result().is_none() {
            let legal: Vec<String> = subject.legal().into_iter().collect();
            snapshots.push(subject.snapshot());
            must_play(&mut subject, &legal[random.below(legal.len())], S::NAME);
        }
        longest = longest.max(subject.heroic().len());
        while let Some(snapshot) = snapshots.pop() {
            assert!(subject.take_back());
            assert_eq!(subject.snapshot(), snapshot);
        }
        assert_eq!(subject.heroic(), set(&[]));
        assert_eq!(subject.text(), INITIAL);
    }
    assert!(
        longest >= 2,
        "the sequences promoted {longest} pieces at most"
    );
}

on_both!(validation_redo_gives_the_same_state, validation);
fn validation<S: Subject>() {
    for (position, actions) in [
        (SINGLE, &["e5e6"][..]),
        (UNCOVERED, &["h10e7"]),
        (WAITING, &["e4Te6", "e4Fe9"]),
        (COMPLETION, &["g4Fg8", "g4Tg6"]),
    ] {
        let mut subject: S = open(position, View::Printed, S::NAME);
        for action in actions {
            let before = subject.snapshot();
            must_play(&mut subject, action, S::NAME);
            let after = subject.snapshot();
            assert!(subject.take_back());
            assert_eq!(subject.snapshot(), before);
            must_play(&mut subject, action, S::NAME);
            assert_eq!(subject.snapshot(), after);
        }
    }
}

on_both!(edge_empty_board_leaves_nothing_to_promote, empty_board);
fn empty_board<S: Subject>() {
    let position = "7c3/11/11/11/6g4/11/11/11/6F4/11/11/4C6 r - - 0 1";
    there_and_back::<S>(position, &["g4g8"], &[], &[]);
    let mut subject: S = open(position, View::Printed, S::NAME);
    must_play(&mut subject, "g4g8", S::NAME);
    assert_eq!(subject.result(), Some(("draw", "bare")));
}

on_both!(
    edge_last_piece_of_a_session_uses_its_new_range,
    last_piece_range
);
fn last_piece_range<S: Subject>() {
    let mut subject: S = open(COMPLETION, View::Printed, S::NAME);
    refuse(&mut subject, "g4Tj7", "E_GEOMETRY", S::NAME);
    must_play(&mut subject, "g4Fg8", S::NAME);
    assert_eq!(subject.heroic(), set(&["g4T"]));
    must_play(&mut subject, "g4Tj7", S::NAME);
    assert_eq!(subject.heroic(), set(&["j7T"]));
}

on_both!(edge_loading_promotes_nothing, loading);
fn loading<S: Subject>() {
    let position = "6c4/11/11/11/11/11/11/11/11/11/4I6/4C6 b - - 0 1";
    there_and_back::<S>(position, &["g12g11"], &[], &["e2I"]);
}

on_both!(edge_heroic_last_piece_stays_as_it_is, heroic_last_piece);
fn heroic_last_piece<S: Subject>() {
    let position = "6c4/11/11/11/11/11/11/11/11/11/4+I6/4C6 r - - 0 1";
    there_and_back::<S>(position, &["e2f3"], &["e2I"], &["f3I"]);
}

on_both!(edge_commit_promotes_nothing, commit);
fn commit<S: Subject>() {
    let mut subject: S = open(WAITING, View::Printed, S::NAME);
    must_play(&mut subject, "e4Te6", S::NAME);
    let before = subject.heroic();
    must_play(&mut subject, "commit", S::NAME);
    assert_eq!(subject.heroic(), before);
    assert!(subject.take_back());
    assert!(subject.in_session(), "the session is open again");
    assert_eq!(subject.heroic(), before);
}

on_both!(edge_last_piece_of_both_sides_at_once, both_sides);
fn both_sides<S: Subject>() {
    let position = "7c3/11/11/2m8/6g4/11/11/11/6F4/2I8/11/6C4 r - - 0 1";
    there_and_back::<S>(position, &["g4g8"], &[], &["c9M", "c3I"]);
}

on_both!(
    edge_headquarter_with_the_commander_inside,
    headquarter_with_commander
);
fn headquarter_with_commander<S: Subject>() {
    // The only other piece besides the commander: promoted where it stands, commander inside.
    let position = "6c4/11/11/10i/11/11/11/11/11/6t4/6I4/4(HC)6 b - - 0 1";
    there_and_back::<S>(position, &["g3g2"], &[], &["e1H"]);
    there_and_back::<S>(position, &["g3g2", "e1d2"], &[], &["d2H"]);
}

on_both!(edge_commander_taken_mid_session_is_undone, commander_taken);
fn commander_taken<S: Subject>() {
    let position = "10i/10i/11/11/11/11/5c5/11/5(TI)5/11/10I/6C3I r - - 0 1";
    let mut subject: S = open(position, View::Printed, S::NAME);
    let before = subject.snapshot();
    must_play(&mut subject, "f4Tf6", S::NAME);
    assert_eq!(subject.result(), Some(("red", "commander")));
    refuse(&mut subject, "f4Ie4", "E_GAME_OVER", S::NAME);
    assert!(subject.take_back());
    assert_eq!(subject.snapshot(), before);
    assert_eq!(subject.result(), None);
}

on_both!(
    edge_promoted_gun_widens_its_zone_and_undo_narrows_it,
    promoted_gun
);
fn promoted_gun<S: Subject>() {
    let position = "7c2i/10i/11/3m7/11/11/11/11/11/2F8/5g4I/6C3I b - - 0 1";
    let mut subject: S = open(position, View::Printed, S::NAME);
    assert_eq!(subject.cover("blue").len(), 5);
    must_play(&mut subject, "f2f1", S::NAME);
    // Level 2 on the edge: f1 with two squares to each side and above, and the two diagonal neighbours.
    assert_eq!(
        subject.cover("blue"),
        set(&["d1", "e1", "f1", "g1", "h1", "e2", "f2", "g2", "f3"])
    );
    assert!(subject.take_back());
    assert_eq!(subject.cover("blue").len(), 5);
}
