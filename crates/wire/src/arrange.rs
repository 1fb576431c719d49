//! Positions that are set up by hand: what is asked, and what is answered.
//!
//! Nothing is remembered between two questions. A question brings the text that was answered last, and one deed; so a page that wants
//! to take back keeps the texts.

use std::collections::BTreeMap;

use record::TextLimits;
use rules::{Code, Field, FieldKind, Refusal, Turned};
use serde::Serialize;
use table::{Arranged, Brushed, Deed, Fault, Spot, Stand};

use crate::WireRefusal;
use crate::reading::{self, object, tagged};
use crate::view::{BadgeView, RefusalView, SceneView, SideView};

/// A set-up as it stands, and what is done to it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ArrangeQuestion {
    /// The id of the game.
    pub game: String,
    /// Rule options by name; the others have their defaults.
    pub options: BTreeMap<String, String>,
    /// The set-up as position text, whole or not; none is the normal start.
    pub text: Option<String>,
    /// What is done to it; none only looks.
    pub deed: Option<DeedView>,
}

object!(ArrangeQuestion {
    game,
    options,
    text,
    deed,
});

impl ArrangeQuestion {
    /// Reads a question.
    ///
    /// # Errors
    /// `E_TEXT_TOO_LONG`, `E_MESSAGE` with line and column.
    pub fn read(text: &str) -> Result<ArrangeQuestion, Refusal> {
        TextLimits::STANDARD.check_message(text)?;
        Ok(reading::read(text).map_err(|error| WireRefusal::Message { error })?)
    }
}

/// What is done to a set-up. In JSON the field `do` names it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS), ts(tag = "do", rename_all = "snake_case"))]
pub enum DeedView {
    /// Puts a piece on a place: beside what stands there if the two may share it, else instead of it.
    Put {
        /// The place.
        site: u32,
        /// The text of a brush.
        brush: String,
    },
    /// Takes everything from a place.
    Take {
        /// The place.
        site: u32,
    },
    /// Puts a board on a pin, with whatever stands on it.
    Board {
        /// The board's own name.
        board: String,
        /// The pin.
        anchor: u32,
        /// Whether it is turned by 180 degrees.
        turned: bool,
    },
    /// Gives a field a value.
    Set {
        /// Its name.
        field: String,
        /// Whose it is; none for one of the whole game.
        side: Option<SideView>,
        /// The value, in the words of the field's kind.
        value: String,
    },
    /// Takes every piece away.
    Clear {},
    /// Begins anew with a named start.
    Standard {
        /// Its name.
        setup: String,
    },
    /// Exchanges the sides.
    Mirror {},
}

tagged!(DeedView by "do" {
    "put": Put { site, brush },
    "take": Take { site },
    "board": Board { board, anchor, turned },
    "set": Set { field, side, value },
    "clear": Clear {},
    "standard": Standard { setup },
    "mirror": Mirror {},
});

impl From<DeedView> for Deed {
    fn from(deed: DeedView) -> Deed {
        match deed {
            DeedView::Put { site, brush } => Deed::Put {
                site: Spot::Index(site),
                brush,
            },
            DeedView::Take { site } => Deed::Take {
                site: Spot::Index(site),
            },
            DeedView::Board {
                board,
                anchor,
                turned,
            } => Deed::Board {
                board,
                anchor: Spot::Index(anchor),
                turned: if turned { Turned::Yes } else { Turned::No },
            },
            DeedView::Set { field, side, value } => Deed::Set {
                field,
                side: side.map(Into::into),
                value,
            },
            DeedView::Clear {} => Deed::Clear,
            DeedView::Standard { setup } => Deed::Standard { setup },
            DeedView::Mirror {} => Deed::Mirror,
        }
    }
}

/// A set-up with everything that can be done to it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ArrangedView {
    /// It as position text, which the next question brings back.
    pub text: String,
    /// Its picture.
    pub scene: SceneView,
    /// The pieces that there are, each with the places where it can stand by the rules.
    pub palette: Vec<BrushView>,
    /// The boards that can be moved.
    pub boards: Vec<FreeBoard>,
    /// What a position has beside boards and pieces.
    pub fields: Vec<FieldView>,
    /// What is wrong, the first fault first; empty exactly when it is a position.
    pub faults: Vec<FaultView>,
    /// The canonical text of the position; none as long as something is wrong.
    pub whole: Option<String>,
}

impl From<&Arranged> for ArrangedView {
    fn from(arranged: &Arranged) -> ArrangedView {
        ArrangedView {
            text: arranged.text.clone(),
            scene: (&arranged.scene).into(),
            palette: arranged.palette.iter().map(BrushView::from).collect(),
            boards: arranged.boards.iter().map(FreeBoard::from).collect(),
            fields: arranged.fields.iter().map(FieldView::from).collect(),
            faults: arranged.faults.iter().map(FaultView::from).collect(),
            whole: arranged.whole.clone(),
        }
    }
}

/// A piece that can be put on places.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BrushView {
    /// How position texts write it: this names the brush in a deed.
    pub text: String,
    /// Whose piece it is.
    pub side: SideView,
    /// Its kind in the game's own words.
    pub kind: &'static str,
    /// The marks on it.
    pub badges: Vec<BadgeView>,
    /// Where such a piece can stand by the rules, ascending. It can be put on every other place too.
    pub sites: Vec<u16>,
}

impl From<&Brushed> for BrushView {
    fn from(brushed: &Brushed) -> BrushView {
        let brush = &brushed.brush;
        BrushView {
            text: brush.text.clone(),
            side: brush.side.into(),
            kind: brush.kind,
            badges: brush.badges.iter().map(BadgeView::from).collect(),
            sites: brushed.sites.iter().map(|site| site.0).collect(),
        }
    }
}

/// A board that can be moved.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FreeBoard {
    /// The board's own name.
    pub name: String,
    /// The pins on which it can stand: its own, and those that are free.
    pub anchors: Vec<u8>,
}

impl From<&Stand> for FreeBoard {
    fn from(stand: &Stand) -> FreeBoard {
        FreeBoard {
            name: stand.name.to_owned(),
            anchors: stand.anchors.iter().map(|anchor| anchor.0).collect(),
        }
    }
}

/// What a position has beside boards and pieces.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FieldView {
    /// Its name.
    pub name: &'static str,
    /// Whose it is; none for one of the whole game.
    pub side: Option<SideView>,
    /// What it can hold.
    pub kind: FieldKindView,
    /// What it holds, in the words of its kind.
    pub value: String,
}

impl From<&Field<Code>> for FieldView {
    fn from(field: &Field<Code>) -> FieldView {
        FieldView {
            name: field.name.as_str(),
            side: field.side.map(SideView::from),
            kind: (&field.kind).into(),
            value: field.value.clone(),
        }
    }
}

/// What a field can hold, and in which words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum FieldKindView {
    /// `first` or `second`.
    Side,
    /// A number in digits.
    Number {
        /// The least.
        least: u32,
        /// The greatest.
        most: u32,
    },
    /// `yes` or `no`.
    Flag,
    /// The name of a place; nothing is none.
    Place {
        /// The places that may be named.
        sites: Vec<u16>,
    },
    /// Names of places with commas between them; nothing is none.
    Places {
        /// The places that may be named.
        sites: Vec<u16>,
    },
    /// A text in the game's own notation; nothing is none.
    Text,
}

impl From<&FieldKind> for FieldKindView {
    fn from(kind: &FieldKind) -> FieldKindView {
        let ids = |sites: &[rules::SiteId]| sites.iter().map(|site| site.0).collect();
        match kind {
            FieldKind::Side => FieldKindView::Side,
            FieldKind::Number { least, most } => FieldKindView::Number {
                least: *least,
                most: *most,
            },
            FieldKind::Flag => FieldKindView::Flag,
            FieldKind::Place { sites } => FieldKindView::Place { sites: ids(sites) },
            FieldKind::Places { sites } => FieldKindView::Places { sites: ids(sites) },
            FieldKind::Text => FieldKindView::Text,
        }
    }
}

/// Something that is wrong with a set-up, and where.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FaultView {
    /// The rule.
    pub refusal: RefusalView,
    /// The places of what is wrong; empty where it has none.
    pub sites: Vec<u16>,
    /// The name of the field that is wrong, if one is.
    pub field: Option<&'static str>,
    /// Whose field it is; none for one of the whole game.
    pub side: Option<SideView>,
}

impl From<&Fault> for FaultView {
    fn from(fault: &Fault) -> FaultView {
        FaultView {
            refusal: (&fault.refusal).into(),
            sites: fault.sites.iter().map(|site| site.0).collect(),
            field: fault.field.map(|(name, _)| name.as_str()),
            side: fault.field.and_then(|(_, side)| side.map(Into::into)),
        }
    }
}

/// A set-up, or why a question was refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ArrangeAnswer {
    /// It as it stands now.
    Ok(Box<ArrangedView>),
    /// It was not done, and what was before still holds.
    Refused(RefusalView),
}

impl ArrangeAnswer {
    /// The answer as text.
    #[must_use]
    pub fn write(&self) -> String {
        // Plain strings and numbers: there is nothing that could fail.
        serde_json::to_string(self).unwrap_or_default()
    }
}

impl From<Result<Arranged, Refusal>> for ArrangeAnswer {
    fn from(result: Result<Arranged, Refusal>) -> ArrangeAnswer {
        match result {
            Ok(arranged) => ArrangeAnswer::Ok(Box::new((&arranged).into())),
            Err(refusal) => ArrangeAnswer::Refused((&refusal).into()),
        }
    }
}
