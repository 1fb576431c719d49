//! Enums whose variant is named by the first field of an object: `{"ask": "play", "step": "h2e2"}`.
//!
//! Serde's own `tag` takes the name from anywhere: for that it keeps every field of every such object in a form of its own first,
//! and the code for that form is a tenth of a module that the browser loads. Whoever writes to us puts the name first.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{
    Deserialize, DeserializeSeed, Deserializer, EnumAccess, Error, MapAccess, VariantAccess,
    Visitor,
};
use serde::forward_to_deserialize_any;

/// Reads an enum with struct variants; `tag` is the name of the first field.
///
/// # Errors
/// Anything but an object that begins with that field and goes on with those of the variant.
pub(crate) fn read<'de, D, T>(deserializer: D, tag: &'static str) -> Result<T, D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de>,
{
    deserializer.deserialize_map(Tagged {
        tag,
        read: PhantomData,
    })
}

struct Tagged<T> {
    tag: &'static str,
    read: PhantomData<T>,
}

impl<'de, T: Deserialize<'de>> Visitor<'de> for Tagged<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "an object whose first field is `{}`", self.tag)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<T, A::Error> {
        match map.next_key::<String>()? {
            Some(first) if first == self.tag => T::deserialize(Variant { map }),
            Some(first) => Err(A::Error::custom(format_args!(
                "the first field is `{first}`; `{}` comes first",
                self.tag
            ))),
            None => Err(A::Error::missing_field(self.tag)),
        }
    }
}

/// The rest of such an object, as an enum: the value of the first field names the variant, the other fields are its own.
struct Variant<A> {
    map: A,
}

impl<'de, A: MapAccess<'de>> Deserializer<'de> for Variant<A> {
    type Error = A::Error;

    fn deserialize_any<V: Visitor<'de>>(self, _visitor: V) -> Result<V::Value, A::Error> {
        Err(A::Error::custom("only an enum is named by its first field"))
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _name: &'static str,
        _variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, A::Error> {
        visitor.visit_enum(self)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map struct identifier ignored_any
    }
}

impl<'de, A: MapAccess<'de>> EnumAccess<'de> for Variant<A> {
    type Error = A::Error;
    type Variant = Variant<A>;

    fn variant_seed<V: DeserializeSeed<'de>>(
        mut self,
        seed: V,
    ) -> Result<(V::Value, Variant<A>), A::Error> {
        let name = self.map.next_value_seed(seed)?;
        Ok((name, self))
    }
}

impl<'de, A: MapAccess<'de>> VariantAccess<'de> for Variant<A> {
    type Error = A::Error;

    fn unit_variant(self) -> Result<(), A::Error> {
        Err(A::Error::custom("a variant without braces has no fields"))
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, _seed: T) -> Result<T::Value, A::Error> {
        Err(A::Error::custom("the fields of a variant have names"))
    }

    fn tuple_variant<V: Visitor<'de>>(
        self,
        _len: usize,
        _visitor: V,
    ) -> Result<V::Value, A::Error> {
        Err(A::Error::custom("the fields of a variant have names"))
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        _fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, A::Error> {
        visitor.visit_map(self.map)
    }
}

#[cfg(test)]
mod tests {
    use crate::message::{Call, Request, Start};

    fn error(text: &str) -> String {
        serde_json::from_str::<Call>(text).unwrap_err().to_string()
    }

    #[test]
    fn the_first_field_names_the_variant_and_the_others_are_its_own() {
        let text = r#"{"table": 1, "request": {"ask": "open", "game": "g", "options": {}, "start": {"at": "setup", "name": "RNB"}}}"#;
        let call: Call = serde_json::from_str(text).unwrap();
        let start = Start::Setup {
            name: "RNB".to_owned(),
        };
        assert!(matches!(call.request, Request::Open { start: found, .. } if found == start));
    }

    #[test]
    fn everything_else_is_refused_by_name() {
        for (request, said) in [
            (r#"{"step": "a", "ask": "play"}"#, "`ask` comes first"),
            ("{}", "missing field `ask`"),
            (r#"{"ask": "dance"}"#, "unknown variant `dance`"),
            (r#"{"ask": "explain"}"#, "missing field `step`"),
            (r#"{"ask": "view", "step": "a"}"#, "unknown field `step`"),
            (r#"{"ask": "view", "ask": "view"}"#, "unknown field `ask`"),
            (r#""view""#, "an object whose first field is `ask`"),
        ] {
            let text = format!(r#"{{"table": 1, "request": {request}}}"#);
            let error = error(&text);
            assert!(error.contains(said), "{text}: {error}");
        }
    }
}
