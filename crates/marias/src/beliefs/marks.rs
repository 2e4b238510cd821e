//! What options look like to whoever decides: the marks from which likelihoods are made.

use arrayvec::ArrayVec;
use cards::{Card, CardSet, German, Suit};
use game::Seat;

use super::choice::{CardSeat, Choice, Marks, Situation};
use super::weights::Weights;
use crate::bid::{Bid, Goal};
use crate::moves::Move;
use crate::play::{FAT, HORNIKS, KINGS, NEXT};
use crate::players::{Sight, Smart, court, rating};
use crate::{Contract, Phase};

/// From so many tricks to come on, play is late.
const LATE: usize = 5;

fn mark(yes: bool) -> f32 {
    f32::from(u8::from(yes))
}

/// The choices that a decision was: one, or one for each statement that could have been made. Nothing where there was
/// nothing to choose, and for decisions of which nothing is known.
pub(crate) fn choices(sight: &Sight<'_>, decided: Move, each: &mut impl FnMut(Choice)) {
    match (sight.public.phase(), decided) {
        (Phase::Talon, Move::Talon(one, other)) if sight.public.contract() <= Contract::Colour => {
            if let Some(choice) = talon(sight, one.alone() | other.alone()) {
                each(choice);
            }
        }
        (Phase::Bidding, Move::Say(bid)) => said(sight, bid, each),
        (Phase::Playing, Move::Play(card)) => {
            if let Some(choice) = played(sight, card) {
                each(choice);
            }
        }
        _ => {}
    }
}

/// Which suit of twelve cards is trump. It is chosen from seven of them, but who looks on does not know which.
pub(crate) fn trump(hand: CardSet<German>, suit: Suit<German>) -> Choice {
    let best = Suit::<German>::all().map(|suit| rating(hand.of_suit(suit))).max().unwrap_or(0);
    let mut choice = Choice { situation: Situation::Trump, options: ArrayVec::new(), taken: 0 };
    for other in Suit::all().filter(|suit| !hand.of_suit(*suit).is_empty()) {
        if other == suit {
            choice.taken = choice.options.len();
        }
        let own = hand.of_suit(other);
        let rated = rating(own);
        choice.options.push([
            mark(rated == best),
            rated as f32 / 100.0,
            own.len() as f32 / 4.0,
            mark(other == Suit::CERVEN),
            mark((own & (KINGS | HORNIKS)).len() == 2),
            (own & FAT).len() as f32,
            mark(own.lowest().is_some_and(|card| card.index() % 8 == 0)),
            0.0,
        ]);
    }
    choice
}

/// Which two cards of twelve are laid.
fn talon(sight: &Sight<'_>, laid: CardSet<German>) -> Option<Choice> {
    let layable = sight.layable();
    if !laid.is_within(layable) {
        return None;
    }
    let Move::Talon(one, other) = Smart::default().choose(sight) else { return None };
    let usual = one.alone() | other.alone();
    let (trumps, married) = (sight.trumps(), sight.married());
    let of = |card: Card<German>| -> Marks {
        let own = sight.hand.of_suit(card.suit());
        [
            mark(usual.contains(card)),
            mark(trumps.contains(card)),
            mark(married.contains(card)),
            mark((KINGS | HORNIKS).contains(card)),
            (card.index() % 8) as f32 / 8.0,
            own.len() as f32 / 4.0,
            mark(own.meets(FAT)),
            mark(own.len() <= 2),
        ]
    };
    let marked: ArrayVec<(Card<German>, Marks), 12> = layable.iter().map(|card| (card, of(card))).collect();
    let mut choice = Choice { situation: Situation::Talon, options: ArrayVec::new(), taken: 0 };
    for (place, (one, marks)) in marked.iter().enumerate() {
        for (other, more) in &marked[place + 1..] {
            if laid == (one.alone() | other.alone()) {
                choice.taken = choice.options.len();
            }
            choice.options.push(std::array::from_fn(|at| marks[at] + more[at]));
        }
    }
    Some(choice)
}

/// What could have been said, statement by statement.
fn said(sight: &Sight<'_>, bid: Bid, each: &mut impl FnMut(Choice)) {
    let (_, free) = sight.public.statements(sight.hand.meets(sight.seven()));
    let speaker = Speaker::new(sight);
    for goal in Goal::ALL {
        if free.announces(goal) {
            each(speaker.choice(goal, false, bid.announces(goal)));
        }
        if free.raises(goal) {
            each(speaker.choice(goal, true, bid.raises(goal)));
        }
    }
}

/// Somebody who may speak: what his cards look like, and what rules of thumb would say with them.
pub(crate) struct Speaker<'a> {
    sight: &'a Sight<'a>,
    usual: Bid,
    /// The marks of any statement; two of them depend on which.
    marks: Marks,
}

impl<'a> Speaker<'a> {
    pub(crate) fn new(sight: &'a Sight<'a>) -> Speaker<'a> {
        let own = sight.hand;
        let usual = if let Move::Say(bid) = Smart::default().choose(sight) { bid } else { Bid::NONE };
        let marks = [
            1.0,
            0.0,
            (own & sight.trumps()).len() as f32 / 4.0,
            (own & FAT).len() as f32 / 4.0,
            (own & sight.trumps() & FAT).len() as f32,
            court(sight) as f32 / 40.0,
            mark(own.meets(sight.seven())),
            0.0,
        ];
        Speaker { sight, usual, marks }
    }

    /// Whether rules of thumb would make a statement.
    pub(crate) fn would(&self, goal: Goal, raise: bool) -> bool {
        if raise { self.usual.raises(goal) } else { self.usual.announces(goal) }
    }

    /// The situation in which one statement is or is not made, and what speaks for it.
    fn statement(&self, goal: Goal, raise: bool) -> (Situation, Marks) {
        let public = self.sight.public;
        let side = public.side(self.sight.seat);
        let raises = public.raises(goal);
        let situation = if raise {
            Situation::Raising { goal: goal as usize, side, again: raises > 1 }
        } else {
            Situation::Announcing { stovka: goal == Goal::Stovka, side }
        };
        let mut marks = self.marks;
        marks[1] = mark(self.would(goal, raise));
        marks[7] = f32::from(raises) / 2.0;
        (situation, marks)
    }

    /// How likely he makes a statement that he can make.
    pub(crate) fn chance(&self, goal: Goal, raise: bool, weights: &Weights) -> f32 {
        let (situation, marks) = self.statement(goal, raise);
        weights.chance_to_say(situation, &marks)
    }

    /// The same as a choice: the first option is silence about it.
    fn choice(&self, goal: Goal, raise: bool, made: bool) -> Choice {
        let (situation, marks) = self.statement(goal, raise);
        let mut options = ArrayVec::new();
        options.push([0.0; 8]);
        options.push(marks);
        Choice { situation, options, taken: usize::from(made) }
    }
}

/// Which card was played.
fn played(sight: &Sight<'_>, card: Card<German>) -> Option<Choice> {
    let legal = sight.legal();
    if legal.len() < 2 {
        return None;
    }
    let play = sight.public.play();
    let Move::Play(usual) = Smart::default().choose(sight) else { return None };
    let (trumps, seven) = (play.trumps(), sight.seven());
    let winning = play.led_and_best().map(|(_, best)| play.ranking().beaters(best, trumps));
    let mut choice = Choice { situation: card_situation(sight), options: ArrayVec::new(), taken: 0 };
    for option in legal {
        if option == card {
            choice.taken = choice.options.len();
        }
        let fat = FAT.contains(option);
        let takes = winning.map_or_else(|| sight.is_top(option), |winning| winning.contains(option));
        let weaker =
            legal.of_suit(option.suit()).iter().any(|other| play.ranking().above(other).contains(option));
        choice.options.push([
            mark(option == usual),
            mark(fat),
            mark(trumps.contains(option)),
            mark(takes),
            mark(!weaker),
            mark(seven.contains(option)),
            mark(fat && takes),
            mark(play.declares(sight.hand, option)),
        ]);
    }
    Some(choice)
}

fn card_situation(sight: &Sight<'_>) -> Situation {
    let public = sight.public;
    let laid = public.play().trick().len();
    let own = |seat: Seat| public.side(seat);
    let seat = match (own(sight.seat), laid) {
        (0, _) => CardSeat::Declarer(laid),
        (_, 0) => CardSeat::Leads,
        (_, 1) if own(NEXT[sight.seat.index()]) == 0 => CardSeat::BeforeDeclarer,
        (_, 1) => CardSeat::AfterDeclarer,
        _ if own(public.play().taker()) == 1 => CardSeat::Partners,
        _ => CardSeat::Declarers,
    };
    Situation::Card { seat, late: public.play().left() <= LATE }
}
