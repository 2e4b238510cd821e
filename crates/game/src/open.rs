//! What all games without hidden information and without a deal have in common.

/// Inside `impl Game`: nothing is dealt, everybody sees every move, and the view is the position.
///
/// It stands for the types and calls of [`Game`](crate::Game) that have one sensible form in an
/// [`Open`](crate::Open) game; what is left to write is the game itself.
#[macro_export]
macro_rules! nothing_hidden {
    () => {
        type Deal = ();
        type Seen = Self::Move;
        type Reveal = $crate::Nothing;
        type View = $crate::OpenView<Self>;

        fn deal(&self, _: &mut dyn $crate::Rng) {}

        fn seen(&self, _: &Self::Position, mv: Self::Move, _: $crate::Viewer) -> Self::Move {
            mv
        }

        fn shown_at_start(&self, _: &Self::Position, _: $crate::Viewer) -> Vec<$crate::Nothing> {
            Vec::new()
        }

        fn shown_after(
            &self,
            _: &Self::Position,
            _: Self::Move,
            _: &Self::Position,
            _: $crate::Viewer,
        ) -> Vec<$crate::Nothing> {
            Vec::new()
        }

        fn blank_view(&self, viewer: $crate::Viewer) -> $crate::OpenView<Self> {
            $crate::OpenView::new(self, viewer)
        }

        fn view(&self, line: &$crate::Line<Self>, viewer: $crate::Viewer) -> $crate::OpenView<Self> {
            $crate::OpenView::at(line.clone(), viewer)
        }

        fn parse_seen(&self, text: &str) -> Result<Self::Move, $crate::NotationError> {
            self.parse_move(text)
        }

        fn deal_text(&self, (): &()) -> String {
            String::new()
        }

        fn parse_deal(&self, text: &str) -> Result<(), $crate::NotationError> {
            if text.trim().is_empty() {
                return Ok(());
            }
            let title = <Self as $crate::Game>::FACTS.title;
            Err($crate::NotationError::new(text, 0, format!("nothing (in {title} nothing is dealt)")))
        }
    };
}
