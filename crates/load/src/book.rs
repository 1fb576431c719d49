//! The figures of a run beside those of the run before: a line each, the name before a tab.

use std::collections::BTreeMap;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use crate::{Fault, Figure};

const FILE: &str = "figures.tsv";

/// What is kept of every run.
#[derive(Debug)]
pub struct Book {
    folder: PathBuf,
    figures: BTreeMap<String, f64>,
}

impl Book {
    /// Reads what the runs before have left.
    ///
    /// # Errors
    /// A file that cannot be read, or that holds something else.
    pub fn open(folder: &Path) -> Result<Book, Fault> {
        let file = folder.join(FILE);
        let kept = |cause: &dyn ToString| Fault::kept(&file, cause.to_string());
        let text = match std::fs::read_to_string(&file) {
            Ok(text) => text,
            Err(error) if error.kind() == ErrorKind::NotFound => String::new(),
            Err(error) => return Err(kept(&error)),
        };
        let lines = text.lines().map(|line| {
            let pair = line.split_once('\t');
            let pair = pair.and_then(|(name, value)| Some((name.to_owned(), value.parse().ok()?)));
            pair.ok_or_else(|| kept(&format!("no figure: {line}")))
        });
        Ok(Book {
            folder: folder.to_owned(),
            figures: lines.collect::<Result<_, Fault>>()?,
        })
    }

    /// Enters a figure of a goal; the line that says it, beside that of the run before.
    pub fn enter(&mut self, goal: &str, figure: &Figure) -> String {
        let key = format!("{goal} {}", figure.name);
        let then = self.figures.insert(key, figure.value);
        format!("{goal:<10} {}", figure.line(then))
    }

    /// Keeps them for the next run.
    ///
    /// # Errors
    /// A folder that cannot be written.
    pub fn keep(&self) -> Result<(), Fault> {
        let text: String = self
            .figures
            .iter()
            .map(|(name, value)| format!("{name}\t{value}\n"))
            .collect();
        let write = || -> io::Result<()> {
            std::fs::create_dir_all(&self.folder)?;
            std::fs::write(self.folder.join(FILE), text)
        };
        write().map_err(|error| Fault::kept(&self.folder, error.to_string()))
    }
}
