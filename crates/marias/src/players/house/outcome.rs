//! What becomes of a world when cards are played, so that every bidding can be paid out without playing it again.

use ::cards::{German, Suit};
use game::Seat;
use search::Meter;

use crate::bid::Goal;
use crate::play::{LastSeven, marriages, seven};
use crate::players::smart_deal;
use crate::solving::{Aim, OpenHands};
use crate::{Phase, Position, PublicState, SEATS, Voids, scoring};

/// The goals of a trump game, each at its place.
pub(super) const GOALS: [Goal; 3] = [Goal::Hra, Goal::Sedma, Goal::Stovka];

/// How a deal ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Outcome {
    /// Declarer's points in tricks.
    pub(super) points: u8,
    pub(super) last: LastSeven,
}

impl Outcome {
    /// What each opponent pays declarer, with the goals and raises of a public state.
    pub(super) fn money(self, world: &Position, said: &PublicState) -> i32 {
        if said.phase() == Phase::Over {
            return scoring::value(said);
        }
        scoring::value(&self.end(world, said))
    }

    /// The same for a side that may be wrong about goals that it seems to win: `wrong` is how likely that is of each. What
    /// it is wrong about it loses at its plain stake.
    pub(super) fn doubted(self, world: &Position, said: &PublicState, own: usize, wrong: [f64; 3]) -> f64 {
        if said.phase() == Phase::Over || wrong.iter().all(|wrong| *wrong <= 0.0) {
            return self.money(world, said).into();
        }
        let end = self.end(world, said);
        let sign = if own == 0 { 1.0 } else { -1.0 };
        let mut sum = 0.0;
        scoring::items(&end, |item| {
            let value = f64::from(item.value());
            let goal = GOALS.iter().find(|goal| goal.word() == item.what);
            sum += match goal.map(|goal| (wrong[*goal as usize], scoring::worth_now(&end, *goal))) {
                Some((wrong, stake)) if value * sign > 0.0 => {
                    (1.0 - wrong) * value - wrong * sign * f64::from(stake)
                }
                _ => value,
            };
        });
        match f64::from(end.rules().cap) {
            0.0 => sum,
            cap => sum.clamp(-cap, cap),
        }
    }

    /// Which goals a side reaches: hra, the last trick with its seven, an announced hundred.
    pub(super) fn goals(self, world: &Position, side: usize) -> [bool; 3] {
        let public = world.public();
        let end = self.end(world, public);
        let points = [scoring::points(&end, 0), scoring::points(&end, 1)];
        let wins = points[0] > points[1];
        let seven = matches!(self.last, LastSeven::Took(seat) if public.side(seat) == side);
        [wins == (side == 0), seven, scoring::counted_points(&end, side) >= 100]
    }

    /// The public state when the deal is over.
    fn end(self, world: &Position, said: &PublicState) -> PublicState {
        let declared = [0, 1, 2].map(|seat| marriages(world.hand(Seat::new(seat))));
        let first = [0, 1].map(|side| {
            // Which marriage is declared first is for its side to choose: the best.
            let seats = Seat::all(SEATS).filter(|seat| said.side(*seat) == side);
            let suits = seats.fold(0, |all, seat| all | declared[seat.index()]);
            let trump = said.trump().is_some_and(|trump| suits >> trump.index() & 1 == 1);
            if trump { 40 } else { 20 * u8::from(suits > 0) }
        });
        said.ended(said.play().ended([self.points, 90 - self.points], self.last, declared, first))
    }

    /// The outcome if everybody plays by rules of thumb.
    pub(super) fn by_thumb(world: &Position) -> Outcome {
        let mut end = world.at_first_card();
        smart_deal(&mut end, Voids::default());
        Outcome::of(&end)
    }

    /// The outcome of a deal that is over.
    pub(super) fn of(end: &Position) -> Outcome {
        let play = end.public().play();
        Outcome { points: play.points(0), last: play.last_seven() }
    }

    /// The outcome if everybody plays for money with open hands, with the goals of the world as they were said. Points
    /// and the seven are those that bring this money together: the best points and the best seven apart may not be
    /// had at once.
    pub(super) fn exact(world: &Position, solver: &mut OpenHands, meter: &mut Meter<'_>) -> Option<Outcome> {
        let start = world.at_first_card();
        let public = start.public();
        let own = marriages(start.hand(public.declarer()));
        let own = Suit::<German>::all().filter(|suit| own >> suit.index() & 1 == 1);
        let own: i32 = own.map(|suit| i32::from(public.play().marriage_points(suit))).sum();
        let points = solver.value(&start, Aim::Points, meter)? - own;
        let thumb = Outcome { points: points.clamp(0, 90) as u8, ..Outcome::by_thumb(world) };
        let money = solver.value_near(&start, Aim::Money, thumb.money(world, public), meter)?;
        let mut lasts = vec![LastSeven::Absent];
        if let Some(seat) = holder_of_seven(&start) {
            lasts.extend([LastSeven::Took(seat), LastSeven::Beaten(seat)]);
        }
        let ends =
            lasts.into_iter().flat_map(|last| (0..=9).map(move |tens| Outcome { points: 10 * tens, last }));
        let fits = ends.filter(|end| end.money(world, public) == money);
        Some(fits.min_by_key(|end| (i32::from(end.points) - points).abs()).unwrap_or(thumb))
    }
}

/// Who has the trump seven; nobody if it lies in the talon.
pub(super) fn holder_of_seven(position: &Position) -> Option<Seat> {
    let card = seven(position.public().trump()?);
    Seat::all(SEATS).find(|seat| position.hand(*seat).contains(card))
}

/// Which goals were announced by whom, as far as it changes how cards are played: a place among [`SETS`].
pub(super) fn set_of(public: &PublicState) -> usize {
    let stovka = public.announced(Goal::Stovka).map_or(0, |side| 1 + side);
    usize::from(public.announced(Goal::Sedma).is_some()) + 2 * stovka
}

/// How many sets of goals there are.
pub(super) const SETS: usize = 6;
