//! What `docs/operate.md` and `deploy/` name is there: commands, flags, files, figures.

use std::path::Path;

use crate::cli::run::{fairyring, printed};

const DOCUMENT: &str = include_str!("../../../docs/operate.md");

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

fn deployed(name: &str) -> String {
    std::fs::read_to_string(root().join("deploy").join(name)).unwrap()
}

/// The words after `fairyring` wherever a command of it stands.
fn commands(text: &str) -> Vec<Vec<String>> {
    let ends = |letter: char| "`\n".contains(letter);
    let parts = text.split("fairyring ").skip(1);
    let lines = parts.map(|rest| rest.split(ends).next().unwrap_or_default());
    let words = lines.map(|line| line.split_whitespace().map(str::to_owned).collect());
    let known = ["serve", "backup", "restore", "doctor"];
    words
        .filter(|words: &Vec<String>| words.first().is_some_and(|it| known.contains(&it.as_str())))
        .collect()
}

#[test]
fn every_command_and_flag_that_is_named_is_real() {
    let unit = deployed("fairyring.service");
    let container = deployed("Containerfile")
        .replace("\", \"", " ")
        .replace(['"', '[', ']'], "");
    // The folder of the data is no command.
    let text = [DOCUMENT, &unit, &container]
        .join("\n")
        .replace("/fairyring ", "/it ");
    let text = text.replace("bin/it serve", "bin/fairyring serve");
    let mut seen = 0;
    for words in commands(&text) {
        let help = printed(&[&words[0], "--help"]);
        for flag in words.iter().filter(|word| word.starts_with("--")) {
            assert!(help.contains(&format!("{flag} <")), "{flag} of {words:?}");
            seen += 1;
        }
    }
    assert!(seen >= 14, "{seen} flags were found");
    // And those that the text names by themselves.
    let serve = printed(&["serve", "--help"]);
    for flag in DOCUMENT.split("`--").skip(1) {
        let flag = flag.split([' ', '`']).next().unwrap();
        assert!(serve.contains(&format!("--{flag} ")), "--{flag}");
    }
}

#[test]
fn every_file_that_is_named_is_there() {
    let mut seen = 0;
    for part in DOCUMENT.split('`').skip(1).step_by(2) {
        if part.starts_with("deploy/") || part.starts_with("docs/") {
            assert!(root().join(part).exists(), "{part}");
            seen += 1;
        }
    }
    let files = std::fs::read_dir(root().join("deploy")).unwrap();
    for file in files {
        let name = file.unwrap().file_name().into_string().unwrap();
        assert!(DOCUMENT.contains(&format!("`deploy/{name}`")), "{name}");
    }
    assert!(seen >= 8);
}

/// Figures that alarms and the document speak of are figures that the server has.
#[test]
fn every_figure_that_is_named_is_counted() {
    let source = include_str!("../../server/src/metrics.rs");
    let text = format!("{DOCUMENT}{}", deployed("alerts.yml"));
    let mut seen = 0;
    for part in text.split("fairyring_").skip(1) {
        let end = part.find(|letter: char| !(letter.is_ascii_lowercase() || letter == '_'));
        let name = &part[..end.unwrap_or(part.len())];
        let name = name.strip_suffix("_bucket").unwrap_or(name);
        assert!(source.contains(&format!("\"{name}\"")), "{name}");
        seen += 1;
    }
    assert!(seen >= 20, "{seen}");
}

/// Who the unit of systemd starts is who the proxies pass on to.
#[test]
fn proxies_and_units_speak_of_one_address() {
    for name in ["nginx.conf", "Caddyfile", "fairyring.service"] {
        let text = deployed(name);
        assert!(text.contains("127.0.0.1:8064"), "{name}");
        assert!(text.contains("play.example.org"), "{name}");
    }
    let run = fairyring(&["serve", "--nonsense"]);
    assert_eq!(run.status, 2);
}
