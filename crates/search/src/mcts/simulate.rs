//! Playouts: from where the tree ends to an end of the game, or to an evaluation.

use game::random::{Fast, below, unit};
use game::{LineRules, MoveList, Position, Seat};

use super::lookahead::{Lookahead, Sight};
use super::options::{Cut, Greedy, Hint};
use super::rewards::{Counting, Rewards};
use crate::playout::{Course, random_game};
use crate::value::MOST;
use crate::{Guide, Meter};

/// A cut playout goes on for at most so many decisions in search of a settled position.
const MOST_UNSETTLED: u32 = 30;

/// How playouts are played.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Simulation<'a, E> {
    pub(crate) guide: &'a E,
    pub(crate) greedy: Option<Greedy>,
    pub(crate) cut: Option<Cut>,
    /// So many decisions of minimax before each move.
    pub(crate) lookahead: u32,
    pub(crate) counting: Counting,
    pub(crate) rules: LineRules,
    /// A playout that lasts longer counts as drawn.
    pub(crate) most: u32,
}

/// What playouts work with, kept from one to the next.
#[derive(Debug)]
pub(crate) struct Workbench<P: Position> {
    moves: P::Moves,
    safe: P::Moves,
    pub(super) lookahead: Lookahead<P>,
    /// The moves of the current iteration with who made them, if somebody wants to know.
    pub(super) played: Option<Vec<(Seat, P::Move)>>,
}

impl<P: Position> Workbench<P> {
    pub(crate) fn new() -> Workbench<P> {
        Workbench {
            moves: P::Moves::default(),
            safe: P::Moves::default(),
            lookahead: Lookahead::new(),
            played: None,
        }
    }

    fn note(&mut self, seat: Seat, mv: P::Move) {
        if let Some(played) = &mut self.played
            && played.len() < played.capacity()
        {
            played.push((seat, mv));
        }
    }
}

impl<E> Simulation<'_, E> {
    /// Plays on from a running position that is `plies` decisions from the start of the game. `None` when
    /// the budget runs out on the way.
    pub(crate) fn run<P: Position>(
        &self,
        position: &mut P,
        plies: usize,
        bench: &mut Workbench<P>,
        rng: &mut Fast,
        meter: &mut Meter<'_>,
    ) -> Option<Rewards>
    where
        E: Guide<P>,
    {
        let plain = self.greedy.is_none() && self.cut.is_none() && self.lookahead == 0;
        if plain && bench.played.is_none() {
            let course = Course { rules: self.rules, most: self.most };
            let scores = random_game(position, plies, course, rng, meter)?;
            return Some(self.counting.rewards(position, &scores));
        }
        let left = match self.rules.move_limit {
            Some(limit) => (limit as usize).saturating_sub(plies).min(self.most as usize),
            None => self.most as usize,
        };
        for made in 0..left {
            if self.is_cut(position, made as u32) {
                return Some(self.evaluated(position));
            }
            let Some(seat) = position.turn() else { break };
            let mv = self.choose(position, seat, bench, rng, meter)?;
            if !meter.node() {
                return None;
            }
            bench.note(seat, mv);
            position.play_unchecked(mv);
            if position.turn().is_none() {
                return Some(self.counting.ended(position));
            }
        }
        Some(self.counting.rewards(position, &position.drawn()))
    }

    fn is_cut<P: Position>(&self, position: &P, made: u32) -> bool
    where
        E: Guide<P>,
    {
        self.cut.is_some_and(|cut| {
            made >= cut.after && (made >= cut.after + MOST_UNSETTLED || self.guide.settled(position))
        })
    }

    /// The evaluation of a position for each seat, squeezed into 0 to 1.
    fn evaluated<P: Position>(&self, position: &P) -> Rewards
    where
        E: Guide<P>,
    {
        let scale = self.cut.map_or(1.0, |cut| cut.scale.max(1e-9));
        let mut rewards = Rewards::default();
        for seat in Seat::all(position.seats()) {
            let value = f64::from(self.guide.evaluate(position, seat).clamp(-MOST, MOST));
            rewards[seat.index()] = 1.0 / (1.0 + libm::exp(-value / scale));
        }
        rewards
    }

    fn choose<P: Position>(
        &self,
        position: &P,
        seat: Seat,
        bench: &mut Workbench<P>,
        rng: &mut Fast,
        meter: &mut Meter<'_>,
    ) -> Option<P::Move>
    where
        E: Guide<P>,
    {
        let greedy = self.greedy.filter(|greedy| unit(rng) >= greedy.epsilon);
        if self.lookahead == 0 && greedy.is_none() {
            return Some(position.random_move(rng));
        }
        bench.moves.clear();
        position.legal_into(&mut bench.moves);
        if self.lookahead > 0
            && let Some(winning) = self.look_ahead(position, seat, bench, meter)?
        {
            return Some(winning);
        }
        match greedy {
            Some(greedy) => self.greediest(position, seat, greedy.by, bench, rng, meter),
            None => Some(bench.moves.get(below(rng, bench.moves.len() as u32) as usize)),
        }
    }

    /// A move that wins by force, or else leaves only the moves that do not lose by force, unless all do.
    #[expect(clippy::option_option, reason = "no budget and no win are two things")]
    fn look_ahead<P: Position>(
        &self,
        position: &P,
        seat: Seat,
        bench: &mut Workbench<P>,
        meter: &mut Meter<'_>,
    ) -> Option<Option<P::Move>> {
        bench.safe.clear();
        for place in 0..bench.moves.len() {
            let mv = bench.moves.get(place);
            if !meter.node() {
                return None;
            }
            match bench.lookahead.look(&position.after(mv), self.lookahead - 1, self.counting, meter) {
                Sight::Spent => return None,
                Sight::Won { winners, .. } if winners >> seat.index() & 1 == 1 => return Some(Some(mv)),
                Sight::Won { .. } => {}
                Sight::Open => bench.safe.push(mv),
            }
        }
        if !bench.safe.is_empty() {
            std::mem::swap(&mut bench.moves, &mut bench.safe);
        }
        Some(None)
    }

    /// The move that looks best; of equals each has the same chance.
    fn greediest<P: Position>(
        &self,
        position: &P,
        seat: Seat,
        by: Hint,
        bench: &Workbench<P>,
        rng: &mut Fast,
        meter: &mut Meter<'_>,
    ) -> Option<P::Move>
    where
        E: Guide<P>,
    {
        let mut best: Option<(P::Move, i32)> = None;
        let mut equals = 0;
        for mv in bench.moves.iter() {
            let value = match by {
                Hint::Order => self.guide.order(position, mv),
                Hint::Evaluation => {
                    if !meter.node() {
                        return None;
                    }
                    self.look_of(&position.after(mv), seat)
                }
            };
            match best {
                Some((_, highest)) if value < highest => {}
                Some((_, highest)) if value == highest => {
                    equals += 1;
                    if below(rng, equals) == 0 {
                        best = Some((mv, value));
                    }
                }
                _ => {
                    equals = 1;
                    best = Some((mv, value));
                }
            }
        }
        best.map(|(mv, _)| mv)
    }

    /// What a position looks like to a seat; ends look better or worse than any evaluation.
    fn look_of<P: Position>(&self, position: &P, seat: Seat) -> i32
    where
        E: Guide<P>,
    {
        match position.ending() {
            None => self.guide.evaluate(position, seat).clamp(-MOST, MOST),
            Some(ending) => match self.counting.winners(position, &ending.scores) {
                0 => 0,
                winners if winners >> seat.index() & 1 == 1 => MOST + 1,
                _ => -MOST - 1,
            },
        }
    }
}
