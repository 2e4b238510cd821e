//! The declarer who thinks in tactics: tarok's card play by hierarchical task networks.
//!
//! In games for points the declarer's cards are planned; whatever else there is to decide (bids, talon, discard, klop,
//! beggar, defence) is left to the published player, so that the two differ in nothing else. A plan looks at what is known:
//! the own hand, what each defender may still hold, who takes the trick, who is still to play. What a defender does is a
//! belief: whether he has the suit, a higher card, a tarok. A plan goes to the end of the trick; what the hand is worth
//! after it is counted card by card, in thirds. The methods, one by one:
//!
#![doc = include_str!("planner.md")]

use arrayvec::ArrayVec;
use cards::{Card, CardSet, Suit, Tarok as Pack};
use game::{Decision, Limits, OptionSpec, Options, Player, SearchTree, Settings, Thinking, TreeExtent, View};
use search::plan::{Domain, Method, any_of, only, report, tree};

use super::Silicijasti;
use crate::counting::{KINGS, PAGAT, TAROKS, TRULA, thirds};
use crate::duty::beats;
use crate::{Contract, Move, Phase, Tarok, TarokView};

/// A defender who is still to play: what he may hold, and the belief that any such card is with him.
#[derive(Clone, Copy, Debug)]
struct Behind {
    may: CardSet<Pack>,
    belief: f64,
}

/// What declarer knows before a card.
#[derive(Clone, Debug)]
struct Sight {
    hand: CardSet<Pack>,
    /// What may be played.
    legal: CardSet<Pack>,
    /// All that defenders may hold.
    out: CardSet<Pack>,
    led: Option<Card<Pack>>,
    /// The card that takes the trick so far, and whether it is declarer's: it never is before he has played.
    best: Option<Card<Pack>>,
    /// Thirds on the table.
    pot: i32,
    behind: ArrayVec<Behind, 2>,
    /// What the plan has brought, in thirds.
    gained: f64,
}

/// What is to be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Task {
    /// Play to the trick.
    Trick,
    /// Lead to it.
    Lead,
    /// Follow.
    Follow,
    /// Take it.
    Take,
    /// Let it go.
    Give,
}

#[derive(Clone, Copy, Debug)]
struct Tactics;

const METHODS: &[Method<Tactics>] = &[
    Method {
        name: "lead",
        when: "the table is empty",
        then: "lead to the trick",
        divide: |_, sight, task| {
            if *task == Task::Trick && sight.led.is_none() { only(Task::Lead) } else { Vec::new() }
        },
    },
    Method {
        name: "follow",
        when: "a card lies on the table",
        then: "take the trick or let it go",
        divide: |_, sight, task| {
            if *task == Task::Trick && sight.led.is_some() { only(Task::Follow) } else { Vec::new() }
        },
    },
    Method {
        name: "cash a king",
        when: "leading, with a king",
        then: "lead it while the others still have the suit",
        divide: |_, sight, task| {
            if *task == Task::Lead { any_of(sight.legal & KINGS) } else { Vec::new() }
        },
    },
    Method {
        name: "draw taroks",
        when: "leading, with a tarok that nobody can beat",
        then: "lead the lowest such tarok",
        divide: |_, sight, task| {
            let certain = (sight.taroks() - PAGAT.alone()).iter().find(|card| sight.higher(*card).is_empty());
            if *task == Task::Lead { any_of(certain) } else { Vec::new() }
        },
    },
    Method {
        name: "small tarok",
        when: "leading, with taroks",
        then: "lead the lowest that is not the pagat",
        divide: |_, sight, task| {
            let lowest = (sight.taroks() - TRULA).lowest();
            if *task == Task::Lead { any_of(lowest) } else { Vec::new() }
        },
    },
    Method {
        name: "empty a suit",
        when: "leading, with cards of a suit that are no kings",
        then: "lead the lowest of each suit",
        divide: |_, sight, task| {
            let lowest: CardSet<Pack> = Suit::<Pack>::all()
                .filter_map(|suit| (sight.legal - TAROKS - KINGS).of_suit(suit).lowest())
                .collect();
            if *task == Task::Lead { any_of(lowest) } else { Vec::new() }
        },
    },
    Method {
        name: "high suit card",
        when: "leading, with a card of a suit above all that are out",
        then: "lead it",
        divide: |_, sight, task| {
            let top: CardSet<Pack> =
                (sight.legal - TAROKS).iter().filter(|card| sight.higher(*card).is_empty()).collect();
            if *task == Task::Lead { any_of(top) } else { Vec::new() }
        },
    },
    Method {
        name: "whatever is left",
        when: "leading, and nothing else can be said",
        then: "lead any card",
        divide: |_, sight, task| {
            let named = sight.legal - (sight.taroks() & TRULA);
            if *task == Task::Lead && named.is_empty() { any_of(sight.legal) } else { Vec::new() }
        },
    },
    Method {
        name: "take",
        when: "following, and some card takes the trick as it lies",
        then: "take it",
        divide: |_, sight, task| {
            if *task == Task::Follow && !sight.takers().is_empty() { only(Task::Take) } else { Vec::new() }
        },
    },
    Method {
        name: "take cheaply",
        when: "a trick is to be taken",
        then: "take it with the lowest card that does",
        divide: |_, sight, task| {
            let low = sight.takers().lowest();
            if *task == Task::Take { any_of(low) } else { Vec::new() }
        },
    },
    Method {
        name: "take surely",
        when: "a trick is to be taken and defenders are still to play",
        then: "take it with the lowest card that nobody behind beats",
        divide: |_, sight, task| {
            let sure = sight.takers().iter().find(|card| sight.higher(*card).is_empty());
            if *task == Task::Take && !sight.behind.is_empty() { any_of(sure) } else { Vec::new() }
        },
    },
    Method {
        name: "take with points",
        when: "a trick is to be taken in a suit",
        then: "bring home the card of the suit that is worth most",
        divide: |_, sight, task| {
            let takers = sight.takers() - TAROKS;
            let dear = takers.iter().max_by_key(|card| thirds(card.alone()));
            if *task == Task::Take { any_of(dear) } else { Vec::new() }
        },
    },
    Method {
        name: "bring the pagat home",
        when: "a trick is to be taken, the pagat takes it and nobody is left to play",
        then: "take it with the pagat",
        divide: |_, sight, task| {
            let can = sight.takers().contains(PAGAT) && sight.behind.is_empty();
            if *task == Task::Take && can { any_of([PAGAT]) } else { Vec::new() }
        },
    },
    Method {
        name: "let go",
        when: "following",
        then: "let the trick go",
        divide: |_, _, task| if *task == Task::Follow { only(Task::Give) } else { Vec::new() },
    },
    Method {
        name: "smallest loss",
        when: "a trick is let go",
        then: "give the fewest thirds, and of equals the lowest card",
        divide: |_, sight, task| {
            let losing = sight.legal - sight.takers();
            let from = if losing.is_empty() { sight.legal } else { losing };
            let least = from.iter().min_by_key(|card| (thirds(card.alone()), card.index()));
            if *task == Task::Give { any_of(least) } else { Vec::new() }
        },
    },
];

/// What a tarok that stays in the hand may yet bring, in thirds: one that nobody beats, and any other.
const KEPT_TAROKS: [f64; 2] = [9.0, 6.0];
/// What of its thirds a card of a suit is worth in the hand: a king, and any other.
const KEPT_SUITS: [f64; 2] = [0.75, 0.3];
/// A suit of which nothing is left can be trumped.
const EMPTY_SUIT: f64 = 2.0;
/// What a defender adds who does not take the trick: to his partner's, and to declarer's.
const ADDED: [f64; 2] = [6.0, 2.0];
/// How readily a defender beats when he can.
const WILLING: f64 = 0.9;

impl Sight {
    /// What declarer knows, if it is declarer's card in a game for points.
    fn of(view: &TarokView) -> Option<Sight> {
        let public = view.public();
        let own = view.turn()?;
        let ours = public.phase() == Phase::Card
            && public.declarer() == Some(own)
            && public.contract().is_some_and(Contract::is_for_points);
        if !ours {
            return None;
        }
        let hand = view.held(own);
        let defenders = public.defenders();
        let out = defenders.iter().fold(CardSet::NONE, |out, seat| out | view.may_hold(*seat)) - hand;
        let has_played = |seat| public.laid().any(|(by, _)| by == seat);
        let behind = defenders
            .iter()
            .filter(|seat| !has_played(**seat))
            .map(|seat| {
                let may = view.may_hold(*seat) - hand;
                // A card that only one of them may hold is with him, unless it lies in a closed talon.
                let shared = public.hand_size(*seat) as f64 / may.len().max(1) as f64;
                Behind { may, belief: shared.min(1.0) }
            })
            .collect();
        let table = public.trick().iter().fold(CardSet::NONE, |set, card| set.with(*card));
        Some(Sight {
            hand,
            legal: public.playable(hand),
            out,
            led: public.trick().first().copied(),
            best: public.taking().map(|(_, card)| card),
            pot: thirds(table),
            behind,
            gained: 0.0,
        })
    }

    fn taroks(&self) -> CardSet<Pack> {
        self.legal & TAROKS
    }

    fn takers(&self) -> CardSet<Pack> {
        let Some(best) = self.best else { return self.legal };
        self.legal.iter().filter(|card| beats(*card, best)).collect()
    }

    /// What is out of the card's own suit and beats it.
    fn higher(&self, card: Card<Pack>) -> CardSet<Pack> {
        self.out.of_suit(card.suit()).iter().filter(|other| beats(*other, card)).collect()
    }

    /// The chance that a defender behind beats a card in a trick of a suit: in suit, or with a tarok for want of it.
    fn beaten_by(behind: Behind, best: Card<Pack>, led: Card<Pack>) -> f64 {
        let none = |cards: CardSet<Pack>| {
            let count = (behind.may & cards).len() as i32;
            if count == 0 { 1.0 } else { libm::pow((1.0 - behind.belief).max(0.0), f64::from(count)) }
        };
        let suit = led.suit().cards();
        let in_suit: CardSet<Pack> = (behind.may & suit).iter().filter(|card| beats(*card, best)).collect();
        let is_void = if suit == TAROKS { 0.0 } else { none(suit) };
        let ruffs: CardSet<Pack> = (behind.may & TAROKS).iter().filter(|card| beats(*card, best)).collect();
        let ruffed = is_void * (1.0 - none(ruffs));
        // Without the suit a tarok must be played, gladly or not.
        ((1.0 - none(in_suit)) * WILLING * (1.0 - is_void) + ruffed).min(1.0)
    }

    fn after(&self, card: Card<Pack>, thirds: f64, ours: bool) -> Sight {
        let gained = self.gained + if ours { thirds } else { -thirds };
        Sight { hand: self.hand - card.alone(), gained, ..self.clone() }
    }
}

impl Domain for Tactics {
    type State = Sight;
    type Task = Task;
    type Action = Card<Pack>;

    fn methods(&self) -> &[Method<Tactics>] {
        METHODS
    }

    fn outcomes(&self, sight: &Sight, card: Card<Pack>) -> Vec<(f64, Sight)> {
        let takes = sight.best.is_none_or(|best| beats(card, best));
        let pot = f64::from(sight.pot + thirds(card.alone()));
        let left = sight.behind.len() as f64;
        if !takes {
            return vec![(1.0, sight.after(card, pot + left * ADDED[0], false))];
        }
        let led = sight.led.unwrap_or(card);
        let held: f64 =
            sight.behind.iter().map(|behind| 1.0 - Sight::beaten_by(*behind, card, led)).product();
        let lost = sight.after(card, pot + left * ADDED[0], false);
        vec![(1.0 - held, lost), (held, sight.after(card, pot + left * ADDED[1], true))]
    }

    fn value(&self, sight: &Sight) -> f64 {
        let kept = |card: Card<Pack>| {
            let worth = f64::from(thirds(card.alone()));
            if TAROKS.contains(card) {
                // The trula's points are not home before they are taken.
                let own = if card == PAGAT { 0.6 * worth } else { worth };
                let certain = sight.higher(card).is_empty();
                return own + KEPT_TAROKS[usize::from(!certain)];
            }
            KEPT_SUITS[usize::from(!KINGS.contains(card))] * worth
        };
        let hand: f64 = sight.hand.iter().map(kept).sum();
        let has_taroks = sight.hand.meets(TAROKS);
        let empty = Suit::<Pack>::all()
            .filter(|suit| {
                suit.cards() != TAROKS && !sight.hand.meets(suit.cards()) && sight.out.meets(suit.cards())
            })
            .count();
        let voids = if has_taroks { EMPTY_SUIT * empty as f64 } else { 0.0 };
        sight.gained + hand + voids
    }
}

/// Declarer's cards by plans, everything else as the published player decides.
pub(super) struct Planner {
    published: Silicijasti,
}

impl Planner {
    pub(super) fn options() -> Vec<OptionSpec> {
        Silicijasti::options()
    }

    pub(super) fn new(settings: &Settings<'_>) -> Planner {
        Planner { published: Silicijasti::new(settings) }
    }
}

impl Player<Tarok> for Planner {
    fn begin(&mut self, seed: u64) {
        self.published.begin(seed);
    }

    fn decide(&mut self, view: &TarokView, thinking: &mut Thinking<'_, Move>) -> Decision<Move> {
        let in_points = |card, thirds| (Move::Card(card), thirds / 3.0);
        let planned = |sight| report(&Tactics, &sight, &Task::Trick, thinking, in_points);
        let report = Sight::of(view).map(planned).unwrap_or_default();
        match report.best().map(|best| best.mv) {
            Some(mv) => Decision { mv, report },
            None => self.published.decide(view, thinking),
        }
    }

    fn explain(
        &mut self,
        view: &TarokView,
        thinking: &mut Thinking<'_, Move>,
        extent: TreeExtent,
    ) -> Option<SearchTree> {
        let Some(sight) = Sight::of(view) else { return self.published.explain(view, thinking, extent) };
        let in_points = |card, thirds| (Move::Card(card), thirds / 3.0);
        let report = report(&Tactics, &sight, &Task::Trick, thinking, in_points);
        let told = (&report, view.turn()?);
        Some(tree(&Tactics, &sight, &Task::Trick, told, extent, thinking, in_points))
    }

    fn learned(&self, end: &TarokView) -> Options {
        self.published.learned(end)
    }

    fn memory(&self, limits: &Limits, threads: usize) -> u64 {
        self.published.memory(limits, threads)
    }
}

#[cfg(test)]
mod tests {
    use search::plan::{document, plans};

    use super::*;

    #[test]
    fn the_document_has_every_method() {
        assert_eq!(include_str!("planner.md"), document(&Tactics));
    }

    fn set(cards: &str) -> CardSet<Pack> {
        cards.parse().expect("cards")
    }

    /// A sight with this hand, what is out, and the cards on the table.
    fn sight(hand: &str, out: &str, table: &str) -> Sight {
        let table: Vec<Card<Pack>> =
            table.split_whitespace().map(|card| card.parse().expect("a card")).collect();
        let (hand, out) = (set(hand), set(out));
        let best = table.iter().copied().reduce(|best, card| if beats(card, best) { card } else { best });
        let left = 2 - table.len();
        Sight {
            hand,
            legal: table.first().map_or(hand, |led| crate::duty::following(hand, *led)),
            out,
            led: table.first().copied(),
            best,
            pot: thirds(table.iter().fold(CardSet::NONE, |set, card| set.with(*card))),
            behind: (0..left).map(|_| Behind { may: out, belief: 0.5 }).collect(),
            gained: 0.0,
        }
    }

    fn first(sight: &Sight) -> (String, Vec<&'static str>) {
        game::think_alone(Limits::NONE, |thinking: &mut Thinking<'_, Move>| {
            let mut meter = search::Meter::new(thinking, Limits::NONE);
            let best = plans(&Tactics, sight, &Task::Trick, &mut meter).expect("no limit").swap_remove(0);
            (best.action.expect("a card").to_string(), best.methods)
        })
    }

    #[test]
    fn the_last_to_play_takes_points_as_cheaply_as_can_be() {
        let rich = sight("T5 T9 T20", "T2 T3 CQ", "CK C7");
        assert_eq!(first(&rich), ("T5".to_owned(), vec!["follow", "take", "take cheaply"]));
    }

    #[test]
    fn what_cannot_be_had_is_given_as_little_as_can_be() {
        let lost = sight("CQ C7 T9", "T2 T3", "CK T4");
        assert_eq!(first(&lost), ("C7".to_owned(), vec!["follow", "let go", "smallest loss"]));
    }

    #[test]
    fn there_is_always_a_card() {
        for hand in ["T1", "T21", "CK", "C7", "T1 T21 T22", "CQ CK T1"] {
            for table in ["", "H4", "H4 T4", "T5"] {
                let sight = sight(hand, "H1 HJ T3 T12", table);
                let (card, _) = first(&sight);
                assert!(sight.legal.contains(card.parse().expect("a card")), "{hand} on {table:?}: {card}");
            }
        }
    }
}
