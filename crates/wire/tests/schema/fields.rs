//! A message held against the schema that programs have, field by field.
//!
//! It knows the words of that one file and stops at any other. The libraries that know them all bring packages under licences
//! that this project does not take.

use std::collections::BTreeSet;

use regex::Regex;
use serde_json::{Map, Value};

const FILE: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../../docs/api/online.schema.json"
);

/// What becomes of fields that no schema names.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Unnamed {
    /// They are refused where the schema refuses them.
    AsWritten,
    /// None may be there.
    Never,
}

pub(crate) struct Schema {
    definitions: Map<String, Value>,
    met: BTreeSet<String>,
}

impl Schema {
    pub(crate) fn read() -> Schema {
        let text = std::fs::read_to_string(FILE).unwrap();
        let file: Value = serde_json::from_str(&text).unwrap();
        Schema {
            definitions: file["$defs"].as_object().unwrap().clone(),
            met: BTreeSet::new(),
        }
    }

    /// The definitions that no message has needed yet.
    pub(crate) fn unmet(&self) -> Vec<&str> {
        let names = self.definitions.keys().map(String::as_str);
        names.filter(|name| !self.met.contains(*name)).collect()
    }

    /// What is wrong with a message, by the definition of that name.
    pub(crate) fn check(
        &mut self,
        name: &str,
        value: &Value,
        unnamed: Unnamed,
    ) -> Result<(), String> {
        self.defined(name, value, unnamed, &BTreeSet::new())
    }

    fn defined(
        &mut self,
        name: &str,
        value: &Value,
        unnamed: Unnamed,
        around: &BTreeSet<String>,
    ) -> Result<(), String> {
        let rules = self
            .definitions
            .get(name)
            .unwrap_or_else(|| panic!("no definition of {name}"))
            .clone();
        self.holds(&rules, value, unnamed, around)
            .map_err(|why| format!("{name}: {why}"))?;
        self.met.insert(name.to_owned());
        Ok(())
    }

    /// `around` are the fields that are named by what this schema is a part of.
    fn holds(
        &mut self,
        schema: &Value,
        value: &Value,
        unnamed: Unnamed,
        around: &BTreeSet<String>,
    ) -> Result<(), String> {
        // `true` and `{}` take everything, and no message of ours is so vague.
        let rules = schema.as_object().unwrap();
        let properties = rules.get("properties").and_then(Value::as_object);
        let mut named = around.clone();
        named.extend(properties.into_iter().flat_map(Map::keys).cloned());
        let mut ends_here = true;
        for (word, rule) in rules {
            let is_right = match word.as_str() {
                "description" | "format" | "default" => true,
                "type" => of_type(rule, value),
                "const" => rule == value,
                "enum" => rule.as_array().unwrap().contains(value),
                "minimum" => value
                    .as_i64()
                    .is_none_or(|number| number >= rule.as_i64().unwrap()),
                "maximum" => value
                    .as_i64()
                    .is_none_or(|number| number <= rule.as_i64().unwrap()),
                "minItems" => value
                    .as_array()
                    .is_none_or(|list| list.len() as u64 >= rule.as_u64().unwrap()),
                "maxItems" => value
                    .as_array()
                    .is_none_or(|list| list.len() as u64 <= rule.as_u64().unwrap()),
                "pattern" => {
                    let pattern = Regex::new(rule.as_str().unwrap()).unwrap();
                    value.as_str().is_none_or(|text| pattern.is_match(text))
                }
                "not" => self.holds(rule, value, Unnamed::AsWritten, &named).is_err(),
                "required" => {
                    let mut fields = rule.as_array().unwrap().iter();
                    fields.all(|name| value.get(name.as_str().unwrap()).is_some())
                }
                "properties" => {
                    for (name, rule) in rule.as_object().unwrap() {
                        if let Some(field) = value.get(name) {
                            self.holds(rule, field, unnamed, &BTreeSet::new())
                                .map_err(|why| format!("{name}: {why}"))?;
                        }
                    }
                    true
                }
                "additionalProperties" => {
                    ends_here = false;
                    let fields = value.as_object().into_iter().flatten();
                    for (name, field) in fields
                        .filter(|(name, _)| properties.is_none_or(|own| !own.contains_key(*name)))
                    {
                        if rule == false {
                            return Err(format!("an unknown field `{name}`"));
                        }
                        self.holds(rule, field, unnamed, &BTreeSet::new())
                            .map_err(|why| format!("{name}: {why}"))?;
                    }
                    true
                }
                "items" => {
                    for one in value.as_array().into_iter().flatten() {
                        self.holds(rule, one, unnamed, &BTreeSet::new())?;
                    }
                    true
                }
                "$ref" => {
                    ends_here = false;
                    let name = rule.as_str().unwrap().strip_prefix("#/$defs/").unwrap();
                    self.defined(name, value, unnamed, &named)?;
                    true
                }
                "oneOf" | "anyOf" => {
                    ends_here = false;
                    let mut right = 0;
                    for choice in rule.as_array().unwrap() {
                        right += usize::from(self.holds(choice, value, unnamed, &named).is_ok());
                    }
                    if right != 1 {
                        return Err(format!("{right} of the choices fit {value}"));
                    }
                    true
                }
                _ => panic!("`{word}` is no word that this test knows"),
            };
            if !is_right {
                return Err(format!("`{word}` is {rule}, found {value}"));
            }
        }
        let unknown = value
            .as_object()
            .into_iter()
            .flat_map(Map::keys)
            .find(|name| !named.contains(*name));
        match unknown {
            Some(name) if ends_here && unnamed == Unnamed::Never => {
                Err(format!("a field `{name}` that nothing names"))
            }
            _ => Ok(()),
        }
    }
}

fn of_type(rule: &Value, value: &Value) -> bool {
    let found = match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(number) if number.is_f64() => "number",
        Value::Number(_) => "integer",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    };
    match rule {
        Value::Array(several) => several.iter().any(|one| one == found),
        one => one == found,
    }
}
