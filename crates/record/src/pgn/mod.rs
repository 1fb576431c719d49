//! Texts with tags, numbered turns, comments in braces and variations in parentheses: the one reader and the one writer.
//!
//! [`General`] is the format that every game has. A game whose players have a PGN of their own puts it together from the
//! same parts: [`read_tags`], [`read_moves`], [`write_tag`], [`write_moves`].
//!
//! The steps of one turn are one word, joined by commas. A word that ends with a comma leaves its turn open: so a comment can
//! stand inside a turn. A variation replaces the word before it. Also read: comments from `;` to the end of the line, lines
//! that begin with `%`, glyphs (`$1`, `!`, `?`), move numbers of any value, `(=)` for an offered draw, `e.p.`.
//!
//! Some notations have parentheses in their words: a stack that moves (`(NT)xe5`), a promotion that was owed (`(a8B=Q)`). So a
//! parenthesis opens a variation if white space, a digit, a comment or another mark follows it, and otherwise unless the
//! longest word that begins with it, every parenthesis in it closed, reads as steps of a turn in the position there. Our own
//! writer puts a number behind every parenthesis that opens a variation. In the same way `QL6-KL6(a8B=Q)` is one word if it
//! reads as one, and else a move and a variation.

mod general;
mod read;
mod tags;
mod token;
mod write;

pub use general::{General, pairs};
pub use read::{MoveReader, Moves, Parentheses, read_moves};
pub use tags::{Tag, is_name, read_tags};
pub use write::{MoveWriter, write_moves, write_tag};
