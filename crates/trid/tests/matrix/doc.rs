//! The tables of section 16, read from the rules text itself.

/// The rules text.
pub(crate) const RULES: &str = include_str!("../../../../docs/rules/tri-d.md");

/// The cells of the data rows of the table between two headings.
fn table(from: &str, to: &str) -> Vec<Vec<String>> {
    let start = RULES.find(from).expect("the heading exists");
    let end = RULES.find(to).expect("the heading exists");
    RULES[start..end]
        .lines()
        .filter(|line| line.starts_with("| ") && !line.starts_with("| Id "))
        .map(|line| {
            // Bars inside a position are escaped; set them aside before cutting.
            line.replace("\\|", "\u{1}")
                .trim_matches('|')
                .split('|')
                .map(|cell| cell.trim().replace('`', "").replace('\u{1}', "|"))
                .collect()
        })
        .collect()
}

/// Section 16.1: id, check, expected.
pub(crate) fn properties() -> Vec<Vec<String>> {
    table("### 16.1", "### 16.2")
}

/// Section 16.2: id, position, actions, expected, note.
pub(crate) fn positions() -> Vec<Vec<String>> {
    table("### 16.2", "### 16.3")
}
