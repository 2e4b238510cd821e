//! Shallow minimax: who wins by force within a few decisions.

use game::{MoveList, Position};

use super::rewards::Counting;
use crate::Meter;

/// What a short look ahead says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sight {
    /// These seats (one bit each) win by force within so many decisions.
    Won { winners: u8, plies: u32 },
    /// Nobody does within the depth.
    Open,
    /// The budget ran out on the way.
    Spent,
}

/// Move lists for each ply of the look, so that looking does not allocate.
#[derive(Debug)]
pub(super) struct Lookahead<P: Position> {
    lists: Vec<P::Moves>,
}

impl<P: Position> Lookahead<P> {
    pub(super) fn new() -> Lookahead<P> {
        Lookahead { lists: Vec::new() }
    }

    /// Who wins by force from here. A seat to move wins if one of its moves wins for it; others win if all of
    /// its moves win for the same seats.
    pub(super) fn look(
        &mut self,
        position: &P,
        depth: u32,
        counting: Counting,
        meter: &mut Meter<'_>,
    ) -> Sight {
        let Some(seat) = position.turn() else {
            let scores = position.ending().map_or_else(|| position.drawn(), |ending| ending.scores);
            let winners = counting.winners(position, &scores);
            return if winners == 0 { Sight::Open } else { Sight::Won { winners, plies: 0 } };
        };
        if depth == 0 {
            return Sight::Open;
        }
        let mut moves = self.lists.pop().unwrap_or_default();
        moves.clear();
        position.legal_into(&mut moves);
        let mut lost: Option<(u8, u32)> = None;
        let mut all_lost = true;
        let mut sight = None;
        let mut next = position.clone();
        for place in 0..moves.len() {
            if !meter.node() {
                sight = Some(Sight::Spent);
                break;
            }
            next.clone_from(position);
            next.play_unchecked(moves.get(place));
            match self.look(&next, depth - 1, counting, meter) {
                Sight::Spent => {
                    sight = Some(Sight::Spent);
                    break;
                }
                Sight::Won { winners, plies } if winners >> seat.index() & 1 == 1 => {
                    sight = Some(Sight::Won { winners, plies: plies + 1 });
                    break;
                }
                Sight::Won { winners, plies } => {
                    let (others, longest) = lost.unwrap_or((winners, 0));
                    all_lost &= others == winners;
                    lost = Some((winners, longest.max(plies + 1)));
                }
                Sight::Open => all_lost = false,
            }
        }
        self.lists.push(moves);
        match (sight, lost) {
            (Some(sight), _) => sight,
            (None, Some((winners, plies))) if all_lost => Sight::Won { winners, plies },
            _ => Sight::Open,
        }
    }
}
