//! The server that ends where it is told to. It has no page: nobody looks at it.

use std::io::{self, Write};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::ExitCode;

use server::{Address, Data, Settings};

/// As `fairyring serve` takes them.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(long, value_name = "ADDR")]
    listen: SocketAddr,
    #[arg(long, value_name = "DIR")]
    data: PathBuf,
}

pub(crate) fn serve(args: Args) -> ExitCode {
    let settings = Settings {
        address: Address::Exactly(args.listen),
        data: Data::Folder(args.data),
        ..Settings::default()
    };
    let served = server::run(settings, |address| {
        let mut out = io::stdout();
        writeln!(out, "http://{address}/")?;
        out.flush()
    });
    match served {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error[{}]: {error}", error.code());
            ExitCode::from(2)
        }
    }
}
