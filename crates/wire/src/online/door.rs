//! What a server refuses before a round is asked.

rules::refusals! {
    /// Why a server refuses what is no matter of a round.
    pub enum DoorRefusal {
        /// A message that is none.
        Protocol { error: String } = "E_PROTOCOL": "{error}";
        /// A page that is too old or too new.
        Outdated { speaks: u32, accepted: rules::Accepted } =
            "E_OUTDATED": "version {speaks} of the messages is not spoken here; accepted: {accepted}";
        /// Nobody.
        Nobody = "E_NOBODY": "this needs somebody: a cookie or a token";
        /// Somebody else's, or from another site.
        Forbidden = "E_FORBIDDEN": "this is not yours to do from here";
        /// A chair that somebody else holds.
        ChairTaken = "E_CHAIR_TAKEN": "somebody else has taken this chair";
        /// A token that is none.
        Token = "E_TOKEN": "the link does not fit this round, or was revoked";
        /// A link that was good once.
        Expired = "E_EXPIRED": "the link has expired";
        /// Too much.
        Limit { seconds: u32 } = "E_LIMIT": "too much was asked; try again in {seconds} seconds";
        /// A server that stops.
        Restarting = "E_BUSY": "the server is restarting; try again";
        /// Something that a later version can do.
        Feature { what: String } = "E_FEATURE": "{what} is not built yet";
    }
}
