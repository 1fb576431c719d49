#![no_main]
//! The target `pgn` for libFuzzer.

libfuzzer_sys::fuzz_target!(|data: &[u8]| fairyring_fuzz::timed("pgn", data));
