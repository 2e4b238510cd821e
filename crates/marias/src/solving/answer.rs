//! The solver as everybody asks it: what a position is worth to every seat, and every card.

use game::{Exact, Labour, Line, NoAnswer, Scores, Seat, Solved, Solver, Thinking};
use search::Meter;

use super::{Aim, OpenHands};
use crate::{Marias, Move, Phase, PublicState, SEATS, scoring};

/// Answers about deals from the first card on, hands open.
#[derive(Debug)]
pub(crate) struct Answers {
    aim: Aim,
    hands: OpenHands,
}

impl Default for Answers {
    fn default() -> Answers {
        Answers { aim: Aim::Money, hands: OpenHands::default() }
    }
}

impl Answers {
    /// What a value of declarer's side is to every seat.
    fn each_seat(&self, public: &PublicState, value: i32, points_of_all: i32) -> Scores {
        let other = match self.aim {
            Aim::Money => return scoring::shared(public.declarer(), value),
            Aim::Points => points_of_all - value,
            Aim::Hra | Aim::Sedma | Aim::Stovka => 1 - value,
        };
        Scores::of([0, 1, 2].map(|seat| if public.side(Seat::new(seat)) == 0 { value } else { other }))
    }
}

impl Solver<Marias> for Answers {
    fn prepare(&mut self, _: bool, _: &mut Labour<'_>) -> Result<(), NoAnswer> {
        Ok(())
    }

    fn knows_the_whole_game(&self) -> bool {
        false
    }

    fn aims(&self) -> &'static [&'static str] {
        Aim::WORDS
    }

    fn aim_at(&mut self, aim: &str) -> Result<(), NoAnswer> {
        let place = Aim::WORDS.iter().position(|word| *word == aim);
        self.aim = Aim::ALL[place.ok_or_else(|| {
            let words = Aim::WORDS.join(", ");
            NoAnswer::Impossible(format!("expected one of {words} to play for, got \"{aim}\""))
        })?];
        Ok(())
    }

    fn answer(
        &mut self,
        line: &Line<Marias>,
        thinking: &mut Thinking<'_, Move>,
    ) -> Result<Solved<Move>, NoAnswer> {
        let position = line.position();
        let public = position.public();
        let impossible = |why: &str| Err(NoAnswer::Impossible(why.to_owned()));
        match public.phase() {
            Phase::Over => return impossible("the game is over: there is nothing to solve"),
            Phase::Playing => {}
            _ => {
                return impossible("open hands are solved from the first card on: bidding is still going on");
            }
        }
        if public.trump().is_none() && self.aim != Aim::Money {
            return impossible("betl and durch are played for money alone: there are no points");
        }
        let mut meter = Meter::new(thinking, game::Limits::NONE);
        let each = self.hands.each(position, self.aim, &mut meter).ok_or_else(|| {
            if thinking.stop.is_stopped() {
                return NoAnswer::Stopped;
            }
            let nodes = meter.nodes();
            NoAnswer::TooHard(format!("not solved within the limit: {nodes} nodes were searched"))
        })?;
        // Every marriage that is still held will be declared.
        let marriages = |seat: Seat| {
            let held = crate::marriages(position.hand(seat)) | public.play().declared_bits(seat);
            let suits = cards::Suit::all().filter(|suit| held >> suit.index() & 1 == 1);
            suits.map(|suit| i32::from(public.play().marriage_points(suit))).sum::<i32>()
        };
        let points_of_all = 90 + Seat::all(SEATS).map(marriages).sum::<i32>();
        let declarer_decides = public.turn() == Some(public.declarer());
        let values = each.iter().map(|(_, value)| *value);
        let best = if declarer_decides { values.max() } else { values.min() }.unwrap_or(0);
        let exact = |value: i32| Exact::Scores(self.each_seat(public, value, points_of_all));
        let moves = each.iter().map(|(mv, value)| (*mv, Some(exact(*value)))).collect();
        let mut solved = Solved::new(exact(best), moves, meter.nodes());
        if self.aim != Aim::Money {
            solved.unit = Some(Aim::WORDS[self.aim as usize]);
        }
        // Points lie in tricks already; money and goals are settled at the end, so nobody has any of them yet.
        solved.taken = Some(if self.aim == Aim::Points {
            let taken = [scoring::points(public, 0), scoring::points(public, 1)].map(|points| points as i32);
            Scores::of([0, 1, 2].map(|seat| taken[public.side(Seat::new(seat))]))
        } else {
            Scores::zero(SEATS)
        });
        Ok(solved)
    }
}
