//! A tiny game with mid-turn steps and a duty, to test everything that stands on the rules.
