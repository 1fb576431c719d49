//! What holds for every game and every command.

use super::run::{fairyring, fairyring_with, printed, refused};

fn game_ids() -> Vec<String> {
    let games = printed(&["games"]);
    games
        .lines()
        .map(|line| line.split_once('\t').unwrap().0.to_owned())
        .collect()
}

#[test]
fn games_are_listed_with_id_tab_name() {
    let ids = game_ids();
    assert!(ids.contains(&"kings-cooking".to_owned()), "{ids:?}");
    let json: serde_json::Value = serde_json::from_str(&printed(&["games", "--json"])).unwrap();
    assert_eq!(json["games"].as_array().unwrap().len(), ids.len());
}

/// Name, values, default and a sentence, and what is listed is accepted.
#[test]
fn the_options_of_a_game_are_listed_and_accepted() {
    let mut options = 0;
    for id in game_ids() {
        for line in printed(&["games", "--game", &id]).lines() {
            let cells: Vec<&str> = line.split('\t').collect();
            let [name, values, default, sentence] = cells[..] else {
                panic!("{id}: {line}");
            };
            let values: Vec<&str> = values.split('|').collect();
            assert_eq!(values.first(), Some(&default), "{id}: {line}");
            assert!(!sentence.is_empty(), "{id}: {line}");
            for value in values.iter().filter(|value| !value.contains("..")) {
                let option = format!("{name}={value}");
                let alone = fairyring(&["moves", "--game", &id, "--option", &option]);
                // A value that excludes another option's default names what goes along with it.
                let fits = alone.err.split_once("; accepted for '").map(|(_, rest)| {
                    let (other, values) = rest.trim_end().split_once("': ").unwrap();
                    format!("{other}={}", values.split(", ").next().unwrap())
                });
                match fits {
                    Some(other) => {
                        let both = ["--option", &option, "--option", &other];
                        printed(&[&["moves", "--game", &id], &both[..]].concat());
                    }
                    None => assert_eq!((alone.status, alone.err.as_str()), (0, ""), "{option}"),
                }
                options += 1;
            }
        }
    }
    assert!(options > 28, "{options}");
    assert_eq!(refused(&["games", "--game", "chess"]), "E_GAME");
}

/// A preset is its options, whatever stands beside it; the name is derived from them.
#[test]
fn a_preset_stands_for_its_options() {
    let trid = |options: &[&str], command: &str| {
        let mut args = vec![command, "--game", "trid"];
        args.extend(options.iter().flat_map(|option| ["--option", option]));
        args.push("--json");
        serde_json::from_str::<serde_json::Value>(&printed(&args)).unwrap()
    };
    let games: serde_json::Value =
        serde_json::from_str(&printed(&["games", "--game", "trid", "--json"])).unwrap();
    let presets = games["games"][0]["presets"].as_array().unwrap();
    let meder = presets.iter().find(|preset| preset["name"] == "meder");
    let listed = meder.unwrap()["options"].as_object().unwrap();
    let named: Vec<String> = listed
        .iter()
        .map(|(name, value)| format!("{name}={}", value.as_str().unwrap()))
        .collect();
    let named: Vec<&str> = named.iter().map(String::as_str).collect();
    let preset = trid(&["preset=meder"], "status");
    assert_eq!(preset, trid(&named, "status"));
    assert_eq!(preset["rule_set"], "meder");
    assert_eq!(preset["options"]["forward"], "rank");
    assert_eq!(trid(&[], "status")["rule_set"], "revised");
    let own = trid(&["forward=pin_number", "preset=meder"], "status");
    assert_eq!(own["rule_set"], serde_json::Value::Null);
    assert_eq!(own["options"]["arrivals"], "identity");
    let shown = printed(&["show", "--game", "trid", "--option", "preset=meder"]);
    assert!(shown.ends_with("rules: meder\n"), "{shown}");
    for options in [
        &["preset=bartmess"][..],
        &["preset=meder", "preset=revised"],
        &["forward=back"],
    ] {
        let mut args = vec!["moves", "--game", "trid"];
        args.extend(options.iter().flat_map(|option| ["--option", option]));
        assert_eq!(refused(&args), "E_OPTION", "{options:?}");
    }
}

/// Every preset of every game is listed first, can be played, and is known again by its options; the default rules are one of them.
#[test]
fn every_preset_can_be_played_and_has_its_name() {
    let mut seen = 0;
    for id in game_ids() {
        let listed = printed(&["games", "--game", &id]);
        let Some(line) = listed
            .lines()
            .next()
            .filter(|line| line.starts_with("preset\t"))
        else {
            continue;
        };
        let [_, names, default, _] = line.split('\t').collect::<Vec<_>>()[..] else {
            panic!("{line}");
        };
        let rule_set = |args: &[&str]| -> serde_json::Value {
            let told = printed(&[&["status", "--game", &id, "--json"], args].concat());
            serde_json::from_str::<serde_json::Value>(&told).unwrap()["rule_set"].take()
        };
        assert_eq!(rule_set(&[]), default, "{id}");
        for name in names.split('|') {
            let option = format!("preset={name}");
            assert_eq!(rule_set(&["--option", &option]), name, "{id}");
            let shown = printed(&["show", "--game", &id, "--option", &option]);
            assert!(shown.ends_with(&format!("\nrules: {name}\n")), "{shown}");
            seen += 1;
        }
    }
    assert!(seen >= 12, "{seen}");
}

#[test]
fn every_game_answers_every_command() {
    for id in game_ids() {
        let moves = printed(&["moves", "--game", &id]);
        let mut sorted: Vec<&str> = moves.lines().collect();
        sorted.sort_unstable();
        assert_eq!(sorted, moves.lines().collect::<Vec<_>>(), "{id}");
        let first = sorted[0];
        let perft = printed(&["perft", "--game", &id, "--depth", "2"]);
        assert!(
            perft.starts_with(&format!("depth 1 nodes {} seconds ", sorted.len())),
            "{id}: {perft}"
        );
        let after = printed(&["apply", "--game", &id, first]);
        let again = printed(&["apply", "--game", &id, "--position", after.trim_end()]);
        assert_eq!(after, again, "{id}");
        let status = printed(&["status", "--game", &id, first]);
        let words: Vec<&str> = status
            .lines()
            .map(|line| line.split(' ').next().unwrap())
            .collect();
        assert_eq!(words, ["actor", "stage", "check", "outcome", "key"], "{id}");
        assert!(
            printed(&["show", "--game", &id]).lines().count() > 1,
            "{id}"
        );
        let machine = printed(&["notation", "--game", &id, "--to", &forms(&id)[0], first]);
        assert_eq!(machine.trim_end(), first, "{id}");
        let check = printed(&["check", "--game", &id, "--games", "2", "--plies", "30"]);
        let last = check.lines().last().unwrap();
        assert!(
            last.starts_with("positions ") && last.ends_with(" differences 0"),
            "{id}: {last}"
        );
    }
}

fn forms(id: &str) -> Vec<String> {
    let json: serde_json::Value = serde_json::from_str(&printed(&["games", "--json"])).unwrap();
    let games = json["games"].as_array().unwrap();
    let game = games.iter().find(|game| game["id"] == id).unwrap();
    let forms = game["notations"].as_array().unwrap();
    forms
        .iter()
        .map(|form| form.as_str().unwrap().to_owned())
        .collect()
}

#[test]
fn every_notation_returns_to_the_machine_form() {
    for id in game_ids() {
        let first = printed(&["moves", "--game", &id])
            .lines()
            .next()
            .unwrap()
            .to_owned();
        let forms = forms(&id);
        for other in &forms[1..] {
            let text = printed(&["notation", "--game", &id, "--to", other, &first]);
            let back = printed(&[
                "notation",
                "--game",
                &id,
                "--from",
                other,
                "--to",
                &forms[0],
                text.trim_end(),
            ]);
            assert_eq!(back.trim_end(), first, "{id} by {other}");
        }
    }
}

#[test]
fn perft_is_the_same_however_it_is_counted() {
    for id in game_ids() {
        let last = |extra: &[&str]| {
            let mut args = vec!["perft", "--game", &id, "--depth", "2"];
            args.extend(extra);
            printed(&args).lines().last().unwrap().to_owned()
        };
        let nodes = last(&[]);
        assert_eq!(last(&["--every-leaf"]), nodes, "{id}");
        assert_eq!(last(&["--threads", "2"]), nodes, "{id}");
        let divided = printed(&["perft", "--game", &id, "--depth", "2", "--divide"]);
        let roots = divided
            .lines()
            .filter(|line| !line.starts_with("depth ") && !line.starts_with("nodes "));
        let sum: u64 = roots
            .map(|line| line.rsplit_once(' ').unwrap().1.parse::<u64>().unwrap())
            .sum();
        assert_eq!(format!("nodes {sum}"), nodes, "{id}");
        assert_eq!(
            printed(&["perft", "--game", &id, "--depth", "0"]),
            "nodes 1\n",
            "{id}"
        );
    }
}

#[test]
fn usage_errors_are_one_line() {
    for args in [
        &[][..],
        &["fly"],
        &["moves"],
        &["moves", "--game"],
        &["moves", "--game", "kings-cooking", "--nonsense"],
        &["perft", "--game", "kings-cooking"],
        &["perft", "--game", "kings-cooking", "--depth", "x"],
        &["perft", "--game", "kings-cooking", "--depth", "-1"],
        &[
            "perft",
            "--game",
            "kings-cooking",
            "--depth",
            "1",
            "--threads",
            "0",
        ],
        &["moves", "--game", "kings-cooking", "--option", "x"],
        &[
            "moves",
            "--game",
            "kings-cooking",
            "--setup",
            "RNB",
            "--position",
            "x",
        ],
        &["notation", "--game", "kings-cooking", "--to", "san"],
        &["check", "--game", "kings-cooking"],
        &["solve"],
    ] {
        assert_eq!(refused(args), "USAGE", "{args:?}");
    }
}

#[test]
fn other_bad_input_has_its_code() {
    for (args, code) in [
        (&["moves", "--game", "chess"][..], "E_GAME"),
        (
            &["moves", "--game", "kings-cooking", "--option", "gravity=on"],
            "E_OPTION",
        ),
        (
            &["moves", "--game", "kings-cooking", "--from", "h8"],
            "E_PLACE",
        ),
        (
            &[
                "notation",
                "--game",
                "kings-cooking",
                "--to",
                "morse",
                "a1a2",
            ],
            "E_FORM",
        ),
        (
            &[
                "record",
                "--game",
                "kings-cooking",
                "--in",
                "/nonexistent",
                "--to",
                "json",
            ],
            "E_FILE",
        ),
        (
            &[
                "record",
                "--game",
                "kings-cooking",
                "--in",
                "-",
                "--to",
                "morse",
            ],
            "E_FORM",
        ),
        (&["solve", "xiangqi"], "E_SOLVE"),
        (
            &[
                "check",
                "--game",
                "kings-cooking",
                "--games",
                "1",
                "--option",
                "gravity=on",
            ],
            "E_OPTION",
        ),
    ] {
        assert_eq!(refused(args), code, "{args:?}");
    }
}

#[test]
fn help_and_version_are_answers() {
    for args in [
        &["--help"][..],
        &["--version"],
        &["moves", "--help"],
        &["help", "perft"],
    ] {
        let run = fairyring(args);
        assert_eq!((run.status, run.err.as_str()), (0, ""), "{args:?}");
        assert!(!run.out.is_empty(), "{args:?}");
    }
}

#[test]
fn json_is_one_object_on_one_line() {
    for args in [
        &["moves", "--game", "kings-cooking"][..],
        &[
            "perft",
            "--game",
            "kings-cooking",
            "--depth",
            "2",
            "--divide",
        ],
        &["apply", "--game", "kings-cooking", "--trace", "a1a2"],
        &["status", "--game", "kings-cooking", "a1a2"],
        &["notation", "--game", "kings-cooking", "--to", "san", "a1a2"],
        &["check", "--game", "kings-cooking", "--games", "1"],
    ] {
        let mut args = args.to_vec();
        args.push("--json");
        let text = printed(&args);
        assert_eq!(text.lines().count(), 1, "{args:?}");
        let value: serde_json::Value = serde_json::from_str(&text).unwrap();
        assert!(value.is_object(), "{args:?}");
    }
}

/// Rules: xiangqi 8.2, 8.3.
#[test]
fn a_trace_tells_the_events_of_each_step() {
    let args = ["apply", "--game", "rhythm", "--trace", "--json"];
    let text = printed(&[&args[..], &["h2e2@p", "h9g7", "e2e6"]].concat());
    let value: serde_json::Value = serde_json::from_str(&text).unwrap();
    let events = |step: usize| &value["trace"][step]["events"];
    let names: Vec<&str> = events(2)
        .as_array()
        .unwrap()
        .iter()
        .map(|event| event["event"].as_str().unwrap())
        .collect();
    assert_eq!(names, ["move_executed", "piece_captured", "energy_changed"]);
    assert_eq!(events(0)[0]["grade"], "perfect");
    let before: Vec<_> = events(2)[0]["before"]
        .as_array()
        .unwrap()
        .iter()
        .map(|meter| (meter["code"].as_str().unwrap(), meter["value"].as_i64()))
        .collect();
    assert_eq!(
        before,
        [("energy", Some(2)), ("energy", Some(1)), ("clock", Some(2))]
    );
    let captured = &events(2)[1]["captured"];
    assert_eq!(
        (&captured["piece"], &captured["by"]["piece"]),
        (&"pawn".into(), &"cannon".into())
    );
}

#[test]
fn two_people_play_at_one_terminal() {
    let script = "moves\na1b2\na1a2\nundo\na1a2\nresign\n";
    let run = fairyring_with(&["play", "--game", "kings-cooking"], script);
    assert_eq!((run.status, run.err.as_str()), (0, ""));
    assert!(run.out.contains("E_PATTERN: "), "{}", run.out);
    assert!(run.out.contains("light wins: resign"), "{}", run.out);
    let chosen = fairyring_with(
        &["play"],
        "chess\nkings-cooking\nhelp\ntext\ndraw\na1a2\ndraw\n",
    );
    assert!(
        chosen.out.contains("unknown game 'chess'"),
        "{}",
        chosen.out
    );
    assert!(chosen.out.ends_with("draw: agreement\n"), "{}", chosen.out);
    let left = fairyring_with(&["play", "--game", "kings-cooking"], "quit\n");
    assert_eq!(left.status, 0);
}

#[test]
fn a_game_at_the_terminal_begins_where_it_is_told() {
    let start = "3k5/1R7/9/9/9/9/9/9/R8/4K4 w - - 0 1";
    let from = ["play", "--game", "xiangqi", "--position", start];
    let run = fairyring_with(&from, "text\na1a9\n");
    assert!(run.out.contains(start), "{}", run.out);
    assert!(run.out.contains("red wins: checkmate"), "{}", run.out);
    let both = [&from[..], &["--setup", "start"]].concat();
    assert_eq!(fairyring_with(&both, "").status, 2);
    let nameless = ["play", "--position", start];
    assert_eq!(fairyring_with(&nameless, "").status, 2);
}

#[test]
fn a_game_of_one_setup_calls_it_start() {
    for game in ["xiangqi", "rhythm", "cotulenh", "trid"] {
        let moves = ["moves", "--game", game];
        assert_eq!(
            printed(&[&moves[..], &["--setup", "start"]].concat()),
            printed(&moves),
            "{game}"
        );
        let unknown = [&moves[..], &["--setup", "handicap"]].concat();
        assert_eq!(refused(&unknown), "E_SETUP", "{game}");
    }
}
