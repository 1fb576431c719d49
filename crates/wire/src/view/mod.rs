//! What a page is told: the plain data of `rules` and `table` in the form of messages.
//!
//! The types mirror those of `rules` and `table` one to one, because those crates know no serialisation. A test writes them
//! as TypeScript and compares the text with the page's own copy, so the two cannot drift apart.

mod clock;
mod event;
mod game;
mod history;
mod offers;
mod scene;
mod status;
mod thought;
mod universe;
mod whole;

pub use clock::ClockView;
pub use event::EventView;
pub use game::{GameView, OptionView, TimingView};
pub use history::{CapturedView, EntryView, FactsView, TakenView};
pub use offers::{OfferView, OffersView, RefusedPick};
pub use scene::{
    ActedView, BadgeView, BoardStand, LayerSites, MeterView, OwedView, PieceOn, SceneView,
    SessionState,
};
pub use status::{FindingView, RulingView, SideView, StageView, StatusView};
pub use thought::{InsightView, ScoreView, ThinkLimits, ThinkStyle, Thought};
pub use universe::{AnchorPlace, BoardPlace, SitePlace, UniverseView};
pub use whole::View;
