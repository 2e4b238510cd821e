//! What a game is: rules with their options, deals, notation, and what each viewer sees.

use std::fmt::{Debug, Display};
use std::hash::Hash;

use rand_core::Rng;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{
    Account, AccountWord, Ending, Line, MatchScore, Move, NotationError, OptionError, OptionSpec, Options,
    Position, Presets, Scores, Seat, View, Viewer, Worlds,
};

/// Facts of a game that hold for all its options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Facts {
    /// The name in commands, records and on the wire: `gobblet3`.
    pub name: &'static str,
    /// The name for people: `Gobblet 3x3`.
    pub title: &'static str,
    /// One line that says what kind of game it is.
    pub about: &'static str,
    /// The smallest and largest number of seats.
    pub seats: (usize, usize),
    /// Whether anything is hidden from a seat.
    pub hidden: bool,
    /// The unit of scores: `games`, `points`.
    pub unit: &'static str,
    /// Whether the scores of all seats always add up to zero.
    pub zero_sum: bool,
    /// What a seat scores that forfeits at a table of three or four. Where scores add up to zero the others
    /// share it in equal parts, so it can be divided by their number.
    pub forfeit: i32,
    /// What stands between two decisions in a text: `' '`, or `';'` where one decision can be several words.
    pub separator: char,
    /// How decisions, cards and places are written, a line for each kind, for whoever has to type them.
    pub notation: &'static [&'static str],
}

impl Facts {
    /// What a table of `seats` scores when `seat` cannot or will not go on: a loss with two seats; with more
    /// the one who leaves pays the declared penalty, to the others where scores add up to zero.
    pub fn forfeited(&self, seat: Seat, seats: usize) -> Scores {
        if seats == 2 {
            return Scores::win(seat.other(), 2);
        }
        let others = seats.saturating_sub(1).max(1) as i32;
        let part = if self.zero_sum { -self.forfeit / others } else { 0 };
        let mut scores = Scores::zero(seats);
        for each in Seat::all(seats) {
            scores[each] = if each == seat { self.forfeit } else { part };
        }
        scores
    }
}

/// A game with its options chosen: everything needed to deal, start, play and watch.
///
/// A value of this type is the *rules* of one deal together with what came from earlier deals: session
/// state (dealer, radelci, score of the match) is a set of options marked
/// [`session`](OptionSpec::session), and [`next`](Game::next) gives the game of the next deal.
///
/// The flow: [`deal`](Game::deal) from a random stream, [`start`](Game::start), then moves. A
/// [`Line`] drives this; use it instead of calling the pieces.
pub trait Game: Clone + Eq + Debug + Send + Sync + 'static {
    /// A decision.
    type Move: Move;
    /// The full state. It is never serialised and never given to a player of a game with hidden cards.
    type Position: Position<Move = Self::Move>;
    /// All that chance decides, before the first move. `()` where nothing is dealt.
    type Deal: Clone + Eq + Debug + Send + Sync + 'static;
    /// What a viewer sees of a decision: the move, perhaps with parts hidden. `Display` writes `?` for those.
    type Seen: Clone + Eq + Hash + Debug + Display + Send + Sync + 'static;
    /// What a viewer is shown without a decision. [`Nothing`](crate::Nothing) where nothing is hidden.
    type Reveal: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// What one viewer knows.
    type View: View<Self> + Worlds<Self>;

    /// The facts of this game.
    const FACTS: Facts;

    // --- options ---

    /// The options with their defaults and help.
    fn option_specs() -> Vec<OptionSpec>;
    /// The option that chooses many others at once, and what each of its words stands for; by default there is none.
    fn presets() -> Option<Presets> {
        None
    }
    /// The game with these options.
    fn from_options(options: &Options) -> Result<Self, OptionError>;
    /// The options that make this game, as far as they differ from the defaults.
    fn options(&self) -> Options;
    /// How many seats there are with these options.
    fn seats(&self) -> usize;

    // --- the course of a deal ---

    /// Deals from a stream; deals again as often as the rules demand.
    fn deal(&self, rng: &mut dyn Rng) -> Self::Deal;
    /// The position before the first decision.
    fn start(&self, deal: &Self::Deal) -> Self::Position;
    /// What `viewer` sees of a move made at `before`.
    fn seen(&self, before: &Self::Position, mv: Self::Move, viewer: Viewer) -> Self::Seen;
    /// What `viewer` is shown before the first decision.
    fn shown_at_start(&self, start: &Self::Position, viewer: Viewer) -> Vec<Self::Reveal>;
    /// What `viewer` is shown by the move that led from `before` to `after`.
    fn shown_after(
        &self,
        before: &Self::Position,
        mv: Self::Move,
        after: &Self::Position,
        viewer: Viewer,
    ) -> Vec<Self::Reveal>;
    /// The view of `viewer` before anything has been shown.
    fn blank_view(&self, viewer: Viewer) -> Self::View;
    /// What `viewer` knows at the end of a line: the blank view and every event. Games without hidden
    /// information override it to take the line itself.
    fn view(&self, line: &Line<Self>, viewer: Viewer) -> Self::View {
        let mut view = self.blank_view(viewer);
        for event in line.events(viewer) {
            view.observe(event).expect("a line tells every viewer a possible story");
        }
        view
    }
    /// How the scores of a finished deal came about, entry by entry. By default nothing: the result says
    /// everything. It is asked for once a game, never by a search.
    ///
    /// Where there are entries they add up to the scores of [`Position::ending`].
    fn account(&self, _end: &Self::Position) -> Account {
        Account::new()
    }
    /// A name in words for every key that an account of this game uses.
    fn account_words() -> &'static [AccountWord] {
        &[]
    }
    /// What everybody scores when `seat` cannot or will not go on. By default what [`Facts::forfeited`] says;
    /// a game with fixed partners lets them lose together.
    fn forfeited(&self, seat: Seat) -> Scores {
        Self::FACTS.forfeited(seat, self.seats())
    }
    /// The least and the most that a seat can score in one deal, where the rules fix it: a deal that is won or lost. `None`
    /// where raises and extras make a deal worth almost anything.
    fn score_range(&self) -> Option<(i32, i32)> {
        None
    }
    /// The game of the next deal of the session after this one ended so; `None` when the match is decided.
    fn next(&self, end: &Self::Position, ending: &Ending) -> Option<Self>;
    /// How the match stands before this deal or, given how it ended, after it; `None` where no match is played.
    fn match_score(&self, _ending: Option<&Ending>) -> Option<MatchScore> {
        None
    }
    /// The game of the first deal after a decided match, when the same people go on: by default the session
    /// begins anew. A game in which the deal moves on keeps doing that.
    fn rematch(&self, _end: &Self::Position, _ending: &Ending) -> Self {
        let mut rules = self.options();
        for spec in Self::option_specs().iter().filter(|spec| spec.session) {
            rules.remove(spec.name);
        }
        Self::from_options(&rules).unwrap_or_else(|_| self.clone())
    }
    /// Whether one game by these rules is a match of several deals that comes to an end by itself, as soon as
    /// [`next`](Game::next) gives nothing more. By default that is where a match has a score.
    fn plays_match(&self) -> bool {
        self.match_score(None).is_some()
    }
    /// What kind of decision is asked at a position, in the game's own word: `move`, `bid`, `discard`, `card`.
    fn decision(&self, _position: &Self::Position) -> &'static str {
        "move"
    }
    /// The role that `seat` had in this deal, for statistics: `first`, `declarer`, `klop`.
    fn role(&self, position: &Self::Position, seat: Seat) -> &'static str;

    // --- notation ---

    /// Reads a move. Whether it is legal is another question.
    fn parse_move(&self, text: &str) -> Result<Self::Move, NotationError>;
    /// Reads what a viewer saw of a move.
    fn parse_seen(&self, text: &str) -> Result<Self::Seen, NotationError>;
    /// Writes a deal.
    fn deal_text(&self, deal: &Self::Deal) -> String;
    /// Reads a deal, refusing what the rules cannot have dealt.
    fn parse_deal(&self, text: &str) -> Result<Self::Deal, NotationError>;

    /// Writes the position of a line so that it can be read back. By default the deal, ` | `, and the
    /// moves; boards have a shorter form of their own.
    fn position_text(&self, line: &Line<Self>) -> String {
        format!("{} | {}", self.deal_text(line.deal()), self.moves_text(line.moves()))
    }

    /// Reads a position as a line that stands there.
    fn parse_position(&self, text: &str) -> Result<Line<Self>, NotationError> {
        let (deal, moves) =
            text.split_once('|').ok_or_else(|| NotationError::new(text, text.len(), "\"deal | moves\""))?;
        let mut line = Line::new(self.clone(), self.parse_deal(deal.trim())?);
        for mv in self.parse_moves(moves)? {
            line.play(mv).map_err(|error| {
                NotationError::new(text, deal.len() + 1, format!("legal moves ({error})"))
            })?;
        }
        Ok(line)
    }

    /// Reads several decisions, separated as the game separates them. One that cannot be read is named with its number.
    fn parse_moves(&self, text: &str) -> Result<Vec<Self::Move>, NotationError> {
        text.split(Self::FACTS.separator)
            .map(str::trim)
            .filter(|part| !part.is_empty())
            .zip(1..)
            .map(|(part, number)| self.parse_move(part).map_err(|error| error.of_move(number)))
            .collect()
    }

    /// Writes several decisions.
    fn moves_text(&self, moves: &[Self::Move]) -> String {
        let between = if Self::FACTS.separator == ' ' { " " } else { "; " };
        moves.iter().map(ToString::to_string).collect::<Vec<_>>().join(between)
    }

    /// Option sets, beside the defaults and every single choice, that tests should run with.
    fn more_variants() -> Vec<Options> {
        Vec::new()
    }
}
