//! What may be played, and what playing proves, against plainly written rules.

use cards::{Card, CardSet, Duty, German, Italian, Pack, Ranking, Suit, Tarok, Trick, TrickRules};
use game::random::{below, fast, shuffle};

const DUTIES: [Duty; 6] = [
    Duty::NONE,
    Duty::FOLLOW,
    Duty::FOLLOW_AND_BEAT,
    Duty { follow: true, trump: false, beat: false },
    Duty { follow: true, trump: false, beat: true },
    Duty { follow: false, trump: false, beat: true },
];

/// Whether a card may be played, said as a player would say it.
fn may_play<P: Pack>(rules: &TrickRules<'_, P>, trick: &[Card<P>], hand: &[Card<P>], card: Card<P>) -> bool {
    let Some(led) = trick.first() else { return true };
    let winner = trick[rules.ranking.winner(trick, rules.trumps).unwrap()];
    let of_suit = |card: &Card<P>| card.suit() == led.suit();
    let is_trump = |card: &Card<P>| rules.trumps.contains(*card);
    let mut choice: Vec<Card<P>> = hand.to_vec();
    if rules.duty.follow && hand.iter().any(of_suit) {
        choice.retain(of_suit);
    } else if rules.duty.trump && hand.iter().any(is_trump) {
        choice.retain(is_trump);
    }
    let beats = |card: &Card<P>| {
        let stronger = card.suit() == winner.suit() && rules.ranking.above(winner).contains(*card);
        stronger || (is_trump(card) && !is_trump(&winner))
    };
    if rules.duty.beat && choice.iter().any(beats) {
        choice.retain(beats);
    }
    choice.contains(&card)
}

/// Random tricks and hands: the legal cards are those a player would name, and a card is legal exactly
/// when the hand has nothing that playing it disproves.
fn tricks_agree<P: Pack>(trumps: &[CardSet<P>], seed: u64) {
    let mut rng = fast(seed);
    let mut pack: Vec<Card<P>> = Card::all().collect();
    for round in 0..3000 {
        shuffle(&mut rng, &mut pack);
        let rules = TrickRules {
            ranking: Ranking::USUAL,
            trumps: trumps[round % trumps.len()],
            duty: DUTIES[round % DUTIES.len()],
        };
        let (on_table, hand) = pack[..12].split_at(below(&mut rng, 4) as usize);
        let mut trick = Trick::default();
        for (place, card) in on_table.iter().enumerate() {
            rules.play_unchecked(&mut trick, *card);
            let winner = rules.ranking.winner(&on_table[..=place], rules.trumps);
            assert_eq!(trick.winning().map(|(place, _)| place), winner);
        }
        let held: CardSet<P> = hand.iter().copied().collect();
        let playable = rules.playable(held, &trick);
        assert!(!playable.is_empty());
        for card in hand {
            assert_eq!(playable.contains(*card), may_play(&rules, on_table, hand, *card));
            assert_eq!(playable.contains(*card), !rules.disproved(&trick, *card).meets(held));
        }
    }
}

#[test]
fn tricks_of_all_packs_are_played_as_a_player_would_say() {
    tricks_agree::<Italian>(&Suit::all().map(Suit::cards).collect::<Vec<_>>(), 1);
    tricks_agree::<German>(&[Suit::<German>::CERVEN.cards(), Suit::<German>::GULA.cards(), CardSet::NONE], 2);
    tricks_agree::<Tarok>(&[Suit::<Tarok>::TAROKS.cards()], 3);
}

#[test]
fn a_higher_trump_must_be_played_on_a_trump() {
    let rules = TrickRules {
        ranking: Ranking::USUAL,
        trumps: Suit::<German>::CERVEN.cards(),
        duty: Duty::FOLLOW_AND_BEAT,
    };
    let mut trick = Trick::default();
    rules.play_unchecked(&mut trick, "L7".parse().unwrap());
    rules.play_unchecked(&mut trick, "H10".parse().unwrap());
    let playable = |hand: &str| rules.playable(hand.parse().unwrap(), &trick).to_string();
    assert_eq!(playable("H7 HA A7"), "HA");
    assert_eq!(playable("H7 HK A7"), "H7 HK", "no trump is higher, but a trump it must be");
    assert_eq!(playable("A7 BA"), "A7 BA");
    assert_eq!(playable("L8 LA HA"), "L8 LA");
}
