//! What is said, by us and by the programs we run: to the terminal, or into a file while another stage has the terminal.

use std::cell::RefCell;
use std::fmt::Display;
use std::fs::File;
use std::io::Write;
use std::process::Stdio;

thread_local! {
    /// A stage is a thread: its words stay together.
    static KEPT: RefCell<Option<File>> = const { RefCell::new(None) };
}

/// Keeps in `file` whatever this thread and its programs say while `act` runs.
pub(crate) fn into<T>(file: File, act: impl FnOnce() -> T) -> T {
    let before = KEPT.replace(Some(file));
    let result = act();
    KEPT.set(before);
    result
}

/// A line of results, for standard output.
pub(crate) fn result(line: impl Display) {
    if !kept(&line) {
        println!("{line}");
    }
}

/// A line about what happens, for standard error.
pub(crate) fn note(line: impl Display) {
    if !kept(&line) {
        eprintln!("{line}");
    }
}

fn kept(line: &impl Display) -> bool {
    KEPT.with_borrow_mut(|kept| match kept {
        // Nobody could be told that the words cannot be kept.
        Some(file) => writeln!(file, "{line}").is_ok(),
        None => false,
    })
}

/// Where a program says what we would say.
pub(crate) fn pipe() -> Stdio {
    let file = KEPT.with_borrow(|kept| kept.as_ref().and_then(|file| file.try_clone().ok()));
    file.map_or_else(Stdio::inherit, Stdio::from)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::run::Run;

    #[test]
    fn everything_that_is_said_is_kept_in_its_order() {
        let path = std::env::temp_dir().join(format!("fairyring-say-{}", std::process::id()));
        into(File::create(&path).unwrap(), || {
            note("first");
            Run::new("sh")
                .args(["-c", "echo out; echo err >&2"])
                .go()
                .unwrap();
            Run::new("sh")
                .args(["-c", "echo err again >&2"])
                .stdout()
                .unwrap();
            result("last");
        });
        let text = std::fs::read_to_string(&path).unwrap();
        std::fs::remove_file(&path).unwrap();
        let lines: Vec<_> = text.lines().collect();
        assert_eq!(
            lines,
            [
                "first",
                "$ sh -c 'echo out; echo err >&2'",
                "out",
                "err",
                "err again",
                "last"
            ]
        );
    }
}
