//! `cargo xtask mutants --page`: would the tests that look notice a wrong picture?
//!
//! Each fault of `tests-data/plants.json` is planted in a copy of the page's sources, the copy is built and served by the real server,
//! and the tests that look at pictures run against it. A fault that leaves them all green is a fault of the tests.

use std::fs;
use std::io::ErrorKind;
use std::path::Path;

use anyhow::{Context, Result, bail, ensure};
use serde_json::Value;

use super::plants::{self, Board, Plant};
use crate::{web, workspace};

/// What looks at each board.
const LOOKING: &[(Board, &[&str])] = &[
    (
        Board::Flat,
        &["tests/looks.test.ts", "tests/flat-pictures.test.ts"],
    ),
    (Board::Space, &["tests/space-looks.test.ts"]),
];
/// Plays every game by clicks and looks at nothing: a fault of the picture alone leaves it green.
const PLAYING: &str = "tests/play.test.ts";

/// How many tests were red.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Count {
    red: usize,
    all: usize,
}

/// A run of the tests on one page.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Row {
    /// `None`: nothing was planted.
    plant: Option<String>,
    board: Board,
    looking: Count,
    playing: Count,
}

/// Plants all faults, or those whose names are given.
pub(super) fn run(names: &[String]) -> Result<()> {
    let plants = plants::read()?;
    for name in names {
        ensure!(
            plants.iter().any(|plant| plant.name == *name),
            "no plant is called '{name}'"
        );
    }
    let chosen = |plant: &&Plant| names.is_empty() || names.contains(&plant.name);
    let plants: Vec<&Plant> = plants.iter().filter(chosen).collect();
    web::prepare_planted()?;
    let mut rows = Vec::new();
    for (board, _) in LOOKING {
        rows.push(try_out(None, *board)?);
        for plant in plants.iter().filter(|plant| plant.board == *board) {
            rows.push(try_out(Some(plant), *board)?);
        }
    }
    print!("{}", table(&rows));
    judge(&rows)
}

fn try_out(plant: Option<&Plant>, board: Board) -> Result<Row> {
    let folder = workspace::target().join("planted/web");
    copy_page(&folder)?;
    if let Some(plant) = plant {
        plant.put(&folder.join("src"))?;
    }
    let looking = LOOKING.iter().filter(|(own, _)| *own == board);
    let looking: Vec<&str> = looking
        .flat_map(|(_, files)| files.iter().copied())
        .collect();
    let mut files = looking.clone();
    files.push(PLAYING);
    let report = web::test_planted(&folder, &files)?;
    Ok(Row {
        plant: plant.map(|plant| plant.name.clone()),
        board,
        looking: count(&report, &looking)?,
        playing: count(&report, &[PLAYING])?,
    })
}

/// What the page is built from. Packages and what lies beside the page are those of the workspace.
fn copy_page(folder: &Path) -> Result<()> {
    remove(folder)?;
    let root = workspace::root();
    let web = root.join("web");
    fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
    for entry in fs::read_dir(&web)? {
        let entry = entry?;
        let name = entry.file_name();
        if ["node_modules", "dist", "dist-dummy", "tests", "pictures"]
            .contains(&&*name.to_string_lossy())
        {
            continue;
        }
        web::copy(&entry.path(), &folder.join(&name))?;
    }
    link(&web.join("node_modules"), &folder.join("node_modules"))?;
    let beside = folder.with_file_name("tests-data");
    if !beside.exists() {
        link(&root.join("tests-data"), &beside)?;
    }
    Ok(())
}

fn remove(folder: &Path) -> Result<()> {
    match fs::remove_dir_all(folder) {
        Err(error) if error.kind() != ErrorKind::NotFound => {
            Err(error).with_context(|| format!("cannot remove {}", folder.display()))
        }
        _ => Ok(()),
    }
}

fn link(to: &Path, from: &Path) -> Result<()> {
    std::os::unix::fs::symlink(to, from).with_context(|| format!("cannot link {}", from.display()))
}

/// The tests of some files in a report of vitest. A file that could not even be read has no test and is no answer.
fn count(report: &str, files: &[&str]) -> Result<Count> {
    let report: Value = serde_json::from_str(report).context("the report of the browser tests")?;
    let told = report["testResults"]
        .as_array()
        .context("the report of the browser tests lists no file")?;
    let mut sum = Count::default();
    for name in files {
        let file = told
            .iter()
            .find(|file| {
                file["name"]
                    .as_str()
                    .is_some_and(|path| path.ends_with(name))
            })
            .with_context(|| format!("{name} did not run"))?;
        let tests = file["assertionResults"]
            .as_array()
            .map_or(&[][..], Vec::as_slice);
        ensure!(!tests.is_empty(), "{name} ran no test: {}", file["message"]);
        sum.all += tests.len();
        sum.red += tests
            .iter()
            .filter(|test| test["status"] == "failed")
            .count();
    }
    Ok(sum)
}

fn table(rows: &[Row]) -> String {
    let mut text = format!(
        "{:<24} {:<6} {:>4} {:>4}\n",
        "planted", "board", "red", "of"
    );
    for Row {
        plant,
        board,
        looking,
        ..
    } in rows
    {
        let name = plant.as_deref().unwrap_or("nothing");
        text += &format!(
            "{name:<24} {:<6} {:>4} {:>4}\n",
            board.word(),
            looking.red,
            looking.all
        );
    }
    text
}

/// Every plant must be noticed, by whoever looks alone; where nothing is planted nobody complains.
fn judge(rows: &[Row]) -> Result<()> {
    for Row {
        plant,
        board,
        looking,
        playing,
    } in rows
    {
        let board = board.word();
        match plant {
            None if looking.red + playing.red > 0 => {
                bail!("{board}: tests are red where nothing is planted")
            }
            Some(name) if playing.red > 0 => {
                bail!(
                    "{name}, {board}: the page cannot be played with it, so that the red says nothing"
                )
            }
            Some(name) if looking.red == 0 => bail!("{name}, {board}: no test notices it"),
            _ => {}
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(plant: Option<&str>, red: usize, unplayed: usize) -> Row {
        Row {
            plant: plant.map(str::to_owned),
            board: Board::Flat,
            looking: Count { red, all: 46 },
            playing: Count {
                red: unplayed,
                all: 5,
            },
        }
    }

    #[test]
    fn red_tests_are_counted_by_file() {
        let report = r#"{"testResults": [
            {"name": "/p/tests/a.test.ts", "assertionResults": [{"status": "failed"}, {"status": "passed"}]},
            {"name": "/p/tests/b.test.ts", "assertionResults": [{"status": "passed"}]},
            {"name": "/p/tests/c.test.ts", "assertionResults": [], "message": "no server"}]}"#;
        let counted = |files: &[&str]| count(report, files).map(|Count { red, all }| (red, all));
        assert_eq!(counted(&["tests/a.test.ts"]).unwrap(), (1, 2));
        assert_eq!(
            counted(&["tests/a.test.ts", "tests/b.test.ts"]).unwrap(),
            (1, 3)
        );
        let refusal = counted(&["tests/c.test.ts"]).unwrap_err().to_string();
        assert!(refusal.contains("no server"), "{refusal}");
        assert!(counted(&["tests/d.test.ts"]).is_err());
    }

    #[test]
    fn a_plant_that_stays_green_fails() {
        assert!(judge(&[row(None, 0, 0), row(Some("one"), 3, 0)]).is_ok());
        for bad in [
            row(None, 1, 0),
            row(None, 0, 1),
            row(Some("one"), 0, 0),
            row(Some("one"), 3, 1),
        ] {
            assert!(judge(std::slice::from_ref(&bad)).is_err(), "{bad:?}");
        }
    }

    #[test]
    fn the_table_has_a_line_a_page() {
        let text = table(&[row(None, 0, 0), row(Some("one"), 3, 0)]);
        let words = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(" ");
        let lines: Vec<_> = text.lines().map(words).collect();
        assert_eq!(
            lines,
            ["planted board red of", "nothing flat 0 46", "one flat 3 46"]
        );
    }

    /// A folder that is not there would make every run of the tests an error after half an hour.
    #[test]
    fn what_looks_is_there() {
        let web = workspace::root().join("web");
        for file in LOOKING
            .iter()
            .flat_map(|(_, files)| *files)
            .chain([&PLAYING])
        {
            assert!(web.join(file).is_file(), "{file}");
        }
    }
}
