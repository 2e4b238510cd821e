//! Laws of texts from outside: a bad one is an error that says what was expected, never a panic.

use super::place::{Outcome, ensure};
use super::stage::{Law, Stage};
use crate::random::{Fast, below, fast};
use crate::{Game, Line, NotationError, Viewer};

/// How many bad texts are tried of each kind.
const TRIES: usize = 150;
/// What is put into a text to spoil it: signs of all notations, and letters of more than one byte.
const SPOILERS: &[&str] =
    &["", " ", "?", "/", ";", "|", "-", "0", "9", "99999999999999999999", "a", "Z", "č", "\u{0}", "🂡"];

pub(super) fn laws<'a, G: Game>() -> [Law<Stage<'a, G>>; 4] {
    [
        ("a spoilt move is an error or another move", spoilt_moves),
        ("a spoilt decision of another seat is an error or another decision", spoilt_decisions),
        ("a spoilt deal is an error or another deal", spoilt_deals),
        ("a spoilt position is an error or another position", spoilt_positions),
    ]
}

/// Reads spoilt texts; what is accepted must read back from its own text.
fn spoil<T: PartialEq + std::fmt::Debug>(
    texts: &[String],
    seed: u64,
    read: impl Fn(&str) -> Result<T, NotationError>,
    write: impl Fn(&T) -> String,
) -> Outcome {
    let mut rng = fast(seed);
    for round in 0..TRIES {
        let text = match texts.get(below(&mut rng, texts.len().max(1) as u32) as usize) {
            Some(text) if round > 0 => spoilt(text, &mut rng),
            _ => String::new(),
        };
        if let Ok(value) = read(&text) {
            let written = write(&value);
            let again = read(&written).map_err(|error| format!("{text:?}, written again: {error}"))?;
            ensure(again == value, || {
                format!("{text:?} is {value:?}, written {written:?}, read as {again:?}")
            })?;
        }
    }
    Ok(())
}

/// One to three places of a text changed, or the text cut.
fn spoilt(text: &str, rng: &mut Fast) -> String {
    let mut letters: Vec<String> = text.chars().map(String::from).collect();
    for _ in 0..=below(rng, 3) {
        let place = below(rng, letters.len() as u32 + 1) as usize;
        let spoiler = SPOILERS[below(rng, SPOILERS.len() as u32) as usize].to_owned();
        match below(rng, 4) {
            0 => letters.truncate(place),
            1 => letters.insert(place, spoiler),
            _ if place < letters.len() => letters[place] = spoiler,
            _ => letters.push(spoiler),
        }
    }
    letters.concat()
}

fn spoilt_moves<G: Game>(stage: &Stage<'_, G>) -> Outcome {
    let texts: Vec<String> = stage.strange_moves.iter().map(ToString::to_string).collect();
    spoil(&texts, stage.kit.seed, |text| stage.game.parse_move(text), ToString::to_string)
}

fn spoilt_decisions<G: Game>(stage: &Stage<'_, G>) -> Outcome {
    let mut texts = Vec::new();
    for line in &stage.lines {
        for (position, mv) in line.positions().iter().zip(line.moves()) {
            texts.push(stage.game.seen(position, *mv, Viewer::Spectator).to_string());
        }
    }
    spoil(&texts, stage.kit.seed, |text| stage.game.parse_seen(text), ToString::to_string)
}

fn spoilt_deals<G: Game>(stage: &Stage<'_, G>) -> Outcome {
    let texts: Vec<String> = stage.lines.iter().map(|line| stage.game.deal_text(line.deal())).collect();
    spoil(&texts, stage.kit.seed, |text| stage.game.parse_deal(text), |deal| stage.game.deal_text(deal))
}

fn spoilt_positions<G: Game>(stage: &Stage<'_, G>) -> Outcome {
    let texts: Vec<String> = stage.lines.iter().map(|line| stage.game.position_text(&half(line))).collect();
    let read = |text: &str| stage.game.parse_position(text).map(|line| line.position().clone());
    let mut rng = fast(stage.kit.seed);
    for _ in 0..TRIES {
        let text = spoilt(&texts[below(&mut rng, texts.len() as u32) as usize], &mut rng);
        if let Ok(line) = stage.game.parse_position(&text) {
            let written = stage.game.position_text(&line);
            let again = read(&written).map_err(|error| format!("{text:?}, written again: {error}"))?;
            ensure(again == *line.position(), || {
                format!("{text:?} is written {written:?}: another position")
            })?;
        }
    }
    Ok(())
}

/// A line without the second half of its moves.
fn half<G: Game>(line: &Line<G>) -> Line<G> {
    let mut half = line.clone();
    while 2 * half.moves().len() > line.moves().len() {
        half.undo();
    }
    half
}
