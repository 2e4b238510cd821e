//! The worlds that fit what a viewer knows: where the cards lie, and which of forhont's is the hidden trump.

use cards::{CardSet, German};
use game::random::below;
use game::{Contradiction, Fitting, Rng};

use crate::known::Known;
use crate::{Contract, Phase, Position};

/// All worlds that fit; there is at least one.
///
/// Before it is turned up, the trump can be any card that forhont has then. That is always the same number, so a world
/// is a deal of the cards and one of that many choices.
#[derive(Clone, Debug)]
pub struct Fit {
    cards: cards::Fit<German>,
    /// Of how many cards the trump can be one; 1 where it is known, or matters no more.
    trumps: u32,
}

/// Where everything hidden lies.
#[derive(Clone, Copy, Debug)]
pub struct Hiding {
    cards: cards::Placed<German>,
    /// The place of the trump among the cards that it can be.
    trump: u32,
}

impl Fit {
    pub(crate) fn new(known: &Known) -> Result<Fit, Contradiction> {
        let cards = known.cards.fit().map_err(|misfit| Contradiction(misfit.to_string()))?;
        let trumps = if hides_trump(known) { if trump_is_kept(known) { 10 } else { 12 } } else { 1 };
        Ok(Fit { cards, trumps })
    }
}

/// Whether there is a trump card that the viewer does not know and that still matters.
fn hides_trump(known: &Known) -> bool {
    let public = &known.public;
    let chosen = (Phase::Talon..=Phase::Answering).contains(&public.phase());
    chosen && public.contract() <= Contract::Colour && known.trump.is_none()
}

/// Whether the trump card certainly is one of the ten that forhont kept. A trump game has been named then; it is named
/// without a word where nothing else can be played, but before the talon is laid nothing is certain.
fn trump_is_kept(known: &Known) -> bool {
    let laid = known.public.phase() > Phase::Talon || known.public.declarer() != known.public.forhont();
    laid && known.public.contract() == Contract::Colour
}

impl Fitting for Fit {
    type Placed = Hiding;

    fn sample<R: Rng>(&self, rng: &mut R) -> Hiding {
        let trump = if self.trumps == 1 { 0 } else { below(rng, self.trumps) };
        Hiding { cards: self.cards.sample(rng), trump }
    }

    fn count(&self) -> Option<u128> {
        self.cards.count()?.checked_mul(self.trumps.into())
    }

    fn all(&self, at_most: usize) -> Option<Vec<Hiding>> {
        let layouts = self.cards.all(at_most / self.trumps as usize)?;
        let each = |cards: cards::Placed<German>| (0..self.trumps).map(move |trump| Hiding { cards, trump });
        Some(layouts.into_iter().flat_map(each).collect())
    }
}

/// The position in which everything lies so.
pub(crate) fn world(known: &Known, hiding: &Hiding) -> Position {
    let (places, layout) = (&known.places, &hiding.cards);
    let hands = places.hands.map(|place| layout.cards(place));
    let talon = layout.cards(places.talon);
    let forhont = known.public.forhont().index();
    let mut coming = [CardSet::NONE; 3];
    let mut eighth = None;
    if known.public.phase() == Phase::Trump {
        coming = places.coming.map(|place| layout.cards(place));
        eighth = layout.cards(places.eighth).lowest();
        coming[forhont] |= layout.cards(places.eighth);
    }
    let trump = if hides_trump(known) {
        let kept = trump_is_kept(known);
        let can_be = if kept { hands[forhont] } else { hands[forhont] | talon };
        can_be.nth(hiding.trump as usize)
    } else {
        known.trump_card()
    };
    Position::of(known.public, hands, talon, coming, eighth, trump)
}
