//! What `fairyring show` takes.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

use super::GameArgs;

#[derive(Debug, Args)]
pub(crate) struct ShowArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,
    /// Write the board as a picture instead; `-`, or no name at the end of the line, is standard output
    #[arg(long, value_name = "FILE", num_args = 0..=1, default_missing_value = "-", conflicts_with = "png")]
    pub(crate) svg: Option<PathBuf>,
    /// The same as a PNG
    #[arg(long, value_name = "FILE")]
    pub(crate) png: Option<PathBuf>,
    /// The longer edge of a picture in pixels
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(16..=8192))]
    pub(crate) size: Option<u32>,
    /// The side at the bottom of a picture, in the game's word (red, white, …); the one that begins if absent
    #[arg(long, value_name = "SIDE")]
    pub(crate) view: Option<String>,
    /// The colours of a picture
    #[arg(long, value_name = "THEME", default_value = "light")]
    pub(crate) theme: ThemeName,
    /// The pieces of a picture (signs, pictures); the traditional ones if absent
    #[arg(long = "set", value_name = "NAME")]
    pub(crate) pieces: Option<String>,
    /// Steps or turns to play first, in machine form or any notation of the game
    #[arg(value_name = "STEP")]
    pub(crate) steps: Vec<String>,
}

/// By day or by night.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum ThemeName {
    Light,
    Dark,
}
