//! `fairyring show`

use std::io::Write;

use super::{picture, story};
use crate::arguments::ShowArgs;
use crate::failure::{Answer, Failure};

pub(crate) fn show(args: &ShowArgs, out: &mut dyn Write) -> Result<Answer, Failure> {
    let mut table = args.game.open()?;
    for step in &args.steps {
        table.play(step)?;
    }
    if let Some(wanted) = picture::wanted(args) {
        picture::write(args, wanted, &*table, out)?;
        return Ok(Answer::Yes);
    }
    write!(out, "{}", table.drawing())?;
    if let Some(ruling) = table.status().ended
        && !ruling.findings.is_empty()
    {
        let end = story::winner(&*table, &ruling);
        writeln!(out, "{end}: {}", ruling.outcome.reason)?;
        story::tell(&*table, &ruling, out)?;
    }
    story::warn(&*table, out)?;
    Ok(Answer::Yes)
}
