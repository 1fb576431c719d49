//! The vocabulary and the traits that every game of Fairyring implements.
//!
//! A game is a [`Position`]: a state that generates its legal steps, plays them and takes them back exactly. Beside it
//! stand small traits for everything that is not asked millions of times a second: [`Text`] (positions and steps as text,
//! and the rule that forbids a step), [`Adjudicate`] (draws and repetition), [`Present`] (what eyes and hands need),
//! and [`Audit`] (what tests need). [`Game`] is all of them with a name. What a search needs beyond that is in the crate `evaluation`.
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
mod arrange;
mod checksum;
mod code;
mod common;
mod course;
mod detail;
mod draft;
mod event;
mod facts;
mod game;
mod name;
mod note;
mod outcome;
mod perft;
mod pick;
mod place;
mod position;
pub mod prelude;
mod present;
mod random;
mod refusal;
mod scene;
mod side;
mod solver;
mod stage;
mod text;
mod timing;
mod turn;
mod vocabulary;
mod written;

pub use adjudicate::{Adjudicate, Past};
pub use arrange::{
    Arrange, ArrangeRefusal, At, Brush, Fault, Faults, Field, FieldKind, FieldValue, FirstFault,
    Turned, every_fault,
};
pub use checksum::crc32;
pub use code::{Code, Codes};
pub use common::CommonRefusal;
pub use course::{Course, Moment, Ply, after};
pub use detail::{Accepted, Detail, DetailKind, Detailed};
pub use draft::Drafts;
pub use event::{Effect, Event};
pub use facts::{Captor, Captured, StepFacts};
pub use game::Game;
pub use name::{MAX_NAME_BYTES, NameRefusal, check_name, clean_name};
pub use note::{Fate, Note, Threat};
pub use outcome::{Finding, MatchEnd, Outcome, Placed, Remark, Ruling, Target};
pub use perft::{Leaves, perft, perft_turns};
pub use pick::{NotAPick, Pick, Word};
pub use place::{AnchorId, AnchorInfo, BoardId, BoardInfo, SiteId, SiteInfo, Universe};
pub use position::{Audit, IllegalStep, Mirror, Position};
pub use present::{Present, named_places};
pub use random::{SplitMix64, Words, zobrist};
pub use refusal::{Case, Refusal, Refused};
pub use scene::{
    Attacked, Badge, BoardView, LayerView, Meter, Owed, PieceView, Scene, SessionView, Waiting,
};
pub use side::Side;
pub use solver::{Bytes, OnProgress, Solver};
pub use stage::Stage;
pub use text::{
    OptionSpec, PRESET, PresetSpec, Reading, RuleOptions, Standing, Text, read_options,
    read_recorded_options,
};
pub use timing::{Timing, TimingError};
pub use turn::{read_joined, read_turn, write_joined};
pub use vocabulary::Vocabulary;

/// The example of the README is run with those of the documentation, so that it cannot grow old.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
