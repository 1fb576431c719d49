//! Tri-Dimensional Chess: seven boards, four of them moving.
