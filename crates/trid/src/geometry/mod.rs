//! The fixed world: 60 columns, 15 levels, 96 squares, 12 pins.
//!
//! Everything about places that never changes is a table here (rules: 1). A new pin or another height is a change of
//! [`pin::PINS`] or of the main-board table, never of code elsewhere.
//!
//! The indexes of squares and of pins follow the byte order of their names, so that walking a set upwards gives steps in
//! the machine order of rules 12.1 without sorting. The squares of a column are neighbours in that order as well.

mod board;
mod column;
mod level;
mod pin;
mod square;
mod squares;
mod tables;

pub use board::{Arrival, Board, Instance, Rotation};
pub use column::{Column, File};
pub use level::{Level, MainBoard};
pub use pin::{Pin, Pins, Progress, Track};
pub use square::{Place, Square, Tint};
pub use squares::Squares;

pub(crate) use column::Columns;
pub(crate) use pin::neighbours;
pub(crate) use tables::{BETWEEN, SquareMasks, TABLES, forward};
