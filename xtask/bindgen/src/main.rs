//! `bindgen IN.wasm OUT_FOLDER`: writes `engine.js`, `engine.d.ts` and `engine_bg.wasm` for a browser.
//!
//! A program of its own because its library takes a minute to build, and `cargo xtask` shall start in seconds. The library
//! instead of the command of the same name: cargo then pins one version for both halves, and nothing need be installed.

use std::path::PathBuf;

use anyhow::{Context, Result};
use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<()> {
    let mut arguments = std::env::args_os().skip(1).map(PathBuf::from);
    let (Some(input), Some(out), None) = (arguments.next(), arguments.next(), arguments.next())
    else {
        anyhow::bail!("usage: bindgen IN.wasm OUT_FOLDER");
    };
    Bindgen::new()
        .input_path(&input)
        .web(true)?
        .out_name("engine")
        .typescript(true)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate(&out)
        .with_context(|| format!("cannot bind {}", input.display()))
}
