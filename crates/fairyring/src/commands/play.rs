//! `fairyring play`: two people at one terminal.

use std::io::{BufRead, Write};

use rules::Side;
use table::{DrawAnswer, Opening, Table};

use crate::arguments::PlayArgs;
use crate::failure::{Answer, Failure};

const HELP: &str = "a step in machine form (or several joined by commas), or: moves, undo, redo, turn (take back the turn), draw, resign, text, help, quit";

pub(crate) fn play(args: &PlayArgs, out: &mut dyn Write) -> Result<Answer, Failure> {
    let mut input = std::io::stdin().lock();
    let listing = match &args.game {
        Some(id) => catalog::find(id)?,
        None => match choose(&mut input, out)? {
            Some(listing) => listing,
            None => return Ok(Answer::Yes),
        },
    };
    let opening = args.setup.clone().map_or(Opening::Normal, Opening::Setup);
    let mut table = listing.open(&[], &opening)?;
    writeln!(out, "{}: {HELP}\n", listing.info.name)?;
    write!(out, "{}", table.drawing())?;
    loop {
        if !prompt(table.as_ref(), out)? {
            return Ok(Answer::Yes);
        }
        let mut line = String::new();
        if input.read_line(&mut line)? == 0 {
            return Ok(Answer::Yes);
        }
        match line.trim() {
            "quit" => return Ok(Answer::Yes),
            "" => {}
            command => obey(table.as_mut(), command, out)?,
        }
    }
}

fn choose(
    input: &mut impl BufRead,
    out: &mut dyn Write,
) -> Result<Option<&'static catalog::Listing>, Failure> {
    for listing in catalog::games() {
        writeln!(out, "  {:14} {}", listing.info.id, listing.info.name)?;
    }
    loop {
        write!(out, "which game? ")?;
        out.flush()?;
        let mut line = String::new();
        if input.read_line(&mut line)? == 0 {
            return Ok(None);
        }
        match catalog::find(line.trim()) {
            Ok(listing) => return Ok(Some(listing)),
            Err(refusal) => writeln!(out, "{refusal}")?,
        }
    }
}

/// Says who acts; `false` when the game is over.
fn prompt(table: &dyn Table, out: &mut dyn Write) -> Result<bool, Failure> {
    let status = table.status();
    let sides = table.info().sides;
    if let Some(ruling) = &status.ended {
        let winner = ruling.outcome.winner;
        let result = winner.map_or("draw".to_owned(), |side| {
            format!("{} wins", sides[side.index()])
        });
        writeln!(out, "{result}: {}", ruling.outcome.reason)?;
        for finding in &ruling.findings {
            let targets = finding.targets.join(", ");
            writeln!(
                out,
                "  {} {}: {} {targets}",
                sides[finding.side.index()],
                finding.step,
                finding.code
            )?;
        }
        return Ok(false);
    }
    let check = if status.check { ", in check" } else { "" };
    write!(
        out,
        "{} ({}{check})> ",
        sides[status.actor.index()],
        status.stage.name()
    )?;
    out.flush()?;
    Ok(true)
}

fn obey(table: &mut dyn Table, command: &str, out: &mut dyn Write) -> Result<(), Failure> {
    let actor: Side = table.status().actor;
    let changed = match command {
        "help" => {
            writeln!(out, "{HELP}")?;
            false
        }
        "moves" => {
            writeln!(out, "{}", table.steps().join(" "))?;
            false
        }
        "text" => {
            writeln!(out, "{}", table.position_text())?;
            false
        }
        "undo" => table.undo_step().is_some(),
        "redo" => table.redo_step().is_some(),
        "turn" => table.undo_turn().is_some(),
        "resign" => say(table.resign(actor), out)?,
        "draw" if table.status().draw_offer == Some(actor.other()) => {
            say(table.answer_draw(actor, DrawAnswer::Accept), out)?
        }
        "draw" => {
            if say(table.offer_draw(actor), out)? {
                writeln!(out, "draw offered; the other side accepts by the same word")?;
            }
            false
        }
        step => say(table.play(step), out)?,
    };
    if changed {
        write!(out, "{}", table.drawing())?;
    }
    Ok(())
}

fn say<T>(result: Result<T, rules::Refusal>, out: &mut dyn Write) -> Result<bool, Failure> {
    match result {
        Ok(_) => Ok(true),
        Err(refusal) => {
            writeln!(out, "{}: {refusal}", refusal.code)?;
            Ok(false)
        }
    }
}
