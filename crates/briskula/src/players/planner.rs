//! The player who thinks in tactics: briškula by hierarchical task networks.
//!
//! It looks at what it knows and at nothing else: its hand, what is out, who takes the trick so far, who is still to play.
//! A trick is a task, its methods are the tactics of the game, and what others do is a belief: the chance that somebody
//! still to play holds a card that beats, and whether he would spend it. A plan goes to the end of the trick; what the hand
//! is worth after it is counted card by card. The methods, one by one:
//!
#![doc = include_str!("planner.md")]

use cards::{Card, CardSet, Italian};
use game::{Decision, Player, SearchTree, Thinking, TreeExtent, View};
use search::plan::{Domain, Method, any_of, only, report, tree};

use crate::{Briskula, BriskulaView, ENOUGH, KARIGE, LISE, points};

/// What is known before a card is played.
#[derive(Clone, Debug)]
struct Sight {
    hand: CardSet<Italian>,
    /// All that others hold or the stock still has.
    out: CardSet<Italian>,
    trumps: CardSet<Italian>,
    /// The card that takes the trick so far, and whether the own side laid it.
    taking: Option<(Card<Italian>, bool)>,
    pot: i32,
    /// How many opponents play after us in this trick, and how many cards they hold.
    behind: u32,
    their_cards: u32,
    /// Points of the own side and of the strongest other.
    own: i32,
    theirs: i32,
    /// Whether cards are still drawn.
    draws: bool,
    /// What the plan has brought: points of the trick, and whether the next lead is ours.
    gained: f64,
    leads_next: bool,
}

/// What is to be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Task {
    /// Play to the trick.
    Trick,
    /// Lead to it.
    Lead,
    /// Play on what an opponent takes.
    Answer,
    /// Play on what the own side takes.
    Support,
    /// Take it with the cheapest trump that takes.
    Trump,
    /// Let it go for as little as can be.
    Discard,
}

#[derive(Clone, Copy, Debug)]
struct Tactics;

const METHODS: &[Method<Tactics>] = &[
    Method {
        name: "lead",
        when: "the table is empty",
        then: "lead to the trick",
        divide: |_, sight, task| {
            if *task == Task::Trick && sight.taking.is_none() { only(Task::Lead) } else { Vec::new() }
        },
    },
    Method {
        name: "answer",
        when: "an opponent is taking the trick",
        then: "take it or let it go",
        divide: |_, sight, task| match sight.taking {
            Some((_, false)) if *task == Task::Trick => only(Task::Answer),
            _ => Vec::new(),
        },
    },
    Method {
        name: "support",
        when: "the own side is taking the trick",
        then: "add points or spare them",
        divide: |_, sight, task| match sight.taking {
            Some((_, true)) if *task == Task::Trick => only(Task::Support),
            _ => Vec::new(),
        },
    },
    Method {
        name: "cash",
        when: "leading, and nothing in its suit beats a card outside trumps",
        then: "lead it",
        divide: |_, sight, task| {
            let unbeaten = sight.plain().iter().filter(|card| sight.beaters(*card).is_empty());
            if *task == Task::Lead { any_of(unbeaten) } else { Vec::new() }
        },
    },
    Method {
        name: "lead a lišo",
        when: "leading, with a card without points outside trumps",
        then: "lead the weakest of each suit",
        divide: |_, sight, task| {
            let low: CardSet<Italian> = cards::Suit::<Italian>::all()
                .filter_map(|suit| (sight.plain() & LISE).of_suit(suit).lowest())
                .collect();
            if *task == Task::Lead { any_of(low) } else { Vec::new() }
        },
    },
    Method {
        name: "lead a court card",
        when: "leading, with two, three or four points outside trumps",
        then: "lead one and hope that nobody spends a trump",
        divide: |_, sight, task| {
            if *task == Task::Lead { any_of(sight.plain() - LISE - KARIGE) } else { Vec::new() }
        },
    },
    Method {
        name: "draw trumps",
        when: "leading, with trumps",
        then: "lead the smallest",
        divide: |_, sight, task| {
            if *task == Task::Lead { any_of((sight.hand & sight.trumps).lowest()) } else { Vec::new() }
        },
    },
    Method {
        name: "run",
        when: "leading, with a karig outside trumps",
        then: "lead it and take the risk",
        divide: |_, sight, task| {
            if *task == Task::Lead { any_of(sight.plain() & KARIGE) } else { Vec::new() }
        },
    },
    Method {
        name: "take in suit",
        when: "a card of the suit, no trump, takes the trick",
        then: "take it with the dearest or with the strongest",
        divide: |_, sight, task| {
            let takers = sight.takers() - sight.trumps;
            let dearest = takers.iter().max_by_key(|card| (points(*card), card.strength()));
            let chosen: CardSet<Italian> = dearest.into_iter().chain(takers.highest()).collect();
            if matches!(task, Task::Answer) { any_of(chosen) } else { Vec::new() }
        },
    },
    Method {
        name: "trump",
        when: "a trump takes the trick",
        then: "spend a trump on it",
        divide: |_, sight, task| {
            let can = sight.takers().meets(sight.trumps);
            if *task == Task::Answer && can { only(Task::Trump) } else { Vec::new() }
        },
    },
    Method {
        name: "smallest trump",
        when: "a trump is to be spent",
        then: "spend the cheapest that takes, or the cheapest that nobody behind can beat",
        divide: |_, sight, task| {
            let takers = sight.takers() & sight.trumps;
            let cheapest = takers.iter().min_by_key(|card| (points(*card), card.strength()));
            let certain = takers.iter().find(|card| sight.beaters(*card).is_empty());
            let chosen: CardSet<Italian> =
                cheapest.into_iter().chain(certain.filter(|_| sight.behind > 0)).collect();
            if *task == Task::Trump { any_of(chosen) } else { Vec::new() }
        },
    },
    Method {
        name: "let go",
        when: "an opponent is taking the trick",
        then: "give as little as can be",
        divide: |_, _, task| if *task == Task::Answer { only(Task::Discard) } else { Vec::new() },
    },
    Method {
        name: "feed",
        when: "the own side is taking the trick",
        then: "add the dearest card outside trumps",
        divide: |_, sight, task| {
            let gift = sight.plain().iter().max_by_key(|card| (points(*card), card.strength()));
            if *task == Task::Support { any_of(gift) } else { Vec::new() }
        },
    },
    Method {
        name: "spare",
        when: "the own side is taking the trick",
        then: "play as little as can be",
        divide: |_, _, task| if *task == Task::Support { only(Task::Discard) } else { Vec::new() },
    },
    Method {
        name: "secure",
        when: "the own side is taking the trick and opponents are still to play",
        then: "take it over with a card that nobody can beat",
        divide: |_, sight, task| {
            let certain: CardSet<Italian> =
                sight.takers().iter().filter(|card| sight.beaters(*card).is_empty()).collect();
            if *task == Task::Support && sight.behind > 0 { any_of(certain) } else { Vec::new() }
        },
    },
    Method {
        name: "smallest loss",
        when: "a card is to be given away",
        then: "give the fewest points, no trump if that can be, and then the weakest",
        divide: |_, sight, task| {
            let key = |card: &Card<Italian>| (points(*card), sight.trumps.contains(*card), card.strength());
            if *task == Task::Discard { any_of(sight.hand.iter().min_by_key(key)) } else { Vec::new() }
        },
    },
];

/// What a karig of trumps, a court card of trumps and any other trump may yet take from others, in points, beside its own
/// points, which are as good as home.
const KEPT_TRUMPS: [f64; 3] = [6.0, 4.0, 3.5];
/// What of its points a card outside trumps is worth in the hand: a karig may yet be brought home.
const KEPT_SHARE: f64 = 0.45;
/// To lead is a burden while cards are drawn.
const BURDEN: f64 = 1.5;
/// About what an opponent gives on a trick that he does not take.
const GIFT: f64 = 0.8;

impl Sight {
    fn of(view: &BriskulaView) -> Option<Sight> {
        let own = view.turn()?;
        let public = view.public();
        let variant = public.variant();
        let side = variant.side(own);
        let hand = view.held(own);
        let left = variant.trick_size() - public.trick().len() - 1;
        // Dupla has everybody play twice: seats come round in turn.
        let behind: Vec<game::Seat> = (1..=left)
            .map(|place| game::Seat::new((own.index() + place) % variant.seats()))
            .filter(|seat| variant.side(*seat) != side)
            .collect();
        let others = (0..variant.sides()).filter(|other| *other != side);
        Some(Sight {
            hand,
            out: variant.pack() - hand - view.played(),
            trumps: public.trump().cards(),
            taking: public.taking().map(|(seat, card)| (card, variant.side(seat) == side)),
            pot: public.points_laid().into(),
            behind: behind.len() as u32,
            their_cards: behind.first().map_or(0, |seat| public.hand_size(*seat) as u32),
            own: public.points(side).into(),
            theirs: others.map(|side| i32::from(public.points(side))).max().unwrap_or(0),
            draws: public.stock() > 0,
            gained: 0.0,
            leads_next: false,
        })
    }

    fn plain(&self) -> CardSet<Italian> {
        self.hand - self.trumps
    }

    /// The cards of the hand that take the trick as it lies.
    fn takers(&self) -> CardSet<Italian> {
        let Some((best, _)) = self.taking else { return self.hand };
        self.hand.iter().filter(|card| self.beats(*card, best)).collect()
    }

    fn beats(&self, card: Card<Italian>, other: Card<Italian>) -> bool {
        cards::Ranking::USUAL.beats(card, other, self.trumps)
    }

    /// What is out of the card's own suit and beats it.
    fn beaters(&self, card: Card<Italian>) -> CardSet<Italian> {
        self.out.of_suit(card.suit()).iter().filter(|other| self.beats(*other, card)).collect()
    }

    /// The chance that somebody behind holds one of these cards.
    fn held_behind(&self, cards: CardSet<Italian>) -> f64 {
        let out = self.out.len() as f64;
        let mut none = 1.0;
        for drawn in 0..self.behind * self.their_cards {
            let left = out - f64::from(drawn);
            none *= if left > 0.0 { ((left - cards.len() as f64) / left).max(0.0) } else { 1.0 };
        }
        1.0 - none
    }

    fn after(&self, card: Card<Italian>, points: f64, ours: bool) -> Sight {
        let gained = self.gained + if ours { points } else { -points };
        Sight { hand: self.hand - card.alone(), gained, leads_next: ours, ..self.clone() }
    }
}

impl Domain for Tactics {
    type State = Sight;
    type Task = Task;
    type Action = Card<Italian>;

    fn methods(&self) -> &[Method<Tactics>] {
        METHODS
    }

    /// Who takes the trick in the end. Opponents behind take in suit whenever they can, and spend a trump the more gladly
    /// the more lies there.
    fn outcomes(&self, sight: &Sight, card: Card<Italian>) -> Vec<(f64, Sight)> {
        let takes = sight.taking.is_none_or(|(best, _)| sight.beats(card, best));
        let ours = takes || sight.taking.is_some_and(|(_, ours)| ours);
        let best = if takes { card } else { sight.taking.map_or(card, |(best, _)| best) };
        let pot = f64::from(sight.pot + i32::from(points(card)));
        let gifts = GIFT * f64::from(sight.behind);
        if !ours {
            return vec![(1.0, sight.after(card, pot + gifts, false))];
        }
        let in_suit = sight.held_behind(sight.beaters(best));
        let trumped =
            if sight.trumps.contains(best) { 0.0 } else { sight.held_behind(sight.out & sight.trumps) };
        let gladly = if pot >= 10.0 { 0.95 } else { (pot / 12.0).min(0.6) };
        let taken_in_suit = if sight.trumps.contains(best) { in_suit * gladly } else { in_suit * 0.9 };
        let taken = taken_in_suit + (1.0 - taken_in_suit) * trumped * gladly;
        // Who takes in suit adds what it is worth.
        let beaters = sight.beaters(best);
        let added =
            beaters.iter().map(|card| f64::from(points(card))).sum::<f64>() / beaters.len().max(1) as f64;
        let lost = sight.after(card, pot + gifts + taken_in_suit * added, false);
        vec![(taken, lost), (1.0 - taken, sight.after(card, pot + gifts, true))]
    }

    /// Points gained, and what is left in the hand. Who has enough wants no more.
    fn value(&self, sight: &Sight) -> f64 {
        let kept = |card: Card<Italian>| {
            let worth = f64::from(points(card));
            if !sight.trumps.contains(card) {
                return KEPT_SHARE * worth;
            }
            worth + KEPT_TRUMPS[if worth >= 10.0 { 0 } else { usize::from(worth < 2.0) + 1 }]
        };
        let hand: f64 = sight.hand.iter().map(kept).sum();
        let burden = if sight.leads_next && sight.draws { BURDEN } else { 0.0 };
        let decided = if f64::from(sight.own) + sight.gained.max(0.0) >= f64::from(ENOUGH) {
            100.0
        } else if f64::from(sight.theirs) + (-sight.gained).max(0.0) >= f64::from(ENOUGH) {
            -100.0
        } else {
            0.0
        };
        sight.gained + hand - burden + decided
    }
}

/// Plays the first card of its best plan.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Planner;

impl Player<Briskula> for Planner {
    fn begin(&mut self, _: u64) {}

    fn decide(
        &mut self,
        view: &BriskulaView,
        thinking: &mut Thinking<'_, Card<Italian>>,
    ) -> Decision<Card<Italian>> {
        let planned = |sight| report(&Tactics, &sight, &Task::Trick, thinking, |card, points| (card, points));
        let report = Sight::of(view).map(planned).unwrap_or_default();
        // Told to stop before it began, it plays what it can spare.
        let cheap = || view.legal().into_iter().min_by_key(|card| (points(*card), card.strength()));
        let card = report.best().map(|best| best.mv).or_else(cheap);
        Decision { mv: card.expect("a player is asked while the game runs"), report }
    }

    fn explain(
        &mut self,
        view: &BriskulaView,
        thinking: &mut Thinking<'_, Card<Italian>>,
        extent: TreeExtent,
    ) -> Option<SearchTree> {
        let (sight, own) = (Sight::of(view)?, view.turn()?);
        let report = report(&Tactics, &sight, &Task::Trick, thinking, |card, points| (card, points));
        let told = (&report, own);
        Some(tree(&Tactics, &sight, &Task::Trick, told, extent, thinking, |card, points| (card, points)))
    }
}

#[cfg(test)]
mod tests {
    use game::{Game, Limits, Line, think_alone};
    use search::plan::document;

    use super::*;
    use crate::Variant;

    #[test]
    fn the_document_has_every_method() {
        assert_eq!(include_str!("planner.md"), document(&Tactics));
    }

    /// What it plays with these hands, D being trump.
    fn plays(hands: [&str; 2], moves: &str) -> String {
        let game = Briskula::new(Variant::Two);
        let [first, second] = hands;
        let named: CardSet<Italian> = format!("{first} {second} D7").parse().unwrap();
        let rest = CardSet::ALL - named;
        let line: Line<Briskula> =
            game.parse_position(&format!("{first}/{second}/{rest} D7 | {moves}")).unwrap();
        let view = line.view(line.turn().unwrap().into());
        think_alone(Limits::NONE, |thinking| Planner.decide(&view, thinking)).mv.to_string()
    }

    #[test]
    fn it_plays_what_its_methods_say() {
        assert_eq!(
            plays(["C1 B4 D2", "S1 S2 S4"], "C1"),
            "S2",
            "an ace that it cannot take gets as little as can be"
        );
        assert_eq!(plays(["C3 B4 D2", "C1 S2 S4"], "C3"), "C1", "taken in suit");
        assert_eq!(plays(["C1 B4 B2", "D4 S2 S4"], "C1"), "D4", "an ace is worth a trump");
        assert_eq!(plays(["C2 B1 D1", "S2 S4 S5"], ""), "C2", "a lišo is led before anything else");
    }
}
