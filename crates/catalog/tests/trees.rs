//! Random trees of every game through every format: nothing is lost but what is said, and what is said is exactly what is lost.

use catalog::Listing;
use record::{Beside, Clock, ClockKind, Entry, LeftOut, Line, Lost, Record};
use rules::{Codes, MatchEnd, Side, SplitMix64};
use table::{Library, Opening, Table};

/// What a writer of comments may put in: the marks of the formats, line breaks, letters of several bytes.
const WORDS: [&str; 22] = [
    "good",
    " ",
    "\n",
    "\"",
    "\\",
    "(",
    ")",
    "{",
    "}",
    "[",
    "]",
    ";",
    "%",
    "$1",
    "||",
    "|",
    "1-0",
    "*",
    "炮二平五",
    "[/DhtmlXQ_comment1]",
    "<b>&amp;",
    "\t",
];

struct Gardener {
    random: SplitMix64,
    /// Steps that may still be played, so that a tree stays small.
    left: usize,
}

impl Gardener {
    fn chance(&mut self, of: usize) -> bool {
        self.random.below(of) == 0
    }

    fn words(&mut self) -> String {
        let count = 1 + self.random.below(6);
        (0..count)
            .map(|_| WORDS[self.random.below(WORDS.len())])
            .collect()
    }

    fn comment(&mut self) -> String {
        if self.chance(3) {
            self.words()
        } else {
            String::new()
        }
    }

    /// A line that begins where the table stands, which stands there again afterwards. Every step is the table's own, so the
    /// turns of a game come as they come: with comments, glyphs and variations between their steps.
    fn line(&mut self, table: &mut dyn Table, depth: usize) -> Line {
        let mut line = Line {
            comment: self.comment(),
            entries: Vec::new(),
        };
        for _ in 0..1 + self.random.below(9) {
            let steps = table.steps();
            if table.status().ended.is_some() || steps.is_empty() || self.left == 0 {
                break;
            }
            self.left -= 1;
            let mut entry = Entry::new(steps[self.random.below(steps.len())].clone());
            while depth > 0 && self.chance(4) {
                let variation = self.line(table, depth - 1);
                if !variation.entries.is_empty() {
                    entry.variations.push(variation);
                }
            }
            while self.chance(5) {
                entry.glyphs.push(self.random.below(256) as u8);
            }
            entry.comment = self.comment();
            table.play(&entry.step).unwrap();
            line.entries.push(entry);
        }
        for _ in &line.entries {
            table.undo_step().unwrap();
        }
        line
    }

    fn record(&mut self, listing: &Listing) -> Record {
        self.left = 60;
        let mut table = listing.open(&[], &Opening::Normal).unwrap();
        for _ in 0..self.random.below(40) {
            let steps = table.steps();
            if table.status().ended.is_none() && !steps.is_empty() {
                table.play(&steps[self.random.below(steps.len())]).unwrap();
            }
        }
        // A third of the trees begins at the normal start, the others wherever a game came to, inside a turn too.
        if !self.chance(3) {
            let here = Opening::Position(table.position_text(), rules::Reading::Lenient);
            table = listing.open(&[], &here).unwrap();
        } else {
            table = listing.open(&[], &Opening::Normal).unwrap();
        }
        let start = table.record();
        let mut line = Line::from_iter(start.steps());
        let grown = self.line(&mut *table, 3);
        line.comment = if line.entries.is_empty() {
            grown.comment
        } else {
            String::new()
        };
        line.entries.extend(grown.entries);
        let redo = if self.chance(3) {
            self.random.below(3)
        } else {
            0
        };
        let cursor = line.entries.len().saturating_sub(redo).max(start.cursor);
        let bare = Record {
            cursor,
            line,
            position: String::new(),
            result: None,
            ..start
        };
        self.dressed(bare)
    }

    /// A record with its end, tags, clocks and view settings.
    fn dressed(&mut self, mut record: Record) -> Record {
        let mut table = catalog::Catalog
            .open(
                &record.game,
                &record.options,
                &Opening::Position(record.start.clone(), rules::Reading::Lenient),
            )
            .unwrap();
        for entry in &record.line.entries[..record.cursor] {
            table.play(&entry.step).unwrap();
        }
        if table.status().ended.is_none() && self.chance(3) {
            let winner = [None, Some(Side::First), Some(Side::Second)][self.random.below(3)];
            let reason = MatchEnd::ALL[self.random.below(MatchEnd::ALL.len())];
            table.decide(winner, reason).unwrap();
        }
        let ended = table.record();
        record.position = ended.position;
        record.result = ended.result;
        for name in [
            "Event",
            "Title",
            "Reason",
            "Options",
            "White",
            "Two words",
            "",
            "fen",
            "Termination",
            "Light",
        ] {
            if self.chance(4) {
                record.tags.insert(name.into(), self.words());
            }
        }
        if self.chance(4) {
            record.beside = Beside {
                clock: Some(Clock {
                    kind: ClockKind::Own,
                    base: 1_000,
                    increment: 0,
                    left: [1, 2],
                }),
                viewing: [("facing".to_owned(), "second".to_owned())].into(),
            };
        }
        record
    }
}

/// What two records differ in, counted as formats count it; the steps that both have must be the same.
fn difference(before: &Record, after: &Record) -> Vec<LeftOut> {
    let mut lost = Vec::new();
    assert_eq!(
        (&before.game, &before.options),
        (&after.game, &after.options)
    );
    assert_eq!(
        (&before.start, &before.position),
        (&after.start, &after.position)
    );
    assert_eq!(
        (&before.result, before.cursor),
        (&after.result, after.cursor)
    );
    let (kept, gone) = before.line.entries.split_at(after.line.entries.len());
    let gone = Line {
        comment: String::new(),
        entries: gone.to_vec(),
    };
    lost.extend([
        (Lost::Redo, gone.entries.len()),
        (Lost::Variations, gone.variations()),
        (Lost::Comments, gone.comments()),
        (Lost::Glyphs, gone.glyphs()),
    ]);
    let kept = Line {
        comment: before.line.comment.clone(),
        entries: kept.to_vec(),
    };
    compare_lines(&kept, &after.line, &mut lost);
    for (name, value) in &before.tags {
        match after.tags.get(name) {
            Some(other) => lost.push((Lost::Characters, changed(value, other))),
            None => lost.push((Lost::Tags, 1)),
        }
    }
    assert!(after.tags.keys().all(|name| before.tags.contains_key(name)));
    if before.beside.clock != after.beside.clock {
        lost.push((Lost::Clocks, 1));
    }
    let settings = before.beside.viewing.len() - after.beside.viewing.len();
    lost.push((Lost::ViewSettings, settings));
    LeftOut::list(&lost)
}

fn compare_lines(before: &Line, after: &Line, lost: &mut Vec<(Lost, usize)>) {
    lost.push((Lost::Characters, changed(&before.comment, &after.comment)));
    assert_eq!(before.entries.len(), after.entries.len());
    for (one, two) in before.entries.iter().zip(&after.entries) {
        assert_eq!(one.step, two.step);
        lost.push((Lost::Characters, changed(&one.comment, &two.comment)));
        if one.glyphs != two.glyphs {
            assert_eq!(two.glyphs, [0; 0]);
            lost.push((Lost::Glyphs, one.glyphs.len()));
        }
        assert_eq!(one.variations.len(), two.variations.len());
        for (one, two) in one.variations.iter().zip(&two.variations) {
            compare_lines(one, two, lost);
        }
    }
}

/// How many characters are missing or other ones.
fn changed(before: &str, after: &str) -> usize {
    let (one, two) = (before.chars().count(), after.chars().count());
    match one - two {
        0 => before
            .chars()
            .zip(after.chars())
            .filter(|(a, b)| a != b)
            .count(),
        missing => missing,
    }
}

/// Writes, reads, writes and reads again.
fn check(listing: &Listing, form: &str, record: &Record) {
    let id = listing.info.id;
    let written = listing.write_record(form, record).unwrap();
    let read = listing
        .read_record(form, &written.text)
        .unwrap_or_else(|refusal| panic!("{id} {form}: {refusal:?}\n{record:?}\n{}", written.text));
    let gone = difference(record, &read.record);
    assert_eq!(
        written.left_out, gone,
        "{id} {form}\n{record:#?}\n{}",
        written.text
    );
    assert_eq!(read.left_out, [], "{id} {form}\n{}", written.text);
    let again = listing.write_record(form, &read.record).unwrap();
    assert_eq!(again.left_out, [], "{id} {form}\n{}", again.text);
    let reread = listing.read_record(form, &again.text).unwrap();
    assert_eq!(reread.record, read.record, "{id} {form}\n{}", again.text);
    assert_eq!(reread.left_out, []);
}

#[test]
fn random_trees_lose_nothing_but_what_is_said() {
    for listing in catalog::games() {
        let mut gardener = Gardener {
            random: SplitMix64::new(14),
            left: 0,
        };
        let mut seen = (0, 0);
        for _ in 0..100 {
            let record = gardener.record(listing);
            seen.0 += record.line.variations();
            seen.1 = seen.1.max(record.line.entries.len());
            for form in ["json", "pgn", "dpxq"] {
                if listing.record_forms().contains(&form) {
                    check(listing, form, &record);
                }
            }
            // The general text, also where the players of a game have their own.
            let written = listing.text.write(&record).unwrap();
            let read = listing.text.read(&written.text).unwrap();
            assert_eq!(
                written.left_out,
                difference(&record, &read.record),
                "{}",
                written.text
            );
        }
        assert!(seen.0 > 50 && seen.1 > 5, "{}: {seen:?}", listing.info.id);
    }
}

/// Steps, tags and the end go into a link; the rest is said.
#[test]
fn links_say_what_they_leave_out() {
    for listing in catalog::games() {
        let mut gardener = Gardener {
            random: SplitMix64::new(15),
            left: 0,
        };
        for _ in 0..20 {
            let record = gardener.record(listing);
            let written = wire::link::write(&record, &catalog::Catalog).unwrap();
            let read = wire::link::read(&written.text, &catalog::Catalog).unwrap();
            let bare = Line::from_iter(record.steps());
            assert_eq!(read.line, bare);
            let expected = [
                (Lost::Variations, record.line.variations()),
                (Lost::Comments, record.line.comments()),
                (Lost::Glyphs, record.line.glyphs()),
                (Lost::Clocks, usize::from(record.beside.clock.is_some())),
                (Lost::ViewSettings, record.beside.viewing.len()),
            ];
            assert_eq!(written.left_out, LeftOut::list(&expected));
            assert_eq!((read.tags, read.result), (record.tags, record.result));
        }
    }
}
