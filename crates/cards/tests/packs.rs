//! Notation and names of the three packs.

use std::collections::BTreeSet;

use cards::{Card, CardSet, German, Italian, Language, Pack, Suit, Tarok, parse_piles};
use game::MoveList;

fn every_card_reads_back<P: Pack>() {
    for card in Card::<P>::all() {
        assert_eq!(card.to_string().parse(), Ok(card));
        let json = serde_json::to_string(&card).unwrap();
        assert_eq!(serde_json::from_str::<Card<P>>(&json).unwrap(), card);
        assert_eq!(Card::of(card.suit(), card.rank()), Some(card));
    }
    let all = CardSet::<P>::ALL;
    assert_eq!(all.len(), P::SIZE);
    assert_eq!(all.to_string().parse(), Ok(all));
    assert_eq!(all.iter().rev().count(), P::SIZE);
}

#[test]
fn every_card_is_written_and_read() {
    every_card_reads_back::<Italian>();
    every_card_reads_back::<German>();
    every_card_reads_back::<Tarok>();
}

#[test]
fn the_packs_are_those_of_the_notation() {
    let text = |suit: CardSet<Italian>| suit.to_string();
    assert_eq!(text(Suit::<Italian>::KUPE.cards()), "C2 C4 C5 C6 C7 C11 C12 C13 C3 C1");
    assert_eq!(Suit::<German>::GULA.cards().to_string(), "B7 B8 B9 B10 BJ BQ BK BA", "as they are printed");
    let by_strength: Vec<String> = Suit::<German>::GULA.cards().iter().map(|card| card.to_string()).collect();
    assert_eq!(by_strength.join(" "), "B7 B8 B9 BJ BQ BK B10 BA", "the ten is right below the ace");
    assert_eq!(Suit::<Tarok>::DIAMONDS.cards().to_string(), "D4 D3 D2 D1 DJ DC DQ DK");
    assert_eq!(Suit::<Tarok>::CLUBS.cards().to_string(), "C7 C8 C9 C10 CJ CC CQ CK");
    assert_eq!((Italian::SIZE, German::SIZE, Tarok::SIZE), (40, 32, 54));
    assert_eq!(Suit::<Tarok>::TAROKS.cards().highest().unwrap().to_string(), "T22");
}

#[test]
fn bad_cards_say_what_was_expected_where() {
    let error = |text: &str| text.parse::<CardSet<Tarok>>().unwrap_err().to_string();
    assert_eq!(error("H5"), "expected a rank of suit H: 4, 3, 2, 1, J, C, Q or K at character 2 of \"H5\"");
    assert!(
        error("HK X1").starts_with("expected a card: a suit H, D, S, C or T, then its rank at character 4")
    );
    assert!(error("T01").starts_with("expected a rank of suit T"));
    assert!(error("T1 T1").starts_with("expected each card only once at character 4"));
    assert!(error("škis").starts_with("expected a card"));
    assert!("".parse::<CardSet<Tarok>>().unwrap().is_empty());
    assert!("".parse::<Card<Tarok>>().is_err());
}

#[test]
fn bad_deals_say_what_was_expected_where() {
    let error = |text: &str| parse_piles::<Italian>(text, &[1, 2]).unwrap_err().to_string();
    assert!(error("C1").starts_with("expected 2 piles with / between at character 3"));
    assert!(
        error("C1/C1 C2").starts_with("expected a card that was not dealt before (not C1) at character 4")
    );
    assert!(error("C1/C2").starts_with("expected 2 cards in this pile (not 1) at character 4"));
    assert!(error("C1/C2 C3/").starts_with("expected nothing after the last pile at character 9"));
}

fn every_card_has_a_name<P: Pack>() {
    for language in Language::ALL {
        let names: BTreeSet<String> = Card::<P>::all().map(|card| card.name(language)).collect();
        assert_eq!(names.len(), P::SIZE, "{language}: two cards with one name");
        assert!(names.iter().all(|name| !name.starts_with(' ') && !name.ends_with(' ')), "{names:?}");
        let suits: BTreeSet<&str> = Suit::<P>::all().map(|suit| suit.name(language)).collect();
        assert_eq!(suits.len(), P::SUITS.len());
    }
}

#[test]
fn every_card_has_its_own_name_in_every_language() {
    every_card_has_a_name::<Italian>();
    every_card_has_a_name::<German>();
    every_card_has_a_name::<Tarok>();
}

#[test]
fn cards_are_called_as_players_call_them() {
    let italian = |text: &str, language| text.parse::<Card<Italian>>().unwrap().name(language);
    assert_eq!(italian("C1", Language::Croatian), "as kupa");
    assert_eq!(italian("B11", Language::Croatian), "fanta baštona");
    assert_eq!(italian("D13", Language::Slovenian), "kralj denarjev");
    let german = |text: &str, language| text.parse::<Card<German>>().unwrap().name(language);
    assert_eq!(german("A7", Language::Slovak), "žaluďová sedma");
    assert_eq!(german("BQ", Language::Czech), "kulový svršek");
    assert_eq!(german("AJ", Language::Croatian), "dečko žir");
    let tarok = |text: &str, language| text.parse::<Card<Tarok>>().unwrap().name(language);
    assert_eq!(tarok("T14", Language::Slovenian), "tarok XIV");
    assert_eq!(tarok("SC", Language::Slovenian), "pikov kaval");
    assert_eq!(tarok("HQ", Language::Slovenian), "srčna dama");
    assert_eq!(tarok("T22", Language::Czech), "škýz");
    assert_eq!(tarok("CK", Language::English), "king of clubs");
}

#[test]
fn a_set_is_a_list_of_moves() {
    let mut moves: CardSet<Italian> = CardSet::default();
    MoveList::push(&mut moves, "S1".parse().unwrap());
    MoveList::push(&mut moves, "C2".parse().unwrap());
    assert_eq!(MoveList::get(&moves, 0).to_string(), "C2", "in card order");
    assert_eq!(MoveList::iter(&moves).count(), MoveList::len(&moves));
    MoveList::clear(&mut moves);
    assert!(MoveList::is_empty(&moves));
}
