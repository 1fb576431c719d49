//! What shapes look like by day and by night.

use std::collections::BTreeMap;

use crate::NoPicture;
use crate::lines::Line;
use crate::xml::Element;

/// Under which light a board is seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// By day.
    #[default]
    Light,
    /// By night.
    Dark,
}

/// An attribute of SVG with its two values.
#[derive(Debug)]
struct Attribute {
    name: &'static str,
    day: &'static str,
    night: &'static str,
}

/// All attributes of one kind of shape.
#[derive(Debug, Default)]
pub(crate) struct Style(Vec<Attribute>);

impl Style {
    /// `fill=#ffffff|#000000 stroke-width=0.03*`: by day and by night; a star grows with the cells.
    fn read(line: &mut Line) -> Result<Style, NoPicture> {
        let mut attributes = Vec::new();
        while let Some(word) = line.next() {
            let (name, value) = word
                .split_once('=')
                .ok_or_else(|| line.damaged("an attribute with its value"))?;
            let (day, night) = value.split_once('|').unwrap_or((value, value));
            attributes.push(Attribute { name, day, night });
        }
        Ok(Style(attributes))
    }

    /// What one attribute says.
    pub(crate) fn value(&self, name: &str, theme: Theme) -> Option<&'static str> {
        let attribute = self.0.iter().find(|attribute| attribute.name == name)?;
        Some(match theme {
            Theme::Light => attribute.day,
            Theme::Dark => attribute.night,
        })
    }

    /// Writes all of them on an element among cells of a size.
    pub(crate) fn dress<'xml>(
        &self,
        mut element: Element<'xml>,
        theme: Theme,
        scale: f64,
    ) -> Element<'xml> {
        for Attribute { name, .. } in &self.0 {
            let Some(value) = self.value(name, theme) else {
                continue;
            };
            element = match value.strip_suffix('*').map(str::parse::<f64>) {
                Some(Ok(width)) => element.number(name, width * scale),
                _ => element.text(name, value),
            };
        }
        element
    }
}

/// Styles by the name of what wears them.
#[derive(Debug, Default)]
pub(crate) struct Styles(BTreeMap<&'static str, Style>);

impl Styles {
    /// `NAME ATTRIBUTE…`
    pub(crate) fn read(&mut self, line: &mut Line) -> Result<(), NoPicture> {
        let name = line.word("the name of a style")?;
        let style = Style::read(line)?;
        self.0.insert(name, style);
        Ok(())
    }

    pub(crate) fn get(&self, name: &str) -> Result<&Style, NoPicture> {
        let style = self.0.get(name);
        style.ok_or_else(|| NoPicture::Undrawn(format!("style '{name}'")))
    }
}
