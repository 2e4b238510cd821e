//! Whether cards can lie so: every past that could have led there is tried until one tells a viewer the same.

use cards::{Card, CardSet, German};
use game::{Event, Game, Line, Seat, Viewer};
use marias::{Marias, Move};

type Cards = CardSet<German>;

/// A talon of the true line: who laid it, what, and who took it.
#[derive(Clone, Copy)]
struct Laid {
    by: Seat,
    truth: Cards,
    taken: Option<Seat>,
}

/// Whether there is a past in which these are the hands and the talon now and the viewer was told the same.
pub(crate) fn exists(
    line: &Line<Marias>,
    viewer: Viewer,
    told: &[Event<Marias>],
    hands: [Cards; 3],
    talon: Cards,
) -> bool {
    let mut owned = hands;
    let mut talons: Vec<Laid> = Vec::new();
    for (position, mv) in line.positions().iter().zip(line.moves()) {
        let turn = game::Position::turn(position).unwrap();
        match mv {
            Move::Play(card) => owned[turn.index()].insert(*card),
            Move::Talon(one, other) => {
                talons.push(Laid { by: turn, truth: one.alone() | other.alone(), taken: None });
            }
            Move::Bad => talons.last_mut().unwrap().taken = Some(turn),
            _ => {}
        }
    }
    back(line, viewer, told, owned, talon, &talons, &mut Vec::new())
}

/// Goes back over the last of the talons; `laid` are those after it, the last first.
fn back(
    line: &Line<Marias>,
    viewer: Viewer,
    told: &[Event<Marias>],
    owned: [Cards; 3],
    talon: Cards,
    talons: &[Laid],
    laid: &mut Vec<Cards>,
) -> bool {
    let Some((last, before)) = talons.split_last() else {
        return dealt(line, viewer, told, owned, laid);
    };
    let seen = viewer.sees(last.by) || last.taken.is_some_and(|taker| viewer.sees(taker));
    let choices: Vec<Cards> = match last.taken {
        _ if seen => vec![last.truth],
        None => vec![talon],
        Some(taker) => pairs(owned[taker.index()]),
    };
    choices.into_iter().any(|cards| {
        let mut owned = owned;
        if let Some(taker) = last.taken {
            if !cards.is_within(owned[taker.index()]) {
                return false;
            }
            owned[taker.index()] -= cards;
        }
        owned[last.by.index()] |= cards;
        laid.push(cards);
        let found = back(line, viewer, told, owned, talon, before, laid);
        laid.pop();
        found
    })
}

fn pairs(cards: Cards) -> Vec<Cards> {
    let list: Vec<Card<German>> = cards.iter().collect();
    let pair = |at: usize| list[at + 1..].iter().map(move |other| (at, *other));
    (0..list.len()).flat_map(pair).map(|(at, other)| list[at].alone() | other.alone()).collect()
}

/// Tries every trump and deal that the viewer could not tell from the true one.
fn dealt(
    line: &Line<Marias>,
    viewer: Viewer,
    told: &[Event<Marias>],
    owned: [Cards; 3],
    laid: &[Cards],
) -> bool {
    let forhont = line.game().forhont();
    if owned[forhont.index()].len() != 12 {
        return false;
    }
    let truth = line.moves()[0];
    let public = line.position().public();
    let trumps: Vec<Card<German>> = match (public.turned(), truth) {
        (Some(turned), _) => vec![turned],
        (None, Move::Trump(card)) if viewer.sees(forhont) => vec![card],
        (None, _) if viewer.sees(forhont) => vec![line.deal().eighth()],
        _ => owned[forhont.index()].iter().collect(),
    };
    trumps.into_iter().any(|trump| {
        let blind = truth == Move::Blind;
        let hands: Vec<String> = Seat::all(3)
            .map(|seat| {
                if viewer.sees(seat) {
                    return cards::cards_text(line.deal().cards(seat));
                }
                let mut cards: Vec<Card<German>> = owned[seat.index()].iter().collect();
                if seat == forhont
                    && let Some(at) = cards.iter().position(|card| *card == trump)
                {
                    cards.swap(at, if blind { 7 } else { 0 });
                }
                cards::cards_text(&cards)
            })
            .collect();
        let Ok(deal) = line.game().parse_deal(&hands.join("/")) else { return false };
        let mut story = Line::new(*line.game(), deal);
        let mut talons = laid.iter().rev();
        for mv in line.moves() {
            let mv = match mv {
                Move::Trump(_) => Move::Trump(trump),
                Move::Talon(..) => {
                    let cards = *talons.next().unwrap();
                    Move::talon(cards.lowest().unwrap(), cards.highest().unwrap())
                }
                other => *other,
            };
            if story.play(mv).is_err() {
                return false;
            }
        }
        story.events(viewer) == told
    })
}
