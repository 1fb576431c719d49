//! The shared words, and what the traits provide by themselves, seen on the smallest game.

#![allow(clippy::unwrap_used)]

use dummy::{Dummy, Options};
use rules::{
    Adjudicate, Badge, Captured, Effect, Event, Game, Leaves, OptionSpec, Outcome, Past, Ply,
    Position, Present, Reading, RuleOptions, Ruling, Side, SiteId, SplitMix64, Stage, Text, perft,
    perft_turns, unknown_form, unknown_option, zobrist,
};

#[test]
fn sides_and_stages_have_indexes_and_names() {
    for side in Side::ALL {
        assert_eq!(Side::from_index(side.index()), Some(side));
        assert_eq!(side.other().other(), side);
    }
    assert_eq!(Side::from_index(2), None);
    assert_eq!(
        [Stage::Turn, Stage::Mid, Stage::Duty].map(Stage::name),
        ["turn", "mid", "duty"]
    );
}

#[test]
fn events_are_called_by_the_names_of_the_wire() {
    let site = SiteId(0);
    let side = Side::First;
    let captured = Captured {
        piece: "stone",
        side,
        site,
        manner: "",
    };
    let effects = [
        (Effect::Captured(captured), "piece_captured"),
        (
            Effect::Promoted {
                side,
                site,
                piece: "pawn",
                becomes: "queen",
            },
            "piece_promoted",
        ),
        (
            Effect::LayerChanged {
                from: site,
                to: site,
            },
            "layer_changed",
        ),
        (
            Effect::EnergyChanged {
                side,
                before: 0,
                cost: 0,
                income: 1,
                after: 1,
            },
            "energy_changed",
        ),
        (
            Effect::BoardMoved {
                board: "WQL",
                from: String::new(),
                to: String::new(),
                rotated: false,
            },
            "board_moved",
        ),
        (Effect::PromotionOwed { side, site }, "promotion_owed"),
        (Effect::SessionOpened { origin: site }, "session_opened"),
        (Effect::SessionClosed { origin: site }, "session_closed"),
    ];
    for (effect, name) in effects {
        assert_eq!(Event::Effect(effect).name(), name);
    }
    let ruling = Ruling::from(Outcome::AGREEMENT);
    let events = [
        (
            Event::CheckDetected {
                side,
                attackers: vec![site],
            },
            "check_detected",
        ),
        (
            Event::CheckmateDetected { winner: side },
            "checkmate_detected",
        ),
        (Event::GameOver(ruling), "game_over"),
        (
            Event::MoveRejected {
                code: "E_STEP",
                text: "x".into(),
            },
            "move_rejected",
        ),
        (Event::DrawOffered(side), "draw_offered"),
        (Event::DrawDeclined(side), "draw_declined"),
        (Event::Resigned(side), "resigned"),
        (Event::Undone(1), "undone"),
        (Event::Redone(1), "redone"),
    ];
    for (event, name) in events {
        assert_eq!(event.name(), name);
    }
    assert_eq!(
        Outcome::resignation(side),
        Outcome::win(Side::Second, "resign")
    );
    assert_eq!(Badge::plain("heroic").detail, "");
}

#[test]
fn refusals_list_what_is_accepted() {
    assert_eq!(
        unknown_form("morse", &["machine", "san"]).to_string(),
        "unknown notation 'morse'; accepted: machine, san"
    );
    let list = [OptionSpec {
        name: "pace",
        values: &["slow", "fast"],
        summary: "",
    }];
    let said = |name, value| unknown_option(name, value, &list).to_string();
    assert_eq!(
        said("pace", "warp"),
        "option 'pace' does not take 'warp'; accepted: slow, fast"
    );
    assert_eq!(said("tint", "red"), "unknown option 'tint'; accepted: pace");
    assert_eq!(
        unknown_option("tint", "red", &[]).to_string(),
        "unknown option 'tint'; this game has none"
    );
    assert_eq!(().set("tint", "red").unwrap_err().code, "E_OPTION");
    assert_eq!(().get("tint"), None);
}

#[test]
fn random_words_are_the_same_everywhere() {
    // The first words of SplitMix64 from seed 0, as published with the algorithm.
    assert_eq!(
        zobrist::<2>(0),
        [0xe220_a839_7b1d_cdaf, 0x6e78_9e6a_a1b9_65f4]
    );
    let mut random = SplitMix64::new(9);
    assert!((0..100).all(|_| random.below(3) < 3));
}

#[test]
fn occurrences_are_counted_at_the_start_of_turns_only() {
    let mut position =
        Dummy::read_position("..1.2.. 1 - - 0:0 0", Reading::Strict, Options::default()).unwrap();
    let start = position.clone();
    let mut plies = Vec::new();
    for text in ["2>3", "4x2", "stop"] {
        let step = position.explain(text, rules::Standing::Open).unwrap();
        plies.push(Ply {
            before: position.clone(),
            step,
        });
        let _token = position.play(step);
    }
    let past = Past {
        plies: &plies,
        tally: &(),
    };
    assert_eq!(past.occurrence(&start, 1), Some(3));
    assert_eq!(past.occurrence(&start, 2), Some(0));
    assert_eq!(past.occurrence(&start, 3), None);
    assert_eq!(past.occurrence(&start, 0), None);
    // The run of the second side is no turn's start.
    assert_eq!(plies[2].before.stage(), Stage::Mid);
    assert_eq!(past.occurrence(&plies[2].before, 1), None);
    assert!(start.repeats(&start.clone()));
}

#[test]
fn counting_by_turns_follows_the_actor() {
    // One stone each: the first side leaps and may stop at once, so two steps are one turn.
    let mut position =
        Dummy::read_position("12..2.. 1 - - 0:0 0", Reading::Strict, Options::default()).unwrap();
    assert_eq!(perft(&mut position, 2, Leaves::Every), 1);
    assert_eq!(perft_turns(&mut position, 1), 1);
    assert_eq!(position.count(), 1);
    let mut steps = Vec::new();
    position.generate(&mut steps);
    assert_eq!(position.notes(steps[0]), Vec::<&str>::new());
    assert_eq!(position.refusals(&[]), []);
    assert!(
        Dummy::sample(Options::default(), &mut SplitMix64::new(0))
            == Dummy::start(Options::default())
    );
}
