//! The laws that every game passes, as reusable tests.
