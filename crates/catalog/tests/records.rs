//! Every game of the catalogue survives every general form of record.

use catalog::Catalog;
use record::Comparison;
use rules::{Side, SplitMix64};
use table::{Opening, Table};
use wire::{json, link};

/// A random match of at most `steps` steps, ended by nobody but the rules.
fn random_match(listing: &catalog::Listing, steps: usize, seed: u64) -> Box<dyn Table> {
    let mut random = SplitMix64::new(seed);
    let mut table = listing.open(&[], &Opening::Normal).unwrap();
    while table.status().ply < steps && table.status().ended.is_none() {
        let legal = table.steps();
        table.play(&legal[random.below(legal.len())]).unwrap();
    }
    table
}

#[test]
fn random_games_return_from_every_form() {
    for listing in catalog::games() {
        for seed in 0..20 {
            let mut table = random_match(listing, 70, seed);
            for _ in 0..seed % 5 {
                table.undo_step();
            }
            if seed % 3 == 0 && table.status().ended.is_none() {
                table.resign(Side::First).unwrap();
            }
            let mut record = table.record();
            record.tags.insert("Event".into(), format!("game {seed}"));
            let id = listing.info.id;
            let save = json::write(&record).unwrap().text;
            assert_eq!(json::read(&save, &Catalog).unwrap(), record, "{id} {seed}");
            let link = link::write(&record, &Catalog).unwrap().text;
            assert_eq!(link::read(&link, &Catalog).unwrap(), record, "{id} {seed}");
            let mut played = record;
            played.line.entries.truncate(played.cursor);
            let text = listing.text.write(&played).unwrap().text;
            let read = listing.text.read(&text).unwrap().record;
            assert_eq!(read, played, "{id} {seed}");
        }
    }
}

/// A match that tries to last: of a few random steps it takes the first that leaves all pieces where they can be counted.
fn long_match(listing: &catalog::Listing, steps: usize, seed: u64) -> Box<dyn Table> {
    let mut random = SplitMix64::new(seed);
    let mut table = listing.open(&[], &Opening::Normal).unwrap();
    while table.status().ply < steps && table.status().ended.is_none() {
        let legal = table.steps();
        let pieces = table.scene().pieces.len();
        for chance in (0..8).rev() {
            table.play(&legal[random.below(legal.len())]).unwrap();
            let lasts = table.scene().pieces.len() == pieces && table.status().ended.is_none();
            if lasts || chance == 0 {
                break;
            }
            table.undo_step();
        }
    }
    table
}

/// The figures stand in ARCHITECTURE.md; a longer link is a broken promise.
#[test]
fn a_link_of_sixty_steps_stays_short() {
    for listing in catalog::games() {
        let games = (0..100).map(|seed| long_match(listing, 60, seed));
        let table = games.max_by_key(|table| table.status().ply).unwrap();
        let id = listing.info.id;
        // A short game is over before, however one plays.
        let status = table.status();
        assert!(status.ended.is_some() || status.ply == 60, "{id}");
        let written = link::write(&table.record(), &Catalog).unwrap();
        let length = written.text.len();
        println!("{id}: {length} characters");
        assert!(length <= 140, "{id}: {length}");
    }
}

#[test]
fn own_formats_return_what_they_can_express() {
    for listing in catalog::games() {
        for format in listing.formats {
            for seed in 0..10 {
                let table = random_match(listing, 50, seed);
                let record = table.record();
                let text = format.write(&record).unwrap().text;
                assert!(
                    format.recognises(&text),
                    "{} {}: {text}",
                    listing.info.id,
                    format.name()
                );
                let read = format.read(&text).unwrap().record;
                let id = listing.info.id;
                assert_eq!(
                    (&read.start, &read.line),
                    (&record.start, &record.line),
                    "{id} {}: {text}",
                    format.name()
                );
            }
        }
    }
}

/// What is always named today was not named before, when there was no choice.
#[test]
fn a_record_that_does_not_name_an_option_is_one_of_before() {
    for (game, step, option, old) in [
        ("xiangqi", "h2e2", "repetition", "axf-core"),
        ("rhythm", "h2e2", "repetition", "axf-core"),
        ("cotulenh", "c5c6", "book", "upstream"),
    ] {
        let listing = catalog::find(game).unwrap();
        let compared = |options: &[(String, String)]| {
            let mut table = listing.open(options, &Opening::Normal).unwrap();
            table.play(step).unwrap();
            let record = table.record();
            let named = record.options.iter().any(|(name, _)| name == option);
            assert!(named, "{game} names its {option}");
            let mut before = record.clone();
            before.options.clear();
            [(&record, &before), (&before, &record)]
                .map(|(new, kept)| listing.compare(new, Some(kept), None).unwrap())
        };
        let old = (option.to_owned(), old.to_owned());
        assert_eq!(compared(&[old]), [Comparison::Identical; 2], "{game}");
        let parted = Comparison::Diverged { ply: 0 };
        assert_eq!(compared(&[]), [parted; 2], "{game} of today");
    }
}
