#![no_main]
//! The target `format` for libFuzzer.

libfuzzer_sys::fuzz_target!(|data: &[u8]| fairyring_fuzz::timed("format", data));
