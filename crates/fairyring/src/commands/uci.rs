//! `fairyring uci`

use std::io::{BufReader, Write};

use catalog::Catalog;
use protocol::Shelf;

use crate::failure::{Answer, Failure};

pub(crate) fn uci(out: &mut dyn Write) -> Result<Answer, Failure> {
    let games: Vec<_> = catalog::games()
        .iter()
        .map(|listing| listing.info)
        .collect();
    let shelf = Shelf {
        games: &games,
        library: &Catalog,
    };
    protocol::serve(BufReader::new(std::io::stdin()), out, shelf)?;
    Ok(Answer::Yes)
}
