//! A game of tricks as interfaces get it: JSON and a picture.

use arrayvec::ArrayVec;
use game::{Picture, Scores, Seat, Tone, Viewer};
use serde_json::{Map, Value, json};

use crate::{Card, CardSet, MAX_TRICK, Pack, cards_text};

/// A finished trick.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FinishedTrick<P: Pack> {
    /// Who led.
    pub leader: Seat,
    /// The cards in the order they were played.
    pub cards: ArrayVec<Card<P>, MAX_TRICK>,
    /// Who took it.
    pub taker: Seat,
}

/// What the view of any game of tricks shows.
///
/// ```
/// use cards::{CardSet, Italian, TrickFace};
/// use game::{Seat, Viewer};
/// use serde_json::json;
///
/// let own = Seat::new(0);
/// let face = TrickFace::<Italian> {
///     viewer: Viewer::Seat(own),
///     turn: Some(own),
///     hands: vec![("C1 B4".parse().unwrap(), 2), (CardSet::NONE, 1)],
///     trick: vec![(Seat::new(1), "B3".parse().unwrap())],
///     taking: Some(Seat::new(1)),
///     last_trick: None,
///     played: "B3".parse().unwrap(),
///     sides: vec![0, 1],
///     scores: None,
/// };
/// let json = face.json(json!({ "trump": "D" }), json!({ "points": [0, 0] }));
/// assert_eq!(json["hands"], json!(["C1 B4", "?"]));
/// assert_eq!(json["trump"], "D");
/// ```
#[derive(Clone, Debug)]
pub struct TrickFace<'a, P: Pack> {
    /// Whose eyes these are.
    pub viewer: Viewer,
    /// Whose decision it is.
    pub turn: Option<Seat>,
    /// Of each seat the cards that the viewer knows, and how many there are.
    pub hands: Vec<(CardSet<P>, usize)>,
    /// The cards on the table, in order.
    pub trick: Vec<(Seat, Card<P>)>,
    /// Who takes them as they lie.
    pub taking: Option<Seat>,
    /// The trick before.
    pub last_trick: Option<&'a FinishedTrick<P>>,
    /// All cards that have been played.
    pub played: CardSet<P>,
    /// The side of each seat.
    pub sides: Vec<usize>,
    /// What each seat scored, when the deal is over.
    pub scores: Option<Scores>,
}

impl<P: Pack> TrickFace<'_, P> {
    /// The JSON that interfaces and external players get. `front` and `back` are what the game itself has to say,
    /// before and behind what all games of tricks say. Cards are one text, `?` for each one not known.
    pub fn json(&self, front: Value, back: Value) -> Value {
        let trick = self.trick.iter().map(|(seat, card)| json!({ "seat": seat, "card": card }));
        let last = self.last_trick.map(
            |last| json!({ "leader": last.leader, "cards": cards_text(&last.cards), "taker": last.taker }),
        );
        let viewer = match self.viewer {
            Viewer::Seat(seat) => json!(seat),
            Viewer::Spectator => json!("spectator"),
            Viewer::All => json!("all"),
        };
        let mut json = Map::new();
        json.insert("viewer".to_owned(), viewer);
        extend(&mut json, front);
        json.entry("turn").or_insert(json!(self.turn));
        let common = json!({
            "hands": (0..self.hands.len()).map(|seat| self.hand(seat)).collect::<Vec<_>>(),
            "trick": trick.collect::<Vec<_>>(),
            "taking": self.taking,
            "last_trick": last,
            "played": self.played,
            "sides": self.sides,
        });
        extend(&mut json, common);
        extend(&mut json, back);
        json.insert("scores".to_owned(), json!(self.scores));
        Value::Object(json)
    }

    /// The table drawn with characters: a row for each seat with its hand and what `note` says of it, then the
    /// rows of the game (a heading and a text), then the trick.
    pub fn picture(&self, note: impl Fn(Seat) -> String, rows: &[(&str, String)]) -> Picture {
        let widest = (0..self.hands.len()).map(|seat| self.hand(seat).len()).max().unwrap_or(0).max(18);
        let mut picture = Picture::new();
        for seat in Seat::all(self.hands.len()) {
            let to_play = self.turn == Some(seat);
            picture
                .add(if to_play { "> " } else { "  " }, Tone::Fresh)
                .head(seat, Tone::Strong)
                .add(
                    format!("{:<widest$}", self.hand(seat.index())),
                    if to_play { Tone::Fresh } else { Tone::Plain },
                )
                .line(note(seat), Tone::Faint);
        }
        for (heading, text) in rows {
            picture.add(format!("  {heading:<8}"), Tone::Strong).line(text.as_str(), Tone::Plain);
        }
        let last = self.last_trick.map(|last| (last.leader, last.cards.as_slice(), last.taker));
        draw_trick(&mut picture, self.trick.iter().copied(), last);
        picture
    }

    fn hand(&self, seat: usize) -> String {
        let (known, size) = self.hands[seat];
        known.with_unknown(size)
    }
}

/// Draws the cards on the table in the order they were laid; where there are none, the trick before: who led, its cards,
/// and who took it.
///
/// ```
/// use cards::{Card, Italian, draw_trick};
/// use game::{Picture, Seat};
/// let (one, two) = (Seat::new(0), Seat::new(1));
/// let cards: [Card<Italian>; 2] = ["B3".parse().unwrap(), "B1".parse().unwrap()];
/// let mut picture = Picture::new();
/// draw_trick(&mut picture, [(one, cards[0])].into_iter(), None);
/// draw_trick(&mut picture, std::iter::empty(), Some((one, cards.as_slice(), two)));
/// assert_eq!(picture.to_string(), "  trick   0:B3\n  last    B3 B1 from seat 0, taken by seat 1\n");
/// ```
pub fn draw_trick<P: Pack>(
    picture: &mut Picture,
    laid: impl Iterator<Item = (Seat, Card<P>)>,
    last: Option<(Seat, &[Card<P>], Seat)>,
) {
    let mut laid = laid.peekable();
    if laid.peek().is_some() {
        picture.add("  trick   ", Tone::Strong);
        for (place, (seat, card)) in laid.enumerate() {
            let between = if place > 0 { " " } else { "" };
            picture.add(between, Tone::Fresh).number(seat, Tone::Fresh).add(format!(":{card}"), Tone::Fresh);
        }
        picture.end_line();
    } else if let Some((leader, cards, taker)) = last {
        picture
            .add("  last    ", Tone::Strong)
            .add(format!("{} from ", cards_text(cards)), Tone::Faint)
            .seat(leader, Tone::Faint)
            .add(", taken by ", Tone::Faint)
            .seat(taker, Tone::Faint)
            .end_line();
    }
}

fn extend(json: &mut Map<String, Value>, more: Value) {
    if let Value::Object(more) = more {
        json.extend(more);
    }
}

/// Whether nobody but one side has taken anything between two moments: for
/// [`Hosted::kept_all`](game::Hosted::kept_all). `taken` says what a side has taken at each of the two.
///
/// ```
/// use cards::others_took_nothing;
/// let taken = |before: bool, side: usize| if before { [10, 20][side] } else { [31, 20][side] };
/// assert!(others_took_nothing(0, 2, taken));
/// assert!(!others_took_nothing(1, 2, taken));
/// ```
pub fn others_took_nothing<T: PartialEq>(own: usize, sides: usize, taken: impl Fn(bool, usize) -> T) -> bool {
    (0..sides).filter(|side| *side != own).all(|side| taken(true, side) == taken(false, side))
}
