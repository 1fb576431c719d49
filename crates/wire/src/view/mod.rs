//! What a page is told: the plain data of `rules` and `table` in the form of messages.
//!
//! The types mirror those of `rules` and `table` one to one, because those crates know no serialisation. A test writes them
//! as TypeScript and compares the text with the page's own copy, so the two cannot drift apart.

mod clock;
mod event;
mod game;
mod history;
mod left_out;
mod note;
mod offers;
mod refusal;
mod scene;
mod status;
#[cfg(feature = "thinking")]
mod thought;
mod universe;
mod whole;

pub use clock::{ClockKindView, ClockView};
pub use event::EventView;
pub use game::{GameView, OptionView, PresetView, TimingView};
pub use history::{CaptorView, CapturedView, EntryView, FactsView, TakenView, TurnView};
pub use left_out::LeftOutView;
pub use note::NoteView;
pub use offers::{OfferView, OffersView, RefusedPick};
pub use refusal::{DetailView, RefusalView};
pub use scene::{
    ActedView, BadgeView, BoardStand, LayerSites, MeterView, OwedView, PieceOn, SceneView,
    SessionState, WaitingView,
};
pub use status::{
    FindingView, PlacedView, RemarkView, RulingView, SideView, StageView, StatusView, TargetView,
};
#[cfg(feature = "thinking")]
pub use thought::{
    BoundView, DistanceView, HalfView, InsightView, QuestionView, ScoreView, ThinkLimits,
    ThinkStyle, Thought,
};
pub use universe::{AnchorPlace, BoardPlace, SitePlace, UniverseView};
pub use whole::View;
