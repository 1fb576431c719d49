//! The vocabulary and the traits that every game of Fairyring implements.
//!
//! A game is a [`Position`]: a state that generates its legal steps, plays them and takes them back exactly. Beside it
//! stand small traits for everything that is not asked millions of times a second: [`Text`] (positions and steps as text,
//! and the rule that forbids a step), [`Adjudicate`] (draws and repetition), [`Present`] (what eyes and hands need),
//! [`Evaluate`] (what a search needs), [`Tune`] (what learning weights needs) and [`Audit`] (what tests need). [`Game`] is all of them with a name.
//!
//! What this crate is not: it knows no game, does no I/O, reads no clock, has no serialisation and holds no history.
//!
//! ```
//! use rules::{Side, SplitMix64};
//!
//! assert_eq!(Side::First.other(), Side::Second);
//! let mut random = SplitMix64::new(7);
//! assert!(random.below(3) < 3);
//! ```

mod adjudicate;
mod evaluate;
mod event;
mod facts;
mod game;
mod outcome;
mod perft;
mod phased;
mod pick;
mod place;
mod position;
mod present;
mod random;
mod refusal;
mod scene;
mod side;
mod stage;
mod terms;
mod text;
mod timing;
mod tune;

pub use adjudicate::{Adjudicate, Past, Ply};
pub use evaluate::{Evaluate, Exact, PerpetualCheck, TRACES, Truth};
pub use event::{Effect, Event};
pub use facts::{Captured, StepFacts};
pub use game::Game;
pub use outcome::{Finding, Outcome, Ruling};
pub use perft::{Leaves, perft, perft_turns};
pub use phased::Phased;
pub use pick::{NotAPick, Pick, Word};
pub use place::{AnchorId, AnchorInfo, BoardId, BoardInfo, SiteId, SiteInfo, Universe};
pub use position::{Audit, Mirror, Position};
pub use present::Present;
pub use random::{SplitMix64, Words, zobrist};
pub use refusal::Refusal;
pub use scene::{Badge, BoardView, LayerView, Meter, Owed, PieceView, Scene, SessionView};
pub use side::Side;
pub use stage::Stage;
pub use text::{OptionSpec, Reading, RuleOptions, Standing, Text, unknown_form, unknown_option};
pub use timing::{Timing, TimingError};
pub use tune::{Entry, Freedom, Tune, Weights};
