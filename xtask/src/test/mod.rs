//! `cargo xtask test`: everything CI needs, as an ordered list of stages.
//!
//! A new check is one line in [`STAGES`]. Every stage installs what it needs itself and can be run alone.

mod report;
mod turns;

use anyhow::{Result, bail};

use crate::install::{self, RustTool};
use crate::run::Run;
use crate::{clients, deny, faces, fuzz, say, signature, smoke, tidy, web, workspace};
use report::Verdict;
use turns::Turn;

/// Check everything: what CI runs.
///
/// All stages run even if one fails, so that one run shows everything; the exit status is 1 if any failed.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Run only this stage (repeatable; `--list` names them)
    #[arg(long, value_name = "STAGE")]
    only: Vec<String>,
    /// Stop at the first stage that fails
    #[arg(long)]
    fail_fast: bool,
    /// List the stages and end
    #[arg(long)]
    list: bool,
}

/// One named check.
struct Stage {
    name: &'static str,
    about: &'static str,
    turn: Turn,
    run: fn() -> Result<()>,
}

/// Each lane in this order: what is quick and fails often comes first.
const STAGES: &[Stage] = &[
    Stage {
        name: "tidy",
        about: "length of files, forbidden words, layout of game crates, unused dependencies, who may use and play what",
        turn: Turn::First,
        run: tidy::run,
    },
    Stage {
        name: "faces",
        about: "what game crates show is called by the product or listed with a reason",
        turn: Turn::First,
        run: faces::run,
    },
    Stage {
        name: "deny",
        about: "licences, bans and sources of all dependencies",
        turn: Turn::First,
        run: deny::run,
    },
    Stage {
        name: "fmt",
        about: "rustfmt finds nothing to change",
        turn: Turn::First,
        run: fmt,
    },
    Stage {
        name: "clippy",
        about: "clippy has no warning, in all targets, with each feature of a game alone and in each module of the page",
        turn: Turn::First,
        run: clippy,
    },
    Stage {
        name: "doc",
        about: "rustdoc has no warning",
        turn: Turn::First,
        run: doc,
    },
    Stage {
        name: "tests",
        about: "unit, property and conformance tests of every crate",
        turn: Turn::First,
        run: tests,
    },
    Stage {
        name: "doctests",
        about: "the examples in the documentation",
        turn: Turn::First,
        run: doctests,
    },
    Stage {
        name: "install",
        about: "what other stages would stop for: the browsers, the clients, the packages of the page",
        turn: Turn::Beside,
        run: prepare,
    },
    Stage {
        name: "release",
        about: "every game compiled for the browser, the page, and the release build of fairyring with it",
        turn: Turn::Beside,
        run: web::release,
    },
    Stage {
        name: "web-lint",
        about: "the page: types, style and unit tests without error and warning",
        turn: Turn::Beside,
        run: web::lint,
    },
    Stage {
        name: "web-browser",
        about: "the page in a real browser: every game, bytes until the first move",
        turn: Turn::Beside,
        run: web::browser,
    },
    Stage {
        name: "package",
        about: "the package for JavaScript, installed elsewhere, plays every game in Node",
        turn: Turn::Spare,
        run: web::package_made,
    },
    Stage {
        name: "smoke",
        about: "fairyring answers for every game as its contract says",
        turn: Turn::Spare,
        run: smoke::run,
    },
    Stage {
        name: "bench",
        about: "the search visits the positions that were signed",
        turn: Turn::Spare,
        run: signature::check,
    },
    Stage {
        name: "clients",
        about: "xboard and python-chess play whole games with the engine",
        turn: Turn::Spare,
        run: clients::short,
    },
    Stage {
        name: "outside",
        about: "programs of a stranger play each game with one dependency",
        turn: Turn::Spare,
        run: outside,
    },
    Stage {
        name: "fuzz",
        about: "a short run of the mutating fuzzer over every parser",
        turn: Turn::Spare,
        run: fuzz::short,
    },
    Stage {
        name: "web-wasm",
        about: "four hundred games and the machine answer in wasm exactly as natively",
        turn: Turn::Spare,
        run: web::same_answers,
    },
];

/// What is tried a second time if its first try fails, and what then names the tests that passed only so. Nothing but the page in
/// a browser: everything else depends on no other process.
const AGAIN: (&str, fn() -> Result<String>) = ("web-browser", web::browser_again);

pub(crate) fn run(args: &Args) -> Result<()> {
    if args.list {
        for stage in STAGES {
            println!("{:<12} {}", stage.name, stage.about);
        }
        return Ok(());
    }
    let chosen = choose(&args.only)?;
    let report = turns::run(&chosen, args.fail_fast);
    println!("\n{report}");
    match report.failed() {
        0 => Ok(()),
        1 => bail!("one stage failed; `cargo xtask test --only STAGE` runs it alone"),
        n => bail!("{n} stages failed; `cargo xtask test --only STAGE` runs one alone"),
    }
}

fn attempt(stage: &Stage) -> Verdict {
    let Err(error) = (stage.run)() else {
        return Verdict::Passed;
    };
    say::note(format_args!("error: {error:#}"));
    let (name, again) = AGAIN;
    if stage.name == name {
        match again() {
            Ok(tests) => return Verdict::PassedAlone(tests),
            Err(second) => say::note(format_args!("error: the second try: {second:#}")),
        }
    }
    Verdict::Failed(format!("{error:#}"))
}

fn choose(only: &[String]) -> Result<Vec<&'static Stage>> {
    for name in only {
        if !STAGES.iter().any(|stage| stage.name == name) {
            let names: Vec<_> = STAGES.iter().map(|stage| stage.name).collect();
            bail!("no stage '{name}'; there are {}", names.join(", "));
        }
    }
    Ok(STAGES
        .iter()
        .filter(|stage| only.is_empty() || only.iter().any(|name| name == stage.name))
        .collect())
}

/// Every stage installs what it needs. Here it is done early, while the other lane compiles and nobody waits for it.
fn prepare() -> Result<()> {
    web::prepare()?;
    clients::prepare()
}

fn fmt() -> Result<()> {
    Run::cargo().args(["fmt", "--all", "--check"]).go()
}

/// Without the page, which is being built in the other lane: tests take no page from the program.
fn without_page(cargo: Run) -> Run {
    cargo.env("FAIRYRING_WITHOUT_PAGE", "1")
}

/// Compiles in what the other lane leaves of the processors: browsers and clients have clocks, a compiler has none.
fn compile() -> Run {
    without_page(Run::patient_cargo())
}

fn clippy() -> Result<()> {
    compile()
        .args(["clippy", "--quiet", workspace::ALL, "--all-targets"])
        .args(["--", "--deny", "warnings"])
        .go()?;
    features()
}

/// Each game with none of its features, and with each alone: whoever needs the rules gets no more than the rules. All games at
/// once: none of them depends on another, and what they share has no features that one could switch on for the others.
fn features() -> Result<()> {
    let packages = workspace::packages()?;
    let games = workspace::games(&packages);
    for (names, features) in alone(&games) {
        compile()
            .args(["clippy", "--quiet", "--no-default-features"])
            .args(names.iter().flat_map(|name| ["--package", name]))
            .args(["--features", &features.join(",")])
            .args(["--", "--deny", "warnings"])
            .go()?;
    }
    // What the page loads, as it is built: with one of its two modules and nothing of the other.
    for module in web::MODULES {
        compile()
            .args(["clippy", "--quiet", "--package", "fairyring-wasm"])
            .args(["--no-default-features", "--features"])
            .arg(format!("games,{module}"))
            .args(["--", "--deny", "warnings"])
            .go()?;
    }
    Ok(())
}

/// Packages with what is switched on for them: nothing at first, then one feature after the other. What is the default anyway has
/// been checked with the workspace.
fn alone<'a>(games: &[&'a workspace::Package]) -> Vec<(Vec<&'a str>, Vec<String>)> {
    let all = games.iter().map(|game| game.package.as_str()).collect();
    let mut names: Vec<&str> = games
        .iter()
        .flat_map(|game| game.features.keys().map(String::as_str))
        .filter(|name| *name != "default")
        .collect();
    names.sort_unstable();
    names.dedup();
    let with = names.into_iter().map(|name| {
        let having = games.iter().filter(|game| {
            let default = game.features.get("default");
            game.features.contains_key(name) && default.is_none_or(|list| *list != [name])
        });
        having
            .map(|game| (game.package.as_str(), format!("{}/{name}", game.package)))
            .unzip()
    });
    std::iter::once((all, Vec::new()))
        .chain(with.filter(|(having, _): &(Vec<_>, _)| !having.is_empty()))
        .collect()
}

/// One program after the other, each built alone: a feature that another one asks for would hide what is missing.
fn outside() -> Result<()> {
    let folder = workspace::root().join("outside");
    let target = workspace::target().join("outside");
    let mut games: Vec<_> = std::fs::read_dir(&folder)?
        .filter_map(|entry| entry.ok())
        .filter(|entry| entry.path().join("src/main.rs").is_file())
        .map(|entry| entry.file_name())
        .collect();
    games.sort();
    for game in games {
        let package = format!("outside-{}", game.display());
        compile()
            .args(["run", "--quiet", "--package", &package, "--manifest-path"])
            .arg(folder.join("Cargo.toml"))
            .env("CARGO_TARGET_DIR", &target)
            .go()?;
    }
    Ok(())
}

fn doc() -> Result<()> {
    compile()
        .args(["doc", "--quiet", workspace::ALL, "--no-deps"])
        .args(["--document-private-items"])
        .env("RUSTDOCFLAGS", "--deny warnings")
        .go()
}

fn tests() -> Result<()> {
    install::rust_tool(RustTool::Nextest)?;
    // Disks fail by it.
    install::program("strace", "strace")?;
    // Clippy has seen that examples and benches compile; nothing here runs them.
    let run = |cargo: Run| {
        cargo
            .args(["nextest", "run"])
            .arg(workspace::ALL)
            .args(["--lib", "--bins", "--tests"])
    };
    run(compile()).args(["--no-run", "--cargo-quiet"]).go()?;
    run(without_page(Run::cargo())).go()
}

fn doctests() -> Result<()> {
    compile()
        .args(["test", "--quiet", "--doc"])
        .arg(workspace::ALL)
        .go()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_a_choice_everything_runs_in_order() {
        let all = choose(&[]).unwrap();
        assert_eq!(all.len(), STAGES.len());
        assert_eq!(all[0].name, "tidy");
    }

    #[test]
    fn chosen_stages_keep_the_order_of_the_list() {
        let names: Vec<_> = choose(&["doc".into(), "fmt".into()])
            .unwrap()
            .iter()
            .map(|stage| stage.name)
            .collect();
        assert_eq!(names, ["fmt", "doc"]);
    }

    #[test]
    fn an_unknown_stage_is_refused_with_the_list() {
        let error = choose(&["lint".into()]).err().unwrap().to_string();
        assert!(
            error.contains("'lint'") && error.contains("clippy"),
            "{error}"
        );
    }

    #[test]
    fn each_feature_is_alone_once() {
        let package = |name: &str, features: &[(&str, &[&str])]| workspace::Package {
            package: name.to_owned(),
            features: features
                .iter()
                .map(|(name, on)| {
                    (
                        (*name).to_owned(),
                        on.iter().map(|f| (*f).to_owned()).collect(),
                    )
                })
                .collect(),
            ..workspace::Package::default()
        };
        let two = package("two", &[("default", &["a", "b"]), ("a", &[]), ("b", &[])]);
        let one = package("one", &[("default", &["a"]), ("a", &[])]);
        let found = alone(&[&two, &one]);
        let wanted: [(&[&str], &[&str]); 3] = [
            (&["two", "one"], &[]),
            (&["two"], &["two/a"]),
            (&["two"], &["two/b"]),
        ];
        assert_eq!(found.len(), wanted.len());
        for ((names, features), (these, those)) in found.iter().zip(wanted) {
            assert_eq!(
                (names.as_slice(), features.as_slice()),
                (
                    these,
                    &*those.iter().map(|f| (*f).to_owned()).collect::<Vec<_>>()
                )
            );
        }
    }

    #[test]
    fn stage_names_are_unique() {
        let mut names: Vec<_> = STAGES.iter().map(|stage| stage.name).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), STAGES.len());
        assert!(names.contains(&AGAIN.0));
    }
}
