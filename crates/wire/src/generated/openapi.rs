//! The paths of online rounds as an OpenAPI document, for programs and for tools that try every path.
//!
//! The messages are those of the JSON Schema; here stands only where they are sent, and which statuses come back. Tests of the
//! server hold each of their answers against it.

use serde_json::{Map, Value, json};

use super::schema;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/api/openapi.json");

const ABOUT: &str = "Generated from the crate `wire` by `cargo xtask types`; a test compares it, and tests of the server hold their \
    answers against it. `docs/online.md` says what the messages mean. A method that a path has not is answered by 405 with `Allow` and a \
    `Trouble`.";

/// What comes back when something is done.
#[derive(Clone, Copy)]
enum Told {
    Nothing,
    One(&'static str),
    /// A JSON object a line; lines without one say that the stream lives.
    Lines,
    /// A record in the form that the path names.
    Record,
}

/// What a query may say.
#[derive(Clone, Copy)]
enum Asked {
    Number { most: i64 },
    Switch,
    Steps,
}

struct Operation {
    method: &'static str,
    path: &'static str,
    /// Also its id, in camel case.
    does: &'static str,
    about: &'static str,
    query: &'static [(&'static str, Asked, &'static str)],
    body: Option<&'static str>,
    status: u16,
    told: Told,
    /// Beside what every path may answer.
    refused: &'static [u16],
}

/// Whatever is asked: what is no message, another site, too much, a fault, a server that cannot answer now.
const ANY: [u16; 5] = [400, 403, 429, 500, 503];

const OPERATIONS: &[Operation] = &[
    Operation {
        method: "get",
        path: "/api/v1",
        does: "spoken",
        about: "Which version of the messages is spoken.",
        query: &[],
        body: None,
        status: 200,
        told: Told::One("Spoken"),
        refused: &[],
    },
    Operation {
        method: "post",
        path: "/api/v1/rounds",
        does: "create",
        about: "Makes a round.",
        query: &[],
        body: Some("Create"),
        status: 201,
        told: Told::One("Created"),
        refused: &[409, 422],
    },
    Operation {
        method: "get",
        path: "/api/v1/rounds/{id}",
        does: "look",
        about: "A round, its game as a save, clocks and offers.",
        query: &[],
        body: None,
        status: 200,
        told: Told::One("Tell"),
        refused: &[404, 422],
    },
    Operation {
        method: "post",
        path: "/api/v1/rounds/{id}/chair",
        does: "sit",
        about: "Sits down by an invitation or by a link back.",
        query: &[],
        body: Some("Sit"),
        status: 200,
        told: Told::One("Sat"),
        refused: &[404, 409, 410, 422],
    },
    Operation {
        method: "post",
        path: "/api/v1/rounds/{id}/commands",
        does: "act",
        about: "Does something in a round; answered when it is stored.",
        query: &[],
        body: Some("CommandBody"),
        status: 200,
        told: Told::One("Stored"),
        refused: &[401, 404, 409, 422],
    },
    Operation {
        method: "get",
        path: "/api/v1/rounds/{id}/entries",
        does: "entries",
        about: "The log of a round.",
        query: &[
            (
                "after",
                Asked::Number {
                    most: u32::MAX as i64,
                },
                "The last entry that is known.",
            ),
            ("follow", Asked::Switch, "Goes on as the log grows."),
            ("legal", Asked::Switch, "Adds what may begin the next turn."),
        ],
        body: None,
        status: 200,
        told: Told::Lines,
        refused: &[404],
    },
    Operation {
        method: "get",
        path: "/api/v1/rounds/{id}/legal",
        does: "legal",
        about: "What may follow some steps of the actor's turn.",
        query: &[(
            "turn",
            Asked::Steps,
            "The steps, in machine form, with commas between them.",
        )],
        body: None,
        status: 200,
        told: Told::One("Legal"),
        refused: &[404, 422],
    },
    Operation {
        method: "get",
        path: "/api/v1/rounds/{id}/record.{form}",
        does: "record",
        about: "The game in one of its forms.",
        query: &[],
        body: None,
        status: 200,
        told: Told::Record,
        refused: &[404, 409, 422],
    },
    Operation {
        method: "post",
        path: "/api/v1/rounds/{id}/return-link",
        does: "makeReturnLink",
        about: "A link back into one's own chair.",
        query: &[],
        body: None,
        status: 201,
        told: Told::One("Invitation"),
        refused: &[401, 404],
    },
    Operation {
        method: "delete",
        path: "/api/v1/rounds/{id}/return-link",
        does: "revokeReturnLink",
        about: "Takes that link away.",
        query: &[],
        body: None,
        status: 204,
        told: Told::Nothing,
        refused: &[401, 404],
    },
    Operation {
        method: "get",
        path: "/api/v1/me",
        does: "who",
        about: "Who one is.",
        query: &[],
        body: None,
        status: 200,
        told: Told::One("PersonView"),
        refused: &[401],
    },
    Operation {
        method: "patch",
        path: "/api/v1/me",
        does: "rename",
        about: "Another name, in the rounds to come.",
        query: &[],
        body: Some("Myself"),
        status: 200,
        told: Told::One("PersonView"),
        refused: &[401, 422],
    },
    Operation {
        method: "delete",
        path: "/api/v1/me",
        does: "forget",
        about: "Resigns what runs, calls off what has not begun, and forgets who one is.",
        query: &[],
        body: None,
        status: 204,
        told: Told::Nothing,
        refused: &[401],
    },
    Operation {
        method: "get",
        path: "/api/v1/me/rounds",
        does: "yourRounds",
        about: "One's rounds.",
        query: &[(
            "before",
            Asked::Number { most: i64::MAX },
            "Only those that changed before this instant, in milliseconds since 1970.",
        )],
        body: None,
        status: 200,
        told: Told::One("Tell"),
        refused: &[401],
    },
    Operation {
        method: "post",
        path: "/api/v1/me/device-links",
        does: "makeDeviceLink",
        about: "A code for another browser, good once and for ten minutes.",
        query: &[],
        body: None,
        status: 201,
        told: Told::One("Invitation"),
        refused: &[401],
    },
    Operation {
        method: "post",
        path: "/api/v1/device-links",
        does: "redeem",
        about: "Makes this browser one of whoever made the code.",
        query: &[],
        body: Some("Redeem"),
        status: 200,
        told: Told::One("PersonView"),
        refused: &[410],
    },
];

fn reference(name: &str) -> Value {
    json!({"$ref": format!("#/components/schemas/{name}")})
}

fn of_json(schema: &Value) -> Value {
    json!({"application/json": {"schema": schema}})
}

fn parameters(operation: &Operation) -> Vec<Value> {
    let mut all = Vec::new();
    if operation.path.contains("{id}") {
        all.push(json!({
            "name": "id", "in": "path", "required": true, "description": "The round.", "schema": reference("RoundName"),
        }));
    }
    if operation.path.contains("{form}") {
        all.push(json!({
            "name": "form", "in": "path", "required": true, "description": "One of the game's forms; `json` and `pgn` in every game.",
            "schema": {"type": "string", "pattern": "^[a-z-]+$", "examples": ["json", "pgn"]},
        }));
    }
    for &(name, asked, about) in operation.query {
        let schema = match asked {
            Asked::Number { most } => json!({"type": "integer", "minimum": 0, "maximum": most}),
            Asked::Switch => json!({"type": "string", "enum": ["0", "1"]}),
            Asked::Steps => json!({"type": "string"}),
        };
        all.push(json!({"name": name, "in": "query", "description": about, "schema": schema}));
    }
    all
}

fn done(told: Told) -> Value {
    match told {
        Told::Nothing => json!({"description": "It is done."}),
        Told::One(name) => {
            json!({"description": "It is done.", "content": of_json(&reference(name))})
        }
        Told::Lines => json!({
            "description": "A JSON object a line: an `EntryView`, or a `LegalLine` where that was asked for.",
            "content": {"application/x-ndjson": {"schema": {"type": "string"}}},
        }),
        Told::Record => json!({
            "description": "The record; every form but `json` is plain text.",
            "content": {
                "application/json": {"schema": {"type": "object"}},
                "text/plain": {"schema": {"type": "string"}},
            },
        }),
    }
}

fn refusal(status: u16) -> Value {
    let about = match status {
        400 => "What was sent is no message, or has a field or a value that nobody knows.",
        401 => "This needs somebody: a cookie.",
        403 => "It is not the sender's to do, or comes from another site.",
        404 => "There is no such round.",
        409 => "It does not fit what has happened meanwhile.",
        410 => "The link has expired.",
        422 => "The rules of the game or of rounds refuse it.",
        429 => "Too much was asked; `Retry-After` says when to come again.",
        500 => "A fault of the program.",
        _ => "The server cannot store anything now; `Retry-After` says when to come again.",
    };
    json!({"description": about, "content": of_json(&reference("Trouble"))})
}

fn operation(operation: &Operation) -> Value {
    let mut responses = Map::new();
    responses.insert(operation.status.to_string(), done(operation.told));
    let mut refused: Vec<u16> = ANY
        .into_iter()
        .chain(operation.refused.iter().copied())
        .collect();
    refused.sort_unstable();
    for status in refused {
        responses.insert(status.to_string(), refusal(status));
    }
    let mut all = json!({
        "operationId": operation.does,
        "summary": operation.about,
        "responses": responses,
    });
    let parameters = parameters(operation);
    if !parameters.is_empty() {
        all["parameters"] = parameters.into();
    }
    if let Some(body) = operation.body {
        all["requestBody"] = json!({"required": true, "content": of_json(&reference(body))});
    }
    all
}

/// The definitions of the schema, at their place in this document.
fn schemas() -> Value {
    let all = Value::from(schema::definitions_of_all()).to_string();
    let moved = all.replace("\"#/$defs/", "\"#/components/schemas/");
    let mut schemas: Value = serde_json::from_str(&moved).unwrap();
    schemas["Spoken"] = json!({
        "type": "object",
        "properties": {"protocol": {"type": "integer", "minimum": 1, "description": "The version of the messages."}},
        "required": ["protocol"],
    });
    schemas
}

fn document() -> String {
    let mut paths = Map::new();
    for one in OPERATIONS {
        let path = paths.entry(one.path).or_insert_with(|| json!({}));
        path[one.method] = operation(one);
    }
    let whole = json!({
        "openapi": "3.1.0",
        "info": {"title": "Fairyring: online rounds", "version": "1", "description": ABOUT},
        "paths": paths,
        "components": {"schemas": schemas()},
    });
    serde_json::to_string_pretty(&whole).unwrap() + "\n"
}

#[test]
fn programs_have_the_paths_of_the_server() {
    super::compare(FILE, &document());
}
