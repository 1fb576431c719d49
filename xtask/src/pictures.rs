//! `cargo xtask pictures`: every screen of the page as a picture, for human eyes.

use anyhow::Result;

use crate::web;

/// Make pictures of every screen, wide and on a phone held both ways, light and dark.
///
/// They go to `target/pictures/<size>-<theme>/<screen>.png` and are for looking; nothing compares them.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Make only those that the README shows, into docs/images
    #[arg(long)]
    readme: bool,
    /// Passed on to vitest (for example `-- -t 'phone dark: deploy'` for one picture)
    #[arg(last = true)]
    vitest: Vec<String>,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    web::pictures(args.readme, &args.vitest)
}
