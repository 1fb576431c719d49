//! `fairyring notation`

use std::io::Write;

use serde_json::json;

use crate::arguments::NotationArgs;
use crate::failure::{Answer, Failure};

pub(crate) fn notation(args: &NotationArgs, out: &mut dyn Write) -> Result<Answer, Failure> {
    let mut table = args.game.open()?;
    let machine = table.info().forms[0];
    let from = args.from.as_deref().unwrap_or(machine);
    let mut written = Vec::new();
    for text in &args.steps {
        // Only the machine form is free of commas and may join the steps of a turn.
        let parts: Vec<&str> = if from == machine {
            text.split(',').collect()
        } else {
            vec![text]
        };
        let mut forms = Vec::new();
        for part in parts {
            let step = if from == machine {
                part.to_owned()
            } else {
                table.read_as(from, part)?
            };
            table.explain(&step)?;
            forms.push(table.write_as(&args.to, &step)?);
            table.play(&step)?;
        }
        written.push(forms.join(","));
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
