//! What eyes and hands get: scene, picks, facts, effects.

use cotulenh::{Cotulenh, Kind, Refusal, Square};
use rules::{Effect, Game, Pick, Position, Present, Reading, Refused, Scene, Side, Standing, Text};

fn read(text: &str) -> Cotulenh {
    Cotulenh::read_position(text, Reading::Lenient, cotulenh::Options::upstream()).unwrap()
}

fn after(text: &str, actions: &[&str]) -> Cotulenh {
    let mut position = read(text);
    for action in actions {
        let step = position.explain(action, Standing::Open).unwrap();
        let _token = position.play_unchecked(step);
    }
    position
}

fn name(site: rules::SiteId) -> String {
    Cotulenh::universe().site_name(site).to_owned()
}

/// The path of a step with square names, `/` between picks.
fn path(position: &Cotulenh, text: &str) -> String {
    let step = position.explain(text, Standing::Open).unwrap();
    let picks: Vec<String> = position
        .picks(step)
        .into_iter()
        .map(|pick| match pick {
            Pick::Site(site) => name(site),
            other => other.to_string(),
        })
        .collect();
    picks.join("/")
}

fn badges(scene: &Scene, square: &str) -> Vec<String> {
    scene
        .pieces
        .iter()
        .filter(|piece| name(piece.site) == square)
        .map(|piece| {
            let codes: Vec<&str> = piece
                .badges
                .iter()
                .map(|badge| badge.code.as_str())
                .collect();
            format!("{} {}", piece.kind, codes.join(" "))
        })
        .collect()
}

const STACK: &str = "7c2i/10i/11/11/11/11/11/11/11/2(NFT)8/10I/6C3I r - - 0 1";

#[test]
fn the_universe_names_terrain() {
    let universe = Cotulenh::universe();
    assert_eq!(universe.sites.len(), 132);
    for (square, terrain) in [
        ("a1", "sea"),
        ("b12", "sea"),
        ("c5", "mixed"),
        ("d6", "river"),
        ("e7", "river"),
        ("f6", "bridge"),
        ("h7", "bridge"),
        ("f8", "land"),
    ] {
        let site = universe.site_named(square).unwrap();
        assert_eq!(
            universe.sites[usize::from(site.0)].terrain,
            terrain,
            "{square}"
        );
    }
}

#[test]
fn a_stack_is_shown_carrier_first_with_its_badges() {
    let scene = read("10i/10i/11/11/11/11/11/6(+f+tc)4/11/2(NFT)8/10I/6C3I r - - 0 1").scene();
    assert_eq!(badges(&scene, "c3"), ["navy ", "air_force ", "tank "]);
    assert_eq!(
        badges(&scene, "g5"),
        ["air_force heroic", "tank heroic", "commander "]
    );
}

#[test]
fn check_is_marked_on_the_commander_and_its_attackers_are_named() {
    let position = read("7c2i/10i/11/11/11/11/11/8M2/11/5t5/10I/5C4I r - - 0 1");
    let scene = position.scene();
    assert_eq!(badges(&scene, "f1"), ["commander check"]);
    assert_eq!(scene.checked.len(), 1);
    let checkers: Vec<String> = position.checkers().into_iter().map(name).collect();
    assert_eq!(checkers, ["f3"]);
    assert!(
        Cotulenh::start(cotulenh::Options::upstream())
            .scene()
            .checked
            .is_empty()
    );
}

#[test]
fn air_defence_is_a_layer_of_each_side() {
    let scene = read("7c2i/10i/11/11/11/11/5g5/11/11/11/10I/6C3I r - - 0 1").scene();
    let layer = |side| {
        let layer = scene
            .layers
            .iter()
            .find(|layer| layer.side == side)
            .unwrap();
        assert_eq!(layer.code, "air_defence");
        layer
            .sites
            .iter()
            .map(|&site| name(site))
            .collect::<Vec<_>>()
    };
    assert!(layer(Side::First).is_empty());
    assert_eq!(layer(Side::Second), ["f5", "e6", "f6", "g6", "f7"]);
}

#[test]
fn an_open_session_tells_who_acted_and_who_remains() {
    let position = after(STACK, &["c3Fg7"]);
    let scene = position.scene();
    let session = scene.session.clone().unwrap();
    assert_eq!(name(session.origin), "c3");
    assert_eq!(session.acted.len(), 1);
    assert_eq!(session.acted[0].0, "air_force");
    assert_eq!(session.acted[0].1.map(name).as_deref(), Some("g7"));
    let remaining: Vec<&str> = session.remaining.iter().map(|piece| piece.kind).collect();
    assert_eq!(remaining, ["navy", "tank"]);
    assert!(session.can_commit);
    assert_eq!(badges(&scene, "g7"), ["air_force acted"]);
    // rules: DEPLOY-7, the tank may not stay at sea.
    let stuck = after(
        "7c2i/10i/11/11/11/11/11/11/11/(NT)10/10I/6C3I r - - 0 1",
        &["a3Na5"],
    );
    assert!(!stuck.scene().session.unwrap().can_commit);
    let refusals = stuck.refusals(&[]);
    assert_eq!(refusals.len(), 1);
    assert_eq!(refusals[0].1.code(), "E_NO_COMPLETION");
}

#[test]
fn picks_name_the_piece_only_where_there_is_a_choice() {
    let position = read(STACK);
    assert_eq!(path(&position, "c3c5"), "c3/=whole/c5");
    assert_eq!(path(&position, "c3Td3"), "c3/=tank/d3");
    assert_eq!(path(&position, "g1g2"), "g1/g2");
    let open = after(STACK, &["c3Fg7", "c3Nc5"]);
    assert_eq!(path(&open, "c3Td3"), "c3/=tank/d3");
    assert_eq!(path(&open, "commit"), "=commit");
}

#[test]
fn a_plane_chooses_between_displacing_and_staying() {
    let position = read("7c2i/10i/11/11/11/11/4i6/11/4F6/11/10I/6C3I r - - 0 1");
    assert_eq!(path(&position, "e4e6"), "e4/e6/=capture");
    assert_eq!(path(&position, "e4_e6"), "e4/e6/=stay");
    assert_eq!(path(&position, "e4e5"), "e4/e5");
    // rules: CMD-13 and CMD-14, staying would open the line: one way is left and nothing to choose.
    let pinned = read("6c3i/10i/11/11/11/11/4F1i4/11/11/11/10I/6C3I r - - 0 1");
    assert_eq!(path(&pinned, "e6g6"), "e6/g6");
}

#[test]
fn effects_come_in_order() {
    let effects = |text: &str, action: &str| {
        let position = read(text);
        let step = position.explain(action, Standing::Open).unwrap();
        let mut next = position.clone();
        let _token = next.play_unchecked(step);
        let names: Vec<&str> = position
            .effects(step, &next)
            .iter()
            .map(Effect::name)
            .collect();
        names.join(" ")
    };
    // rules: HERO-8, HERO-3, SUICIDE-8, DEPLOY-31.
    assert_eq!(
        effects(
            "10i/10i/11/11/11/2(NFT)1i2c3/11/11/11/11/10I/6C3I r - - 0 1",
            "c7Ne7"
        ),
        "piece_captured piece_promoted session_opened"
    );
    assert_eq!(
        effects(
            "10i/10i/4s2A3/11/4c3F2/4g6/11/11/4F6/11/10I/6C3I r - - 0 1",
            "h10e7"
        ),
        "piece_captured piece_promoted piece_promoted piece_promoted"
    );
    assert_eq!(
        effects(
            "7c2i/10i/11/11/6g4/11/11/11/6(FT)4/11/10I/6C3I r - - 0 1",
            "g4g8"
        ),
        "piece_captured piece_captured piece_captured"
    );
    assert_eq!(
        effects(
            "10i/10i/11/11/11/11/5c5/11/5(TI)5/11/10I/6C3I r - - 0 1",
            "f4Tf6"
        ),
        "piece_captured session_opened session_closed"
    );
}

#[test]
fn facts_tell_class_capture_and_check() {
    let facts = |text: &str, action: &str| {
        let position = read(text);
        position.facts(position.explain(action, Standing::Open).unwrap())
    };
    let check = facts(
        "10i/10i/11/11/4c6/11/4i6/4T6/11/11/10I/6C3I r - - 0 1",
        "e5e6",
    );
    assert_eq!(
        (check.piece, check.letter, check.class),
        ("tank", 'T', "move")
    );
    assert_eq!((check.from.as_str(), check.to.as_str()), ("e5", "e6"));
    assert!(check.gives_check && !check.gives_mate);
    assert_eq!(check.captured[0].piece, "infantry");
    let by = |facts: &rules::StepFacts| {
        let captor = facts.captured[0].by.expect("somebody takes");
        (
            captor.piece,
            Cotulenh::universe().site_name(captor.from).to_owned(),
        )
    };
    assert_eq!(by(&check), ("tank", "e5".to_owned()));
    let deploy = facts(
        "7c2i/10i/11/11/11/11/11/11/11/n1(NT)8/10I/6C3I r - - 0 1",
        "c3T_a3",
    );
    assert_eq!((deploy.piece, deploy.class), ("tank", "deploy"));
    assert_eq!(deploy.captured[0].manner, "stay");
    // Of a stack the one that leaves it takes; a stack that goes as a whole takes by its carrier.
    assert_eq!(by(&deploy), ("tank", "c3".to_owned()));
    let whole = facts(
        "7c2i/10i/11/11/11/11/11/11/11/n1(NT)8/10I/6C3I r - - 0 1",
        "c3a3",
    );
    assert_eq!(by(&whole), ("navy", "c3".to_owned()));
    assert!(!deploy.gives_check);
}

#[test]
fn closed_targets_say_why() {
    let position = read("7c2i/10i/11/11/6g4/6T4/11/11/6F4/11/10I/6C3I r - - 0 1");
    let g4 = Cotulenh::universe().site_named("g4").unwrap();
    let refusals = position.refusals(&[Pick::Site(g4)]);
    let code = |square: &str| {
        refusals
            .iter()
            .find(|(pick, _)| matches!(pick, Pick::Site(site) if name(*site) == square))
            .map(|(_, refusal)| refusal.code())
    };
    assert_eq!(code("g7"), Some("E_AIR_DEFENCE"));
    assert_eq!(code("g6"), None, "legal");
    assert_eq!(code("a12"), None, "not worth a word");
}

/// A refusal names the squares and the pieces that the rule is about.
#[test]
fn refusals_say_who_and_where() {
    let square = |name: &str| Square::parse(name).unwrap();
    let refused = |position: &str, action: &str| {
        let refusal = read(position).explain(action, Standing::Open);
        refusal.unwrap_err()
    };
    // The tank on f3 leaves the file between the own commander and the artillery.
    assert_eq!(
        refused("7c2i/11/11/11/11/11/11/11/5a5/5T5/11/5C5 r - - 0 1", "f3e3"),
        Refusal::Attacked {
            commander: square("f1"),
            kind: Kind::Artillery,
            square: square("f4"),
        }
    );
    assert_eq!(
        refused("5c5/11/11/11/11/11/11/11/11/5T5/11/5C5 r - - 0 1", "f3e3"),
        Refusal::Facing {
            commander: square("f1"),
            enemy: square("f12"),
        }
    );
    // A plane that enters a zone falls where it would leave it.
    let shot = refused(
        "7c2i/10i/11/11/6g4/11/6F4/11/11/11/10I/6C3I r - - 0 1",
        "g6g10",
    );
    assert_eq!(
        shot,
        Refusal::ShotDown {
            square: square("g10")
        }
    );
    assert_eq!(shot.to_string(), "the flight is shot down over g10");
}

#[test]
fn the_drawing_shows_every_rank_and_the_session() {
    let drawing = after(STACK, &["c3Fg7"]).drawing();
    assert_eq!(drawing.lines().count(), 14);
    assert!(drawing.contains("NT"), "{drawing}");
    assert!(drawing.contains("session c3:(NT):F>g7"), "{drawing}");
}

/// The options by their names.
fn chosen(pairs: &[(&str, &str)]) -> cotulenh::Options {
    let pairs: Vec<(String, String)> = pairs
        .iter()
        .map(|(name, value)| ((*name).to_owned(), (*value).to_owned()))
        .collect();
    rules::read_options(&pairs).unwrap()
}

/// What is left of a division, as `left of all`.
fn left(position: &Cotulenh, code: &str, side: Side) -> Option<String> {
    let meters = position.meters();
    let meter = meters
        .iter()
        .find(|meter| meter.code == code && meter.side == Some(side))?;
    Some(format!("{} of {}", meter.value, meter.max?))
}

#[test]
fn divisions_that_count_are_told_with_what_they_began_with() {
    let sea = "7c2i/10i/11/n10/11/11/11/11/11/NN9/10I/6C3I r - - 0 1";
    let at = |options| Cotulenh::read_position(sea, Reading::Lenient, options).unwrap();
    let revised = |aim| chosen(&[("book", "revised"), ("aim", aim)]);
    let battle = at(revised("battle"));
    assert_eq!(left(&battle, "navies", Side::First).unwrap(), "2 of 2");
    assert_eq!(left(&battle, "navies", Side::Second).unwrap(), "1 of 2");
    assert_eq!(left(&battle, "air_forces", Side::First).unwrap(), "0 of 2");
    assert_eq!(left(&battle, "land_army", Side::First).unwrap(), "2 of 6");
    let air = at(revised("air"));
    assert_eq!(left(&air, "navies", Side::First), None);
    assert_eq!(left(&at(revised("commander")), "navies", Side::First), None);
    let nine = chosen(&[("book", "revised"), ("aim", "battle"), ("army", "sea9")]);
    let nine = Cotulenh::start(nine);
    assert_eq!(left(&nine, "navies", Side::Second).unwrap(), "2 of 2");
    assert_eq!(left(&nine, "land_army", Side::First), None);
    // A position may be set up with more of them than the army has.
    let many = "7c2i/10i/11/11/11/11/11/11/11/NNN8/10I/6C3I r - - 0 1";
    let many = Cotulenh::read_position(many, Reading::Lenient, revised("sea")).unwrap();
    assert_eq!(left(&many, "navies", Side::First).unwrap(), "3 of 3");
}

#[test]
fn of_two_unlike_passengers_each_is_chosen_by_a_word_of_its_own() {
    let revised = chosen(&[("book", "revised")]);
    let waiting = |stack: &str| {
        let text = format!("7c2i/10i/11/11/11/11/11/11/11/2({stack})8/10I/6C3I r - - 0 1");
        let mut position = Cotulenh::read_position(&text, Reading::Lenient, revised).unwrap();
        let step = position.explain("c3Nc4", Standing::Open).unwrap();
        let _token = position.play_unchecked(step);
        let session = position.scene().session.unwrap();
        // What waits can be chosen by its word.
        let mut steps = Vec::new();
        position.generate(&mut steps);
        for piece in &session.remaining {
            let offered = steps.iter().any(|&step| {
                let picks = position.picks(step);
                picks.get(1) == Some(&piece.pick)
            });
            assert!(offered, "{stack}: {}", piece.pick);
        }
        let picks = session.remaining.iter().map(|piece| piece.pick.to_string());
        picks.collect::<Vec<_>>()
    };
    assert_eq!(waiting("N+FF"), ["=heroic_plane", "=air_force"]);
    assert_eq!(waiting("N+TT"), ["=heroic_tank", "=tank"]);
    assert_eq!(waiting("NFF"), ["=air_force", "=air_force"]);
    assert_eq!(waiting("N+F+F"), ["=air_force", "=air_force"]);
    assert_eq!(waiting("N+FT"), ["=air_force", "=tank"]);
}
