//! Klop: everybody answers for himself.
//!
//! Some cards ahead each plays what brings himself most, then the rest is played out; with few cards left everything is
//! looked through.

use game::Seat;
use search::Meter;

use super::play::{Laid, laid};
use super::tally::gain;
use crate::bare::{Field, Place, after, gains, one_of_equals, playable};
use crate::{Position, PublicState, SEATS};

/// With so many cards a hand everything is looked through: nothing cuts where three play for themselves.
const EXACT: usize = 4;
/// So many cards are looked ahead. More has not measured better: whoever looks further with open cards trusts more that he
/// will see them.
const DEPTH: u32 = 1;

/// What each card brings in klop, and how the deal ends when it is played out.
pub(super) fn in_klop(
    world: &Position,
    own: Seat,
    cards: &[Place],
    meter: &mut Meter<'_>,
) -> Option<Vec<(f64, PublicState)>> {
    let public = world.public();
    let field = Field::of(world);
    let mut trick = laid(world);
    let held = public.hand_size(own);
    let mut found = Vec::with_capacity(cards.len());
    for card in cards {
        trick.push(*card);
        if !meter.node() {
            return None;
        }
        let end = ahead(&field, &mut trick, DEPTH, public, meter)?;
        let brings = if held <= EXACT {
            let worth = |end: &Field| gains(&end.ended(public), 0);
            let all = field.selfish(&trick, &worth, &mut || meter.node())?;
            f64::from(all[own.index()]) / 2.0
        } else {
            gain(&end, own)
        };
        trick.pop();
        found.push((brings, end));
    }
    Some(found)
}

/// How a klop ends when the next `depth` cards are the best for whoever plays them and the rest is played out.
fn ahead(
    field: &Field,
    trick: &mut Laid,
    depth: u32,
    public: &PublicState,
    meter: &mut Meter<'_>,
) -> Option<PublicState> {
    if let [led, second, third] = trick[..] {
        let next = field.after([led, second, third]);
        return ahead(&next, &mut Laid::new(), depth, public, meter);
    }
    if depth == 0 || field.is_over() {
        return meter.node().then(|| field.played_out(trick).ended(public));
    }
    let place = (field.leader + trick.len()) % SEATS;
    let others = field.hands[after(place)] | field.hands[after(after(place))];
    let mut cards = one_of_equals(playable(field.hands[place], trick), others);
    let deeper = if cards.is_power_of_two() { depth } else { depth - 1 };
    let mut best: Option<(i32, PublicState)> = None;
    while cards != 0 {
        trick.push(cards.trailing_zeros());
        cards &= cards - 1;
        let end = ahead(field, trick, deeper, public, meter);
        trick.pop();
        let end = end?;
        let brings = gains(&end, 0)[place];
        if best.as_ref().is_none_or(|(known, _)| brings > *known) {
            best = Some((brings, end));
        }
    }
    best.map(|(_, end)| end)
}

#[cfg(test)]
mod tests {
    use game::random::{deal_stream, fast};
    use game::{Game, Limits, Position as _, Thinking, think_alone};

    use super::*;
    use crate::{Move, Tarok};

    /// Looked ahead to the end, everybody gets what he gets when a klop is looked through.
    #[test]
    fn far_enough_ahead_nothing_is_played_out() {
        let game = Tarok::default();
        for index in 0..100 {
            let mut position = game.start(&game.deal(&mut deal_stream(44, index)));
            for mv in game.parse_moves("pass; pass; bid klop").unwrap() {
                position.play_unchecked(mv);
            }
            let mut rng = fast(index);
            while position.public().hand_size(position.turn().unwrap()) > 3 {
                let mv = position.random_move(&mut rng);
                position.play_unchecked(mv);
            }
            let (public, field) = (position.public(), Field::of(&position));
            think_alone(Limits::NONE, |thinking: &mut Thinking<'_, Move>| {
                let mut meter = Meter::new(thinking, Limits::NONE);
                let end = ahead(&field, &mut laid(&position), 9, public, &mut meter).unwrap();
                let worth = |end: &Field| gains(&end.ended(public), 0);
                let all = field.selfish(&laid(&position), &worth, &mut || true).unwrap();
                assert_eq!(gains(&end, 0), all, "klop {index}");
            });
        }
    }
}
