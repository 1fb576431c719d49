//! A position with what became of it: one line of a samples file.

use anyhow::{Context, Result, bail};

/// One line: the result for the actor (1, 0.5, 0), the value that the search found for the actor, the position text.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Sample {
    pub(crate) result: f32,
    pub(crate) value: i32,
    pub(crate) position: String,
}

impl Sample {
    pub(crate) fn write(&self) -> String {
        format!("{}\t{}\t{}\n", self.result, self.value, self.position)
    }

    pub(crate) fn read(line: &str) -> Result<Sample> {
        let mut fields = line.splitn(3, '\t');
        let (Some(result), Some(value), Some(position)) =
            (fields.next(), fields.next(), fields.next())
        else {
            bail!("'{line}' is no sample; accepted: result, value and position with tabs between");
        };
        Ok(Sample {
            result: result
                .parse()
                .with_context(|| format!("result '{result}'"))?,
            value: value.parse().with_context(|| format!("value '{value}'"))?,
            position: position.to_owned(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_read_back() -> Result<()> {
        let sample = Sample {
            result: 0.5,
            value: -37,
            position: "9/9 w - - 0 1".to_owned(),
        };
        assert_eq!(Sample::read(sample.write().trim_end())?, sample);
        assert!(Sample::read("1\t2").is_err());
        assert!(Sample::read("won\t2\tx").is_err());
        Ok(())
    }
}
