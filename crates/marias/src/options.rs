//! The options: which mariáš is played, and what came from earlier deals.
//!
//! Each field of the rules is an option whose default is the word `profile`: as the chosen profile has it.

use game::{OptionError, OptionSpec, Options, Presets, Seat, Settings};

use crate::rules::{Counted, Growth, Profile, Rules, Tariff};
use crate::{Marias, SEATS};

/// What stands in an option that is left to the profile.
const OF_PROFILE: &str = "profile";

/// How the sums of a session are written before its first deal; a bare 0 is read as the same.
const NO_MONEY: &str = "0/0/0";

const ORDERS: &[&str] = &[OF_PROFILE, "usual", "natural"];
const NO_YES: &[&str] = &[OF_PROFILE, "no", "yes"];
const GROWTHS: &[&str] = &[OF_PROFILE, "double", "linear"];
const MARRIAGES: &[&str] = &[OF_PROFILE, "best", "first"];
const FLEKS: &[&str] = &[OF_PROFILE, "play", "lost"];

const fn field(name: &'static str, words: &'static [&'static str], help: &'static str) -> OptionSpec {
    OptionSpec::choice(name, words, OF_PROFILE, help)
}

const fn number(name: &'static str, expected: &'static str, help: &'static str) -> OptionSpec {
    OptionSpec::text(name, expected, OF_PROFILE, help)
}

pub(crate) fn specs() -> Vec<OptionSpec> {
    vec![
        OptionSpec::choice(
            "profile",
            Profile::WORDS,
            Profile::OpenMarias.word(),
            "whose rules: the published work's, ours, or the association's with betl and durch",
        ),
        field("rank_order", ORDERS, "whether the ten stands below the ace, or where it is printed"),
        field("blind_trump", NO_YES, "whether the trump may be chosen unseen"),
        field("betl_durch", NO_YES, "whether betl and durch can be played over a trump game"),
        field(
            "open_betl",
            NO_YES,
            "whether declarer's hand lies open after the first trick of betl and durch",
        ),
        number(
            "tariff",
            "five whole numbers from 0 to 1000, as in 1/2/1/15/30, or profile",
            "what hra, sedma, a quiet seven, betl and durch are worth",
        ),
        number(
            "hundred_base",
            "a whole number from 1 to 100, or profile",
            "what an announced stovka is worth",
        ),
        field("hundred_growth", GROWTHS, "whether each ten points over 100 doubles the value or adds it"),
        field("hundred_marriage", MARRIAGES, "the one marriage that counts towards an announced stovka"),
        field("hundred_replaces", NO_YES, "whether forhont's stovka stands instead of hra"),
        field("killed_doubles", NO_YES, "whether an announced seven beaten in the last trick costs twice"),
        field("keep_seven", NO_YES, "whether the announced seven waits until no other card is legal"),
        field("flek_without_re", FLEKS, "hra alone, raised once: whether it is played or lost at once"),
        number("max_raises", "a whole number from 0 to 7, or profile", "how often one goal can be raised"),
        number(
            "cap",
            "a whole number from 0 to 1000000, or profile",
            "the most that one opponent pays or gets in a deal, 0 for no limit",
        ),
        OptionSpec::whole("forhont", (0, SEATS as i64 - 1), "0", "the seat that chooses the trump and leads")
            .of_session(),
        OptionSpec::text(
            "money",
            "a whole number for each seat from -10^12 to 10^12, as in 4/-2/-2, or 0",
            NO_MONEY,
            "what each seat has won so far",
        )
        .of_session(),
    ]
}

pub(crate) fn game(options: &Options) -> Result<Marias, OptionError> {
    let specs = specs();
    let settings = options.checked(&specs)?;
    let profile = Profile::ALL[settings.choice("profile")];
    let usual = profile.rules();
    let yes = |name: &str, usual: bool| second_word(&settings, name).unwrap_or(usual);
    let rules = Rules {
        natural_order: yes("rank_order", usual.natural_order),
        blind_trump: yes("blind_trump", usual.blind_trump),
        betl_durch: yes("betl_durch", usual.betl_durch),
        open_betl: yes("open_betl", usual.open_betl),
        tariff: tariff(&settings, usual.tariff)?,
        hundred_base: whole(&settings, "hundred_base", (1, 100), usual.hundred_base.into())? as u8,
        hundred_growth: match second_word(&settings, "hundred_growth") {
            Some(linear) => [Growth::Double, Growth::Linear][usize::from(linear)],
            None => usual.hundred_growth,
        },
        hundred_marriage: match second_word(&settings, "hundred_marriage") {
            Some(first) => [Counted::Best, Counted::First][usize::from(first)],
            None => usual.hundred_marriage,
        },
        hundred_replaces: yes("hundred_replaces", usual.hundred_replaces),
        killed_doubles: yes("killed_doubles", usual.killed_doubles),
        keep_seven: yes("keep_seven", usual.keep_seven),
        flek_without_re_loses: yes("flek_without_re", usual.flek_without_re_loses),
        max_raises: whole(&settings, "max_raises", (0, 7), usual.max_raises.into())? as u8,
        cap: whole(&settings, "cap", (0, 1_000_000), usual.cap)?,
    };
    Ok(Marias {
        profile,
        rules,
        forhont: Seat::new(settings.whole("forhont") as usize),
        money: money(&settings)?,
    })
}

/// Whether the second of the two words of a field was chosen; `None` where it is left to the profile.
fn second_word(settings: &Settings<'_>, name: &str) -> Option<bool> {
    match settings.choice(name) {
        0 => None,
        place => Some(place == 2),
    }
}

fn whole(
    settings: &Settings<'_>,
    name: &'static str,
    (from, to): (u32, u32),
    usual: u32,
) -> Result<u32, OptionError> {
    let text = settings.text(name);
    if text == OF_PROFILE {
        return Ok(usual);
    }
    plain_number(text)
        .filter(|number| (from..=to).contains(number))
        .ok_or_else(|| settings.spec(name).refuse(text))
}

/// A number as it is written: no sign, no zero in front.
fn plain_number(text: &str) -> Option<u32> {
    text.parse().ok().filter(|number: &u32| number.to_string() == text)
}

fn tariff(settings: &Settings<'_>, usual: Tariff) -> Result<Tariff, OptionError> {
    let text = settings.text("tariff");
    if text == OF_PROFILE {
        return Ok(usual);
    }
    let numbers: Vec<u16> = text
        .split('/')
        .filter_map(|part| plain_number(part).filter(|number| *number <= 1000).map(|number| number as u16))
        .collect();
    match (text.split('/').count(), numbers.as_slice()) {
        (5, &[hra, sedma, quiet_seven, betl, durch]) => Ok(Tariff { hra, sedma, quiet_seven, betl, durch }),
        _ => Err(settings.spec("tariff").refuse(text)),
    }
}

/// The most that the sum of a session can be written with.
const MOST_MONEY: i64 = 1_000_000_000_000;

fn money(settings: &Settings<'_>) -> Result<[i64; SEATS], OptionError> {
    let text = settings.text("money");
    if text == "0" {
        return Ok([0; SEATS]);
    }
    let read =
        |part: &str| part.parse().ok().filter(|sum: &i64| sum.to_string() == part && sum.abs() <= MOST_MONEY);
    let sums: Option<Vec<i64>> = text.split('/').map(read).collect();
    match sums.as_deref() {
        Some(&[first, second, third]) => Ok([first, second, third]),
        _ => Err(settings.spec("money").refuse(text)),
    }
}

/// The sums of a session with what a deal brought; they stop at what can be written.
pub(crate) fn added(money: [i64; SEATS], scores: &[i32]) -> [i64; SEATS] {
    let mut money = money;
    for (sum, score) in money.iter_mut().zip(scores) {
        *sum = (*sum + i64::from(*score)).clamp(-MOST_MONEY, MOST_MONEY);
    }
    money
}

pub(crate) fn money_text(money: [i64; SEATS]) -> String {
    money.map(|sum| sum.to_string()).join("/")
}

pub(crate) fn tariff_text(tariff: Tariff) -> String {
    let Tariff { hra, sedma, quiet_seven, betl, durch } = tariff;
    [hra, sedma, quiet_seven, betl, durch].map(|number| number.to_string()).join("/")
}

/// Every field of the rules as its option has it.
pub(crate) fn fields(rules: &Rules) -> [(&'static str, String); 14] {
    let word = |words: &'static [&'static str], second: bool| words[1 + usize::from(second)].to_owned();
    [
        ("rank_order", word(ORDERS, rules.natural_order)),
        ("blind_trump", word(NO_YES, rules.blind_trump)),
        ("betl_durch", word(NO_YES, rules.betl_durch)),
        ("open_betl", word(NO_YES, rules.open_betl)),
        ("tariff", tariff_text(rules.tariff)),
        ("hundred_base", rules.hundred_base.to_string()),
        ("hundred_growth", word(GROWTHS, rules.hundred_growth == Growth::Linear)),
        ("hundred_marriage", word(MARRIAGES, rules.hundred_marriage == Counted::First)),
        ("hundred_replaces", word(NO_YES, rules.hundred_replaces)),
        ("killed_doubles", word(NO_YES, rules.killed_doubles)),
        ("keep_seven", word(NO_YES, rules.keep_seven)),
        ("flek_without_re", word(FLEKS, rules.flek_without_re_loses)),
        ("max_raises", rules.max_raises.to_string()),
        ("cap", rules.cap.to_string()),
    ]
}

/// What each profile has in every field.
pub(crate) fn presets() -> Presets {
    let profiles = Profile::ALL.map(|profile| fields(&profile.rules()));
    let value = |place: usize| profiles.iter().map(|fields| fields[place].1.clone()).collect();
    let values = (0..profiles[0].len()).map(|place| (profiles[0][place].0, value(place))).collect();
    Presets { option: "profile", words: Profile::WORDS, values }
}

pub(crate) fn options(game: &Marias) -> Options {
    let usual = fields(&game.profile.rules());
    let differing = fields(&game.rules).into_iter().zip(usual).filter(|(own, usual)| own != usual);
    let options = differing.fold(Options::none(), |options, ((name, value), _)| options.with(name, value));
    options
        .with("profile", game.profile.word())
        .with("forhont", game.forhont)
        .with("money", money_text(game.money))
        .without_defaults(&specs())
}
