//! Small windows, looked at from inside.

use super::*;
use crate::{Options, Reason, Xiangqi};
use rules::{Course, Finding, Outcome, Placed, Present, Reading, Text};

/// Plays the moves as a match does; the first ruling, with the number of plies.
fn judge(rule: Repetition, fen: &str, moves: &str) -> Option<(Ruling, usize)> {
    let options = Options {
        repetition: rule,
        ..Options::default()
    };
    let start = Xiangqi::read_position(fen, Reading::Lenient, options).unwrap();
    let mut course = Course::new(start);
    for text in moves.split(' ') {
        let step = course.position().read_as("iccs", text).unwrap();
        course.play(step);
        if let Some(ruling) = course.ended() {
            return Some((ruling.clone(), course.plies().len()));
        }
    }
    None
}

fn told(finding: &Finding) -> String {
    let name = |placed: &Placed| {
        let place = Xiangqi::universe().site_name(placed.site);
        format!("{} {place}", placed.kind)
    };
    let targets = finding.targets.iter().map(|target| {
        let by: Vec<_> = target.by.iter().map(name).collect();
        format!("{} by {}", name(&target.victim), by.join(" and "))
    });
    let targets: Vec<_> = targets.collect();
    format!("{} {} {}", finding.step, finding.code, targets.join(", "))
}

#[test]
fn a_chased_horse_is_followed_by_identity() {
    let cycle = "h0i0 i9h7 i0h0 h7i9 h0i0 i9h7 i0h0 h7i9";
    for rule in [Repetition::Wxf, Repetition::AxfCore] {
        let (ruling, ply) = judge(rule, "3k4n/9/9/9/9/9/9/9/9/4K2R1 w - - 0 1", cycle).unwrap();
        assert_eq!(ply, 8);
        assert_eq!(
            ruling.outcome,
            Outcome::win(Side::Second, Reason::PerpetualChase)
        );
        let story: Vec<_> = ruling.findings.iter().map(told).collect();
        assert_eq!(
            story[..4],
            [
                "h0i0 chase horse i9 by rook i0",
                "i9h7 idle ",
                "i0h0 chase horse h7 by rook h0",
                "h7i9 idle "
            ]
        );
        let victim = ruling.victim.unwrap();
        assert_eq!(victim.kind, "horse");
        assert_eq!(Xiangqi::universe().site_name(victim.site), "i9");
        let answers = [rules::Code::from(Circumstance::Flees)];
        let expected = match rule {
            Repetition::Wxf => &answers[..],
            Repetition::AxfCore => &[],
        };
        let remarks = ruling.findings[0].remarks.iter();
        assert_eq!(
            remarks.map(|remark| remark.code).collect::<Vec<_>>(),
            expected
        );
    }
}

#[test]
fn the_window_begins_after_the_first_occurrence() {
    let fen = "4k4/9/9/9/9/9/9/9/4A4/R2K5 w - - 0 1";
    let cycle = "a0a9 e9e8 a9a8 e8e9 a8a9 e9e8 a9a8 e8e9";
    for rule in [Repetition::Wxf, Repetition::AxfCore] {
        assert_eq!(judge(rule, fen, cycle), None);
        let (ruling, ply) = judge(rule, fen, &format!("{cycle} a8a9")).unwrap();
        assert_eq!(ply, 9);
        assert_eq!(
            ruling.outcome,
            Outcome::win(Side::Second, Reason::PerpetualCheck)
        );
        assert_eq!(ruling.victim, None);
        assert_eq!(ruling.findings.first().map(|finding| finding.ply), Some(1));
        assert_eq!(ruling.findings.len(), 8);
        assert!(
            ruling
                .findings
                .iter()
                .all(|finding| (finding.code == Conduct::Check) == (finding.side == Side::First))
        );
        assert_eq!(told(&ruling.findings[1]), "a9a8 check king e8 by rook a8");
    }
}

/// REP-11: what the rules have said of it.
#[test]
fn threats_that_are_left_standing_were_chases_once() {
    let fen = "1n1k3N1/1n7/b1C6/4n4/9/9/9/1C2K4/9/9 w - - 0 1";
    let cycle = "c7b7 e6c5 b7c7 c5e6 c7b7 e6c5 b7c7 c5e6";
    let (ruling, _) = judge(Repetition::AxfCore, fen, cycle).unwrap();
    assert_eq!(ruling.outcome, Outcome::draw(Reason::MutualChase));
    let (ruling, _) = judge(Repetition::Wxf, fen, cycle).unwrap();
    assert_eq!(
        ruling.outcome,
        Outcome::win(Side::First, Reason::PerpetualChase)
    );
    let mut red = ruling.findings.iter().step_by(2);
    assert!(red.all(|finding| {
        let mut remarks = finding.remarks.iter();
        remarks.any(|remark| remark.code == Circumstance::Unanswered)
    }));
}

#[test]
fn a_window_without_moves_is_no_offence() {
    let ruling = verdict::<Xiangqi>(&[], 0);
    assert_eq!(ruling.outcome, Outcome::draw(Reason::Repetition));
}
