//! `fairyring games`

use std::io::Write;

use serde_json::json;

use crate::arguments::GamesArgs;
use crate::failure::{Answer, Failure};

pub(crate) fn games(args: &GamesArgs, out: &mut dyn Write) -> Result<Answer, Failure> {
    if args.output.json {
        let list: Vec<_> = catalog::games()
            .iter()
            .map(|listing| {
                let info = listing.info;
                let options: Vec<_> = info
                    .options
                    .iter()
                    .map(|option| json!({"name": option.name, "values": option.values, "summary": option.summary}))
                    .collect();
                json!({"id": info.id, "name": info.name, "sides": info.sides, "notations": info.forms, "options": options})
            })
            .collect();
        writeln!(out, "{}", json!({ "games": list }))?;
        return Ok(Answer::Yes);
    }
    for listing in catalog::games() {
        writeln!(out, "{}\t{}", listing.info.id, listing.info.name)?;
    }
    Ok(Answer::Yes)
}
