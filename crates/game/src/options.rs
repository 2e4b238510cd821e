//! Options of games and players: declared as data, checked in one place.

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use thiserror::Error;

/// What values an option takes.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Kind {
    /// One of these words.
    Choice(&'static [&'static str]),
    /// A whole number in a range, ends included.
    Whole(i64, i64),
    /// Any number in a range, ends included.
    Number(f64, f64),
    /// A text; the words say what it must look like. The game checks the rest itself.
    Text(&'static str),
}

impl Kind {
    /// Whether a text is one of the values.
    pub fn takes(&self, value: &str) -> bool {
        match self {
            Kind::Choice(words) => words.contains(&value),
            Kind::Whole(from, to) => value.parse::<i64>().is_ok_and(|n| (*from..=*to).contains(&n)),
            Kind::Number(from, to) => value.parse::<f64>().is_ok_and(|n| (*from..=*to).contains(&n)),
            Kind::Text(_) => true,
        }
    }

    /// Whether every value of this kind is one of `other`, too.
    pub fn is_within(&self, other: &Kind) -> bool {
        match (self, other) {
            (Kind::Choice(few), Kind::Choice(all)) => few.iter().all(|word| all.contains(word)),
            (Kind::Whole(from, to), Kind::Whole(least, most)) => least <= from && to <= most,
            (Kind::Number(from, to), Kind::Number(least, most)) => least <= from && to <= most,
            (Kind::Text(one), Kind::Text(other)) => one == other,
            _ => false,
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Kind::Choice(words) => f.write_str(&words.join(" | ")),
            Kind::Whole(from, to) => write!(f, "a whole number from {from} to {to}"),
            Kind::Number(from, to) => write!(f, "a number from {from} to {to}"),
            Kind::Text(what) => f.write_str(what),
        }
    }
}

/// An option as the game or player declares it.
#[derive(Clone, PartialEq, Debug)]
pub struct OptionSpec {
    /// Its name, in lower case.
    pub name: &'static str,
    /// What it does, in one line.
    pub help: &'static str,
    /// What values it takes.
    pub kind: Kind,
    /// Its value when nothing is said.
    pub default: &'static str,
    /// Whether it passes from deal to deal (dealer, radelci, score of the match) instead of being a rule.
    pub session: bool,
    /// The values that somebody may ask for who reaches the house over the network; `None` for none at all, which is
    /// how every option begins. Only options of players are asked for this way by people whom nobody knows: files,
    /// threads and room for tables are the operator's to give away.
    pub remote: Option<Kind>,
}

impl OptionSpec {
    /// An option that is one of several words.
    pub const fn choice(
        name: &'static str,
        words: &'static [&'static str],
        default: &'static str,
        help: &'static str,
    ) -> OptionSpec {
        OptionSpec { name, help, kind: Kind::Choice(words), default, session: false, remote: None }
    }

    /// An option that is a whole number.
    pub const fn whole(
        name: &'static str,
        range: (i64, i64),
        default: &'static str,
        help: &'static str,
    ) -> OptionSpec {
        OptionSpec { name, help, kind: Kind::Whole(range.0, range.1), default, session: false, remote: None }
    }

    /// An option that is any number.
    pub const fn number(
        name: &'static str,
        range: (f64, f64),
        default: &'static str,
        help: &'static str,
    ) -> OptionSpec {
        OptionSpec { name, help, kind: Kind::Number(range.0, range.1), default, session: false, remote: None }
    }

    /// An option that is a text of the game's own form; `expected` says which.
    pub const fn text(
        name: &'static str,
        expected: &'static str,
        default: &'static str,
        help: &'static str,
    ) -> OptionSpec {
        OptionSpec { name, help, kind: Kind::Text(expected), default, session: false, remote: None }
    }

    /// The same option, marked as something that passes from deal to deal.
    pub const fn of_session(mut self) -> OptionSpec {
        self.session = true;
        self
    }

    /// The same option, all of whose values may be asked for over the network.
    ///
    /// ```
    /// use game::{Kind, OptionSpec};
    /// let threads = OptionSpec::whole("threads", (0, 64), "0", "how many threads");
    /// assert_eq!(threads.remote, None);
    /// let level = OptionSpec::whole("level", (1, 10), "10", "how strong").remote();
    /// assert_eq!(level.remote, Some(Kind::Whole(1, 10)));
    /// let games = OptionSpec::whole("m", (1, 1_000_000), "750", "random games").remote_within((1, 10_000));
    /// assert_eq!(games.remote, Some(Kind::Whole(1, 10_000)));
    /// ```
    pub const fn remote(mut self) -> OptionSpec {
        self.remote = Some(self.kind);
        self
    }

    /// The same option, a whole number, of which these values, ends included, may be asked for over the network. The
    /// default must be among them.
    pub const fn remote_within(mut self, range: (i64, i64)) -> OptionSpec {
        self.remote = Some(Kind::Whole(range.0, range.1));
        self
    }

    /// The same option, any number, of which these values, ends included, may be asked for over the network. The
    /// default must be among them.
    pub const fn remote_between(mut self, range: (f64, f64)) -> OptionSpec {
        self.remote = Some(Kind::Number(range.0, range.1));
        self
    }

    /// The same option, a choice, of which these words may be asked for over the network. The default must be among
    /// them.
    pub const fn remote_words(mut self, words: &'static [&'static str]) -> OptionSpec {
        self.remote = Some(Kind::Choice(words));
        self
    }

    fn check(&self, value: &str) -> Result<(), OptionError> {
        if self.kind.takes(value) { Ok(()) } else { Err(self.refuse(value)) }
    }

    fn check_remote(&self, value: &str, specs: &[OptionSpec]) -> Result<(), OptionError> {
        match self.remote {
            None => Err(OptionError::not_remote(self.name, specs)),
            Some(_) if !self.kind.takes(value) => Err(self.refuse(value)),
            Some(remote) if !remote.takes(value) => {
                Err(OptionError::value(self.name, format!("{remote} over the network"), value))
            }
            Some(_) => Ok(()),
        }
    }

    /// The error for a value that does not fit this option.
    pub fn refuse(&self, value: &str) -> OptionError {
        OptionError::value(self.name, self.kind.to_string(), value)
    }
}

/// An option that stands for many at once: whatever is left to it has the value that belongs to the chosen word.
///
/// ```
/// use game::Presets;
/// let presets = Presets {
///     option: "rules",
///     words: &["club", "pub"],
///     values: vec![("cap", vec!["500".to_owned(), "0".to_owned()])],
/// };
/// assert_eq!(presets.of("pub").collect::<Vec<_>>(), [("cap", "0")]);
/// assert_eq!(presets.of("home").count(), 0);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Presets {
    /// The option whose words these are.
    pub option: &'static str,
    /// Its words.
    pub words: &'static [&'static str],
    /// Every option that is left to it, with its value by each word in their order.
    pub values: Vec<(&'static str, Vec<String>)>,
}

impl Presets {
    /// What one word stands for; nothing where there is no such word.
    pub fn of<'a>(&'a self, word: &str) -> impl Iterator<Item = (&'static str, &'a str)> {
        let place = self.words.iter().position(|known| *known == word);
        let value =
            move |(name, each): &'a (&'static str, Vec<String>)| Some((*name, each.get(place?)?.as_str()));
        self.values.iter().filter_map(value)
    }
}

/// What is wrong with an option.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum OptionError {
    /// No such option.
    #[error("unknown option \"{name}\": expected {}", listed(.known))]
    Unknown {
        /// What was given.
        name: String,
        /// What there is.
        known: Vec<&'static str>,
    },
    /// A value that the option does not take.
    #[error("option \"{name}\": expected {expected}, got \"{got}\"")]
    Value {
        /// The option.
        name: String,
        /// What it takes.
        expected: String,
        /// What was given.
        got: String,
    },
    /// An option that exists but may not be chosen over the network.
    #[error("option \"{name}\" cannot be chosen over the network: expected {}", choosable(.remote))]
    NotRemote {
        /// The option.
        name: String,
        /// The options that may be chosen.
        remote: Vec<&'static str>,
    },
    /// Not of the form `name=value`.
    #[error("expected name=value, got \"{0}\"")]
    Form(String),
    /// The same option for a second time: nobody knows which one is meant.
    #[error("option \"{0}\": expected once, got it twice")]
    Twice(String),
}

impl OptionError {
    /// The error for a value that is none of those that were expected.
    fn value(name: &str, expected: String, got: &str) -> OptionError {
        OptionError::Value { name: name.to_owned(), expected, got: got.chars().take(40).collect() }
    }

    /// The error for something that may not be chosen over the network beside these options, of which some may.
    pub fn not_remote(name: &str, specs: &[OptionSpec]) -> OptionError {
        let remote = specs.iter().filter(|spec| spec.remote.is_some()).map(|spec| spec.name).collect();
        OptionError::NotRemote { name: name.chars().take(40).collect(), remote }
    }
}

fn listed(known: &[&str]) -> String {
    if known.is_empty() { "none, it takes no options".to_owned() } else { known.join(", ") }
}

fn choosable(remote: &[&str]) -> String {
    if remote.is_empty() { "none, no option can be".to_owned() } else { remote.join(", ") }
}

/// Option values as they were given: names and texts, not yet checked.
///
/// ```
/// use game::{OptionSpec, Options};
/// let specs = [OptionSpec::whole("level", (1, 10), "10", "how strong")];
/// let options = Options::parse("level=7").unwrap();
/// assert_eq!(options.checked(&specs).unwrap().whole("level"), 7);
/// let error = Options::parse("level=11").unwrap().checked(&specs).unwrap_err();
/// assert_eq!(error.to_string(), "option \"level\": expected a whole number from 1 to 10, got \"11\"");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Options(BTreeMap<String, OptionText>);

/// A value in a record or on the wire may be a text, a number or a truth value; here it is a text.
#[derive(Clone, PartialEq, Eq, Debug)]
struct OptionText(String);

impl Serialize for OptionText {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0.parse::<i64>() {
            Ok(number) if number.to_string() == self.0 => serializer.serialize_i64(number),
            _ => serializer.serialize_str(&self.0),
        }
    }
}

impl<'de> Deserialize<'de> for OptionText {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<OptionText, D::Error> {
        match Value::deserialize(deserializer)? {
            Value::String(text) => Ok(OptionText(text)),
            Value::Number(number) => Ok(OptionText(number.to_string())),
            Value::Bool(true) => Ok(OptionText("yes".to_owned())),
            Value::Bool(false) => Ok(OptionText("no".to_owned())),
            other => Err(serde::de::Error::custom(format!("expected a text or number, got {other}"))),
        }
    }
}

impl Options {
    /// No option given: all defaults.
    pub fn none() -> Options {
        Options::default()
    }

    /// Reads `name=value,name=value`. The empty text is no option.
    pub fn parse(text: &str) -> Result<Options, OptionError> {
        text.split(',').filter(|part| !part.is_empty()).try_fold(Options::none(), |mut options, part| {
            options.set_pair(part)?;
            Ok(options)
        })
    }

    /// Sets one option from `name=value`, once.
    pub fn set_pair(&mut self, pair: &str) -> Result<(), OptionError> {
        let (name, value) = pair
            .split_once('=')
            .filter(|(name, _)| !name.trim().is_empty())
            .ok_or_else(|| OptionError::Form(pair.chars().take(60).collect()))?;
        if self.get(name.trim()).is_some() {
            return Err(OptionError::Twice(name.trim().to_owned()));
        }
        self.set(name.trim(), value.trim());
        Ok(())
    }

    /// Sets one option.
    pub fn set(&mut self, name: impl Into<String>, value: impl Into<String>) {
        self.0.insert(name.into(), OptionText(value.into()));
    }

    /// The same options with one more.
    pub fn with(mut self, name: impl Into<String>, value: impl fmt::Display) -> Options {
        self.set(name, value.to_string());
        self
    }

    /// What was given for `name`.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.get(name).map(|value| value.0.as_str())
    }

    /// Takes an option out.
    pub fn remove(&mut self, name: &str) -> Option<String> {
        self.0.remove(name).map(|value| value.0)
    }

    /// Whether nothing was given.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// All given options, sorted by name.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value.0.as_str()))
    }

    /// Checks every name and value against what is declared.
    pub fn checked<'a>(&'a self, specs: &'a [OptionSpec]) -> Result<Settings<'a>, OptionError> {
        self.checked_by(specs, OptionSpec::check)
    }

    /// Checks every name and value against what may be asked for over the network. Nothing is bent into its bounds: what
    /// somebody typed is taken as it is or refused.
    ///
    /// ```
    /// use game::{OptionSpec, Options};
    /// let specs = [
    ///     OptionSpec::whole("level", (1, 10), "10", "how strong").remote(),
    ///     OptionSpec::whole("m", (1, 1_000_000), "750", "random games").remote_within((1, 10_000)),
    ///     OptionSpec::text("table", "a file", "none", "where the table is"),
    /// ];
    /// let asked = |text: &str| {
    ///     Options::parse(text)?.checked_remote(&specs).map(|settings| settings.whole("m"))
    /// };
    /// assert_eq!(asked("level=5,m=10000").unwrap(), 10_000);
    /// assert_eq!(
    ///     asked("m=10001").unwrap_err().to_string(),
    ///     "option \"m\": expected a whole number from 1 to 10000 over the network, got \"10001\""
    /// );
    /// assert_eq!(
    ///     asked("table=/dev/zero").unwrap_err().to_string(),
    ///     "option \"table\" cannot be chosen over the network: expected level, m"
    /// );
    /// ```
    pub fn checked_remote<'a>(&'a self, specs: &'a [OptionSpec]) -> Result<Settings<'a>, OptionError> {
        self.checked_by(specs, |spec, value| spec.check_remote(value, specs))
    }

    fn checked_by<'a>(
        &'a self,
        specs: &'a [OptionSpec],
        check: impl Fn(&OptionSpec, &str) -> Result<(), OptionError>,
    ) -> Result<Settings<'a>, OptionError> {
        for (name, value) in self.iter() {
            let spec = specs.iter().find(|spec| spec.name == name).ok_or_else(|| OptionError::Unknown {
                name: name.chars().take(40).collect(),
                known: specs.iter().map(|spec| spec.name).collect(),
            })?;
            check(spec, value)?;
        }
        Ok(Settings { options: self, specs })
    }

    /// Only what differs from the declared defaults: the form that records carry.
    pub fn without_defaults(mut self, specs: &[OptionSpec]) -> Options {
        self.0.retain(|name, value| !specs.iter().any(|spec| spec.name == name && spec.default == value.0));
        self
    }

    /// The JSON form: whole numbers as numbers, everything else as text.
    pub fn to_json(&self) -> Value {
        serde_json::to_value(self).unwrap_or(Value::Object(Map::new()))
    }
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, (name, value)) in self.iter().enumerate() {
            let comma = if place == 0 { "" } else { "," };
            write!(f, "{comma}{name}={value}")?;
        }
        Ok(())
    }
}

/// Checked options: every declared name has a value of its kind.
///
/// The getters panic on a name that is not declared: that is a mistake in the code, not in the input.
#[derive(Clone, Copy, Debug)]
pub struct Settings<'a> {
    options: &'a Options,
    specs: &'a [OptionSpec],
}

impl<'a> Settings<'a> {
    /// The declaration of an option.
    pub fn spec(&self, name: &str) -> &'a OptionSpec {
        let found = self.specs.iter().find(|spec| spec.name == name);
        found.unwrap_or_else(|| panic!("option {name} is not declared"))
    }

    /// The value as text.
    pub fn text(&self, name: &str) -> &'a str {
        self.options.get(name).unwrap_or(self.spec(name).default)
    }

    /// The value of a whole number.
    pub fn whole(&self, name: &str) -> i64 {
        self.text(name).parse().unwrap_or_else(|_| panic!("option {name} is not a whole number"))
    }

    /// The value of a number.
    pub fn number(&self, name: &str) -> f64 {
        self.text(name).parse().unwrap_or_else(|_| panic!("option {name} is not a number"))
    }

    /// Whether a `yes | no` option is yes.
    pub fn yes(&self, name: &str) -> bool {
        self.text(name) == "yes"
    }

    /// The place of the chosen word in the option's list of words.
    pub fn choice(&self, name: &str) -> usize {
        let Kind::Choice(words) = self.spec(name).kind else { panic!("option {name} is not a choice") };
        let value = self.text(name);
        words.iter().position(|word| *word == value).unwrap_or_else(|| panic!("{value} is not in {words:?}"))
    }
}
