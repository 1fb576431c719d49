//! `fairyring doctor`

use std::io::Write;

use store::{OpenError, Reader};

use crate::arguments::DoctorArgs;
use crate::failure::{Answer, Failure};

pub(crate) fn doctor(args: &DoctorArgs, out: &mut dyn Write) -> Result<Answer, Failure> {
    let reader = Reader::open(&args.data)?;
    let found = server::examine(&reader)
        .map_err(|broken| Failure::from(OpenError::Damaged(broken.to_string())))?;
    for fault in &found.faults {
        writeln!(out, "{fault}")?;
    }
    let (rounds, entries, faults) = (found.rounds, found.entries, found.faults.len());
    writeln!(out, "rounds {rounds} entries {entries} faults {faults}")?;
    Ok(match faults {
        0 => Answer::Yes,
        _ => Answer::No,
    })
}

impl From<OpenError> for Failure {
    fn from(error: OpenError) -> Failure {
        Failure::Bad {
            code: error.code(),
            message: error.to_string(),
        }
    }
}
