//! The start (rules: 10.1).

/// The normal start as position text.
pub const RSTART: &str =
    "-:rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR:- w 0,0 - 0 1";
