//! "Silicijasti tarokist", a published player of 2002, as it was: sampling of worlds, alpha-beta to the end of a trick,
//! learning how much to dare.
//!
//! Every number in angle brackets of its source is an option ([`constants`]). It is reproduced, not improved: whatever
//! weakness it has is the author's finding.
//!
//! * A *simulation* deals the unseen cards at random and plays them out open, each seat by a search to the end of the
//!   trick ([`engine`]). Bids ([`bidding`]), groups of the talon and discards ([`discarding`]) and announcements rest on
//!   simulations.
//! * A card is chosen over sampled worlds, each searched to the end of a trick some tricks away and, less weighty, to the
//!   end of this one.
//! * After each deal it is a little bolder or more careful ([`learning`]).
//!
//! It never raises anything and never announces valat: its source says nothing of either.

mod bidding;
mod constants;
mod discarding;
mod elimination;
mod engine;
mod judge;
mod learning;

use cards::{CardSet, Tarok as Pack};
use game::random::{Fast, fast};
use game::{
    Candidate, Decision, Limits, OptionSpec, Options, Player, Report, SearchTree, Seat, Settings, Thinking,
    TreeExtent, View, Worlds, Worth,
};
use search::Meter;
use search::worlds::{Depth, Inner, Look, Pimc, PimcOptions, Sampling, Utility};

use crate::choices::Choice;
use crate::{Contract, Items, Move, Phase, SEATS, Tarok, TarokView};
pub(super) use constants::Constants;
use discarding::Shares;
pub(super) use discarding::Simulator;
pub(super) use engine::Engine;
use engine::OneWorld;
use judge::{Judge, SCALE};

/// The player.
pub(super) struct Silicijasti {
    constants: Constants,
    /// For cards.
    cards: Pimc<Tarok, OneWorld>,
    /// For simulations.
    engine: Engine,
    rng: Fast,
    /// What it dares with the hand that it was dealt.
    dares: Option<(CardSet<Pack>, Option<Contract>)>,
    /// What the simulations of its discard showed of the hand that was left.
    shares: Option<(CardSet<Pack>, Shares)>,
}

impl Silicijasti {
    pub(super) fn options() -> Vec<OptionSpec> {
        constants::options()
    }

    pub(super) fn new(settings: &Settings<'_>) -> Silicijasti {
        let constants = Constants::read(settings);
        let sampling = Sampling { worlds: constants.worlds as usize, share: 1.0, exhaustive: false };
        let options = PimcOptions {
            limits: Limits::NONE,
            sampling,
            utility: Utility::Points,
            ..PimcOptions::default()
        };
        let cards = Pimc::new(OneWorld::new(constants), options)
            .looking(Box::new(move |view: &TarokView| look(&constants, view)));
        let engine = Engine::new(constants);
        Silicijasti { constants, cards, engine, rng: fast(0), dares: None, shares: None }
    }

    fn card(&mut self, view: &TarokView, thinking: &mut Thinking<'_, Move>) -> Report<Move> {
        let mut report = match looked_at(&self.constants, view).as_slice() {
            // What is not chosen need not be searched.
            [only] => {
                Report { candidates: vec![Candidate::new(*only, Worth::Points(0.0))], ..Report::default() }
            }
            _ => self.cards.search(view, &mut self.rng, thinking),
        };
        for candidate in &mut report.candidates {
            candidate.worth = in_evaluations(candidate.worth);
        }
        report
    }

    /// A decision that rests on simulations, and what it is worth where that was found out. When stopped, the best so
    /// far; `None` if there was no time for anything.
    fn simulated(&mut self, view: &TarokView, own: Seat, meter: &mut Meter<'_>) -> Option<(Move, f64)> {
        let public = view.public();
        let mut rng = self.rng.clone();
        let mut simulator =
            Simulator { engine: &mut self.engine, constants: &self.constants, meter: &mut *meter };
        let decided = match public.phase() {
            Phase::Bid => {
                let hand = view.held(own);
                let known = self.dares.filter(|(of, _)| *of == hand).map(|(_, dares)| dares);
                let dares = known.unwrap_or_else(|| bidding::highest(&mut simulator, view, own, &mut rng));
                if !simulator.meter.is_stopped() {
                    self.dares = Some((hand, dares));
                }
                let is_final = public.auction().is_final();
                Some((bidding::word(&view.legal(), is_final, dares, public.rules()), 0.0))
            }
            Phase::Talon => {
                let deals = self.constants.deals;
                let best = bidding::best_group(&mut simulator, deals, &mut || view.sample(&mut rng));
                best.map(|(group, value)| (Move::Talon(group), value))
            }
            Phase::Discard => {
                let hand = view.held(own);
                let Choice::Discards(discards) = public.choice(hand) else { return None };
                let deals = self.constants.deals;
                match simulator.discard(&discards, hand, deals, &mut || view.sample(&mut rng)) {
                    Some(plan) => {
                        self.shares = Some((hand - plan.discard.cards(), plan.shares));
                        Some((Move::Discard(plan.discard), plan.value))
                    }
                    None => simulator.unsimulated(&discards, hand).map(|plan| (Move::Discard(plan), 0.0)),
                }
            }
            Phase::Announce if public.declarer() == Some(own) => {
                let hand = view.held(own);
                let known = self.shares.filter(|(of, _)| *of == hand).map(|(_, shares)| shares);
                let deals = self.constants.deals;
                let shares = known.unwrap_or_else(|| simulator.shares(deals, &mut || view.sample(&mut rng)));
                let [_, trula, kings, pagat] = self.constants.learned.shares;
                Some((Move::Announce(shares.announced([trula, kings, pagat])), 0.0))
            }
            Phase::Announce => Some((Move::Announce(Items::NONE), 0.0)),
            Phase::Kontra => Some((Move::Kontra(Items::NONE), 0.0)),
            Phase::Card | Phase::Over => None,
        };
        self.rng = rng;
        decided
    }
}

/// A worth as the judge scales it.
fn in_evaluations(worth: Worth) -> Worth {
    match worth {
        Worth::Points(value) => Worth::Eval(value / f64::from(SCALE)),
        other => other,
    }
}

/// The cards that it looks at: all that are legal, of a third hand those that elimination keeps.
fn looked_at(constants: &Constants, view: &TarokView) -> Vec<Move> {
    let public = view.public();
    let judge = Judge { constants: *constants };
    let cards = public.turn().map(|own| judge.cards(public, view.held(own)));
    cards.into_iter().flat_map(CardSet::iter).map(Move::Card).collect()
}

/// How a card is searched: some tricks deep, less for the second and third hand so that a trick ends there; and to the
/// end of this trick.
fn look(constants: &Constants, view: &TarokView) -> Look<Move> {
    let public = view.public();
    let played = public.trick().len() as u32;
    let cards = public.turn().map_or(0, |own| public.hand_size(own));
    let [first, later, last] = constants.depths;
    let [from_later, from_last] = constants.cards;
    let depth = if cards <= from_last {
        last
    } else if cards <= from_later {
        later
    } else {
        first
    };
    Look {
        moves: looked_at(constants, view),
        depth: Depth::Fixed(depth.saturating_sub(played).max(1)),
        mix: (constants.shallow > 0.0).then_some(constants.shallow),
        shallow: SEATS as u32 - played,
    }
}

impl Player<Tarok> for Silicijasti {
    fn begin(&mut self, seed: u64) {
        self.rng = fast(seed);
        self.dares = None;
        self.shares = None;
        self.cards.inner().clear();
        self.engine.clear();
    }

    fn decide(&mut self, view: &TarokView, thinking: &mut Thinking<'_, Move>) -> Decision<Move> {
        let legal = view.legal();
        let own = view.turn().expect("a player is asked only while the deal goes on");
        if view.public().phase() == Phase::Card {
            let report = self.card(view, thinking);
            let mv = report.best().map_or(legal[0], |best| best.mv);
            return Decision { mv, report };
        }
        let mut meter = Meter::new(thinking, Limits::NONE);
        let decided = self.simulated(view, own, &mut meter);
        // Stopped before it knew anything: the least that can be said.
        let (mv, value) = decided.unwrap_or_else(|| {
            let pass = legal.iter().copied().find(|mv| *mv == Move::Pass);
            (pass.unwrap_or(legal[0]), 0.0)
        });
        let worth = Worth::Points(value);
        let report =
            Report { candidates: vec![Candidate::new(mv, worth)], nodes: meter.nodes(), ..Report::default() };
        Decision { mv, report }
    }

    /// The tree of a card; all other decisions rest on deals that are played out.
    fn explain(
        &mut self,
        view: &TarokView,
        thinking: &mut Thinking<'_, Move>,
        extent: TreeExtent,
    ) -> Option<SearchTree> {
        if view.public().phase() != Phase::Card {
            return None;
        }
        if let [_] = looked_at(&self.constants, view).as_slice() {
            let report = self.card(view, thinking);
            return Some(SearchTree::of_report(&report, view.turn(), extent, |_, _| SearchTree::default()));
        }
        let (_, mut tree) = self.cards.explain(view, &mut self.rng, thinking, extent);
        tree.revalue(&in_evaluations);
        Some(tree)
    }

    fn learned(&self, end: &TarokView) -> Options {
        match end.viewer().seat() {
            Some(own) if end.public().is_over() => learning::learned(&self.constants, end.public(), own),
            _ => Options::none(),
        }
    }

    fn memory(&self, limits: &Limits, _: usize) -> u64 {
        self.cards.memory(limits) + self.engine.memory_of_simulations()
    }
}

#[cfg(test)]
mod tests {
    use cards::{Card, CardSet};
    use game::random::deal_stream;
    use game::{Game, Limits, Line, Position as _, think_alone};
    use search::Root;

    use super::*;
    use crate::Position;

    /// The published constants but for these options.
    pub(super) fn published(options: &str) -> Constants {
        Constants::with(options)
    }

    /// The position before the first card of a deal in which these words were said, with these few cards in each hand.
    pub(super) fn ending(words: &str, hands: [&str; 3]) -> Position {
        let game = Tarok::default();
        let mut line = Line::new(game, game.deal(&mut deal_stream(1, 0)));
        for mv in game.parse_moves(words).unwrap() {
            line.play(mv).unwrap();
        }
        let hands = hands.map(|cards| cards.parse::<CardSet<Pack>>().unwrap());
        let all = hands[0] | hands[1] | hands[2];
        let talon: Vec<Card<Pack>> = (!all).iter().take(6).collect();
        Position::of(*line.position().public(), hands, talon.try_into().unwrap(), CardSet::NONE)
    }

    pub(super) fn after(mut position: Position, cards: &str) -> Position {
        for mv in Tarok::default().parse_moves(cards).unwrap() {
            assert!(position.is_legal(mv), "{mv}");
            position.play_unchecked(mv);
        }
        position
    }

    fn valued(world: &Position, depth: u32, options: &str) -> Vec<(String, i32)> {
        let mut engine = Engine::new(published(options));
        let root = Root::new(*world);
        think_alone(Limits::NONE, |thinking: &mut Thinking<'_, Move>| {
            let mut meter = Meter::new(thinking, Limits::NONE);
            let moves = game::MoveList::iter(&world.legal()).collect::<Vec<_>>();
            let value = |mv: Move, engine: &mut Engine, meter: &mut Meter<'_>| {
                (mv.to_string(), engine.value(&root, mv, depth, meter).unwrap())
            };
            moves.into_iter().map(|mv| value(mv, &mut engine, &mut meter)).collect()
        })
    }

    /// Two cards each, own škis and HK; one of the others has both taroks. A deep search calls both cards equal; the
    /// shallow look prefers the škis. The other two cards are kings: with two low cards the printed evaluation counts a
    /// škis in hand for more than the trick.
    #[test]
    fn the_shallow_look_plays_the_skis_first() {
        let solo = "pass; pass; bid solo; announce none; kontra none; kontra none";
        let mut sums = [0.0; 2];
        for hands in [["HK T22", "T5 T6", "SK CK"], ["HK T22", "SK CK", "T5 T6"]] {
            let world = ending(solo, hands);
            let deep = valued(&world, 6, "");
            assert_eq!(deep[0].1, deep[1].1, "the king is lost whatever is played first");
            for (sum, (_, value)) in sums.iter_mut().zip(valued(&world, 3, "")) {
                *sum += f64::from(value);
            }
        }
        assert!(sums[1] > sums[0], "škis {} against king {}", sums[1], sums[0]);
    }

    fn decided(options: &str, view: &TarokView, limits: Limits) -> Decision<Move> {
        let specs = Silicijasti::options();
        let options = Options::parse(options).unwrap();
        let mut player = Silicijasti::new(&options.checked(&specs).unwrap());
        player.begin(1);
        think_alone(limits, |thinking| player.decide(view, thinking))
    }

    /// The worked example of the source as a deal that is played down to two cards each. Declarer has HK and T22 and knows
    /// that seat 1 has no tarok: one of the others holds both.
    fn two_cards_each() -> Line<Tarok> {
        let game = Tarok::default();
        let deal = "H4 H3 H2 HK D4 D3 D2 D1 S7 S8 T17 T18 T19 T20 T21 T22/\
                    H1 HJ DJ S9 S10 SJ SC SQ SK C9 C10 CJ CC CQ CK T2/\
                    HC HQ DC DQ DK T5 T6 T8 T9 T10 T11 T12 T13 T14 T15 T16/C7 C8 T1 T3 T4 T7";
        let words =
            "pass; pass; bid three; talon 1; discard S7 C7 C8; announce none; kontra none; kontra none";
        let start = game.parse_position(&format!("{deal} | {words}")).unwrap();
        let kept: CardSet<Pack> = "HK T22 SK CK T5 T6".parse().unwrap();
        let mut rng = fast(1);
        for _ in 0..20_000 {
            let mut line = start.clone();
            while line.position().public().tricks_played() < 14 {
                let public = line.position().public();
                let legal = public.playable(line.position().hand(public.mover())) - kept;
                let Some(card) = legal.any(&mut rng) else { break };
                line.play(Move::Card(card)).unwrap();
            }
            let own = Seat::new(0);
            if line.position().public().tricks_played() == 14 && line.turn() == Some(own) {
                let all = line.view(own.into()).all_worlds(10).unwrap_or_default();
                if all.len() == 1 {
                    return line;
                }
            }
        }
        panic!("no line of play leads to the example");
    }

    #[test]
    fn the_player_itself_plays_the_skis_first() {
        let line = two_cards_each();
        let view = line.view(Seat::new(0).into());
        let worth = |options: &str| -> Vec<(String, f64)> {
            let report = decided(options, &view, Limits::NONE).report;
            report.candidates.iter().map(|of| (of.mv.to_string(), of.worth.rank())).collect()
        };
        let deep = worth("shallow=0");
        assert!((deep[0].1 - deep[1].1).abs() < 1e-9, "a deep look alone sees no difference: {deep:?}");
        let both = worth("");
        assert!(both[0].0 == "T22" && both[0].1 > both[1].1, "{both:?}");
        // The difference is that of the shallow look, weighed by 0.7 of 1.7.
        let shallow = worth("depth=3,depth_later=3,depth_last=3");
        let gap = |of: &[(String, f64)]| of[0].1 - of[1].1;
        assert!((gap(&both) - gap(&shallow) * 0.7 / 1.7).abs() < 1e-9, "{both:?} {shallow:?}");
    }

    /// Of a third hand only what the tables keep is looked at, by the player and in its simulations.
    #[test]
    fn the_root_is_eliminated_too() {
        let solo = "pass; pass; bid solo; announce none; kontra none; kontra none";
        let world = after(ending(solo, ["HK", "HJ", "D4 DJ DQ S7 SK"]), "HK; HJ");
        let public = world.public();
        let judge = |options: &str| Judge { constants: published(options) };
        let hand = world.hand(public.mover());
        assert_eq!(judge("").cards(public, hand).to_string(), "D4 S7");
        assert_eq!(judge("elimination=no").cards(public, hand), hand);
        // In whole deals: the candidates of a third hand are the kept cards.
        let game = Tarok::default();
        let mut thirds = 0;
        for index in 0..6 {
            let mut line = Line::new(game, game.deal(&mut deal_stream(9, index)));
            for mv in game.parse_moves(solo).unwrap() {
                line.play(mv).unwrap();
            }
            let mut rng = fast(index);
            while line.position().public().tricks_played() < 8 && !line.position().is_over() {
                let mv = line.position().random_move(&mut rng);
                line.play(mv).unwrap();
            }
            while let Some(own) = line.turn() {
                let view = line.view(own.into());
                let report = decided("worlds=1,depth_later=3,depth_last=3", &view, Limits::NONE).report;
                if line.position().public().trick().len() == 2 {
                    let kept = judge("").cards(view.public(), view.held(own));
                    let looked_at: CardSet<Pack> = report
                        .candidates
                        .iter()
                        .map(|of| match of.mv {
                            Move::Card(card) => card,
                            other => panic!("{other} is no card"),
                        })
                        .collect();
                    assert_eq!(looked_at, kept);
                    thirds += usize::from(kept.len() < view.legal().len());
                }
                let mv = line.position().random_move(&mut rng);
                line.play(mv).unwrap();
            }
        }
        assert!(thirds > 3, "{thirds} third hands of which something was left out");
    }

    /// With too few nodes for everything it answers by what it has simulated.
    #[test]
    fn stopped_early_it_says_the_best_so_far() {
        let game = Tarok::default();
        let deal = "HK T8 T9 T10 T11 T12 T13 T14 T15 T16 T17 T18 T19 T20 T21 T22/\
                    H4 H3 H2 D4 D3 D2 D1 S7 S8 S9 S10 C7 C8 T1 T2 T3/\
                    H1 HJ HC HQ DJ DC DQ DK SJ SC SQ C9 C10 T4 T5 T6/SK CJ CC CQ CK T7";
        let line = game.parse_position(&format!("{deal} | pass; pass")).unwrap();
        let view = line.view(Seat::new(0).into());
        let whole = decided("talons=1", &view, Limits::NONE);
        assert_eq!(whole.mv.to_string(), "bid solo");
        let cut = decided("talons=1", &view, Limits::nodes(whole.report.nodes / 2));
        assert!(matches!(cut.mv, Move::Bid(Contract::Three | Contract::Two | Contract::One)), "{}", cut.mv);
        let line = game.parse_position(&format!("{deal} | pass; pass; bid three; talon 1")).unwrap();
        let view = line.view(Seat::new(0).into());
        let nothing = decided("", &view, Limits::nodes(1));
        assert!(view.legal().contains(&nothing.mv), "{}", nothing.mv);
        let some = decided("", &view, Limits::nodes(3000));
        assert!(matches!(some.report.candidates[0].worth, Worth::Points(points) if points > 20.0));
        let line = game
            .parse_position(&format!(
                "{deal} | pass; pass; bid solo; announce none; kontra none; kontra none"
            ))
            .unwrap();
        let cards = decided("", &line.view(Seat::new(0).into()), Limits::nodes(5000)).report;
        assert!((1..20).contains(&cards.worlds), "{} worlds", cards.worlds);
        assert!(cards.candidates[0].worth.rank() > cards.candidates[15].worth.rank());
    }

    /// It is the fixed point of all comparisons: whoever has to change a number here has changed every published one.
    #[test]
    fn it_never_changes() {
        let game = Tarok::default();
        let quick = "talons=1,deals=3,deals_bidding=2,worlds=4,depth=6,depth_later=6,depth_last=9";
        let mut signature = 0;
        for index in 0..4 {
            let mut line = Line::new(game, game.deal(&mut deal_stream(19, index)));
            let mut player =
                Silicijasti::new(&Options::parse(quick).unwrap().checked(&Silicijasti::options()).unwrap());
            player.begin(index);
            while let Some(own) = line.turn() {
                let view = line.view(own.into());
                let decision = think_alone(Limits::NONE, |thinking| player.decide(&view, thinking));
                for byte in decision.mv.to_string().bytes() {
                    signature = game::random::mix(signature ^ u64::from(byte));
                }
                line.play(decision.mv).unwrap();
            }
        }
        assert_eq!(signature, 16_379_493_544_826_295_271);
    }

    /// The four switches change the work, not the values.
    #[test]
    fn switches_that_leave_every_value_as_it_is() {
        let game = Tarok::default();
        for index in 0..6 {
            let deal = game.deal(&mut deal_stream(5, index));
            for words in
                ["pass; pass; bid solo; announce none; kontra none; kontra none", "pass; pass; bid klop"]
            {
                let mut line = Line::new(game, deal.clone());
                for mv in game.parse_moves(words).unwrap() {
                    line.play(mv).unwrap();
                }
                let mut rng = fast(index);
                while line.position().public().tricks_played() < 11 {
                    let mv = line.position().random_move(&mut rng);
                    line.play(mv).unwrap();
                }
                let bare = "table=no,history=no,minimal_window=no,elimination=no";
                let plain = valued(line.position(), 6, bare);
                for options in [
                    "key=exact,elimination=no",
                    "table=no,history=no,elimination=no",
                    "table=no,history=best,minimal_window=no,elimination=no",
                    "key=exact,history=best-half,table_first=yes,elimination=no,minimal_window=no",
                ] {
                    assert_eq!(valued(line.position(), 6, options), plain, "{options}");
                }
            }
        }
    }
}
