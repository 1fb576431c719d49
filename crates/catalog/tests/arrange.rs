//! Set-ups: the positions of every rules text, of the tests of every game and of the rules pages can be built by hand, and a hundred a
//! game at least.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use conformance::{Plan, check_plan, check_plans};
use rules::{Arrange, Game, Reading, Text};
use table::{Arranged, Deed, Spot};

/// Positions a game at least.
const ENOUGH: usize = 100;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The texts of a folder and of those in it.
fn sources(folder: &Path, out: &mut Vec<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, out);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            out.push(fs::read_to_string(path).unwrap());
        }
    }
}

/// Everything that is quoted, or is a cell of a table.
fn quoted(text: &str) -> BTreeSet<String> {
    let text = text.replace("\\|", "|");
    let cells = text.lines().flat_map(|line| line.split(" | "));
    let marked = text.split(['`', '"', '\n']);
    cells
        .chain(marked)
        .map(|part| part.trim_matches(['|', '`', ' ', '"']).to_owned())
        .collect()
}

/// The positions that stand in the rules text, in the tests of the crate, and on the rules page.
fn written<P: Game>(rules: &str, folder: &str, options: P::Options) -> BTreeSet<String> {
    let mut texts = vec![
        fs::read_to_string(root().join("docs/rules").join(rules)).unwrap(),
        fs::read_to_string(root().join("tests-data/rules-boards.json")).unwrap(),
    ];
    sources(
        &root().join("crates").join(folder).join("tests"),
        &mut texts,
    );
    let candidates = texts.iter().flat_map(|text| quoted(text));
    candidates
        .filter(|text| P::read_position(text, Reading::Lenient, options).is_ok())
        .collect()
}

/// Tries the law of set-ups on all of them, and on positions of random games until there are enough.
fn reached<A: Arrange>(rules: &str, folder: &str, options: <A::Game as Text>::Options, least: usize)
where
    A::Game: Game,
{
    let texts = written::<A::Game>(rules, folder, options);
    let id = A::Game::ID;
    assert!(texts.len() >= least, "{id}: only {} written", texts.len());
    for (seed, text) in (0..).zip(&texts) {
        check_plan::<A>(text, options, seed).unwrap_or_else(|what| panic!("{id}: {text}: {what}"));
    }
    let (mut looked, mut games) = (texts.len(), 0);
    // Some games are short.
    while games < 4 || looked < ENOUGH {
        let plan = Plan {
            games: 1,
            plies: 40,
            seed: games,
        };
        games += 1;
        let report = check_plans::<A>(options, &plan);
        assert!(report.differences.is_empty(), "{}", report.differences[0]);
        looked += usize::try_from(report.positions).unwrap();
    }
}

/// A test for each game, and the list of those games.
macro_rules! games {
    ($($name:ident: $game:ty, $reached:expr;)*) => {
        $(
            #[test]
            fn $name() {
                $reached
            }
        )*

        const TESTED: &[&str] = &[$(<$game>::ID),*];
    };
}

games! {
    kings_cooking_is_set_up_by_hand: kings_cooking::KingsCooking, {
        reached::<kings_cooking::Plan>("kings-cooking.md", "kings-cooking", (), 30);
    };
    xiangqi_is_set_up_by_hand: xiangqi::Xiangqi, {
        reached::<xiangqi::Plan>("xiangqi.md", "xiangqi", Default::default(), 100);
    };
    rhythm_is_set_up_by_hand: xiangqi::Rhythm, {
        reached::<xiangqi::RhythmPlan>("xiangqi.md", "xiangqi", Default::default(), 100);
    };
    cotulenh_is_set_up_by_hand: cotulenh::Cotulenh, {
        for preset in ["author", "before"] {
            let options = rules::RuleOptions::preset(preset).unwrap();
            reached::<cotulenh::Plan>("cotulenh.md", "cotulenh", options, 100);
        }
    };
    trid_is_set_up_by_hand: trid::TriD, {
        reached::<trid::Plan>("tri-d.md", "trid", Default::default(), 100);
    };
}

/// The page offers *Set up a position* for every game, so each has set-ups, and they are under the law.
#[test]
fn no_game_is_forgotten() {
    crate::assert_all_games(TESTED);
    for listing in catalog::games() {
        let id = listing.info.id;
        let begun = listing.arrange(&[], None, &[]);
        let begun = begun.unwrap_or_else(|refusal| panic!("{id}: {refusal}"));
        let table = listing.open(&[], &table::Opening::Normal).unwrap();
        assert_eq!(begun.whole, Some(table.position_text()), "{id}");
    }
}

fn arranged(game: &str, text: &str, deeds: &[Deed]) -> Arranged {
    let listing = catalog::find(game).unwrap();
    listing.arrange(&[], Some(text), deeds).unwrap()
}

/// What is wrong, in the order of the reader: code, places by name, and the field.
fn faults(game: &str, text: &str) -> Vec<String> {
    let table = catalog::find(game).unwrap();
    let table = table.open(&[], &table::Opening::Normal).unwrap();
    let universe = table.universe();
    let arranged = arranged(game, text, &[]);
    assert_eq!(arranged.whole.is_some(), arranged.faults.is_empty());
    let told = arranged.faults.iter().map(|fault| {
        let names = fault.sites.iter().map(|&site| universe.site_name(site));
        let names = names.collect::<Vec<_>>().join(",");
        let field = fault.field.map_or("-", |(name, _)| name.as_str());
        format!("{} {names} {field}", fault.refusal.code)
    });
    told.collect()
}

#[test]
fn every_fault_has_its_code_and_its_place() {
    for (game, text, told) in [
        (
            "kings-cooking",
            "P1b/r2/RRQ l - 0.0 0.0 0 1",
            &[
                "E_POS_COUNT a3,a1,b1,c1 guests",
                "E_POS_COUNT c3,a2 guests",
                "E_POS_PAWN a3 -",
                "E_POS_COUNTER  plies",
            ][..],
        ),
        (
            "kings-cooking",
            "rnb/3/RNB d a2 0.0 0.0 3 3",
            &["E_POS_EP a1 passed"],
        ),
        (
            "xiangqi",
            "4k4/9/9/9/9/9/9/9/9/3K1K3 w - - 0 1",
            &["E_KING d0,f0 -"],
        ),
        (
            "xiangqi",
            "9/9/9/9/9/K8/9/9/9/4R4 w - - 0 1",
            &["E_KING a4 -", "E_KING d7,e7,f7,d8,e8,f8,d9,e9,f9 -"],
        ),
        (
            "xiangqi",
            "4k4/9/9/9/9/9/9/9/4R4/3K5 w - - 0 1",
            &["E_OPPONENT_IN_CHECK e1,e9 -"],
        ),
        (
            "rhythm",
            "9/9/9/9/9/9/9/9/9/4K4:4k4/9/9/9/9/9/9/9/9/3K5:- w 0,0 - 0 1",
            &["E_KING e0_ -"],
        ),
        (
            "cotulenh",
            "6c4/11/11/11/2(tN)8/11/11/11/N10/4N6/C10/6C4 r - - x 0 c3",
            &[
                "E_FEN_STACK c8 -",
                "E_FEN_TERRAIN e3 -",
                "E_FEN_TERRAIN a2 -",
                "E_FEN_COMMANDER a2,g1 -",
                "E_FEN_COUNTERS  clock",
                "E_FEN_COUNTERS  number",
            ],
        ),
        (
            "cotulenh",
            "6c4/11/11/11/11/11/11/11/11/11/11/5C5 r - - 0 1 c3:F:T>d3...",
            &["E_FEN_SESSION  session"],
        ),
        (
            "trid",
            "4/4/1U2/2KK|4/4/4/4|1Pk1/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w K - - 0 10",
            &[
                "E_TFEN c1W,d1W -",
                "E_TFEN b8B -",
                "E_TFEN d0KL1 castle_king",
                "E_TFEN e0KL1 castle_king",
            ],
        ),
        (
            "trid",
            "4/4/R3/2K1|4/4/4/4|k3/4/4/4 QL1:2/2|KL1:2/2|KL5:2/2|KL6:2/2 w - b4N - 0 10",
            &["E_TFEN b4N passed", "E_TFEN a2W,a8B -"],
        ),
    ] {
        assert_eq!(faults(game, text), told, "{game}: {text}");
    }
}

#[test]
fn deeds_are_done_or_refused_with_what_is_accepted() {
    let named = |name: &str| Spot::Named(name.to_owned());
    let put = |site: &str, brush: &str| Deed::Put {
        site: named(site),
        brush: brush.to_owned(),
    };
    // A stack grows as long as its pieces may share the square, then begins anew.
    let crew = ["N", "+F", "T"].map(|brush| put("c3", brush));
    let deeds = [&[Deed::Clear][..], &crew].concat();
    let cleared = arranged("cotulenh", cotulenh::START, &deeds);
    assert!(
        cleared
            .text
            .starts_with("11/11/11/11/11/11/11/11/11/2(N+FT)8/"),
        "{}",
        cleared.text
    );
    let over = arranged("cotulenh", &cleared.text, &[put("c3", "n")]);
    assert!(over.text.contains("/2n8/"), "{}", over.text);
    // A board takes its pieces along, and a pin has room for one.
    let ride = Deed::Board {
        board: "WQL".to_owned(),
        anchor: named("QL2"),
        turned: rules::Turned::Yes,
    };
    let listing = catalog::find("trid").unwrap();
    let moved = listing
        .arrange(&[], None, std::slice::from_ref(&ride))
        .unwrap();
    assert!(moved.text.contains(" QL2^:QR/UU|"), "{}", moved.text);
    let [own, other] = [&moved.boards[0], &moved.boards[1]];
    let stands = moved.scene.boards[0].anchor;
    assert_eq!((own.name, other.name), ("WQL", "WKL"));
    assert!(own.anchors.contains(&stands) && !other.anchors.contains(&stands));
    for (game, deed) in [
        ("xiangqi", put("z9", "K")),
        ("xiangqi", put("e0", "Q")),
        ("kings-cooking", put("off", "R")),
        (
            "xiangqi",
            Deed::Take {
                site: Spot::Index(90),
            },
        ),
        ("xiangqi", ride),
        (
            "trid",
            Deed::Board {
                board: "WQL".to_owned(),
                anchor: named("KL1"),
                turned: rules::Turned::No,
            },
        ),
        (
            "rhythm",
            Deed::Set {
                field: "energy".to_owned(),
                side: None,
                value: "1".to_owned(),
            },
        ),
        (
            "rhythm",
            Deed::Set {
                field: "energy".to_owned(),
                side: Some(rules::Side::Second),
                value: "11".to_owned(),
            },
        ),
    ] {
        let listing = catalog::find(game).unwrap();
        let refusal = listing
            .arrange(&[], None, std::slice::from_ref(&deed))
            .unwrap_err();
        assert_eq!(refusal.code, "E_ARRANGE", "{game}: {deed:?}");
    }
}
