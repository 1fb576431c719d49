//! The bytes of a link (rules: 16, and step 7 of 17).

use rules::{Course, MAX_NAME_BYTES, NameRefusal, Side, Text, check_name};

use super::LinkRefusal;
use crate::piece::Colour;
use crate::position::KingsCooking;
use crate::setup::{LineUp, Selection};

const VERSION: u8 = 1;
const NOT_CHOSEN: u8 = 255;

/// Everything that a link carries. In stage 1 of an independent game one line-up is still missing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Payload {
    /// How the line-ups were chosen.
    pub(super) selection: Selection,
    /// The creator's colour.
    pub(super) creator: Side,
    /// The random identity of the game.
    pub(super) id: [u8; 16],
    /// Light's and Dark's line-up; `None` as long as the joiner has not chosen.
    pub(super) line_ups: [Option<LineUp>; 2],
    /// The creator's name.
    pub(super) creator_name: String,
    /// The joiner's name, once it is known.
    pub(super) joiner_name: Option<String>,
    /// The move codes, not yet replayed.
    pub(super) codes: Vec<u8>,
    /// The CRC-32 of the resulting position's text; 0 in stage 1.
    pub(super) digest: u32,
}

/// Whether both line-ups are known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stage {
    /// The joiner must choose his pieces.
    Choosing,
    /// The game is on, or over.
    Playing,
}

impl Payload {
    /// Which stage the link is in.
    #[must_use]
    pub(super) fn stage(&self) -> Stage {
        if self.line_ups.contains(&None) {
            Stage::Choosing
        } else {
            Stage::Playing
        }
    }

    /// Takes the moves and the digest from a course.
    #[must_use]
    pub(super) fn with_course(mut self, course: &Course<KingsCooking>) -> Payload {
        self.codes = course.plies().iter().map(|ply| ply.step.code()).collect();
        self.digest = digest(course.position());
        self
    }

    /// The bytes, little-endian. A name or a game that is too long for its length field is cut; the reader notices.
    #[must_use]
    pub(super) fn to_bytes(&self) -> Vec<u8> {
        let mut flags = match self.selection {
            Selection::Mirrored => 0,
            Selection::Independent => 1,
            Selection::Random => 2,
        };
        flags |= u8::from(self.creator == Side::Second) << 2;
        flags |= u8::from(self.stage() == Stage::Choosing) << 3;
        let mut bytes = vec![VERSION, flags];
        bytes.extend_from_slice(&self.id);
        for line_up in self.line_ups {
            bytes.push(line_up.map_or(NOT_CHOSEN, LineUp::code));
        }
        for name in [Some(&self.creator_name), self.joiner_name.as_ref()] {
            let name = name.map_or("", String::as_str);
            bytes.push(u8::try_from(name.len()).unwrap_or(u8::MAX));
            bytes.extend_from_slice(name.as_bytes());
        }
        let plies = u16::try_from(self.codes.len()).unwrap_or(u16::MAX);
        bytes.extend_from_slice(&plies.to_le_bytes());
        bytes.extend_from_slice(&self.codes);
        bytes.extend_from_slice(&self.digest.to_le_bytes());
        bytes
    }

    /// Reads the bytes: structure, then names, then line-ups.
    ///
    /// # Errors
    /// `E_URL_FORMAT`, `E_URL_NAME`, `E_URL_LINEUP`.
    pub(super) fn from_bytes(bytes: &[u8]) -> Result<Payload, LinkRefusal> {
        let raw = Raw::read(bytes)?;
        let creator_name = name(raw.creator_name)
            .map_err(|fault| fault.map_or(LinkRefusal::CreatorText, creator))?;
        let joiner_name = match raw.joiner_name {
            [] => None,
            bytes => {
                Some(name(bytes).map_err(|fault| fault.map_or(LinkRefusal::JoinerText, joiner))?)
            }
        };
        let line_ups = raw.line_ups()?;
        Ok(Payload {
            selection: raw.selection,
            creator: raw.creator,
            id: raw.id,
            line_ups,
            creator_name,
            joiner_name,
            codes: raw.codes.to_vec(),
            digest: raw.digest,
        })
    }
}

/// The CRC-32 of a position's text.
pub(super) fn digest(position: &KingsCooking) -> u32 {
    rules::crc32(position.position_text().as_bytes())
}

/// The structure, before anything is said about its meaning.
struct Raw<'a> {
    selection: Selection,
    creator: Side,
    stage: Stage,
    id: [u8; 16],
    line_ups: [u8; 2],
    creator_name: &'a [u8],
    joiner_name: &'a [u8],
    codes: &'a [u8],
    digest: u32,
}

impl<'a> Raw<'a> {
    fn read(bytes: &'a [u8]) -> Result<Raw<'a>, LinkRefusal> {
        let mut rest = bytes;
        let [version, flags] = take(&mut rest)?;
        if version != VERSION {
            return Err(LinkRefusal::VersionByte {
                version,
                accepted: VERSION,
            });
        }
        let selection = match flags & 3 {
            0 => Selection::Mirrored,
            1 => Selection::Independent,
            2 => Selection::Random,
            _ => return Err(LinkRefusal::Selection),
        };
        if flags >> 4 != 0 {
            return Err(LinkRefusal::Reserved);
        }
        let id = take(&mut rest)?;
        let line_ups = take(&mut rest)?;
        let creator_name = take_name(&mut rest, 1)?;
        let joiner_name = take_name(&mut rest, 0)?;
        let plies = usize::from(u16::from_le_bytes(take(&mut rest)?));
        let codes = take_slice(&mut rest, plies)?;
        let digest = u32::from_le_bytes(take(&mut rest)?);
        if !rest.is_empty() {
            return Err(LinkRefusal::LeftOver { count: rest.len() });
        }
        let stage = if flags & 8 == 0 {
            Stage::Playing
        } else {
            Stage::Choosing
        };
        if stage == Stage::Choosing && (selection != Selection::Independent || plies != 0) {
            return Err(LinkRefusal::Waiting);
        }
        Ok(Raw {
            selection,
            creator: if flags & 4 == 0 {
                Side::First
            } else {
                Side::Second
            },
            stage,
            id,
            line_ups,
            creator_name,
            joiner_name,
            codes,
            digest,
        })
    }

    fn line_ups(&self) -> Result<[Option<LineUp>; 2], LinkRefusal> {
        let mut line_ups = [None; 2];
        for side in Side::ALL {
            let code = self.line_ups[side.index()];
            let missing = self.stage == Stage::Choosing && side != self.creator;
            if missing && code == NOT_CHOSEN {
                continue;
            }
            let line_up = LineUp::from_code(code).filter(|_| !missing);
            let Some(line_up) = line_up else {
                return Err(LinkRefusal::LineUp {
                    side: Colour(side),
                    code,
                });
            };
            line_ups[side.index()] = Some(line_up);
        }
        if self.selection != Selection::Independent && line_ups[0] != line_ups[1] {
            return Err(LinkRefusal::LineUpsDiffer);
        }
        Ok(line_ups)
    }
}

fn take<const N: usize>(rest: &mut &[u8]) -> Result<[u8; N], LinkRefusal> {
    let Some((head, tail)) = rest.split_first_chunk() else {
        return Err(LinkRefusal::Short);
    };
    *rest = tail;
    Ok(*head)
}

fn take_slice<'a>(rest: &mut &'a [u8], length: usize) -> Result<&'a [u8], LinkRefusal> {
    let Some((head, tail)) = rest.split_at_checked(length) else {
        return Err(LinkRefusal::Short);
    };
    *rest = tail;
    Ok(head)
}

fn take_name<'a>(rest: &mut &'a [u8], least: usize) -> Result<&'a [u8], LinkRefusal> {
    let [length] = take(rest)?;
    let length = usize::from(length);
    if !(least..=MAX_NAME_BYTES).contains(&length) {
        return Err(LinkRefusal::NameBytes {
            length,
            least,
            most: MAX_NAME_BYTES,
        });
    }
    take_slice(rest, length)
}

/// The name that bytes say, or what is wrong with it; nothing, if they are no text.
fn name(bytes: &[u8]) -> Result<String, Option<NameRefusal>> {
    let name = std::str::from_utf8(bytes).map_err(|_| None)?;
    check_name(name)?;
    Ok(name.to_owned())
}

fn creator(fault: NameRefusal) -> LinkRefusal {
    LinkRefusal::Creator {
        fault: Box::new(fault.into()),
    }
}

fn joiner(fault: NameRefusal) -> LinkRefusal {
    LinkRefusal::Joiner {
        fault: Box::new(fault.into()),
    }
}
