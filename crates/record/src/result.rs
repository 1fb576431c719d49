//! Results in records.

use rules::{Codes, Course, Game, MatchEnd, Outcome, Ruling, Side};

use crate::RecordRefusal;

/// A recorded result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordedResult {
    /// Who won; `None` is a draw.
    pub winner: Option<Side>,
    /// The reason code.
    pub reason: String,
}

impl From<Outcome> for RecordedResult {
    fn from(outcome: Outcome) -> RecordedResult {
        RecordedResult {
            winner: outcome.winner,
            reason: outcome.reason.as_str().to_owned(),
        }
    }
}

impl From<&Ruling> for RecordedResult {
    fn from(ruling: &Ruling) -> RecordedResult {
        RecordedResult::from(ruling.outcome)
    }
}

impl RecordedResult {
    /// The reason, if players or arbiters decided.
    #[must_use]
    pub fn outside(&self) -> Option<MatchEnd> {
        outside(&self.reason)
    }

    /// The end that this says of a match which no step has ended: players or arbiters decided it, or time was up for both and the
    /// rules did, by the position where the match stood.
    ///
    /// # Errors
    /// `E_RECORD_RESULT` for a reason that only a step can bring about, and for another winner than the rules name when time is up.
    pub fn without_step<P: Game>(&self, position: &P) -> Result<Outcome, RecordRefusal> {
        if let Some(end) = outside(&self.reason) {
            return Ok(Outcome {
                winner: self.winner,
                reason: end.into(),
            });
        }
        let time_up = position.time_up().ok();
        let ended = time_up.filter(|outcome| outcome.reason.as_str() == self.reason);
        let ended = ended.ok_or_else(|| not_outside(&self.reason))?;
        if ended.winner == self.winner {
            return Ok(ended);
        }
        Err(RecordRefusal::TimeUp {
            said: ResultToken::of(Some(self)).text(),
            is: ResultToken::of(Some(&ended.into())).text(),
        })
    }
}

/// The reason of that name, if no step brings it about.
#[must_use]
pub fn outside(reason: &str) -> Option<MatchEnd> {
    let mut reasons = MatchEnd::ALL.iter().copied();
    reasons.find(|known| known.as_str() == reason)
}

/// The result that a text with tags states, without its reason.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ResultToken {
    /// `1-0`, `0-1`: that side won.
    Won(Side),
    /// `1/2-1/2`.
    Drawn,
    /// `*`: not finished, or not known.
    #[default]
    Open,
}

impl ResultToken {
    /// Every result.
    pub const ALL: [ResultToken; 4] = [
        ResultToken::Won(Side::First),
        ResultToken::Won(Side::Second),
        ResultToken::Drawn,
        ResultToken::Open,
    ];

    /// The token of a recorded result.
    #[must_use]
    pub fn of(result: Option<&RecordedResult>) -> ResultToken {
        match result.map(|result| result.winner) {
            None => ResultToken::Open,
            Some(Some(side)) => ResultToken::Won(side),
            Some(None) => ResultToken::Drawn,
        }
    }

    /// The text of PGN.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            ResultToken::Won(Side::First) => "1-0",
            ResultToken::Won(Side::Second) => "0-1",
            ResultToken::Drawn => "1/2-1/2",
            ResultToken::Open => "*",
        }
    }

    /// The result with that PGN text.
    #[must_use]
    pub fn from_text(text: &str) -> Option<ResultToken> {
        ResultToken::ALL
            .into_iter()
            .find(|result| result.text() == text)
    }
}

/// The result of a replayed game: what the text states must agree with the rules where they ended it; where they did not,
/// `reason` says why it ended, or it was adjudicated.
///
/// # Errors
/// `E_PGN_RESULT` if text and game disagree, otherwise as [`RecordedResult::without_step`].
pub fn settle<P: Game>(
    course: &Course<P>,
    said: ResultToken,
    reason: Option<&str>,
) -> Result<Option<RecordedResult>, RecordRefusal> {
    let is = course.ended().map(RecordedResult::from);
    let winner = match (said, &is) {
        // A text that says nothing of the end does not contradict it.
        (ResultToken::Open, _) => return Ok(is),
        (said, Some(ended)) if said == ResultToken::of(Some(ended)) => return Ok(is),
        (said, Some(ended)) => {
            return Err(RecordRefusal::WrongResult {
                said: said.text(),
                reason: ended.reason.clone(),
            });
        }
        (ResultToken::Won(side), None) => Some(side),
        (ResultToken::Drawn, None) => None,
    };
    let reason = reason.unwrap_or(MatchEnd::Adjudication.as_str());
    let said = RecordedResult {
        winner,
        reason: reason.to_owned(),
    };
    let ended = said.without_step(course.position())?;
    Ok(Some(ended.into()))
}

/// The refusal of a reason that only the rules can bring about.
#[must_use]
pub fn not_outside(reason: &str) -> RecordRefusal {
    RecordRefusal::NotOver {
        said: crate::excerpt(reason),
        accepted: MatchEnd::ALL.iter().map(|end| end.as_str()).collect(),
    }
}
