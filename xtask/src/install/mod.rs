//! Installing what is missing, and only that: every function here is quick when there is nothing to do.

mod apt;
mod python;
mod rust_tool;
mod toolchain;

pub(crate) use apt::{package, program};
pub(crate) use python::{Python, python};
pub(crate) use rust_tool::{RustTool, rust_tool};
pub(crate) use toolchain::{component, nightly, target};
