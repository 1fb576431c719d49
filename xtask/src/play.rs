//! `cargo xtask play`: from a fresh clone to a game.

use anyhow::Result;

use crate::run::Run;
use crate::workspace;

/// Build the app and start it.
///
/// Builds the release of `fairyring` and starts its web app; in a version without the web app, a game in the terminal.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Passed on to `fairyring serve` (for example `-- --listen 127.0.0.1:8080`)
    #[arg(last = true)]
    serve: Vec<String>,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    workspace::build_binary()?;
    let binary = workspace::binary();
    if offers_serve() {
        return Run::new(&binary).arg("serve").args(&args.serve).go();
    }
    println!("The web page is not part of this version; this is the game in the terminal.");
    Run::new(&binary).arg("play").go()
}

fn offers_serve() -> bool {
    Run::new(workspace::binary())
        .arg("--help")
        .output()
        .is_ok_and(|output| lists_command(&String::from_utf8_lossy(&output.stdout), "serve"))
}

/// Whether a help text has a line that begins with the command.
fn lists_command(help: &str, command: &str) -> bool {
    help.lines()
        .any(|line| line.split_whitespace().next() == Some(command))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_found_at_the_beginning_of_a_line() {
        let help = "Commands:\n  play   play in the terminal\n  games  list games we serve\n";
        assert!(lists_command(help, "play"));
        assert!(!lists_command(help, "serve"));
        assert!(lists_command("  serve  the web app", "serve"));
    }
}
