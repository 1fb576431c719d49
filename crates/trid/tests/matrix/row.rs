//! A row of section 16.2 or 16.4 and its execution. The cells are the text's own words; what they mean is decided here, once.

use std::collections::BTreeSet;

use super::beyond::beyond;
use super::judge::Judge;
use crate::reference::{Options, START, State, geometry::Square};

/// A row, cell by cell; code marks and escapes of the table removed.
#[derive(Debug)]
pub(crate) struct Row {
    pub(crate) id: String,
    pub(crate) position: String,
    pub(crate) actions: String,
    pub(crate) expected: String,
    /// The options that the note demands.
    pub(crate) options: Vec<(String, String)>,
}

impl Row {
    /// `PAWN-FLAGS` of `PAWN-FLAGS-6a`.
    pub(crate) fn section(&self) -> &str {
        self.id.rsplit_once('-').map_or("", |(section, _)| section)
    }

    pub(crate) fn options(&self) -> Vec<(&str, &str)> {
        let options = self.options.iter();
        options
            .map(|(name, value)| (name.as_str(), value.as_str()))
            .collect()
    }

    /// Runs the row; every complaint begins with its id and names who was asked.
    pub(crate) fn run<J: Judge>(&self) {
        let at = format!("{} ({})", self.id, J::NAME);
        let options = self.options();
        let text = if self.position == "start" {
            START
        } else {
            self.position.as_str()
        };
        let judge = J::read(text, &options);
        assert!(
            judge.is_ok(),
            "{at}: the position is refused: {:?}",
            judge.err()
        );
        let Ok(mut judge) = judge else { return };
        assert_eq!(judge.text(), text, "{at}: parse, then write");

        let facts: Vec<&str> = match self.actions.as_str() {
            "assess" => {
                assert_eq!(judge.standing(), self.expected, "{at}");
                Vec::new()
            }
            "list actions" => self.expected.split("; ").collect(),
            "list activations" => vec![self.expected.as_str()],
            "assess after each choice of b7Bb8B" => {
                for answer in self.expected.split(", ") {
                    let (choice, standing) = halves(&at, answer, ": ");
                    let fresh = J::read(text, &options);
                    assert!(fresh.is_ok(), "{at}");
                    let Ok(mut fresh) = fresh else { return };
                    assert_eq!(fresh.submit(&format!("b7Bb8B={choice}")), Ok(()), "{at}");
                    assert_eq!(fresh.standing(), standing, "{at}: choice {choice}");
                }
                Vec::new()
            }
            counted if counted.starts_with("count ") => vec![self.expected.as_str()],
            steps => {
                let steps: Vec<&str> = steps.split(", ").collect();
                let verdicts: Vec<&str> = self.expected.split("; ").collect();
                let (verdicts, facts) = verdicts.split_at(steps.len().min(verdicts.len()));
                assert_eq!(verdicts.len(), steps.len(), "{at}: a verdict a step");
                for (step, verdict) in steps.iter().zip(verdicts) {
                    let listed = judge.legal().contains(*step);
                    let before = judge.text();
                    let found = match judge.submit(step) {
                        Ok(()) => "legal".to_owned(),
                        Err(code) => {
                            assert_eq!(judge.text(), before, "{at}: {step} changed something");
                            code
                        }
                    };
                    assert_eq!(found, **verdict, "{at}: {step}");
                    assert_eq!(listed, *verdict == "legal", "{at}: {step} in the list");
                }
                facts.to_vec()
            }
        };
        for fact in facts.iter().chain(beyond(&self.id)) {
            self.check_fact(&at, &judge, fact);
        }
    }

    /// One statement about the position as it stands.
    fn check_fact<J: Judge>(&self, at: &str, judge: &J, fact: &str) {
        let text = judge.text();
        let legal = judge.legal();
        // Pieces and fields are read from the text by the reference's own reader.
        let state = State::read(&text, Options::of(&self.options()));
        assert!(state.is_ok(), "{at}: {text}: {:?}", state.err());
        let Ok(state) = state else { return };
        let field = |index: usize| text.split(' ').nth(index).unwrap_or_default();
        let square = |name: &str| {
            let square = Square::read(name);
            assert!(square.is_some(), "{at}: '{fact}' names no square");
            square
        };
        if fact == "check" {
            assert_eq!(judge.standing(), "check", "{at}");
        } else if let Some(list) = fact.strip_prefix("legal actions exactly: ") {
            assert_eq!(legal, words(list), "{at}");
        } else if let Some((count, list)) = fact.split_once(": ") {
            let activations: BTreeSet<String> = legal
                .into_iter()
                .filter(|step| step.contains('L') && step.as_bytes().get(3) == Some(&b'-'))
                .collect();
            assert_eq!(
                activations.len().to_string(),
                count,
                "{at}: {activations:?}"
            );
            assert_eq!(activations, words(list), "{at}");
        } else if let Some(count) = fact
            .strip_suffix(" legal actions")
            .or_else(|| fact.strip_suffix(" actions"))
        {
            // "count actions", "count actions PREFIX", "count moves from SQUARE"
            let prefix = self.actions.trim_start_matches("count ");
            let prefix = prefix
                .strip_prefix("actions")
                .or_else(|| prefix.strip_prefix("moves from "))
                .unwrap_or(prefix)
                .trim();
            let found = legal.iter().filter(|step| step.starts_with(prefix));
            assert_eq!(found.count().to_string(), count, "{at}: {legal:?}");
        } else if let Some(squares) = fact.strip_prefix("pending ") {
            assert_eq!(field(5), squares, "{at}: {text}");
        } else if let Some(side) = fact.strip_suffix(" to move") {
            assert_eq!(field(2), side, "{at}: {text}");
        } else if let Some(rights) = fact.strip_prefix("rights ") {
            assert_eq!(field(3), rights, "{at}: {text}");
        } else if let Some(pawn) = fact.strip_prefix("en passant ") {
            assert_eq!(field(4), pawn, "{at}: {text}");
        } else if let Some(clock) = fact.strip_prefix("half ") {
            assert_eq!(field(6), clock, "{at}: {text}");
        } else if let Some(name) = fact.strip_prefix("empty ") {
            assert!(
                square(name).is_some_and(|at| state.is_active(at)),
                "{at}: {fact}"
            );
            assert!(
                !square(name).is_some_and(|at| state.pieces.contains_key(&at)),
                "{at}: {fact}"
            );
        } else if let Some(board) = fact.strip_prefix("board ") {
            let (name, place) = halves(at, board, " on ");
            let found = state.boards.iter().find(|board| board.name == name);
            let found =
                found.map(|board| format!("{}{}", board.pin, if board.turned { "^" } else { "" }));
            assert_eq!(found.as_deref(), Some(place), "{at}: {text}");
        } else if let Some(label) = fact.strip_prefix("not ") {
            assert!(!judge.labels().contains(label), "{at}: {label}");
        } else if fact.starts_with("deferred ") || fact.starts_with("frozen ") {
            assert!(
                judge.labels().contains(fact),
                "{at}: {fact}: {:?}",
                judge.labels()
            );
        } else {
            for part in fact.split(", ") {
                let (piece, name) = halves(at, part, " on ");
                let found = square(name)
                    .and_then(|at| state.pieces.get(&at))
                    .map(|piece| piece.letter());
                if piece == "passenger" {
                    assert!(found.is_some(), "{at}: {part}: {text}");
                } else {
                    assert_eq!(
                        found.map(String::from).as_deref(),
                        Some(piece),
                        "{at}: {part}: {text}"
                    );
                }
            }
        }
    }
}

fn words(list: &str) -> BTreeSet<String> {
    list.split(' ').map(str::to_owned).collect()
}

fn halves<'a>(at: &str, text: &'a str, mark: &str) -> (&'a str, &'a str) {
    let halves = text.split_once(mark);
    assert!(halves.is_some(), "{at}: no '{mark}' in '{text}'");
    halves.unwrap_or_default()
}
