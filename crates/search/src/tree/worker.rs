//! The recursion of alpha-beta on one thread.

use game::{LineRules, MoveList, Position, Scores, Seat};

use super::memory::{Memory, Ranking, Which};
use super::options::{Against, AlphaBetaOptions, DepthUnit, Raise};
use super::reductions::ReductionTable;
use super::table::TranspositionTable;
use crate::trail::RepetitionRule;
use crate::value::{Aim, ENDLESS, MOST, WIN};
use crate::{Guide, Meter, Outlook, Root};

/// No branch is longer. Only turns without end get there, where the rules know no repetition.
pub(super) const FURTHEST: usize = 500;

/// On what a value rests.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Basis {
    /// Whether an evaluation had a part in it.
    pub(super) guessed: bool,
    /// The place of the earliest step of the line that a repetition in it refers to.
    pub(super) earliest: u32,
}

impl Basis {
    pub(super) const SURE: Basis = Basis { guessed: false, earliest: u32::MAX };
    pub(super) const GUESSED: Basis = Basis { guessed: true, earliest: u32::MAX };

    pub(super) fn and(self, other: Basis) -> Basis {
        Basis { guessed: self.guessed || other.guessed, earliest: self.earliest.min(other.earliest) }
    }
}

/// A value from the view of the side to move at the node in question, and what it rests on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Found {
    pub(super) value: i32,
    pub(super) basis: Basis,
}

impl Found {
    /// Nothing found yet, or the search was stopped: worse than everything.
    const NOTHING: Found = Found { value: -ENDLESS, basis: Basis::SURE };

    /// The same from the view of the other side, if it is the other side.
    fn turned(self, other: bool) -> Found {
        if other { Found { value: -self.value, ..self } } else { self }
    }
}

/// What a move led to.
#[derive(Clone, Copy, Debug)]
pub(super) enum Arrival {
    /// The game is over; the value for the side that moved.
    Over(Found),
    /// The game goes on.
    Running {
        /// Whether the other side is to move now.
        other_side: bool,
        /// How much depth the move used up.
        cost: i32,
    },
}

/// One thread of a search.
pub(super) struct Worker<'a, P: Position, E> {
    pub(super) guide: &'a E,
    pub(super) options: &'a AlphaBetaOptions,
    pub(super) table: Option<&'a TranspositionTable>,
    pub(super) reductions: Option<&'a ReductionTable>,
    pub(super) memory: &'a mut Memory<P>,
    pub(super) meter: Meter<'a>,
    pub(super) me: Seat,
    pub(super) rules: LineRules,
    pub(super) repetition: Option<RepetitionRule>,
    /// Decisions between the start of the game and the root.
    pub(super) plies_before: usize,
    /// Whether the guide may be asked for the outlook of a position.
    foresees: bool,
    /// Whether moves that do not answer a threat may be left out. Not where the game so far could draw such a
    /// move by repetition.
    presses: bool,
    /// The depth of the current pass.
    pub(super) pass_depth: usize,
    /// Parts the entries of searches that mean different things by a value.
    pub(super) salt: u64,
}

impl<'a, P: Position, E: Guide<P>> Worker<'a, P, E> {
    /// A worker at a root where `me` is to move.
    pub(super) fn new(
        root: &Root<P>,
        me: Seat,
        (guide, options): (&'a E, &'a AlphaBetaOptions),
        (table, reductions, epoch): (Option<&'a TranspositionTable>, Option<&'a ReductionTable>, u64),
        memory: &'a mut Memory<P>,
        meter: Meter<'a>,
    ) -> Self {
        let rules = root.position.line_rules();
        let repetition = rules.repetition.map(|times| RepetitionRule {
            times: u32::from(times),
            first: options.first_repetition,
            cycle: guide.shortest_cycle(),
        });
        memory.begin(&root.position);
        memory.frames[0].seat = me;
        memory.frames[0].ours = true;
        if repetition.is_some() {
            let key = root.position.key();
            memory.frames[0].key = key;
            memory.trail.begin(&root.path, key, guide.progress(&root.position));
        }
        let foresees = options.aim == Aim::Win && root.position.seats() == 2;
        let presses = foresees && !repetition.is_some_and(|rule| memory.trail.past_may_draw(rule.times));
        // At a table of two a value means the same whoever asks, unless only the own score counts.
        let symmetric = root.position.seats() == 2 && options.aim != Aim::Own;
        let salt = epoch ^ if symmetric { 0 } else { game::random::mix(me.index() as u64 + 1) };
        Worker {
            guide,
            options,
            table,
            reductions,
            memory,
            meter,
            me,
            rules,
            repetition,
            plies_before: root.plies,
            foresees,
            presses,
            pass_depth: 0,
            salt,
        }
    }

    /// Plays a move at `ply`. `None` when the budget is used up.
    pub(super) fn enter(&mut self, ply: usize, mv: P::Move) -> Option<Arrival> {
        if !self.meter.node() {
            return None;
        }
        self.memory.play(ply, mv);
        Some(self.arrive(ply))
    }

    /// Goes from the position at `ply` to one that no move leads to. `None` when the budget is used up.
    pub(super) fn enter_position(&mut self, ply: usize, position: P) -> Option<Arrival> {
        if !self.meter.node() {
            return None;
        }
        self.memory.put(ply + 1, position);
        Some(self.arrive(ply))
    }

    /// What came of the step from `ply` to the next.
    fn arrive(&mut self, ply: usize) -> Arrival {
        let position = &self.memory.positions[ply + 1];
        let mover_is_ours = self.memory.frames[ply].ours;
        let Some(seat) = position.turn() else {
            if let Some(value) = self.guide.ended(position, self.me) {
                let value = value.clamp(-MOST, MOST);
                return Arrival::Over(Found { value, basis: Basis::SURE }.turned(!mover_is_ours));
            }
            let ending = position.ending();
            debug_assert!(ending.is_some(), "nobody is to move, so the game is over");
            let scores = ending.map_or_else(|| position.drawn(), |ending| ending.scores);
            return Arrival::Over(self.ended(ply, &scores, Basis::SURE));
        };
        if let Some(rule) = self.repetition {
            let (key, progress) = (position.key(), self.guide.progress(position));
            self.memory.frames[ply + 1].key = key;
            if let Some(earliest) = self.memory.trail.arrive(ply + 1, key, progress, rule) {
                let scores = self.memory.positions[ply + 1].drawn();
                return Arrival::Over(self.ended(ply, &scores, Basis { earliest, ..Basis::SURE }));
            }
        }
        let position = &self.memory.positions[ply + 1];
        if self.rules.move_limit.is_some_and(|limit| self.plies_before + ply + 1 >= limit as usize) {
            return Arrival::Over(self.ended(ply, &position.drawn(), Basis::SURE));
        }
        let ours = self.is_ours(position, seat);
        let same_seat = seat == self.memory.frames[ply].seat;
        let frame = &mut self.memory.frames[ply + 1];
        frame.seat = seat;
        frame.ours = ours;
        let cost = i32::from(self.options.depth_unit == DepthUnit::Decisions || !same_seat);
        Arrival::Running { other_side: ours != mover_is_ours, cost }
    }

    fn is_ours(&self, position: &P, seat: Seat) -> bool {
        seat == self.me
            || match self.options.against {
                Against::Everybody => false,
                Against::OtherSides => {
                    let sides = position.sides();
                    sides[seat.index()] == sides[self.me.index()]
                }
            }
    }

    /// The value, for the side that moved at `ply`, of a game that ended by that move.
    fn ended(&self, ply: usize, scores: &Scores, basis: Basis) -> Found {
        let sides = self.options.against.sides(&self.memory.positions[ply + 1], self.me);
        let value = self.options.aim.value(scores, sides, self.me, ply + 1);
        Found { value, basis }.turned(!self.memory.frames[ply].ours)
    }

    /// The value of a move just entered at `ply`, for the side that made it; `place` is how many moves were
    /// tried before it.
    pub(super) fn weigh(
        &mut self,
        ply: usize,
        arrival: Arrival,
        depth: i32,
        place: usize,
        alpha: i32,
        beta: i32,
    ) -> Found {
        let (other_side, cost) = match arrival {
            Arrival::Over(found) => return found,
            Arrival::Running { other_side, cost } => (other_side, cost),
        };
        let depth = depth - cost;
        if !self.options.pruning {
            return self.below(ply, other_side, depth, -ENDLESS, ENDLESS);
        }
        if let Some(less) = self.reduction(ply, depth, place) {
            let found = self.below(ply, other_side, depth - less, alpha, alpha + 1);
            if found.value <= alpha || self.meter.is_stopped() {
                return found;
            }
        }
        if self.options.minimal_window && place > 0 && beta - alpha > 1 {
            let found = self.below(ply, other_side, depth, alpha, alpha + 1);
            if found.value <= alpha || found.value >= beta || self.meter.is_stopped() {
                return found;
            }
        }
        self.below(ply, other_side, depth, alpha, beta)
    }

    /// Whether the position just entered has been met at its ply before and is to be left out.
    pub(super) fn was_met(&mut self, ply: usize, arrival: Arrival) -> bool {
        if !self.options.skips_met() || matches!(arrival, Arrival::Over(_)) {
            return false;
        }
        let key = self.memory.positions[ply].key();
        !self.memory.meet(ply, key)
    }

    /// How much less deep a late move is searched at first.
    fn reduction(&self, ply: usize, depth: i32, place: usize) -> Option<i32> {
        let less = self.reductions?.get(depth, place)?;
        let mv = self.memory.frames[ply + 1].mv?;
        let killer = self.memory.frames[ply].killers.contains(&Some(mv));
        (!killer && !self.guide.noisy(&self.memory.positions[ply], mv)).then_some(less)
    }

    pub(super) fn below(&mut self, ply: usize, other_side: bool, depth: i32, alpha: i32, beta: i32) -> Found {
        let (alpha, beta) = if other_side { (-beta, -alpha) } else { (alpha, beta) };
        self.visit(ply + 1, depth, alpha, beta).turned(other_side)
    }

    /// The value of the running position at `ply` for the side to move. Beyond the window only a bound.
    fn visit(&mut self, ply: usize, depth: i32, alpha: i32, beta: i32) -> Found {
        self.memory.frames[ply].line.clear();
        let position = &self.memory.positions[ply];
        if let Some(value) = self.guide.verdict(position, self.me) {
            self.meter.judge(1);
            return self.guess(ply, value);
        }
        let settled = || depth <= -(self.options.settle.min(30) as i32) || self.guide.settled(position);
        if (depth <= 0 && settled()) || ply >= FURTHEST {
            self.meter.judge(1);
            return self.quiesce(ply, self.options.quiescence, alpha, beta);
        }
        let foresight = self.options.foresight || self.options.extension;
        let outlook = if foresight { self.outlook(ply) } else { Outlook::Open };
        if let Outlook::Wins(mv) = outlook
            && self.options.foresight
        {
            return self.wins_at_once(ply, mv);
        }
        let key = self.table.map(|_| self.table_key(ply, depth));
        let mut hint = None;
        if let Some((table, key)) = self.table.zip(key)
            && let Some(entry) = table.get(key)
        {
            hint = entry.best.filter(|_| self.options.table.is_some_and(|table| table.move_first));
            if let Some(found) = self.believe(ply, &entry, depth, alpha, beta) {
                return found;
            }
        }
        let refuted = (self.options.refutations > 0).then(|| self.refutation_key(ply));
        hint = hint.or_else(|| self.memory.refutations.get(refuted?));
        let pressed = outlook == Outlook::Pressed;
        if !pressed && let Some(found) = self.stands_above(ply, depth, alpha, beta) {
            return found;
        }
        // What does not answer a threat loses to the next move, as the search would see if it looked that far.
        let sees_loss = depth >= 2 || self.options.quiescence > 0;
        let answers = pressed && self.options.foresight && self.presses && sees_loss;
        let which = if answers { Which::Answers } else { Which::All };
        let count = self.memory.rank_moves(ply, &self.ranking(hint, which));
        self.meter.judge(count);
        if count == 0 {
            return self.loses_next(ply);
        }
        let extended = pressed && self.options.extension && ply < 2 * self.pass_depth;
        let reach = depth + i32::from(extended);
        let mut best = Found::NOTHING;
        let mut best_place = None;
        let mut basis = Basis::SURE;
        let mut raised = alpha;
        for place in 0..count {
            let (listed, mv) = self.memory.frames[ply].pick(place);
            if beta - alpha <= 1 && self.comes_too_late(ply, depth, place, best.value, mv) {
                basis = basis.and(Basis::GUESSED);
                continue;
            }
            let Some(arrival) = self.enter(ply, mv) else { return Found::NOTHING };
            if self.was_met(ply + 1, arrival) {
                continue;
            }
            let found = self.weigh(ply, arrival, reach, place, raised, beta);
            if self.meter.is_stopped() {
                return Found::NOTHING;
            }
            basis = basis.and(found.basis);
            if found.value > best.value {
                best = found;
                if found.value > raised {
                    raised = found.value;
                    best_place = Some(listed);
                    self.memory.prefer(ply, mv, matches!(arrival, Arrival::Running { .. }));
                }
            }
            if self.options.pruning && best.value >= beta {
                // The one refutation is all that the bound rests on.
                basis = found.basis;
                self.memory.reward(ply, mv, depth, self.guide);
                if let Some(key) = refuted {
                    self.memory.refutations.put(key, listed);
                }
                break;
            }
        }
        if best.value < beta
            && let Some(place) = best_place
        {
            let raise = match self.options.raise {
                Raise::AtCuts => None,
                Raise::AtBest => Some(depth),
                Raise::AtBestByHalf => Some(depth - 1),
            };
            if let Some(by) = raise {
                let mv = self.memory.frames[ply].moves.get(place.into());
                self.memory.reward(ply, mv, by, self.guide);
            }
        }
        if best == Found::NOTHING {
            // All moves were left out.
            let value = self.guide.evaluate_branch(&self.memory.positions[..=ply], self.me);
            return self.guess(ply, value);
        }
        let found = Found { value: best.value, basis };
        if let Some(key) = key {
            self.remember(key, ply, depth, found, alpha, beta, best_place);
        }
        found
    }

    /// The position at `ply` as it lies there, however it came about.
    fn refutation_key(&self, ply: usize) -> u64 {
        if self.repetition.is_some() { self.memory.frames[ply].key } else { self.memory.positions[ply].key() }
    }

    /// What the guide is sure of at once.
    fn outlook(&self, ply: usize) -> Outlook<P::Move> {
        if self.foresees { self.guide.outlook(&self.memory.positions[ply]) } else { Outlook::Open }
    }

    /// The side to move wins with this move, which need not be made.
    fn wins_at_once(&mut self, ply: usize, mv: P::Move) -> Found {
        self.memory.prefer(ply, mv, false);
        let ends = ply as i32 + self.guide.decisions_of_a_win() as i32;
        Found { value: WIN - ends, basis: Basis::SURE }
    }

    /// Whatever the side to move does, the other side wins with its next move.
    fn loses_next(&mut self, ply: usize) -> Found {
        let position = &self.memory.positions[ply];
        let line = &mut self.memory.frames[ply].line;
        if let Some(mv) = position.legal().iter().next() {
            line.push(mv);
            if let Outlook::Wins(reply) = self.guide.outlook(&position.after(mv)) {
                line.push(reply);
            }
        }
        let ends = ply as i32 + 1 + self.guide.decisions_of_a_win() as i32;
        Found { value: ends - WIN, basis: Basis::SURE }
    }

    /// An evaluation, and beyond it only moves that change a lot, or answers to a threat.
    fn quiesce(&mut self, ply: usize, left: u32, alpha: i32, beta: i32) -> Found {
        self.memory.frames[ply].line.clear();
        let outlook = if self.options.quiescence > 0 { self.outlook(ply) } else { Outlook::Open };
        if let Outlook::Wins(mv) = outlook {
            return self.wins_at_once(ply, mv);
        }
        // A side that must answer cannot stop here, nor can anybody where something must be taken first.
        let pressed = outlook == Outlook::Pressed && self.presses && left > 0;
        let unsettled =
            self.options.settle > 0 && left > 0 && !self.guide.settled(&self.memory.positions[ply]);
        let mut best = Found::NOTHING;
        let mut basis = Basis::SURE;
        let mut raised = alpha;
        if !pressed && !unsettled {
            let value = self.guide.evaluate_branch(&self.memory.positions[..=ply], self.me);
            best = self.guess(ply, value);
            if left == 0 || (self.options.pruning && best.value >= beta) {
                return best;
            }
            basis = best.basis;
            raised = alpha.max(best.value);
        }
        let which = if pressed {
            Which::Answers
        } else if unsettled {
            Which::All
        } else {
            Which::Noisy
        };
        let count = self.memory.rank_moves(ply, &self.ranking(None, which));
        if pressed && count == 0 {
            return self.loses_next(ply);
        }
        for place in 0..count {
            let (_, mv) = self.memory.frames[ply].pick(place);
            let Some(arrival) = self.enter(ply, mv) else { return Found::NOTHING };
            let found = match arrival {
                Arrival::Over(found) => found,
                Arrival::Running { other_side, .. } => {
                    let (low, high) = if self.options.pruning { (raised, beta) } else { (-ENDLESS, ENDLESS) };
                    let (low, high) = if other_side { (-high, -low) } else { (low, high) };
                    match self.guide.verdict(&self.memory.positions[ply + 1], self.me) {
                        Some(value) => self.guess(ply + 1, value),
                        None => self.quiesce(ply + 1, left - 1, low, high),
                    }
                    .turned(other_side)
                }
            };
            if self.meter.is_stopped() {
                return Found::NOTHING;
            }
            basis = basis.and(found.basis);
            if found.value > best.value {
                best = found;
                if found.value > raised {
                    raised = found.value;
                    self.memory.prefer(ply, mv, matches!(arrival, Arrival::Running { .. }));
                }
            }
            if self.options.pruning && best.value >= beta {
                basis = found.basis;
                break;
            }
        }
        Found { value: best.value, basis }
    }

    /// An evaluation for our side, turned to the side to move at `ply`.
    pub(super) fn guess(&self, ply: usize, value: i32) -> Found {
        Found { value: value.clamp(-MOST, MOST), basis: Basis::GUESSED }.turned(!self.memory.frames[ply].ours)
    }

    fn ranking(&self, hint: Option<u16>, which: Which) -> Ranking<'a, E> {
        Ranking { guide: self.guide, options: self.options, hint, which }
    }
}
