//! `fairyring moves`

use std::io::Write;

use serde_json::json;
use table::Filter;

use crate::arguments::MovesArgs;
use crate::failure::{Answer, Failure};
use crate::refusal::CommandRefusal;

pub(crate) fn moves(args: &MovesArgs, out: &mut dyn Write) -> Result<Answer, Failure> {
    let table = args.game.open()?;
    let known = |place: &String| {
        let universe = table.universe();
        universe.site_named(place).is_some()
            || universe.anchors.iter().any(|anchor| anchor.name == *place)
    };
    for place in args.from.iter().chain(&args.to) {
        if !known(place) {
            return Err(CommandRefusal::Place {
                place: place.clone(),
                game: table.info().id,
            }
            .into());
        }
    }
    let steps = table.filtered(&Filter {
        from: args.from.clone(),
        to: args.to.clone(),
        piece: args.piece.clone(),
        captures: args.captures,
        checks: args.checks,
        class: args.class.clone(),
    });
    if args.output.json {
        let position = table.position_text();
        writeln!(out, "{}", json!({"position": position, "steps": steps}))?;
    } else {
        for step in steps {
            writeln!(out, "{step}")?;
        }
    }
    Ok(Answer::Yes)
}
