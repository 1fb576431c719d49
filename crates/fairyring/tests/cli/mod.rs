//! The command line as scripts see it: the real binary, its output and its exit status.

mod arrange;
mod codes;
mod contract;
mod ends;
mod judging;
mod kings_cooking;
mod machine;
mod pictures;
mod records;
pub(crate) mod run;
mod serve;
mod turns;
