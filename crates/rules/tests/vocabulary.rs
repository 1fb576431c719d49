//! The shared words, and what the traits provide by themselves, seen on the smallest game.

#![allow(clippy::unwrap_used)]

use dummy::{Dummy, Options};
use rules::{
    Adjudicate, Badge, Captor, Captured, Code, Codes, CommonRefusal, Course, Detail, Effect, Event,
    Finding, Game, Leaves, MatchEnd, OptionSpec, Outcome, Placed, Position, Present, PresetSpec,
    Reading, Refusal, Refused, Remark, RuleOptions, Ruling, Side, SiteId, SplitMix64, Stage,
    Target, Text, Threat, Vocabulary, perft, perft_turns, read_options, read_recorded_options,
    zobrist,
};

#[test]
fn sides_and_stages_have_indexes_and_names() {
    for side in Side::ALL {
        assert_eq!(Side::ALL[side.index()], side);
        assert_eq!(side.other().other(), side);
    }
    assert_eq!(
        [Stage::Turn, Stage::Mid, Stage::Duty].map(Stage::name),
        ["turn", "mid", "duty"]
    );
}

#[test]
fn events_are_called_by_the_names_of_the_wire() {
    let site = SiteId(0);
    let side = Side::First;
    let captured = Captured {
        piece: "stone",
        side,
        site,
        manner: "",
        by: Some(Captor {
            piece: "stone",
            from: site,
        }),
    };
    let effects = [
        (Effect::Captured(captured), "piece_captured"),
        (
            Effect::Promoted {
                side,
                site,
                piece: "pawn",
                becomes: "queen",
            },
            "piece_promoted",
        ),
        (
            Effect::LayerChanged {
                from: site,
                to: site,
            },
            "layer_changed",
        ),
        (
            Effect::EnergyChanged {
                side,
                before: 0,
                cost: 0,
                income: 1,
                after: 1,
            },
            "energy_changed",
        ),
        (
            Effect::BoardMoved {
                board: "WQL",
                from: String::new(),
                to: String::new(),
                rotated: false,
            },
            "board_moved",
        ),
        (Effect::PromotionOwed { side, site }, "promotion_owed"),
        (Effect::SessionOpened { origin: site }, "session_opened"),
        (Effect::SessionClosed { origin: site }, "session_closed"),
    ];
    for (effect, name) in effects {
        assert_eq!(Event::Effect(effect).name(), name);
    }
    let ruling = Ruling::from(Outcome::agreement());
    let events = [
        (
            Event::CheckDetected {
                side,
                attackers: vec![site],
            },
            "check_detected",
        ),
        (
            Event::CheckmateDetected { winner: side },
            "checkmate_detected",
        ),
        (Event::GameOver(ruling), "game_over"),
        (
            Event::rejected("x", &dummy::Refusal::Over.into()),
            "move_rejected",
        ),
        (Event::DrawOffered(side), "draw_offered"),
        (Event::DrawDeclined(side), "draw_declined"),
        (Event::Resigned(side), "resigned"),
        (Event::Undone(1), "undone"),
        (Event::Redone(1), "redone"),
    ];
    for (event, name) in events {
        assert_eq!(event.name(), name);
    }
    assert_eq!(
        Outcome::resignation(side),
        Outcome::win(Side::Second, MatchEnd::Resign)
    );
    assert_eq!(Badge::plain(Threat::Check).detail, None);
}

#[test]
fn refusals_list_what_is_accepted() {
    assert_eq!(
        CommonRefusal::form("morse", &["machine", "san"]).to_string(),
        "unknown notation 'morse'; accepted: machine, san"
    );
    let list = [OptionSpec {
        name: "pace",
        values: &["slow", "fast"],
        summary: "",
    }];
    let said = |name, value| CommonRefusal::option(name, value, &list).to_string();
    assert_eq!(
        said("pace", "warp"),
        "option 'pace' does not take 'warp'; accepted: slow, fast"
    );
    assert_eq!(said("tint", "red"), "unknown option 'tint'; accepted: pace");
    assert_eq!(
        CommonRefusal::option("tint", "red", &[]).to_string(),
        "unknown option 'tint'; this game has none"
    );
    // What a stranger writes stays on the one line of a message, whatever breaks lines where it is read.
    assert_eq!(
        said("a\nb\u{2028}c", "red"),
        "unknown option 'a b c'; accepted: pace"
    );
    assert_eq!(().set("tint", "red").unwrap_err().code(), "E_OPTION");
    assert_eq!(().get("tint"), None);
}

#[test]
fn random_words_are_the_same_everywhere() {
    // The first words of SplitMix64 from seed 0, as published with the algorithm.
    assert_eq!(
        zobrist::<2>(0),
        [0xe220_a839_7b1d_cdaf, 0x6e78_9e6a_a1b9_65f4]
    );
    let mut random = SplitMix64::new(9);
    assert!((0..100).all(|_| random.below(3) < 3));
}

#[test]
fn occurrences_are_counted_at_the_start_of_turns_only() {
    let start =
        Dummy::read_position("..1.2.. 1 - - 0:0 0", Reading::Strict, Options::default()).unwrap();
    let mut course = Course::new(start);
    let step = |course: &Course<Dummy>, text| {
        course
            .position()
            .explain(text, rules::Standing::Open)
            .unwrap()
    };
    for text in ["2>3", "4x2"] {
        course.play(step(&course, text));
    }
    // The run of the second side is no turn's start.
    assert_eq!(course.position().stage(), Stage::Mid);
    assert_eq!(course.past().occurrence(course.position(), 1), None);
    course.play(step(&course, "stop"));
    let moments: Vec<_> = course.moments().collect();
    let past = course.past();
    assert_eq!(past.window(course.position(), 0), moments);
    assert_eq!(past.window(course.position(), 2), moments[2..]);
    let now = course.position();
    assert_eq!(past.occurrence(now, 1), Some(3));
    assert_eq!(past.occurrence(now, 2), None);
    assert_eq!(past.occurrence(now, 0), None);
    assert!(now.repeats(&now.clone()));
}

#[test]
fn a_course_goes_back_to_every_position() {
    let start = Dummy::start(Options::default());
    let mut course = Course::new(start.clone());
    let mut seen = vec![start.clone()];
    let mut random = SplitMix64::new(3);
    let mut steps = Vec::new();
    while course.ended().is_none() && seen.len() < 60 {
        steps.clear();
        course.position().generate(&mut steps);
        course.play(steps[random.below(steps.len())]);
        seen.push(course.position().clone());
    }
    assert!(seen.len() > 4);
    for (back, position) in seen.iter().rev().enumerate() {
        assert_eq!(course.earlier(back), *position);
    }
    while course.back().is_some() {
        seen.pop();
        assert_eq!(seen.last(), Some(course.position()));
    }
    assert_eq!(*course.position(), start);
    assert_eq!(course.ended(), None);
}

#[test]
fn counting_by_turns_follows_the_actor() {
    // One stone each: the first side leaps and may stop at once, so two steps are one turn.
    let mut position =
        Dummy::read_position("12..2.. 1 - - 0:0 0", Reading::Strict, Options::default()).unwrap();
    assert_eq!(perft(&mut position, 2, Leaves::Every), 1);
    assert_eq!(perft_turns(&mut position, 1), 1);
    assert_eq!(position.count(), 1);
    let mut steps = Vec::new();
    position.generate(&mut steps);
    assert_eq!(position.notes(steps[0]), []);
    assert_eq!(position.refusals(&[]), []);
    assert!(
        Dummy::sample(Options::default(), &mut SplitMix64::new(0))
            == Dummy::start(Options::default())
    );
}

#[test]
fn a_code_is_its_text_and_belongs_to_its_list() {
    let resign = Code::from(MatchEnd::Resign);
    assert!(resign == MatchEnd::Resign && resign != MatchEnd::Time);
    assert!(resign == "resign" && resign != "time");
    assert!(resign == *"resign" && resign != *"time");
    assert_eq!(resign.to_string(), "resign");
    assert_eq!(MatchEnd::find(resign), Some(MatchEnd::Resign));
    let points = Outcome::draw(dummy::Reason::Points).reason;
    assert_eq!(MatchEnd::find(points), None);
    assert_eq!(dummy::Reason::find(points), Some(dummy::Reason::Points));
}

#[test]
fn what_was_attacked_is_told_with_its_attackers() {
    let placed = |kind, site| Placed {
        kind,
        site: SiteId(site),
    };
    let target = Target {
        victim: placed("stone", 0),
        by: vec![placed("stone", 2), placed("runner", 3)],
    };
    let universe = Dummy::universe();
    assert_eq!(target.words(universe), "stone 0 by stone 2 and runner 3");
    let remark = |target| Remark {
        code: dummy::Reason::Points.into(),
        target,
    };
    assert_eq!(remark(None).words(universe), "points");
    assert_eq!(
        remark(Some(target.clone())).words(universe),
        "points: stone 0 by stone 2 and runner 3"
    );
    assert_eq!(universe.site_name(SiteId(99)), "");
    // A game without sentences of its own tells a finding in these words, and sums nothing up.
    let finding = Finding {
        ply: 0,
        side: Side::First,
        step: "2>3".to_owned(),
        code: dummy::Reason::Repetition.into(),
        targets: vec![target],
        remarks: vec![remark(None)],
    };
    let told = ["repetition stone 0 by stone 2 and runner 3", "points"];
    assert_eq!(Dummy::told(&finding), told);
    let outcome = Outcome {
        winner: None,
        reason: MatchEnd::Agreement.into(),
    };
    assert_eq!(Dummy::summed_up(&Ruling::from(outcome)), None);
}

#[test]
fn the_meters_are_those_of_the_scene() {
    let start = Dummy::start(Options::default());
    assert!(!start.meters().is_empty());
    assert_eq!(start.meters(), start.scene().meters);
}

#[test]
fn a_refusal_that_is_told_again_keeps_its_code_and_gains_details() {
    let refused = dummy::Refusal::Over;
    let refusal = Refusal::from(refused);
    let told = refusal
        .clone()
        .within("line 3".to_owned(), &[("line", Detail::Number(3))]);
    assert_eq!((told.code, told.case), (refusal.code, refusal.case));
    assert_eq!(told.message, "line 3");
    assert_eq!(told.details, [("line", Detail::Number(3))]);
}

#[test]
fn an_option_is_given_once() {
    let spec = &<Options as RuleOptions>::LIST[0];
    let pair = (spec.name.to_owned(), spec.values[0].to_owned());
    assert!(read_options::<Options>(std::slice::from_ref(&pair)).is_ok());
    assert!(matches!(
        read_options::<Options>(&[pair.clone(), pair]),
        Err(CommonRefusal::OptionTwice { .. })
    ));
}

/// An option whose default changed, one that never did, and a preset.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Changed {
    slow: bool,
    dark: bool,
}

impl RuleOptions for Changed {
    const LIST: &'static [OptionSpec] = &[
        OptionSpec {
            name: "pace",
            values: &["quick", "slow"],
            summary: "",
        },
        OptionSpec {
            name: "sky",
            values: &["light", "dark"],
            summary: "",
        },
    ];
    const PRESETS: &'static [PresetSpec] = &[
        PresetSpec {
            name: "usual",
            options: &[("sky", "light")],
            summary: "",
        },
        PresetSpec {
            name: "evening",
            options: &[("pace", "slow"), ("sky", "dark")],
            summary: "",
        },
    ];
    const UNNAMED: &'static [(&'static str, &'static str)] = &[("pace", "slow")];

    fn set(&mut self, name: &str, value: &str) -> Result<(), CommonRefusal> {
        match (name, value) {
            ("pace", "quick" | "slow") => self.slow = value == "slow",
            ("sky", "light" | "dark") => self.dark = value == "dark",
            _ => return Err(CommonRefusal::option(name, value, Self::LIST)),
        }
        Ok(())
    }

    fn get(&self, name: &str) -> Option<String> {
        let [pace, sky] = [self.slow, self.dark].map(usize::from);
        let place = [("pace", pace), ("sky", sky)];
        let (index, (_, value)) = place.iter().enumerate().find(|(_, at)| at.0 == name)?;
        Some(Self::LIST[index].values[*value].to_owned())
    }
}

#[test]
fn the_rules_in_force_are_a_preset_or_what_differs() {
    let usual = Changed::default();
    let evening = Changed {
        slow: true,
        dark: true,
    };
    let slow = Changed {
        slow: true,
        ..usual
    };
    assert_eq!(Changed::preset("evening"), Ok(evening));
    let named = [usual, evening, slow].map(|options| options.rule_set());
    assert_eq!(named, [Some("usual"), Some("evening"), None]);
    let told = [usual, evening, slow].map(|options| options.in_force());
    assert_eq!(told, ["usual", "evening", "pace=slow"]);
    let default = |preset: &PresetSpec| preset.is_default(Changed::LIST);
    let found: Vec<bool> = Changed::PRESETS.iter().map(default).collect();
    assert_eq!(found, [true, false]);
    // Without presets the first values have no name.
    assert_eq!(Options::default().in_force(), "");
}

#[test]
fn an_option_that_a_record_does_not_name_is_what_it_was_once() {
    let pairs = |given: &[(&str, &str)]| -> Vec<(String, String)> {
        let own = |&(name, value): &(&str, &str)| (name.to_owned(), value.to_owned());
        given.iter().map(own).collect()
    };
    for (given, slow, dark) in [
        (&[][..], true, false),
        (&[("sky", "dark")], true, true),
        (&[("pace", "quick")], false, false),
        (&[("sky", "dark"), ("pace", "quick")], false, true),
        (&[("pace", "slow")], true, false),
        // Whoever names a preset names every option.
        (&[("preset", "usual")], false, false),
        (&[("preset", "usual"), ("sky", "dark")], false, true),
    ] {
        let read = read_recorded_options(&pairs(given));
        assert_eq!(read, Ok(Changed { slow, dark }), "{given:?}");
        // Whoever asks for a game means the default.
        let asked: Changed = read_options(&pairs(given)).unwrap();
        let named = given.contains(&("pace", "slow"));
        assert_eq!(asked, Changed { slow: named, dark }, "{given:?}");
    }
    for wrong in [("pace", "late"), ("preset", "unusual"), ("wind", "on")] {
        let refused = read_recorded_options::<Changed>(&pairs(&[wrong]));
        assert!(refused.is_err(), "{wrong:?}");
    }
}

#[test]
fn a_vocabulary_has_every_code_of_its_lists_once() {
    let vocabulary = Vocabulary::default()
        .refusals::<dummy::Refusal>()
        .refusals::<dummy::Refusal>()
        .notes::<Threat>()
        .findings::<MatchEnd>()
        .badges::<Threat>();
    assert_eq!(vocabulary.refusals, dummy::Refusal::cases());
    assert!(vocabulary.reasons.is_empty());
    let codes = |list: &[Code]| list.iter().map(|code| code.as_str()).collect::<Vec<_>>();
    let threats: Vec<_> = Threat::ALL.iter().map(|threat| threat.as_str()).collect();
    assert_eq!(codes(&vocabulary.notes), threats);
    assert_eq!(codes(&vocabulary.badges), threats);
    assert_eq!(vocabulary.findings.len(), MatchEnd::ALL.len());
}
