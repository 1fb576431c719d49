//! The page holds no rule of any game: outside the places that are about one game (drawings, words, rules for players, skins,
//! manners), nothing even names one. And its lock file says what to fetch, never from where.

use super::File;

/// What is about single games by its nature.
const ABOUT_GAMES: &[&str] = &[
    "web/src/pieces/",
    "web/src/locales/",
    "web/src/rules/",
    "web/src/board/skins/",
    // How a game is sat down to: line-ups, story, hand-off, its own place in the store.
    "web/src/model/manners.ts",
    "web/src/play/lineups.ts",
    "web/src/store/takeover.ts",
];

pub(super) fn faults(file: &File, games: &[&str]) -> Vec<String> {
    if file.path == "web/package-lock.json" && file.text.contains("\"resolved\":") {
        return vec![format!(
            "{}: addresses of packages; web/.npmrc keeps them out",
            file.path
        )];
    }
    let about_games = ABOUT_GAMES.iter().any(|path| file.path.starts_with(path));
    let is_page = file.path.starts_with("web/src/")
        && (file.path.ends_with(".ts") || file.path.ends_with(".svelte"))
        && !file.path.ends_with(".test.ts");
    if about_games || !is_page {
        return Vec::new();
    }
    let lines = file.text.lines().enumerate();
    lines
        .filter_map(|(number, line)| {
            let game = games.iter().find(|game| names(line, game))?;
            Some(format!(
                "{}:{}: names the game '{game}'; ask the engine, or give it to a skin",
                file.path,
                number + 1
            ))
        })
        .collect()
}

/// Whether a line has the id of a game as a text of its own.
fn names(line: &str, game: &str) -> bool {
    ['\'', '"', '`']
        .iter()
        .any(|quote| line.contains(&format!("{quote}{game}{quote}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(path: &str, text: &str) -> usize {
        let file = File {
            path: path.into(),
            text: text.into(),
        };
        faults(&file, &["draughts"]).len()
    }

    #[test]
    fn a_game_is_named_only_where_it_belongs() {
        let line = "if (id === 'draughts') crown();";
        assert_eq!(count("web/src/hand/hand.svelte.ts", line), 1);
        assert_eq!(count("web/src/screens/Start.svelte", line), 1);
        assert_eq!(count("web/src/board/skins/draughts.ts", line), 0);
        assert_eq!(count("web/src/hand/hand.test.ts", line), 0);
        assert_eq!(count("crates/table/src/lib.rs", line), 0);
        assert_eq!(count("web/src/play/a.ts", "// like draughts"), 0);
    }

    #[test]
    fn the_lock_file_has_no_addresses() {
        let fetched = r#""resolved": "https://somewhere/x.tgz""#;
        assert_eq!(count("web/package-lock.json", fetched), 1);
        assert_eq!(count("web/package-lock.json", "{}"), 0);
    }
}
