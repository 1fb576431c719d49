//! Serves the embedded page, and rounds if it is given a folder: what `fairyring serve` does, without the rest of the program. For
//! tests of the page while the games are being rebuilt, and with the feature `dummy` for rounds of the game of the tests.
//! `FAIRYRING_PAGE` names the folder of another page than the embedded one.
//!
//! `cargo run -p fairyring-server --example page -- serve --listen 127.0.0.1:0`: the arguments of `fairyring serve`.

use std::io::{Write, stdout};

use server::{Address, Data, Page, ServeError, Settings};

fn main() -> Result<(), ServeError> {
    let page = match std::env::var_os("FAIRYRING_PAGE") {
        Some(folder) => Page::read(folder.as_ref())?,
        None => Page::embedded().ok_or(ServeError::NoPage)?,
    };
    let listen = said("--listen").and_then(|text| text.parse().ok());
    let settings = Settings {
        address: listen.map_or(Address::Usual, Address::Exactly),
        data: said("--data").map_or(Data::None, |folder| Data::Folder(folder.into())),
        page: Some(page),
        ..Settings::default()
    };
    server::run(settings, |address| writeln!(stdout(), "http://{address}/"))
}

fn said(name: &str) -> Option<String> {
    std::env::args().skip_while(|word| word != name).nth(1)
}
