//! The toy as a game: options, the course of a deal, sessions.

use super::cards::Cards;
use super::deal::Deal;
use super::moves::{Move, Seen};
use super::notation;
use super::position::Position;
use super::public_state::{Phase, PublicState};
use super::reveal::Reveal;
use crate::{
    Account, AccountWord, Ending, Facts, Game, NotationError, OptionError, OptionSpec, Options, Rng, Seat,
    Settings, Viewer,
};

/// The most debts that a seat carries.
pub(super) const MOST_DEBT: u8 = 3;

/// The toy with its options chosen.
///
/// ```
/// use game::{Game, Options, toy::Toy};
/// let options = Options::parse("dealer=0,debt=1/0/2").unwrap();
/// assert_eq!(Toy::from_options(&options).unwrap().options(), options);
/// let error = Toy::from_options(&Options::parse("debt=1/0").unwrap()).unwrap_err();
/// assert_eq!(error.to_string(), "option \"debt\": expected debts of seats 0, 1, 2 from 0 to 3, as in 0/1/0, got \"1/0\"");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Toy {
    dealer: Seat,
    debt: [u8; 3],
    talon_open: bool,
    /// How many deals a match has.
    deals: u8,
    /// How many of them have been played.
    played: u8,
}

impl Toy {
    /// Whether everybody sees the talon when it is picked up.
    pub fn is_talon_open(&self) -> bool {
        self.talon_open
    }

    /// The public state before the first decision.
    pub(super) fn public_at_start(self) -> PublicState {
        PublicState::new(self.dealer, self.debt)
    }
}

impl Game for Toy {
    type Move = Move;
    type Position = Position;
    type Deal = Deal;
    type Seen = Seen;
    type Reveal = Reveal;
    crate::told_by_public_state!();

    const FACTS: Facts = Facts {
        name: "toy",
        title: "Toy",
        about: "a small card game with bidding, a talon and tricks, made for tests",
        seats: (3, 3),
        hidden: true,
        unit: "points",
        zero_sum: true,
        forfeit: -16,
        separator: ';',
        notation: &[],
    };

    fn option_specs() -> Vec<OptionSpec> {
        vec![
            OptionSpec::choice("talon", &["closed", "open"], "closed", "who sees the talon being picked up"),
            OptionSpec::choice("match", &["1", "3"], "3", "how many deals a match has"),
            OptionSpec::whole("dealer", (0, 2), "2", "who deals; the next seat speaks first").of_session(),
            OptionSpec::text(
                "debt",
                "debts of seats 0, 1, 2 from 0 to 3, as in 0/1/0",
                "0/0/0",
                "who plays for double as declarer, and how often",
            )
            .of_session(),
            OptionSpec::whole("played", (0, 2), "0", "how many deals of the match are over").of_session(),
        ]
    }

    fn from_options(options: &Options) -> Result<Toy, OptionError> {
        let specs = Toy::option_specs();
        let settings = options.checked(&specs)?;
        let toy = Toy {
            dealer: Seat::new(settings.whole("dealer") as usize),
            debt: debt(&settings)?,
            talon_open: settings.text("talon") == "open",
            deals: settings.whole("match") as u8,
            played: settings.whole("played") as u8,
        };
        if toy.played >= toy.deals {
            return Err(OptionError::Value {
                name: "played".to_owned(),
                expected: format!("fewer than the {} deals of the match", toy.deals),
                got: toy.played.to_string(),
            });
        }
        Ok(toy)
    }

    fn options(&self) -> Options {
        let [first, second, third] = self.debt;
        Options::none()
            .with("talon", if self.talon_open { "open" } else { "closed" })
            .with("match", self.deals)
            .with("dealer", self.dealer)
            .with("debt", format!("{first}/{second}/{third}"))
            .with("played", self.played)
            .without_defaults(&Toy::option_specs())
    }

    fn seats(&self) -> usize {
        3
    }

    fn deal(&self, rng: &mut dyn Rng) -> Deal {
        Deal::random(rng)
    }

    fn start(&self, deal: &Deal) -> Position {
        Position { public: self.public_at_start(), deal: *deal, discards: Cards::NONE }
    }

    fn seen(&self, before: &Position, mv: Move, viewer: Viewer) -> Seen {
        let own = before.public().turn().is_some_and(|seat| viewer.sees(seat));
        mv.seen(!own)
    }

    fn account(&self, end: &Position) -> Account {
        end.public().account()
    }

    fn account_words() -> &'static [AccountWord] {
        &[
            ("tricks", "tricks"),
            ("game", "two tricks"),
            ("trump", "trump"),
            ("last", "the last trick"),
            ("debt", "debt"),
        ]
    }

    fn next(&self, end: &Position, _: &Ending) -> Option<Toy> {
        let played = self.played + 1;
        (played < self.deals).then(|| Toy {
            dealer: self.dealer.next(3),
            debt: end.public().debt_after(),
            played,
            ..*self
        })
    }

    fn decision(&self, position: &Position) -> &'static str {
        position.public().phase().word()
    }

    fn role(&self, position: &Position, seat: Seat) -> &'static str {
        match position.public().declarer() {
            Some(declarer) if declarer == seat => "declarer",
            Some(_) => "defender",
            None if position.public().phase() == Phase::Over => "passed",
            None => "bidder",
        }
    }

    fn parse_move(&self, text: &str) -> Result<Move, NotationError> {
        notation::parse_move(text)
    }

    fn parse_seen(&self, text: &str) -> Result<Seen, NotationError> {
        notation::parse_seen(text)
    }

    fn deal_text(&self, deal: &Deal) -> String {
        deal.to_string()
    }

    fn parse_deal(&self, text: &str) -> Result<Deal, NotationError> {
        text.parse()
    }

    fn more_variants() -> Vec<Options> {
        vec![
            Options::none().with("debt", "1/0/3").with("dealer", 1).with("played", 1),
            Options::none().with("talon", "open").with("debt", "0/2/1"),
        ]
    }
}

/// Reads `a/b/c`.
fn debt(settings: &Settings<'_>) -> Result<[u8; 3], OptionError> {
    let text = settings.text("debt");
    let one = |part: &str| part.parse().ok().filter(|debt| *debt <= MOST_DEBT);
    let debts: Option<Vec<u8>> = text.split('/').map(one).collect();
    debts.and_then(|debts| debts.try_into().ok()).ok_or_else(|| settings.spec("debt").refuse(text))
}
