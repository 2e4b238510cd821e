//! The options: which tarok is played, and what came from earlier deals.
//!
//! Each flag of the rules is an option whose default is the word `preset`: as the chosen preset has it.

use std::fmt::Display;
use std::str::FromStr;

use game::{OptionError, OptionSpec, Options, Presets, Seat, Settings};

use crate::rules::{FLAGS, Field, Flag, OF_PRESET, Preset};
use crate::{SEATS, Tarok};

/// The most that the sum of a session can be written with.
pub(crate) const MOST_SCORE: i64 = 1_000_000_000_000;
/// The most deals that a session can have played.
pub(crate) const MOST_PLAYED: u32 = 1_000_000;

const NOTHING_YET: &str = "0/0/0";

pub(crate) fn specs() -> Vec<OptionSpec> {
    let preset = OptionSpec::choice(
        "preset",
        Preset::WORDS,
        Preset::Seed.word(),
        "whose rules; each flag can be set alone",
    );
    let flags = FLAGS.iter().map(|flag| match flag.field {
        Field::Word(words, _) => OptionSpec::choice(flag.name, words, OF_PRESET, flag.help),
        Field::Number(expected, _, _) | Field::Values(expected) => {
            OptionSpec::text(flag.name, expected, OF_PRESET, flag.help)
        }
    });
    let session = [
        OptionSpec::whole(
            "dealer",
            (0, SEATS as i64 - 1),
            "2",
            "the seat that deals; the next one is forehand",
        ),
        OptionSpec::text(
            "radelci",
            "a whole number from 0 to 65535 for each seat, as in 1/0/2",
            NOTHING_YET,
            "how many radelci each seat has",
        ),
        OptionSpec::text(
            "score",
            "a whole number for each seat, as in 40/-35/0",
            NOTHING_YET,
            "what each seat has scored so far",
        ),
        OptionSpec::whole(
            "played",
            (0, MOST_PLAYED as i64),
            "0",
            "how many deals of the session have been played",
        ),
    ];
    std::iter::once(preset).chain(flags).chain(session.map(OptionSpec::of_session)).collect()
}

pub(crate) fn game(options: &Options) -> Result<Tarok, OptionError> {
    let specs = specs();
    let settings = options.checked(&specs)?;
    let preset = Preset::ALL[settings.choice("preset")];
    let mut rules = preset.rules();
    for flag in &FLAGS {
        let text = settings.text(flag.name);
        if text != OF_PRESET && !flag.read(&mut rules, text) {
            return Err(settings.spec(flag.name).refuse(text));
        }
    }
    let played = settings.whole("played") as u32;
    if rules.deals > 0 && played >= rules.deals as u32 {
        return Err(OptionError::Value {
            name: "played".to_owned(),
            expected: format!("fewer than the {} deals of the session", rules.deals),
            got: played.to_string(),
        });
    }
    Ok(Tarok {
        preset,
        rules,
        dealer: Seat::new(settings.whole("dealer") as usize),
        radelci: of_each(&settings, "radelci", |_: &u16| true)?,
        score: of_each(&settings, "score", |score: &i64| score.abs() <= MOST_SCORE)?,
        played,
    })
}

/// What each preset has in every flag.
pub(crate) fn presets() -> Presets {
    let value = |flag: &Flag| Preset::ALL.iter().map(|preset| flag.text(&preset.rules())).collect();
    let values = FLAGS.iter().map(|flag| (flag.name, value(flag))).collect();
    Presets { option: "preset", words: Preset::WORDS, values }
}

pub(crate) fn options(game: &Tarok) -> Options {
    let usual = game.preset.rules();
    let differs = |flag: &&Flag| flag.text(&game.rules) != flag.text(&usual);
    let mut options = Options::none().with("preset", game.preset.word());
    for flag in FLAGS.iter().filter(differs) {
        options.set(flag.name, flag.text(&game.rules));
    }
    options
        .with("dealer", game.dealer)
        .with("radelci", joined(&game.radelci))
        .with("score", joined(&game.score))
        .with("played", game.played)
        .without_defaults(&specs())
}

fn joined<T: Display>(of_each: &[T; SEATS]) -> String {
    of_each.iter().map(ToString::to_string).collect::<Vec<_>>().join("/")
}

/// Reads a number for each seat, as in `1/0/2`.
fn of_each<T: FromStr + Display>(
    settings: &Settings<'_>,
    name: &str,
    fits: impl Fn(&T) -> bool,
) -> Result<[T; SEATS], OptionError> {
    let text = settings.text(name);
    let read = |part: &str| part.parse::<T>().ok().filter(|n| n.to_string() == part && fits(n));
    let numbers: Option<Vec<T>> = text.split('/').map(read).collect();
    numbers.and_then(|numbers| numbers.try_into().ok()).ok_or_else(|| settings.spec(name).refuse(text))
}
