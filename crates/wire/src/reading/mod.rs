//! JSON text to values, and values to what they mean.
//!
//! By hand: what serde derives for reading is compiled anew for every type, can read numbers with fractions and arrays in the
//! place of objects, which nobody sends, and was a fifth of each module that the browser loads. Writing is serde's.

mod fault;
mod fields;
mod parse;
mod take;
mod value;

pub(crate) use fault::Fault;
pub(crate) use fields::Fields;
pub(crate) use take::{Take, object, tagged, words};
pub(crate) use value::{Kind, Value};

/// Reads a text as one value of a type.
///
/// # Errors
/// What is wrong, with line and column.
pub(crate) fn read<T: Take>(text: &str) -> Result<T, String> {
    parse::parse(text)
        .and_then(T::take)
        .map_err(|fault| fault.at_line_of(text))
}
