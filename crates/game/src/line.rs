//! A line of play: a deal, the decisions made so far, and where the game stands.

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
}

impl<G: Game> Line<G> {
    /// A game that has just been dealt.
    pub fn new(game: G, deal: G::Deal) -> Line<G> {
        let start = game.start(&deal);
        let ending = start.ending();
        Line { game, deal, positions: vec![start], moves: Vec::new(), ending }
    }

    /// A line that begins in the middle of a game without a deal.
    pub fn from_position(game: G, position: G::Position) -> Line<G>
    where
        G: Game<Deal = ()>,
    {
        let ending = position.ending();
        Line { game, deal: (), positions: vec![position], moves: Vec::new(), ending }
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

    /// How the scores came about, where the game has an account. A game that was ended from outside (resigned,
    /// out of time, repeated) has none: its reason says everything.
    pub fn account(&self) -> Account {
        let by_the_rules = self.ending.is_some() && self.position().ending() == self.ending;
        if by_the_rules { self.game.account(self.position()) } else { Account::new() }
    }

    /// The legal moves; none when the game is over.
    pub fn legal(&self) -> Vec<G::Move> {
        if self.ending.is_some() { Vec::new() } else { self.position().legal().iter().collect() }
    }

    /// Makes a move, or refuses it and stays as it was.
    pub fn play(&mut self, mv: G::Move) -> Result<(), IllegalMove> {
        if self.ending.is_some() {
            return Err(IllegalMove::Over);
        }
        if !self.position().is_legal(mv) {
            let text = mv.to_string();
            return Err(match self.position().objection(mv) {
                Some(why) => IllegalMove::Against { mv: text, why },
                None => IllegalMove::NotLegal(text),
            });
        }
        self.positions.push(self.position().after(mv));
        self.moves.push(mv);
        self.ending = self.position().ending().or_else(|| self.ending_of_line());
        Ok(())
    }

    /// Takes the last move back.
    pub fn undo(&mut self) -> Option<G::Move> {
        let mv = self.moves.pop()?;
        self.positions.pop();
        self.ending = None;
        Some(mv)
    }

    /// Ends the game from outside: resigned, out of time, agreed.
    pub fn end(&mut self, ending: Ending) {
        self.ending = Some(ending);
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
        let key = self.position().key();
        self.positions.iter().filter(|position| position.key() == key && *position == self.position()).count()
    }
}
