//! Serves the embedded page and nothing else, for tests of the page while the games are being rebuilt.
//!
//! `cargo run -p fairyring-server --example page -- serve --listen 127.0.0.1:0`: the arguments of `fairyring serve`.

use std::io::{Write, stdout};

use server::{Address, Page, ServeError, Settings};

fn main() -> Result<(), ServeError> {
    let listen = std::env::args()
        .skip_while(|word| word != "--listen")
        .nth(1);
    let listen = listen.and_then(|text| text.parse().ok());
    let settings = Settings {
        address: listen.map_or(Address::Usual, Address::Exactly),
        page: Some(Page::embedded().ok_or(ServeError::NoPage)?),
        ..Settings::default()
    };
    server::run(settings, |address| writeln!(stdout(), "http://{address}/"))
}
