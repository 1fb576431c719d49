//! JSON text to values, and values to what they mean.
//!
//! By hand: what serde derives for reading is compiled anew for every type, can read numbers with fractions and arrays in the
//! place of objects, which nobody sends, and was a fifth of each module that the browser loads. Writing is serde's.

mod fault;
mod fields;
mod parse;
mod take;
mod value;

pub(crate) use fault::Fault;
pub(crate) use fields::Fields;
pub(crate) use take::{Take, key, object, tagged, words};
pub(crate) use value::{Kind, Value};

/// Reads a text as one value of a type.
///
/// # Errors
/// What is wrong, with line and column.
pub(crate) fn read<T: Take>(text: &str) -> Result<T, String> {
    parse::parse(text)
        .and_then(T::take)
        .map_err(|fault| fault.at_line_of(text))
}

#[cfg(test)]
mod tests {
    use crate::message::{Request, Start, read};

    #[test]
    fn a_field_names_the_variant_and_the_others_are_its_own() {
        for text in [
            r#"{"table": 1, "request": {"ask": "open", "game": "g", "options": {}, "start": {"at": "setup", "name": "RNB"}}}"#,
            r#"{"request": {"game": "g", "options": {}, "start": {"name": "RNB", "at": "setup"}, "ask": "open"}, "table": 1}"#,
        ] {
            let start = Start::Setup {
                name: "RNB".to_owned(),
            };
            let call = read(text).unwrap();
            assert!(matches!(call.request, Request::Open { start: found, .. } if found == start));
        }
    }

    #[test]
    fn everything_else_is_refused_with_its_place() {
        for (request, said) in [
            ("{}", "missing field `ask` at line 1 column 25"),
            (
                r#"{"ask": "dance"}"#,
                "unknown variant `dance` at line 1 column 33",
            ),
            (
                r#"{"ask": "explain"}"#,
                "missing field `step` at line 1 column 25",
            ),
            (r#"{"ask": "view", "step": "a"}"#, "unknown field `step`"),
            (r#"{"ask": "view", "ask": "view"}"#, "duplicate field `ask`"),
            (
                r#"{"ask": "undo", "by": "two"}"#,
                "expected one of `step` `turn`",
            ),
            (
                r#"{"ask": "jump", "ply": -1}"#,
                "expected a whole number (usize), found a number",
            ),
            (
                r#"{"ask": "jump", "ply": 1.0}"#,
                "found a number with a fraction",
            ),
            (r#""view""#, "expected an object, found a text"),
            ("{\n\"ask\" 1", "expected `:` at line 2 column 7"),
        ] {
            let text = format!(r#"{{"table": 1, "request": {request}}}"#);
            let error = read(&text).unwrap_err().message;
            assert!(error.contains(said), "{text}: {error}");
        }
    }
}
