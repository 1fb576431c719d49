//! The questions of section 13, as its first paragraph lists them.

/// A question about a position.
#[derive(PartialEq, Eq, Debug)]
pub(crate) enum Query {
    Count,
    Dests(String),
    Legal(String),
    Moves,
    Check,
    Status,
    Play(Vec<String>),
    After(Vec<String>),
    Notation { form: Form, step: String },
    Validate,
    Filter(Vec<Field>),
}

/// A notation of section 7.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Form {
    Wxf,
    Chinese,
}

/// A field of a filter (rules: 8.1).
#[derive(PartialEq, Eq, Debug)]
pub(crate) enum Field {
    Type(char),
    From(String),
    To(String),
    Captures,
    Checks,
    Class(Class),
}

/// How a move goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Class {
    Planar,
    Vertical,
}

impl Class {
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Class::Planar => "planar",
            Class::Vertical => "vertical",
        }
    }
}

impl Query {
    pub(crate) fn read(text: &str) -> Result<Query, String> {
        let words: Vec<&str> = text.split(' ').collect();
        let some = |words: &[&str]| words.iter().map(|&word| word.to_owned()).collect();
        Ok(match words.as_slice() {
            ["count"] => Query::Count,
            ["dests", node] => Query::Dests((*node).to_owned()),
            ["legal", step] => Query::Legal((*step).to_owned()),
            ["moves"] => Query::Moves,
            ["check"] => Query::Check,
            ["status"] => Query::Status,
            ["play", steps @ ..] if !steps.is_empty() => Query::Play(some(steps)),
            ["after", steps @ ..] if !steps.is_empty() => Query::After(some(steps)),
            ["wxf", step] => Query::Notation {
                form: Form::Wxf,
                step: (*step).to_owned(),
            },
            ["zh", step] => Query::Notation {
                form: Form::Chinese,
                step: (*step).to_owned(),
            },
            ["validate"] => Query::Validate,
            ["filter", fields @ ..] if !fields.is_empty() => {
                let fields: Result<_, _> = fields.iter().map(|field| Field::read(field)).collect();
                Query::Filter(fields?)
            }
            _ => return Err(format!("'{text}' is no query of section 13")),
        })
    }
}

impl Field {
    fn read(text: &str) -> Result<Field, String> {
        let unknown = || format!("'{text}' is no field of 8.1");
        let (name, value) = text.split_once('=').ok_or_else(unknown)?;
        let mut letters = value.chars();
        Ok(match (name, value) {
            ("type", _) => match (letters.next(), letters.next()) {
                (Some(letter), None) => Field::Type(letter),
                _ => return Err(unknown()),
            },
            ("from", node) => Field::From(node.to_owned()),
            ("to", node) => Field::To(node.to_owned()),
            ("captures", "1") => Field::Captures,
            ("checks", "1") => Field::Checks,
            ("class", "planar") => Field::Class(Class::Planar),
            ("class", "vertical") => Field::Class(Class::Vertical),
            _ => return Err(unknown()),
        })
    }
}
