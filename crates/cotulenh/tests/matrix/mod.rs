//! The conformance matrices of `docs/rules/cotulenh.md`, sections 16 and 18: every row by its id, as printed and mirrored, with the
//! undo of every action, on the engine and on the literal reference.

mod air_defence;
mod commander;
mod complete;
mod deploy;
mod ends;
mod engine;
mod harness;
mod heroic;
mod literal;
mod mirror;
mod moves;
mod option_row;
mod options;
mod position_text;
mod seed_plan;
mod stacks;
mod stay;
mod suicide;
mod terrain;
mod undo;
