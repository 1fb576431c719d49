//! What a hand is told on a table of each game: the rule, the places to blame, and what a step would cost.

use rules::{Pick, Reading, SiteId};
use table::{Opening, Table};

fn open(game: &str, position: Option<&str>) -> Box<dyn Table> {
    let opening = position.map_or(Opening::Normal, |text| {
        Opening::Position(text.to_owned(), Reading::Lenient)
    });
    catalog::find(game).unwrap().open(&[], &opening).unwrap()
}

fn site(table: &dyn Table, name: &str) -> SiteId {
    table.universe().site_named(name).unwrap()
}

/// The code against a click on the last of the places, with those before it picked, and the names of the places to blame.
fn told(table: &dyn Table, picks: &[&str]) -> (&'static str, Vec<String>) {
    let picks: Vec<Pick> = picks
        .iter()
        .map(|name| match name.parse() {
            Ok(pick @ Pick::Choice(_)) => pick,
            _ => Pick::Site(site(table, name)),
        })
        .collect();
    let (pick, path) = picks.split_last().unwrap();
    let Some(why) = table.why_not(path, *pick) else {
        return ("", Vec::new());
    };
    let name = |site: &SiteId| table.universe().site_name(*site).to_owned();
    (why.refusal.code, why.culprits.iter().map(name).collect())
}

/// A game, a position, what is picked, the code of the refusal, and what is to blame.
type Case = (
    &'static str,
    &'static str,
    &'static [&'static str],
    &'static str,
    &'static [&'static str],
);

#[test]
fn the_culprits_are_named() {
    let xiangqi = "3k5/9/1n7/9/1p7/1P7/9/1C7/9/RN2K4 w - - 0 1";
    let cases: &[Case] = &[
        ("xiangqi", xiangqi, &["b2", "b7"], "SCREEN", &["b4", "b5"]),
        ("xiangqi", xiangqi, &["b2", "c4"], "GEOMETRY", &[]),
        ("xiangqi", xiangqi, &["a0", "c0"], "PATH", &["b0"]),
        ("xiangqi", xiangqi, &["d9"], "WRONG_SIDE", &["d9"]),
        ("xiangqi", xiangqi, &["e5"], "NO_PIECE", &["e5"]),
        ("xiangqi", xiangqi, &["a0", "a1"], "", &[]),
        (
            "xiangqi",
            "3k5/9/9/9/9/9/9/P8/N8/RN2K4 w - - 0 1",
            &["a0"],
            "PATH",
            &["b0"],
        ),
        (
            "rhythm",
            "-:3k5/9/9/8p/9/9/9/9/9/4K4:9/3N5/9/9/9/9/9/9/9/9 b 3,0 - 0 1",
            &["d9", "d8"],
            "SELF_CHECK",
            &["d8^"],
        ),
        (
            "cotulenh",
            "7c2i/10i/11/11/11/4g6/11/11/4F6/11/10I/6C3I r - - 0 1",
            &["e4", "e6"],
            "E_AIR_DEFENCE",
            &["e7"],
        ),
        (
            "cotulenh",
            "7c2i/10i/11/11/11/11/11/11/5H5/11/10I/6C3I r - - 0 1",
            &["f4"],
            "E_GEOMETRY",
            &[],
        ),
        (
            "trid",
            "4/4/R3/2K1|4/4/4/n3|2k1/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10",
            &["a2W", "a5N"],
            "E_BLOCKED",
            &["a3N"],
        ),
        (
            "trid",
            "4/4/4/2K1|4/4/4/4|k1r1/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10",
            &["c1W", "c2W"],
            "E_KING_EXPOSED",
            &["c8B"],
        ),
    ];
    for (game, position, picks, code, culprits) in cases {
        let table = open(game, Some(position));
        let (said, blamed) = told(&*table, picks);
        let culprits: Vec<String> = culprits.iter().map(|&name| name.to_owned()).collect();
        assert_eq!((said, blamed), (*code, culprits), "{game} {picks:?}");
    }
}

/// Of a stack it must be said first who goes; where nobody of it can, the rule is told.
#[test]
fn a_stack_is_asked_who_goes() {
    let table = open(
        "cotulenh",
        Some("7c2i/10i/11/11/11/11/11/11/11/2(NFT)8/10I/6C3I r - - 0 1"),
    );
    assert_eq!(told(&*table, &["c3", "g7"]).0, "E_CHOOSE_FIRST");
    assert_eq!(told(&*table, &["c3", "=tank", "g7"]).0, "E_GEOMETRY");
    assert_eq!(told(&*table, &["c3", "=air_force", "g7"]).0, "");
}

/// The notes beside a place, with the reason of an end.
fn notes(table: &dyn Table, picks: &[&str], last: &str) -> Vec<(String, String)> {
    let path: Vec<Pick> = picks
        .iter()
        .map(|name| Pick::Site(site(table, name)))
        .collect();
    let offers = table.offers(&path);
    let wanted = match last.parse() {
        Ok(pick @ Pick::Choice(_)) => pick,
        _ => Pick::Site(site(table, last)),
    };
    let offer = offers.next.iter().find(|offer| offer.pick == wanted);
    let notes = offer.unwrap().notes.iter();
    notes
        .map(|note| {
            let reason = note.reason.map_or("", |reason| reason.as_str());
            (note.code.as_str().to_owned(), reason.to_owned())
        })
        .collect()
}

#[test]
fn what_a_step_costs_is_noted() {
    let pair = |code: &str, reason: &str| vec![(code.to_owned(), reason.to_owned())];
    let strike = open(
        "cotulenh",
        Some("7c2i/10i/11/11/11/4g6/11/11/4F6/11/10I/6C3I r - - 0 1"),
    );
    assert_eq!(notes(&*strike, &["e4"], "e7"), pair("sacrifice", ""));
    let pawn = open(
        "trid",
        Some("1K2/4/4/4|4/4/4/4|4/1P2/k3/4 QL1:2/2|KL1:2/2|KL2:2/N1|KL4:2/1N w - - - 0 20"),
    );
    let promotion = |word| notes(&*pawn, &["b7B", "b8B"], word);
    assert_eq!(promotion("=queen"), pair("draws", "stalemate"));
    assert_eq!(promotion("=rook"), []);
    assert_eq!(
        notes(&*pawn, &["b7B"], "b8B"),
        [],
        "only one of the four draws"
    );
    let mut chase = open("xiangqi", Some("3k5/9/9/9/9/9/9/9/3R5/5K3 b - - 0 1"));
    for step in ["d9e9", "d1e1", "e9d9", "e1d1", "d9e9", "d1e1", "e9d9"] {
        chase.play(step).unwrap();
    }
    let lost = notes(&*chase, &["e1"], "d1");
    assert!(lost.iter().any(|(code, _)| code == "loses"), "{lost:?}");
}

#[test]
fn a_text_that_is_no_move_is_refused_with_one() {
    for (game, form) in [("cotulenh", "san"), ("trid", "san"), ("xiangqi", "wxf")] {
        let table = open(game, None);
        let refusal = table.typed(form, "Nxb3!?").unwrap_err();
        let example = refusal.details.iter().find(|(name, _)| *name == "such_as");
        let Some((_, rules::Detail::Text(example))) = example else {
            panic!("{game}: {refusal:?}");
        };
        assert!(table.read_as(form, example).is_ok(), "{game} {example}");
        assert!(table.typed(form, "").is_err());
    }
}
