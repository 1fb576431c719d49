#![no_main]
//! The target `steps` for libFuzzer.

libfuzzer_sys::fuzz_target!(|data: &[u8]| fairyring_fuzz::timed("steps", data));
