//! Line-ups and how they are chosen (rules: 3, 14).

use std::fmt;
use std::str::FromStr;

use rules::{Drafts, Side, SplitMix64};

use crate::Refusal;
use crate::geometry::File;
use crate::piece::Kind;
use crate::position::KingsCooking;

/// A valid line-up: the kinds of files a, b and c of one home row, within the limits of section 3.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct LineUp([Kind; 3]);

/// Who chooses the pieces.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Selection {
    /// The creator, for both.
    #[default]
    Mirrored,
    /// Each player for himself.
    Independent,
    /// A seed, for both.
    Random,
}

impl LineUp {
    /// R N B, the default of a game that is started without a choice.
    pub const DEFAULT: LineUp = LineUp([Kind::Rook, Kind::Knight, Kind::Bishop]);

    /// A line-up from picks.
    ///
    /// # Errors
    /// `E_SEL_COUNT` for other than three, `E_SEL_LIMIT` for too many of a kind.
    pub fn new(picks: &[Kind]) -> Result<LineUp, Refusal> {
        let &[a, b, c] = picks else {
            return Err(Refusal::PickCount { count: picks.len() });
        };
        let kinds = [a, b, c];
        for kind in Kind::ALL {
            let picked = kinds.iter().filter(|&&pick| pick == kind).count();
            if picked > kind.limit() {
                return Err(Refusal::PickLimit {
                    picked,
                    kind,
                    most: kind.limit(),
                });
            }
        }
        Ok(LineUp(kinds))
    }

    /// The kinds of files a, b and c.
    #[must_use]
    pub const fn kinds(self) -> [Kind; 3] {
        self.0
    }

    /// The 109 valid line-ups, by ascending code.
    pub fn all() -> impl Iterator<Item = LineUp> {
        (0..125).filter_map(LineUp::from_code)
    }

    /// `25a + 5b + c` with R0 N1 B2 Q3 P4 (rules: 16).
    #[must_use]
    pub const fn code(self) -> u8 {
        let [a, b, c] = self.0;
        25 * a as u8 + 5 * b as u8 + c as u8
    }

    /// The valid line-up with that code.
    #[must_use]
    pub fn from_code(code: u8) -> Option<LineUp> {
        let kind = |digit: u8| Kind::ALL[usize::from(digit % 5)];
        if code >= 125 {
            return None;
        }
        LineUp::new(&[kind(code / 25), kind(code / 5), kind(code)]).ok()
    }

    /// The line-up of a seed (rules: 14.3).
    #[must_use]
    pub fn random(seed: u64) -> LineUp {
        let mut random = SplitMix64::new(seed);
        let mut picks = [None; 3];
        for file in File::ALL {
            let offered = offered(picks, file);
            picks[file as usize] = Some(offered[random.below(offered.len())]);
        }
        LineUp(picks.map(|pick| pick.unwrap_or(Kind::Pawn)))
    }
}

/// The kinds that a picker offers for one file: those still allowed for that player, the pick being replaced not counted
/// (rules: 14.1).
#[must_use]
pub fn offered(picks: [Option<Kind>; 3], file: File) -> Vec<Kind> {
    let allowed = |kind: &Kind| {
        let others = File::ALL.iter().filter(|&&other| other != file);
        others
            .filter(|&&other| picks[other as usize] == Some(*kind))
            .count()
            < kind.limit()
    };
    Kind::ALL.into_iter().filter(allowed).collect()
}

/// The start of two line-ups under a selection mode.
///
/// # Errors
/// `E_SEL_MIRROR` if they differ although the mode makes them equal.
pub fn start(selection: Selection, light: LineUp, dark: LineUp) -> Result<KingsCooking, Refusal> {
    if selection != Selection::Independent && light != dark {
        return Err(Refusal::Mirror { light, dark });
    }
    Ok(KingsCooking::from_line_ups(light, dark))
}

/// The start that a name means: `start`, `RNB`, `RNB:QPP` (Light, then Dark), `mirrored:RNB:RNB`, `independent:RNB:QPP`,
/// `random:SEED`.
///
/// # Errors
/// `E_SEL_COUNT`, `E_SEL_KIND`, `E_SEL_LIMIT`, `E_SEL_MIRROR`; `E_SETUP` for a name of another form.
pub fn named(name: &str) -> Result<KingsCooking, Refusal> {
    let parts: Vec<&str> = name.split(':').collect();
    let (selection, texts) = match parts.as_slice() {
        ["start"] => return start(Selection::Mirrored, LineUp::DEFAULT, LineUp::DEFAULT),
        ["random", seed] => {
            let seed = seed.parse().map_err(|_| unknown(name))?;
            let line_up = LineUp::random(seed);
            return start(Selection::Random, line_up, line_up);
        }
        ["mirrored", rest @ ..] => (Selection::Mirrored, rest),
        ["independent", rest @ ..] => (Selection::Independent, rest),
        all => (Selection::Independent, all),
    };
    let (light, dark) = match texts {
        [both] => (both, both),
        [light, dark] => (light, dark),
        _ => return Err(unknown(name)),
    };
    start(selection, light.parse()?, dark.parse()?)
}

fn unknown(name: &str) -> Refusal {
    Refusal::StartName {
        name: crate::kfen::excerpt(name),
    }
}

/// Three letters, such as `RNB`.
impl FromStr for LineUp {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<LineUp, Refusal> {
        let count = text.chars().take(100).count();
        if count != 3 {
            return Err(Refusal::PickCount { count });
        }
        let mut picks = Vec::with_capacity(3);
        for letter in text.chars() {
            let kind = Kind::from_letter(letter).ok_or_else(|| Refusal::PickKind {
                letter: letter.escape_default().to_string(),
            })?;
            picks.push(kind);
        }
        LineUp::new(&picks)
    }
}

impl fmt::Display for LineUp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0
            .iter()
            .try_for_each(|kind| write!(f, "{}", kind.letter()))
    }
}

/// The line-ups of two players who choose apart (rules: 3, independent).
#[derive(Clone, Copy, Debug)]
pub struct LineUps;

impl Drafts for LineUps {
    /// Both sides have the same limits, each counted over its own units.
    fn check(&self, _side: Side, choice: &str) -> Result<(), rules::Refusal> {
        choice.parse::<LineUp>()?;
        Ok(())
    }

    fn opening(&self, first: &str, second: &str) -> Result<String, rules::Refusal> {
        let (light, dark): (LineUp, LineUp) = (first.parse()?, second.parse()?);
        Ok(format!("independent:{light}:{dark}"))
    }
}
