//! Running the binary.

use std::io::Write;
use std::process::{Command, Stdio};

/// What a run printed and how it ended.
pub(crate) struct Run {
    pub(crate) out: String,
    pub(crate) err: String,
    pub(crate) status: i32,
}

/// Runs `fairyring` with these arguments and nothing on standard input.
pub(crate) fn fairyring(args: &[&str]) -> Run {
    fairyring_with(args, "")
}

/// Runs `fairyring` with a text on standard input.
pub(crate) fn fairyring_with(args: &[&str], input: &str) -> Run {
    let mut child = Command::new(env!("CARGO_BIN_EXE_fairyring"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A command that does not read its input may be gone already.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    let output = child.wait_with_output().unwrap();
    Run {
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
        status: output.status.code().unwrap(),
    }
}

/// The standard output of a run that must work.
pub(crate) fn printed(args: &[&str]) -> String {
    let run = fairyring(args);
    assert_eq!((run.status, run.err.as_str()), (0, ""), "{args:?}");
    run.out
}

/// The code of a run that must be refused by exactly one line, with nothing on standard output.
pub(crate) fn refused(args: &[&str]) -> String {
    code_of(&fairyring(args), args)
}

/// The code of a refusal.
pub(crate) fn code_of(run: &Run, args: &[&str]) -> String {
    assert_eq!(
        (run.status, run.out.as_str()),
        (2, ""),
        "{args:?}: {}",
        run.err
    );
    assert_eq!(run.err.matches('\n').count(), 1, "{args:?}: {}", run.err);
    let rest = run.err.strip_prefix("error[").unwrap();
    let (code, message) = rest.split_once("]: ").unwrap();
    assert!(message.len() > 5, "{args:?}: {}", run.err);
    code.to_owned()
}
