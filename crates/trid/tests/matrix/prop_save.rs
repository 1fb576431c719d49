//! Properties of saving, replaying and hashing: SAVE-1 to SAVE-4 and SAVE-11 to SAVE-14 of section 16.1.

use rules::{Pick, Position, Stage, Text};
use table::{Match, Table};
use trid::TriD;

use super::engine::{
    Shelf, labels, match_at, play_all, position, position_under, random_games, refused, step_texts,
};
use super::prop_undo::random_match;
use super::{Ledger, rows};
use crate::reference::{PERFT, START};

const DEFERRED: &str = "4/2K1/4/4|4/3k/4/4|P3/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10";
const ONE_PENDING: &str =
    "4/4/3K/4|4/4/1k2/4|P3/4/4/4 QL1:2/2|KL1:2/2|QL5:2/2|KL6:2/2 w - - a8B 0 10";
const TWO_PENDING: &str =
    "4/4/3K/4|4/4/1k2/4|P2P/4/4/4 QL1:2/2|KL1:2/2|QL5:2/2|KL5:2/2 w - - a8B,d8B 0 10";
pub(crate) const PROMOTING: &str =
    "4/2K1/4/4|4/3k/4/4|4/1P2/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10";

pub(crate) fn run(ledger: &mut Ledger) {
    texts(ledger);
    saves(ledger);
    replay(ledger);
    refusals(ledger);
    hashes(ledger);
}

/// Saves a match as JSON and loads it again.
fn reload(game: &Match<TriD>) -> Box<dyn Table> {
    let text = wire::json::write(&game.record()).expect("a save").text;
    let record = wire::json::read(&text, &Shelf);
    assert!(record.is_ok(), "{:?} in {text}", record.err());
    let again = table::Library::restore(&Shelf, &record.unwrap_or_default());
    again.unwrap_or_else(|refusal| unreachable!("{}: {refusal}", refusal.code))
}

fn texts(ledger: &mut Ledger) {
    ledger.run("SAVE-1");
    let rows = rows();
    let mut texts: Vec<(&str, Vec<(&str, &str)>)> = rows
        .iter()
        .map(|row| (row.position.as_str(), row.options()))
        .filter(|(text, _)| *text != "start")
        .chain(PERFT.map(|(_, text, _)| (text, Vec::new())))
        .collect();
    texts.push((START, Vec::new()));
    assert!(texts.len() > 183 + 64, "SAVE-1");
    for (text, options) in texts {
        let position = position_under(text, &options);
        assert_eq!(position.position_text(), text, "SAVE-1");
    }
}

fn saves(ledger: &mut Ledger) {
    ledger.run("SAVE-2");
    let game = match_at(DEFERRED);
    let again = reload(&game);
    assert_eq!(again.position_text(), DEFERRED, "SAVE-2");
    assert!(
        again.steps().into_iter().eq(step_texts(game.position())),
        "SAVE-2"
    );
    let loaded = labels(&position(&again.position_text()));
    assert!(loaded.contains("deferred a8B"), "SAVE-2: {loaded:?}");

    ledger.run("SAVE-3");
    for text in [ONE_PENDING, TWO_PENDING] {
        let again = reload(&match_at(text));
        assert_eq!(again.position_text(), text, "SAVE-3");
        assert_eq!(again.status().stage, Stage::Duty, "SAVE-3");
        let choices = ["a8B=b", "a8B=n", "a8B=q", "a8B=r"];
        assert_eq!(again.steps(), choices, "SAVE-3: {text}");
        let owed = again.scene().owed.len();
        assert_eq!(owed, text.matches("8B").count(), "SAVE-3: {text}");
    }
    // Also when play itself brought the duty about.
    let mut game =
        match_at("4/4/2K1/4|4/4/3k/4|P3/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 b - - - 0 10");
    play_all(&mut game, &["QL6-QL5"]);
    let again = reload(&game);
    assert_eq!(
        again.position_text(),
        game.position().position_text(),
        "SAVE-3"
    );
    assert_eq!(again.status().stage, Stage::Duty, "SAVE-3");

    ledger.run("SAVE-4");
    let game = match_at(PROMOTING);
    let universe = Table::universe(&game);
    let path: Vec<Pick> = ["b7B", "b8B"]
        .iter()
        .filter_map(|name| universe.site_named(name).map(Pick::Site))
        .collect();
    assert_eq!(path.len(), 2, "SAVE-4");
    let offers = Table::offers(&game, &path);
    assert_eq!(
        offers.next.len(),
        4,
        "SAVE-4: the choice is open: {offers:?}"
    );
    let again = reload(&game);
    assert_eq!(
        again.position_text(),
        PROMOTING,
        "SAVE-4: the position before the move"
    );
    assert_eq!(again.status().stage, Stage::Turn, "SAVE-4");
    assert!(again.scene().owed.is_empty(), "SAVE-4");
}

fn replay(ledger: &mut Ledger) {
    ledger.run("SAVE-11");
    for seed in 100..120 {
        let game = random_match(seed);
        let record = game.record();
        let mut again = match_at(&record.start);
        for step in record.steps() {
            play_all(&mut again, &[step]);
        }
        assert_eq!(again.position(), game.position(), "SAVE-11: seed {seed}");
    }
    let mut steps = Vec::new();
    let mut forms = 0;
    random_games(11, 36, 40, |_, now| {
        steps.clear();
        now.generate(&mut steps);
        for &step in &steps {
            for form in TriD::FORMS {
                let text = now.write_as(form, step).expect("SAVE-11: a form");
                let read = now.read_as(form, &text);
                assert_eq!(read, Ok(step), "SAVE-11: {text} in {}", now.position_text());
                forms += 1;
            }
        }
    });
    assert!(forms > 30_000, "SAVE-11: {forms}");
}

fn refusals(ledger: &mut Ledger) {
    ledger.run("SAVE-12");
    let rest = "KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10";
    let plain = "4/4/4/2K1|4/4/4/4|2k1/4/4/4";
    for text in [
        format!("{plain} QL1:2/2|QL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10"),
        format!("4/1U2/4/2K1|4/4/4/4|2k1/4/4/4 QL1:2/2|{rest}"),
        "4/4/4/4|4/4/4/4|2k1/4/4/4 QL1:2/2|KL1:1R/K1|QL6:2/2|KL6:2/2 w K - - 0 10".to_owned(),
        format!("4/4/4/2KK|4/4/4/4|2k1/4/4/4 QL1:2/2|{rest}"),
        "4/4/4/2K1|4/4/4/4|1Pk1/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - - b8B 0 10".to_owned(),
    ] {
        assert_eq!(refused(&text), "E_TFEN", "SAVE-12: {text}");
    }
    assert_eq!(
        refused(&format!("{plain} QL1:2/2|{rest}")),
        "",
        "SAVE-12: the plain one"
    );

    ledger.run("SAVE-13");
    let mut game = match_at(START);
    play_all(&mut game, &["b2Wb4N"]);
    let text = wire::json::write(&game.record()).expect("SAVE-13").text;
    let save: serde_json::Value = serde_json::from_str(&text).expect("SAVE-13");
    let refusal_of = |key: &str, value: serde_json::Value| {
        let mut changed = save.clone();
        changed[key] = value;
        let refusal = wire::json::read(&changed.to_string(), &Shelf).err();
        refusal.unwrap_or_else(|| unreachable!("SAVE-13: {key}"))
    };
    let version = refusal_of("version", serde_json::json!(4711));
    assert_eq!(version.code, "E_SAVE_VERSION", "SAVE-13");
    assert!(version.message.contains("4711"), "SAVE-13: {version}");
    let option = refusal_of("options", serde_json::json!({"gravity": "on"}));
    assert_eq!(option.code, "E_OPTION", "SAVE-13");
    assert!(option.message.contains("gravity"), "SAVE-13: {option}");
    let value = refusal_of("options", serde_json::json!({"pin_graph": "square"}));
    assert_eq!(value.code, "E_OPTION", "SAVE-13");
    assert!(value.message.contains("meder1995"), "SAVE-13: {value}");
    let unchanged = wire::json::read(&save.to_string(), &Shelf);
    assert!(unchanged.is_ok(), "SAVE-13: {:?}", unchanged.err());
}

fn hashes(ledger: &mut Ledger) {
    ledger.run("SAVE-14");
    let key = |text: &str| position(text).key();
    let plain = "4/4/1P2/2K1|4/4/4/4|2k1/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10";
    let swapped = "QL6:2/2|KL1:2/2|QL1:2/2|KL6:2/2";
    for (what, text) in [
        ("pin of a board", plain.replace("QL1:", "QL2:")),
        (
            "owner on a pin",
            plain.replace("QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2", swapped),
        ),
        ("pawn letter U", plain.replace("1P2", "1U2")),
        ("pawn letter T", plain.replace("1P2", "1T2")),
        ("side", plain.replace(" w ", " b ")),
    ] {
        assert_ne!(key(&text), key(plain), "SAVE-14: {what}");
    }
    let castling = "4/4/4/4|4/4/4/4|2k1/4/4/4 QL1:2/R1|KL1:2/KR|QL6:2/2|KL6:2/2 w KQ - - 0 10";
    let mut rights: Vec<u64> = ["KQ", "K", "Q", "-"]
        .map(|rights| key(&castling.replace("KQ", rights)))
        .into();
    rights.sort_unstable();
    rights.dedup();
    assert_eq!(rights.len(), 4, "SAVE-14: rights");
    assert_ne!(
        key(ONE_PENDING),
        key(&ONE_PENDING
            .replace("P3/4/4/4 QL1", "Q3/4/4/4 QL1")
            .replace("a8B", "-")),
        "SAVE-14"
    );
    // A pending list cannot be left out of a valid text while the pawn stands there, so compare one entry with two.
    let promoted = TWO_PENDING
        .replace("a8B,d8B", "d8B")
        .replace("P2P/", "Q2P/");
    assert_ne!(key(TWO_PENDING), key(&promoted), "SAVE-14: pending");
    let turned = plain.replace("QL1:", "QL1^:").replace("KL6:", "KL6^:");
    assert_eq!(key(&turned), key(plain), "SAVE-14: rotation bit");
    let later = plain.replace(" 0 10", " 9 44");
    assert_eq!(key(&later), key(plain), "SAVE-14: clocks");
    // Which of an owner's two boards stands where does not count (rules: 9).
    let boards = plain.replace("QL1:2/2|KL1:2/2", "KL1:2/2|QL1:2/2");
    assert_eq!(key(&boards), key(plain), "SAVE-14: an owner's two boards");
}
