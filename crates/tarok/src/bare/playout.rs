//! Open hands played out quickly: everybody plays the best card to the end of the trick.
//!
//! A trick is worth its thirds to whoever takes it, and every tarok that is spent costs its height. Both defenders play
//! together.

use super::{
    Before, FIRST_TAROK, Hands, MOND_BIT, PAGAT_BIT, Past, Place, SKIS_BIT, TAROK_BITS, after, beats,
    following, one_of_equals, thirds, winner,
};
use crate::SEATS;

/// How many cards there are.
const PACK: usize = 54;
/// What a third is worth.
const THIRD: i32 = 5;
/// What a tarok costs beside, by its number.
const TAROK: i32 = 3;
/// What mond and škis cost beside.
const HIGH: i32 = 60;
/// What a lost mond costs its side.
const LOST_MOND: i32 = 21 * 3 * THIRD / 2;

/// How a deal ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Outcome {
    /// Declarer's thirds.
    pub(crate) thirds: i32,
    pub(crate) past: Past,
    /// Who played the pagat to the last trick, and who took that.
    pub(crate) pagat: Option<(usize, usize)>,
    /// The cards that declarer took on the way.
    pub(crate) won: u64,
}

/// Who keeps a pagat for the last trick, as far as he may.
pub(crate) type Keeper = Option<usize>;

/// What it costs to spend a pagat that is kept for the last trick.
const KEPT: i32 = 1000;

/// What each card of the pack is worth, in thirds, and what it costs to spend it.
const WORTH: [(i32, i32); PACK] = {
    let mut worth = [(0, 0); PACK];
    let mut card = 0;
    while card < PACK {
        let bit = 1_u64 << card;
        let high = bit & (MOND_BIT | SKIS_BIT) != 0;
        let is_tarok = card as Place >= FIRST_TAROK;
        let spent = if is_tarok { TAROK * (card as i32 - FIRST_TAROK as i32 + 1) } else { 0 };
        worth[card] = (thirds(bit), spent + if high { HIGH } else { 0 });
        card += 1;
    }
    worth
};

/// What a full trick is worth to declarer.
#[inline]
fn worth(trick: [Place; SEATS], leader: usize, keeper: Keeper) -> i32 {
    let place = winner(trick);
    let mut won = 0;
    let mut spent = 0;
    let mut by = leader;
    let mut taken = false;
    for (laid, card) in trick.iter().enumerate() {
        let (thirds, cost) = WORTH[*card as usize];
        won += thirds;
        let mut lost = cost;
        if *card == FIRST_TAROK && keeper == Some(by) {
            lost = KEPT;
        }
        if 1 << card == MOND_BIT && laid != place {
            lost += LOST_MOND;
        }
        spent += if by == 0 { -lost } else { lost };
        taken |= laid == place && by == 0;
        by = after(by);
    }
    spent + if taken { THIRD * won } else { -THIRD * won }
}

/// Between which worths to declarer a choice matters: what is not between them changes no card before it.
type Window = (i32, i32);
const WHOLE: Window = (i32::MIN, i32::MAX);

/// The best of some cards by what each is worth to declarer, for whoever plays.
#[inline]
fn best(
    mut cards: u64,
    own: bool,
    (mut least, mut most): Window,
    mut value: impl FnMut(Place, Window) -> i32,
) -> (Place, i32) {
    let mut best: Option<(Place, i32)> = None;
    while cards != 0 {
        let card = cards.trailing_zeros();
        cards &= cards - 1;
        let found = value(card, (least, most));
        if best.is_none_or(|(_, known)| if own { found > known } else { found < known }) {
            best = Some((card, found));
        }
        if own {
            least = least.max(found);
        } else {
            most = most.min(found);
        }
        if least >= most {
            break;
        }
    }
    best.unwrap_or((0, 0))
}

/// What is looked at while a trick is played: the hands before it, who led, and who keeps a pagat.
#[derive(Clone, Copy)]
struct Look<'a> {
    hands: &'a Hands,
    leader: usize,
    keeper: Keeper,
}

impl Look<'_> {
    fn third(&self, led: Place, second: Place, window: Window) -> (Place, i32) {
        let next = after(self.leader);
        let place = after(next);
        let taking = if beats(second, led) { second } else { led };
        let legal = following(self.hands[place], led);
        let cards = one_of_equals(legal, self.hands[self.leader] | self.hands[next] | 1 << taking);
        best(cards, place == 0, window, |card, _| worth([led, second, card], self.leader, self.keeper))
    }

    fn second(&self, led: Place, window: Window) -> (Place, i32) {
        let place = after(self.leader);
        let others = self.hands[self.leader] | self.hands[after(place)] | 1 << led;
        let cards = one_of_equals(following(self.hands[place], led), others);
        best(cards, place == 0, window, |card, window| self.third(led, card, window).1)
    }

    fn lead(&self) -> Place {
        let next = after(self.leader);
        let cards = one_of_equals(self.hands[self.leader], self.hands[next] | self.hands[after(next)]);
        if cards.is_power_of_two() {
            return cards.trailing_zeros();
        }
        best(cards, self.leader == 0, WHOLE, |card, window| self.second(card, window).1).0
    }

    /// The next card to what lies on the table.
    fn answer(&self, trick: &[Place]) -> Place {
        match *trick {
            [] => self.lead(),
            [led] => self.second(led, WHOLE).0,
            [led, second, ..] => self.third(led, second, WHOLE).0,
        }
    }
}

/// The next card of a deal that is played out, to a trick that is not full.
pub(crate) fn answer(before: &Before, trick: &[Place]) -> Place {
    Look { hands: &before.hands, leader: before.leader, keeper: None }.answer(trick)
}

/// Plays a deal out, from a trick that may have begun.
pub(crate) fn play_out(before: Before, trick: &[Place]) -> Outcome {
    play_out_keeping(before, trick, None)
}

/// The same where somebody keeps his pagat for the last trick.
pub(crate) fn play_out_keeping(mut before: Before, trick: &[Place], keeper: Keeper) -> Outcome {
    let mut won = 0;
    let mut begun = trick.iter().copied();
    let mut pagat = None;
    while before.hands[0] | before.hands[1] | before.hands[2] != 0 {
        let leader = before.leader;
        let look = Look { hands: &before.hands, leader, keeper };
        let led = begun.next().unwrap_or_else(|| look.answer(&[]));
        let then = begun.next().unwrap_or_else(|| look.answer(&[led]));
        let last = begun.next().unwrap_or_else(|| look.answer(&[led, then]));
        let trick = [led, then, last];
        let next = before.after(trick);
        if next.leader == 0 {
            won |= 1 << led | 1 << then | 1 << last;
        }
        if next.hands[0] == 0 {
            let owner = trick.iter().position(|card| *card == FIRST_TAROK);
            pagat = owner.map(|place| ((leader + place) % SEATS, next.leader));
        }
        before = next;
    }
    Outcome { thirds: before.banked, past: before.past, pagat, won }
}

/// Who may think of keeping his pagat for the last trick: he has it, and no fewer taroks than anybody else.
fn may_keep(before: &Before, trick: &[Place]) -> Keeper {
    let laid = trick.iter().fold(0_u64, |laid, card| laid | 1 << card);
    let taroks = before.hands.map(|hand| (hand & !laid & TAROK_BITS).count_ones());
    let owner = before.hands.iter().position(|hand| hand & !laid & PAGAT_BIT != 0)?;
    (taroks[owner] >= taroks[after(owner)] && taroks[owner] >= taroks[after(after(owner))]).then_some(owner)
}

/// Plays a deal out with a pagat kept for the last trick or not, whichever `worth` to declarer suits its owner better.
pub(crate) fn play_out_best(
    before: Before,
    trick: &[Place],
    worth: impl Fn(&Outcome) -> i32,
) -> (i32, Outcome) {
    let plain = play_out(before, trick);
    let value = worth(&plain);
    let Some(owner) = may_keep(&before, trick) else { return (value, plain) };
    let kept = play_out_keeping(before, trick, Some(owner));
    let with = worth(&kept);
    let better = if owner == 0 { with > value } else { with < value };
    if better { (with, kept) } else { (value, plain) }
}

#[cfg(test)]
mod tests {
    use game::random::deal_stream;
    use game::{Game, Position as _, Seat};

    use super::*;
    use crate::{Tarok, before};

    /// The same choice with every card of the trick looked at.
    fn plain(look: &Look<'_>, trick: &[Place]) -> (Place, i32) {
        let place = (look.leader + trick.len()) % SEATS;
        let others = |place: usize| look.hands[after(place)] | look.hands[after(after(place))];
        let legal = trick.first().map_or(look.hands[place], |led| following(look.hands[place], *led));
        let cards = match *trick {
            [] => one_of_equals(legal, others(place)),
            [led] => one_of_equals(legal, others(place) | 1 << led),
            [led, second, ..] => {
                one_of_equals(legal, others(place) | 1 << if beats(second, led) { second } else { led })
            }
        };
        let value = |card: Place| {
            let mut trick = trick.to_vec();
            trick.push(card);
            if let [led, second, third] = trick[..] {
                worth([led, second, third], look.leader, look.keeper)
            } else {
                plain(look, &trick).1
            }
        };
        let mut best: Option<(Place, i32)> = None;
        for card in (0..PACK as Place).filter(|card| cards >> card & 1 == 1) {
            let found = value(card);
            if best.is_none_or(|(_, known)| if place == 0 { found > known } else { found < known }) {
                best = Some((card, found));
            }
        }
        best.unwrap()
    }

    #[test]
    fn what_is_cut_off_changes_no_card() {
        let game = Tarok::default();
        for index in 0..40 {
            let mut position = game.start(&game.deal(&mut deal_stream(22, index)));
            let words = "pass; pass; bid solo; announce none; kontra none; kontra none";
            for mv in game.parse_moves(words).unwrap() {
                position.play_unchecked(mv);
            }
            let mut now = before(&position, Seat::new(0));
            while now.hands[0] != 0 {
                let look = Look { hands: &now.hands, leader: now.leader, keeper: None };
                let mut trick = Vec::new();
                for _ in 0..SEATS {
                    let card = look.answer(&trick);
                    let (plain, _) = plain(&look, &trick);
                    assert_eq!(card, plain, "deal {index} after {trick:?}");
                    trick.push(card);
                }
                now = now.after([trick[0], trick[1], trick[2]]);
            }
        }
    }
}
