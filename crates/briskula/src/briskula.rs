//! Briškula as a game: the course of a deal, sessions, texts.

use cards::{Card, Italian, Suit};
use game::{
    Account, AccountWord, Ending, Facts, Game, MAX_SEATS, MatchScore, NotationError, OptionError, OptionSpec,
    Options, Rng, Scores, Seat, Viewer,
};

use crate::reveal::Showing;
use crate::{BriskulaView, Deal, Position, Reveal, Table, Variant, options};

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

    /// Whether partners see each other's hand once the stock is empty.
    pub const fn partners_open(&self) -> bool {
        self.partners_open
    }

    /// Whether a deal stops when a side has 61 points.
    pub const fn stops(&self) -> bool {
        self.stops
    }

    /// Whether the table keeps the points to itself.
    pub const fn points_hidden(&self) -> bool {
        self.points_hidden
    }

    /// How many won deals win the match.
    pub const fn match_length(&self) -> u8 {
        self.length
    }

    /// Who deals.
    pub const fn dealer(&self) -> Seat {
        self.dealer
    }

    /// How many deals a side has won.
    pub const fn won(&self, side: usize) -> u8 {
        self.won[side]
    }

    /// The won deals of each side after a deal that ended so: the best are a deal nearer to the match. What counts is what
    /// the deal scored, not what lay on the table when it was claimed or given up; where all score the same it is void.
    fn won_after(&self, ending: &Ending) -> [u8; 3] {
        let mut won = self.won;
        let scores = ending.scores.as_slice();
        let (best, least) = (scores.iter().max(), scores.iter().min());
        if best != least {
            for (side, won) in won.iter_mut().enumerate() {
                let mut seats = Seat::all(self.seats());
                let wins = |seat| self.variant.side(seat) == side && Some(&ending.scores[seat]) == best;
                *won += u8::from(seats.any(wins));
            }
        }
        won
    }

    /// The table before the first card.
    pub(crate) fn table(&self, trump: Suit<Italian>) -> Table {
        Table::new(self.variant, self.stops, self.dealer.next(self.variant.seats()), trump)
    }
}

impl Game for Briskula {
    type Move = Card<Italian>;
    type Position = Position;
    type Deal = Deal;
    type Seen = Card<Italian>;
    type Reveal = Reveal;
    type View = BriskulaView;

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
        Deal::random(self.variant, rng)
    }

    fn start(&self, deal: &Deal) -> Position {
        Position::new(self.table(deal.turned().suit()), deal)
    }

    fn seen(&self, _: &Position, card: Card<Italian>, _: Viewer) -> Card<Italian> {
        card
    }

    fn shown_at_start(&self, start: &Position, viewer: Viewer) -> Vec<Reveal> {
        Showing::at_start(self, viewer).into_iter().map(|showing| showing.reveal(start, start)).collect()
    }

    fn shown_after(
        &self,
        before: &Position,
        card: Card<Italian>,
        after: &Position,
        viewer: Viewer,
    ) -> Vec<Reveal> {
        let mut table = *before.table();
        if !table.play(card) {
            return Vec::new();
        }
        let showings = Showing::of_draw(self, &table, viewer);
        showings.into_iter().map(|showing| showing.reveal(before, after)).collect()
    }

    fn blank_view(&self, viewer: Viewer) -> BriskulaView {
        BriskulaView::blank(*self, viewer)
    }

    fn account(&self, end: &Position) -> Account {
        end.table().account()
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

    /// The deal moves on, and whoever won it is a deal nearer to the match. A void deal is dealt again by the same
    /// dealer.
    fn next(&self, _: &Position, ending: &Ending) -> Option<Briskula> {
        let won = self.won_after(ending);
        if won == self.won {
            return Some(*self);
        }
        let decided = won.iter().any(|won| *won >= self.length);
        (!decided).then(|| Briskula { dealer: self.dealer.next(self.seats()), won, ..*self })
    }

    fn match_score(&self, ending: Option<&Ending>) -> Option<MatchScore> {
        if self.length < 2 {
            return None;
        }
        let won = ending.map_or(self.won, |ending| self.won_after(ending));
        let sides = Seat::all(self.seats()).map(|seat| self.variant.side(seat) as u8).collect();
        let won = won[..self.variant.sides()].iter().map(|won| u32::from(*won)).collect();
        Some(MatchScore::new(u32::from(self.length), sides, won))
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
        Deal::parse(self.variant, text)
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
