//! Names of rounds and commands as texts.

use round::{CommandId, Digest, RoundId};
use serde::{Serialize, Serializer};

use crate::reading::{Fault, Kind, Take, Value};

/// The name of a round: 13 letters and digits without `i`, `l`, `o` and `u`, written small and read case-blind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(
    test,
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(type = "string"),
    schemars(extend("pattern" = "^[0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{13}$"))
)]
pub struct RoundName(#[cfg_attr(test, schemars(with = "String"))] pub RoundId);

/// The name of a command: 32 hexadecimal digits. Those that begin with `6661697279726e67` are the server's own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(
    test,
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(type = "string"),
    schemars(extend("pattern" = "^[0-9A-Fa-f]{32}$", "not" = { "pattern": "^6661697279726[Ee]67" }))
)]
pub struct CommandName(#[cfg_attr(test, schemars(with = "String"))] pub CommandId);

/// The digest of a position: eight hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(
    test,
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(type = "string"),
    schemars(extend("pattern" = "^[0-9A-Fa-f]{8}$"))
)]
pub struct DigestText(#[cfg_attr(test, schemars(with = "String"))] pub Digest);

impl Take for RoundName {
    fn take(value: Value) -> Result<RoundName, Fault> {
        let read = text(&value).and_then(RoundId::read).map(RoundName);
        read.ok_or_else(|| value.unlike("the name of a round (13 letters)"))
    }
}

impl Take for CommandName {
    fn take(value: Value) -> Result<CommandName, Fault> {
        let read = text(&value).and_then(CommandId::read).map(CommandName);
        read.ok_or_else(|| value.unlike("the name of a command (32 hexadecimal digits)"))
    }
}

impl Take for DigestText {
    fn take(value: Value) -> Result<DigestText, Fault> {
        let digits = text(&value)
            .filter(|text| text.len() == 8 && text.bytes().all(|byte| byte.is_ascii_hexdigit()));
        let read = digits.and_then(|digits| u32::from_str_radix(digits, 16).ok());
        read.map(|sum| DigestText(Digest(sum)))
            .ok_or_else(|| value.unlike("a digest (8 hexadecimal digits)"))
    }
}

fn text(value: &Value) -> Option<&str> {
    match value.kind() {
        Kind::Text(text) => Some(text),
        _ => None,
    }
}

impl Serialize for RoundName {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0.as_str())
    }
}

impl Serialize for CommandName {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

impl Serialize for DigestText {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}
