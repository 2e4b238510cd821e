//! Why a decision is not legal: what was expected, and by which rule.
//!
//! Rules 1 to 6 are those of the trump game, V1 to V8 those of the association's.

use cards::{Card, CardSet, German};

use crate::bid::{Bid, Goal};
use crate::moves::Move;
use crate::play::{FAT, HORNIKS, KINGS, seven};
use crate::{Contract, Phase, PublicState};

/// What the rules have against a decision of the seat to decide, who holds these cards.
pub(crate) fn objection(
    public: &PublicState,
    hand: CardSet<German>,
    talon: CardSet<German>,
    trump: Option<Card<German>>,
    mv: Move,
) -> String {
    match (public.phase(), mv) {
        (Phase::Trump, Move::Trump(_)) => {
            format!("expected one of forhont's first seven cards as trump (rule 1): {hand}")
        }
        (Phase::Trump, Move::Blind) => {
            "these rules know no trump chosen unseen (option blind_trump)".to_owned()
        }
        (Phase::Talon, Move::Talon(one, other)) => of_talon(public, hand, trump, one.alone() | other.alone()),
        (Phase::Speaking, Move::Colour) if public.contract() == Contract::Open => {
            format!("a talon with a fat card or the trump card ({talon}) binds to betl or durch (V2)")
        }
        (Phase::Speaking, _) if public.contract() == Contract::Open => {
            let bound = talon.meets(FAT) || trump.is_some_and(|trump| talon.contains(trump));
            let colour = if bound { "" } else { "colour, " };
            format!("expected {colour}bid betl or bid durch (V2, V3)")
        }
        (Phase::Speaking, _) => {
            let higher: Vec<String> =
                public.higher_games().map(|goal| format!("bid {}", goal.word())).collect();
            format!("expected a game that is higher than the last (V3, V4): {}", higher.join(" or "))
        }
        (Phase::Bidding, Move::Say(bid)) => of_bid(public, hand, bid),
        // What may be said instead, by the reason why silence, too, is refused or not.
        (Phase::Bidding, _) => of_bid(public, hand, Bid::NONE),
        (Phase::Playing, Move::Play(card)) => of_card(public, hand, card),
        (phase, _) => format!("expected {}", awaited(phase)),
    }
}

const fn awaited(phase: Phase) -> &'static str {
    match phase {
        Phase::Trump => "a trump (rule 1)",
        Phase::Talon => "two cards for the talon (rule 2)",
        Phase::Speaking => "colour, bid betl or bid durch (V3)",
        Phase::Answering => "good or bad (V4)",
        Phase::Bidding => "a bid or pass (rule 3)",
        Phase::Playing => "a card (rule 4)",
        Phase::Over => "nothing more: the deal is over",
    }
}

fn of_talon(
    public: &PublicState,
    hand: CardSet<German>,
    trump: Option<Card<German>>,
    laid: CardSet<German>,
) -> String {
    let strange = laid - hand;
    if !strange.is_empty() {
        return format!("expected two cards of the own hand (rule 2), {strange} is not there");
    }
    match trump {
        _ if public.rules().betl_durch => "expected two cards of the own hand (V2)".to_owned(),
        _ if laid.meets(FAT) => format!("no fat card goes into the talon (rule 2): {}", laid & FAT),
        Some(trump) => format!("the trump card {trump} does not go into the talon (rule 2)"),
        None => "expected two cards of the own hand (rule 2)".to_owned(),
    }
}

fn of_bid(public: &PublicState, hand: CardSet<German>, bid: Bid) -> String {
    let side = public.side(public.mover());
    let holds_seven = public.trump().is_some_and(|trump| hand.contains(seven(trump)));
    let (heads, free) = public.statements(holds_seven);
    let opening = heads[0].is_some_and(|head| !head.is_silence());
    for goal in Goal::ALL {
        if bid.raises(goal) && !free.raises(goal) {
            return of_raise(public, goal, side);
        }
        let head = heads.into_iter().flatten().any(|head| head.announces(goal));
        if bid.announces(goal) && !free.announces(goal) && !head {
            return of_announcement(public, goal, side, holds_seven);
        }
    }
    match heads {
        [_, Some(_)] if opening => "forhont's first bid contains either hra or stovka (V5)".to_owned(),
        _ if opening => "forhont's first bid contains hra (rule 3)".to_owned(),
        _ => {
            let words: Vec<String> = std::iter::once("pass".to_owned()).chain(free.words()).collect();
            format!("expected any of (rule 3): {}", words.join(", "))
        }
    }
}

fn of_raise(public: &PublicState, goal: Goal, side: usize) -> String {
    let word = goal.word();
    match public.announced(goal) {
        None => format!("{word} has not been announced, so it cannot be raised (rule 3)"),
        Some(by) if (by ^ usize::from(public.raises(goal) & 1)) == side => {
            format!("{word} was last announced or raised by the own side (rule 3)")
        }
        Some(_) => format!("{word} can be raised {} times at most (rule 3)", public.rules().max_raises),
    }
}

fn of_announcement(public: &PublicState, goal: Goal, side: usize, holds_seven: bool) -> String {
    let word = goal.word();
    if public.announced(goal).is_some() {
        return format!("{word} has been announced already (rule 3)");
    }
    match goal {
        Goal::Betl | Goal::Durch if !public.rules().betl_durch => {
            format!("these rules know no {word} (option betl_durch)")
        }
        Goal::Betl | Goal::Durch => format!("{word} cannot be named any more (V3, V4)"),
        Goal::Hra => "hra is announced by forhont's first bid alone (rule 3)".to_owned(),
        _ if public.contract() != Contract::Colour => {
            "in betl and durch there is no other goal (V5)".to_owned()
        }
        _ if side == 0 && public.rules().hundred_replaces => {
            "forhont announces nothing after his first bid (V5)".to_owned()
        }
        Goal::Sedma if !holds_seven => "only the holder of the trump 7 announces sedma (rule 3)".to_owned(),
        _ => format!("{word} cannot be announced here (rule 3)"),
    }
}

fn of_card(public: &PublicState, hand: CardSet<German>, card: Card<German>) -> String {
    let play = public.play();
    if !hand.contains(card) {
        return format!("expected a card of the own hand (rule 4): {hand}");
    }
    if let Some((led, best)) = play.led_and_best() {
        let suit = led.suit();
        let legal = play.trick_rules().playable_on(hand, suit, best);
        let trumps = hand & play.trumps();
        if !legal.contains(card) {
            return match hand.of_suit(suit) {
                following if following.contains(card) => format!("{best} is to be beaten (rule 4a)"),
                following if !following.is_empty() => format!("suit {suit} is to be followed (rule 4a)"),
                _ if trumps.contains(card) => format!("{best} is to be beaten with a higher trump (rule 4b)"),
                _ => "without the suit led a trump is to be played (rule 4b)".to_owned(),
            };
        }
    }
    if KINGS.contains(card) && hand.meets(HORNIKS.of_suit(card.suit())) && !play.trumps().is_empty() {
        return format!("the king of a marriage is not played before its horník {}Q (rule 4d)", card.suit());
    }
    "the announced seven is kept while another card is legal (V6, option keep_seven)".to_owned()
}
