//! What eyes and hands are given: places, picks, facts, effects, refusals.

use crate::common::short;
use evaluation::Evaluate;
use kings_cooking::geometry::Square;
use kings_cooking::{KingsCooking, court_site, square_site};
use rules::{Effect, Game, Pick, Position, Present, Refused, Side, Standing, Text};

fn step(position: &KingsCooking, text: &str) -> kings_cooking::Step {
    position.explain(text, Standing::Open).unwrap()
}

#[test]
fn the_universe_has_nine_squares_and_two_courts() {
    let universe = KingsCooking::universe();
    assert_eq!(universe.sites.len(), 11);
    for square in Square::ALL {
        assert_eq!(
            universe.site_named(&square.to_string()),
            Some(square_site(square))
        );
    }
    for side in Side::ALL {
        let court = &universe.sites[usize::from(court_site(side).0)];
        assert_eq!((court.name.as_str(), court.owner), ("off", Some(side)));
    }
    let corner = &universe.sites[usize::from(square_site(Square::A1).0)];
    assert_eq!((corner.at, corner.terrain), ((0, 0, 0), "dark"));
}

#[test]
fn a_departure_is_picked_in_the_rivals_court() {
    let light = short("2n/R2/3 l");
    let picks = light.picks(step(&light, "a2off"));
    assert_eq!(picks[1], Pick::Site(court_site(Side::Second)));
    let facts = light.facts(step(&light, "a2off"));
    assert_eq!(
        (facts.class, facts.from.as_str(), facts.to.as_str()),
        ("departure", "a2", "off")
    );
    let dark = short("N2/3/r2 d");
    let picks = dark.picks(step(&dark, "a1off"));
    assert_eq!(picks[1], Pick::Site(court_site(Side::First)));
}

/// The result screen splits a score into guests and units that the end counts (rules: 9.2, 19.7).
#[test]
fn a_counted_end_tells_its_scores() {
    let meter = |position: &KingsCooking, code: &str| -> Vec<i32> {
        let scene = position.scene();
        let found = scene.meters.iter().filter(|meter| meter.code == code);
        found.map(|meter| meter.value).collect()
    };
    // END-11: PRP against PRP, Light wins 3:1 with everything still on the board.
    let end = short("2R/p2/P1P d - 0.0 0.2 0 3");
    assert_eq!(meter(&end, "guests"), [0, 0]);
    assert_eq!(meter(&end, "counted"), [3, 1]);
    assert_eq!(meter(&end, "score"), [3, 1]);
    // END-8: two of Light's three were guests before.
    let end = short("1n1/1P1/3 l - 2.0 0.2 0 0");
    assert_eq!(meter(&end, "guests"), [2, 0]);
    assert_eq!(meter(&end, "counted"), [1, 1]);
    assert_eq!(meter(&end, "score"), [3, 1]);
    // While the game goes on nothing is counted.
    let open = short("n2/1N1/3 l");
    assert!(meter(&open, "score").is_empty());
    assert!(meter(&open, "counted").is_empty());
}

#[test]
fn facts_and_effects_tell_what_a_step_does() {
    let position = short("Qp1/3/2N d a2");
    let capture = step(&position, "b3a2");
    let facts = position.facts(capture);
    assert_eq!(
        (facts.class, facts.piece, facts.letter),
        ("en_passant", "pawn", 'P')
    );
    assert_eq!(facts.captured[0].piece, "queen");
    assert_eq!(facts.captured[0].manner, "en_passant");
    assert_eq!(facts.captured[0].site, square_site(Square::A3));
    let by = facts.captured[0].by.unwrap();
    assert_eq!((by.piece, by.from), ("pawn", square_site(Square::B3)));
    assert_eq!(position.gain(capture), 100);

    let position = short("r2/1P1/2n l");
    let both = step(&position, "b2a3b");
    let mut after = position.clone();
    let _ = after.play_unchecked(both);
    let effects = position.effects(both, &after);
    let names: Vec<_> = effects.iter().map(Effect::name).collect();
    assert_eq!(names, ["piece_captured", "piece_promoted"]);
    // Who promotes with the capture took as a pawn.
    let by = position.facts(both).captured[0].by.unwrap();
    assert_eq!((by.piece, by.from), ("pawn", square_site(Square::B2)));
    let facts = position.facts(both);
    assert_eq!(
        (facts.class, facts.promotion),
        ("promotion", Some("bishop"))
    );

    let start = KingsCooking::start(());
    assert_eq!(start.facts(step(&start, "a1a2")).class, "move");
    assert_eq!(start.gain(step(&start, "a1a2")), 0);
    assert_eq!(start.value(), 0);
    assert!(short("rn1/3/RNB l").value() > 100);
    assert!(start.checkers().is_empty());
}

#[test]
fn closed_places_say_why() {
    let start = KingsCooking::start(());
    let refusals = start.refusals(&[Pick::Site(square_site(Square::A1))]);
    let code = |pick: Pick| {
        refusals
            .iter()
            .find(|(other, _)| *other == pick)
            .map(|(_, refusal)| refusal.code())
    };
    assert_eq!(
        code(Pick::Site(court_site(Side::Second))),
        Some("E_OFF_BLOCKED")
    );
    assert_eq!(
        code(Pick::Site(square_site(Square::B1))),
        Some("E_OWN_PIECE")
    );
    assert_eq!(code(Pick::Site(square_site(Square::A2))), None);
    assert!(start.refusals(&[]).is_empty());
    assert!(
        start
            .refusals(&[Pick::Site(square_site(Square::A3))])
            .is_empty()
    );
    // A promotion that still lacks its kind is no closed place.
    let pawn = short("2n/P2/3 l");
    let closed = pawn.refusals(&[Pick::Site(square_site(Square::A2))]);
    assert!(
        closed
            .iter()
            .all(|(pick, _)| *pick != Pick::Site(square_site(Square::A3)))
    );
}

#[test]
fn the_scene_counts_and_the_drawing_shows() {
    let position = short("Qp1/3/2N d a2");
    let scene = position.scene();
    assert_eq!(scene.pieces.len(), 3);
    assert_eq!(scene.sites.len(), 11);
    let meter = |code: &str, side| {
        scene
            .meters
            .iter()
            .find(|meter| meter.code == code && meter.side == side)
            .unwrap()
            .value
    };
    assert_eq!(meter("captured", Some(Side::First)), 1);
    assert_eq!(meter("captured", Some(Side::Second)), 2);
    assert_eq!(meter("guests", Some(Side::First)), 0);
    assert_eq!(meter("ply", None), 1);
    let drawing = position.drawing();
    assert_eq!(drawing.lines().count(), 10);
    assert!(drawing.contains("3 | Q | p |   |"), "{drawing}");
    assert!(drawing.contains("2 | * |   |   |"), "{drawing}");
    assert!(
        drawing.contains("dark's court: 0 guests, 2 captured, to move"),
        "{drawing}"
    );
}
