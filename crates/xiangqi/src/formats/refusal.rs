//! What the texts of players are refused for, beside what every record text is (`record::RecordRefusal`).

use rules::Accepted;

use crate::Node;

rules::refusals! {
    /// Why a PGN or a DhtmlXQ text is refused. A branch is a line of a DhtmlXQ block; plies count from the start of the game.
    pub enum FormatRefusal {
        /// PGN: something after the game.
        AfterEnd { word: String } = "E_RECORD": "'{word}' after the end of the game; accepted: one game";
        /// PGN: Red is named twice.
        RedTwice { tag: String } = "E_TAG": "the tag '{tag}' stands twice (White is read as Red)";
        /// PGN: two results.
        TwoResults { end: &'static str, tag: &'static str } =
            "E_TAG": "the game ends with {end}, its Result tag says {tag}; accepted: the same in both places";

        /// No block.
        NoBlock = "E_RECORD": "the text does not begin with [DhtmlXQ]";
        /// Something else in a block.
        NoValue = "E_RECORD": "neither a value nor the end of the block; accepted: [DhtmlXQ_name] or [/DhtmlXQ]";
        /// A value of nothing.
        Nameless = "E_RECORD": "a value without a name; accepted: [DhtmlXQ_name], the name of letters, digits and _";
        /// A value without an end.
        ValueOpen { name: String } = "E_RECORD": "the value is not closed by [/DhtmlXQ_{name}]";
        /// Something after the block.
        AfterBlock = "E_RECORD": "text after [/DhtmlXQ]; accepted: one block";
        /// Moves that are not written in digits.
        Digits { name: String, digits: String } = "E_RECORD": "{name} is '{digits}'; accepted: four digits a move";
        /// A placement that is not written in digits.
        BinitDigits = "E_RECORD": "binit has others than digits; accepted: 64 digits, column 0 to 8 and row 0 to 9 of each piece, 99 off the board";
        /// A placement of more or fewer pieces.
        BinitLength { digits: usize } = "E_RECORD": "the number of digits in binit is {digits}; accepted: 64, column 0 to 8 and row 0 to 9 of each piece, 99 off the board";
        /// A piece beside the board.
        BinitPoint { number: usize } = "E_RECORD": "piece {number} of binit is on no point; accepted: column 0 to 8 and row 0 to 9, 99 off the board";
        /// Two pieces on one point.
        BinitTwice { at: Node } = "E_RECORD": "two pieces of binit stand on {at}; accepted: one on each point, 99 off the board";

        /// A value that is given twice.
        ValueTwice { name: String } = "E_TAG": "the value '{name}' stands twice";
        /// The name of a variation that is none.
        BranchName { name: String } = "E_TAG": "'{name}'; accepted: move_P_N_B with numbers of the parent, the ply and the branch, N and B from 1";
        /// The name of a comment that is none.
        CommentName { name: String } = "E_TAG": "'{name}'; accepted: commentN or commentB_N";
        /// Two lines of one number.
        BranchTwice { branch: u32 } = "E_TAG": "two lines have the number {branch}";
        /// Two comments at one place.
        CommentTwice { ply: u32, branch: u32 } = "E_TAG": "two comments on ply {ply} of line {branch}";
        /// A variation on a ply that its line does not have.
        BranchLoose { branch: u32, ply: u32, parent: u32, least: u32, most: u32 } = "E_TAG": "line {branch} begins at ply {ply} of line {parent}, which has no such ply; accepted: {least} to {most}";
        /// A variation on a line that is not there.
        BranchAlone { branch: u32, ply: u32, parent: u32 } = "E_TAG": "line {branch} begins at ply {ply} of line {parent}, which has no moves";
        /// A comment on a ply that is not there.
        CommentLoose { ply: u32, branch: u32 } = "E_TAG": "a comment on ply {ply} of line {branch}, which does not exist";
        /// A result in other words.
        ResultWord { word: String, accepted: Accepted } = "E_TAG": "the result '{word}'; accepted: {accepted}";

        /// Four digits that are not two points.
        NoPoints { digits: String } = "BAD_NODE": "'{digits}' is no move; accepted: column 0 to 8 and row 0 to 9 of origin and destination";
    }
}
