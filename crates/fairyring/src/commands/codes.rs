//! `fairyring codes`

use std::io::Write;

use rules::{Case, Code, DetailKind, Vocabulary};
use serde_json::{Value, json};

use crate::arguments::CodesArgs;
use crate::failure::{Answer, Failure};

pub(crate) fn codes(args: &CodesArgs, out: &mut dyn Write) -> Result<Answer, Failure> {
    let vocabularies = match &args.game {
        Some(id) => vec![(id.as_str(), catalog::find(id)?.vocabulary())],
        None => {
            let games = catalog::games().iter();
            let own = games.map(|listing| (listing.info.id, listing.vocabulary()));
            std::iter::once(("", catalog::vocabulary()))
                .chain(own)
                .collect()
        }
    };
    if args.output.json {
        let whole: serde_json::Map<String, Value> = vocabularies
            .iter()
            .map(|(game, vocabulary)| ((*game).to_owned(), object(vocabulary)))
            .collect();
        writeln!(out, "{}", json!({ "codes": whole }))?;
        return Ok(Answer::Yes);
    }
    for (game, vocabulary) in &vocabularies {
        for Case {
            code,
            case,
            details,
        } in &vocabulary.refusals
        {
            write!(out, "{game}\trefusal\t{code}\t{case}\t")?;
            let named = details
                .iter()
                .map(|(name, what)| format!("{name}:{}", kind(*what)));
            writeln!(out, "{}", named.collect::<Vec<_>>().join(" "))?;
        }
        for (what, codes) in others(vocabulary) {
            for code in codes {
                writeln!(out, "{game}\t{what}\t{code}")?;
            }
        }
    }
    Ok(Answer::Yes)
}

fn others(vocabulary: &Vocabulary) -> [(&'static str, &[Code]); 5] {
    [
        ("reason", &vocabulary.reasons),
        ("note", &vocabulary.notes),
        ("finding", &vocabulary.findings),
        ("badge", &vocabulary.badges),
        ("field", &vocabulary.fields),
    ]
}

fn object(vocabulary: &Vocabulary) -> Value {
    let refusals = vocabulary.refusals.iter().map(|refusal| {
        let details = refusal.details.iter();
        let details: serde_json::Map<String, Value> = details
            .map(|(name, what)| ((*name).to_owned(), kind(*what).into()))
            .collect();
        json!({"code": refusal.code, "case": refusal.case, "details": details})
    });
    let mut whole = json!({ "refusals": refusals.collect::<Vec<_>>() });
    for (what, codes) in others(vocabulary) {
        let codes: Vec<&str> = codes.iter().map(|code| code.as_str()).collect();
        whole[format!("{what}s")] = codes.into();
    }
    whole
}

const fn kind(kind: DetailKind) -> &'static str {
    match kind {
        DetailKind::Place => "place",
        DetailKind::Piece => "piece",
        DetailKind::Side => "side",
        DetailKind::Number => "number",
        DetailKind::Text => "text",
        DetailKind::Words => "words",
        DetailKind::Refusal => "refusal",
    }
}
