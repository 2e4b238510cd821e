//! Why a decision is not legal: what was expected, and by which rule.

use cards::{CardSet, Tarok};

use crate::counting::{PAGAT, TAROKS};
use crate::{Contract, Items, Move, NEVER_DISCARDED, Phase, Table};

impl Table {
    /// What is wrong with a decision of the seat whose turn it is, which holds these cards; `None` if it is legal, or the
    /// deal is over.
    pub(crate) fn objection(&self, hand: CardSet<Tarok>, mv: Move) -> Option<String> {
        let choice = self.choice(hand);
        if self.is_over() || choice.contains(mv) {
            return None;
        }
        let listed =
            || (0..choice.len()).map(|place| choice.get(place).to_string()).collect::<Vec<_>>().join(", ");
        Some(match (self.phase(), mv) {
            (Phase::Bid, Move::Bid(Contract::Klop)) => {
                "only forehand left alone at three may turn it into klop".to_owned()
            }
            (Phase::Bid, Move::Pass) => {
                format!("whoever opens or is left alone may not pass: expected {}", listed())
            }
            (Phase::Bid, Move::Bid(_)) => format!(
                "a bid goes higher, or holds the same game from a seat before the last bidder: expected {}",
                listed()
            ),
            (Phase::Talon, Move::Talon(_)) => format!("expected a group from 1 to {}", choice.len()),
            (Phase::Discard, Move::Discard(discard)) => self.wrong_discard(hand, discard.cards()),
            (Phase::Announce, Move::Announce(items)) => self.wrong_announcement(items),
            (Phase::Kontra, Move::Kontra(items)) => {
                let strange = items.without(self.stakes().items());
                if strange.is_empty() {
                    format!(
                        "only what was raised last by the other side can be raised now: expected {}",
                        listed()
                    )
                } else {
                    format!("{strange} was not said: expected {}", listed())
                }
            }
            (Phase::Card, Move::Card(card)) if !hand.contains(card) => format!("{card} is not in the hand"),
            (Phase::Card, Move::Card(PAGAT)) if choice.len() > 0 && self.playable(hand).is_within(TAROKS) => {
                format!(
                    "the pagat may be played only when no other card is legal: expected one of {}",
                    self.playable(hand)
                )
            }
            (Phase::Card, Move::Card(_)) => self.wrong_card(hand),
            _ if choice.len() > 12 => format!("expected {}", self.asked_for()),
            _ => format!("expected {}", listed()),
        })
    }

    const fn asked_for(&self) -> &'static str {
        match self.phase() {
            Phase::Discard => "a discard",
            Phase::Announce => "an announcement",
            Phase::Kontra => "kontra, or kontra none",
            _ => "a card of the hand",
        }
    }

    fn wrong_discard(&self, hand: CardSet<Tarok>, cards: CardSet<Tarok>) -> String {
        let size = self.group_size();
        if cards.len() != size {
            return format!("{} cards where {size} were taken: expected {size}", cards.len());
        }
        if !cards.is_within(hand) {
            return format!("{} is not in the hand", cards - hand);
        }
        if cards.meets(NEVER_DISCARDED) {
            return format!("{}: kings and trula may not be laid away", cards & NEVER_DISCARDED);
        }
        "taroks may be laid away only as far as suit cards are lacking".to_owned()
    }

    fn wrong_announcement(&self, items: Items) -> String {
        let valat = Items::VALAT.and(Items::VALAT.by_defenders());
        if items.has(Items::GAME) {
            return "the game itself is not announced".to_owned();
        }
        if items.meets(valat) && items.len() > 1 {
            return "valat is announced alone".to_owned();
        }
        let said = items.within(self.stakes().announced());
        if said.is_empty() {
            "declarer announces trula, kings, pagat or valat, a defender the same with /d".to_owned()
        } else {
            format!("{said} was already said")
        }
    }

    fn wrong_card(&self, hand: CardSet<Tarok>) -> String {
        let playable = self.playable(hand);
        let Some(led) = self.trick().first() else {
            return format!("the pagat may be led only alone: expected one of {playable}");
        };
        let duty = if playable == PAGAT.alone() && self.duties().must_beat && self.trick().len() == 2 {
            "the pagat must be played to mond and škis"
        } else if !playable.is_within(led.suit().cards()) {
            "without the suit a tarok must be played"
        } else if playable.len() == hand.of_suit(led.suit()).len() {
            "the suit must be followed"
        } else {
            "the winning card must be beaten"
        };
        format!("{duty}: expected one of {playable}")
    }
}
