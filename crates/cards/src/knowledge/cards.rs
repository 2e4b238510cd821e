//! Where the cards lie, as far as one viewer knows.

use arrayvec::ArrayVec;
use game::Contradiction;

use super::Fit;
use crate::deals::{Group, MAX_GROUPS};
use crate::{Card, CardSet, MAX_PLACES, Misfit, Pack, Place, Places, Unseen, Weights};

/// What is known of one place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Spot<P: Pack> {
    size: u8,
    /// Cards that certainly lie here: told, or proven at once.
    known: CardSet<P>,
    /// The other cards that may lie here. Cards that are known to lie elsewhere may be among them.
    may: CardSet<P>,
}

impl<P: Pack> Spot<P> {
    fn unknown(&self) -> usize {
        usize::from(self.size) - self.known.len()
    }

    /// So many cards come: these, which are known, and others, of which these may be.
    fn arrive(&mut self, count: usize, known: CardSet<P>, may: CardSet<P>) {
        let before = if self.unknown() == 0 { CardSet::NONE } else { self.may };
        self.size += count as u8;
        self.known |= known;
        self.may = before | may;
    }
}

/// What one viewer knows of where the cards lie.
///
/// Every card in play lies in one [`Place`] (a hand, a stock, a talon, a hidden trump card) or is *gone*: played,
/// or otherwise out of the hidden part of the game. How many cards a place holds everybody knows. Of each place a
/// viewer knows some cards that lie there and which others may.
///
/// Whatever it is told it takes in or refuses ([`Contradiction`]); what is refused may have been taken in by half,
/// so take it in on a copy, as [`HiddenView`](game::HiddenView) does. Single calls refuse what is impossible at
/// once; [`check`](Knowledge::check) finds out whether all facts together leave a deal.
///
/// See the [crate's example](crate) of a mariáš defender, and [`pass_unseen`](Knowledge::pass_unseen) for what is
/// exact when cards move about unseen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Knowledge<P: Pack> {
    spots: ArrayVec<Spot<P>, MAX_PLACES>,
    /// The places in which the order counts.
    piles: Places,
    /// Piles whose order is known, the first on top.
    orders: Vec<(Place, Vec<Card<P>>)>,
    /// Facts about several cards together.
    groups: ArrayVec<Group<P>, MAX_GROUPS>,
    /// The cards that lie in some place and of which it is not known in which.
    unseen: CardSet<P>,
    gone: CardSet<P>,
}

impl<P: Pack> Knowledge<P> {
    /// These cards are in play, and nothing is known of them. Places are added with [`hand`](Knowledge::hand)
    /// and [`pile`](Knowledge::pile); together they must hold all the cards.
    pub fn new(cards: CardSet<P>) -> Knowledge<P> {
        Knowledge {
            spots: ArrayVec::new(),
            piles: Places::NONE,
            orders: Vec::new(),
            groups: ArrayVec::new(),
            unseen: cards,
            gone: CardSet::NONE,
        }
    }

    /// A place of `size` cards whose order does not matter: a hand, a discard. There can be [`MAX_PLACES`].
    /// A place that cards only come to later begins with none.
    pub fn hand(&mut self, size: usize) -> Place {
        let place = Place::new(self.spots.len());
        // Nothing is in an empty place, so what comes there decides what may be there.
        let may = if size == 0 { CardSet::NONE } else { CardSet::ALL };
        self.spots.push(Spot { size: size as u8, known: CardSet::NONE, may });
        place
    }

    /// A place of `size` cards in an order that matters: a stock, a talon that is dealt out later.
    pub fn pile(&mut self, size: usize) -> Place {
        let place = self.hand(size);
        self.piles = self.piles | place;
        place
    }

    // --- questions ---

    /// The place that was made as number `index`, from 0: so that a game can number its places, the hands by seat.
    pub fn place(&self, index: usize) -> Place {
        debug_assert!(index < self.spots.len(), "there are fewer places");
        Place::new(index)
    }

    /// How many cards lie in a place.
    pub fn size(&self, place: Place) -> usize {
        self.spot(place).size.into()
    }

    /// The cards that certainly lie in a place, because they were shown or moved there in the open. What only
    /// follows by counting is not among them: a player may be left to find that out.
    pub fn known(&self, place: Place) -> CardSet<P> {
        self.spot(place).known
    }

    /// Whether every card of a place is known.
    pub fn knows_all(&self, place: Place) -> bool {
        self.spot(place).unknown() == 0
    }

    /// All cards that may lie in a place, the known ones included.
    pub fn may(&self, place: Place) -> CardSet<P> {
        let spot = self.spot(place);
        if spot.unknown() == 0 { spot.known } else { spot.known | (spot.may & self.unseen) }
    }

    /// The order of a pile from the top, if it is known.
    pub fn order(&self, pile: Place) -> Option<&[Card<P>]> {
        self.orders.iter().find(|(place, _)| *place == pile).map(|(_, order)| order.as_slice())
    }

    /// The cards of which it is not known where they lie.
    pub fn unseen(&self) -> CardSet<P> {
        self.unseen
    }

    /// The cards that have been played or are otherwise gone.
    pub fn gone(&self) -> CardSet<P> {
        self.gone
    }

    /// All cards in play, wherever they are.
    pub fn in_play(&self) -> CardSet<P> {
        self.spots.iter().fold(self.unseen | self.gone, |all, spot| all | spot.known)
    }

    // --- what is told ---

    /// These cards lie in a place: shown, or proven by what was said ("holder of the seven").
    pub fn show(&mut self, place: Place, cards: CardSet<P>) -> Result<(), Contradiction> {
        for card in cards - self.spot(place).known {
            let spot = self.spot(place);
            if spot.unknown() == 0 || !(self.unseen & spot.may).contains(card) {
                return Err(Contradiction(format!("{card} cannot lie there")));
            }
            self.spot_mut(place).known.insert(card);
            self.unseen.remove(card);
            self.found(place, card);
        }
        Ok(())
    }

    /// A place holds exactly these cards.
    pub fn show_all(&mut self, place: Place, cards: CardSet<P>) -> Result<(), Contradiction> {
        let spot = self.spot(place);
        if cards.len() != usize::from(spot.size) || !spot.known.is_within(cards) {
            return Err(Contradiction(format!("{cards} cannot be all the cards there")));
        }
        self.show(place, cards)
    }

    /// A pile is exactly this, from the top.
    pub fn show_order(&mut self, pile: Place, order: &[Card<P>]) -> Result<(), Contradiction> {
        let cards: CardSet<P> = order.iter().copied().collect();
        if cards.len() != order.len() {
            return Err(Contradiction("a card cannot lie there twice".into()));
        }
        self.show_all(pile, cards)?;
        self.orders.retain(|(place, _)| *place != pile);
        self.orders.push((pile, order.to_vec()));
        Ok(())
    }

    /// None of these cards lies in a place, proven by what was said or done.
    pub fn lacks(&mut self, place: Place, cards: CardSet<P>) -> Result<(), Contradiction> {
        let spot = self.spot(place);
        if spot.known.meets(cards) {
            return Err(Contradiction(format!("{} lies there", spot.known & cards)));
        }
        self.spot_mut(place).may -= cards;
        Ok(())
    }

    /// At least one of these cards lies in these places: every hand that was dealt has a tarok. There can be
    /// sixteen facts about several cards together.
    pub fn at_least_one(
        &mut self,
        places: impl Into<Places>,
        cards: CardSet<P>,
    ) -> Result<(), Contradiction> {
        let places = places.into();
        if places.iter().any(|place| self.spot(place).known.meets(cards)) {
            return Ok(());
        }
        self.fact(Group { places, cards, at_most: false })
    }

    /// At most one of these cards lies in these places: no marriage in this hand.
    pub fn at_most_one(&mut self, places: impl Into<Places>, cards: CardSet<P>) -> Result<(), Contradiction> {
        let places = places.into();
        let known = places.iter().fold(CardSet::NONE, |all, place| all | self.spot(place).known) & cards;
        match known.len() {
            0 => self.fact(Group { places, cards, at_most: true }),
            1 => places.iter().try_for_each(|place| self.lacks(place, cards - known)),
            _ => Err(Contradiction(format!("{known} lie there"))),
        }
    }

    // --- what moves ---

    /// A card is played from a place in the open and is gone. `barring` are the cards that would have made it
    /// illegal ([`Following::barring`](crate::Following::barring)): the place has none of them.
    pub fn play(&mut self, place: Place, card: Card<P>, barring: CardSet<P>) -> Result<(), Contradiction> {
        self.lacks(place, barring.without(card))?;
        self.take_out(place, card)?;
        self.gone.insert(card);
        Ok(())
    }

    /// Cards go from one place to another, and the viewer sees which. From a pile whose order is known only the top
    /// card can go.
    pub fn pass(&mut self, from: Place, to: Place, cards: CardSet<P>) -> Result<(), Contradiction> {
        for card in cards {
            if let Some((_, order)) = self.orders.iter_mut().find(|(place, _)| *place == from) {
                if order.first() != Some(&card) {
                    return Err(Contradiction(format!("{card} is not the next card")));
                }
                order.remove(0);
            }
            self.hand_over(from, to, card)?;
        }
        Ok(())
    }

    /// Cards are picked out of a pile from wherever in it they lie, and the viewer sees which; the rest keeps its order.
    pub fn pick(&mut self, from: Place, to: Place, cards: CardSet<P>) -> Result<(), Contradiction> {
        if let Some((_, order)) = self.orders.iter_mut().find(|(place, _)| *place == from) {
            order.retain(|card| !cards.contains(*card));
        }
        cards.iter().try_for_each(|card| self.hand_over(from, to, card))
    }

    fn hand_over(&mut self, from: Place, to: Place, card: Card<P>) -> Result<(), Contradiction> {
        self.take_out(from, card)?;
        let spot = self.spot_mut(to);
        spot.size += 1;
        spot.known.insert(card);
        // A fact about the cards of a place does not speak of those that come later.
        for group in &mut self.groups {
            if group.places.contains(to) && !group.places.contains(from) {
                group.cards.remove(card);
            }
        }
        Ok(())
    }

    /// `count` cards go from one place to another, and the viewer does not see which; only that they are none of
    /// `not_these`.
    ///
    /// What is known stays exact where the place they go to was empty (a discard, a hidden trump card), where all
    /// cards go (a talon that is picked up before anything has been proven of either place), and where both places
    /// may hold the same cards (a draw from the stock). Otherwise a deal may be counted that is impossible: keep
    /// such cards in a place of their own.
    pub fn pass_unseen(
        &mut self,
        from: Place,
        to: Place,
        count: usize,
        not_these: CardSet<P>,
    ) -> Result<(), Contradiction> {
        let left = *self.spot(from);
        let size = usize::from(left.size);
        if count > size {
            return Err(Contradiction(format!("{count} cards cannot be taken from {size}")));
        }
        if count == 0 || from == to {
            return Ok(());
        }
        let mut may = if left.unknown() == 0 { CardSet::NONE } else { left.may & self.unseen };
        let mut moving = left.known - not_these;
        if count == size {
            if left.known.meets(not_these) {
                return Err(Contradiction(format!("{} cannot have gone", left.known & not_these)));
            }
            *self.spot_mut(from) = Spot { size: 0, known: CardSet::NONE, may: CardSet::NONE };
            self.spot_mut(to).arrive(count, left.known, may - not_these);
            moving = CardSet::NONE;
        } else {
            // What was known to lie there may have gone: now it is in one of the two places.
            may |= moving;
            let stays = Spot { size: left.size - count as u8, known: left.known - moving, may };
            *self.spot_mut(from) = stays;
            self.spot_mut(to).arrive(count, CardSet::NONE, may - not_these);
        }
        for (at, spot) in self.spots.iter_mut().enumerate() {
            if at != from.index() && at != to.index() {
                spot.may -= moving;
            }
        }
        self.unseen |= moving;
        self.orders.retain(|(place, _)| *place != from && *place != to);
        // A fact about the cards of a place goes with them. What is mixed with other cards says nothing any more.
        self.groups.retain(|group| group.places.contains(from) || !group.places.contains(to));
        for group in &mut self.groups {
            if group.places.contains(from) {
                group.places = group.places | to;
            }
        }
        Ok(())
    }

    /// The top card of a pile goes to another place: in the open where it is known, unseen where it is not.
    pub fn draw(&mut self, pile: Place, to: Place) -> Result<(), Contradiction> {
        let top = match self.order(pile) {
            Some(order) => order.first().copied(),
            // The only card.
            None => self.known(pile).lowest().filter(|_| self.size(pile) == 1),
        };
        match top {
            Some(top) => self.pass(pile, to, top.alone()),
            None => self.pass_unseen(pile, to, 1, CardSet::NONE),
        }
    }

    /// Forgets in which order piles lie; which cards lie in them is forgotten with it.
    pub fn forget_orders(&mut self) {
        for (pile, _) in std::mem::take(&mut self.orders) {
            let spot = self.spot_mut(pile);
            let cards = std::mem::replace(&mut spot.known, CardSet::NONE);
            spot.may |= cards;
            self.unseen |= cards;
        }
    }

    // --- what fits ---

    /// Whether all facts together leave a deal.
    pub fn check(&self) -> Result<(), Contradiction> {
        let room: usize = self.spots.iter().map(Spot::unknown).sum();
        let enough = room == self.unseen.len();
        let free = |spot: &Spot<P>| spot.unknown() == 0 || self.unseen.is_within(spot.may);
        let fits = enough && (self.spots.iter().all(free) || self.places_can_be_filled());
        if fits && (self.groups.is_empty() || self.unseen_cards().deals().is_ok()) {
            return Ok(());
        }
        Err(Contradiction("the cards cannot lie so".into()))
    }

    /// All deals that fit, each with the same chance.
    pub fn fit(&self) -> Result<Fit<P>, Misfit> {
        Fit::of([self])
    }

    /// All deals that fit, each with a chance in proportion to the product of the weights of its unseen cards in
    /// their places.
    pub fn weighted_fit(&self, weights: &Weights<P>) -> Result<Fit<P, f64>, Misfit> {
        Ok(Fit::single(self, self.unseen_cards().weighted_deals(weights)?))
    }

    /// The unseen cards as the counting of deals takes them. The places are the same.
    pub(super) fn unseen_cards(&self) -> Unseen<P> {
        let mut unseen = Unseen::new(self.unseen);
        for (at, spot) in self.spots.iter().enumerate() {
            let ordered = self.piles.contains(Place::new(at));
            let place = if ordered { unseen.pile(spot.unknown()) } else { unseen.hand(spot.unknown()) };
            unseen.lacks(place, !spot.may);
        }
        for group in &self.groups {
            unseen.group(*group);
        }
        unseen
    }

    pub(super) fn known_everywhere(&self) -> [CardSet<P>; MAX_PLACES] {
        let mut known = [CardSet::NONE; MAX_PLACES];
        for (known, spot) in known.iter_mut().zip(&self.spots) {
            *known = spot.known;
        }
        known
    }

    /// Hall's condition: for any choice of places, the cards that can lie nowhere else have room there.
    fn places_can_be_filled(&self) -> bool {
        let open: ArrayVec<&Spot<P>, MAX_PLACES> =
            self.spots.iter().filter(|spot| spot.unknown() > 0).collect();
        (0..1_u32 << open.len()).all(|chosen| {
            let (mut room, mut elsewhere) = (0, CardSet::NONE);
            for (at, spot) in open.iter().enumerate() {
                if chosen >> at & 1 == 1 {
                    room += spot.unknown();
                } else {
                    elsewhere |= spot.may;
                }
            }
            (self.unseen - elsewhere).len() <= room
        })
    }

    fn fact(&mut self, group: Group<P>) -> Result<(), Contradiction> {
        self.groups
            .try_push(group)
            .map_err(|_| Contradiction(format!("more than {MAX_GROUPS} facts about several cards")))
    }

    /// A card leaves a place in the open.
    fn take_out(&mut self, place: Place, card: Card<P>) -> Result<(), Contradiction> {
        let spot = self.spot(place);
        if spot.known.contains(card) {
            self.spot_mut(place).known.remove(card);
        } else if spot.unknown() > 0 && (self.unseen & spot.may).contains(card) {
            self.unseen.remove(card);
            self.found(place, card);
        } else {
            return Err(Contradiction(format!("{card} cannot lie there")));
        }
        self.spot_mut(place).size -= 1;
        Ok(())
    }

    /// A card has turned out to lie in a place: what that says to the facts about several cards.
    fn found(&mut self, place: Place, card: Card<P>) {
        let mut barred: ArrayVec<(Places, CardSet<P>), MAX_GROUPS> = ArrayVec::new();
        self.groups.retain(|group| {
            if !group.cards.contains(card) || !group.places.contains(place) {
                return true;
            }
            if group.at_most {
                barred.push((group.places, group.cards.without(card)));
            }
            false
        });
        for (places, cards) in barred {
            for place in places.iter() {
                self.spot_mut(place).may -= cards;
            }
        }
    }

    fn spot(&self, place: Place) -> &Spot<P> {
        &self.spots[place.index()]
    }

    fn spot_mut(&mut self, place: Place) -> &mut Spot<P> {
        &mut self.spots[place.index()]
    }
}
