//! `minimax`, `trusting`, `confident`, `mixed`, `trappy`: deals that fit what was seen, searched trick by trick.
//!
//! A part of the limit goes into sampling deals (all of them if they fit into it), the rest into deepening over all
//! those deals, from the end of one trick to the end of the next. What is evaluated, at the ends of tricks alone, is
//! the points and the strength of all hands. The first four differ in what they believe of the other two; the last is
//! `minimax` that sets traps. Talon and bids are those of `smart`; the trump is that of the table, or of deals that `smart` plays on the spot.

use cards::{Card, CardSet, German, Pack, Ranking, Suit};
use game::random::{Fast, fast};
use game::{
    Candidate, Decision, Limits, OptionError, OptionSpec, Player, Position as _, Report, SearchTree, Seat,
    Settings, Thinking, TreeExtent, TreeFigure, View, Worlds, Worth,
};
use search::tree::{Against, Assumption, Others, assumed_tree, assuming};
use search::worlds::verdicts;
use search::{Guide, Meter};

use super::trump::TrumpChoice;
use super::{Sight, Smart};
use crate::moves::{Move, Moves};
use crate::play::FAT;
use crate::{Marias, MariasView, Phase, Position, SEATS, points};

/// What is believed of the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// Everybody is against me.
    Paranoid,
    /// The partner plays for our side and knows the deal.
    Trusting,
    /// They play at random.
    Confident,
    /// A part of the first, the rest of the second.
    Mixed,
    /// Everybody is against me, but they look less far ahead.
    Trappy,
}

/// The limit where nobody sets one, in positions: about what 300 ms were.
const USUAL: u64 = 150_000;
/// The most deals that are kept.
const MOST_DEALS: usize = 10_000;
/// What it takes to draw a deal, in positions.
const DRAWING: usize = 64;
/// Values are kept in hundredths of a point.
const POINT: i32 = 100;

/// The player.
pub(super) struct Minimax {
    kind: Kind,
    /// The part of the limit that samples deals, in hundredths.
    share: u64,
    /// The part of the paranoid value in `mixed`, in hundredths.
    paranoia: i32,
    /// How much worse a card may be that sets a trap in `trappy`, in hundredths of a point.
    margin: i64,
    strength: Strength,
    trump: TrumpChoice,
    rng: Fast,
}

/// The evaluation: points, and how strong the hands are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Strength {
    /// What one step of rank counts, in hundredths of a point.
    step: i32,
    /// How many steps a trump is stronger.
    trump: i32,
}

/// The cards whose place in their suit, counted from the weakest, has a binary digit: ones, twos, fours. Hands are weighed at
/// every end of a trick, so places are added up digit by digit instead of card by card.
struct Digits([CardSet<German>; 3]);

impl Digits {
    const USUAL: Digits = Digits::of(Ranking::USUAL);
    const NATURAL: Digits = Digits::of(Ranking::NATURAL);

    const fn of(ranking: &Ranking<German>) -> Digits {
        let mut digits = [0; 3];
        let mut index = 0;
        while index < German::SIZE {
            let place = 7 - ranking.above(Card::at(index)).len();
            let mut digit = 0;
            while digit < 3 {
                digits[digit] |= ((place >> digit & 1) as u64) << index;
                digit += 1;
            }
            index += 1;
        }
        Digits([CardSet::from_bits(digits[0]), CardSet::from_bits(digits[1]), CardSet::from_bits(digits[2])])
    }

    /// The places of all cards of a hand, added up.
    fn sum(&self, hand: CardSet<German>) -> i32 {
        let [ones, twos, fours] = self.0.map(|cards| (hand & cards).len() as i32);
        ones + 2 * twos + 4 * fours
    }
}

impl Strength {
    fn hand(self, position: &Position, seat: Seat) -> i32 {
        let play = position.public().play();
        let digits = if play.is_natural() { &Digits::NATURAL } else { &Digits::USUAL };
        let hand = position.hand(seat);
        self.step * (digits.sum(hand) + self.trump * (hand & play.trumps()).len() as i32)
    }
}

impl Guide<Position> for Strength {
    fn evaluate(&self, position: &Position, seat: Seat) -> i32 {
        let public = position.public();
        let own = public.side(seat);
        let hands: i32 = Seat::all(SEATS)
            .map(|other| if public.side(other) == own { 1 } else { -1 } * self.hand(position, other))
            .sum();
        POINT * (points(public, own) as i32 - points(public, 1 - own) as i32) + hands
    }

    fn settled(&self, position: &Position) -> bool {
        position.public().play().trick().is_empty()
    }

    /// Sorted for the third card of a trick only: what wins first, fat cards before others.
    fn worth_trying(&self, position: &Position, moves: &mut Moves) -> bool {
        let play = position.public().play();
        let legal = play.playable(position.hand(position.public().mover()));
        if play.trick().len() < SEATS - 1 {
            *moves = Moves::Cards(legal);
            return true;
        }
        let beaters = match play.led_and_best() {
            Some((_, best)) => play.ranking().beaters(best, play.trumps()),
            None => CardSet::NONE,
        };
        *moves = Moves::Listed(arrayvec::ArrayVec::new());
        if let Moves::Listed(list) = moves {
            for part in [
                legal & beaters & FAT,
                (legal & beaters) - FAT,
                legal - beaters - FAT,
                (legal - beaters) & FAT,
            ] {
                part.iter().for_each(|card| list.push(Move::Play(card)));
            }
        }
        true
    }
}

impl Minimax {
    pub(super) fn options(kind: Kind) -> Vec<OptionSpec> {
        let mut options = vec![
            OptionSpec::whole("share", (1, 99), "33", "what part of the limit samples deals, in hundredths")
                .remote(),
            OptionSpec::whole(
                "strength",
                (0, 1000),
                "50",
                "what a step of rank counts, in hundredths of a point",
            )
            .remote(),
            OptionSpec::whole("trump_steps", (0, 100), "8", "how many steps a trump is stronger").remote(),
        ];
        if kind == Kind::Mixed {
            let help = "how much the paranoid value counts, in hundredths; the rest is the trusting one";
            options.push(OptionSpec::whole("paranoia", (0, 100), "50", help).remote());
        }
        if kind == Kind::Trappy {
            let help = "how much worse a card may be that sets a trap, in hundredths of a point";
            options.push(OptionSpec::whole("margin", (0, 10_000), "100", help).remote());
        }
        options.extend(TrumpChoice::options());
        options
    }

    pub(super) fn new(kind: Kind, game: &Marias, settings: &Settings<'_>) -> Result<Minimax, OptionError> {
        Ok(Minimax {
            kind,
            share: settings.whole("share") as u64,
            paranoia: if kind == Kind::Mixed { settings.whole("paranoia") as i32 } else { 0 },
            margin: if kind == Kind::Trappy { settings.whole("margin") } else { 0 },
            strength: Strength {
                step: settings.whole("strength") as i32,
                trump: settings.whole("trump_steps") as i32,
            },
            trump: TrumpChoice::new(game, settings)?,
            rng: fast(0),
        })
    }

    /// The trump: every promising suit by its mean winnings.
    fn choose_trump(&self, sight: &Sight<'_>, thinking: &Thinking<'_, Move>) -> Report<Move> {
        let mut meter = Meter::new(thinking, Limits::NONE);
        let suits = self.trump.suits(sight.hand, &mut meter);
        let candidate = |(suit, mean): &(Suit<German>, Option<f64>)| {
            let card = Smart::default().card_to_show(sight, *suit)?;
            Some(Candidate::new(Move::Trump(card), Worth::Points(mean.unwrap_or(0.0))))
        };
        Report { candidates: suits.iter().filter_map(candidate).collect(), ..Report::default() }
    }

    /// The deals to look at, within a part of the limit.
    fn deals(&mut self, view: &MariasView, meter: &mut Meter<'_>) -> Vec<Position> {
        let most =
            meter.limits().nodes.map_or(MOST_DEALS, |nodes| (nodes as usize / DRAWING).clamp(1, MOST_DEALS));
        if let Some(all) = view.all_worlds(most) {
            return all;
        }
        let mut deals = vec![view.sample(&mut self.rng)];
        while deals.len() < most && meter.goes_on() {
            deals.push(view.sample(&mut self.rng));
        }
        deals
    }

    /// What the player believes of the other two.
    fn assumption(&self) -> Assumption {
        let paranoid = Others::Best(Against::Everybody);
        let trusting = Others::Best(Against::OtherSides);
        match self.kind {
            Kind::Paranoid | Kind::Trappy => Assumption::One(paranoid),
            Kind::Trusting => Assumption::One(trusting),
            Kind::Confident => Assumption::One(Others::Chance),
            Kind::Mixed => Assumption::Mixture([paranoid, trusting], self.paranoia),
        }
    }

    /// What a deal is worth after a card.
    fn value(&self, after: &Position, seat: Seat, depth: u32, meter: &mut Meter<'_>) -> Option<i32> {
        if after.is_over() || (depth == 1 && self.strength.settled(after)) {
            return meter.node().then(|| self.strength.evaluate(after, seat));
        }
        let depth = if self.strength.settled(after) { depth - 1 } else { depth };
        assuming(&self.strength, after, seat, self.assumption(), depth, meter)
    }

    fn search(&mut self, view: &MariasView, thinking: &mut Thinking<'_, Move>) -> Report<Move> {
        self.searched(view, thinking).0
    }

    /// What it thinks, and the deals that it looked at; none where it did not search.
    fn searched(
        &mut self,
        view: &MariasView,
        thinking: &mut Thinking<'_, Move>,
    ) -> (Report<Move>, Vec<Position>) {
        let sight = Sight::of_view(view).expect("a player is asked only while the game goes on");
        let smart = Smart::default().choose(&sight);
        let legal = view.legal();
        if sight.public.phase() == Phase::Trump {
            return (self.choose_trump(&sight, thinking), Vec::new());
        }
        if sight.public.phase() != Phase::Playing || legal.len() == 1 {
            let candidates = vec![Candidate::new(smart, Worth::Points(0.0))];
            return (Report { candidates, ..Report::default() }, Vec::new());
        }
        let limits = thinking.limits.or(Limits::nodes(USUAL));
        let share = self.share;
        let part = |of: u64| (of * share / 100).max(1);
        let for_deals =
            Limits { nodes: limits.nodes.map(part), ms: limits.ms.map(part), depth: None, iterations: None };
        let mut sampling = Meter::new(&thinking.within(for_deals), Limits::NONE);
        let deals = self.deals(view, &mut sampling);
        let rest = |all: u64| (all - part(all).min(all - 1)).max(1);
        let for_search = Limits { nodes: limits.nodes.map(rest), ms: limits.ms.map(rest), ..for_deals };
        let mut meter = Meter::new(&thinking.within(for_search), Limits::NONE);
        let deepest = limits.depth.unwrap_or(u32::MAX).min(sight.public.play().left() as u32);
        let mut found: Vec<(i64, Move)> = legal.iter().map(|mv| (0, *mv)).collect();
        let mut depth = 0;
        // What each card seemed to be worth at every depth before the last, added up.
        let mut shallow = vec![0; legal.len()];
        while depth < deepest {
            let Some(next) = self.deepen(&deals, sight.seat, &legal, depth + 1, &mut meter) else { break };
            if depth > 0 {
                shallow.iter_mut().zip(&found).for_each(|(all, (sum, _))| *all += sum);
            }
            found = next;
            depth += 1;
        }
        let trap = (self.kind == Kind::Trappy)
            .then(|| trap(&found, &shallow, depth, self.margin * deals.len() as i64))
            .flatten();
        // The trap, then by worth; of equals the one that smart would play.
        found.sort_by_key(|(sum, mv)| (Some(*mv) != trap, -sum, *mv != smart));
        let worth = |sum: i64| Worth::Points(sum as f64 / deals.len() as f64 / f64::from(POINT));
        let candidates = found.iter().map(|(sum, mv)| Candidate::new(*mv, worth(*sum))).collect();
        let worlds = deals.len() as u64;
        (Report { candidates, depth, nodes: meter.nodes(), worlds, ..Report::default() }, deals)
    }

    /// Below a card what the first deals say of it, and the answers in the first that says so, at the depth that was reached;
    /// within the limits once more.
    pub(super) fn tree(
        &mut self,
        view: &MariasView,
        thinking: &mut Thinking<'_, Move>,
        extent: TreeExtent,
    ) -> Option<SearchTree> {
        if view.public().phase() != Phase::Playing {
            return None;
        }
        let (report, mut deals) = self.searched(view, thinking);
        deals.truncate(TreeFigure::MOST_WORLDS);
        let seat = view.turn()?;
        let mut meter = Meter::new(thinking, Limits::nodes(USUAL));
        let depth = report.depth.max(1);
        let worth = |value: i32| Worth::Points(f64::from(value) / f64::from(POINT));
        Some(SearchTree::of_report(&report, Some(seat), extent, |found, left| {
            let value = |deal: &Position| self.value(&deal.after(found.mv), seat, depth, &mut meter);
            let worths: Vec<Worth> = deals.iter().map_while(value).map(worth).collect();
            verdicts(&worths, left, |first, left| {
                let next = deals[first].after(found.mv);
                let depth = if self.strength.settled(&next) { depth - 1 } else { depth };
                let assumed = (self.assumption(), depth);
                assumed_tree(&self.strength, &next, seat, assumed, left, &worth, &mut meter)
            })
        }))
    }

    /// The sum of every card over all deals, so many tricks deep; `None` when the limit came first.
    fn deepen(
        &self,
        deals: &[Position],
        seat: Seat,
        legal: &[Move],
        depth: u32,
        meter: &mut Meter<'_>,
    ) -> Option<Vec<(i64, Move)>> {
        let mut sums: Vec<(i64, Move)> = legal.iter().map(|mv| (0, *mv)).collect();
        for deal in deals {
            for (sum, mv) in &mut sums {
                *sum += i64::from(self.value(&deal.after(*mv), seat, depth, meter)?);
            }
        }
        Some(sums)
    }
}

/// Among the cards that are hardly worse than the best, the one that looks worst to whoever looks less far ahead: others
/// will walk into it. `None` where nothing was searched twice, or no card hides anything.
fn trap(found: &[(i64, Move)], shallow: &[i64], depth: u32, margin: i64) -> Option<Move> {
    let before = i64::from(depth).checked_sub(1).filter(|before| *before > 0)?;
    let best = found.iter().map(|(sum, _)| *sum).max()?;
    let hidden = found.iter().zip(shallow).filter(|((sum, _), _)| *sum >= best - margin);
    let hidden = hidden.map(|((sum, mv), shallow)| (sum - shallow / before, *sum, *mv));
    // Of equal traps the better card, of equal cards the first.
    let (gain, _, mv) = hidden.rev().max_by_key(|(gain, sum, _)| (*gain, *sum))?;
    (gain > 0).then_some(mv)
}

impl Player<Marias> for Minimax {
    fn begin(&mut self, seed: u64) {
        self.rng = fast(seed);
    }

    fn decide(&mut self, view: &MariasView, thinking: &mut Thinking<'_, Move>) -> Decision<Move> {
        let report = self.search(view, thinking);
        let mv = report.best().map_or_else(|| view.legal()[0], |best| best.mv);
        Decision { mv, report }
    }

    fn assess(&mut self, view: &MariasView, thinking: &mut Thinking<'_, Move>) -> Report<Move> {
        self.search(view, thinking)
    }

    fn explain(
        &mut self,
        view: &MariasView,
        thinking: &mut Thinking<'_, Move>,
        extent: TreeExtent,
    ) -> Option<SearchTree> {
        self.tree(view, thinking, extent)
    }

    fn memory(&self, _: &Limits, _: usize) -> u64 {
        // The deals, and what those of a view are counted with.
        (MOST_DEALS * size_of::<Position>()) as u64 * 2 + (8 << 20)
    }
}

#[cfg(test)]
mod tests {
    use game::random::deal_stream;
    use game::{Game, Line, Options, think_alone};

    use super::*;
    use crate::{Profile, Voids};

    /// A player of a kind with these options, and no trump table.
    fn player(kind: Kind, options: &str) -> Minimax {
        let specs = Minimax::options(kind);
        let options = Options::parse(options).unwrap().with("table", "none");
        Minimax::new(kind, &Marias::default(), &options.checked(&specs).unwrap()).unwrap()
    }

    /// A deal that smart has played until so many tricks are left.
    fn played(seed: u64, left: usize) -> Line<Marias> {
        let game = Marias::new(Profile::Seed);
        let mut line = Line::new(game, game.deal(&mut deal_stream(seed, 0)));
        let mut voids = Voids::default();
        while line.position().public().phase() < Phase::Playing
            || line.position().public().play().left() > left
        {
            let mv = Smart::default().choose(&Sight::of_position(line.position(), voids));
            if let Move::Play(card) = mv {
                voids.see(line.position().public().play(), line.turn().unwrap(), card);
            }
            line.play(mv).unwrap();
        }
        line
    }

    fn report(kind: Kind, options: &str, line: &Line<Marias>, limits: Limits) -> Report<Move> {
        let mut player = player(kind, options);
        player.begin(1);
        let view = line.view(line.turn().unwrap().into());
        think_alone(limits, |thinking| player.decide(&view, thinking)).report
    }

    #[test]
    fn hands_count_by_rank_and_trumps_more_and_points_most() {
        let text = "H7 H8 B8 B9 BJ BQ BK B7 H9 H10 B10 BA/HA LA L10 LK A9 AJ AQ AK A10 AA/\
                    L9 HJ HQ HK L7 L8 LJ LQ A7 A8 | trump H7; talon B7 B8; bid hra; pass; pass";
        let line = Marias::default().parse_position(text).unwrap();
        let strength = player(Kind::Paranoid, "").strength;
        // Places in 7 8 9 J Q K 10 A, a trump eight more, each place half a point: H7 H8 H9 H10 and B9 BJ BQ BK B10 BA;
        // HA, LA L10 LK, A9 AJ AQ AK A10 AA; HJ HQ HK, L9 L7 L8 LJ LQ, A7 A8.
        let forhont = 9 + 32 + 27;
        let second = (7 + 8) + (7 + 6 + 5) + (2 + 3 + 4 + 5 + 6 + 7);
        let third = (3 + 4 + 5 + 24) + (2 + 1 + 3 + 4) + 1;
        let value = 50 * (forhont - second - third);
        assert_eq!(strength.evaluate(line.position(), Seat::new(0)), value);
        assert_eq!(
            strength.evaluate(line.position(), Seat::new(1)),
            -value,
            "what one side has the other lacks"
        );
        assert_eq!(strength.evaluate(line.position(), Seat::new(2)), -value);
        let weak = player(Kind::Paranoid, "strength=0").strength;
        let later = played(5, 4);
        let public = later.position().public();
        let ahead = points(public, 0) as i32 - points(public, 1) as i32;
        assert_eq!(weak.evaluate(later.position(), public.declarer()), POINT * ahead);
        assert!(strength.settled(line.position()));
    }

    #[test]
    fn places_added_up_by_digits_are_those_of_the_order() {
        for (digits, ranking) in [(Digits::USUAL, Ranking::USUAL), (Digits::NATURAL, Ranking::NATURAL)] {
            for card in Card::<German>::all() {
                assert_eq!(digits.sum(card.alone()), 7 - ranking.above(card).len() as i32, "{card}");
            }
        }
        assert_eq!(Digits::USUAL.sum(CardSet::ALL), 4 * 28);
    }

    #[test]
    fn a_share_of_the_limit_samples_deals_and_all_of_them_are_taken_where_they_fit() {
        let early = played(3, 10);
        let worlds =
            |options: &str, nodes| report(Kind::Paranoid, options, &early, Limits::nodes(nodes)).worlds;
        assert_eq!(worlds("", 6400), 6400 * 33 / 100 / DRAWING as u64);
        assert_eq!(worlds("share=50", 6400), 3200 / DRAWING as u64);
        assert_eq!(worlds("share=1", 100), 1, "never none");
        let late = (0..50).map(|seed| played(seed, 3)).find(|line| line.legal().len() > 1).unwrap();
        let all = late.view(late.turn().unwrap().into()).count_worlds().unwrap() as u64;
        let found = report(Kind::Paranoid, "", &late, Limits::nodes(10_000_000));
        assert_eq!((found.worlds, found.depth), (all, 3), "every deal, to the end");
    }

    #[test]
    fn it_deepens_from_trick_to_trick_as_far_as_the_limit_goes() {
        let line = (0..50).map(|seed| played(seed, 6)).find(|line| line.legal().len() > 2).unwrap();
        let depth = |limits: Limits| report(Kind::Paranoid, "share=1", &line, limits).depth;
        let reached: Vec<u32> =
            [300, 3_000, 30_000, 3_000_000].map(|nodes| depth(Limits::nodes(nodes))).to_vec();
        assert!(reached.is_sorted() && reached[0] < reached[3], "{reached:?}");
        assert_eq!(depth(Limits { depth: Some(2), ..Limits::nodes(3_000_000) }), 2);
    }

    #[test]
    fn a_partner_who_is_trusted_is_worth_something_and_forhont_has_none() {
        let value = |kind: Kind, options: &str, after: &Position, seat: Seat, depth: u32| {
            think_alone(Limits::NONE, |thinking: &mut Thinking<'_, Move>| {
                player(kind, options)
                    .value(after, seat, depth, &mut Meter::new(thinking, Limits::NONE))
                    .unwrap()
            })
        };
        let mut better = 0;
        for seed in 0..12 {
            let line = played(seed, 4);
            let (position, seat) = (line.position(), line.turn().unwrap());
            for mv in line.legal() {
                let after = position.after(mv);
                for depth in 1..=3 {
                    let paranoid = value(Kind::Paranoid, "", &after, seat, depth);
                    let trusting = value(Kind::Trusting, "", &after, seat, depth);
                    let chance = value(Kind::Confident, "", &after, seat, depth);
                    assert!(trusting >= paranoid && chance >= paranoid, "seed {seed}, {mv}");
                    if seat == position.public().declarer() {
                        assert_eq!(trusting, paranoid, "forhont plays alone");
                    }
                    better += usize::from(trusting > paranoid);
                    let mixed =
                        |part: i32| value(Kind::Mixed, &format!("paranoia={part}"), &after, seat, depth);
                    assert_eq!([mixed(100), mixed(0)], [paranoid, trusting]);
                    assert_eq!(mixed(50), (50 * paranoid + 50 * trusting) / 100);
                }
            }
        }
        assert!(better > 10, "trust matters {better} times");
    }

    #[test]
    fn of_nearly_equal_cards_the_one_that_looks_worse_than_it_is_sets_a_trap() {
        let card = |index: usize| Move::Play(Card::at(index));
        let found = [(1000, card(0)), (950, card(1)), (500, card(2))];
        // Over two depths before the last: the second card seemed to be worth 100 each time, the third nothing at all.
        let shallow = [2000, 200, -2000];
        assert_eq!(trap(&found, &shallow, 3, 100), Some(card(1)));
        assert_eq!(trap(&found, &shallow, 3, 10), None, "the best card hides nothing");
        assert_eq!(trap(&found, &shallow, 3, 600), Some(card(2)), "whoever risks more sets the deeper trap");
        assert_eq!(trap(&found, &[0; 3], 1, 100), None, "searched once");
    }
}
