//! What a table refuses beside the rules.

rules::refusals! {
    /// Why a library, a match or a machine at its table refuses.
    pub enum TableRefusal {
        /// A game that nobody lists.
        Game { id: String, accepted: rules::Accepted } = "E_GAME": "unknown game '{id}'; accepted: {accepted}";
        /// A list without a game.
        NoGame = "E_GAME": "there is no game";
        /// A second offer.
        DrawOffered = "E_DRAW_OFFER": "this side has already offered a draw; the other side may accept or decline it";
        /// An answer without a question.
        NoDrawOffer = "E_DRAW_OFFER": "the other side has not offered a draw";
        /// A place, before the word that decides who goes there.
        ChooseFirst = "E_CHOOSE_FIRST": "several can go there; choose first who does";
        /// A time where none counts.
        NoBeat { game: &'static str } = "E_TIMING": "{game} has no beat; accepted: a step without a time";
        /// A grade that nobody measured.
        Grade { grade: &'static str } =
            "E_TIMING": "the text says '{grade}'; accepted here: a step without a grade, and no pass";
        /// A turn that goes on.
        TurnOpen { text: String } =
            "E_TURN_OPEN": "the turn is not at its end after '{text}'; accepted: all of its steps, joined by commas";
        /// A player of solved games, in another one.
        NotSolved { style: String, game: &'static str } =
            "E_AI_FAILED": "{style} plays a game that is solved, and {game} is none";
        /// A player of games that count, in another one.
        NoMargin { style: String, game: &'static str } =
            "E_AI_FAILED": "{style} plays a game that counts a margin, and {game} is none";
    }
}
