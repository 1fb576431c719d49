#![no_main]
//! The target `save` for libFuzzer.

libfuzzer_sys::fuzz_target!(|data: &[u8]| fairyring_fuzz::timed("save", data));
