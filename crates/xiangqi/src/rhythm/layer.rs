//! The three layers, and nodes: points with their layer (rules: 9.2, 10.2).

use std::fmt;

use crate::Point;
use crate::geometry::POINTS;

/// A layer of the board, from below.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[repr(u8)]
pub enum Layer {
    /// Layer 0, tag `_`.
    Ground = 0,
    /// Layer 1, without a tag: where the game begins and the kings stay.
    Standard = 1,
    /// Layer 2, tag `^`.
    Sky = 2,
}

impl Layer {
    /// Every layer, from below.
    pub const ALL: [Layer; 3] = [Layer::Ground, Layer::Standard, Layer::Sky];

    /// 0 to 2: the index of arrays that hold something for each layer.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The lower-case English word.
    #[must_use]
    pub const fn name(self) -> &'static str {
        ["ground", "standard", "sky"][self as usize]
    }

    /// What follows a point of this layer in texts.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        ["_", "", "^"][self as usize]
    }

    /// The layer of a tag; `None` for any other character.
    #[must_use]
    pub const fn from_tag(tag: char) -> Option<Layer> {
        match tag {
            '_' => Some(Layer::Ground),
            '^' => Some(Layer::Sky),
            _ => None,
        }
    }

    /// The layers that a vertical move between the two crosses: 0 to 2.
    #[must_use]
    #[inline]
    pub const fn distance(self, other: Layer) -> u8 {
        (self as u8).abs_diff(other as u8)
    }
}

/// Number of nodes.
pub const NODES: usize = Layer::ALL.len() * POINTS;

/// A point of one layer: `90 * layer + point` (rules: 1.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Node(u16);

impl Node {
    /// The node of a layer at a point.
    #[must_use]
    #[inline]
    pub const fn new(layer: Layer, point: Point) -> Node {
        Node((layer.index() * POINTS + point.index()) as u16)
    }

    /// The node of plain xiangqi, where there is one layer.
    #[must_use]
    #[inline]
    pub const fn standard(point: Point) -> Node {
        Node::new(Layer::Standard, point)
    }

    /// The node with that index; `None` from 270 on.
    #[must_use]
    pub const fn from_index(index: usize) -> Option<Node> {
        if index < NODES {
            Some(Node(index as u16))
        } else {
            None
        }
    }

    /// 0 to 269.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its layer.
    #[must_use]
    #[inline]
    pub const fn layer(self) -> Layer {
        if self.index() < POINTS {
            Layer::Ground
        } else if self.index() < 2 * POINTS {
            Layer::Standard
        } else {
            Layer::Sky
        }
    }

    /// Its point.
    #[must_use]
    #[inline]
    pub const fn point(self) -> Point {
        Point::at((self.index() - self.layer().index() * POINTS) as u8)
    }

    /// Every node in canonical order.
    pub fn all() -> impl Iterator<Item = Node> {
        (0..NODES as u16).map(Node)
    }

    /// The ICCS name: the point and the tag of the layer, `e0^`.
    #[must_use]
    pub fn name(self) -> String {
        let mut name = self.point().name();
        name.push_str(self.layer().tag());
        name
    }

    /// The node that a text begins with, and the rest of the text. The layer tag is read greedily.
    #[must_use]
    pub fn from_prefix(text: &str) -> Option<(Node, &str)> {
        let mut chars = text.chars();
        let point = Point::from_chars(chars.next()?, chars.next()?)?;
        let rest = chars.as_str();
        Some(match chars.next().and_then(Layer::from_tag) {
            Some(layer) => (Node::new(layer, point), chars.as_str()),
            None => (Node::standard(point), rest),
        })
    }
}

/// By name.
impl fmt::Display for Node {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.name())
    }
}

/// By name, since an index says little in a failed test.
impl fmt::Debug for Node {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_read_back() {
        for (index, node) in Node::all().enumerate() {
            assert_eq!(node.index(), index);
            assert_eq!(Node::new(node.layer(), node.point()), node);
            assert_eq!(Node::from_prefix(&node.name()), Some((node, "")));
        }
        assert_eq!(Node::from_index(NODES), None);
    }

    #[test]
    fn rules_1_3_numbers_layer_by_layer() {
        let e1 = Point::from_chars('e', '1').expect("on the board");
        assert_eq!(Node::new(Layer::Ground, e1).index(), 13);
        assert_eq!(Node::new(Layer::Standard, e1).index(), 103);
        assert_eq!(Node::new(Layer::Sky, e1).index(), 193);
        assert_eq!(Layer::Ground.distance(Layer::Sky), 2);
    }
}
