//! What the catalogue refuses.

rules::refusals! {
    /// Why the catalogue refuses a record.
    pub enum CatalogRefusal {
        /// A form that the game does not have.
        RecordForm { form: String, accepted: rules::Accepted } = "E_FORM": "unknown record form '{form}'; accepted: {accepted}";
    }
}
