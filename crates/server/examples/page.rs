//! Serves the embedded page and nothing else, for tests of the page while the games are being rebuilt.
//!
//! `cargo run -p fairyring-server --example page -- serve --listen 127.0.0.1:0`: the arguments of `fairyring serve`.

use std::io::{Write, stdout};

use server::Address;

fn main() -> Result<(), server::ServeError> {
    let listen = std::env::args()
        .skip_while(|word| word != "--listen")
        .nth(1);
    let listen = listen.and_then(|text| text.parse().ok());
    server::run(listen.map_or(Address::Usual, Address::Exactly), |address| {
        writeln!(stdout(), "http://{address}/")
    })
}
