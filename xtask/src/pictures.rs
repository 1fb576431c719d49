//! `cargo xtask pictures`: every screen of the page as a picture, for human eyes.

use anyhow::Result;

use crate::web::{self, Pictures};

/// Make pictures of every screen, wide and on a phone held both ways, light and dark.
///
/// They go to `target/pictures/<size>-<theme>/<screen>.png` and are for looking; nothing compares them.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Make only those that the README shows, into docs/images
    #[arg(long)]
    readme: bool,
    /// Play every game to its end instead, on a phone held both ways, and make pictures of a hint, a middle and the end
    #[arg(long, conflicts_with = "readme")]
    games: bool,
    /// Passed on to vitest (for example `-- -t 'phone dark: deploy'` for one picture)
    #[arg(last = true)]
    vitest: Vec<String>,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let wanted = match (args.readme, args.games) {
        (true, _) => Pictures::Readme,
        (_, true) => Pictures::Games,
        _ => Pictures::Screens,
    };
    web::pictures(wanted, &args.vitest)
}
