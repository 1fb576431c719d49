//! Tables of counts are read as they are written, at any depth of the file.

use conformance::{PerftFileError, perft_file};

#[test]
fn cases_are_found_at_any_depth() {
    let json = r#"{"a": [{"name": "x", "fen": "p", "counts": {"2": 5, "1": 3}}], "b": {"position": "q", "counts": {"1": 1}}}"#;
    let cases = perft_file(json, "counts").unwrap();
    assert_eq!(cases.len(), 2);
    assert_eq!(cases[0].counts, [(1, 3), (2, 5)]);
    assert_eq!(cases[1].name, "q");
    assert!(cases[1].options.is_empty());
    let ruled = r#"{"fen": "p", "options": {"book": "old"}, "counts": {"1": 3}}"#;
    let pair = ("book".to_owned(), "old".to_owned());
    assert_eq!(perft_file(ruled, "counts").unwrap()[0].options, [pair]);
    let nested = r#"[{"fen": "p", "counts": {"by_turn": {"1": 7}}}]"#;
    assert_eq!(
        perft_file(nested, "counts.by_turn").unwrap()[0].counts,
        [(1, 7)]
    );
    assert!(matches!(
        perft_file(json, "other"),
        Err(PerftFileError::NoCounts(_))
    ));
    assert!(matches!(
        perft_file("{", "counts"),
        Err(PerftFileError::Json(_))
    ));
}
