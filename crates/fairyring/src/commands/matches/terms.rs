//! What a match is played by, for its log and its report.

use catalog::Listing;
use serde_json::{Value, json};

use crate::arena::{EngineSpec, Machine, Part, Terms, parts};
use crate::arguments::MatchArgs;
use crate::failure::Failure;
use crate::refusal::CommandRefusal;

/// The form of the log. Whoever changes what a line means counts on.
const FORM: u32 = 1;

/// Both machines as files.
pub(super) struct Identities(pub(super) [Vec<Part>; 2]);

impl Identities {
    pub(super) fn of(args: &MatchArgs) -> Result<Identities, Failure> {
        let of = |machine: Machine| {
            let spec = args.engine(machine);
            parts(spec).map_err(|error| {
                let error = format!("{spec}: {error}");
                Failure::from(CommandRefusal::Engine { error })
            })
        };
        let a = of(Machine::A)?;
        let same = args.engine(Machine::A) == args.engine(Machine::B);
        let b = if same { a.clone() } else { of(Machine::B)? };
        Ok(Identities([a, b]))
    }

    /// The files of a machine, each with its hash.
    pub(super) fn json(&self, machine: Machine) -> Value {
        let parts = self.0[machine.index()].iter();
        let object = |part: &Part| json!({"file": part.name, "sha256": part.sha256});
        parts.map(object).collect()
    }
}

/// Everything that makes it this match and no other: games of two different ones do not add up. How many games are asked for, and
/// how many run at a time, is not in it.
pub(super) fn terms(args: &MatchArgs, listing: &Listing, identities: &Identities) -> Terms {
    let machine = |machine: Machine| {
        json!({
            "engine": args.engine(machine).to_string(),
            "options": args.engine_options(machine),
            "tc": args.control(machine).to_string(),
            "files": identities.json(machine),
        })
    };
    let test = args.test().map(|test| {
        json!([
            test.claims.null,
            test.claims.alternative,
            test.alpha,
            test.beta
        ])
    });
    let adjudication = args.adjudicate.then(|| {
        let (win, draw) = (args.adjudicate_win, args.adjudicate_draw);
        json!([win.to_string(), draw.to_string()])
    });
    let object = json!({
        "match": FORM,
        "game": listing.info.id,
        "options": args.game.options,
        "position": args.game.position,
        "setup": args.game.setup,
        "strict": args.game.strict,
        "a": machine(Machine::A),
        "b": machine(Machine::B),
        "seed": args.seed,
        "opening_plies": args.opening_plies,
        "opening_bound": args.opening_bound,
        "random_options": args.random_options,
        "max_plies": args.max_plies,
        "hash": args.hash,
        "margin": args.margin,
        "adjudication": adjudication,
        "sprt": test,
    });
    match object {
        Value::Object(terms) => terms,
        _ => Terms::new(),
    }
}

/// A machine's name in records and reports.
pub(super) fn name(spec: &EngineSpec) -> String {
    match spec {
        EngineSpec::Own(search::Style::Full) => "fairyring".to_owned(),
        EngineSpec::Own(search::Style::Level(level)) => format!("level {level}"),
        EngineSpec::Own(style) => style.to_string(),
        EngineSpec::ByUci(_) => spec.to_string(),
        EngineSpec::Uci(words) | EngineSpec::Xboard(words) => {
            let path = words.first().map_or("", String::as_str);
            path.rsplit('/').next().unwrap_or(path).to_owned()
        }
    }
}
