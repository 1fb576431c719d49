//! A whole game from the initial position to mate in which everything happens that is special about Tri-D. The page's tests
//! play the same file by clicks in three dimensions; here every word of it is checked.
//!
//! The file is `tests-data/playthroughs/trid-whole.json`. Each ply has its step in machine and in human form, the picks of a
//! hand (a place, a board by its name, `@` a pin, `=` a choice), what the step shows, and the position after it.

use std::collections::BTreeSet;

use crate::reference::{Options as LiteralOptions, START, Standing, State};
use rules::{Effect, Event, Game, Pick, PieceView, Position, Present, Side, SiteId, Text};
use serde_json::Value;
use table::Match;
use trid::{Options, Refusal, Step, TriD, Wing};

const FILE: &str = include_str!("../../../tests-data/playthroughs/trid-whole.json");

/// What the game must show, and by whom where that matters.
const DEMANDED: [(&str, Option<Side>); 17] = [
    ("castle-kingside", Some(Side::First)),
    ("castle-queenside", Some(Side::Second)),
    ("capture", Some(Side::First)),
    ("capture", Some(Side::Second)),
    ("en-passant", None),
    ("board-empty", Some(Side::First)),
    ("board-rotated", Some(Side::First)),
    ("board-same", Some(Side::Second)),
    ("frozen-capture", None),
    ("thaw", None),
    ("thawed-step", None),
    ("promotion", Some(Side::First)),
    ("deferred", Some(Side::Second)),
    ("owed", Some(Side::First)),
    ("forced", Some(Side::Second)),
    ("cross-track", None),
    ("mate", Some(Side::First)),
];

struct Ply {
    step: String,
    human: String,
    picks: Vec<String>,
    shows: Vec<String>,
    position: String,
    key: String,
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

fn texts(value: &Value) -> Vec<String> {
    let list = value.as_array().into_iter().flatten();
    list.map(text).collect()
}

fn file() -> (Vec<Ply>, Value) {
    let mut value: Value = serde_json::from_str(FILE).expect("the file is JSON");
    let plies = value["plies"].as_array().into_iter().flatten();
    let plies: Vec<Ply> = plies
        .map(|ply| Ply {
            step: text(&ply["step"]),
            human: text(&ply["human"]),
            picks: texts(&ply["picks"]),
            shows: texts(&ply["shows"]),
            position: text(&ply["position"]),
            key: text(&ply["key"]),
        })
        .collect();
    assert!(!plies.is_empty(), "no plies");
    (plies, value["result"].take())
}

/// The picks by the names that a person sees.
fn names(position: &TriD, picks: &[Pick]) -> Vec<String> {
    let universe = TriD::universe();
    let scene = position.scene();
    let name = |pick: &Pick| match *pick {
        Pick::Site(site) => universe.site_name(site).to_owned(),
        Pick::Board(board) => {
            let mut boards = scene.boards.iter();
            let view = boards.find(|view| view.board == board);
            view.expect("a board that stands").name.to_owned()
        }
        Pick::Anchor(anchor) => format!("@{}", universe.anchors[usize::from(anchor.0)].name),
        Pick::Choice(word) => format!("={}", word.as_str()),
    };
    picks.iter().map(name).collect()
}

/// The places of frozen pawns of both sides (rules: 8.6).
fn frozen_places(position: &TriD) -> BTreeSet<SiteId> {
    let squares = Side::ALL.map(|side| position.frozen_pawns(side));
    let names: BTreeSet<String> = squares
        .into_iter()
        .flatten()
        .map(|square| square.to_string())
        .collect();
    let pieces = position.scene().pieces.into_iter();
    pieces
        .map(|piece| piece.site)
        .filter(|site| names.contains(TriD::universe().site_name(*site)))
        .collect()
}

/// Watches a game: what a step shows follows from its events and from the pictures before and after it.
#[derive(Default)]
struct Watcher {
    /// Where pawns stand that were frozen until a board came.
    thawed: BTreeSet<SiteId>,
}

impl Watcher {
    fn shows(
        &mut self,
        before: &TriD,
        step: Step,
        events: &[Event],
        after: &TriD,
    ) -> Vec<&'static str> {
        let mut shown = Vec::new();
        let (frozen, still) = (frozen_places(before), frozen_places(after));
        let origin = before.picks(step).first().copied();
        for event in events {
            match event {
                Event::MoveExecuted { facts, .. } => match (facts.class, step) {
                    ("castle", Step::Castle(Wing::Kingside)) => shown.push("castle-kingside"),
                    ("castle", Step::Castle(Wing::Queenside)) => shown.push("castle-queenside"),
                    ("move", Step::Move { .. }) => {
                        if let Some(Pick::Site(from)) = origin
                            && self.thawed.remove(&from)
                            && facts.captured.is_empty()
                        {
                            shown.push("thawed-step");
                        }
                    }
                    _ => {}
                },
                Event::Effect(Effect::Captured(captured)) => {
                    shown.push(match captured.manner {
                        "en_passant" => "en-passant",
                        _ => "capture",
                    });
                    if let Some(Pick::Site(from)) = origin
                        && frozen.contains(&from)
                    {
                        shown.push("frozen-capture");
                    }
                }
                Event::Effect(Effect::Promoted { .. }) => shown.push(match step {
                    Step::Promote { .. } => "forced",
                    _ => "promotion",
                }),
                Event::Effect(Effect::BoardMoved {
                    from, to, rotated, ..
                }) => {
                    shown.push(arrival(before, from, to, *rotated));
                    if from[..1] != to[..1] {
                        shown.push("cross-track");
                    }
                    // A pawn that was carried away has not become free where it stood.
                    let stays = |site: &&SiteId| {
                        after
                            .scene()
                            .pieces
                            .iter()
                            .any(|piece| piece.site == **site)
                    };
                    let free: Vec<SiteId> =
                        frozen.difference(&still).filter(stays).copied().collect();
                    if !free.is_empty() {
                        shown.push("thaw");
                    }
                    self.thawed.extend(free);
                }
                Event::Effect(Effect::PromotionOwed { .. }) => shown.push("owed"),
                Event::CheckmateDetected { .. } => shown.push("mate"),
                _ => {}
            }
        }
        let wearing = |position: &TriD| {
            let scene = position.scene();
            let deferred = |piece: &&PieceView| piece.badges.iter().any(|it| it.code == "deferred");
            scene.pieces.iter().filter(deferred).count()
        };
        if wearing(after) > wearing(before) {
            shown.push("deferred");
        }
        shown
    }
}

/// How a board goes, if a person had the choice of both arrivals.
fn arrival(before: &TriD, from: &str, to: &str, rotated: bool) -> &'static str {
    let legal = |text: &str| before.explain(text, rules::Standing::Open);
    let both: [Result<Step, Refusal>; 2] =
        [format!("{from}-{to}"), format!("{from}-{to}^")].map(|text| legal(&text));
    match both {
        [Ok(_), Ok(_)] if rotated => "board-rotated",
        [Ok(_), Ok(_)] => "board-same",
        [Ok(_), Err(Refusal::EmptyArrival { .. })] => "board-empty",
        _ => "board-without-choice",
    }
}

/// The reference says first that the game is legal, which positions it leads through and that it is mate.
#[test]
fn the_reference_plays_the_same_game() {
    let (plies, _) = file();
    let mut state = State::read(START, LiteralOptions::default()).expect("the start");
    for (index, ply) in plies.iter().enumerate() {
        let at = format!("ply {} {}", index + 1, ply.step);
        let legal = state.legal();
        let action =
            crate::reference::Action::read(&ply.step).unwrap_or_else(|| unreachable!("{at}"));
        let after = state.submit(&ply.step, false);
        assert!(after.is_ok(), "{at}: {:?}", after.err());
        let after = after.unwrap_or_else(|_| unreachable!("{at}"));
        assert_eq!(after.write(), ply.position, "{at}");
        let human = state.human(action, &after, &legal);
        assert_eq!(human, ply.human, "{at}");
        state = after;
    }
    assert_eq!(state.standing(), Standing::Checkmate);
}

#[test]
fn every_ply_shows_what_the_file_says_and_nothing_is_missing() {
    let (plies, result) = file();
    let mut game = Match::new(TriD::start(Options::default()));
    let mut watcher = Watcher::default();
    let mut seen: BTreeSet<(&'static str, usize)> = BTreeSet::new();
    for (index, ply) in plies.iter().enumerate() {
        let at = format!("ply {} {}", index + 1, ply.step);
        assert!(game.ended().is_none(), "{at}: the game is over before");
        let before = game.position().clone();
        let step = before.explain(&ply.step, game.standing());
        let step = step.unwrap_or_else(|refusal| unreachable!("{at}: {refusal}"));
        assert_eq!(names(&before, &before.picks(step)), ply.picks, "{at}");
        assert_eq!(
            before.write_as("san", step).as_deref(),
            Ok(ply.human.as_str()),
            "{at}"
        );
        let events = game.play_step(step);
        let after = game.position();
        assert_eq!(after.position_text(), ply.position, "{at}");
        assert_eq!(format!("{:016x}", after.key()), ply.key, "{at}");
        let shown = watcher.shows(&before, step, &events, after);
        assert_eq!(shown, ply.shows, "{at}");
        seen.extend(shown.into_iter().map(|code| (code, before.actor().index())));
    }
    for (code, side) in DEMANDED {
        let sides = side.map_or(vec![0, 1], |side| vec![side.index()]);
        assert!(
            sides.iter().any(|side| seen.contains(&(code, *side))),
            "{code} by {side:?} does not occur"
        );
    }
    let ended = game.ended().map(|ruling| ruling.outcome).expect("an end");
    assert_eq!(ended.winner, Some(Side::First));
    assert_eq!(result["winner"], "first");
    assert_eq!(result["reason"], ended.reason.as_str());

    // Undone to the last step, nothing is left of it.
    while game.undo_step() {}
    assert_eq!(game.position(), &TriD::start(Options::default()));
}
