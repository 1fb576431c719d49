//! A value as it stands in a text.

use super::Fault;

/// A value and the byte at which it begins.
#[derive(Debug)]
pub(crate) struct Value {
    pub(super) at: usize,
    pub(super) kind: Kind,
}

/// What JSON knows.
#[derive(Debug)]
pub(crate) enum Kind {
    Null,
    Bool(bool),
    /// None for a fraction and for what is too large: no field of ours takes such a number.
    Number(Option<i64>),
    Text(String),
    List(Vec<Value>),
    /// In the order of the text; a name can stand there twice.
    Object(Vec<(String, Value)>),
}

impl Value {
    pub(crate) fn kind(&self) -> &Kind {
        &self.kind
    }

    /// That the value is none of what can stand here.
    pub(crate) fn unlike(&self, expected: &str) -> Fault {
        let found = match self.kind {
            Kind::Null => "null",
            Kind::Bool(_) => "a truth value",
            Kind::Number(Some(_)) => "a number",
            Kind::Number(None) => "a number with a fraction or too many digits",
            Kind::Text(_) => "a text",
            Kind::List(_) => "a list",
            Kind::Object(_) => "an object",
        };
        Fault::new(self.at, format!("expected {expected}, found {found}"))
    }
}
