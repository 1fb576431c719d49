//! `fairyring apply`

use std::io::Write;

use serde_json::json;
use wire::view::EventView;

use crate::arguments::ApplyArgs;
use crate::failure::{Answer, Failure};

pub(crate) fn apply(args: &ApplyArgs, out: &mut dyn Write) -> Result<Answer, Failure> {
    let mut table = args.game.open()?;
    let mut texts = Vec::new();
    // Nothing is written before every step has been accepted.
    for text in &args.steps {
        // One argument is one turn at most; in machine form its steps can be told apart.
        for step in table.typed("", text)?.split(',') {
            let events = table.play(step)?;
            texts.push((step.to_owned(), table.position_text(), events));
        }
    }
    if args.output.json {
        let mut object = json!({"position": table.position_text()});
        if args.trace {
            let trace: Vec<_> = texts
                .iter()
                .map(|(step, text, events)| {
                    let events: Vec<EventView> = events.iter().map(EventView::from).collect();
                    json!({"step": step, "position": text, "events": events})
                })
                .collect();
            object["trace"] = trace.into();
        }
        writeln!(out, "{object}")?;
    } else if args.trace && !texts.is_empty() {
        for (_, text, _) in texts {
            writeln!(out, "{text}")?;
        }
    } else {
        writeln!(out, "{}", table.position_text())?;
    }
    Ok(Answer::Yes)
}
