//! The messages of online rounds as a JSON Schema, for programs.
//!
//! What is asked and what is told are described apart: a field that has a default need not be asked with, and is always told; and a
//! reader of this crate refuses whatever it does not know, while what is told may have more one day. A type that is both stands in
//! the file once if both descriptions are the same.

use schemars::generate::{SchemaGenerator, SchemaSettings};
use schemars::transform::RecursiveTransform;
use schemars::{JsonSchema, Schema};
use serde_json::{Map, Value, json};

use crate::online;

const FILE: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../../docs/api/online.schema.json"
);

const ABOUT: &str = "Generated from the crate `wire` by `cargo xtask types`; a test compares it. Below `$defs` stands every message: \
    `Ask` and `Tell` over the socket; `Create`, `Sit`, `CommandBody`, `Myself` and `Redeem` as bodies of requests; `Created`, `Sat`, \
    `Stored`, `Invitation`, `PersonView`, `Legal` and `Tell` as answers, `EntryView` and `LegalLine` as their lines, `Trouble` as a \
    refusal. Terms that are proposed (`TermsViewAsked`) may leave out what has a default.";

/// What a definition of a request is called beside one of an answer that says something else.
const ASKED: &str = "Asked";

fn definitions(
    settings: SchemaSettings,
    roots: &[fn(&mut SchemaGenerator) -> Schema],
) -> Map<String, Value> {
    let mut generator = settings
        .with_transform(RecursiveTransform(bounded))
        .into_generator();
    for root in roots {
        root(&mut generator);
    }
    generator.take_definitions(true)
}

fn one<T: JsonSchema>(generator: &mut SchemaGenerator) -> Schema {
    generator.subschema_for::<T>()
}

/// What somebody sends: [`online::Incoming`].
fn asked() -> Map<String, Value> {
    let settings = SchemaSettings::draft2020_12().for_deserialize();
    definitions(
        settings.with_transform(RecursiveTransform(closed)),
        &[
            one::<online::Ask>,
            one::<online::Create>,
            one::<online::Sit>,
            one::<online::CommandBody>,
            one::<online::Myself>,
            one::<online::Redeem>,
        ],
    )
}

/// What the server sends.
fn told() -> Map<String, Value> {
    definitions(
        SchemaSettings::draft2020_12().for_serialize(),
        &[
            one::<online::Tell>,
            one::<online::EntryView>,
            one::<online::Created>,
            one::<online::Sat>,
            one::<online::Stored>,
            one::<online::Invitation>,
            one::<online::PersonView>,
            one::<online::LegalLine>,
            one::<online::Legal>,
            one::<online::Trouble>,
        ],
    )
}

/// A format is a remark; a bound is a rule.
fn bounded(schema: &mut Schema) {
    let (least, most) = match schema.get("format").and_then(Value::as_str) {
        Some("uint32") => (0, i64::from(u32::MAX)),
        Some("int32") => (i64::from(i32::MIN), i64::from(i32::MAX)),
        _ => return,
    };
    schema.insert("minimum".into(), least.into());
    schema.insert("maximum".into(), most.into());
}

/// Every reader ends by refusing the fields that are left.
fn closed(schema: &mut Schema) {
    if schema.get("properties").is_some() {
        schema.insert("additionalProperties".into(), false.into());
    }
}

/// The same description with other references.
fn renamed(schema: &Value, names: &[String]) -> Value {
    let mut text = schema.to_string();
    for name in names {
        let reference = |name: &str| format!("\"#/$defs/{name}\"");
        text = text.replace(&reference(name), &reference(&format!("{name}{ASKED}")));
    }
    serde_json::from_str(&text).unwrap()
}

/// The names that mean one thing where it is asked and another where it is told, also by what they refer to.
fn twofold(asked: &Map<String, Value>, told: &Map<String, Value>) -> Vec<String> {
    let mut names = Vec::new();
    loop {
        let more: Vec<String> = asked
            .iter()
            .filter(|(name, _)| !names.contains(*name))
            .filter(|(name, schema)| {
                told.get(*name)
                    .is_some_and(|other| *other != renamed(schema, &names))
            })
            .map(|(name, _)| name.clone())
            .collect();
        if more.is_empty() {
            return names;
        }
        names.extend(more);
    }
}

/// Every message by its name.
pub(super) fn definitions_of_all() -> Map<String, Value> {
    let asked = asked();
    let mut all = told();
    let twofold = twofold(&asked, &all);
    for (name, schema) in &asked {
        let name = match twofold.contains(name) {
            true => format!("{name}{ASKED}"),
            false => name.clone(),
        };
        all.insert(name, renamed(schema, &twofold));
    }
    all
}

fn schema() -> String {
    let whole = json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages of online rounds",
        "description": ABOUT,
        "$defs": definitions_of_all(),
    });
    serde_json::to_string_pretty(&whole).unwrap() + "\n"
}

#[test]
fn programs_have_the_schema_of_this_crate() {
    super::compare(FILE, &schema());
}
