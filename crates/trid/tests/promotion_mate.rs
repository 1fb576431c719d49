//! A whole game, from the initial position to checkmate by promotion: the pawn takes on c8B and becomes a knight, and the
//! castled king on e9KL6 is smothered by its own pieces. Played through a match, so that events, record and undo take part.

use crate::reference::{Options as LiteralOptions, START, Standing, State};
use rules::{Effect, Event, Game, Outcome, Position, Side, Text};
use table::Match;
use trid::{Options, TriD};

/// Machine form and human form.
const GAME: [(&str, &str); 9] = [
    ("c2Wc4N", "c4N"),
    ("a7Ba6B", "a6B"),
    ("c4Nc5B", "c5B"),
    ("O-O", "O-O"),
    ("c5Bc6B", "c6B"),
    ("a6Ba5B", "a5B"),
    ("c6Bb7B", "cxb7B"),
    ("a5Ba4N", "a4N"),
    ("b7Bc8B=n", "bxc8B=N#"),
];

const LAST: &str =
    "4/4/UU1U/NBBN|4/4/p3/4|nbNn/2uu/4/4 QL1:UU/RQ|KL1:UU/KR|QL6:rq/uu|KL6:rk/uu b KQ - - 0 5";

/// The reference says so first.
#[test]
fn the_game_is_legal_and_ends_in_mate_by_the_reference() {
    let mut state = State::read(START, LiteralOptions::default()).expect("the start");
    for (step, _) in GAME {
        let next = state.submit(step, false);
        assert!(next.is_ok(), "{step}: {:?}", next.err());
        state = next.unwrap_or(state);
    }
    assert_eq!(state.write(), LAST);
    assert_eq!(state.standing(), Standing::Checkmate);
}

#[test]
fn a_game_ends_by_promotion_with_checkmate() {
    let mut game = Match::new(TriD::start(Options::default()));
    let mut last = Vec::new();
    for (step, human) in GAME {
        assert!(game.ended().is_none(), "before {step}");
        let position = game.position().clone();
        let meant = position.read_as("san", human);
        assert_eq!(
            meant.map(|step| position.step_text(step)),
            Ok(step.to_owned())
        );
        let played = game.play(step);
        assert!(played.is_ok(), "{step}: {:?}", played.err());
        last = played.unwrap_or_default();
        let ply = game.plies().last().expect("a step was played");
        assert_eq!(position.write_as("san", ply.step).as_deref(), Ok(human));
    }
    assert_eq!(game.position().position_text(), LAST);
    let mate = Outcome::win(Side::First, trid::Reason::Checkmate);
    assert_eq!(game.position().outcome(), Some(mate));
    assert_eq!(game.ended().map(|ruling| ruling.outcome), Some(mate));

    let names: Vec<&str> = last.iter().map(Event::name).collect();
    assert_eq!(
        names,
        [
            "move_executed",
            "piece_captured",
            "piece_promoted",
            "check_detected",
            "checkmate_detected",
            "game_over"
        ]
    );
    let promoted = last.iter().any(|event| {
        matches!(
            event,
            Event::Effect(Effect::Promoted {
                side: Side::First,
                piece: "pawn",
                becomes: "knight",
                ..
            })
        )
    });
    assert!(promoted, "{last:?}");
    assert_eq!(
        game.play("a8Bb6B").map_err(|refusal| refusal.code),
        Err("E_GAME_OVER")
    );

    // Every choice but the knight leaves the game going on.
    assert!(game.undo_step());
    for choice in ["q", "r", "b"] {
        assert!(game.play(&format!("b7Bc8B={choice}")).is_ok());
        assert!(game.ended().is_none(), "{choice}");
        assert!(game.undo_step());
    }
    while game.undo_step() {}
    assert_eq!(game.position().position_text(), START);
}
