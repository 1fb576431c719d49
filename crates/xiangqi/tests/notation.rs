//! Every legal step of random positions through all four notations, in both games; nonsense in every notation.

use conformance::random_game;
use proptest::prelude::*;
use rules::{Game, Position, Reading, Refused, SplitMix64, Text};
use xiangqi::{Grade, Rhythm, RhythmStep, Xiangqi};

/// Writes and reads every legal step; the texts of a position are all different.
fn round_trip<P: Text>(position: &P) {
    let mut steps = Vec::new();
    position.generate(&mut steps);
    for form in P::FORMS {
        let texts: Vec<String> = steps
            .iter()
            .map(|&step| position.write_as(form, step).expect(form))
            .collect();
        for (&step, text) in steps.iter().zip(&texts) {
            let read = position.read_as(form, text);
            let place = position.position_text();
            assert_eq!(read, Ok(step), "{text} as {form} in {place}");
        }
    }
}

fn random_positions_round_trip<P: Game>(seeds: std::ops::Range<u64>) {
    for seed in seeds {
        random_game::<P>(Default::default(), 150, seed, |position, plies| {
            if plies.len() % 15 == 7 {
                round_trip(position);
            }
            true
        });
    }
}

#[test]
fn plain_games_round_trip() {
    random_positions_round_trip::<Xiangqi>(0..12);
}

#[test]
fn rhythm_games_round_trip() {
    random_positions_round_trip::<Rhythm>(0..12);
}

/// Where pieces of Red can stand in a normal game; pawns crowd on few files, so that tandems are common.
const HOMES: [(char, usize, &[&str]); 6] = [
    ('A', 2, &["d0", "f0", "e1", "d2", "f2"]),
    ('B', 2, &["c0", "g0", "a2", "e2", "i2", "c4", "g4"]),
    ('N', 2, &["b3", "b4", "b7", "g2", "g6", "g8", "a0"]),
    ('R', 2, &["a1", "a5", "a9", "h0", "h4", "h9"]),
    ('C', 2, &["e3", "e6", "b2", "b5", "i1", "i8"]),
    (
        'P',
        5,
        &[
            "c3", "c5", "c6", "c7", "c8", "c9", "g4", "g5", "g6", "g7", "g8", "g9",
        ],
    ),
];

/// A position text of random pieces at home; `picks` chooses everything.
fn crowded(layers: usize, picks: &[usize]) -> String {
    let mut boards = vec![[[' '; 9]; 10]; layers];
    let standard = layers / 2;
    boards[standard][0][3] = 'K';
    boards[standard][9][5] = 'k';
    let mut picks = picks.iter().copied().cycle();
    let mut pick = |bound: usize| picks.next().unwrap_or(0) % bound;
    for black in [false, true] {
        for (letter, most, homes) in HOMES {
            for _ in 0..most {
                let (first, layer) = (pick(homes.len()), pick(layers));
                // The next free home, so that all pieces of the set stand somewhere.
                let free = (0..homes.len()).find_map(|offset| {
                    let home = homes[(first + offset) % homes.len()].as_bytes();
                    let (file, rank) = (usize::from(home[0] - b'a'), usize::from(home[1] - b'0'));
                    let rank = if black { 9 - rank } else { rank };
                    (boards[layer][rank][file] == ' ').then_some((rank, file))
                });
                if let Some((rank, file)) = free {
                    let letter = if black {
                        letter.to_ascii_lowercase()
                    } else {
                        letter
                    };
                    boards[layer][rank][file] = letter;
                }
            }
        }
    }
    let placement = |board: &[[char; 9]; 10]| -> String {
        let ranks: Vec<String> = board
            .iter()
            .rev()
            .map(|rank| rank.iter().collect())
            .collect();
        ranks.join("/").replace(' ', "1")
    };
    let placements: Vec<String> = boards.iter().map(placement).collect();
    let side = if pick(2) == 0 { 'w' } else { 'b' };
    let third = if layers == 1 {
        "-".to_owned()
    } else {
        format!("{},{}", pick(11), pick(11))
    };
    format!("{} {side} {third} - 0 1", placements.join(":"))
}

fn read<P: Text>(text: &str) -> Option<P> {
    P::read_position(text, Reading::Lenient, Default::default()).ok()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn crowded_plain_positions_round_trip(picks in prop::collection::vec(any::<usize>(), 64)) {
        if let Some(position) = read::<Xiangqi>(&crowded(1, &picks)) {
            round_trip(&position);
        }
    }

    #[test]
    fn crowded_rhythm_positions_round_trip(picks in prop::collection::vec(any::<usize>(), 64)) {
        if let Some(position) = read::<Rhythm>(&crowded(3, &picks)) {
            round_trip(&position);
        }
    }
}

#[test]
fn crowds_are_crowded() {
    let mut random = SplitMix64::new(5);
    let (mut readable, mut tandem) = (0, 0);
    for _ in 0..200 {
        let picks: Vec<usize> = (0..64).map(|_| random.next_u64() as usize).collect();
        let Some(position) = read::<Xiangqi>(&crowded(1, &picks)) else {
            continue;
        };
        readable += 1;
        let mut steps = Vec::new();
        position.generate(&mut steps);
        let is_tandem = |text: &String| text.starts_with(['+', '-', '3', '7']);
        tandem += usize::from(
            steps
                .into_iter()
                .filter_map(|step| position.write_as("wxf", step).ok())
                .any(|text| is_tandem(&text)),
        );
    }
    assert!(
        readable > 60 && tandem > 20,
        "{readable} readable, {tandem} with odd tandems"
    );
}

#[test]
fn grades_follow_the_move_in_every_form() {
    let start = Rhythm::start(Default::default());
    for (form, text) in [
        ("iccs", "h2e2"),
        ("uci", "h3e3"),
        ("wxf", "C2.5"),
        ("chinese", "炮二平五"),
    ] {
        let step = start.read_as(form, text).expect(text);
        for grade in Grade::ALL {
            let written = format!("{text}@{}", grade.letter());
            let graded = start.read_as(form, &written);
            assert_eq!(graded, Ok(step.with_grade(grade)), "{written}");
            let canonical = format!("{text}{}", grade.suffix());
            let again = start.write_as(form, step.with_grade(grade));
            assert_eq!(again, Ok(canonical));
        }
        let code = start
            .read_as(form, &format!("{text}@x"))
            .map_err(|refusal| refusal.code());
        assert!(matches!(code, Err("BAD_NODE" | "NO_SUCH_MOVE")), "{code:?}");
    }
}

#[test]
fn forms_are_asked_by_name() {
    let start = Xiangqi::start(Default::default());
    let step = start.read_as("chinese", "炮二平五").expect("a legal move");
    for (form, text) in [
        ("iccs", "h2e2"),
        ("uci", "h3e3"),
        ("wxf", "C2.5"),
        ("wxf:wxf_equals", "C2=5"),
        ("wxf:tandem=ordinal", "C2.5"),
        ("chinese", "炮二平五"),
    ] {
        assert_eq!(start.write_as(form, step).as_deref(), Ok(text));
        assert_eq!(start.read_as(form, text), Ok(step));
    }
    assert_eq!(
        start
            .write_as("san", step)
            .map_err(|refusal| refusal.code()),
        Err("E_FORM")
    );
    assert_eq!(
        start.read_as("", "x").map_err(|refusal| refusal.code()),
        Err("E_FORM")
    );
}

/// Characters that the notations use, and some that none does.
const ALPHABET: &str =
    "KAEHRCPkabn0123456789+-.=^_@pgom 炮马车兵卒帅将一二三五九前中后进退平升降天地２\u{0}é🀄";

#[test]
fn nonsense_is_refused_without_a_panic() {
    let alphabet: Vec<char> = ALPHABET.chars().collect();
    let mut random = SplitMix64::new(11);
    let plain = Xiangqi::start(Default::default());
    let text = "9/3R5/9/6p2/2b3P2/9/2P6/3A5/9/3A5:3a2R2/5n3/4k4/p1p6/2C1p1r2/9/4P3P/B8/3N5/4K1C2:\
        9/9/3c4b/8p/c8/9/P8/7NB/r8/9 w 3,3 - 9 61";
    let layered = read::<Rhythm>(text).expect("the spread position of the rules text");
    for _ in 0..3_000 {
        let length = random.below(9);
        let text: String = (0..length)
            .map(|_| alphabet[random.below(alphabet.len())])
            .collect();
        for form in Xiangqi::FORMS {
            accepts_only_legal(&plain, form, &text, |step| step);
            let great = |step: RhythmStep| step.with_grade(Grade::Great);
            accepts_only_legal(&layered, form, &text, great);
        }
    }
}

/// `great` gives a step the grade that generated ones have.
fn accepts_only_legal<P: Text>(
    position: &P,
    form: &str,
    text: &str,
    great: impl Fn(P::Step) -> P::Step,
) {
    match position.read_as(form, text) {
        Ok(step) => {
            let great = great(step);
            let mut steps = Vec::new();
            position.generate(&mut steps);
            assert!(steps.contains(&great), "{text} as {form} gives {step:?}");
        }
        Err(refusal) => assert!(!refusal.to_string().is_empty() && !refusal.code().is_empty()),
    }
}
