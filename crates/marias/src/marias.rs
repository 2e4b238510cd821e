//! Mariáš as a game: the course of a deal, sessions, texts, and what each viewer understands.

use game::{
    Account, AccountWord, Contradiction, Ending, Facts, Game, Hidden, HiddenView, Line, NotationError,
    OptionError, OptionSpec, Options, Picture, Presets, Rng, Scores, Seat, Viewer,
};
use serde_json::Value;

use crate::known::Known;
use crate::moves::{Move, Seen, parse_move, parse_seen};
use crate::reveal::{Due, Reveal};
use crate::rules::{Profile, Rules};
use crate::worlds::{Fit, Hiding};
use crate::{Deal, Phase, Position, PublicState, SEATS, options, reveal, scoring, show, story, worlds};

/// What one viewer of a deal knows.
pub type MariasView = HiddenView<Marias>;

/// Mariáš with its options chosen.
///
/// ```
/// use game::{Game, Options};
/// use marias::Marias;
/// let game = Marias::from_options(&Options::parse("profile=seed,hundred_base=4").unwrap()).unwrap();
/// assert!(game.rules().killed_doubles);
/// assert_eq!(game.options().to_string(), "hundred_base=4,profile=seed");
/// let error = Marias::from_options(&Options::parse("max_raises=8").unwrap()).unwrap_err();
/// let expected = "option \"max_raises\": expected a whole number from 0 to 7, or profile, got \"8\"";
/// assert_eq!(error.to_string(), expected);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Marias {
    pub(crate) profile: Profile,
    pub(crate) rules: Rules,
    pub(crate) forhont: Seat,
    pub(crate) money: [i64; SEATS],
}

impl Default for Marias {
    fn default() -> Marias {
        Marias::new(Profile::OpenMarias)
    }
}

impl Marias {
    /// The first deal of a session by the rules of a profile.
    pub const fn new(profile: Profile) -> Marias {
        Marias { profile, rules: profile.rules(), forhont: Seat::new(0), money: [0; SEATS] }
    }

    /// The profile that was chosen; single fields may differ from it.
    pub const fn profile(&self) -> Profile {
        self.profile
    }

    /// The rules.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Who chooses the trump.
    pub const fn forhont(&self) -> Seat {
        self.forhont
    }

    /// What each seat has won in earlier deals of the session.
    pub const fn money(&self) -> [i64; SEATS] {
        self.money
    }
}

impl Game for Marias {
    type Move = Move;
    type Position = Position;
    type Deal = Deal;
    type Seen = Seen;
    type Reveal = Reveal;

    game::told_by_public_state!();

    const FACTS: Facts = Facts {
        name: "marias",
        title: "Mariáš",
        about: "one against two: a trump, a talon, goals that are announced and raised, ten tricks",
        seats: (SEATS, SEATS),
        hidden: true,
        unit: "money",
        zero_sum: true,
        forfeit: -20,
        separator: ';',
        notation: &[
            "H L A B    hearts, leaves, acorns, bells",
            "7 8 9 10   as they are; J unter, Q ober, K king, A ace",
            "trump H9   the trump; talon LJ B8 lays two cards away",
            "bid hra sedma flek:hra  announced and raised in one bid; pass is silence",
            "with betl and durch: trump blind, colour, bid betl, bid durch, good and bad",
        ],
    };

    fn option_specs() -> Vec<OptionSpec> {
        options::specs()
    }

    fn presets() -> Option<Presets> {
        Some(options::presets())
    }

    fn from_options(options: &Options) -> Result<Marias, OptionError> {
        options::game(options)
    }

    fn options(&self) -> Options {
        options::options(self)
    }

    fn seats(&self) -> usize {
        SEATS
    }

    fn deal(&self, rng: &mut dyn Rng) -> Deal {
        Deal::random(self.forhont, rng)
    }

    fn start(&self, deal: &Deal) -> Position {
        Position::new(PublicState::new(self.rules, self.forhont), deal)
    }

    fn seen(&self, before: &Position, mv: Move, viewer: Viewer) -> Seen {
        let own = before.public().turn().is_some_and(|seat| viewer.sees(seat));
        match mv {
            Move::Trump(_) if !own => Seen::HiddenTrump,
            Move::Talon(..) if !own => Seen::HiddenTalon,
            _ => Seen::Whole(mv),
        }
    }

    fn account(&self, end: &Position) -> Account {
        scoring::account(end.public())
    }

    fn account_words() -> &'static [AccountWord] {
        scoring::WORDS
    }

    /// Who leaves pays the penalty to the other two.
    fn forfeited(&self, seat: Seat) -> Scores {
        scoring::shared(seat, Self::FACTS.forfeit / 2)
    }

    /// Forhont moves one seat clockwise, whatever happened.
    fn next(&self, _: &Position, ending: &Ending) -> Option<Marias> {
        let money = options::added(self.money, ending.scores.as_slice());
        Some(Marias { forhont: self.forhont.next(SEATS), money, ..*self })
    }

    fn decision(&self, position: &Position) -> &'static str {
        match position.public().phase() {
            Phase::Trump => "trump",
            Phase::Talon => "talon",
            Phase::Speaking | Phase::Bidding => "bid",
            Phase::Answering => "answer",
            Phase::Playing | Phase::Over => "card",
        }
    }

    fn role(&self, position: &Position, seat: Seat) -> &'static str {
        let public = position.public();
        match (seat == public.declarer(), public.declarer() == public.forhont()) {
            (true, true) => "forhont",
            (true, false) => "declarer",
            (false, _) => "opponent",
        }
    }

    fn parse_move(&self, text: &str) -> Result<Move, NotationError> {
        parse_move(text)
    }

    fn parse_seen(&self, text: &str) -> Result<Seen, NotationError> {
        parse_seen(text)
    }

    fn deal_text(&self, deal: &Deal) -> String {
        deal.to_string()
    }

    fn parse_deal(&self, text: &str) -> Result<Deal, NotationError> {
        Deal::parse(self.forhont, text)
    }

    fn more_variants() -> Vec<Options> {
        [
            "profile=voleny-csm,forhont=1,money=12/-8/-4",
            "profile=voleny-csm,open_betl=yes,keep_seven=no",
            "profile=voleny-csm,tariff=1/2/1/5/10,hundred_growth=double,flek_without_re=play,cap=0,forhont=2",
            "profile=seed,rank_order=natural,max_raises=2,hundred_base=1",
            "betl_durch=yes,open_betl=yes,max_raises=0",
        ]
        .iter()
        .filter_map(|text| Options::parse(text).ok())
        .collect()
    }
}

impl Hidden for Marias {
    type PublicState = PublicState;
    type Known = Known;
    type Fit = Fit;
    type Due = Due;

    fn public_of(position: &Position) -> &PublicState {
        position.public()
    }

    fn due(&self, before: Option<&PublicState>, after: &PublicState, viewer: Viewer) -> Vec<Due> {
        reveal::due(before, after, viewer)
    }

    fn reveal(&self, due: &Due, before: &Position, after: &Position) -> Option<Reveal> {
        reveal::reveal(*due, before, after)
    }

    fn blank(&self, _: Viewer) -> Known {
        Known::blank(PublicState::new(self.rules, self.forhont))
    }

    fn public(known: &Known) -> &PublicState {
        &known.public
    }

    fn to_decide(public: &PublicState) -> Option<Seat> {
        public.turn()
    }

    fn decide(
        &self,
        known: &mut Known,
        viewer: Viewer,
        seat: Seat,
        seen: &Seen,
    ) -> Result<(), Contradiction> {
        known.decide(viewer, seat, *seen)
    }

    fn show(&self, known: &mut Known, _: Viewer, due: &Due, reveal: &Reveal) -> Result<(), Contradiction> {
        known.show(*due, reveal)
    }

    fn not_shown(&self, known: &mut Known, _: Viewer, due: &Due) -> Result<(), Contradiction> {
        known.not_shown(*due)
    }

    fn check(&self, known: &Known) -> Result<(), Contradiction> {
        known.cards.check()
    }

    fn legal_of(&self, known: &Known, seat: Seat) -> Vec<Move> {
        known.legal(seat)
    }

    fn fit(&self, known: &Known) -> Result<Fit, Contradiction> {
        Fit::new(known)
    }

    fn world(&self, known: &Known, hiding: &Hiding) -> Position {
        worlds::world(known, hiding)
    }

    fn story<R: Rng>(view: &MariasView, world: &Position, rng: &mut R) -> Line<Marias> {
        story::line(view, world, rng)
    }

    fn json(view: &MariasView) -> Value {
        show::json(view)
    }

    fn draw(view: &MariasView) -> Picture {
        show::picture(view)
    }
}
