//! The options of the rules.

use game::{LineRules, OptionError, OptionSpec, Options};

/// Who wins when a move leaves a line of both sides on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BothLines {
    /// The side that did not move.
    Opponent,
    /// The side that moved.
    Mover,
    /// Nobody.
    Draw,
}

/// What a piece from the reserve may cover.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ReserveCovers {
    /// Nothing: it goes on empty squares only.
    Never,
    /// An opponent's piece that stands in a line of which the opponent shows all squares but one: three on
    /// 4x4, two on 3x3.
    WhenThreatened,
    /// Anything smaller.
    Always,
}

/// What happens to a player without a legal move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum NoMove {
    /// The player loses.
    Loses,
    /// The game is drawn.
    Draw,
}

/// How often a position may occur before the game is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Repetition {
    /// Drawn when it occurs for the third time.
    Third,
    /// Drawn when it occurs for the second time.
    Second,
    /// As often as one likes: a limit of moves ends the game.
    Never,
}

impl BothLines {
    const ALL: [BothLines; 3] = [BothLines::Opponent, BothLines::Mover, BothLines::Draw];
    const WORDS: &'static [&'static str] = &["opponent", "mover", "draw"];
}

impl ReserveCovers {
    const ALL: [ReserveCovers; 3] =
        [ReserveCovers::Always, ReserveCovers::WhenThreatened, ReserveCovers::Never];
    const WORDS: &'static [&'static str] = &["always", "when-threatened", "never"];
}

impl NoMove {
    const ALL: [NoMove; 2] = [NoMove::Loses, NoMove::Draw];
    const WORDS: &'static [&'static str] = &["loses", "draw"];
}

impl Repetition {
    const ALL: [Repetition; 3] = [Repetition::Third, Repetition::Second, Repetition::Never];
    const WORDS: &'static [&'static str] = &["third", "second", "never"];
}

/// The word of a choice: the one at its place in the list of all choices.
fn word<T: Copy + PartialEq>(choice: T, all: &[T], words: &[&'static str]) -> &'static str {
    let place = all.iter().position(|other| *other == choice);
    place.map_or("", |place| words[place])
}

const YES_NO: &[&str] = &["yes", "no"];
/// How many pieces of a size the small board is played with.
const PIECES: &[&str] = &["2", "3"];

fn yes_no(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}

/// The rules of one game: which of the options hold.
///
/// ```
/// use gobblet::{ReserveCovers, Rules};
/// assert_eq!(Rules::usual::<3>().reserve_covers, ReserveCovers::Always);
/// assert_eq!(Rules::usual::<4>().reserve_covers, ReserveCovers::WhenThreatened);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rules {
    /// Who wins when both sides show a line.
    pub both: BothLines,
    /// What a piece from the reserve may cover.
    pub reserve_covers: ReserveCovers,
    /// Whether it may also cover an own piece (never, if it may cover nothing).
    pub reserve_covers_own: bool,
    /// What happens to a player without a legal move.
    pub no_move: NoMove,
    /// Whether pieces on the board may move.
    pub moving: bool,
    /// How often a position may occur.
    pub repetition: Repetition,
    /// After how many moves the game is drawn when positions may occur as often as one likes.
    pub limit: u16,
    /// Whether what lies beneath is hidden from everybody.
    pub memory: bool,
    /// How many pieces of each size a side has.
    pub pieces: u8,
}

impl Rules {
    /// The usual rules of the board `N` wide.
    pub const fn usual<const N: usize>() -> Rules {
        let small = N == 3;
        Rules {
            both: BothLines::Opponent,
            reserve_covers: if small { ReserveCovers::Always } else { ReserveCovers::WhenThreatened },
            reserve_covers_own: small,
            no_move: NoMove::Loses,
            moving: true,
            repetition: Repetition::Third,
            limit: 400,
            memory: false,
            pieces: N as u8 - 1,
        }
    }

    /// The options with their defaults on the board `N` wide.
    pub(crate) fn specs<const N: usize>() -> Vec<OptionSpec> {
        let usual = Rules::usual::<N>();
        let mut specs = vec![
            OptionSpec::choice(
                "both",
                BothLines::WORDS,
                word(usual.both, &BothLines::ALL, BothLines::WORDS),
                "who wins when a move leaves a line of both sides: the opponent of the side that moved, the mover, nobody",
            ),
            OptionSpec::choice(
                "reserve_covers",
                ReserveCovers::WORDS,
                word(usual.reserve_covers, &ReserveCovers::ALL, ReserveCovers::WORDS),
                "when a piece from the reserve may cover an opponent's smaller piece; threatened: it stands in a line that lacks one piece",
            ),
            OptionSpec::choice(
                "reserve_covers_own",
                YES_NO,
                yes_no(usual.reserve_covers_own),
                "whether a piece from the reserve may cover an own smaller piece (not with reserve_covers=never)",
            ),
            OptionSpec::choice(
                "no_move",
                NoMove::WORDS,
                word(usual.no_move, &NoMove::ALL, NoMove::WORDS),
                "what happens to a player without a legal move",
            ),
            OptionSpec::choice(
                "moving",
                YES_NO,
                yes_no(usual.moving),
                "whether pieces on the board may move",
            ),
            OptionSpec::choice(
                "repetition",
                Repetition::WORDS,
                word(usual.repetition, &Repetition::ALL, Repetition::WORDS),
                "at which occurrence of a position the game is drawn",
            ),
            OptionSpec::whole(
                "limit",
                (1, u16::MAX as i64),
                "400",
                "with repetition=never, the number of moves after which the game is drawn",
            ),
            OptionSpec::choice(
                "memory",
                YES_NO,
                yes_no(usual.memory),
                "whether what lies beneath is hidden from both sides",
            ),
        ];
        if N == 3 {
            specs.push(OptionSpec::choice(
                "pieces",
                PIECES,
                "2",
                "how many pieces of each size a side has; only the game with two is solved",
            ));
        }
        specs
    }

    /// The rules that these options choose.
    pub(crate) fn from_options<const N: usize>(options: &Options) -> Result<Rules, OptionError> {
        let specs = Rules::specs::<N>();
        let settings = options.checked(&specs)?;
        let limit = settings.whole("limit");
        Ok(Rules {
            both: BothLines::ALL[settings.choice("both")],
            reserve_covers: ReserveCovers::ALL[settings.choice("reserve_covers")],
            reserve_covers_own: settings.yes("reserve_covers_own"),
            no_move: NoMove::ALL[settings.choice("no_move")],
            moving: settings.yes("moving"),
            repetition: Repetition::ALL[settings.choice("repetition")],
            limit: u16::try_from(limit).map_err(|_| settings.spec("limit").refuse(&limit.to_string()))?,
            memory: settings.yes("memory"),
            pieces: if N == 3 { settings.choice("pieces") as u8 + 2 } else { Rules::usual::<N>().pieces },
        })
    }

    /// The options that choose these rules, as far as they differ from the defaults.
    pub(crate) fn options<const N: usize>(&self) -> Options {
        let options = Options::none()
            .with("both", word(self.both, &BothLines::ALL, BothLines::WORDS))
            .with("reserve_covers", word(self.reserve_covers, &ReserveCovers::ALL, ReserveCovers::WORDS))
            .with("reserve_covers_own", yes_no(self.reserve_covers_own))
            .with("no_move", word(self.no_move, &NoMove::ALL, NoMove::WORDS))
            .with("moving", yes_no(self.moving))
            .with("repetition", word(self.repetition, &Repetition::ALL, Repetition::WORDS))
            .with("limit", self.limit)
            .with("memory", yes_no(self.memory));
        let options = if N == 3 { options.with("pieces", self.pieces) } else { options };
        options.without_defaults(&Rules::specs::<N>())
    }

    /// The rules that look at the whole line of play.
    pub(crate) const fn of_line(&self) -> LineRules {
        match self.repetition {
            Repetition::Third => LineRules { repetition: Some(3), move_limit: None },
            Repetition::Second => LineRules { repetition: Some(2), move_limit: None },
            Repetition::Never => LineRules { repetition: None, move_limit: Some(self.limit as u32) },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Kind;

    #[test]
    fn every_choice_of_every_option_comes_back() {
        come_back::<3>();
        come_back::<4>();
    }

    fn come_back<const N: usize>() {
        for spec in Rules::specs::<N>() {
            let values: Vec<String> = match spec.kind {
                Kind::Choice(words) => words.iter().map(ToString::to_string).collect(),
                _ => vec!["1".into(), "400".into(), "65535".into()],
            };
            for value in values {
                let given = Options::none().with(spec.name, &value);
                let rules = Rules::from_options::<N>(&given).unwrap();
                let expected = if value == spec.default { Options::none() } else { given };
                assert_eq!(rules.options::<N>(), expected);
            }
        }
    }

    #[test]
    fn defaults_differ_by_board_as_the_rules_say() {
        assert_eq!(Rules::from_options::<3>(&Options::none()).unwrap(), Rules::usual::<3>());
        assert_eq!(Rules::from_options::<4>(&Options::none()).unwrap(), Rules::usual::<4>());
        assert!(Rules::usual::<3>().reserve_covers_own);
        assert!(!Rules::usual::<4>().reserve_covers_own);
    }

    #[test]
    fn a_wrong_value_says_what_was_expected() {
        let error = Rules::from_options::<3>(&Options::none().with("both", "none")).unwrap_err();
        assert_eq!(error.to_string(), "option \"both\": expected opponent | mover | draw, got \"none\"");
        let error = Rules::from_options::<3>(&Options::none().with("limit", "0")).unwrap_err();
        assert_eq!(error.to_string(), "option \"limit\": expected a whole number from 1 to 65535, got \"0\"");
        let error = Rules::from_options::<3>(&Options::none().with("colour", "red")).unwrap_err();
        assert!(error.to_string().starts_with("unknown option \"colour\": expected both, reserve_covers"));
    }
}
