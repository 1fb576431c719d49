//! The codes that the page has words for.

use super::run::printed;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests-data/codes.json");

/// The page's catalogues are held against this list: whoever adds a code must renew it, and then the page's tests ask for its
/// words. Renewed with FAIRYRING_BLESS=1.
#[test]
fn the_list_of_codes_is_up_to_date() {
    let said = printed(&["codes", "--json"]);
    let codes: serde_json::Value = serde_json::from_str(&said).unwrap();
    let text = serde_json::to_string_pretty(&codes).unwrap() + "\n";
    if std::env::var_os("FAIRYRING_BLESS").is_some() {
        std::fs::write(FILE, &text).unwrap();
    }
    let kept = std::fs::read_to_string(FILE).unwrap_or_default();
    assert!(
        kept == text,
        "tests-data/codes.json is not what `fairyring codes --json` prints"
    );
}

#[test]
fn a_line_of_a_code_has_its_details() {
    let said = printed(&["codes", "--game", "kings-cooking"]);
    let line = "kings-cooking\trefusal\tE_BLOCKED\tBlocked\tkind:piece from:place to:place";
    assert!(said.lines().any(|found| found == line), "{said}");
    assert!(
        said.lines()
            .any(|found| found == "kings-cooking\treason\tempty"),
        "{said}"
    );
}
