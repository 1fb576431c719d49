//! `bindgen IN.wasm OUT_FOLDER NAME`: writes `NAME.js`, `NAME.d.ts` and `NAME_bg.wasm` for a browser.
//!
//! A program of its own because its library takes a minute to build, and `cargo xtask` shall start in seconds. The library
//! instead of the command of the same name: cargo then pins one version for both halves, and nothing need be installed.

use anyhow::{Context, Result};
use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [input, out, name] = arguments.as_slice() else {
        anyhow::bail!("usage: bindgen IN.wasm OUT_FOLDER NAME");
    };
    Bindgen::new()
        .input_path(input)
        .web(true)?
        .out_name(name)
        .typescript(true)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate(out)
        .with_context(|| format!("cannot bind {input}"))
}
