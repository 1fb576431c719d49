//! One home for each duty of a game: the same trait is implemented in the same file of every game crate.

use syn::{Item, ItemImpl};

use crate::source::{Part, Source};

/// A trait and the module that implements it: a file, or the `mod.rs` of a folder.
const HOMES: &[(&str, &str)] = &[
    ("Game", "game"),
    ("Text", "text"),
    ("Position", "position"),
    ("Adjudicate", "outcome"),
    ("Present", "present"),
    ("Audit", "audit"),
    ("Mirror", "audit"),
    ("RuleOptions", "options"),
    ("Evaluate", "eval"),
    ("Arrange", "arrange"),
];

/// `games` are the names of the folders of game crates, the smallest one included.
pub(super) fn faults(source: &Source, games: &[&str]) -> Vec<String> {
    let game = |path: &str| {
        let inside = path.strip_prefix("crates/")?;
        let (name, _) = inside.split_once("/src/")?;
        games.contains(&name).then_some(())
    };
    if source.part != Part::Library || game(&source.path).is_none() {
        return Vec::new();
    }
    let module = source.module.last().map(String::as_str).unwrap_or("lib");
    let implemented = source.items.iter().filter_map(|item| match item {
        Item::Impl(item) => implemented(item),
        _ => None,
    });
    implemented
        .filter_map(|name| HOMES.iter().find(|(of, _)| name == *of))
        .filter(|(_, home)| module != *home)
        .map(|(name, home)| {
            format!(
                "{}: implements {name}; in every game that is the duty of `{home}`",
                source.path
            )
        })
        .collect()
}

/// The last word of the trait's path.
fn implemented(item: &ItemImpl) -> Option<String> {
    let (path, _) = item.trait_.as_ref()?;
    Some(path.segments.last()?.ident.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(path: &str, module: &[&str], text: &str) -> usize {
        let source = Source::read(path, Part::Library, module, text).unwrap();
        faults(&source, &["draughts"]).len()
    }

    const GAME: &str = "impl rules::Game for Draughts {}";

    #[test]
    fn a_duty_in_another_file_is_refused() {
        assert_eq!(count("crates/draughts/src/setup.rs", &["setup"], GAME), 1);
        assert_eq!(count("crates/draughts/src/lib.rs", &[], GAME), 1);
        let text = "impl Text for Draughts {} impl Audit for Draughts {}";
        assert_eq!(count("crates/draughts/src/text.rs", &["text"], text), 1);
    }

    #[test]
    fn a_duty_at_home_is_not() {
        assert_eq!(count("crates/draughts/src/game.rs", &["game"], GAME), 0);
        let path = "crates/draughts/src/flying/game.rs";
        assert_eq!(count(path, &["flying", "game"], GAME), 0);
        let path = "crates/draughts/src/present/mod.rs";
        assert_eq!(count(path, &["present"], "impl Present for Draughts {}"), 0);
        assert_eq!(count("crates/table/src/open.rs", &["open"], GAME), 0);
    }
}
