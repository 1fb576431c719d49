//! S25: whether the time of a refusal says how much of a token is right: `cargo bench -p fairyring-server --bench tokens`.
//!
//! No test: a wall clock says something about a machine that does nothing else.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::print_stdout,
    reason = "a measurement that fails panics, and its figures are what it prints"
)]

use std::time::Instant;

use serde_json::json;

use crate::client::Server;

#[allow(
    dead_code,
    reason = "the client of the tests, of which this needs a part"
)]
#[path = "../tests/client.rs"]
mod client;

const TRIES: usize = 1_000;

fn main() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let mut ada = server.client();
    let (round, token) = ada.create(&json!({"game": "xiangqi"}));
    let mut stranger = server.client();
    let nearly = format!("{}AA", &token[..token.len() - 2]);
    let wrong = "A".repeat(token.len());
    let mut took = [Vec::new(), Vec::new()];
    for _ in 0..TRIES {
        for (times, token) in took.iter_mut().zip([&nearly, &wrong]) {
            let began = Instant::now();
            assert_eq!(stranger.sit(&round, token).status, 403);
            times.push(began.elapsed());
        }
    }
    let [near, far] = took.map(|mut times| {
        times.sort_unstable();
        times[times.len() / 2]
    });
    let ratio = near.as_secs_f64() / far.as_secs_f64();
    println!(
        "{TRIES} refusals each: median nearly right {near:?}, wrong {far:?}, ratio {ratio:.3}"
    );
}
