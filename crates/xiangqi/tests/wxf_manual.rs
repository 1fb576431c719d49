//! The diagrams of the manual of the federations: the published verdict on every row, and what the older rule says.

use rules::{Codes, Game, Reading, Text};
use serde_json::Value;
use table::Match;
use xiangqi::{Circumstance, Conduct, Options, Repetition, Xiangqi};

use crate::agreement::cycles::{Told, compare_findings};
use crate::agreement::outcome;
use crate::matrix::doc;
use crate::matrix::query::Query;
use crate::reference::fen::Mode;
use crate::reference::{Game as Kind, Grade, History, Move, Node, Rule, State};

const FILE: &str = include_str!("../../../tests-data/xiangqi/wxf.json");

/// What a row says.
pub(crate) struct Row {
    pub(crate) id: String,
    pub(crate) fen: String,
    pub(crate) moves: Vec<String>,
    /// Winner or draw, reason and ply.
    wxf: String,
    /// Winner or draw and reason, at whatever ply.
    axf_core: String,
}

pub(crate) fn rows() -> Vec<Row> {
    let file: Value = serde_json::from_str(FILE).expect("JSON");
    let text = |row: &Value, name: &str| row[name].as_str().expect(name).to_owned();
    let rows = file["rows"].as_array().expect("rows").iter();
    rows.map(|row| {
        let moves = row["moves"].as_array().expect("moves").iter();
        Row {
            id: text(row, "id"),
            fen: text(row, "fen"),
            moves: moves
                .map(|step| step.as_str().expect("a move").to_owned())
                .collect(),
            wxf: format!(
                "{} {} {}",
                text(row, "verdict"),
                text(row, "reason"),
                row["ply"]
            ),
            axf_core: text(row, "axf_core"),
        }
    })
    .collect()
}

/// Winner or draw, reason and ply, on which engine and literal reference agree, and on every code of the story.
fn ruled(row: &Row, (repetition, rule): (Repetition, Rule), told: &mut Told) -> String {
    let options = Options {
        repetition,
        ..Options::default()
    };
    let position = Xiangqi::read_position(&row.fen, Reading::Lenient, options).expect(&row.fen);
    let state = State::read(Kind::Plain, &row.fen, Mode::Lenient).expect(&row.fen);
    let (mut game, mut history) = (Match::new(position), History::new(state, rule));
    for (ply, text) in (1..).zip(&row.moves) {
        let node = |text| Node::read(text).expect("a node");
        let step = Move {
            from: node(&text[..2]),
            to: node(&text[2..]),
        };
        game.play(text)
            .unwrap_or_else(|refusal| panic!("{} {text}: {refusal}", row.id));
        history.play(step, Grade::Great);
        assert_eq!(
            game.ended().map(|ruling| ruling.outcome),
            history.end().map(outcome)
        );
        if let Some(ruling) = game.ended() {
            let winner = ruling.outcome.winner;
            let winner = winner.map_or("draw", |side| Xiangqi::SIDES[side.index()]);
            assert_eq!(ply, row.moves.len(), "{}: moves after the end", row.id);
            compare_findings::<Xiangqi>(&history, ruling, told, &row.id);
            return format!("{winner} {} {ply}", ruling.outcome.reason);
        }
    }
    "none".to_owned()
}

#[test]
fn every_row_has_the_published_verdict() {
    let rows = rows();
    assert_eq!(rows.len(), 171);
    let mut told = Told::new();
    let wrong: Vec<String> = rows
        .iter()
        .map(|row| (row, ruled(row, (Repetition::Wxf, Rule::Wxf), &mut told)))
        .filter(|(row, said)| *said != row.wxf)
        .map(|(row, said)| format!("{}: {said}, not {}", row.id, row.wxf))
        .collect();
    assert_eq!(wrong, [""; 0]);
    // With the rows of the rules text they have everything that can be told.
    for row in doc::rows(doc::RULES).expect("section 13") {
        if let (true, Query::Play(moves)) = (row.id.starts_with("REP-"), row.query) {
            let row = Row {
                id: row.id,
                fen: row.fen,
                moves,
                wxf: String::new(),
                axf_core: String::new(),
            };
            ruled(&row, (Repetition::Wxf, Rule::Wxf), &mut told);
        }
    }
    let conducts = Conduct::ALL.iter().map(|code| code.as_str());
    let circumstances = Circumstance::ALL.iter().map(|code| code.as_str());
    for code in conducts.chain(circumstances) {
        assert!(told.contains_key(code), "no {code}: {told:?}");
    }
}

/// Records of the older rule must end as they ended.
#[test]
fn the_older_rule_says_what_it_said() {
    let mut differing = 0;
    for row in rows() {
        let said = ruled(&row, (Repetition::AxfCore, Rule::AxfCore), &mut Told::new());
        let (said, _) = said.rsplit_once(' ').expect("a ply");
        assert_eq!(said, row.axf_core, "{}", row.id);
        let verdict = |text: &str| text.split(' ').next().map(str::to_owned);
        differing += usize::from(verdict(&row.axf_core) != verdict(&row.wxf));
    }
    assert_eq!(differing, 171 - 162, "rules: 5.10");
}
