#![no_main]
//! The target `protocol` for libFuzzer.

libfuzzer_sys::fuzz_target!(|data: &[u8]| fairyring_fuzz::timed("protocol", data));
