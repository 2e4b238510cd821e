//! Why a decision is not legal: what was expected, and by which rule.

use cards::{Card, CardSet, Tarok};

use crate::choices::{Choice, Discards};
use crate::counting::PAGAT;
use crate::duty::following;
use crate::scoring::RAISES;
use crate::{Contract, Items, Move, NEVER_DISCARDED, Phase, PublicState};

impl PublicState {
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
                format!("only forehand left alone at three may turn it into klop: expected {}", listed())
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
            (Phase::Announce, Move::Announce(items)) => {
                format!("{}: expected {}", self.wrong_announcement(items), may_be_announced(&choice))
            }
            (Phase::Kontra, Move::Kontra(items)) => {
                let strange = items.without(self.stakes().items());
                if strange.has(Items::GAME) {
                    // Nothing else makes the game no item.
                    format!("valat replaces the game: expected {}", listed())
                } else if strange.is_empty() {
                    format!(
                        "only what was raised last by the other side can be raised now: expected {}",
                        listed()
                    )
                } else {
                    format!("{strange} was not said: expected {}", listed())
                }
            }
            (Phase::Card, Move::Card(card)) if !hand.contains(card) => {
                format!("{card} is not in the hand: expected one of {}", self.playable(hand))
            }
            (Phase::Card, Move::Card(card)) => self.wrong_card(hand, card),
            (Phase::Card, Move::Bid(_) | Move::Pass | Move::Talon(_) | Move::Discard(_)) => {
                format!("cards are played now: expected one of {}", self.playable(hand))
            }
            (Phase::Card, Move::Announce(_) | Move::Kontra(_)) if self.contract() == Some(Contract::Klop) => {
                format!(
                    "in klop nothing is announced and nothing raised: expected one of {}",
                    self.playable(hand)
                )
            }
            (Phase::Kontra, Move::Announce(_)) if self.contract() == Some(Contract::Beggar) => {
                format!("in beggar nothing is announced: expected {}", listed())
            }
            (Phase::Card, Move::Announce(_)) => {
                format!("announcements come before the first card: expected one of {}", self.playable(hand))
            }
            (Phase::Card, Move::Kontra(items)) => {
                format!("{}: expected one of {}", self.wrong_raise(items), self.playable(hand))
            }
            _ if choice.len() > 12 => format!("expected {}", self.asked_for()),
            _ => format!("expected {}", listed()),
        })
    }

    /// Whether nobody wants tricks: klop and beggar.
    fn plays_down(&self) -> bool {
        matches!(self.contract(), Some(Contract::Klop | Contract::Beggar))
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
            let (laid, cards) = (cards.len(), if cards.len() == 1 { "card" } else { "cards" });
            return format!("{laid} {cards} where {size} were taken: expected {size}");
        }
        let strange = cards - hand;
        let why = if !strange.is_empty() {
            let verb = if strange.len() == 1 { "is" } else { "are" };
            format!("{strange} {verb} not in the hand")
        } else if cards.meets(NEVER_DISCARDED) {
            format!("{}: kings and trula may not be laid away", cards & NEVER_DISCARDED)
        } else {
            "taroks may be laid away only as far as suit cards are lacking".to_owned()
        };
        let Discards { fixed, from, take } = self.discards(hand);
        let fixed = if fixed.is_empty() { String::new() } else { format!("{fixed} and ") };
        format!("{why}: expected {fixed}{take} of {from}")
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

    /// Why these items cannot be raised although cards are played already.
    fn wrong_raise(&self, items: Items) -> String {
        let steps = self.rules().kontra_steps;
        let is_highest = |item: Items| i32::from(self.stakes().level(item)) == steps;
        let strange = items.without(self.stakes().items());
        if steps == 0 {
            "by these rules nothing is raised".to_owned()
        } else if !strange.is_empty() {
            format!("{strange} was not said")
        } else if items.iter().any(is_highest) {
            format!("{} is the last raise", RAISES[steps as usize])
        } else {
            "nothing is left to raise".to_owned()
        }
    }

    /// Which duty a card of the hand breaks: to follow, then to play a tarok, then what klop, beggar and an announced
    /// pagat ask for beyond that.
    fn wrong_card(&self, hand: CardSet<Tarok>, card: Card<Tarok>) -> String {
        let playable = self.playable(hand);
        let kept = "an announced pagat may be played early only when no other card is legal";
        let Some(led) = self.trick().first() else {
            let duty = if self.plays_down() { "the pagat may be led only alone" } else { kept };
            return format!("{duty}: expected one of {playable}");
        };
        let follows = following(hand, *led);
        let duty = if !follows.contains(card) && hand.meets(led.suit().cards()) {
            "the suit must be followed"
        } else if !follows.contains(card) {
            "without the suit a tarok must be played"
        } else if playable == PAGAT.alone() {
            "the pagat must be played to mond and škis"
        } else if card == PAGAT {
            if self.plays_down() { "the pagat may be played only when no other card is legal" } else { kept }
        } else {
            "the winning card must be beaten"
        };
        format!("{duty}: expected one of {playable}")
    }
}

/// What may be announced, in words.
fn may_be_announced(choice: &Choice) -> String {
    let Choice::Announce { any, alone } = choice else { return "none".to_owned() };
    let mut words = vec!["none".to_owned()];
    if !any.is_empty() {
        words.push(format!("any of {any}"));
    }
    if !alone.is_empty() {
        words.push(format!("{alone} alone"));
    }
    words.join(", or ")
}

#[cfg(test)]
mod tests {
    use cards::CardSet;
    use game::random::deal_stream;
    use game::{Game, Line, Position as _};

    use super::*;
    use crate::{Position, SEATS};

    /// What is said to a card of the third hand, after these words, with these hands and cards on the table.
    fn said(words: &str, hands: [&str; SEATS], laid: &str, card: &str) -> String {
        said_by(crate::Tarok::default(), words, hands, laid, card)
    }

    /// The same by these rules.
    fn said_by(game: crate::Tarok, words: &str, hands: [&str; SEATS], laid: &str, card: &str) -> String {
        let mut line = Line::new(game, game.deal(&mut deal_stream(1, 0)));
        for mv in game.parse_moves(words).unwrap() {
            line.play(mv).unwrap();
        }
        let hands = hands.map(|cards| cards.parse::<CardSet<Tarok>>().unwrap());
        let rest = !(hands[0] | hands[1] | hands[2]);
        let talon: Vec<Card<Tarok>> = rest.iter().take(6).collect();
        let public = *line.position().public();
        let mut position = Position::of(public, hands, talon.try_into().unwrap(), CardSet::NONE);
        for mv in game.parse_moves(laid).unwrap() {
            position.play_unchecked(mv);
        }
        let mv = game.parse_moves(card).unwrap()[0];
        position.objection(mv).unwrap_or_else(|| panic!("{card} is legal"))
    }

    #[test]
    fn every_refused_card_names_the_duty_that_it_breaks() {
        const KLOP: &str = "pass; pass; bid klop";
        const SOLO: &str = "pass; pass; bid solo; announce none; kontra none; kontra none";
        for (words, hands, laid, card, expected) in [
            (
                KLOP,
                ["HJ", "H3", "H4 HQ HK S7"],
                "HJ; H3",
                "S7",
                "the suit must be followed: expected one of HQ HK",
            ),
            (
                KLOP,
                ["HJ", "H3", "H4 HQ HK S7"],
                "HJ; H3",
                "H4",
                "the winning card must be beaten: expected one of HQ HK",
            ),
            (KLOP, ["T9", "T8", "T1 T5 HK"], "T9; T8", "HK", "the suit must be followed: expected one of T5"),
            (
                KLOP,
                ["T9", "T8", "T1 T5 HK"],
                "T9; T8",
                "T1",
                "the pagat may be played only when no other card is legal: expected one of T5",
            ),
            (
                KLOP,
                ["S7", "S8", "T1 T5 HK"],
                "S7; S8",
                "HK",
                "without the suit a tarok must be played: expected one of T5",
            ),
            (
                KLOP,
                ["T21", "T22", "T1 T5 HK"],
                "T21; T22",
                "T5",
                "the pagat must be played to mond and škis: expected one of T1",
            ),
            (
                KLOP,
                ["T1 T5 HK", "T8", "T9"],
                "",
                "T1",
                "the pagat may be led only alone: expected one of HK T5",
            ),
            (
                SOLO,
                ["HJ", "H3", "H4 HQ T1"],
                "HJ; H3",
                "T1",
                "the suit must be followed: expected one of H4 HQ",
            ),
            (
                SOLO,
                ["HJ", "H3", "S7 T1"],
                "HJ; H3",
                "S7",
                "without the suit a tarok must be played: expected one of T1",
            ),
            (SOLO, ["HJ", "H3", "H4 HQ"], "HJ; H3", "S7", "S7 is not in the hand: expected one of H4 HQ"),
        ] {
            assert_eq!(said(words, hands, laid, card), expected, "{card} to {laid}");
        }
    }

    #[test]
    fn an_announced_pagat_is_kept() {
        let keeps = crate::Tarok::from_options(&game::Options::parse("keep_pagat=yes").unwrap()).unwrap();
        let words = "pass; pass; bid solo; announce pagat; kontra none; kontra none";
        let hands = ["T1 T5 HK", "T8 T9 S7", "T10 T11 S8"];
        let expected =
            "an announced pagat may be played early only when no other card is legal: expected one of HK T5";
        assert_eq!(said_by(keeps, words, hands, "", "T1"), expected);
    }

    #[test]
    fn a_refused_discard_or_announcement_says_what_may_be() {
        let hands = ["HK H4 S7 D1 T5 T9 T22", "H3 T3", "DJ T4"];
        for (card, expected) in [
            ("discard H4", "1 card where 3 were taken: expected 3"),
            ("discard H4 HJ S8", "HJ S8 are not in the hand: expected 3 of H4 D1 S7 T5 T9"),
            ("discard H4 S7 T22", "T22: kings and trula may not be laid away: expected 3 of H4 D1 S7 T5 T9"),
        ] {
            assert_eq!(said("pass; pass; bid three; talon 1", hands, "", card), expected);
        }
        assert_eq!(
            said("pass; pass; bid solo", hands, "", "announce trula valat"),
            "valat is announced alone: expected none, or any of trula kings pagat, or valat alone"
        );
    }

    #[test]
    fn what_is_said_at_the_wrong_time_names_the_rule() {
        let cards = ["HJ T2", "H3 T3", "H4 T4"];
        let klop = "pass; pass; bid klop";
        for word in ["announce trula", "announce none", "kontra game"] {
            let said = said(klop, cards, "", word);
            assert_eq!(said, "in klop nothing is announced and nothing raised: expected one of HJ T2");
        }
        let mort = "pass; pass; bid solo; announce none; kontra game; kontra game; kontra game; kontra game";
        assert_eq!(said(mort, cards, "", "kontra game"), "mort is the last raise: expected one of HJ T2");
        assert_eq!(said(mort, cards, "", "kontra trula"), "trula was not said: expected one of HJ T2");
        let closed = "pass; pass; bid solo; announce none; kontra none; kontra none";
        assert_eq!(said(closed, cards, "", "kontra game"), "nothing is left to raise: expected one of HJ T2");
        for (steps, rule) in [("2", "re is the last raise"), ("0", "by these rules nothing is raised")] {
            let game =
                crate::Tarok::from_options(&game::Options::none().with("kontra_steps", steps)).unwrap();
            let raises = "; kontra game".repeat(steps.parse().unwrap());
            let words = format!("pass; pass; bid solo; announce none{raises}");
            let said = said_by(game, &words, cards, "", "kontra game");
            assert_eq!(said, format!("{rule}: expected one of HJ T2"));
        }
        assert_eq!(
            said(mort, cards, "", "announce trula"),
            "announcements come before the first card: expected one of HJ T2"
        );
        assert_eq!(said(klop, cards, "", "bid two"), "cards are played now: expected one of HJ T2");
        let valat = "pass; pass; bid solo; announce valat";
        assert_eq!(
            said(valat, cards, "", "kontra game"),
            "valat replaces the game: expected kontra none, kontra valat"
        );
        let beggar = "pass; pass; bid beggar";
        assert_eq!(
            said(beggar, cards, "", "announce pagat"),
            "in beggar nothing is announced: expected kontra none, kontra game"
        );
    }
}
