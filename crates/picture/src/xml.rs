//! Elements of SVG as text.

use std::fmt::Write;

/// A document that grows.
#[derive(Debug, Default)]
pub(crate) struct Xml {
    text: String,
}

impl Xml {
    pub(crate) fn element(&mut self, name: &'static str) -> Element<'_> {
        self.text.push('<');
        self.text.push_str(name);
        Element { xml: self, name }
    }

    /// Ends an element that was left open.
    pub(crate) fn close(&mut self, name: &'static str) {
        self.text.push_str("</");
        self.text.push_str(name);
        self.text.push_str(">\n");
    }

    pub(crate) fn finish(self) -> String {
        self.text
    }

    fn escaped(&mut self, text: &str) {
        for letter in text.chars() {
            match letter {
                '&' => self.text.push_str("&amp;"),
                '<' => self.text.push_str("&lt;"),
                '>' => self.text.push_str("&gt;"),
                '"' => self.text.push_str("&quot;"),
                // No other control is a character of XML.
                letter if letter.is_control() => self.text.push(' '),
                letter => self.text.push(letter),
            }
        }
    }
}

/// The beginning of an element.
#[derive(Debug)]
pub(crate) struct Element<'xml> {
    xml: &'xml mut Xml,
    name: &'static str,
}

impl Element<'_> {
    pub(crate) fn text(self, name: &str, value: &str) -> Self {
        self.xml.text.push(' ');
        self.xml.text.push_str(name);
        self.xml.text.push_str("=\"");
        self.xml.escaped(value);
        self.xml.text.push('"');
        self
    }

    pub(crate) fn number(self, name: &str, value: f64) -> Self {
        // Writing to a string cannot fail.
        let _ = write!(self.xml.text, " {name}=\"{}\"", fine(value));
        self
    }

    /// Moved, and then made larger.
    pub(crate) fn placed(self, x: f64, y: f64, scale: f64) -> Self {
        let (x, y, scale) = (fine(x), fine(y), fine(scale));
        self.text("transform", &format!("translate({x} {y}) scale({scale})"))
    }

    pub(crate) fn empty(self) {
        self.xml.text.push_str("/>\n");
    }

    /// Leaves it open for others.
    pub(crate) fn open(self) {
        self.xml.text.push_str(">\n");
    }

    pub(crate) fn saying(self, text: &str) {
        let Element { xml, name } = self;
        xml.text.push('>');
        xml.escaped(text);
        xml.close(name);
    }
}

/// A hundred-thousandth of a cell is finer than any screen.
pub(crate) fn fine(value: f64) -> f64 {
    // Adding zero makes one of the two zeros that there are.
    (value * 100_000.0).round() / 100_000.0 + 0.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_escaped_and_numbers_short() {
        let mut xml = Xml::default();
        xml.element("title").saying("a<b & \"c\"\n\u{1}");
        xml.element("path")
            .number("x", 0.1 + 0.2)
            .number("y", -0.0)
            .empty();
        assert_eq!(
            xml.finish(),
            "<title>a&lt;b &amp; &quot;c&quot;  </title>\n<path x=\"0.3\" y=\"0\"/>\n"
        );
    }
}
