//! Record formats and links that belong to one game, whichever the catalogue attaches to it.

use std::sync::LazyLock;

use record::{Format, Record};

use crate::{Target, games, seal};

pub(super) const TARGET: Target = Target {
    name: "format",
    run,
    seeds,
};

/// A format with good texts of its own.
struct Sample {
    format: &'static dyn Format,
    texts: Vec<String>,
}

static SAMPLES: LazyLock<Vec<Sample>> = LazyLock::new(|| {
    let mut samples = Vec::new();
    for (game, listing) in games::games().iter().enumerate() {
        let records = games::records_of(game);
        for &format in listing.formats {
            let texts = records
                .iter()
                .filter_map(|record| format.write(record).ok())
                .map(|written| written.text);
            samples.push(Sample {
                format,
                texts: texts.collect(),
            });
        }
    }
    samples
});

/// A letter chooses the format.
fn run(data: &[u8]) {
    let Some((letter, data)) = data.split_first() else {
        return;
    };
    let Some(number) = usize::from(letter.wrapping_sub(b'a')).checked_rem(SAMPLES.len()) else {
        return;
    };
    let Sample { format, texts } = &SAMPLES[number];
    let prefix = texts.first().and_then(|text| seal::prefix(text));
    let text = seal::link(prefix.unwrap_or_default(), data);
    let _ = format.recognises(&text);
    let record = match format.read(&text) {
        Ok(read) => read.record,
        Err(refusal) => return assert!(!refusal.message.is_empty(), "a refusal says why"),
    };
    // A format may refuse what another writer put in, and has tags of its own; the game must be the same.
    if let Ok(written) = format.write(&record) {
        let again = format.read(&written.text).map(|read| read.record);
        let game = |record: &Record| {
            let Record {
                options,
                start,
                mut line,
                cursor,
                result,
                ..
            } = record.clone();
            line.entries.truncate(cursor);
            let steps: Vec<String> = line.entries.into_iter().map(|entry| entry.step).collect();
            (options, start, steps, result)
        };
        assert_eq!(
            again.as_ref().map(game),
            Ok(game(&record)),
            "'{}'",
            written.text
        );
        // What nothing is said about is there again, comments and variations too.
        if written.left_out.is_empty() {
            assert_eq!(
                again.map(|again| again.line),
                Ok(record.line),
                "'{}'",
                written.text
            );
        }
    }
}

fn seeds() -> Vec<Vec<u8>> {
    let mut seeds = vec![Vec::new()];
    for (number, sample) in SAMPLES.iter().enumerate() {
        for text in &sample.texts {
            let inputs = match seal::prefix(text) {
                Some(_) => seal::inputs(text),
                None => vec![text.as_bytes().to_vec()],
            };
            let letter = b'a' + u8::try_from(number).unwrap_or(0);
            seeds.extend(
                inputs
                    .iter()
                    .map(|input| [&[letter], input.as_slice()].concat()),
            );
        }
    }
    seeds
}
