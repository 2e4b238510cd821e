//! Tarok as a game: the course of a deal, sessions, texts.

use game::{
    Account, AccountWord, Ending, Facts, Game, HiddenView, NotationError, OptionError, OptionSpec, Options,
    Presets, Rng, Seat, Viewer,
};

use crate::counting::TAROKS;
use crate::public_state::Carried;
use crate::{
    Contract, Deal, Move, Phase, Position, Preset, PublicState, Reveal, Rules, Seen, moves, options,
};

/// How many play.
pub const SEATS: usize = 3;

/// What one viewer of a deal knows.
pub type TarokView = HiddenView<Tarok>;

/// Tarok with its options chosen.
///
/// ```
/// use game::{Game, Options};
/// use tarok::Tarok;
///
/// let game = Tarok::from_options(&Options::parse("preset=pagat,mond=20").unwrap()).unwrap();
/// assert_eq!(game.options().to_string(), "mond=20,preset=pagat");
/// let error = Tarok::from_options(&Options::parse("mond=no").unwrap()).unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "option \"mond\": expected a whole number from 0 to 1000, or preset, got \"no\""
/// );
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tarok {
    pub(crate) preset: Preset,
    pub(crate) rules: Rules,
    pub(crate) dealer: Seat,
    pub(crate) radelci: [u16; SEATS],
    pub(crate) score: [i64; SEATS],
    /// How many deals of the session have been played before this one.
    pub(crate) played: u32,
}

impl Default for Tarok {
    fn default() -> Tarok {
        Tarok::new(Preset::Seed)
    }
}

impl Tarok {
    /// The first deal of a session.
    pub fn new(preset: Preset) -> Tarok {
        let dealer = Seat::new(SEATS - 1);
        let rules = preset.rules();
        Tarok { preset, rules, dealer, radelci: [0; SEATS], score: [0; SEATS], played: 0 }
    }

    /// The rules of the deal.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The preset that the rules began with.
    pub const fn preset(&self) -> Preset {
        self.preset
    }

    /// Who deals.
    pub const fn dealer(&self) -> Seat {
        self.dealer
    }

    /// What each seat has scored before this deal.
    pub const fn score(&self) -> [i64; SEATS] {
        self.score
    }

    /// How many deals of the session have been played before this one.
    pub const fn played(&self) -> u32 {
        self.played
    }

    /// The public state before the first decision.
    pub(crate) fn public_at_start(&self) -> PublicState {
        let is_last = self.rules.deals > 0 && self.played + 1 >= self.rules.deals as u32;
        PublicState::new(self.rules, self.dealer.next(SEATS), Carried { radelci: self.radelci, is_last })
    }
}

impl Game for Tarok {
    type Move = Move;
    type Position = Position;
    type Deal = Deal;
    type Seen = Seen;
    type Reveal = Reveal;

    const FACTS: Facts = Facts {
        name: "tarok",
        title: "Tarok",
        about: "one against two for points, with bidding, a talon and twenty-two trumps",
        seats: (SEATS, SEATS),
        hidden: true,
        unit: "points",
        zero_sum: false,
        // What a full player of klop loses: no deal that is played badly costs less by leaving it.
        forfeit: -70,
        separator: ';',
        notation: &[
            "H D S C    hearts, diamonds, spades, clubs",
            "J C Q K    jack, knight, queen, king",
            "T1 .. T22  taroks: T1 pagat, T21 mond, T22 škis",
            "talon 2    the second group of the talon; discard C7 T5 lays cards away",
            "announce pagat; kontra game pagat; kontra none",
        ],
    };

    game::told_by_public_state!();

    fn option_specs() -> Vec<OptionSpec> {
        options::specs()
    }

    fn presets() -> Option<Presets> {
        Some(options::presets())
    }

    fn from_options(options: &Options) -> Result<Tarok, OptionError> {
        options::game(options)
    }

    fn options(&self) -> Options {
        options::options(self)
    }

    fn seats(&self) -> usize {
        SEATS
    }

    fn deal(&self, rng: &mut dyn Rng) -> Deal {
        Deal::random(rng)
    }

    fn start(&self, deal: &Deal) -> Position {
        Position::new(self.public_at_start(), deal)
    }

    fn seen(&self, before: &Position, mv: Move, viewer: Viewer) -> Seen {
        match mv {
            Move::Discard(discard) if !before.public().turn().is_some_and(|seat| viewer.sees(seat)) => {
                let known = discard.cards() & TAROKS;
                Seen::Discard { known, hidden: (discard.cards() - known).len() as u8 }
            }
            _ => Seen::whole(mv),
        }
    }

    fn account(&self, end: &Position) -> Account {
        end.public().account()
    }

    fn account_words() -> &'static [AccountWord] {
        crate::scoring::WORDS
    }

    /// The deal moves on; radelci are used up and awarded, scores added up. A deal that was ended from outside leaves
    /// the radelci as they were.
    fn next(&self, end: &Position, ending: &Ending) -> Option<Tarok> {
        if end.public().is_last() {
            return None;
        }
        let mut next = Tarok { dealer: self.dealer.next(SEATS), ..*self };
        if end.public().is_over() {
            next.radelci = end.public().radelci_after();
        }
        for (sum, score) in next.score.iter_mut().zip(ending.scores.as_slice()) {
            *sum = (*sum + i64::from(*score)).clamp(-options::MOST_SCORE, options::MOST_SCORE);
        }
        next.played = (self.played + 1).min(options::MOST_PLAYED);
        Some(next)
    }

    fn decision(&self, position: &Position) -> &'static str {
        match position.public().phase() {
            Phase::Bid => "bid",
            Phase::Talon => "talon",
            Phase::Discard => "discard",
            Phase::Announce => "announce",
            Phase::Kontra => "kontra",
            Phase::Card | Phase::Over => "card",
        }
    }

    fn role(&self, position: &Position, seat: Seat) -> &'static str {
        match (position.public().contract(), position.public().declarer()) {
            (None, _) => "bidder",
            (Some(Contract::Klop), _) => "klop",
            (_, Some(declarer)) if declarer == seat => "declarer",
            _ => "defender",
        }
    }

    fn parse_move(&self, text: &str) -> Result<Move, NotationError> {
        moves::parse_move(text)
    }

    fn parse_seen(&self, text: &str) -> Result<Seen, NotationError> {
        moves::parse_seen(text)
    }

    fn deal_text(&self, deal: &Deal) -> String {
        deal.to_string()
    }

    fn parse_deal(&self, text: &str) -> Result<Deal, NotationError> {
        Deal::parse(text)
    }

    fn more_variants() -> Vec<Options> {
        [
            "preset=tarok-net,radelci=1/0/2,played=23,score=100/-40/7",
            "preset=pagat,dealer=1,deals=3,played=2,radelci=2/1/0",
            "opening=free,defenders_announce=yes,keep_pagat=yes",
            "values=11/22/33/44/55,klop_full=20,klop_empty=-30,mond=7,mond_always=yes",
            "kontra_steps=1,silent_valat=99,radelci=3/2/1",
            "kontra_steps=0,failed_kontra=author,dealer=0,score=-5/0/5,radelc_left=-50",
        ]
        .iter()
        .filter_map(|text| Options::parse(text).ok())
        .collect()
    }
}
