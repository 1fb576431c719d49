//! `fairyring backup`

use std::io::Write;

use crate::arguments::BackupArgs;
use crate::failure::{Answer, Failure};

pub(crate) fn backup(args: &BackupArgs, out: &mut dyn Write) -> Result<Answer, Failure> {
    store::copy(&args.data, &args.to)?;
    writeln!(out, "{}", args.to.display())?;
    Ok(Answer::Yes)
}
