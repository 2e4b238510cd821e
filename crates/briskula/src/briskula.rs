//! Briškula as a game: the course of a deal, sessions, texts.

use cards::{Card, Italian, Suit};
use game::{
    Account, AccountWord, Ending, Facts, Game, MAX_SEATS, MatchScore, NotationError, OptionError, OptionSpec,
    Options, Rng, Scores, Seat, Viewer,
};

use crate::{Deal, Position, PublicState, Reveal, Variant, options};

/// Briškula with its options chosen.
///
/// ```
/// use briskula::Briskula;
/// use game::{Game, Line, Options, random::deal_stream};
///
/// let game = Briskula::from_options(&Options::parse("variant=dupla").unwrap()).unwrap();
/// let mut line = Line::new(game, game.deal(&mut deal_stream(1, 0)));
/// for _ in 0..40 {
///     line.play(line.legal()[0]).unwrap();
/// }
/// assert!(line.ending().is_some(), "ten tricks of four cards");
/// let error = Briskula::from_options(&Options::parse("dealer=2").unwrap()).unwrap_err();
/// assert_eq!(error.to_string(), "option \"dealer\": expected last, or a seat from 0 to 1, got \"2\"");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Briskula {
    pub(crate) variant: Variant,
    pub(crate) partners_open: bool,
    pub(crate) stops: bool,
    pub(crate) points_hidden: bool,
    /// How many won deals win the match.
    pub(crate) length: u8,
    pub(crate) dealer: Seat,
    /// How many deals each side has won.
    pub(crate) won: [u8; 3],
}

impl Default for Briskula {
    fn default() -> Briskula {
        Briskula::new(Variant::Two)
    }
}

impl Briskula {
    /// A single deal of a variant; everything else as usual.
    pub const fn new(variant: Variant) -> Briskula {
        Briskula {
            variant,
            partners_open: false,
            stops: false,
            points_hidden: false,
            length: 1,
            dealer: Seat::new(variant.seats() - 1),
            won: [0; 3],
        }
    }

    /// How many play, and how.
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// Who deals.
    pub const fn dealer(&self) -> Seat {
        self.dealer
    }

    /// How many deals a side has won.
    pub const fn won(&self, side: usize) -> u8 {
        self.won[side]
    }

    /// The public state before the first card.
    pub(crate) fn public_at_start(&self, trump: Suit<Italian>) -> PublicState {
        PublicState::new(self.variant, self.stops, self.dealer.next(self.variant.seats()), trump)
    }
}

impl Game for Briskula {
    type Move = Card<Italian>;
    type Position = Position;
    type Deal = Deal;
    type Seen = Card<Italian>;
    type Reveal = Reveal;
    game::told_by_public_state!();

    const FACTS: Facts = Facts {
        name: "briskula",
        title: "Briškula",
        about: "tricks for points with a stock to draw from and no duty to follow suit",
        seats: (2, MAX_SEATS),
        hidden: true,
        unit: "deals",
        // With three, one wins and two lose.
        zero_sum: false,
        forfeit: -1,
        separator: ' ',
        notation: &[
            "C B S D  cups, batons, swords, coins",
            "1 3      ace and three: karige; 11 12 13 are jack, knight, king",
            "C11      jack of cups; dupla plays two cards one after the other",
        ],
    };

    fn option_specs() -> Vec<OptionSpec> {
        options::specs()
    }

    fn from_options(options: &Options) -> Result<Briskula, OptionError> {
        options::game(options)
    }

    fn options(&self) -> Options {
        options::options(self)
    }

    fn seats(&self) -> usize {
        self.variant.seats()
    }

    fn deal(&self, rng: &mut dyn Rng) -> Deal {
        Deal::random(self.variant.pack(), self.variant.piles(), rng)
    }

    fn start(&self, deal: &Deal) -> Position {
        Position::new(self.public_at_start(deal.turned().suit()), deal)
    }

    fn seen(&self, _: &Position, card: Card<Italian>, _: Viewer) -> Card<Italian> {
        card
    }

    fn account(&self, end: &Position) -> Account {
        end.public().account()
    }

    fn account_words() -> &'static [AccountWord] {
        &[("points", "points"), ("deal", "deal")]
    }

    /// Who leaves loses; a partner loses with them, and where each plays alone nobody else scores. For a match such a deal
    /// is won by all that did not give it up, whatever the points were: nobody gets out of a lost deal by leaving it.
    fn forfeited(&self, seat: Seat) -> Scores {
        match self.variant {
            Variant::Three => Self::FACTS.forfeited(seat, self.seats()),
            _ => self.variant.won_by(1 - self.variant.side(seat)),
        }
    }

    fn score_range(&self) -> Option<(i32, i32)> {
        Some((-1, 1))
    }

    fn next(&self, _: &Position, ending: &Ending) -> Option<Briskula> {
        self.next_deal(ending)
    }

    fn match_score(&self, ending: Option<&Ending>) -> Option<MatchScore> {
        self.score_of_match(ending)
    }

    /// The deal moves on from match to match as it does from deal to deal.
    fn rematch(&self, _: &Position, _: &Ending) -> Briskula {
        Briskula { dealer: self.dealer.next(self.seats()), won: [0; 3], ..*self }
    }

    fn decision(&self, _: &Position) -> &'static str {
        "card"
    }

    fn role(&self, _: &Position, seat: Seat) -> &'static str {
        let seats = self.seats();
        let place = (seat.index() + 2 * seats - self.dealer.index() - 1) % seats;
        ["first", "second", "third", "fourth"][place]
    }

    fn parse_move(&self, text: &str) -> Result<Card<Italian>, NotationError> {
        text.parse()
    }

    fn parse_seen(&self, text: &str) -> Result<Card<Italian>, NotationError> {
        text.parse()
    }

    fn deal_text(&self, deal: &Deal) -> String {
        deal.to_string()
    }

    fn parse_deal(&self, text: &str) -> Result<Deal, NotationError> {
        Deal::parse_from(text, self.variant.piles(), self.variant.pack())
    }

    fn more_variants() -> Vec<Options> {
        [
            "variant=4,partners=open,finish=61",
            "variant=4,dealer=2,match=4,won=2/3",
            "variant=4,dealer=3,partners=open",
            "variant=3,match=4,won=1/0/3,points=hidden",
            "variant=dupla,finish=61",
        ]
        .iter()
        .filter_map(|text| Options::parse(text).ok())
        .collect()
    }
}
