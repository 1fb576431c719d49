//! What the game refuses (rules: 21.1, 21.2, 21.3).

use crate::geometry::Square;
use crate::piece::{Colour, Kind};
use crate::setup::LineUp;

rules::refusals! {
    /// Why a step, a position text or a start is refused.
    pub enum Refusal: Common(rules::CommonRefusal) {
        /// The party is over.
        Over = "E_GAME_OVER": "the game has ended; no step is accepted";
        /// A text is not of the machine form.
        Syntax { text: String } =
            "E_MOVE_SYNTAX": "'{text}' is no step; accepted: two squares of a1 to c3 and for a promotion one of q r b n (b1b3q), \
             or a square and off (a3off)";
        /// A text is not of the human form.
        HumanSyntax { text: String } =
            "E_MOVE_SYNTAX": "'{text}' is no step; accepted: Ra1-a2, Ra1xa3, Nb2-off, b1-b3=Q, a1xb2 e.p.";
        /// Nothing stands on the start square.
        NoUnit { square: Square } = "E_NO_PIECE": "{square} is empty";
        /// The unit on the start square is of another kind than the text says.
        OtherKind { said: Kind, square: Square, kind: Kind } =
            "E_NO_PIECE": "no {said} stands on {square}; it is a {kind}";
        /// The unit on the start square is the rival's.
        NotYours { kind: Kind, square: Square } = "E_NOT_YOURS": "the {kind} on {square} is the rival's";
        /// A pawn does not leave.
        PawnLeaves { square: Square } =
            "E_OFF_PAWN": "the pawn on {square} may not leave; a pawn never does before it is promoted";
        /// No line of the unit leads into the rival's court.
        NoLineOff { kind: Kind, square: Square } =
            "E_OFF_LINE": "no line of a {kind} leads from {square} over the far edge";
        /// Every line into the rival's court is blocked.
        BlockedOff { kind: Kind, square: Square } =
            "E_OFF_BLOCKED": "every line of the {kind} from {square} over the far edge is blocked";
        /// A unit would leave into the court of its own side.
        OwnCourt { square: Square } =
            "E_OFF_LINE": "the unit on {square} leaves over the far edge, into the rival's court";
        /// Whoever is in a court plays no more.
        InCourt = "E_NO_PIECE": "whoever is in a court plays no more";
        /// The kind does not move so.
        Pattern { kind: Kind, from: Square, to: Square } =
            "E_PATTERN": "a {kind} does not move from {from} to {to}";
        /// An own unit stands on the target.
        OwnUnit { square: Square } = "E_OWN_PIECE": "{square} holds an own unit";
        /// A unit stands in between.
        Blocked { kind: Kind, from: Square, to: Square } =
            "E_BLOCKED": "a unit stands in the way of the {kind} from {from} to {to}";
        /// A pawn would move diagonally to nothing.
        NoCapture { square: Square } =
            "E_NO_CAPTURE": "{square} is empty and no en passant target; a pawn moves diagonally only to capture";
        /// The same, where en passant was possible one own turn ago.
        TooLate { square: Square } =
            "E_NO_CAPTURE": "{square} is empty and no en passant target; a pawn moves diagonally only to capture; too late: en \
             passant was possible only at once after the two-square step";
        /// A text speaks of a capture that is none.
        CapturesNothing { text: String } = "E_NO_CAPTURE": "'{text}' captures nothing; write - for x";
        /// A promotion without its kind.
        ChooseKind { from: Square, to: Square } =
            "E_PROMO_REQUIRED": "{from}{to} promotes; choose {from}{to}q, {from}{to}r, {from}{to}b or {from}{to}n";
        /// A promotion to what no pawn becomes.
        NoSuchPromotion = "E_PROMO_KIND": "a pawn becomes neither king nor pawn; accepted: q, r, b, n";
        /// A kind where nothing promotes.
        NoPromotion { from: Square, to: Square } =
            "E_PROMO_UNEXPECTED": "{from}{to} does not promote; give it without a kind";

        /// A position text has more or fewer fields.
        Fields { text: String, count: usize } =
            "E_POS_SYNTAX": "'{text}' has not 7 fields but {count}; accepted: board, side, en passant, two tallies, h and p, one \
             space between them";
        /// A position text has so many fields that nobody counts them.
        ManyFields { text: String, most: usize } =
            "E_POS_SYNTAX": "'{text}' has more than {most} fields; accepted: board, side, en passant, two tallies, h and p, one \
             space between them";
        /// A rank is missing.
        NoRank { rank: u8, text: String } =
            "E_POS_SYNTAX": "rank {rank} is missing in '{text}'; accepted: three ranks parted by /";
        /// There are more ranks than three.
        ManyRanks { text: String } =
            "E_POS_SYNTAX": "'{text}' has more than three ranks; accepted: three ranks parted by /";
        /// Two runs of empty squares follow each other.
        RankRuns { rank: u8, text: String } =
            "E_POS_SYNTAX": "rank {rank} '{text}' has two runs in a row; accepted: three squares out of R N B Q P r n b q p and \
             runs 1 2 3";
        /// A letter is no unit.
        RankLetter { rank: u8, text: String } =
            "E_POS_SYNTAX": "rank {rank} '{text}' has an unknown letter; accepted: three squares out of R N B Q P r n b q p and \
             runs 1 2 3";
        /// A rank has more than three squares.
        RankLong { rank: u8, text: String } =
            "E_POS_SYNTAX": "rank {rank} '{text}' is too long; accepted: three squares out of R N B Q P r n b q p and runs 1 2 3";
        /// A rank has fewer than three squares.
        RankShort { rank: u8, text: String } =
            "E_POS_SYNTAX": "rank {rank} '{text}' is too short; accepted: three squares out of R N B Q P r n b q p and runs 1 2 3";
        /// The side to move is none.
        SideLetter { text: String } = "E_POS_SYNTAX": "side '{text}'; accepted: l, d";
        /// The en passant target is none.
        TargetText { text: String } = "E_POS_SYNTAX": "en passant target '{text}'; accepted: -, a2, b2, c2";
        /// A tally is none.
        TallyText { text: String } =
            "E_POS_SYNTAX": "tally '{text}'; accepted: guests and captured units, one digit each, parted by a point";
        /// The counter of plies without progress is no number.
        QuietText { text: String } = "E_POS_SYNTAX": "h '{text}'; accepted: a number without leading zeros";
        /// The ply number is no number.
        PliesText { text: String } = "E_POS_SYNTAX": "p '{text}'; accepted: a number without leading zeros";
        /// The units of a side are not three.
        Count { side: Colour, board: usize, guests: u8, captured: u8, sum: usize } =
            "E_POS_COUNT": "{side} has {board} on the board, {guests} as guests and {captured} captured, together {sum}; accepted: 3";
        /// A pawn stands where it would have been promoted.
        PawnFar { side: Colour, square: Square } =
            "E_POS_PAWN": "{side} pawn on {square}, its far row; a pawn promotes there";
        /// Something stands on the en passant target.
        TargetHeld { target: Square } = "E_POS_EP": "en passant target {target}: the target is occupied";
        /// Something stands where the jump began.
        JumpStart { target: Square, start: Square } =
            "E_POS_EP": "en passant target {target}: {start}, where the jump began, is occupied";
        /// Nothing stands where the jump ended.
        JumpEnd { target: Square, landing: Square } =
            "E_POS_EP": "en passant target {target}: no promoted unit of the side that jumped stands on {landing}";
        /// Nobody can capture en passant.
        NoCaptor { target: Square, landing: Square } =
            "E_POS_EP": "en passant target {target}: no pawn of the side to move stands beside {landing}";
        /// A jump is progress.
        JumpQuiet { target: Square, quiet: u64 } =
            "E_POS_EP": "en passant target {target}: h is {quiet}; after a jump it is 0";
        /// A jump was played.
        JumpPlies { target: Square } = "E_POS_EP": "en passant target {target}: p is 0; a jump is a ply";
        /// The counter of plies without progress goes too far.
        QuietMost { quiet: u64, most: u8 } = "E_POS_COUNTER": "h is {quiet}; accepted: 0 to {most}";
        /// The ply number goes too far.
        PliesMost { plies: u64, most: u32 } = "E_POS_COUNTER": "p is {plies}; accepted: 0 to {most}";
        /// More plies without progress than plies.
        QuietOverPlies { quiet: u64, plies: u64 } =
            "E_POS_COUNTER": "h is {quiet} and p is {plies}; h is never greater";
        /// Light moves after an even number of plies.
        OddPlies { plies: u32 } = "E_POS_COUNTER": "light is to move and p is {plies}; accepted: an even p";
        /// Dark moves after an odd number of plies.
        EvenPlies { plies: u32 } = "E_POS_COUNTER": "dark is to move and p is {plies}; accepted: an odd p";

        /// A line-up has more or fewer units.
        PickCount { count: usize } = "E_SEL_COUNT": "a line-up has exactly three picks, not {count}";
        /// A letter is no kind.
        PickKind { letter: String } = "E_SEL_KIND": "'{letter}' is no kind of unit; accepted: R N B Q P";
        /// Too many of a kind.
        PickLimit { picked: usize, kind: Kind, most: usize } =
            "E_SEL_LIMIT": "{picked} of kind {kind}; a line-up has at most {most} of it";
        /// The line-ups differ where they are the same by the way they are chosen.
        Mirror { light: LineUp, dark: LineUp } =
            "E_SEL_MIRROR": "light {light} and dark {dark} differ; mirrored and random line-ups are equal file by file";
        /// A start has no such name.
        StartName { name: String } =
            "E_SETUP": "unknown set-up '{name}'; accepted: start, three letters of R N B Q P for both sides (RNB), two such \
             line-ups for Light and Dark (RNB:QPP, mirrored:RNB:RNB, independent:RNB:QPP), or random:SEED with a number below 2^64";
    }
}

rules::detailed! {
    place Square;
    kind Kind;
    side Colour;
    text LineUp;
}
