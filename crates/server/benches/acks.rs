//! How long a turn takes over the loopback until it is answered, and so stored: `cargo bench -p fairyring-server --bench acks`.
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

fn main() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let (mut ada, mut bob) = (server.client(), server.client());
    let mut took = Vec::new();
    for _ in 0..60 {
        let (round, token) = ada.create(&json!({"game": "xiangqi"}));
        assert_eq!(bob.sit(&round, &token).status, 200);
        ada.legal(&round);
        for (ply, turn) in ["b0c2", "b9c7", "c2b0", "c7b9", "b0c2", "b9c7"]
            .iter()
            .enumerate()
        {
            let player = if ply % 2 == 0 { &mut ada } else { &mut bob };
            let action = json!({"do": "play", "ply": ply, "turn": turn});
            let began = Instant::now();
            assert_eq!(player.act(&round, &action).status, 200);
            took.push(began.elapsed());
        }
    }
    took.sort_unstable();
    let at = |part: usize| took[(took.len() - 1) * part / 100];
    println!("{} turns: p50 {:?}, p99 {:?}", took.len(), at(50), at(99));
}
