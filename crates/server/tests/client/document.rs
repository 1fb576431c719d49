//! The paths as programs have them, in `docs/api/openapi.json`: every answer that any test here hears is held against it.

use std::sync::OnceLock;

use serde_json::Value;

use super::Reply;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/api/openapi.json");

pub(crate) fn document() -> &'static Value {
    static DOCUMENT: OnceLock<Value> = OnceLock::new();
    DOCUMENT.get_or_init(|| {
        let text = std::fs::read_to_string(FILE).unwrap();
        serde_json::from_str(&text).unwrap()
    })
}

/// Whether an address is of a path with names in it: `{id}` is one part, `record.{form}` begins as it is written.
fn fits(path: &str, address: &str) -> bool {
    let (mut wanted, mut given) = (path.split('/'), address.split('/'));
    loop {
        match (wanted.next(), given.next()) {
            (None, None) => return true,
            (Some(wanted), Some(given)) => {
                let fits = match wanted.split_once('{') {
                    Some((begin, _)) => given.len() > begin.len() && given.starts_with(begin),
                    None => wanted == given,
                };
                if !fits {
                    return false;
                }
            }
            _ => return false,
        }
    }
}

/// Holds an answer below `/api/v1` against the document: its status, and what kind of text it is.
pub(crate) fn hold(method: &str, address: &str, reply: &Reply) {
    let address = address.split('?').next().unwrap_or_default();
    let paths = document()["paths"].as_object().unwrap();
    // A path without a name in it comes first: `me/rounds` is no round.
    let found = paths
        .iter()
        .filter(|(path, _)| fits(path, address))
        .min_by_key(|(path, _)| path.contains('{'));
    let Some((path, operations)) = found else {
        return;
    };
    let Some(operation) = operations.get(method.to_lowercase()) else {
        assert_eq!(
            reply.refusal(),
            (405, "E_PROTOCOL".to_owned()),
            "{method} {path}"
        );
        let named: Vec<String> = operations
            .as_object()
            .into_iter()
            .flatten()
            .map(|(name, _)| name.to_uppercase())
            .collect();
        let allowed = reply.header("allow").unwrap_or_default();
        assert!(
            named
                .iter()
                .all(|name| allowed.split(',').any(|one| one.trim() == name)),
            "{method} {path}: {allowed}"
        );
        return;
    };
    let told = &operation["responses"][reply.status.to_string()];
    assert!(
        told.is_object(),
        "{method} {path} is not said to answer {}: {reply:?}",
        reply.status
    );
    let kind = reply.header("content-type").unwrap_or_default();
    let kind = kind.split(';').next().unwrap_or_default();
    match told.get("content").and_then(Value::as_object) {
        Some(kinds) => assert!(kinds.contains_key(kind), "{method} {path}: {reply:?}"),
        None => assert_eq!(reply.text, "", "{method} {path}"),
    }
}
