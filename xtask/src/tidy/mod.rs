//! What no compiler checks: the length of files, words that must not stay, test files that no suite names, the layout that
//! every game crate shares, which crate may use which, dependencies that nothing uses, the promised version of Rust, who may
//! play a step unasked, codes that are typed twice or mean two things, types of which there is one, whether every crate could be published, whether
//! ARCHITECTURE.md is the map of what is there, and whether the field's own words name something.

mod catalogue;
mod codes;
mod homes;
mod layout;
mod length;
mod map;
mod meanings;
mod minimum;
mod page;
mod plays;
mod published;
mod single;
mod suites;
mod unused;
mod uses;
mod vocabulary;
mod words;

use std::fs;

use anyhow::{Context, Result, bail};

use crate::install;
use crate::run::Run;
use crate::{say, source, workspace};

/// A file that git tracks or would track, with its text.
struct File {
    /// From the root of the workspace, with `/`.
    path: String,
    text: String,
}

pub(crate) fn run() -> Result<()> {
    let files = files()?;
    let packages = workspace::packages()?;
    let games: Vec<&str> = workspace::games(&packages)
        .iter()
        .map(|game| game.name.as_str())
        .collect();
    // The smallest game is no product, and is laid out like one.
    let laid_out: Vec<&str> = games.iter().copied().chain(["dummy"]).collect();
    let mut faults = Vec::new();
    for file in &files {
        faults.extend(length::fault(file));
        faults.extend(words::faults(file));
        faults.extend(page::faults(file, &games));
    }
    faults.extend(suites::faults(&files));
    faults.extend(layout::faults(&packages));
    faults.extend(uses::faults(&packages));
    faults.extend(catalogue::faults(&packages));
    faults.extend(catalogue::unlocked(&files, &games));
    faults.extend(published::faults(&games)?);
    faults.extend(unused::offered(&packages)?);
    faults.extend(minimum::faults()?);
    let list = catalogue::list(&files);
    let bare = codes::bare(&files)?;
    let mut map = map::Map::read()?;
    let mut vocabulary = vocabulary::Vocabulary::default();
    let mut meanings = meanings::Meanings::default();
    for file in &files {
        vocabulary.look_at_page(file);
        meanings.look_at_page(file);
    }
    for package in &packages {
        let sources = source::sources(package)?;
        for source in &sources {
            faults.extend(codes::faults(source, &bare));
            faults.extend(homes::faults(source, &laid_out));
            faults.extend(plays::faults(source, &games));
            faults.extend(single::faults(&package.name, source));
            faults.extend(catalogue::unlisted(&package.name, source, list, &games));
            vocabulary.look(source);
            meanings.look(source);
        }
        faults.extend(unused::faults(package, &sources)?);
        map.look(package, &sources);
    }
    faults.extend(map.faults(&packages));
    faults.extend(vocabulary.faults());
    faults.extend(meanings.faults());
    for fault in &faults {
        say::note(fault);
    }
    match faults.as_slice() {
        [] => {
            say::note(format_args!(
                "{} files, {} crates: tidy",
                files.len(),
                packages.len()
            ));
            Ok(())
        }
        [only] => bail!("untidy: {only}"),
        [first, ..] => bail!("{} faults, the first: {first}", faults.len()),
    }
}

/// New files count as well: who runs this before the commit wants to know.
fn files() -> Result<Vec<File>> {
    install::program("git", "git")?;
    let list = Run::new("git")
        .args(["ls-files", "--cached", "--others", "--exclude-standard"])
        .stdout()
        .context("the list of files comes from git")?;
    let mut files = Vec::new();
    for path in list.lines() {
        let bytes = match fs::read(workspace::root().join(path)) {
            Ok(bytes) => bytes,
            // Deleted, and not yet committed as such.
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => continue,
            Err(error) => return Err(error).with_context(|| format!("cannot read {path}")),
        };
        // Pictures have no lines and no words.
        if let Ok(text) = String::from_utf8(bytes) {
            files.push(File {
                path: path.to_owned(),
                text,
            });
        }
    }
    Ok(files)
}

/// Whether it is source that people write, as opposed to data, documents and lock files.
fn is_source(path: &str) -> bool {
    const ENDINGS: &[&str] = &[
        ".rs", ".ts", ".js", ".mjs", ".svelte", ".css", ".html", ".py", ".sh",
    ];
    ENDINGS.iter().any(|ending| path.ends_with(ending))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn data_is_not_source() {
        assert!(is_source("crates/rules/src/lib.rs"));
        assert!(!is_source("Cargo.lock"));
        assert!(!is_source("docs/rules/xiangqi.md"));
    }
}
