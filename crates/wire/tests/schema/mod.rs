//! The schema that programs have says what is really read and really written.

mod asked;
mod fields;
mod told;
mod world;

use asked::{asked, reads};
use fields::{Schema, Unnamed};
use serde_json::Value;
use told::told;

/// The message without one field, with one more, and with another value in one, at every depth.
fn spoiled(message: &Value) -> Vec<Value> {
    let others = [
        Value::Null,
        Value::from("somewhere"),
        Value::from(-1),
        Value::from(1_u64 << 40),
        Value::from("5f00000000000000000000000000aa0"),
        Value::from("6661697279726e670000000000000003"),
        serde_json::json!({"do": "dance"}),
    ];
    let Value::Object(fields) = message else {
        return Vec::new();
    };
    let mut all = Vec::new();
    let mut with = |change: &dyn Fn(&mut serde_json::Map<String, Value>)| {
        let mut fields = fields.clone();
        change(&mut fields);
        all.push(Value::Object(fields));
    };
    with(&|fields| drop(fields.insert("more".into(), 1.into())));
    for (name, field) in fields {
        with(&|fields| drop(fields.remove(name)));
        for other in others.iter().cloned().chain(spoiled(field)) {
            with(&|fields| drop(fields.insert(name.clone(), other.clone())));
        }
    }
    all
}

#[test]
fn every_message_has_exactly_the_fields_of_the_schema() {
    let mut schema = Schema::read();
    for (name, message) in told() {
        let found = schema.check(name, &message, Unnamed::Never);
        assert_eq!(found, Ok(()), "{message}");
        for (field, _) in message.as_object().unwrap() {
            let mut less = message.clone();
            less.as_object_mut().unwrap().remove(field);
            let mut more = message.clone();
            more[format!("{field}s")] = message[field].clone();
            let optional =
                ["timing", "grade", "beat", "ended"].contains(&&**field) && name == "EntryView";
            assert_eq!(
                schema.check(name, &less, Unnamed::Never).is_ok(),
                optional,
                "{less}"
            );
            assert!(schema.check(name, &more, Unnamed::Never).is_err(), "{more}");
        }
    }
    for (name, message) in asked() {
        let message = serde_json::from_str(&message).unwrap();
        let found = schema.check(name, &message, Unnamed::AsWritten);
        assert_eq!(found, Ok(()), "{message}");
    }
    assert_eq!(schema.unmet(), [""; 0], "every definition has an example");
}

#[test]
fn the_schema_takes_what_the_readers_take() {
    let mut schema = Schema::read();
    let mut refused = 0;
    for (name, text) in asked() {
        assert!(reads(name, &text), "{text}");
        for message in spoiled(&serde_json::from_str(&text).unwrap()) {
            let text = message.to_string();
            let found = schema.check(name, &message, Unnamed::AsWritten);
            refused += usize::from(found.is_err());
            assert_eq!(found.is_ok(), reads(name, &text), "{text}: {found:?}");
        }
    }
    assert!(refused > 500, "{refused}");
}
