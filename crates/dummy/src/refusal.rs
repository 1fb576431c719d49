//! What the game refuses.

use rules::Accepted;

rules::refusals! {
    /// Why a step or a position text is refused.
    pub enum Refusal: Common(rules::CommonRefusal) {
        /// The game has ended.
        Over = "E_GAME_OVER": "the game is over";
        /// No legal step is written so.
        Step { text: String, accepted: Accepted } = "E_STEP": "'{text}' is not legal here; accepted: {accepted}";
        /// A position text has another number of fields.
        Fields = "E_POS": "position text: six fields separated by single spaces are needed";
        /// A cell is none.
        Cells = "E_POS": "position text: cells are '.', '1' and '2'";
        /// There are more or fewer cells.
        Seven = "E_POS": "position text: seven cells are needed";
        /// The actor is nobody.
        Actor = "E_POS": "position text: the actor is '1' or '2'";
        /// The points are no pair.
        Points = "E_POS": "position text: points are a:b";
        /// A number is none.
        Number = "E_POS": "position text: numbers have no leading zero and are at most 250";
        /// The place of a stone is none.
        Place = "E_POS": "position text: a cell is '-' or 0 to 6";
        /// The running stone is not where it must be.
        Runner = "E_POS": "position text: the running stone is not the actor's";
        /// The stone that waits is not where it must be.
        Waiting = "E_POS": "position text: the stone that waits is not the opponent's on its far cell";
        /// Two duties at once.
        Both = "E_POS": "position text: a stone runs while one waits";
        /// A stone has arrived and nobody waits for the decision.
        Arrived = "E_POS": "position text: an arrived stone must be the one that waits";
    }
}
