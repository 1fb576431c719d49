//! Steps as text: machine form, readable form, long form (rules: 12).

pub(crate) mod machine;
pub(crate) mod readable;
pub(crate) mod session;
pub(crate) mod turn;
pub(crate) mod written;
