//! What is known of the cards, against a plain list of all worlds that is told the same.

use std::collections::BTreeSet;

use cards::{Card, CardSet, German, Knowledge, Place, Placed};
use game::Fitting;
use game::random::{Fast, below, fast, shuffle};

/// A world of the plain list: which cards lie in each place.
type World = Vec<CardSet<German>>;

/// What is known, as a list of all worlds.
#[derive(Clone)]
struct Listed {
    worlds: BTreeSet<World>,
}

impl Listed {
    /// All ways to put cards into places of these sizes.
    fn all(cards: &[Card<German>], sizes: &[usize]) -> Listed {
        let mut worlds = BTreeSet::from([vec![CardSet::NONE; sizes.len()]]);
        for card in cards {
            let longer = worlds.iter().flat_map(|world| {
                let room = (0..sizes.len()).filter(|at| world[*at].len() < sizes[*at]);
                room.map(|at| {
                    let mut next = world.clone();
                    next[at].insert(*card);
                    next
                })
            });
            worlds = longer.collect();
        }
        Listed { worlds }
    }

    fn keep(&mut self, fits: impl Fn(&World) -> bool) {
        self.worlds.retain(fits);
    }

    fn change(&mut self, change: impl Fn(&World) -> Vec<World>) {
        self.worlds = self.worlds.iter().flat_map(change).collect();
    }

    fn add_place(&mut self) {
        self.change(|world| vec![[world.as_slice(), &[CardSet::NONE]].concat()]);
    }

    /// Every choice of `count` cards goes from one place to another.
    fn pass_unseen(&mut self, from: usize, to: usize, count: usize, not_these: CardSet<German>) {
        self.change(|world| {
            choices(world[from] - not_these, count)
                .into_iter()
                .map(|chosen| {
                    let mut next = world.clone();
                    next[from] -= chosen;
                    next[to] |= chosen;
                    next
                })
                .collect()
        });
    }
}

/// All ways to take `count` of these cards.
fn choices(cards: CardSet<German>, count: usize) -> Vec<CardSet<German>> {
    let mut found = vec![CardSet::NONE];
    for card in cards {
        let with: Vec<_> = found.iter().filter(|set| set.len() < count).map(|set| set.with(card)).collect();
        found.extend(with);
    }
    found.retain(|set| set.len() == count);
    found
}

/// The two side by side, and the truth that both are told.
struct Both {
    known: Knowledge<German>,
    listed: Listed,
    truth: World,
    places: Vec<Place>,
}

impl Both {
    fn new(sizes: &[usize], rng: &mut Fast) -> Both {
        let mut pack: Vec<Card<German>> = Card::all().collect();
        shuffle(rng, &mut pack);
        let cards = &pack[..sizes.iter().sum()];
        let mut known = Knowledge::new(cards.iter().copied().collect());
        let places = sizes.iter().map(|size| known.hand(*size)).collect();
        let mut from = 0;
        let truth = sizes.iter().map(|size| {
            from += size;
            cards[from - size..from].iter().copied().collect()
        });
        Both { known, listed: Listed::all(cards, sizes), truth: truth.collect(), places }
    }

    /// Something true is told, of a kind chosen at random.
    fn step(&mut self, rng: &mut Fast) {
        let at = below(rng, self.truth.len() as u32) as usize;
        let place = self.places[at];
        let here = self.truth[at];
        let elsewhere = self.known.in_play() - here;
        let Some(card) = here.any(rng) else { return };
        let some = some_of(elsewhere, rng);
        match below(rng, 7) {
            0 => {
                self.known.show(place, card.alone()).unwrap();
                self.listed.keep(|world| world[at].contains(card));
            }
            1 => {
                self.known.lacks(place, some).unwrap();
                self.listed.keep(|world| !world[at].meets(some));
            }
            2 => {
                self.known.play(place, card, some).unwrap();
                self.listed.keep(|world| world[at].contains(card) && !world[at].meets(some));
                self.listed.change(|world| {
                    let mut next = world.clone();
                    next[at].remove(card);
                    vec![next]
                });
                self.truth[at].remove(card);
            }
            3 => {
                let facts = some.with(card);
                self.known.at_least_one(place, facts).unwrap();
                self.listed.keep(|world| world[at].meets(facts));
            }
            4 => {
                let facts = some.with(card);
                self.known.at_most_one(place, facts).unwrap();
                self.listed.keep(|world| (world[at] & facts).len() <= 1);
            }
            5 => {
                let to = (at + 1) % self.truth.len();
                self.known.pass(place, self.places[to], card.alone()).unwrap();
                self.listed.keep(|world| world[at].contains(card));
                self.listed.change(|world| {
                    let mut next = world.clone();
                    next[at].remove(card);
                    next[to].insert(card);
                    vec![next]
                });
                self.truth[at].remove(card);
                self.truth[to].insert(card);
            }
            _ => self.lay_away(at, some, rng),
        }
    }

    /// Some cards go unseen to a place of their own.
    fn lay_away(&mut self, at: usize, not_these: CardSet<German>, rng: &mut Fast) {
        if self.places.len() > 4 {
            return;
        }
        let count = 1 + below(rng, self.truth[at].len() as u32) as usize;
        let to = self.places.len();
        self.places.push(self.known.hand(0));
        self.truth.push(CardSet::NONE);
        self.listed.add_place();
        self.known.pass_unseen(self.places[at], self.places[to], count, not_these).unwrap();
        self.listed.pass_unseen(at, to, count, not_these);
        for _ in 0..count {
            let card = self.truth[at].any(rng).unwrap();
            self.truth[at].remove(card);
            self.truth[to].insert(card);
        }
    }

    fn world(&self, placed: &Placed<German>) -> World {
        self.places.iter().map(|place| placed.cards(*place)).collect()
    }

    fn agree(&self, rng: &mut Fast) {
        self.known.check().unwrap();
        let fit = self.known.fit().unwrap();
        let listed = &self.listed.worlds;
        assert!(listed.contains(&self.truth));
        assert_eq!(fit.count(), Some(listed.len() as u128));
        let all: Vec<World> = fit.all(listed.len()).unwrap().iter().map(|one| self.world(one)).collect();
        assert_eq!(all.len(), listed.len());
        assert_eq!(all.into_iter().collect::<BTreeSet<_>>(), *listed);
        assert!(listed.contains(&self.world(&fit.sample(rng))));
        for (at, place) in self.places.iter().enumerate() {
            let may = listed.iter().fold(CardSet::NONE, |may, world| may | world[at]);
            assert!(may.is_within(self.known.may(*place)), "a card that may lie there is ruled out");
            assert!(listed.iter().all(|world| self.known.known(*place).is_within(world[at])));
            assert_eq!(self.known.size(*place), self.truth[at].len());
        }
    }
}

/// Each of the cards with the chance of one in three.
fn some_of(cards: CardSet<German>, rng: &mut Fast) -> CardSet<German> {
    cards.iter().filter(|_| below(rng, 3) == 0).collect()
}

#[test]
fn whatever_is_told_leaves_the_worlds_that_a_list_leaves() {
    for seed in 0..400 {
        let mut rng = fast(seed);
        let sizes = [[3, 3, 2], [4, 2, 2], [2, 3, 3], [5, 2, 1]][seed as usize % 4];
        let mut both = Both::new(&sizes, &mut rng);
        both.agree(&mut rng);
        for _ in 0..8 {
            both.step(&mut rng);
            both.agree(&mut rng);
        }
    }
}

#[test]
fn what_no_world_allows_is_refused() {
    // Facts that are not true are told: they are refused exactly when the list of worlds is empty then.
    let (mut refused, mut taken) = (0, 0);
    for seed in 0..600 {
        let mut rng = fast(seed);
        let mut both = Both::new(&[3, 2, 2], &mut rng);
        for _ in 0..5 {
            both.step(&mut rng);
        }
        let at = below(&mut rng, both.places.len() as u32) as usize;
        let cards = some_of(both.known.in_play() - both.known.gone(), &mut rng);
        let mut told = both.known.clone();
        let (result, left) = match below(&mut rng, 3) {
            0 => (told.show(both.places[at], cards), count(&both, |world| cards.is_within(world[at]))),
            1 => (told.lacks(both.places[at], cards), count(&both, |world| !cards.meets(world[at]))),
            _ => {
                let Some(card) = cards.any(&mut rng) else { continue };
                let left =
                    count(&both, |world| world[at].contains(card) && !world[at].meets(cards.without(card)));
                (told.play(both.places[at], card, cards), left)
            }
        };
        let possible = result.and_then(|()| told.check()).is_ok();
        assert_eq!(possible, left > 0, "seed {seed}");
        refused += u32::from(!possible);
        taken += u32::from(possible);
    }
    assert!(refused > 100 && taken > 100, "{refused} refused, {taken} taken in");
}

fn count(both: &Both, fits: impl Fn(&World) -> bool) -> usize {
    both.listed.worlds.iter().filter(|world| fits(world)).count()
}

#[test]
fn a_pile_of_known_order_is_drawn_in_the_open() {
    let mut known = Knowledge::new("H7 H8 L9 LK".parse::<CardSet<German>>().unwrap());
    let (hand, stock) = (known.hand(1), known.pile(3));
    let order: Vec<Card<German>> = ["L9", "H7", "LK"].map(|text| text.parse().unwrap()).to_vec();
    known.show_order(stock, &order).unwrap();
    assert_eq!(known.order(stock).unwrap(), order);
    known.draw(stock, hand).unwrap();
    assert_eq!(known.known(hand).to_string(), "L9");
    assert_eq!(known.order(stock).unwrap(), &order[1..]);
    let mut forgotten = known.clone();
    forgotten.forget_orders();
    assert_eq!(
        forgotten.fit().unwrap().count(),
        Some(6),
        "three unseen cards: one in the hand, two in order"
    );
    assert_eq!(known.fit().unwrap().count(), Some(1));
    assert!(known.show_order(stock, &[order[1], order[1]]).is_err());
}

#[test]
fn worlds_of_several_cases_have_the_same_chance() {
    // Two cards of five were laid away, by one seat or one by each; the talon lacks the first card.
    let cards: CardSet<German> = "H7 H8 L9 LK AA".parse().unwrap();
    let case = |from_first: usize| {
        let mut known = Knowledge::new(cards);
        let (first, second) = (known.hand(3), known.hand(2));
        let laid = [known.hand(0), known.hand(0)];
        known.pass_unseen(first, laid[0], from_first, "H7".parse().unwrap()).unwrap();
        known.pass_unseen(second, laid[1], 2 - from_first, "H7".parse().unwrap()).unwrap();
        known
    };
    let cases = [case(0), case(1), case(2)];
    let fit = cards::Fit::of(&cases).unwrap();
    let all = fit.all(1000).unwrap();
    assert_eq!(fit.count(), Some(all.len() as u128));
    // Two orders of cards: the four places that the cards went to.
    let places: Vec<Place> = {
        let mut known = Knowledge::new(cards);
        (0..4).map(|_| known.hand(1)).collect()
    };
    let key = |placed: &Placed<German>| places.iter().map(|place| placed.cards(*place)).collect::<Vec<_>>();
    let listed: BTreeSet<World> = all.iter().map(key).collect();
    assert_eq!(listed.len(), all.len());
    let mut counts = std::collections::BTreeMap::new();
    let mut rng = fast(5);
    let draws = 200 * listed.len();
    for _ in 0..draws {
        *counts.entry(key(&fit.sample(&mut rng))).or_insert(0_u32) += 1;
    }
    let spread: f64 = listed.iter().map(|world| (f64::from(counts[world]) - 200.0).powi(2) / 200.0).sum();
    let freedom = (listed.len() - 1) as f64;
    assert!(spread < freedom + 4.0 * (2.0 * freedom).sqrt() + 8.0, "{spread} for {freedom}");
}
