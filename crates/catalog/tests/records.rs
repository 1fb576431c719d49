//! Every game of the catalogue survives every general form of record.

#![allow(clippy::unwrap_used)]

use catalog::Catalog;
use rules::{Side, SplitMix64};
use table::{Opening, Record, Table};
use wire::{json, link, pgn};

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
            assert_eq!(
                json::read(&json::write(&record).unwrap(), &Catalog).unwrap(),
                record,
                "{id} {seed}"
            );
            assert_eq!(
                link::read(&link::write(&record, &Catalog).unwrap(), &Catalog).unwrap(),
                record,
                "{id} {seed}"
            );
            let played = Record {
                steps: record.steps[..record.cursor].to_vec(),
                ..record
            };
            assert_eq!(
                pgn::read(&pgn::write(&played, &Catalog).unwrap(), &Catalog).unwrap(),
                played,
                "{id} {seed}"
            );
        }
    }
}

/// The figures stand in ARCHITECTURE.md; a longer link is a broken promise.
#[test]
fn a_link_of_sixty_steps_stays_short() {
    for listing in catalog::games() {
        let games = (0..200).map(|seed| random_match(listing, 60, seed));
        // The longest game of the sample; King's Cooking seldom lasts sixty steps.
        let table = games.max_by_key(|table| table.status().ply).unwrap();
        let length = link::write(&table.record(), &Catalog).unwrap().len();
        println!(
            "{}: {length} characters for {} steps",
            listing.info.id,
            table.status().ply
        );
        assert!(length <= 140, "{}: {length}", listing.info.id);
    }
}

#[test]
fn own_formats_return_what_they_can_express() {
    for listing in catalog::games() {
        for format in listing.formats {
            for seed in 0..10 {
                let table = random_match(listing, 50, seed);
                let record = table.record();
                let text = format.write(&record).unwrap();
                assert!(
                    format.recognises(&text),
                    "{} {}: {text}",
                    listing.info.id,
                    format.name()
                );
                let read = format.read(&text).unwrap().record;
                let id = listing.info.id;
                assert_eq!(
                    (&read.start, &read.steps),
                    (&record.start, &record.steps),
                    "{id} {}: {text}",
                    format.name()
                );
            }
        }
    }
}
