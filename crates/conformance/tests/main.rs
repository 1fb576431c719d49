//! Tests from outside.

#![allow(clippy::unwrap_used)]

mod broken;
mod game;
mod perft_file;
