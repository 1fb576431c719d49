//! No source file is so long that one cannot see what it is about.

use super::{File, is_source};

const LIMIT: usize = 600;
/// Written by `cargo xtask types`: nobody reads it from end to end. The package for JavaScript has it by a link.
const GENERATED: [&str; 2] = ["web/src/engine/types.ts", "web/package/src/types.ts"];

pub(super) fn fault(file: &File) -> Option<String> {
    let lines = file.text.lines().count();
    (is_source(&file.path) && !GENERATED.contains(&file.path.as_str()) && lines > LIMIT)
        .then(|| format!("{}: {lines} lines; the limit is {LIMIT}", file.path))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(path: &str, lines: usize) -> Option<String> {
        fault(&File {
            path: path.into(),
            text: "x\n".repeat(lines),
        })
    }

    #[test]
    fn only_long_sources_are_faults() {
        assert_eq!(of("a.rs", 600), None);
        assert!(of("a.rs", 601).unwrap().contains("601 lines"));
        assert_eq!(of("perft.json", 601), None);
        assert_eq!(of(GENERATED[0], 601), None);
    }
}
