//! What is refused of deeds, whatever the game.

crate::refusals! {
    /// Why a deed of somebody who sets up a position is refused.
    pub enum ArrangeRefusal {
        /// The place is not on a board now, or holds no pieces.
        NoPlace { place: String } = "E_ARRANGE": "nothing can stand on '{place}'; accepted: the places of the boards as they stand";
        /// There is no such piece.
        NoBrush { piece: String, accepted: crate::Accepted } = "E_ARRANGE": "unknown piece '{piece}'; accepted: {accepted}";
        /// There is no such field.
        NoField { name: String, accepted: crate::Accepted } = "E_ARRANGE": "unknown field '{name}'; accepted: {accepted}";
        /// A field does not hold such a value.
        NoValue { name: String, value: String, accepted: crate::Accepted } =
            "E_ARRANGE": "'{name}' does not hold '{value}'; accepted: {accepted}";
        /// No board of that name moves.
        NoBoard { name: String, accepted: crate::Accepted } = "E_ARRANGE": "no board '{name}' can be moved; accepted: {accepted}";
        /// A board cannot stand there.
        NoPin { name: String, pin: String, accepted: crate::Accepted } =
            "E_ARRANGE": "the board {name} cannot stand on '{pin}'; accepted: {accepted}";
        /// The game has no set-ups.
        NotOffered { game: String } = "E_ARRANGE": "positions of '{game}' cannot be set up by hand";
    }
}
