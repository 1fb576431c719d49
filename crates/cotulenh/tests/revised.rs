//! The author's book, aims and points as hands, eyes and readers meet them.

use std::sync::Arc;

use cotulenh::{Aim, Cotulenh, Options};
use rules::{Adjudicate, Game, Pick, Position, Present, Reading, Side, Standing, Text, after};
use search::{Limits, Memory, Searcher, Task, Unwatched};

const PAIR: &str = "7c2i/10i/11/11/11/11/11/11/11/2(N+FF)8/10I/6C3I r - - 0 1";

fn read(text: &str, options: Options) -> Cotulenh {
    Cotulenh::read_position(text, Reading::Lenient, options).unwrap()
}

fn aiming(aim: Aim) -> Options {
    Options {
        aim,
        ..Options::revised()
    }
}

/// What the piece of a kind on a square wears.
fn worn(position: &Cotulenh, square: &str, kind: &str) -> Vec<String> {
    let site = Cotulenh::universe().site_named(square).unwrap();
    let scene = position.scene();
    let pieces = scene.pieces.iter();
    pieces
        .filter(|piece| piece.site == site && piece.kind == kind)
        .flat_map(|piece| &piece.badges)
        .map(|badge| badge.code.as_str().to_owned())
        .collect()
}

#[test]
fn a_commander_in_its_headquarter_wears_its_shelter() {
    let text = "6(hc)3i/6I3i/11/11/11/11/11/11/11/11/10I/6C3I b - - 0 1";
    let revised = read(text, Options::revised());
    assert_eq!(worn(&revised, "g12", "commander"), ["sheltered"]);
    assert!(revised.scene().checked.is_empty());
    let upstream = read(text, Options::upstream());
    assert_eq!(worn(&upstream, "g12", "commander"), ["check"]);
}

#[test]
fn pieces_of_a_division_that_counts_say_so_and_are_counted() {
    let text = "7c2i/10i/11/11/11/(nf)10/11/11/11/N10/10I/6C3I r - - 0 1";
    let battle = read(text, aiming(Aim::Sea));
    assert_eq!(worn(&battle, "a7", "navy"), ["counts"]);
    assert!(worn(&battle, "a7", "air_force").is_empty());
    let meter = |code: &str, side: Side| {
        let meters = battle.meters();
        let mut found = meters.iter().filter(|meter| meter.code == code);
        let value = found.find(|meter| meter.side == Some(side));
        value.map(|meter| meter.value)
    };
    assert_eq!(meter("navies", Side::Second), Some(1));
    assert_eq!(meter("air_forces", Side::Second), None);
    assert_eq!(meter("points", Side::First), Some(410 - 80 - 40));
    assert!(
        read(text, Options::revised())
            .meters()
            .iter()
            .all(|meter| meter.code != "navies")
    );
}

#[test]
fn two_unlike_planes_are_picked_apart() {
    let position = read(PAIR, Options::revised());
    let site = |name: &str| Pick::Site(Cotulenh::universe().site_named(name).unwrap());
    for (text, word) in [("c3+Fg7", "heroic_plane"), ("c3Fg7", "air_force")] {
        let step = position.explain(text, Standing::Open).unwrap();
        let picks = position.picks(step);
        assert_eq!(picks[0], site("c3"));
        assert_eq!(picks[1].to_string(), format!("={word}"), "{text}");
        assert_eq!(picks[2], site("g7"));
        assert_eq!(position.step_text(step), text);
    }
}

#[test]
fn a_ship_over_land_chooses_how_to_take() {
    let text = "7c2i/10i/11/11/11/11/4i6/11/2N8/11/10I/6C3I r - - 0 1";
    let position = read(text, Options::revised());
    for (step, word) in [("c4e6", "=capture"), ("c4_e6", "=stay")] {
        let step = position.explain(step, Standing::Open).unwrap();
        let picks = position.picks(step);
        assert_eq!(picks.last().map(ToString::to_string).as_deref(), Some(word));
    }
}

/// rules: 12.2, 17.3.2: the readable forms carry the mark of the acting piece.
#[test]
fn turns_of_two_planes_read_back() {
    let position = read(PAIR, Options::revised());
    for (machine, san, lan) in [
        ("c3+Fh8,commit", "(NF)<+F>h8", "c3:(NF):+F>h8"),
        ("c3Fg7,c3Fh8,commit", "N<F>g7,+F>h8", "c3:N:F>g7,+F>h8"),
        ("c3Nc5,c3Fc5,commit", "+F<N>c5,F>&c5", "c3:+F:N>c5,F>&c5"),
    ] {
        let steps = position.read_turn_as("machine", machine).unwrap();
        for (form, text) in [("machine", machine), ("san", san), ("lan", lan)] {
            let written = position.write_turn_as(form, &steps).unwrap();
            assert_eq!(written.trim_end_matches('^'), text);
            assert_eq!(position.read_turn_as(form, text).unwrap(), steps, "{text}");
        }
    }
}

#[test]
fn an_aim_that_is_reached_is_written_like_mate() {
    let text = "7c2i/10i/11/11/11/n10/11/11/11/N10/10I/6C3I r - - 0 1";
    let battle = read(text, aiming(Aim::Sea));
    let step = battle.explain("a3a7", Standing::Open).unwrap();
    assert_eq!(battle.write_as("san", step).as_deref(), Ok("Nxa7#"));
    let over = after(&battle, step);
    let end = over.outcome().unwrap();
    assert_eq!(
        (end.winner, end.reason.as_str()),
        (Some(Side::First), "sea")
    );
    assert_eq!(over.score(end), None);
}

/// rules: 17.7.2, POINTS-11: the aim is counted with its bonus, and the score tells why the other side wins.
#[test]
fn a_result_that_points_turned_has_a_score() {
    let text = "6c4/4fh1hf2/3a2s2a1/4gt1tg2/2ie2m2ei/n10/11/2IE2M2EI/3A1T5/N5S4/7H3/6C4 r - - 0 1";
    let options = Options {
        points: cotulenh::Points::Decide,
        ..aiming(Aim::Sea)
    };
    let battle = read(text, options);
    let over = after(&battle, battle.explain("a3a7", Standing::Open).unwrap());
    let end = over.outcome().unwrap();
    let [red, blue] = over.score(end).unwrap();
    assert_eq!(red, over.points(Side::First) + 50);
    assert!(red < blue && end.winner == Some(Side::Second));
}

/// The machine goes for the aim, and does not spend its own last plane in an air battle.
#[test]
fn the_search_knows_the_aim() {
    for (text, aim, best) in [
        // rules: AIM-1; the ship could also take the infantry.
        (
            "7c2i/10i/11/11/11/n10/11/11/11/N1i8/10I/6C3I r - - 0 1",
            Aim::Sea,
            Some("a3a7"),
        ),
        // rules: AIM-8 with a gun that is worth taking otherwise.
        (
            "7c2i/10i/2f8/11/6g4/11/11/11/6F4/11/10I/6C3I r - - 0 1",
            Aim::Air,
            None,
        ),
    ] {
        let position = read(text, aiming(aim));
        let task = Task::new(
            position.clone(),
            Limits::nodes(20_000),
            Arc::new(Memory::new(4)),
        );
        let mut search = Searcher::new(task);
        search.advance(u64::MAX, &Unwatched, &mut |_| {});
        let found = search.lines()[0].steps[0];
        let found = position.step_text(found);
        match best {
            Some(best) => assert_eq!(found, best),
            None => assert_ne!(found, "g4g8"),
        }
    }
}

#[test]
fn nine_pieces_begin_without_commanders() {
    let options = Options {
        army: cotulenh::Army::Sea9,
        ..aiming(Aim::Battle)
    };
    let start = Cotulenh::start(options);
    assert_eq!(start.count(), 96);
    assert_eq!(start.commander(Side::First), None);
    assert!(start.outcome().is_none() && !start.in_check());
}
