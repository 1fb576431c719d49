//! `fairyring notation`

use std::io::Write;

use serde_json::json;

use crate::arguments::NotationArgs;
use crate::failure::{Answer, Failure};

pub(crate) fn notation(args: &NotationArgs, out: &mut dyn Write) -> Result<Answer, Failure> {
    let mut table = args.game.open()?;
    let mut written = Vec::new();
    for text in &args.steps {
        let turn = match &args.from {
            Some(form) => table.read_as(form, text)?,
            None => table.typed("", text)?,
        };
        written.push(table.write_as(&args.to, &turn)?);
        table.play(&turn)?;
    }
    if args.output.json {
        writeln!(out, "{}", json!({"form": args.to, "steps": written}))?;
    } else {
        for text in written {
            writeln!(out, "{text}")?;
        }
    }
    Ok(Answer::Yes)
}
