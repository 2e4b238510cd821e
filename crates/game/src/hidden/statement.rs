//! What a game with hidden cards states about itself.

use std::fmt::{Debug, Display};

use rand_core::Rng;
use serde_json::Value;

use super::HiddenView;
use crate::{Contradiction, Game, Line, Picture, Seat, Viewer};

/// Everything hidden that fits what a viewer knows, ready to be drawn from.
///
/// Making one may take its time; drawing from it is what searches do all the time.
pub trait Fitting: Clone + Debug + Send + Sync + 'static {
    /// Where everything hidden lies.
    type Placed;
    /// One of them, each with the same chance.
    fn sample<R: Rng>(&self, rng: &mut R) -> Self::Placed;
    /// How many there are; `None` if they are more than 128 bits can count.
    fn count(&self) -> Option<u128>;
    /// All of them, each once, if there are at most `at_most`.
    fn all(&self, at_most: usize) -> Option<Vec<Self::Placed>>;
}

/// A game with something hidden, as it states itself to get its view. See the [module](super).
///
/// # Laws
///
/// * [`due`](Hidden::due) looks at public things and at the viewer alone.
/// * [`reveal`](Hidden::reveal) of what is due is what [`show`](Hidden::show) takes in.
/// * Whatever [`decide`](Hidden::decide) and [`show`](Hidden::show) accept leaves at least one world, or
///   [`fit`](Hidden::fit) says that it does not and the event is refused.
pub trait Hidden: Game<View = HiddenView<Self>> {
    /// What everybody sees. Positions and views stand on the same.
    type PublicState: Clone + Eq + Debug + Send + Sync + 'static;
    /// What a viewer has understood, the public state included.
    type Known: Clone + Eq + Debug + Send + Sync + 'static;
    /// Everything hidden that fits it.
    type Fit: Fitting;
    /// Something that a viewer is to be shown; written as in "the hand of seat 1" is to be shown now.
    type Due: Clone + Eq + Debug + Display + Send + Sync + 'static;

    // --- what is told ---

    /// The public state of a position.
    fn public_of(position: &Self::Position) -> &Self::PublicState;
    /// What `viewer` is to be shown when the public state comes to be `after`, in order. `before` is the one before the
    /// decision; there is none at the start. What is shown only if something hidden is so (a declared marriage)
    /// is listed too.
    fn due(
        &self,
        before: Option<&Self::PublicState>,
        after: &Self::PublicState,
        viewer: Viewer,
    ) -> Vec<Self::Due>;
    /// What is shown where this is due; `None` if, as the cards lie, it is not shown after all. At the start
    /// `before` and `after` are the same.
    fn reveal(
        &self,
        due: &Self::Due,
        before: &Self::Position,
        after: &Self::Position,
    ) -> Option<Self::Reveal>;

    // --- what is understood ---

    /// What `viewer` knows before anything is shown.
    fn blank(&self, viewer: Viewer) -> Self::Known;
    /// The public state as it is known.
    fn public(known: &Self::Known) -> &Self::PublicState;
    /// Whose decision it is in a public state; `None` when the game is over.
    fn to_decide(public: &Self::PublicState) -> Option<Seat>;
    /// Takes in a decision of the seat that is to decide.
    fn decide(
        &self,
        known: &mut Self::Known,
        viewer: Viewer,
        seat: Seat,
        seen: &Self::Seen,
    ) -> Result<(), Contradiction>;
    /// Takes in a reveal where `due` is the next thing to be shown; refuses any other kind of reveal.
    fn show(
        &self,
        known: &mut Self::Known,
        viewer: Viewer,
        due: &Self::Due,
        reveal: &Self::Reveal,
    ) -> Result<(), Contradiction>;
    /// Understands that something due was not shown: as the cards lie there was nothing to show. By default
    /// everything that is due must be shown.
    fn not_shown(
        &self,
        _known: &mut Self::Known,
        _viewer: Viewer,
        due: &Self::Due,
    ) -> Result<(), Contradiction> {
        Err(Contradiction(format!("{due} is to be shown now")))
    }
    /// Whether anything fits what is known. Asked after each event, so it should be quick; by default
    /// everything is worked out.
    fn check(&self, known: &Self::Known) -> Result<(), Contradiction> {
        self.fit(known).map(|_| ())
    }
    /// What `seat`, whose turn it is, may do; asked only of a viewer who sees its cards.
    fn legal_of(&self, known: &Self::Known, seat: Seat) -> Vec<Self::Move>;

    // --- worlds ---

    /// Works out what fits.
    fn fit(&self, known: &Self::Known) -> Result<Self::Fit, Contradiction>;
    /// The position in which the hidden things lie so.
    fn world(&self, known: &Self::Known, placed: &<Self::Fit as Fitting>::Placed) -> Self::Position;
    /// A line that shows the viewer exactly what it has seen and stands at this world.
    /// [`HiddenView::replay`] plays it once the deal is known.
    fn story<R: Rng>(view: &Self::View, world: &Self::Position, rng: &mut R) -> Line<Self>;

    // --- faces ---

    /// The JSON that interfaces and external players get.
    fn json(view: &Self::View) -> Value;
    /// The view drawn with characters.
    fn draw(view: &Self::View) -> Picture;

    /// What `viewer` is shown before the first decision: for [`Game::shown_at_start`].
    fn reveals_at_start(&self, start: &Self::Position, viewer: Viewer) -> Vec<Self::Reveal> {
        let due = self.due(None, Self::public_of(start), viewer);
        due.iter().filter_map(|due| self.reveal(due, start, start)).collect()
    }
    /// What `viewer` is shown by a move: for [`Game::shown_after`].
    fn reveals_after(
        &self,
        before: &Self::Position,
        after: &Self::Position,
        viewer: Viewer,
    ) -> Vec<Self::Reveal> {
        let due = self.due(Some(Self::public_of(before)), Self::public_of(after), viewer);
        due.iter().filter_map(|due| self.reveal(due, before, after)).collect()
    }
}

/// Inside `impl Game` of a [`Hidden`] game: its view, and what is shown when.
#[macro_export]
macro_rules! told_by_public_state {
    () => {
        type View = $crate::HiddenView<Self>;

        fn shown_at_start(&self, start: &Self::Position, viewer: $crate::Viewer) -> Vec<Self::Reveal> {
            $crate::Hidden::reveals_at_start(self, start, viewer)
        }

        fn shown_after(
            &self,
            before: &Self::Position,
            _: Self::Move,
            after: &Self::Position,
            viewer: $crate::Viewer,
        ) -> Vec<Self::Reveal> {
            $crate::Hidden::reveals_after(self, before, after, viewer)
        }

        fn blank_view(&self, viewer: $crate::Viewer) -> Self::View {
            $crate::HiddenView::blank(self.clone(), viewer)
        }
    };
}
