//! The table of section 13, read from the rules text itself.

const RULES: &str = include_str!("../../../../docs/rules/xiangqi.md");

/// Id, position, query and expected answer of every row, in order.
pub(crate) fn rows() -> Vec<[String; 4]> {
    let start = RULES
        .find("## 13. Conformance matrix")
        .expect("the heading exists");
    RULES[start..]
        .lines()
        .filter(|line| line.starts_with("| ") && !line.starts_with("| Id "))
        .map(|line| {
            let cells = line.trim_matches('|').split('|');
            let cells: Vec<String> = cells.map(|cell| cell.trim().replace('`', "")).collect();
            let [id, position, query, expected, _note] =
                <[String; 5]>::try_from(cells).expect("a row has five cells");
            [id, position, query, expected]
        })
        .collect()
}
