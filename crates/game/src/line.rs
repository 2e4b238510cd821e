//! A line of play: a deal, the decisions made so far, and where the game stands.

use std::collections::BTreeMap;

use thiserror::Error;

use crate::{Account, Ending, Event, Game, MoveList, Position, Seat, Viewer};

/// A move that the rules do not allow, or a game that is over.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum IllegalMove {
    /// Not among the legal moves.
    #[error("{0} is not a legal move here")]
    NotLegal(String),
    /// Not among the legal moves, and the game can say why.
    #[error("{mv} is not a legal move here: {why}")]
    Against {
        /// The move.
        mv: String,
        /// What the rules demand instead.
        why: String,
    },
    /// Nobody is to move.
    #[error("the game is over")]
    Over,
}

/// A game being played: the deal, every decision, every position on the way.
///
/// The line enforces what no single position can know (repetition, limit of moves) and refuses illegal
/// moves, staying as it was.
///
/// ```
/// # #[cfg(feature = "toy")] {
/// use game::{Game, Line, Options, toy::Toy, random::deal_stream};
/// let toy = Toy::from_options(&Options::none()).unwrap();
/// let deal = toy.deal(&mut deal_stream(1, 0));
/// let mut line = Line::new(toy, deal);
/// let first = line.legal()[0];
/// line.play(first).unwrap();
/// assert_eq!(line.undo(), Some(first));
/// # }
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line<G: Game> {
    game: G,
    deal: G::Deal,
    /// Every position from the start to now: one more than there are moves.
    positions: Vec<G::Position>,
    moves: Vec<G::Move>,
    ending: Option<Ending>,
    /// How the scores of an ending from outside came about; empty where its reason says everything.
    account: Account,
    /// Where positions occurred, by their keys, in games that count repetitions: so that a move costs the same however
    /// long the line is.
    occurred: BTreeMap<u64, Vec<u32>>,
}

impl<G: Game> Line<G> {
    /// A game that has just been dealt.
    pub fn new(game: G, deal: G::Deal) -> Line<G> {
        let start = game.start(&deal);
        Line::begin(game, deal, start)
    }

    /// A line that begins in the middle of a game without a deal.
    pub fn from_position(game: G, position: G::Position) -> Line<G>
    where
        G: Game<Deal = ()>,
    {
        Line::begin(game, (), position)
    }

    fn begin(game: G, deal: G::Deal, start: G::Position) -> Line<G> {
        let ending = start.ending();
        let (positions, moves) = (Vec::new(), Vec::new());
        let (account, occurred) = (Account::new(), BTreeMap::new());
        let mut line = Line { game, deal, positions, moves, ending, account, occurred };
        line.push(start);
        line
    }

    /// One more position.
    fn push(&mut self, position: G::Position) {
        if position.line_rules().repetition.is_some() {
            self.occurred.entry(position.key()).or_default().push(self.positions.len() as u32);
        }
        self.positions.push(position);
    }

    /// The rules.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The deal.
    pub fn deal(&self) -> &G::Deal {
        &self.deal
    }

    /// The decisions so far.
    pub fn moves(&self) -> &[G::Move] {
        &self.moves
    }

    /// Where the game stands.
    pub fn position(&self) -> &G::Position {
        &self.positions[self.moves.len()]
    }

    /// The position the line began with.
    pub fn start(&self) -> &G::Position {
        &self.positions[0]
    }

    /// The positions before the current one, oldest first.
    pub fn earlier(&self) -> &[G::Position] {
        &self.positions[..self.moves.len()]
    }

    /// Every position from the start to now.
    pub fn positions(&self) -> &[G::Position] {
        &self.positions
    }

    /// Whose decision it is; `None` when the game is over.
    pub fn turn(&self) -> Option<Seat> {
        if self.ending.is_some() { None } else { self.position().turn() }
    }

    /// How the game ended, if it did.
    pub fn ending(&self) -> Option<&Ending> {
        self.ending.as_ref()
    }

    /// How the scores came about, where the game has an account. A game that was ended from outside has the one it was
    /// ended with: the rest of a deal that was claimed is counted; where somebody resigned, ran out of time or repeated
    /// there is none, and the reason says everything.
    pub fn account(&self) -> Account {
        let by_the_rules = self.ending.is_some() && self.position().ending() == self.ending;
        if by_the_rules { self.game.account(self.position()) } else { self.account.clone() }
    }

    /// The legal moves; none when the game is over.
    pub fn legal(&self) -> Vec<G::Move> {
        if self.ending.is_some() { Vec::new() } else { self.position().legal().iter().collect() }
    }

    /// Whose decision it was after so many moves.
    pub fn turn_at(&self, plies: usize) -> Option<Seat> {
        if plies < self.moves.len() { self.positions[plies].turn() } else { self.turn() }
    }

    /// What was legal after so many moves.
    pub fn legal_at(&self, plies: usize) -> Vec<G::Move> {
        if plies < self.moves.len() { self.positions[plies].legal().iter().collect() } else { self.legal() }
    }

    /// Makes a move, or refuses it and stays as it was.
    pub fn play(&mut self, mv: G::Move) -> Result<(), IllegalMove> {
        if self.ending.is_some() {
            return Err(IllegalMove::Over);
        }
        let mut next = self.position().clone();
        next.play(mv)?;
        self.push(next);
        self.moves.push(mv);
        self.ending = self.position().ending().or_else(|| self.ending_of_line());
        Ok(())
    }

    /// Makes the next move of another line that began like this one: it was played there, and is not played again.
    ///
    /// ```
    /// # #[cfg(feature = "toy")] {
    /// use game::{Game, Line, Options, toy::Toy, random::deal_stream};
    /// let toy = Toy::from_options(&Options::none()).unwrap();
    /// let deal = toy.deal(&mut deal_stream(1, 0));
    /// let mut line = Line::new(toy, deal);
    /// let mut behind = line.clone();
    /// line.play(line.legal()[0]).unwrap();
    /// behind.follow(&line);
    /// assert_eq!(behind, line);
    /// # }
    /// ```
    ///
    /// # Panics
    ///
    /// If the other line has no further move.
    pub fn follow(&mut self, other: &Line<G>) {
        let step = self.moves.len() + 1;
        debug_assert!(*self.position() == other.positions[step - 1], "a line follows its own kind");
        self.push(other.positions[step].clone());
        self.moves.push(other.moves[step - 1]);
        let is_last = step == other.moves.len();
        self.ending = other.ending.filter(|_| is_last);
        self.account = if is_last { other.account.clone() } else { Account::new() };
    }

    /// The line as it stood after so many moves.
    pub fn cut(&self, plies: usize) -> Line<G> {
        if plies >= self.moves.len() {
            return self.clone();
        }
        let mut line = Line::begin(self.game.clone(), self.deal.clone(), self.start().clone());
        while line.moves.len() < plies {
            line.follow(self);
        }
        line
    }

    /// Takes the last move back.
    pub fn undo(&mut self) -> Option<G::Move> {
        let mv = self.moves.pop()?;
        if let Some(position) = self.positions.pop().filter(|_| !self.occurred.is_empty()) {
            let key = position.key();
            let places = self.occurred.entry(key).or_default();
            places.pop();
            if places.is_empty() {
                self.occurred.remove(&key);
            }
        }
        self.ending = None;
        self.account = Account::new();
        Some(mv)
    }

    /// Ends the game from outside: resigned, out of time, agreed.
    pub fn end(&mut self, ending: Ending) {
        self.end_with(ending, Account::new());
    }

    /// Ends the game from outside in a way that can be counted: the rest was claimed.
    pub fn end_with(&mut self, ending: Ending, account: Account) {
        self.ending = Some(ending);
        self.account = account;
    }

    /// What `viewer` has been told so far.
    pub fn events(&self, viewer: Viewer) -> Vec<Event<G>> {
        let mut events = self.events_of(0, viewer);
        for ply in 1..=self.moves.len() {
            events.extend(self.events_of(ply, viewer));
        }
        events
    }

    /// What `viewer` was told at one step: 0 is the start, `n` the nth move and what it showed.
    pub fn events_of(&self, step: usize, viewer: Viewer) -> Vec<Event<G>> {
        let Some(before) = step.checked_sub(1) else {
            return self.game.shown_at_start(self.start(), viewer).into_iter().map(Event::Reveal).collect();
        };
        let (before, after, mv) = (&self.positions[before], &self.positions[step], self.moves[before]);
        let seat = before.turn().expect("a move was made here, so somebody was to move");
        let seen = self.game.seen(before, mv, viewer);
        let shown = self.game.shown_after(before, mv, after, viewer);
        std::iter::once(Event::Decision { seat, seen }).chain(shown.into_iter().map(Event::Reveal)).collect()
    }

    /// What `viewer` knows now.
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.game.view(self, viewer)
    }

    fn ending_of_line(&self) -> Option<Ending> {
        let here = self.position();
        let rules = here.line_rules();
        let reason = if rules.repetition.is_some_and(|times| self.occurrences() >= times as usize) {
            "repetition"
        } else if rules.move_limit.is_some_and(|limit| self.moves.len() >= limit as usize) {
            "limit of moves"
        } else {
            return None;
        };
        Some(Ending { scores: here.drawn(), reason })
    }

    fn occurrences(&self) -> usize {
        let here = self.position();
        let places = self.occurred.get(&here.key()).map(Vec::as_slice).unwrap_or_default();
        places.iter().filter(|place| self.positions[**place as usize] == *here).count()
    }
}
