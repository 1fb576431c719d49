//! A smoke run of the release binary: for every game it lists, the answers agree with each other. What the answers must
//! be is the business of the tests; this one sees what only a whole program shows.

use anyhow::{Context, Result, bail, ensure};

use crate::run::Run;
use crate::{faults, say, workspace};

pub(crate) fn run() -> Result<()> {
    if !workspace::binary().is_file() {
        workspace::build_binary()?;
    }
    faults::shipped_cannot_be_told()?;
    let games = ask(&["games"])?;
    ensure!(!games.is_empty(), "`fairyring games` lists no game");
    for line in games.lines() {
        let (id, name) = line
            .split_once('\t')
            .with_context(|| format!("`fairyring games`: no tab in '{line}'"))?;
        game(id).with_context(|| format!("{name} ({id})"))?;
        say::note(format_args!("{id}: ok"));
    }
    refuses(&["moves", "--game", "no-such-game"])?;
    refuses(&["no-such-command"])
}

fn game(id: &str) -> Result<()> {
    let steps = ask(&["moves", "--game", id])?.lines().count();
    let perft = ask(&["perft", "--game", id, "--depth", "1"])?;
    let last = perft.lines().last().unwrap_or_default();
    ensure!(
        last == format!("nodes {steps}"),
        "`moves` lists {steps} steps, `perft` ends with '{last}'"
    );

    let text = ask(&["apply", "--game", id])?;
    let text = text.trim_end_matches('\n');
    let again = ask(&["apply", "--game", id, "--position", text])?;
    ensure!(
        again.trim_end_matches('\n') == text,
        "the position text '{text}' comes back as '{again}'"
    );

    let status = ask(&["status", "--game", id])?;
    for word in ["actor ", "stage ", "check ", "outcome ", "key "] {
        ensure!(
            status.lines().any(|line| line.starts_with(word)),
            "`status` has no line '{word}…'"
        );
    }

    let check = ask(&["check", "--game", id, "--games", "5", "--seed", "1"])?;
    let last = check.lines().last().unwrap_or_default();
    ensure!(
        last.ends_with(" differences 0"),
        "`check` ends with '{last}'"
    );
    Ok(())
}

fn ask(args: &[&str]) -> Result<String> {
    Run::new(workspace::binary()).args(args).stdout()
}

/// Bad input: exit status 2, nothing on standard output and one line of the agreed form on standard error.
fn refuses(args: &[&str]) -> Result<()> {
    let output = Run::new(workspace::binary()).args(args).output()?;
    let message = String::from_utf8_lossy(&output.stderr);
    if output.status.code() != Some(2)
        || !output.stdout.is_empty()
        || message.lines().count() != 1
        || !message.starts_with("error[")
    {
        bail!(
            "fairyring {}: expected status 2 and one line `error[CODE]: …`, got {} and '{}'",
            args.join(" "),
            output.status,
            message.trim_end()
        );
    }
    Ok(())
}
