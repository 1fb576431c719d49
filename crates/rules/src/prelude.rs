//! What whoever uses a game needs of this crate: `use xiangqi::prelude::*;`.

pub use crate::{
    Adjudicate, Codes, Course, Game, Outcome, Position, Present, Reading, Refused, Side, Stage,
    Standing, Text,
};
