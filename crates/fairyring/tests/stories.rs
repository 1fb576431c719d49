//! The story of a repetition: the terminal says in its words what the page says in English.

use std::collections::{BTreeMap, BTreeSet};

use rules::{Finding, Placed, Reading, Remark, Ruling, Target, Universe};
use serde_json::Value;
use table::{Opening, Table};

const MANUAL: &str = include_str!("../../../tests-data/xiangqi/wxf.json");
const ENGLISH: &str = include_str!("../../../web/src/locales/stories/repetition.en.ftl");

/// The sentences of the page by name. Its pieces have names of their own where a sentence names them.
fn sentences() -> BTreeMap<&'static str, String> {
    let lines = ENGLISH.lines().filter_map(|line| line.split_once(" = "));
    lines
        .map(|(name, sentence)| {
            let words = [("general or soldier", "king or pawn"), ("soldier", "pawn")];
            let plain = words
                .iter()
                .fold(sentence.to_owned(), |text, (page, ours)| {
                    text.replace(page, ours)
                });
            (name, plain)
        })
        .collect()
}

struct Page<'a> {
    sentences: BTreeMap<&'static str, String>,
    universe: &'a Universe,
    /// The names of all sentences that were needed.
    said: BTreeSet<String>,
}

impl Page<'_> {
    fn say(&mut self, name: &str, places: &[(&str, &str)]) -> String {
        self.said.insert(name.to_owned());
        let sentence = self.sentences.get(name).unwrap_or_else(|| panic!("{name}"));
        places.iter().fold(sentence.clone(), |text, (place, with)| {
            text.replace(&format!("{{ ${place} }}"), with)
        })
    }

    fn piece(&self, placed: Placed) -> String {
        format!("{} {}", placed.kind, self.universe.site_name(placed.site))
    }

    fn pieces(&self, placed: &[Placed]) -> String {
        let words: Vec<String> = placed.iter().map(|&piece| self.piece(piece)).collect();
        list(&words)
    }

    fn about(&mut self, name: &str, target: Option<&Target>, side: &str) -> String {
        let (victim, by) = match target {
            Some(target) => (self.piece(target.victim), self.pieces(&target.by)),
            None => Default::default(),
        };
        let places = [
            ("victim", victim.as_str()),
            ("attackers", &by),
            ("side", side),
        ];
        self.say(name, &places)
    }

    fn line(&mut self, finding: &Finding, side: &str) -> String {
        let code = finding.code.as_str();
        let targets: Vec<String> = finding
            .targets
            .iter()
            .map(|target| self.about(&format!("finding-{code}-by"), Some(target), side))
            .collect();
        let what = self.say(&format!("finding-{code}"), &[("targets", &list(&targets))]);
        let mut parts = vec![what];
        for remark in &finding.remarks {
            let name = format!("note-{}", remark.code);
            parts.push(self.about(&name, remark.target.as_ref(), side));
        }
        format!("{side} {}: {}", finding.step, parts.join("; "))
    }
}

fn list(words: &[String]) -> String {
    match words {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

/// The games of the manual, each played to its ruling.
fn judged(rule: &str) -> Vec<Box<dyn Table>> {
    let file: Value = serde_json::from_str(MANUAL).unwrap();
    let listing = catalog::find("xiangqi").unwrap();
    let options = [("repetition".to_owned(), rule.to_owned())];
    let rows = file["rows"].as_array().unwrap().iter();
    rows.map(|row| {
        let fen = row["fen"].as_str().unwrap().to_owned();
        let opening = Opening::Position(fen, Reading::Lenient);
        let mut table = listing.open(&options, &opening).unwrap();
        for step in row["moves"].as_array().unwrap() {
            if table.status().ended.is_none() {
                table.play(step.as_str().unwrap()).unwrap();
            }
        }
        table
    })
    .collect()
}

/// Fails unless the terminal tells a ruling in the words of the page; gives the names of the page's sentences.
fn compare(table: &dyn Table, ruling: &Ruling) -> BTreeSet<String> {
    let sides = table.info().sides;
    let mut page = Page {
        sentences: sentences(),
        universe: table.universe(),
        said: BTreeSet::new(),
    };
    let findings = ruling.findings.iter();
    let mut lines: Vec<String> = findings
        .map(|finding| page.line(finding, sides[finding.side.index()]))
        .collect();
    let winner = ruling.outcome.winner;
    let places = [
        (
            "loser",
            winner.map_or("", |side| sides[side.other().index()]),
        ),
        ("victim", ruling.victim.map_or("", |victim| victim.kind)),
    ];
    lines.push(page.say(&format!("story-{}", ruling.outcome.reason), &places));
    let listing = catalog::find(table.info().id).unwrap();
    assert_eq!(listing.story(ruling), lines);
    page.said
}

#[test]
fn page_and_terminal_tell_the_same() {
    let mut said = BTreeSet::new();
    for table in judged("wxf").iter().chain(&judged("axf-core")) {
        said.append(&mut compare(&**table, &table.status().ended.unwrap()));
    }
    for code in ["check", "chase", "expose", "idle"] {
        assert!(said.contains(&format!("finding-{code}")), "{code}");
    }
}

/// Some remarks are rare: each one is put to a move of which it could be said.
#[test]
fn page_and_terminal_make_the_same_remarks() {
    let tables = judged("wxf");
    let ruling = |table: &dyn Table| table.status().ended.unwrap();
    let chased = |ruling: &Ruling| !ruling.findings[0].targets.is_empty();
    let table = tables
        .iter()
        .find(|table| chased(&ruling(&***table)))
        .unwrap();
    let mut ruling = ruling(&**table);
    let target = ruling.findings[0].targets[0].clone();
    let notes = catalog::find("xiangqi").unwrap().vocabulary().notes;
    ruling.findings[0].remarks = notes
        .iter()
        .map(|&code| Remark {
            code,
            target: Some(target.clone()),
        })
        .collect();
    let said = compare(&**table, &ruling);
    let names = sentences();
    let unsaid = names.keys().filter(|name| name.starts_with("note-"));
    let unsaid: Vec<_> = unsaid.filter(|name| !said.contains(**name)).collect();
    assert_eq!(unsaid, [&""; 0], "sentences for what nobody says");
    assert_eq!(
        said.iter().filter(|name| name.starts_with("note-")).count(),
        notes.len()
    );
}

#[test]
fn a_repetition_is_told_before_it_is_judged() {
    for mut table in judged("wxf") {
        let ruling = table.status().ended.unwrap();
        let round = ruling.findings.len() / 2;
        let (first, second) = ruling.findings.split_at(round);
        let steps = |findings: &[Finding]| -> Vec<String> {
            findings
                .iter()
                .map(|finding| finding.step.clone())
                .collect()
        };
        // Where the second round is the first again, its end is where the first one was.
        if steps(first) != steps(second) {
            continue;
        }
        for _ in 0..round {
            assert!(table.status().impending.is_none_or(|near| near != ruling));
            table.undo_step().unwrap();
        }
        let near = table.status().impending.unwrap();
        assert_eq!(near.outcome, ruling.outcome);
        assert_eq!(steps(&near.findings), steps(first));
        assert!(table.status().ended.is_none());
    }
}
