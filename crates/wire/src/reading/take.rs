//! From values to types.

use std::collections::BTreeMap;

use super::{Fault, Kind, Value};

/// What can be read from a value.
pub(crate) trait Take: Sized {
    /// What stands for a field that is not there.
    const MISSING: Option<Self> = None;

    /// # Errors
    /// If the value is none of this type.
    fn take(value: Value) -> Result<Self, Fault>;
}

impl Take for Value {
    fn take(value: Value) -> Result<Value, Fault> {
        Ok(value)
    }
}

impl Take for String {
    fn take(value: Value) -> Result<String, Fault> {
        match value.kind {
            Kind::Text(text) => Ok(text),
            _ => Err(value.unlike("a text")),
        }
    }
}

impl Take for bool {
    fn take(value: Value) -> Result<bool, Fault> {
        match value.kind {
            Kind::Bool(truth) => Ok(truth),
            _ => Err(value.unlike("true or false")),
        }
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl Take for $number {
            fn take(value: Value) -> Result<$number, Fault> {
                let number = match value.kind {
                    Kind::Number(Some(number)) => <$number>::try_from(number).ok(),
                    _ => None,
                };
                number.ok_or_else(|| value.unlike(concat!("a whole number (", stringify!($number), ")")))
            }
        }
    )*};
}
numbers!(u8, u32, i32, usize);
#[cfg(feature = "online")]
numbers!(i64);

impl<T: Take> Take for Option<T> {
    const MISSING: Option<Option<T>> = Some(None);

    fn take(value: Value) -> Result<Option<T>, Fault> {
        match value.kind {
            Kind::Null => Ok(None),
            _ => T::take(value).map(Some),
        }
    }
}

impl<T: Take> Take for Vec<T> {
    fn take(value: Value) -> Result<Vec<T>, Fault> {
        match value.kind {
            Kind::List(values) => values.into_iter().map(T::take).collect(),
            _ => Err(value.unlike("a list")),
        }
    }
}

impl Take for [u32; 2] {
    fn take(value: Value) -> Result<[u32; 2], Fault> {
        let at = value.at;
        let numbers: Vec<u32> = Take::take(value)?;
        let pair = <[u32; 2]>::try_from(numbers);
        pair.map_err(|_| Fault::new(at, "expected a list of two numbers"))
    }
}

/// Of a name that stands there twice the last one counts.
impl Take for BTreeMap<String, String> {
    fn take(value: Value) -> Result<BTreeMap<String, String>, Fault> {
        let Kind::Object(fields) = value.kind else {
            return Err(value.unlike("an object"));
        };
        // Not collected: that brings a sort of its own into every module of the page.
        let mut texts = BTreeMap::new();
        for (name, value) in fields {
            texts.insert(name, String::take(value)?);
        }
        Ok(texts)
    }
}

/// The name of a field in a text: a word of the language is written in another way there.
pub(crate) fn key(field: &'static str) -> &'static str {
    field.strip_prefix("r#").unwrap_or(field)
}

/// Reads a struct, every field by its name.
macro_rules! object {
    ($type:ident { $($field:ident),* $(,)? }) => {
        impl $crate::reading::Take for $type {
            fn take(value: $crate::reading::Value) -> Result<$type, $crate::reading::Fault> {
                let mut fields = $crate::reading::Fields::of(value)?;
                let taken = $type { $($field: fields.take(stringify!($field))?),* };
                fields.finish()?;
                Ok(taken)
            }
        }
    };
}

/// Reads an enum of structs: a field names the variant, the others are its own. What is forgotten does not compile.
macro_rules! tagged {
    ($type:ident by $tag:literal { $($name:literal: $variant:ident { $($field:ident),* }),* $(,)? }) => {
        impl $crate::reading::Take for $type {
            fn take(value: $crate::reading::Value) -> Result<$type, $crate::reading::Fault> {
                let mut fields = $crate::reading::Fields::of(value)?;
                let (at, name) = fields.tag($tag)?;
                let taken = match name.as_str() {
                    $($name => $type::$variant { $($field: fields.take($crate::reading::key(stringify!($field)))?),* },)*
                    _ => {
                        let says = format!("unknown variant `{name}`");
                        return Err($crate::reading::Fault::new(at, says));
                    }
                };
                fields.finish()?;
                Ok(taken)
            }
        }

        const _: fn(&$type) = |every| match every {
            $($type::$variant { .. } => (),)*
        };
    };
}

/// Reads an enum of names. What is forgotten does not compile.
macro_rules! words {
    ($type:ident { $($name:literal: $variant:ident),* $(,)? }) => {
        impl $crate::reading::Take for $type {
            fn take(value: $crate::reading::Value) -> Result<$type, $crate::reading::Fault> {
                match value.kind() {
                    $($crate::reading::Kind::Text(text) if text == $name => Ok($type::$variant),)*
                    _ => Err(value.unlike(concat!("one of", $(" `", $name, "`"),*))),
                }
            }
        }

        const _: fn($type) = |every| match every {
            $($type::$variant => (),)*
        };
    };
}

pub(crate) use {object, tagged, words};
