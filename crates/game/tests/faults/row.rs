//! An open game that can be told to break a law: two seats claim cells of a row in turn, and two neighbours
//! win.

use std::cell::Cell;
use std::fmt;

use game::random::{below, mix};
use game::{
    Account, AccountEntry, AccountWord, Ending, Event, Facts, Game, Line, NotationError, Nothing, Open,
    OpenView, OptionError, OptionSpec, Options, Picture, Position, Rng, Scores, Seat, Symmetric, Tone, View,
    Viewer,
};
use serde_json::{Value, json};

/// What is wrong with the row.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Fault {
    #[default]
    None,
    ListsAMoveTwice,
    RefusesAGeneratedMove,
    AcceptsAnIllegalMove,
    Miscounts,
    DrawsAnIllegalMove,
    NeverDrawsTheLastMove,
    ListsInAnyOrder,
    NobodyToMoveYetNotOver,
    StuckWhileRunning,
    SeatsDisagree,
    WritesMovesWrongly,
    WritesPositionsWrongly,
    ReadsNoDeal,
    PanicsOnBadText,
    PanicsOnABadPosition,
    AcceptsWhatItCannotWrite,
    GivesAwayPoints,
    AccountsForHalf,
    AccountsInUnknownWords,
    AccountsForOtherThanItsWorth,
    RewardsWhoeverLeaves,
    ChangesRulesAfterAForfeit,
    EndsWithoutReason,
    SeatsWithoutRole,
    KeysAreAllEqual,
    KeysOfEqualPositionsDiffer,
    ForgetsItsOptions,
    SaysItsDefaults,
    ChangesRulesForTheNextDeal,
    JsonIsAList,
    TellsAWrongTurn,
    MapsMovesWrongly,
    MapsMovesOffTheBoard,
    MapsToAnotherKey,
    MapSwapsTheSeats,
    IdentityIsAMirror,
    DeclaresABadDefault,
    DeclaresAnOptionTwice,
    IgnoresUnknownOptions,
    IgnoresBadValues,
    RefusesADeclaredChoice,
    AsksForAnImpossibleVariant,
}

thread_local! {
    /// The fault that the variant beside the defaults has.
    pub(crate) static FAULT: Cell<Fault> = const { Cell::new(Fault::None) };
    static SERIAL: Cell<u64> = const { Cell::new(0) };
}

/// Another number each time.
fn serial() -> u64 {
    SERIAL.set(SERIAL.get() + 1);
    SERIAL.get()
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Row {
    size: usize,
    fault: Fault,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Claim(u8);

impl fmt::Display for Claim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", char::from(b'a' + self.0 % 32))
    }
}

#[derive(Clone, Debug)]
pub(crate) struct Standing {
    cells: Vec<Option<Seat>>,
    turn: Seat,
    fault: Fault,
    /// Different in every standing, and of no meaning.
    serial: u64,
}

impl PartialEq for Standing {
    fn eq(&self, other: &Standing) -> bool {
        (&self.cells, self.turn) == (&other.cells, other.turn)
    }
}

impl Eq for Standing {}

impl Standing {
    fn free(&self) -> Vec<Claim> {
        (0..self.cells.len() as u8).filter(|cell| self.cells[*cell as usize].is_none()).map(Claim).collect()
    }

    fn winner(&self) -> Option<Seat> {
        self.cells.windows(2).find(|pair| pair[0].is_some() && pair[0] == pair[1]).and_then(|pair| pair[0])
    }

    fn is_full(&self) -> bool {
        self.cells.iter().all(Option::is_some)
    }

    fn text(&self) -> String {
        let cell = |cell: &Option<Seat>| cell.map_or('.', |seat| if seat.index() == 0 { 'x' } else { 'o' });
        self.cells.iter().map(cell).collect()
    }
}

impl Position for Standing {
    type Move = Claim;
    type Moves = Vec<Claim>;

    fn seats(&self) -> usize {
        if self.fault == Fault::SeatsDisagree { 3 } else { 2 }
    }

    fn turn(&self) -> Option<Seat> {
        let early = self.fault == Fault::NobodyToMoveYetNotOver && self.free().len() < 3;
        (self.ending().is_none() && !early).then_some(self.turn)
    }

    fn legal_into(&self, moves: &mut Vec<Claim>) {
        if self.winner().is_some() || (self.fault == Fault::StuckWhileRunning && self.free().len() < 3) {
            return;
        }
        moves.extend(self.free());
        if self.fault == Fault::ListsInAnyOrder && serial().is_multiple_of(3) {
            moves.reverse();
        }
        if self.fault == Fault::ListsAMoveTwice {
            moves.extend(moves.clone().last());
        }
    }

    fn is_legal(&self, mv: Claim) -> bool {
        let running = self.winner().is_none();
        match self.fault {
            Fault::RefusesAGeneratedMove if mv == Claim(2) => false,
            Fault::AcceptsAnIllegalMove if mv == Claim(1) => running,
            Fault::StuckWhileRunning if self.free().len() < 3 => false,
            _ => running && self.free().contains(&mv),
        }
    }

    fn count_legal(&self) -> usize {
        Position::legal(self).len() + usize::from(self.fault == Fault::Miscounts)
    }

    fn random_move<R: Rng>(&self, rng: &mut R) -> Claim {
        let moves = self.free();
        let narrow = usize::from(self.fault == Fault::NeverDrawsTheLastMove && moves.len() > 1);
        match self.fault {
            Fault::DrawsAnIllegalMove => Claim(31),
            _ => moves[below(rng, (moves.len() - narrow) as u32) as usize],
        }
    }

    fn play_unchecked(&mut self, mv: Claim) {
        self.cells[mv.0 as usize] = Some(self.turn);
        self.turn = self.turn.other();
        self.serial = serial();
    }

    fn ending(&self) -> Option<Ending> {
        let reason = if self.fault == Fault::EndsWithoutReason { "" } else { "neighbours" };
        let mut ending = match self.winner() {
            Some(winner) => Ending { scores: Scores::win(winner, 2), reason },
            None if self.is_full() => Ending { scores: Scores::zero(2), reason: "full" },
            None => return None,
        };
        if self.fault == Fault::GivesAwayPoints {
            ending.scores[Seat::new(0)] += 1;
        }
        Some(ending)
    }

    fn key(&self) -> u64 {
        let cells = self.cells.iter().map(|cell| cell.map_or(0, |seat| 1 + seat.index() as u64));
        match self.fault {
            Fault::KeysAreAllEqual => 1,
            Fault::KeysOfEqualPositionsDiffer => self.serial,
            _ => cells.fold(1_u64, |key, cell| mix(key.wrapping_mul(3).wrapping_add(cell))),
        }
    }
}

impl Symmetric for Standing {
    fn symmetries(&self) -> usize {
        2
    }

    fn mapped(&self, map: usize) -> Standing {
        let mut mapped = self.clone();
        if map == 1 || self.fault == Fault::IdentityIsAMirror {
            mapped.cells.reverse();
        }
        if map == 1 && self.fault == Fault::MapSwapsTheSeats {
            mapped.cells.iter_mut().flatten().for_each(|seat| *seat = seat.other());
            mapped.turn = self.turn.other();
        }
        mapped
    }

    fn mapped_move(&self, mv: Claim, map: usize) -> Claim {
        let mirrored = Claim(self.cells.len() as u8 - 1 - mv.0);
        match self.fault {
            Fault::MapsMovesWrongly => mv,
            Fault::MapsMovesOffTheBoard if map == 1 => Claim(30),
            Fault::IdentityIsAMirror => mirrored,
            _ if map == 1 => mirrored,
            _ => mv,
        }
    }

    fn canonical_key(&self) -> u64 {
        let other = if self.fault == Fault::MapsToAnotherKey { self.key() } else { self.mapped(1).key() };
        self.key().min(other)
    }
}

impl Game for Row {
    type Move = Claim;
    type Position = Standing;
    type Deal = ();
    type Seen = Claim;
    type Reveal = Nothing;
    type View = OpenView<Row>;

    const FACTS: Facts = Facts {
        name: "row",
        title: "Row",
        about: "two neighbours win",
        seats: (2, 2),
        hidden: false,
        unit: "games",
        zero_sum: true,
        forfeit: -1,
        separator: ' ',
        notation: &[],
    };

    fn option_specs() -> Vec<OptionSpec> {
        let default = if FAULT.get() == Fault::DeclaresABadDefault { "7" } else { "5" };
        let mut specs = vec![
            OptionSpec::choice("size", &["5", "6"], default, "how many cells"),
            OptionSpec::text("fault", "the name of a fault", "None", "what is wrong"),
            OptionSpec::whole("deal", (0, 100), "0", "which deal of the session").of_session(),
        ];
        if FAULT.get() == Fault::DeclaresAnOptionTwice {
            specs.push(OptionSpec::text("fault", "the name of a fault", "None", "what else is wrong"));
        }
        specs
    }

    fn from_options(options: &Options) -> Result<Row, OptionError> {
        let specs = Row::option_specs();
        let settings = match (options.checked(&specs), FAULT.get()) {
            (Err(OptionError::Unknown { .. }), Fault::IgnoresUnknownOptions)
            | (Err(OptionError::Value { .. }), Fault::IgnoresBadValues) => {
                return Row::from_options(&Options::none());
            }
            (settings, _) => settings?,
        };
        if FAULT.get() == Fault::RefusesADeclaredChoice && settings.text("size") == "6" {
            return Err(settings.spec("size").refuse("6"));
        }
        let fault = if settings.text("fault") == "None" { Fault::None } else { FAULT.get() };
        Ok(Row { size: settings.whole("size") as usize, fault })
    }

    fn options(&self) -> Options {
        let options = Options::none().with("size", self.size).with("fault", format!("{:?}", self.fault));
        match self.fault {
            Fault::ForgetsItsOptions => Options::none(),
            Fault::SaysItsDefaults => options,
            _ => options.without_defaults(&Row::option_specs()),
        }
    }

    fn seats(&self) -> usize {
        2
    }

    fn deal(&self, _: &mut dyn Rng) {}

    fn start(&self, (): &()) -> Standing {
        Standing { cells: vec![None; self.size], turn: Seat::new(0), fault: self.fault, serial: 0 }
    }

    fn seen(&self, _: &Standing, mv: Claim, _: Viewer) -> Claim {
        mv
    }

    fn shown_at_start(&self, _: &Standing, _: Viewer) -> Vec<Nothing> {
        Vec::new()
    }

    fn shown_after(&self, _: &Standing, _: Claim, _: &Standing, _: Viewer) -> Vec<Nothing> {
        Vec::new()
    }

    fn blank_view(&self, viewer: Viewer) -> OpenView<Row> {
        OpenView::new(self, viewer)
    }

    fn view(&self, line: &Line<Row>, viewer: Viewer) -> OpenView<Row> {
        let mut shown = line.clone();
        if self.fault == Fault::TellsAWrongTurn {
            shown.undo();
        }
        OpenView::at(shown, viewer)
    }

    fn account(&self, end: &Standing) -> Account {
        let Some(winner) = end.winner() else { return Account::new() };
        let scores = Scores::win(winner, 2);
        let what = if self.fault == Fault::AccountsInUnknownWords { "luck" } else { "line" };
        let entry = AccountEntry { scores, ..AccountEntry::worth(what, 1) };
        match self.fault {
            Fault::AccountsForHalf => Account::new().with(AccountEntry { scores: Scores::zero(2), ..entry }),
            Fault::AccountsForOtherThanItsWorth => Account::new().with(entry.times(2)),
            _ => Account::new().with(entry),
        }
    }

    fn account_words() -> &'static [AccountWord] {
        &[("line", "two neighbours")]
    }

    fn forfeited(&self, seat: Seat) -> Scores {
        let winner = if self.fault == Fault::RewardsWhoeverLeaves { seat } else { seat.other() };
        Scores::win(winner, 2)
    }

    fn next(&self, _: &Standing, ending: &Ending) -> Option<Row> {
        let changes = match self.fault {
            Fault::ChangesRulesForTheNextDeal => true,
            Fault::ChangesRulesAfterAForfeit => ending.reason == "forfeit",
            _ => false,
        };
        let size = if changes { 6 } else { self.size };
        Some(Row { size, ..*self })
    }

    fn role(&self, _: &Standing, seat: Seat) -> &'static str {
        if self.fault == Fault::SeatsWithoutRole { "" } else { ["first", "second"][seat.index()] }
    }

    fn parse_move(&self, text: &str) -> Result<Claim, NotationError> {
        let wrong = || NotationError::new(text, 0, "a cell");
        let letter = text.chars().next().ok_or_else(wrong)?;
        assert!(self.fault != Fault::PanicsOnBadText || letter.is_ascii(), "what is this?");
        let cell = u32::from(letter).checked_sub(u32::from('a')).ok_or_else(wrong)?;
        if self.fault == Fault::AcceptsWhatItCannotWrite && letter == 'č' {
            return Ok(Claim(200));
        }
        if cell as usize >= self.size || text.len() > 1 {
            return Err(wrong());
        }
        Ok(Claim((cell as u8 + u8::from(self.fault == Fault::WritesMovesWrongly)) % self.size as u8))
    }

    fn parse_seen(&self, text: &str) -> Result<Claim, NotationError> {
        self.parse_move(text)
    }

    fn deal_text(&self, (): &()) -> String {
        String::new()
    }

    fn parse_deal(&self, text: &str) -> Result<(), NotationError> {
        if text.is_empty() && self.fault != Fault::ReadsNoDeal {
            Ok(())
        } else {
            Err(NotationError::new(text, 0, "nothing"))
        }
    }

    fn position_text(&self, line: &Line<Row>) -> String {
        let text = line.position().text();
        if self.fault == Fault::WritesPositionsWrongly { text.replace('o', "x") } else { text }
    }

    fn parse_position(&self, text: &str) -> Result<Line<Row>, NotationError> {
        let mut standing = self.start(&());
        assert!(self.fault != Fault::PanicsOnABadPosition || text.is_ascii(), "what is this?");
        if text.chars().count() != self.size {
            return Err(NotationError::new(text, 0, "a row of cells"));
        }
        for (place, letter) in text.chars().enumerate() {
            standing.cells[place] = match letter {
                '.' => None,
                'x' => Some(Seat::new(0)),
                'o' => Some(Seat::new(1)),
                _ => return Err(NotationError::new(text, 0, "x, o or .")),
            };
        }
        let claimed = standing.cells.iter().flatten().count();
        standing.turn = Seat::new(claimed % 2);
        Ok(Line::from_position(*self, standing))
    }

    fn more_variants() -> Vec<Options> {
        match FAULT.get() {
            Fault::None => Vec::new(),
            Fault::AsksForAnImpossibleVariant => vec![Options::none().with("size", 9)],
            fault => vec![Options::none().with("fault", format!("{fault:?}"))],
        }
    }
}

impl Open for Row {
    fn json(&self, line: &Line<Row>) -> Value {
        let row = line.position().text();
        if self.fault == Fault::JsonIsAList { json!([row]) } else { json!({ "row": row }) }
    }

    fn draw(&self, line: &Line<Row>) -> Picture {
        let mut picture = Picture::new();
        picture.line(line.position().text(), Tone::Plain);
        picture
    }
}

/// All free cells: the plain second generator.
pub(crate) fn plain(standing: &Standing) -> Vec<Claim> {
    if standing.winner().is_some() { Vec::new() } else { standing.free() }
}

/// A plain generator that has forgotten a cell.
pub(crate) fn forgetful(standing: &Standing) -> Vec<Claim> {
    plain(standing).into_iter().filter(|claim| claim.0 != 3).collect()
}

#[test]
fn a_view_of_the_row_refuses_what_cannot_be() {
    let row = Row::from_options(&Options::none()).unwrap();
    let mut view = row.blank_view(Viewer::Spectator);
    assert!(view.observe(Event::Decision { seat: Seat::new(1), seen: Claim(0) }).is_err());
    view.observe(Event::Decision { seat: Seat::new(0), seen: Claim(0) }).unwrap();
    assert!(view.observe(Event::Decision { seat: Seat::new(1), seen: Claim(0) }).is_err());
    assert_eq!(view.plies(), 1);
}
