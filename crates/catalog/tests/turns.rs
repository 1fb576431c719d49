//! Whole turns as text, in every notation of every game, through the doors that users have: what is written is read back as
//! the same steps, what is typed plays them, and no text plays for the other side.

use catalog::Listing;
use rules::{Reading, SplitMix64, Stage};
use table::{Opening, Table};

const TURNS: usize = 20_000;

/// Steps after which a game is left for another.
const LONGEST: usize = 60;

/// Every so many turns the dearer questions are asked too.
const DEARER: usize = 5;

/// Positions in which turns of several steps are near, beside the normal start; each with an option that it needs, or none.
fn starts(game: &str) -> &'static [(&'static str, &'static str)] {
    match game {
        "cotulenh" => &[
            (
                "",
                "7(fc)2(ft)/1n3h1h3/3a2s1ga1/2n1gtm4/2(NFI)e4e1i/11/11/3E1F3(EA)I/5T2G2/3AG1S1T2/1N3H1H(FM)2/6C4 r - - 3 12",
            ),
            // What only the author's book has: two equal passengers, one of them heroic.
            (
                "",
                "7c2i/10i/4(ft)1(fi)4/11/11/11/11/11/4(FT)1(FI)4/1(NFF)(N+TT)8/10I/6C3I r - - 0 1",
            ),
            (
                "",
                "7c2i/10i/11/11/11/11/11/11/11/2(NFT)8/10I/6C3I r - - 0 1 c3:(NT):F>g7...",
            ),
            // And what only the public program has: a tank and a man on a plane.
            (
                "book=upstream",
                "6c4/11/11/11/11/11/6(FTI)4/1(NFT)9/11/11/11/5C5 r - - 0 1",
            ),
            (
                "book=upstream",
                "7c2i/10i/4(ft)1(fti)4/11/11/11/11/11/4(FT)1(FTI)4/2(NFT)8/10I/6C3I r - - 0 1",
            ),
        ],
        "trid" => &[
            (
                "",
                "4/4/3K/4|4/4/1k2/4|P3/4/4/4 QL1:2/2|KL1:2/2|QL5:2/2|KL6:2/2 w - - a8B 0 10",
            ),
            (
                "",
                "4/4/3K/4|4/4/1k2/4|P2P/4/4/4 QL1:2/2|KL1:2/2|QL5:2/2|KL5:2/2 w - - a8B,d8B 0 10",
            ),
            (
                "",
                "4/4/1K2/4|4/4/3k/4|P2P/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 b - - - 0 10",
            ),
        ],
        _ => &[],
    }
}

/// In games of xiangqi the texts of UCI look like those of the machine form, which goes first whatever it means.
fn is_typed(form: &str) -> bool {
    form != "uci"
}

struct Walk {
    listing: &'static Listing,
    random: SplitMix64,
    table: Box<dyn Table>,
    turns: usize,
    games: usize,
    several: usize,
}

impl Walk {
    fn of(game: &str) -> Walk {
        let listing = catalog::find(game).unwrap();
        Walk {
            listing,
            random: SplitMix64::new(14),
            table: listing.open(&[], &Opening::Normal).unwrap(),
            turns: 0,
            games: 0,
            several: 0,
        }
    }

    fn again(&mut self) {
        self.games += 1;
        let starts = starts(self.listing.info.id);
        let (option, opening) = match starts.get(self.games % (starts.len() + 1)) {
            Some(&(option, text)) => {
                let text = text.to_owned();
                (option, Opening::Position(text, Reading::Lenient))
            }
            None => ("", Opening::Normal),
        };
        let option = option.split_once('=');
        let options = Vec::from_iter(option.map(|(name, value)| (name.into(), value.into())));
        self.table = self.listing.open(&options, &opening).unwrap();
    }

    /// A random step; every other time one of the long texts, among which are deployments and boards.
    fn step(&mut self) -> String {
        let mut steps = self.table.steps();
        if self.random.below(2) == 0 {
            let longest = steps.iter().map(String::len).max().unwrap();
            steps.retain(|step| step.len() == longest);
        }
        let step = steps.swap_remove(self.random.below(steps.len()));
        if self.listing.info.timing.is_none() {
            return step;
        }
        let grade = ["", "@p", "@o", "@m"][self.random.below(4)];
        step + grade
    }

    /// Not by turns: a turn may have begun before its first step here.
    fn take_back(&mut self, steps: usize) {
        for _ in 0..steps {
            self.table.undo_step().unwrap();
        }
    }

    /// Plays a random turn to its end and takes it back: its steps, and the place where it led.
    fn turn(&mut self) -> (Vec<String>, String) {
        let begin = self.table.status();
        let mut steps = Vec::new();
        loop {
            let step = self.step();
            self.table.play(&step).unwrap();
            steps.push(step);
            let status = self.table.status();
            if status.ended.is_some() || status.actor != begin.actor {
                break;
            }
        }
        let after = self.table.position_text();
        self.take_back(steps.len());
        assert_eq!(self.table.status().ply, begin.ply);
        (steps, after)
    }

    fn walk(&mut self) {
        while self.turns < TURNS {
            let ended = self.table.status().ended.is_some();
            if ended || self.table.status().ply > LONGEST {
                self.again();
            }
            let (steps, after) = self.turn();
            self.returns(&steps);
            if self.asks_more() {
                self.parts_return(&steps);
                self.two_turns_are_refused(&steps);
            }
            self.typing_plays(&steps, &after);
            self.turns += 1;
            self.several += usize::from(steps.len() > 1);
        }
    }

    fn asks_more(&self) -> bool {
        self.turns.is_multiple_of(DEARER)
    }

    /// Write and read, in every form.
    fn returns(&self, steps: &[String]) -> Vec<String> {
        let machine = steps.join(",");
        let table = &*self.table;
        let mut texts = Vec::new();
        for form in table.info().forms {
            let text = table.write_as(form, &machine).unwrap();
            let read = table.read_as(form, &text);
            let place = table.position_text();
            assert_eq!(read.as_ref(), Ok(&machine), "{form} '{text}' in {place}");
            if is_typed(form) && self.asks_more() {
                let typed = table.typed("", &format!(" {text} "));
                assert_eq!(typed.as_ref(), Ok(&machine), "{form} '{text}' in {place}");
            }
            texts.push(text);
        }
        texts
    }

    /// Half turns from the beginning, and the rest of the turn from inside it.
    fn parts_return(&mut self, steps: &[String]) {
        for cut in 1..steps.len() {
            let (begin, rest) = steps.split_at(cut);
            self.returns(begin);
            self.table.play(&begin.join(",")).unwrap();
            self.returns(rest);
            self.take_back(begin.len());
        }
    }

    /// The turn and a legal step of whoever acts next.
    fn two_turns_are_refused(&mut self, steps: &[String]) {
        let forms = self.table.info().forms;
        let texts = self.returns(steps);
        for step in steps {
            self.table.play(step).unwrap();
        }
        if self.table.status().ended.is_none() {
            let next = self.step();
            let answers: Vec<String> = forms
                .iter()
                .map(|form| self.table.write_as(form, &next).unwrap())
                .collect();
            self.take_back(steps.len());
            let record = self.table.record();
            for ((form, text), answer) in forms.iter().zip(texts).zip(answers) {
                let both = format!("{text},{answer}");
                let refused = self.table.read_as(form, &both).unwrap_err();
                assert_eq!(refused.code, "E_TURN_LONG", "{form} {both}");
                if is_typed(form) {
                    let refused = self.table.play(&both).unwrap_err();
                    assert_eq!(refused.code, "E_TURN_LONG", "{form} {both}");
                    let refused = self.table.play_turn(&both, None).unwrap_err();
                    assert_eq!(refused.code, "E_TURN_LONG", "{form} {both}");
                }
            }
            assert_eq!(self.table.record(), record);
        } else {
            self.take_back(steps.len());
        }
    }

    /// One of the texts is typed; the turn that it plays is the one that was written, and stands in the list as one text.
    fn typing_plays(&mut self, steps: &[String], after: &str) {
        let forms = self.table.info().forms;
        let typed: Vec<&str> = forms
            .iter()
            .copied()
            .filter(|form| is_typed(form))
            .collect();
        let form = typed[self.random.below(typed.len())];
        let text = self.table.write_as(form, &steps.join(",")).unwrap();
        let stage = self.table.status().stage;
        self.table.play(&text).unwrap();
        assert_eq!(self.table.position_text(), after, "{form} '{text}'");
        // What began inside a turn is a part of it.
        if self.turns.is_multiple_of(5 * DEARER) && stage != Stage::Mid {
            let turn = self.table.turns(form).unwrap().pop().unwrap();
            assert_eq!(turn.text, text);
            assert_eq!((turn.steps, turn.finished), (steps.len(), true));
        }
    }
}

#[test]
fn kings_cooking() {
    Walk::of("kings-cooking").walk();
}

#[test]
fn xiangqi() {
    Walk::of("xiangqi").walk();
}

#[test]
fn rhythm() {
    Walk::of("rhythm").walk();
}

#[test]
fn cotulenh() {
    let mut walk = Walk::of("cotulenh");
    walk.walk();
    assert!(
        walk.several > TURNS / 10,
        "{} of several steps",
        walk.several
    );
}

#[test]
fn trid() {
    let mut walk = Walk::of("trid");
    walk.walk();
    assert!(walk.several > 100, "{} of several steps", walk.several);
}

/// Games that have no test of their own here.
#[test]
fn every_other_game() {
    const NAMED: &[&str] = &[
        "kings-cooking",
        "xiangqi",
        "rhythm",
        "cotulenh",
        "trid",
        "leapers",
    ];
    for listing in catalog::games() {
        if !NAMED.contains(&listing.info.id) {
            Walk::of(listing.info.id).walk();
        }
    }
}

#[cfg(feature = "dummy")]
#[test]
fn leapers() {
    let mut walk = Walk::of("leapers");
    walk.walk();
    assert!(
        walk.several > TURNS / 10,
        "{} of several steps",
        walk.several
    );
}

fn open(game: &str, position: Option<&str>) -> Box<dyn Table> {
    let opening = match position {
        Some(text) => Opening::Position(text.to_owned(), Reading::Lenient),
        None => Opening::Normal,
    };
    catalog::find(game).unwrap().open(&[], &opening).unwrap()
}

/// What the machine form reads and the rules forbid is never read again as another move: UCI would find one.
#[test]
fn a_forbidden_text_is_not_read_in_another_notation() {
    let mut table = open("xiangqi", None);
    // In UCI the cannon's move h2e2, in ICCS a step from an empty point.
    assert_eq!(table.read_as("uci", "h3e3").as_deref(), Ok("h2e2"));
    let code = table.explain("h3e3").unwrap_err().code;
    assert_eq!(table.typed("", "h3e3").unwrap_err().code, code);
    assert_eq!(table.play("h3e3").unwrap_err().code, code);
    assert_eq!(table.status().ply, 0);
    assert_eq!(table.typed("", "C2.5").as_deref(), Ok("h2e2"));
    // A text of no notation is told in the words of the machine form, a wrong move in those of its own.
    assert_eq!(table.typed("", "nonsense").unwrap_err().code, "BAD_NODE");
    assert_eq!(table.typed("", "C2+9").unwrap_err().code, "NO_SUCH_MOVE");
}

const NAVY: &str = "7c2i/10i/11/11/11/11/11/11/11/2(NFT)8/10I/6C3I r - - 0 1";

#[test]
fn a_turn_from_afar_is_whole() {
    let mut table = open("cotulenh", Some(NAVY));
    let record = table.record();
    for text in ["c3Fg7", "F>g7,T>&g7"] {
        let refusal = table.play_turn(text, None).unwrap_err();
        assert_eq!(refusal.code, "E_TURN_OPEN", "{text}");
        assert_eq!(table.record(), record);
    }
    table.play_turn("N<F>g7,T>&g7", None).unwrap();
    let record = table.record();
    let steps: Vec<&str> = record.steps().collect();
    assert_eq!(steps, ["c3Fg7", "c3Tg7", "commit"]);
}

/// The list of turns has one entry for a deployment; the list of steps has three.
#[test]
fn a_deployment_is_one_entry_of_the_list() {
    let mut table = open("cotulenh", Some(NAVY));
    table.play("c3Fg7").unwrap();
    let turn = table.turns("san").unwrap().pop().unwrap();
    assert_eq!((turn.text.as_str(), turn.finished), ("F>g7", false));
    table.play("c3Tg7").unwrap();
    table.play("commit").unwrap();
    table.play("h12h11").unwrap();
    let turns = table.turns("san").unwrap();
    let texts: Vec<&str> = turns.iter().map(|turn| turn.text.as_str()).collect();
    assert_eq!(texts, ["N<F>g7,T>&g7", "Ch11"]);
    let places: Vec<_> = turns
        .iter()
        .map(|turn| (turn.index, turn.ply, turn.steps, turn.finished))
        .collect();
    assert_eq!(places, [(0, 0, 3, true), (1, 3, 1, true)]);
    let steps = table.history("san").unwrap();
    let texts: Vec<&str> = steps.iter().map(|entry| entry.text.as_str()).collect();
    assert_eq!(texts, ["F>g7", "T>&g7", "commit", "Ch11"]);
    assert_eq!(table.turns("runes").unwrap_err().code, "E_FORM");
}
