//! What can be measured of the inside of the house: for `examples/tarok-depth`, and no promise to anybody else.

use game::random::{deal_stream, fast};
use game::{Game, Line, MoveList as _, Position as _, Seat, View};
use search::Meter;

use super::super::thumb;
use super::belief::strength;
use super::lookahead::Lookahead;
use super::play::{WINDOW, laid};
use crate::bare::Place;
use crate::{Move, OpenHands, Position, Tarok, Worths, before};

/// Forehand plays solo from this strength on.
const HAND_FOR_SOLO: f64 = 8.5;

/// A seat that has a choice in a solo with so many cards at most, reached by rules of thumb; `None` where declarer has no
/// hand for it.
pub fn choice(index: u64, cards: usize) -> Option<Line<Tarok>> {
    reached(46, index, cards)
}

/// The same in a stream of deals.
pub(crate) fn reached(seed: u64, index: u64, cards: usize) -> Option<Line<Tarok>> {
    let game = Tarok::default();
    let mut rng = fast(index);
    let mut line = Line::new(game, game.deal(&mut deal_stream(seed, index)));
    if strength(line.position().hand(Seat::new(0))) < HAND_FOR_SOLO {
        return None;
    }
    for mv in game.parse_moves("pass; pass; bid solo; announce none; kontra none; kontra none").ok()? {
        line.play(mv).ok()?;
    }
    loop {
        let own = line.turn()?;
        if line.position().public().hand_size(own) <= cards && line.view(own.into()).legal().len() > 1 {
            return Some(line);
        }
        line.play(thumb::decision(line.position(), &mut rng)).ok()?;
    }
}

/// What each legal card of `own`, whose turn it is, brings in a world of a game for points, by solving it.
pub fn solved(open: &mut OpenHands, world: &Position, own: Seat, meter: &mut Meter<'_>) -> Option<Vec<f64>> {
    let worths = Worths::of(world).seen_by(own);
    let each = open.each_seen(world, &worths, meter)?;
    Some(each.into_iter().map(|(_, worth)| points(world, own, worth)).collect())
}

/// The same by looking so many cards ahead and playing out the rest.
pub fn looked_ahead(world: &Position, own: Seat, depth: u32, meter: &mut Meter<'_>) -> Option<Vec<f64>> {
    let worths = Worths::of(world).seen_by(own);
    let start = before(world, world.public().declarer()?);
    let legal = world.legal();
    let cards = legal.iter().filter_map(|mv| match mv {
        Move::Card(card) => Some(card.index() as Place),
        _ => None,
    });
    let value = |card: Place| {
        let mut trick = laid(world);
        trick.push(card);
        let mut look = Lookahead::new(&worths, meter);
        Some(points(world, own, look.value(&start, &mut trick, depth, WINDOW)?))
    };
    cards.map(value).collect()
}

/// A worth is twice what declarer gains over the others; a defender gains half of what declarer loses.
fn points(world: &Position, own: Seat, worth: i32) -> f64 {
    f64::from(worth) * if world.public().declarer() == Some(own) { 0.5 } else { -0.25 }
}
