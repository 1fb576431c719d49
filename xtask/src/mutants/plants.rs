//! The faults that are planted in the page: `tests-data/plants.json`.
//!
//! A plant is a few changes of text, each of a text that its file has exactly once. They are made in a copy of the page's sources.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use crate::workspace;

const LIST: &str = "tests-data/plants.json";

/// Which picture of a board has the fault.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Board {
    Flat,
    Space,
}

impl Board {
    pub(super) fn word(self) -> &'static str {
        match self {
            Board::Flat => "flat",
            Board::Space => "space",
        }
    }
}

/// A text of a file below `web/src`, and what stands there instead.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Change {
    file: String,
    find: String,
    put: String,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Plant {
    pub(super) name: String,
    pub(super) board: Board,
    changes: Vec<Change>,
}

impl Plant {
    /// Changes the sources below a folder.
    pub(super) fn put(&self, sources: &Path) -> Result<()> {
        for change in &self.changes {
            let path = sources.join(&change.file);
            let text = fs::read_to_string(&path)
                .with_context(|| format!("cannot read {}", path.display()))?;
            let changed = changed(&text, change)?;
            fs::write(&path, changed)
                .with_context(|| format!("cannot write {}", path.display()))?;
        }
        Ok(())
    }
}

fn changed(text: &str, Change { file, find, put }: &Change) -> Result<String> {
    let found = text.matches(find.as_str()).count();
    ensure!(
        found == 1,
        "{LIST}: {file} has {found} times, and should have once: {find}"
    );
    ensure!(find != put, "{LIST}: {file}: nothing is changed: {find}");
    Ok(text.replacen(find, put, 1))
}

pub(super) fn read() -> Result<Vec<Plant>> {
    let text = fs::read_to_string(workspace::root().join(LIST))
        .with_context(|| format!("cannot read {LIST}"))?;
    parse(&text).with_context(|| LIST.to_owned())
}

fn parse(text: &str) -> Result<Vec<Plant>> {
    let value: Value = serde_json::from_str(text)?;
    let list = value.as_array().context("no list of plants")?;
    list.iter().map(plant).collect()
}

fn plant(value: &Value) -> Result<Plant> {
    let name = word(value, "name")?;
    let board = match word(value, "board")?.as_str() {
        "flat" => Board::Flat,
        "space" => Board::Space,
        other => anyhow::bail!("'{other}' is no board; there are flat and space"),
    };
    let changes = value["changes"]
        .as_array()
        .with_context(|| format!("{name}: no list of changes"))?;
    ensure!(!changes.is_empty(), "{name}: no change");
    let changes = changes.iter().map(|change| {
        Ok(Change {
            file: word(change, "file")?,
            find: word(change, "find")?,
            put: word(change, "put")?,
        })
    });
    Ok(Plant {
        name,
        board,
        changes: changes.collect::<Result<_>>()?,
    })
}

fn word(value: &Value, key: &str) -> Result<String> {
    let found = value[key]
        .as_str()
        .with_context(|| format!("no text '{key}'"))?;
    Ok(found.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn change(find: &str, put: &str) -> Change {
        Change {
            file: "a.ts".to_owned(),
            find: find.to_owned(),
            put: put.to_owned(),
        }
    }

    #[test]
    fn a_text_is_changed_where_it_is_found_once() {
        assert_eq!(changed("a = 1;", &change("1", "2")).unwrap(), "a = 2;");
        for bad in [change("3", "4"), change("a", "b"), change("1", "1")] {
            assert!(changed("a = 1; a", &bad).is_err(), "{bad:?}");
        }
    }

    #[test]
    fn a_list_that_lacks_something_is_refused() {
        let good = r#"[{"name": "n", "board": "flat", "changes": [{"file": "f", "find": "a", "put": "b"}]}]"#;
        assert_eq!(parse(good).unwrap()[0].board, Board::Flat);
        for (part, bad) in [("flat", "round"), ("put", "set"), ("changes", "none")] {
            assert!(parse(&good.replace(part, bad)).is_err(), "{bad}");
        }
        assert!(parse(r#"[{"name": "n", "board": "flat", "changes": []}]"#).is_err());
    }

    /// Whoever writes the sources anew moves the plants along.
    #[test]
    fn every_plant_finds_its_place_in_the_sources() {
        let sources = workspace::root().join("web/src");
        for Plant {
            name,
            board,
            changes,
        } in read().unwrap()
        {
            for change in &changes {
                let text = fs::read_to_string(sources.join(&change.file)).unwrap();
                if let Err(error) = changed(&text, change) {
                    panic!("{name}, {}: {error}", board.word());
                }
            }
        }
    }

    #[test]
    fn both_boards_have_the_same_six() {
        let plants = read().unwrap();
        let of = |board| -> Vec<&str> {
            let own = plants.iter().filter(|plant| plant.board == board);
            own.map(|plant| plant.name.as_str()).collect()
        };
        assert_eq!(of(Board::Flat), of(Board::Space));
        assert_eq!(of(Board::Flat).len(), 6);
    }
}
