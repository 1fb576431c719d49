//! `fairyring serve`

use std::io::Write;

use server::Address;

use crate::arguments::ServeArgs;
use crate::failure::{Answer, Failure};

pub(crate) fn serve(args: &ServeArgs, out: &mut dyn Write) -> Result<Answer, Failure> {
    let address = args.listen.map_or(Address::Usual, Address::Exactly);
    // The page keeps everything in the browser; the folder waits for games between browsers.
    let _ = &args.data;
    let served = server::run(address, |address| {
        writeln!(out, "http://{address}/")?;
        out.flush()
    });
    match served {
        Ok(()) => Ok(Answer::Yes),
        Err(error) => Err(Failure::Bad {
            code: error.code(),
            message: error.to_string(),
        }),
    }
}
