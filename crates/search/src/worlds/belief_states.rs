//! Belief-state search: everybody decides on what they can know, the others too.

use game::{Game, Measure, MoveList, Position, SearchTree, Seat, TreeExtent, TreeFigure, Viewer, Worth};

use super::notes::Notes;
use crate::Meter;

/// What a seat knows of a position beyond what everybody knows, as a number: equal numbers look the same to it.
pub type Private<'a, P> = &'a dyn Fn(&P, Seat) -> u64;

/// What every move is worth on average to the seat to move, over worlds that are equally likely to it, when all that
/// follows is decided on beliefs.
///
/// **What it is.** A state is the set of worlds that everybody outside holds possible after what was said and played. Whoever
/// is to move tells some of them apart (`private`) and chooses one move for each group of worlds that look the same: the
/// best on average for its side, own side or other. What follows a move are the worlds in which it can be made, split by
/// what everybody is shown. So nobody chooses by what they cannot see (no strategy fusion), and the others may have to
/// guess.
///
/// **When to use it.** The last tricks, where all worlds can be listed.
///
/// **What it costs.** Every move that is possible in some world, in every state: the tree of all plays. `None` when the
/// budget is spent.
///
/// **What it does not handle.** A choice tells the others what a hand holds, and a mixed strategy hides it: neither is used.
/// All worlds fit what the searcher sees, so the others are taken to know the searcher's own cards.
///
/// ```
/// use game::{Limits, Line, Seat, Thinking, Worlds, think_alone};
/// use search::{Meter, example::Veil, worlds::by_beliefs};
///
/// // The other side has to guess as well: on the right it guesses wrong in half of the worlds.
/// let veil = Veil::new("0(1(1000 1000) 1(0101 1010))", 2, "none").unwrap();
/// let worlds = Line::new(veil.clone(), 0).view(Seat::new(0).into()).all_worlds(9).unwrap();
/// let values = think_alone(Limits::NONE, |thinking: &mut Thinking<'_, ()>| {
///     by_beliefs(&veil, &worlds, &|_, _| 0, &mut Meter::new(thinking, Limits::NONE))
/// });
/// let wins: Vec<f64> = values.unwrap().into_iter().map(|(_, value)| value).collect();
/// assert_eq!(wins, [-0.5, 0.0], "one world of four, and two");
/// ```
pub fn by_beliefs<G: Game>(
    game: &G,
    worlds: &[G::Position],
    private: Private<'_, G::Position>,
    meter: &mut Meter<'_>,
) -> Option<Vec<(G::Move, f64)>> {
    told_by_beliefs(game, worlds, private, TreeExtent::NOTHING, meter).map(|(found, _)| found)
}

/// The same, and the tree that was searched, as far as asked: each move with what it brings on average in the worlds in which it
/// can be made, to whoever makes it, the best first. At a decision below the root all moves are told that some hand there can
/// make; which hand makes which is for its owner to choose.
///
/// ```
/// use game::{Limits, Line, Thinking, TreeExtent, Worlds, think_alone};
/// use search::{Meter, example::Veil, worlds::told_by_beliefs};
///
/// let veil = Veil::new("0(1(1000 1000) 1(0101 1010))", 2, "none").unwrap();
/// let worlds = Line::new(veil.clone(), 0).view(game::Seat::new(0).into()).all_worlds(9).unwrap();
/// let told = think_alone(Limits::NONE, |thinking: &mut Thinking<'_, ()>| {
///     let mut meter = Meter::new(thinking, Limits::NONE);
///     told_by_beliefs(&veil, &worlds, &|_, _| 0, TreeExtent::default(), &mut meter)
/// });
/// let (_, tree) = told.unwrap();
/// let best = &tree.children[0];
/// assert_eq!((best.mv.as_deref(), best.figures[0].told("points")), (Some("b"), "worlds 4".to_owned()));
/// assert_eq!(best.children.len(), 2, "the other side has to guess");
/// ```
pub fn told_by_beliefs<G: Game>(
    game: &G,
    worlds: &[G::Position],
    private: Private<'_, G::Position>,
    extent: TreeExtent,
    meter: &mut Meter<'_>,
) -> Option<ToldByBeliefs<G>> {
    let first = worlds.first()?;
    let me = first.turn()?;
    let mut run = Run { game, private, me, sides: first.sides(), meter, notes: Notes::new(extent) };
    run.notes.begin();
    let state: State<G::Position> = worlds.iter().cloned().enumerate().collect();
    let mut found = Vec::new();
    for mv in first.legal().iter() {
        let values = run.tried(&state, me, mv)?;
        found.push((mv, mean(&values)));
    }
    let mut tree = run.notes.take();
    run.notes.narrow(&mut tree);
    Some((found, tree))
}

/// What every move is worth, and the tree that was searched.
pub type ToldByBeliefs<G> = (Vec<(<G as Game>::Move, f64)>, SearchTree);

/// Worlds by their number, each as it stands now.
type State<P> = Vec<(usize, P)>;
/// The worlds in which everybody is shown the same.
type Told<G> = (Vec<<G as Game>::Reveal>, State<<G as Game>::Position>);
/// What worlds turn out to be worth to the searcher.
type Values = Vec<(usize, f64)>;

struct Run<'a, 'm, G: Game> {
    game: &'a G,
    private: Private<'a, G::Position>,
    me: Seat,
    sides: [u8; game::MAX_SEATS],
    meter: &'a mut Meter<'m>,
    notes: Notes,
}

fn mean(values: &[(usize, f64)]) -> f64 {
    values.iter().map(|(_, value)| value).sum::<f64>() / values.len().max(1) as f64
}

impl<G: Game> Run<'_, '_, G> {
    /// What a side makes of a value to the searcher.
    fn sign(&self, seat: Seat) -> f64 {
        if self.sides[seat.index()] == self.sides[self.me.index()] { 1.0 } else { -1.0 }
    }

    /// The same as [`after`](Run::after), written down.
    fn tried(&mut self, state: &State<G::Position>, turn: Seat, mv: G::Move) -> Option<Values> {
        self.notes.enter(turn, || mv.to_string());
        let values = self.after(state, mv)?;
        let sign = self.sign(turn);
        self.notes.leave(|| {
            let outcomes: Vec<f64> = values.iter().map(|(_, value)| sign * value).collect();
            let count = TreeFigure::count(Measure::Worlds, values.len() as u64);
            let figures = [count].into_iter().chain(TreeFigure::outcomes(&outcomes)).collect();
            (Worth::Points(sign * mean(&values)), figures)
        });
        Some(values)
    }

    /// What the worlds of a state in which a move is legal are worth after it.
    fn after(&mut self, state: &State<G::Position>, mv: G::Move) -> Option<Values> {
        // What everybody outside sees tells worlds apart.
        let mut told: Vec<Told<G>> = Vec::new();
        for (number, before) in state.iter().filter(|(_, position)| position.is_legal(mv)) {
            if !self.meter.node() {
                return None;
            }
            let after = before.after(mv);
            let shown = self.game.shown_after(before, mv, &after, Viewer::Spectator);
            match told.iter_mut().find(|(known, _)| *known == shown) {
                Some((_, worlds)) => worlds.push((*number, after)),
                None => told.push((shown, vec![(*number, after)])),
            }
        }
        let mut values = Vec::new();
        for (_, worlds) in told {
            values.extend(self.value(worlds)?);
        }
        Some(values)
    }

    /// What the worlds of a state are worth when everybody plays on.
    fn value(&mut self, mut state: State<G::Position>) -> Option<Values> {
        let mut values = Values::new();
        state.retain(|(number, position)| match position.ending() {
            Some(ending) => {
                values.push((*number, f64::from(ending.scores[self.me])));
                false
            }
            None => true,
        });
        while let Some(turn) = state.first().and_then(|(_, position)| position.turn()) {
            let same: State<G::Position> =
                state.extract_if(.., |(_, position)| position.turn() == Some(turn)).collect();
            values.extend(self.decided(&same, turn)?);
        }
        Some(values)
    }

    /// Whoever is to move chooses one move for all worlds that look the same to them.
    fn decided(&mut self, state: &State<G::Position>, turn: Seat) -> Option<Values> {
        let mut groups: Vec<(u64, Vec<usize>)> = Vec::new();
        let mut moves: Vec<G::Move> = Vec::new();
        for (number, position) in state {
            let known = (self.private)(position, turn);
            match groups.iter_mut().find(|(key, _)| *key == known) {
                Some((_, worlds)) => worlds.push(*number),
                None => groups.push((known, vec![*number])),
            }
            for mv in position.legal().iter() {
                if !moves.as_slice().contains(&mv) {
                    moves.push(mv);
                }
            }
        }
        let mut tried = Vec::with_capacity(moves.len());
        for mv in moves {
            tried.push(self.tried(state, turn, mv)?);
        }
        let sign = self.sign(turn);
        let mut values = Values::new();
        for (_, worlds) in &groups {
            let of_group = |values: &Values| -> Option<Values> {
                let own: Values =
                    values.iter().filter(|(number, _)| worlds.as_slice().contains(number)).copied().collect();
                // A move that looks the same must be legal in all of them.
                (own.len() == worlds.len()).then_some(own)
            };
            let gain = |values: &Values| sign * values.iter().map(|(_, value)| value).sum::<f64>();
            let best = tried
                .iter()
                .filter_map(of_group)
                .reduce(|best, next| if gain(&next) > gain(&best) { next } else { best });
            values.extend(best.unwrap_or_default());
        }
        Some(values)
    }
}

#[cfg(test)]
mod tests {
    use game::{Limits, Line, Thinking, Worlds, think_alone};

    use super::*;
    use crate::example::{Spot, Veil};

    /// What each move of the first seat is worth, as a number of won worlds: scores are 1 and -1.
    fn wins(tree: &str, knowing: &str) -> Vec<f64> {
        let veil = Veil::new(tree, 2, knowing).unwrap();
        let worlds = Line::new(veil.clone(), 0).view(Seat::new(0).into()).all_worlds(64).unwrap();
        let other_knows = knowing == "1";
        let private = |spot: &Spot, seat: Seat| {
            if other_knows && seat == Seat::new(1) { spot.world() as u64 } else { 0 }
        };
        let values = think_alone(Limits::NONE, |thinking: &mut Thinking<'_, ()>| {
            by_beliefs(&veil, &worlds, &private, &mut Meter::new(thinking, Limits::NONE)).unwrap()
        });
        let count = worlds.len() as f64;
        values.into_iter().map(|(_, mean)| mean.midpoint(1.0) * count).collect()
    }

    #[test]
    fn an_opponent_who_must_guess_is_no_longer_taken_to_know() {
        let figure_4 = "0(1(1000 1000) 1(0101 1010))";
        assert_eq!(wins(figure_4, "1"), [1.0, 0.0], "who knows the world never guesses wrong");
        assert_eq!(wins(figure_4, "none"), [1.0, 2.0]);
    }

    #[test]
    fn decisions_are_not_put_off() {
        let figure_5 = "0(1(0(11100 00011) 0(11100 00011)) 1(0(11110 00000) 0(11110 00000)))";
        assert_eq!(wins(figure_5, "1"), [3.0, 4.0]);
        assert_eq!(wins(figure_5, "none"), [3.0, 4.0]);
    }

    #[test]
    fn what_somebody_knows_is_used_by_them_alone() {
        // The same choice by the first seat, who knows nothing, and by the second, who knows the world.
        assert_eq!(wins("0(0(1100 0011) 1000)", "1"), [2.0, 1.0]);
        assert_eq!(wins("0(1(1100 0011) 1000)", "1"), [0.0, 1.0]);
        assert_eq!(wins("0(1(1100 0011) 1000)", "none"), [2.0, 1.0]);
    }

    #[test]
    fn a_spent_budget_gives_no_answer() {
        let veil = Veil::new("0(1(1000 1000) 1(0101 1010))", 2, "none").unwrap();
        let worlds = Line::new(veil.clone(), 0).view(Seat::new(0).into()).all_worlds(9).unwrap();
        think_alone(Limits::NONE, |thinking: &mut Thinking<'_, ()>| {
            let mut meter = Meter::new(thinking, Limits::nodes(3));
            assert_eq!(by_beliefs(&veil, &worlds, &|_, _| 0, &mut meter), None);
        });
    }

    /// By trying every pair of plans of both sides: a plan has one move for everything that its side can see.
    #[test]
    fn it_is_what_the_best_plans_bring_where_every_side_decides_once() {
        use game::random::{Fast, below, fast};
        let leaf = |rng: &mut Fast| -> String {
            (0..4).map(|_| if below(rng, 2) == 1 { '1' } else { '0' }).collect()
        };
        let mut rng = fast(11);
        for _ in 0..300 {
            let leaves: Vec<String> = (0..4).map(|_| leaf(&mut rng)).collect();
            let tree = format!("0(1({} {}) 1({} {}))", leaves[0], leaves[1], leaves[2], leaves[3]);
            let ones = |text: &String| text.bytes().filter(|byte| *byte == b'1').count() as f64;
            let expected = [ones(&leaves[0]).min(ones(&leaves[1])), ones(&leaves[2]).min(ones(&leaves[3]))];
            assert_eq!(wins(&tree, "none"), expected, "{tree}");
            let both = |one: &String, other: &String| {
                one.bytes().zip(other.bytes()).filter(|(one, other)| *one == b'1' && *other == b'1').count()
                    as f64
            };
            let knowing = [both(&leaves[0], &leaves[1]), both(&leaves[2], &leaves[3])];
            assert_eq!(wins(&tree, "1"), knowing, "{tree}");
        }
    }
}
