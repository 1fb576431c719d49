//! What people read names every game of the catalogue: README.md, docs/cli.md and the help texts are written by hand.

use std::path::{Path, PathBuf};

use crate::cli::run::printed;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn document(path: &str) -> String {
    std::fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The part of a text from a heading to the next one.
fn section<'a>(text: &'a str, heading: &str) -> &'a str {
    let (_, rest) = text.split_once(heading).expect(heading);
    rest.split("\n## ").next().unwrap_or_default()
}

/// The rules text of a game, by the link in its paragraph of the README.
fn rules_text(readme: &str, name: &str) -> String {
    let played = section(readme, "\n## How each game is played\n");
    let paragraph = played
        .lines()
        .find(|line| line.starts_with(&format!("- **{name}.**")));
    let paragraph = paragraph.unwrap_or_else(|| panic!("README.md: no paragraph on {name}"));
    let (_, link) = paragraph
        .split_once("](docs/rules/")
        .unwrap_or_else(|| panic!("README.md: {name}: no link to its rules text"));
    let file = link.split(')').next().unwrap_or_default();
    document(&format!("docs/rules/{file}"))
}

#[test]
fn the_readme_lists_every_game_and_tells_how_to_play_it() {
    let readme = document("README.md");
    for listing in catalog::games() {
        let (id, name) = (listing.info.id, listing.info.name);
        assert!(
            readme.contains(&format!("\n| `{id}` | {name}")),
            "README.md: no row `{id}` | {name} in the table of games"
        );
        assert!(!rules_text(&readme, name).is_empty(), "{name}");
    }
}

#[test]
fn the_readme_of_the_program_names_every_game() {
    let readme = document("crates/fairyring/README.md").to_lowercase();
    for listing in catalog::games() {
        let name = listing.info.name.split(" (").next().unwrap_or_default();
        assert!(
            readme.contains(&name.to_lowercase()),
            "crates/fairyring/README.md: nothing on {name}"
        );
    }
}

#[test]
fn the_changelog_tells_of_every_game() {
    let changes = document("CHANGELOG.md").to_lowercase();
    for listing in catalog::games() {
        let name = listing.info.name.split(" (").next().unwrap_or_default();
        assert!(
            changes.contains(&name.to_lowercase()),
            "CHANGELOG.md: nothing on {name}"
        );
    }
}

#[test]
fn the_contract_of_the_command_line_names_what_every_game_has() {
    let (contract, readme) = (document("docs/cli.md"), document("README.md"));
    let line = |begin: &str| {
        let found = contract.lines().find(|line| line.contains(begin));
        found.unwrap_or_else(|| panic!("docs/cli.md: no line with '{begin}'"))
    };
    let (ids, options) = (line("Game ids:"), line("`--option NAME=VALUE`"));
    let (sides, forms) = (line("- Sides are written"), line("`fairyring notation "));
    let (records, status) = (line("`fairyring record "), line("`fairyring status "));
    for listing in catalog::games() {
        let info = listing.info;
        let id = info.id;
        assert!(
            ids.contains(&format!("`{id}`")),
            "docs/cli.md, Game ids: no `{id}`"
        );
        let pair = format!("`{} {}`", info.sides[0], info.sides[1]);
        assert!(
            sides.contains(&pair),
            "docs/cli.md, Sides: no {pair} for {id}"
        );
        if !info.options.is_empty() {
            assert!(
                options.contains(&format!("`{id}`")),
                "docs/cli.md, --option: no `{id}`"
            );
        }
        // A game with many options may leave their names to its rules text.
        let rules = rules_text(&readme, info.name);
        for option in info.options {
            let name = option.name;
            assert!(
                options.contains(&format!("`{name}=")) || rules.contains(&format!("`{name}`")),
                "docs/cli.md, --option, and the rules text of {id}: no `{name}`"
            );
        }
        for preset in info.presets {
            let name = preset.name;
            assert!(
                options.contains(&format!("`{name}`"))
                    || options.contains(&format!("`preset={name}`")),
                "docs/cli.md, --option: no preset `{name}` for {id}"
            );
        }
        for form in info.forms {
            assert!(
                has_word(forms, form),
                "docs/cli.md, notation: no {form} for {id}"
            );
        }
        for form in listing.record_forms() {
            assert!(
                has_word(records, form),
                "docs/cli.md, record: no {form} for {id}"
            );
        }
        let reasons = listing.vocabulary().reasons;
        let reasons: Vec<&str> = reasons.iter().map(|reason| reason.as_str()).collect();
        let reasons = format!("`{}`", reasons.join(" "));
        assert!(
            status.contains(&reasons),
            "docs/cli.md, status: no reasons {reasons} for {id}"
        );
    }
}

#[test]
fn the_help_names_the_forms_of_every_game() {
    let (notations, records) = (
        printed(&["notation", "--help"]),
        printed(&["record", "--help"]),
    );
    for listing in catalog::games() {
        let id = listing.info.id;
        for form in listing.info.forms {
            assert!(
                has_word(&notations, form),
                "help of notation: no {form} for {id}"
            );
        }
        for form in listing.record_forms() {
            assert!(
                has_word(&records, form),
                "help of record: no {form} for {id}"
            );
        }
    }
}

fn has_word(text: &str, word: &str) -> bool {
    text.split(|sign: char| !sign.is_alphanumeric())
        .any(|found| found == word)
}

#[test]
fn a_stranger_plays_every_game_with_one_dependency() {
    let members = document("outside/Cargo.toml");
    for listing in catalog::games() {
        let id = listing.info.id;
        let manifest = document(&format!("outside/{id}/Cargo.toml"));
        let (_, needs) = manifest.split_once("[dependencies]\n").expect(id);
        assert_eq!(needs.lines().count(), 1, "{id}: {needs}");
        document(&format!("outside/{id}/src/main.rs"));
        assert!(
            members.contains(&format!("\"{id}\"")),
            "outside/Cargo.toml: no member \"{id}\""
        );
    }
}
