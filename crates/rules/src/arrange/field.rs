//! What a position has beside boards and pieces: a turn, rights, counters.

use crate::{Side, SiteId, Universe};

/// Something that a position has beside boards and pieces.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field<N> {
    /// Its name.
    pub name: N,
    /// Whose it is; none for one of the whole game.
    pub side: Option<Side>,
    /// What it can hold.
    pub kind: FieldKind,
    /// What it holds, in the words of its kind.
    pub value: String,
}

/// What a field can hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FieldKind {
    /// A side.
    Side,
    /// A number.
    Number {
        /// The least.
        least: u32,
        /// The greatest.
        most: u32,
    },
    /// Yes or no.
    Flag,
    /// One of these places, or none.
    Place {
        /// Them.
        sites: Vec<SiteId>,
    },
    /// Some of these places.
    Places {
        /// Them.
        sites: Vec<SiteId>,
    },
    /// A text in the game's own notation, or nothing.
    Text,
}

/// A value of a field.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FieldValue {
    /// Of [`FieldKind::Side`].
    Side(Side),
    /// Of [`FieldKind::Number`].
    Number(u32),
    /// Of [`FieldKind::Flag`].
    Flag(bool),
    /// Of [`FieldKind::Place`].
    Place(Option<SiteId>),
    /// Of [`FieldKind::Places`].
    Places(Vec<SiteId>),
    /// Of [`FieldKind::Text`].
    Text(String),
}

/// The words of sides and flags.
const SIDES: [&str; 2] = ["first", "second"];
const NO_OR_YES: [&str; 2] = ["no", "yes"];

impl FieldKind {
    /// Reads a value in the words of this kind; `None` for one that it cannot hold.
    #[must_use]
    pub fn read(&self, text: &str, universe: &Universe) -> Option<FieldValue> {
        let index = |words: [&str; 2]| words.iter().position(|word| *word == text);
        let among = |sites: &[SiteId], name: &str| {
            let site = universe.site_named(name);
            site.filter(|site| sites.contains(site))
        };
        Some(match self {
            FieldKind::Side => FieldValue::Side(Side::ALL[index(SIDES)?]),
            FieldKind::Flag => FieldValue::Flag(index(NO_OR_YES)? == 1),
            FieldKind::Number { least, most } => {
                let digits = text.bytes().all(|byte| byte.is_ascii_digit());
                let number: u32 = text.parse().ok().filter(|_| digits)?;
                let range = *least..=*most;
                FieldValue::Number(range.contains(&number).then_some(number)?)
            }
            FieldKind::Place { .. } if text.is_empty() => FieldValue::Place(None),
            FieldKind::Place { sites } => FieldValue::Place(Some(among(sites, text)?)),
            FieldKind::Places { .. } if text.is_empty() => FieldValue::Places(Vec::new()),
            FieldKind::Places { sites } => {
                let named = text.split(',').map(|name| among(sites, name));
                FieldValue::Places(named.collect::<Option<_>>()?)
            }
            // A position text is parted by spaces.
            FieldKind::Text if text.contains(char::is_whitespace) => return None,
            FieldKind::Text => FieldValue::Text(text.to_owned()),
        })
    }
}

impl<N> Field<N> {
    /// Whose turn it is.
    pub fn side(name: N, value: Side) -> Field<N> {
        Field {
            name,
            side: None,
            kind: FieldKind::Side,
            value: SIDES[value.index()].to_owned(),
        }
    }

    /// A number from `least` to `most`; the value may lie outside in a text that somebody wrote.
    pub fn number(
        name: N,
        side: Option<Side>,
        (least, most): (u32, u32),
        value: impl ToString,
    ) -> Field<N> {
        Field {
            name,
            side,
            kind: FieldKind::Number { least, most },
            value: value.to_string(),
        }
    }

    /// Something that a side has or has not.
    pub fn flag(name: N, side: Side, value: bool) -> Field<N> {
        Field {
            name,
            side: Some(side),
            kind: FieldKind::Flag,
            value: NO_OR_YES[usize::from(value)].to_owned(),
        }
    }

    /// A place, or none.
    pub fn place(
        name: N,
        sites: Vec<SiteId>,
        universe: &Universe,
        value: Option<SiteId>,
    ) -> Field<N> {
        let value = value.map_or("", |site| universe.site_name(site)).to_owned();
        let kind = FieldKind::Place { sites };
        Field {
            name,
            side: None,
            kind,
            value,
        }
    }

    /// Places.
    pub fn places(
        name: N,
        sites: Vec<SiteId>,
        universe: &Universe,
        value: impl Iterator<Item = SiteId>,
    ) -> Field<N> {
        let names: Vec<&str> = value.map(|site| universe.site_name(site)).collect();
        Field {
            name,
            side: None,
            kind: FieldKind::Places { sites },
            value: names.join(","),
        }
    }

    /// A text.
    pub fn text(name: N, value: String) -> Field<N> {
        Field {
            name,
            side: None,
            kind: FieldKind::Text,
            value,
        }
    }
}
