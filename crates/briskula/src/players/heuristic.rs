//! The published player that plays by rules of thumb.
//!
//! Written for two; at other tables the rules are read with all opponents for the opponent, and a trick that
//! the own side is taking (a partner's, or in dupla the own first card) is left to it.

use cards::{Card, CardSet, Italian};
use game::{Candidate, Decision, OptionSpec, Player, Report, Seat, Settings, Thinking, View, Worth};

use crate::{Briskula, BriskulaView, ENOUGH, KARIGE, LISE, PublicState, points};

/// More points on the table than these are worth a trump.
const WORTH_TAKING: u8 = 4;
/// Fewer points than these may go.
const MAY_GO: u8 = 6;

/// Plays by the published rules of thumb, without any randomness.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Heuristic {
    /// Whether a trump that is to come is stronger than any plain card: the first rule of leading then hardly ever
    /// holds before the last trumps are gone.
    trumps_are_stronger: bool,
}

impl Heuristic {
    /// The options of the player.
    pub(super) fn options() -> Vec<OptionSpec> {
        vec![
            OptionSpec::choice(
                "stronger",
                &["suit", "trumps"],
                "suit",
                "what is stronger than a plain card that is led: cards of its suit, or trumps as well",
            )
            .remote(),
        ]
    }

    /// The player that these settings ask for.
    pub(super) fn new(settings: &Settings<'_>) -> Heuristic {
        Heuristic { trumps_are_stronger: settings.text("stronger") == "trumps" }
    }

    /// Its card alone, for those who need an answer without any time to think.
    pub(crate) fn report(view: &BriskulaView) -> Report<Card<Italian>> {
        let Some(own) = view.turn() else { return Report::default() };
        let card = Sight::of(view, own).card();
        let candidate = Candidate::new(card, Worth::Chance(0.5));
        Report { candidates: vec![candidate], ..Report::default() }
    }
}

impl Player<Briskula> for Heuristic {
    fn begin(&mut self, _: u64) {}

    fn decide(
        &mut self,
        view: &BriskulaView,
        _: &mut Thinking<'_, Card<Italian>>,
    ) -> Decision<Card<Italian>> {
        let own = view.turn().expect("a player is asked while the game runs");
        let sight = Sight { trumps_are_stronger: self.trumps_are_stronger, ..Sight::of(view, own) };
        Decision::plain(sight.card())
    }
}

/// What the player looks at.
struct Sight<'a> {
    own: Seat,
    public: &'a PublicState,
    hand: CardSet<Italian>,
    /// All cards that are still to come from others or from the stock.
    left: CardSet<Italian>,
    trumps: CardSet<Italian>,
    /// The chance that somebody who plays against us holds a trump.
    trump_held: f64,
    trumps_are_stronger: bool,
}

impl Sight<'_> {
    fn of(view: &BriskulaView, own: Seat) -> Sight<'_> {
        let public = view.public();
        let hand = view.held(own);
        let trumps = public.trump().cards();
        Sight {
            own,
            public,
            hand,
            left: view.game().variant().pack() - hand - view.played(),
            trumps,
            trump_held: chance_of_a_trump(view, own),
            trumps_are_stronger: false,
        }
    }

    fn card(&self) -> Card<Italian> {
        let chosen = match self.public.taking() {
            None => self.lead(),
            Some((taker, _)) if self.is_ours(taker) => self.leave_to_us(),
            Some((taker, _)) => self.follow(taker),
        };
        chosen.or(self.hand.lowest()).expect("whoever is to play holds a card")
    }

    fn is_ours(&self, seat: Seat) -> bool {
        let variant = self.public.variant();
        variant.side(seat) == variant.side(self.own)
    }

    fn lead(&self) -> Option<Card<Italian>> {
        let plain = self.hand - self.trumps;
        let in_suit = |card: Card<Italian>| self.left.of_suit(card.suit());
        let trumped = self.trumps_are_stronger && self.left.meets(self.trumps);
        let unbeaten =
            plain.iter().filter(|card| !trumped && in_suit(*card).iter().all(|other| other < *card));
        // With the karige of its suit out of the way a card is beaten only by a trump or a court card.
        let safe = (plain - KARIGE).iter().filter(|card| !in_suit(*card).meets(KARIGE));
        most(unbeaten)
            .or_else(|| most(safe))
            .or_else(|| weakest((plain & LISE).iter()))
            // Where both karige are gone the most points would go first, but then the card was safe above.
            .or_else(|| fewest((plain - KARIGE).iter()))
            .or_else(|| weakest((self.hand & self.trumps & LISE).iter()))
            .or_else(|| fewest((plain & KARIGE).iter()).filter(|_| self.trump_held < 0.5))
            .or_else(|| fewest((self.hand & self.trumps & KARIGE).iter()))
            .or_else(|| fewest((plain & KARIGE).iter()))
            .or_else(|| fewest((self.hand & self.trumps).iter()))
    }

    fn follow(&self, taker: Seat) -> Option<Card<Italian>> {
        let taking: CardSet<Italian> = self.hand.iter().filter(|card| self.public.takes(*card)).collect();
        if let Some(card) = most((taking - self.trumps).iter()) {
            return Some(card);
        }
        let gift = self.smallest_loss()?;
        let on_table = self.public.points_laid();
        let lost = on_table + points(gift);
        let against = self.public.points(self.public.variant().side(taker));
        let wants = on_table > WORTH_TAKING || against + lost >= ENOUGH;
        if !wants && lost < MAY_GO {
            return Some(gift);
        }
        fewest((taking & self.trumps).iter()).or(Some(gift))
    }

    /// The own side takes the trick: the last to play adds what it can, the others what they can spare.
    fn leave_to_us(&self) -> Option<Card<Italian>> {
        let is_last = self.public.trick().len() + 1 == self.public.variant().trick_size();
        let gift = if is_last { most((self.hand - self.trumps).iter()) } else { None };
        gift.or_else(|| self.smallest_loss())
    }

    /// The fewest points, no trump if that can be, and then the weakest.
    fn smallest_loss(&self) -> Option<Card<Italian>> {
        self.hand.iter().min_by_key(|card| (points(*card), self.trumps.contains(*card), card.strength()))
    }
}

/// The card with most points; of equals the strongest.
fn most(cards: impl Iterator<Item = Card<Italian>>) -> Option<Card<Italian>> {
    cards.max_by_key(|card| (points(*card), card.strength()))
}

/// The card with fewest points; of equals the weakest.
fn fewest(cards: impl Iterator<Item = Card<Italian>>) -> Option<Card<Italian>> {
    cards.min_by_key(|card| (points(*card), card.strength()))
}

fn weakest(cards: impl Iterator<Item = Card<Italian>>) -> Option<Card<Italian>> {
    cards.min_by_key(|card| card.strength())
}

/// The chance that at least one of the opponents' cards is a trump.
fn chance_of_a_trump(view: &BriskulaView, own: Seat) -> f64 {
    let variant = view.game().variant();
    let trumps = view.public().trump().cards();
    let mut unknown = 0;
    for seat in Seat::all(variant.seats()).filter(|seat| variant.side(*seat) != variant.side(own)) {
        if view.held(seat).meets(trumps) {
            return 1.0;
        }
        unknown += view.public().hand_size(seat) - view.held(seat).len();
    }
    let unseen = view.unseen().len();
    let others = (view.unseen() - trumps).len();
    // Card by card, none of them is a trump.
    let none: f64 =
        (0..unknown).map(|drawn| others.saturating_sub(drawn) as f64 / (unseen - drawn) as f64).product();
    1.0 - none
}

#[cfg(test)]
mod tests {
    use game::{Event, Game, Line};

    use super::*;
    use crate::{Reveal, Variant};

    /// A line for two in which D is trump, seat 0 leads and the hands are these.
    fn line(hands: [&str; 2], moves: &str) -> Line<Briskula> {
        line_with_stock(hands, "", moves)
    }

    /// The same with the top of the stock.
    fn line_with_stock(hands: [&str; 2], top: &str, moves: &str) -> Line<Briskula> {
        let game = Briskula::new(Variant::Two);
        let [first, second] = hands;
        let named: CardSet<Italian> = format!("{first} {second} {top} D7").parse().unwrap();
        let rest = CardSet::ALL - named;
        game.parse_position(&format!("{first}/{second}/{top} {rest} D7 | {moves}")).unwrap()
    }

    fn choice(line: &Line<Briskula>) -> String {
        let own = line.turn().unwrap();
        Sight::of(&line.view(own.into()), own).card().to_string()
    }

    fn leads(hand: &str) -> String {
        choice(&line([hand, "B6 B2 S6"], ""))
    }

    #[test]
    fn leading_a_card_that_only_a_trump_can_beat_comes_first() {
        assert_eq!(leads("C1 B4 D2"), "C1");
        assert_eq!(leads("C1 S1 C2"), "S1", "of two aces the later suit");
        assert_eq!(leads("C3 C1 B4"), "C1", "both cannot be beaten, the ace has more points");
    }

    #[test]
    fn leading_with_trumps_counted_as_stronger_keeps_the_ace() {
        let leads = |hand: &str| {
            let here = line([hand, "B6 B2 S6"], "");
            let view = here.view(Seat::new(0).into());
            let sight = Sight { trumps_are_stronger: true, ..Sight::of(&view, Seat::new(0)) };
            sight.card().to_string()
        };
        assert_eq!(leads("C1 B4 D2"), "B4", "trumps are to come");
        assert_eq!(leads("C1 C12 D2"), "C12", "points come before trumps");
    }

    #[test]
    fn leading_goes_on_to_a_liso_then_to_points() {
        assert_eq!(leads("C12 B4 D2"), "B4", "a lišo before points whose karige are to come");
        assert_eq!(leads("C12 D4 D5"), "C12", "points before trumps");
        assert_eq!(leads("C12 B11 D5"), "B11", "the fewest points");
    }

    #[test]
    fn leading_prefers_points_that_no_karig_can_take() {
        // Both karige of kupe fall in the first trick; then the konj is safe but for the king and trumps.
        let here = line(["C1 C12 B4", "C3 B6 S6"], "C1 C3");
        assert_eq!(choice(&here), "C12");
    }

    #[test]
    fn leading_without_anything_better_takes_small_trumps_then_karige() {
        assert_eq!(leads("C3 B3 D4"), "D4");
        assert_eq!(leads("C3 D3 D11"), "C3", "the other has a trump with a chance of 49 %");
        assert_eq!(leads("C3 B3 D3"), "D3", "with a chance of 54 %");
        assert_eq!(leads("C3 B3 S3"), "C3", "nothing else is left");
        assert_eq!(leads("D11 D12 D13"), "D11");
    }

    #[test]
    fn following_takes_without_a_trump_and_with_most_points() {
        assert_eq!(choice(&line(["C7 B4 S2", "C13 C11 D1"], "C7")), "C13");
    }

    #[test]
    fn following_trumps_only_for_more_than_four_points() {
        assert_eq!(choice(&line(["C1 B4 S2", "B2 D11 D2"], "C1")), "D2", "the cheapest trump");
        assert_eq!(choice(&line(["C13 B4 S2", "B2 D11 D2"], "C13")), "B2", "a king may go");
        assert_eq!(choice(&line(["C1 B4 S2", "B2 B13 S11"], "C1")), "B2", "nothing takes: the fewest points");
    }

    #[test]
    fn following_does_not_give_six_points_away() {
        assert_eq!(choice(&line(["C13 B4 S2", "B11 S12 D12"], "C13")), "D12", "four and two are six");
        assert_eq!(choice(&line(["C12 B4 S2", "B11 S12 D12"], "C12")), "B11", "three and two are five");
    }

    #[test]
    fn following_does_not_let_the_other_reach_61() {
        // Seat 0 takes 22, 21 and 15 points, then leads the konj.
        let here = line_with_stock(["D1 C1 S1", "B1 B3 B13"], "C12 D2 S4 B2 S5 S2", "D1 B1 C1 B3 S1 B13 C12");
        assert_eq!(here.position().public().points(0), 58);
        assert_eq!(choice(&here), "D2", "58 and 3 are 61");
        let earlier = line_with_stock(["C12 C1 S1", "D2 B2 S2"], "", "C12");
        assert_eq!(choice(&earlier), "B2");
    }

    #[test]
    fn the_chance_of_a_trump_is_counted() {
        let here = line(["C1 B4 S2", "B2 D11 D2"], "");
        let view = here.view(Seat::new(0).into());
        // 36 unseen cards, 9 of them trumps (the turned one lies in the stock), three in the other hand.
        let none = (27.0 / 36.0) * (26.0 / 35.0) * (25.0 / 34.0);
        assert!((chance_of_a_trump(&view, Seat::new(0)) - (1.0 - none)).abs() < 1e-12);
    }

    #[test]
    fn a_trump_that_was_seen_drawn_is_certain() {
        let game = Briskula::default();
        let mut rng = game::random::fast(5);
        let mut line = Line::new(game, game.deal(&mut rng));
        while line.position().public().stock() > 0 {
            let first = line.legal()[0];
            line.play(first).unwrap();
        }
        let holder = line.turn().unwrap().other();
        let view = line.view(holder.other().into());
        assert!(matches!(view.history().last(), Some(Event::Reveal(Reveal::Draw { .. }))));
        assert!((chance_of_a_trump(&view, holder.other()) - 1.0).abs() < f64::EPSILON);
    }

    #[test]
    fn partners_leave_tricks_to_each_other() {
        let game = Briskula::new(Variant::Four);
        let named: CardSet<Italian> = "C1 B4 S2 C4 B5 S5 B6 S6 S4 B13 B7 D2 D7".parse().unwrap();
        let rest = CardSet::ALL - named;
        let text = format!("C1 B4 S2/B5 C4 S5/B6 S6 S4/B13 B7 D2/{rest} D7");
        let here = |moves: &str| game.parse_position(&format!("{text} | {moves}")).unwrap();
        assert_eq!(choice(&here("C1 C4")), "S4", "seat 2 spares what it can");
        assert_eq!(
            choice(&here("B4 B5 S6")),
            "B13",
            "seat 3 is the last, and seat 1 takes: it adds the king"
        );
    }
}
