//! The story of a ruling, as `play` and `show` tell it.

use std::io::Write;

use rules::Ruling;
use table::Table;

use crate::failure::Failure;

/// Who wins.
pub(super) fn winner(table: &dyn Table, ruling: &Ruling) -> String {
    let sides = table.info().sides;
    let winner = ruling.outcome.winner;
    winner.map_or("draw".to_owned(), |side| {
        format!("{} wins", sides[side.index()])
    })
}

/// What a ruling was found on, step by step; nothing where its reason says it all.
pub(super) fn tell(table: &dyn Table, ruling: &Ruling, out: &mut dyn Write) -> Result<(), Failure> {
    for line in catalog::find(table.info().id)?.story(ruling) {
        writeln!(out, "  {line}")?;
    }
    Ok(())
}

/// Warns of a repetition that will be judged when the position comes once more.
pub(super) fn warn(table: &dyn Table, out: &mut dyn Write) -> Result<(), Failure> {
    let Some(ruling) = table.status().impending else {
        return Ok(());
    };
    let end = winner(table, &ruling);
    let reason = ruling.outcome.reason;
    writeln!(
        out,
        "this position has come twice; once more by the same moves: {end}, {reason}"
    )?;
    tell(table, &ruling, out)
}
