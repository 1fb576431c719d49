//! King's Cooking: three against three on nine squares, exactly.
