//! The start and the rule options of plain xiangqi (rules: 1.7, 4.2).

use rules::{OptionSpec, Refusal, RuleOptions, Side, unknown_option};

use crate::{Board, Kind, Piece, Point, Xiangqi};

/// The normal start as position text.
pub const START: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";

/// The rule options of plain xiangqi.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// How many plies without a capture make a draw (rules: 4.2).
    pub move_limit_plies: u32,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            move_limit_plies: 120,
        }
    }
}

impl RuleOptions for Options {
    const LIST: &'static [OptionSpec] = &[OptionSpec {
        name: "move_limit_plies",
        values: &["120", "1..4294967295"],
        summary: "plies without a capture after which the game is drawn",
    }];

    fn set(&mut self, name: &str, value: &str) -> Result<(), Refusal> {
        let digits = !value.is_empty() && value.bytes().all(|byte| byte.is_ascii_digit());
        match (name, value.parse()) {
            ("move_limit_plies", Ok(plies)) if digits && plies > 0 => {
                self.move_limit_plies = plies;
                Ok(())
            }
            _ => Err(unknown_option(name, value, Self::LIST)),
        }
    }

    fn get(&self, name: &str) -> Option<String> {
        (name == "move_limit_plies").then(|| self.move_limit_plies.to_string())
    }
}

/// The pieces of Red's back rank from file `a` on.
const BACK_RANK: [Kind; 9] = [
    Kind::Rook,
    Kind::Horse,
    Kind::Elephant,
    Kind::Advisor,
    Kind::King,
    Kind::Advisor,
    Kind::Elephant,
    Kind::Horse,
    Kind::Rook,
];

/// The placement of the normal start (rules: 1.7).
pub(crate) fn start_board() -> Board {
    let mut board = Board::default();
    let mut put = |file: usize, rank: u8, kind: Kind| {
        if let Some(point) = Point::new(file as u8, rank) {
            board.put(point, Piece::new(Side::First, kind));
            board.put(point.mirrored(), Piece::new(Side::Second, kind));
        }
    };
    for (file, kind) in BACK_RANK.into_iter().enumerate() {
        put(file, 0, kind);
    }
    for file in [1, 7] {
        put(file, 2, Kind::Cannon);
    }
    for file in [0, 2, 4, 6, 8] {
        put(file, 3, Kind::Pawn);
    }
    board
}

/// The normal start.
pub(crate) fn start(options: Options) -> Xiangqi {
    Xiangqi::assemble(start_board(), Side::First, 0, 1, options)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Text;

    #[test]
    fn the_start_is_the_text_of_the_rules() {
        assert_eq!(start(Options::default()).position_text(), START);
    }

    #[test]
    fn options_read_back_and_refuse_nonsense() {
        let mut options = Options::default();
        assert_eq!(options.get("move_limit_plies").as_deref(), Some("120"));
        options.set("move_limit_plies", "100").unwrap();
        assert_eq!(options.move_limit_plies, 100);
        for value in ["", "0", "-1", "+5", "many", "99999999999"] {
            let refusal = options.set("move_limit_plies", value).unwrap_err();
            assert_eq!(refusal.code, "E_OPTION", "{value}");
        }
        assert_eq!(options.set("speed", "9").unwrap_err().code, "E_OPTION");
        assert_eq!(options.move_limit_plies, 100);
    }
}
