//! Terms as they are proposed, told and stored.

use std::collections::BTreeMap;

use round::{Beat, ClockTerms, Rating, Start, Takebacks, Terms, Visibility};
use serde::Serialize;

use crate::reading::{Fault, Fields, Kind, Take, Value, tagged, words};

/// What is agreed before a round begins. All but the game has a default.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct TermsView {
    /// The id of the game.
    pub game: String,
    /// Rule options by name; the others have their defaults.
    #[cfg_attr(test, schemars(default))]
    pub options: BTreeMap<String, String>,
    /// Where it begins.
    #[cfg_attr(test, schemars(default))]
    pub start: StartView,
    /// How time counts.
    #[cfg_attr(test, schemars(default))]
    pub clock: ClockView,
    /// Whether turns may be taken back if the other agrees.
    #[cfg_attr(test, schemars(default = "takebacks_by_default"))]
    pub takebacks: bool,
    /// Whether steps are graded by the beat.
    #[cfg_attr(test, schemars(default))]
    pub beat: BeatTerm,
    /// Who may watch.
    #[cfg_attr(test, schemars(default))]
    pub visibility: VisibilityView,
    /// Whether the result counts for a rating.
    #[cfg_attr(test, schemars(default))]
    pub rated: bool,
}

/// What holds where terms do not say it.
const fn takebacks_by_default() -> bool {
    true
}

impl Take for TermsView {
    fn take(value: Value) -> Result<TermsView, Fault> {
        let mut fields = Fields::of(value)?;
        let terms = TermsView {
            game: fields.take("game")?,
            options: fields.take_or_default("options")?,
            start: fields.take_or_default("start")?,
            clock: fields.take_or_default("clock")?,
            takebacks: fields.take_or_else("takebacks", takebacks_by_default)?,
            beat: fields.take_or_default("beat")?,
            visibility: fields.take_or_default("visibility")?,
            rated: fields.take_or_default("rated")?,
        };
        fields.finish()?;
        Ok(terms)
    }
}

/// Where a round begins.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum StartView {
    /// The normal start.
    #[default]
    Normal,
    /// A position text.
    Position(String),
    /// A named start.
    Setup(String),
    /// Both choose their pieces unseen.
    Draft,
}

impl Take for StartView {
    fn take(value: Value) -> Result<StartView, Fault> {
        const EXPECTED: &str = "`normal`, `draft`, or an object with `position` or `setup`";
        match value.kind() {
            Kind::Text(text) if text == "normal" => Ok(StartView::Normal),
            Kind::Text(text) if text == "draft" => Ok(StartView::Draft),
            Kind::Object(_) => {
                let wrong = value.unlike(EXPECTED);
                let mut fields = Fields::of(value)?;
                let position: Option<String> = fields.take("position")?;
                let setup: Option<String> = fields.take("setup")?;
                fields.finish()?;
                match (position, setup) {
                    (Some(text), None) => Ok(StartView::Position(text)),
                    (None, Some(name)) => Ok(StartView::Setup(name)),
                    _ => Err(wrong),
                }
            }
            _ => Err(value.unlike(EXPECTED)),
        }
    }
}

/// How time counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum ClockView {
    /// It does not.
    None {},
    /// Both sit at the board.
    Live {
        /// What each side begins with.
        base_ms: u32,
        /// What a turn earns.
        increment_ms: u32,
    },
    /// So many days for each turn.
    Days {
        /// How many.
        days: u8,
    },
}

impl Default for ClockView {
    fn default() -> ClockView {
        ClockView::None {}
    }
}

tagged!(ClockView by "kind" {
    "none": None {},
    "live": Live { base_ms, increment_ms },
    "days": Days { days },
});

/// Whether steps are graded by the beat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum BeatTerm {
    /// They are not.
    #[default]
    Off,
    /// Each page says what it measured, and the other believes it.
    OnTrust,
}

words!(BeatTerm { "off": Off, "on_trust": OnTrust });

/// Who may watch.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum VisibilityView {
    /// Everybody, and lists show it.
    Listed,
    /// Whoever knows its name.
    #[default]
    Unlisted,
    /// Who holds a chair.
    Closed,
}

words!(VisibilityView { "listed": Listed, "unlisted": Unlisted, "closed": Closed });

impl From<TermsView> for Terms {
    fn from(view: TermsView) -> Terms {
        Terms {
            game: view.game,
            options: view.options.into_iter().collect(),
            start: match view.start {
                StartView::Normal => Start::Normal,
                StartView::Position(text) => Start::Position(text),
                StartView::Setup(name) => Start::Setup(name),
                StartView::Draft => Start::Draft,
            },
            clock: match view.clock {
                ClockView::None {} => ClockTerms::None,
                ClockView::Live {
                    base_ms,
                    increment_ms,
                } => ClockTerms::Live {
                    base: base_ms,
                    increment: increment_ms,
                },
                ClockView::Days { days } => ClockTerms::Days(days),
            },
            takebacks: match view.takebacks {
                true => Takebacks::Asked,
                false => Takebacks::Never,
            },
            beat: match view.beat {
                BeatTerm::Off => Beat::Off,
                BeatTerm::OnTrust => Beat::OnTrust,
            },
            visibility: match view.visibility {
                VisibilityView::Listed => Visibility::Listed,
                VisibilityView::Unlisted => Visibility::Unlisted,
                VisibilityView::Closed => Visibility::Closed,
            },
            rating: match view.rated {
                true => Rating::Rated,
                false => Rating::Casual,
            },
        }
    }
}

impl From<&Terms> for TermsView {
    fn from(terms: &Terms) -> TermsView {
        TermsView {
            game: terms.game.clone(),
            options: terms.options.iter().cloned().collect(),
            start: match &terms.start {
                Start::Normal => StartView::Normal,
                Start::Position(text) => StartView::Position(text.clone()),
                Start::Setup(name) => StartView::Setup(name.clone()),
                Start::Draft => StartView::Draft,
            },
            clock: match terms.clock {
                ClockTerms::None => ClockView::None {},
                ClockTerms::Live { base, increment } => ClockView::Live {
                    base_ms: base,
                    increment_ms: increment,
                },
                ClockTerms::Days(days) => ClockView::Days { days },
            },
            takebacks: terms.takebacks == Takebacks::Asked,
            beat: match terms.beat {
                Beat::Off => BeatTerm::Off,
                Beat::OnTrust => BeatTerm::OnTrust,
            },
            visibility: match terms.visibility {
                Visibility::Listed => VisibilityView::Listed,
                Visibility::Unlisted => VisibilityView::Unlisted,
                Visibility::Closed => VisibilityView::Closed,
            },
            rated: terms.rating == Rating::Rated,
        }
    }
}
