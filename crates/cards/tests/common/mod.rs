//! Every deal that fits, found by trying them all.

use std::collections::BTreeMap;

use cards::{Card, CardSet, Dealt, German, Place, Places, Unseen, Weights};

/// What is known, as plain data.
#[derive(Clone, Debug)]
pub(crate) struct Known {
    pub(crate) cards: Vec<usize>,
    /// The size of each place, and whether its order counts.
    pub(crate) places: Vec<(usize, bool)>,
    pub(crate) facts: Vec<Fact>,
}

/// A fact; places are sets of numbers, cards numbers in the list of unseen cards.
#[derive(Clone, Debug)]
pub(crate) enum Fact {
    Lacks(Vec<usize>, Vec<usize>),
    Holds(Vec<usize>, usize),
    Allow(Vec<usize>, Vec<usize>),
    NotBoth(Vec<usize>, usize, usize),
    AtLeastOne(Vec<usize>, Vec<usize>),
}

/// The cards of each place; only piles keep their order.
pub(crate) type Layout = Vec<Vec<usize>>;

impl Known {
    /// The same facts as [`Unseen`] takes them, and the places.
    pub(crate) fn unseen(&self) -> (Unseen<German>, Vec<Place>) {
        let mut unseen = Unseen::new(self.cards.iter().map(|card| Card::at(*card)).collect());
        let places: Vec<Place> = self
            .places
            .iter()
            .map(|(size, pile)| if *pile { unseen.pile(*size) } else { unseen.hand(*size) })
            .collect();
        let at = |list: &[usize]| list.iter().map(|at| places[*at]).collect::<Places>();
        let card = |at: usize| Card::<German>::at(self.cards[at]);
        let set = |list: &[usize]| list.iter().map(|at| card(*at)).collect::<CardSet<German>>();
        for fact in &self.facts {
            match fact {
                Fact::Lacks(places, cards) => unseen.lacks(at(places), set(cards)),
                Fact::Holds(places, one) => unseen.holds(at(places), card(*one)),
                Fact::Allow(places, cards) => unseen.allow(set(cards), at(places)),
                Fact::NotBoth(places, one, other) => unseen.not_both(at(places), card(*one), card(*other)),
                Fact::AtLeastOne(places, cards) => unseen.at_least_one(at(places), set(cards)),
            }
        }
        (unseen, places)
    }

    /// Every deal that fits, with the product of its weights.
    pub(crate) fn brute_force(&self, weights: Option<&Weights<German>>) -> BTreeMap<Layout, f64> {
        let (_, places) = self.unseen();
        let mut found = BTreeMap::new();
        let mut place_of = vec![0; self.cards.len()];
        loop {
            if self.fits(&place_of) {
                let weight = |at: usize| {
                    weights.map_or(1.0, |weights| weights.get(Card::at(self.cards[at]), places[place_of[at]]))
                };
                let weight: f64 = (0..self.cards.len()).map(weight).product();
                for layout in self.orders(&place_of) {
                    found.insert(layout, weight);
                }
            }
            // The next way to put every card somewhere, like counting.
            let Some(carry) = place_of.iter().position(|place| *place + 1 < self.places.len()) else { break };
            place_of[..carry].fill(0);
            place_of[carry] += 1;
        }
        found.retain(|_, weight| *weight > 0.0);
        found
    }

    fn fits(&self, place_of: &[usize]) -> bool {
        let sized = |at: usize| place_of.iter().filter(|place| **place == at).count() == self.places[at].0;
        let lies = |card: usize, places: &[usize]| places.contains(&place_of[card]);
        (0..self.places.len()).all(sized)
            && self.facts.iter().all(|fact| match fact {
                Fact::Lacks(places, cards) => cards.iter().all(|card| !lies(*card, places)),
                Fact::Holds(places, card) => lies(*card, places),
                Fact::Allow(places, cards) => cards.iter().all(|card| lies(*card, places)),
                Fact::NotBoth(places, one, other) => !(lies(*one, places) && lies(*other, places)),
                Fact::AtLeastOne(places, cards) => cards.iter().any(|card| lies(*card, places)),
            })
    }

    fn orders(&self, place_of: &[usize]) -> Vec<Layout> {
        let mut layouts: Vec<Layout> = vec![Vec::new()];
        for (at, (_, pile)) in self.places.iter().enumerate() {
            let mut cards: Vec<usize> = (0..place_of.len())
                .filter(|card| place_of[*card] == at)
                .map(|card| self.cards[card])
                .collect();
            cards.sort_unstable();
            let orders = if *pile { permutations(&cards) } else { vec![cards] };
            layouts = layouts
                .into_iter()
                .flat_map(|layout| {
                    orders.iter().map(move |order| {
                        let mut longer = layout.clone();
                        longer.push(order.clone());
                        longer
                    })
                })
                .collect();
        }
        layouts
    }

    /// A deal of ours in the same form.
    pub(crate) fn layout(&self, places: &[Place], dealt: &Dealt<German>) -> Layout {
        let pile = |at: usize| {
            let mut cards: Vec<usize> = dealt.pile(places[at]).iter().map(|card| card.index()).collect();
            if !self.places[at].1 {
                cards.sort_unstable();
            }
            cards
        };
        (0..places.len()).map(pile).collect()
    }
}

fn permutations(cards: &[usize]) -> Vec<Vec<usize>> {
    if cards.is_empty() {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (at, card) in cards.iter().enumerate() {
        let others: Vec<usize> =
            cards.iter().enumerate().filter(|(i, _)| *i != at).map(|(_, c)| *c).collect();
        for mut rest in permutations(&others) {
            rest.insert(0, *card);
            all.push(rest);
        }
    }
    all
}
