//! The drawings of this build, and scenes that are none of theirs.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use picture::{Drawings, Left, Look, NoPicture, Shown, Theme, Trail};
use rules::{Meter, PieceView, Scene, Side, SiteId};

fn drawn(game: &str, scene: &Scene, left: &[Left]) -> Result<String, NoPicture> {
    let drawings = Drawings::of(game).unwrap().unwrap();
    let look = Look {
        drawings: &drawings,
        set: &drawings.sets()[1],
        theme: Theme::Dark,
        below: Side::Second,
        size: None,
    };
    look.svg(&Shown {
        scene,
        title: "<&>",
        trail: &Trail::default(),
        left,
    })
}

fn piece(site: u16, kind: &'static str) -> PieceView {
    PieceView {
        site: SiteId(site),
        side: Side::First,
        kind,
        badges: Vec::new(),
    }
}

/// Every line of the file is read for each game, and every coordinate can be written.
#[test]
fn the_drawings_of_all_games_can_be_read_and_lettered() {
    let text = include_str!("../drawings.txt");
    let games = text.lines().filter_map(|line| line.strip_prefix("game "));
    let mut count = 0;
    for game in games {
        let all = Scene {
            sites: (0..400).map(SiteId).collect(),
            ..Scene::default()
        };
        let svg = drawn(game, &all, &[]).unwrap();
        assert!(svg.contains("class=\"coordinate-"), "{game}");
        assert!(svg.contains("<title>&lt;&amp;&gt;</title>"), "{game}");
        count += 1;
    }
    assert!(count >= 5, "{count} games");
    assert!(Drawings::of("leapers").unwrap().is_none());
}

#[test]
fn a_stack_has_its_number_and_its_passengers_are_small() {
    let scene = Scene {
        sites: (0..132).map(SiteId).collect(),
        pieces: vec![
            piece(60, "navy"),
            piece(60, "tank"),
            piece(60, "infantry"),
            piece(61, "tank"),
        ],
        ..Scene::default()
    };
    let svg = drawn("cotulenh", &scene, &[]).unwrap();
    assert_eq!(svg.matches("class=\"count\"").count(), 1);
    assert_eq!(svg.matches("href=\"#first-tank\"").count(), 2);
    // The carrier lies under all passengers.
    let at = |what: &str| svg.find(&format!("href=\"#first-{what}\"")).unwrap();
    assert!(
        at("navy") < at("tank") && at("tank") < at("infantry"),
        "{svg}"
    );
    let scales: Vec<&str> = svg
        .split("class=\"piece\" transform=\"")
        .skip(1)
        .filter_map(|rest| rest.split("scale(").nth(1)?.split(')').next())
        .collect();
    assert_eq!(scales, ["0.00791", "0.0092", "0.0046", "0.0046"]);
}

/// A history may know more of those who left than the position counts, or fewer.
#[test]
fn the_nameless_sit_before_those_who_are_known() {
    let scene = |value| Scene {
        sites: (0..11).map(SiteId).collect(),
        meters: vec![Meter {
            code: "guests",
            side: Some(Side::First),
            value,
            max: None,
        }],
        ..Scene::default()
    };
    let guest = |kind| Left {
        meter: "guests",
        court: SiteId(10),
        kind,
    };
    let svg = drawn("kings-cooking", &scene(2), &[guest("rook")]).unwrap();
    let (counter, rook) = (svg.find("r=\"30\""), svg.find("href=\"#first-rook\""));
    assert!(counter.is_some() && counter < rook, "{svg}");
    let svg = drawn("kings-cooking", &scene(1), &[guest("rook"), guest("queen")]).unwrap();
    assert!(!svg.contains("href=\"#first-rook\"") && svg.contains("href=\"#first-queen\""));
}

#[test]
fn a_scene_of_another_game_is_refused() {
    let of = |piece| {
        let scene = Scene {
            pieces: vec![piece],
            ..Scene::default()
        };
        drawn("xiangqi", &scene, &[]).unwrap_err().to_string()
    };
    assert_eq!(
        of(piece(0, "bishop")),
        "the drawings have no piece 'bishop'"
    );
    assert_eq!(of(piece(90, "king")), "the drawings have no place 90");
}
