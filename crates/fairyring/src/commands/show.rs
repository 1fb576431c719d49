//! `fairyring show`

use std::io::Write;

use crate::arguments::ShowArgs;
use crate::failure::{Answer, Failure};

pub(crate) fn show(args: &ShowArgs, out: &mut dyn Write) -> Result<Answer, Failure> {
    let mut table = args.game.open()?;
    for step in &args.steps {
        table.play(step)?;
    }
    write!(out, "{}", table.drawing())?;
    Ok(Answer::Yes)
}
