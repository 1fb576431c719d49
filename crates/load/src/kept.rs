//! The figures of the run before: a line each, the name before a tab.

use std::collections::BTreeMap;
use std::io::ErrorKind;
use std::path::Path;

use anyhow::{Context, Result};

const FILE: &str = "figures.tsv";

pub(crate) type Figures = BTreeMap<String, f64>;

pub(crate) fn read(folder: &Path) -> Result<Figures> {
    let file = folder.join(FILE);
    let text = match std::fs::read_to_string(&file) {
        Ok(text) => text,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Figures::new()),
        Err(error) => return Err(error).with_context(|| file.display().to_string()),
    };
    let lines = text.lines().map(|line| {
        let pair = line.split_once('\t');
        let pair = pair.and_then(|(name, value)| Some((name.to_owned(), value.parse().ok()?)));
        pair.with_context(|| format!("{}: no figure: {line}", file.display()))
    });
    lines.collect()
}

pub(crate) fn write(folder: &Path, figures: &Figures) -> Result<()> {
    std::fs::create_dir_all(folder)?;
    let text: String = figures
        .iter()
        .map(|(name, value)| format!("{name}\t{value}\n"))
        .collect();
    std::fs::write(folder.join(FILE), text).context("the figures cannot be kept")
}
