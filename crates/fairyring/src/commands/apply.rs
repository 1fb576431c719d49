//! `fairyring apply`

use std::io::Write;

use serde_json::json;

use crate::arguments::ApplyArgs;
use crate::failure::{Answer, Failure};

pub(crate) fn apply(args: &ApplyArgs, out: &mut dyn Write) -> Result<Answer, Failure> {
    let mut table = args.game.open()?;
    let mut texts = Vec::new();
    // Nothing is written before every step has been accepted.
    for turn in &args.steps {
        for step in turn.split(',') {
            table.play(step)?;
            texts.push((step, table.position_text()));
        }
    }
    if args.output.json {
        let mut object = json!({"position": table.position_text()});
        if args.trace {
            let trace: Vec<_> = texts
                .iter()
                .map(|(step, text)| json!({"step": step, "position": text}))
                .collect();
            object["trace"] = trace.into();
        }
        writeln!(out, "{object}")?;
    } else if args.trace && !texts.is_empty() {
        for (_, text) in texts {
            writeln!(out, "{text}")?;
        }
    } else {
        writeln!(out, "{}", table.position_text())?;
    }
    Ok(Answer::Yes)
}
