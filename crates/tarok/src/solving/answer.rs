//! Exact answers to whoever asks: every legal card with what each seat gets.

use std::sync::Arc;

use cards::{Card, Tarok as Pack};
use game::{
    Exact, Labour, Limits, Line, MoveList, NoAnswer, Position as _, Scores, Seat, Solved, Solver, Thinking,
};
use search::Meter;

use super::question::Fate;
use super::{Aim, OpenHands, Worths, each_for_himself};
use crate::{Contract, Items, MOND, Move, PAGAT, Phase, Position, SEATS, Tarok, points, thirds};

/// How far it looks when nobody sets a limit.
const USUAL: u64 = 200_000_000;
/// All points of the pack.
const ALL_POINTS: i32 = 70;
/// All thirds of the pack.
const ALL_THIRDS: i32 = crate::ALL_THIRDS;

/// The solver of open hands, for one aim at a time.
#[derive(Debug)]
pub(crate) struct Answers {
    aim: Aim,
    /// The card whose fate is asked instead, and of the position in question its owner.
    card: Option<Card<Pack>>,
    fate: Option<Fate>,
    open: OpenHands,
}

/// What can be aimed at: the aims, and what becomes of a card.
const WORDS: &[&str] = &["score", "points", "thirds", "win", "mond", "pagat"];
/// The cards whose fate can be asked, in the order of the last words.
const FATES: [Card<Pack>; 2] = [MOND, PAGAT];

impl Default for Answers {
    fn default() -> Answers {
        Answers {
            aim: Aim::Score,
            card: None,
            fate: None,
            open: OpenHands::new(search::solve::Switches::ALL, 1 << 20),
        }
    }
}

impl Answers {
    /// What each seat gets from a position on. `None` when the budget is spent.
    fn each_seat(&mut self, position: &Position, meter: &mut Meter<'_>) -> Option<Scores> {
        let public = position.public();
        if let (Some(fate), Some(declarer)) = (self.fate, public.declarer()) {
            let value = self.open.fate(position, fate, meter)?;
            return Some(Scores::of(
                [0, 1, 2].map(|seat| if seat == declarer.index() { value } else { 1 - value }),
            ));
        }
        if public.contract() == Some(Contract::Klop) {
            return self.klop(position, meter);
        }
        let declarer = public.declarer()?;
        if self.aim == Aim::Score {
            return self.played_out(*position, meter);
        }
        let value = if position.is_over() {
            self.ended(position)?
        } else if self.aim == Aim::Win && public.stakes().announced().has(Items::VALAT) {
            self.valat(position, meter)?
        } else {
            self.open.value(position, self.aim, meter)?
        };
        let all = match self.aim {
            Aim::Points => ALL_POINTS,
            Aim::Thirds => ALL_THIRDS,
            Aim::Score | Aim::Win => 1,
        };
        Some(Scores::of([0, 1, 2].map(|seat| if seat == declarer.index() { value } else { all - value })))
    }

    /// Whether an announced valat is made, which then is what winning means: declarer has all that the defenders do not
    /// have from the start.
    fn valat(&mut self, position: &Position, meter: &mut Meter<'_>) -> Option<i32> {
        let worths = Arc::new(Worths::of(position));
        let closed = if position.public().talon_is_open() { 0 } else { thirds_of(position.talon()) };
        let all = ALL_THIRDS - thirds(position.public().left()) - closed;
        Some(i32::from(self.open.bound(position, &worths, None, all, meter)? >= all))
    }

    /// What an end is worth to declarer, by what is aimed at.
    fn ended(&self, end: &Position) -> Option<i32> {
        let public = end.public();
        let declarer = public.declarer()?;
        let all = thirds(public.taken(declarer)) + thirds(end.discards());
        Some(match self.aim {
            Aim::Points => points(all),
            Aim::Thirds => all,
            Aim::Score | Aim::Win => i32::from(public.is_won()),
        })
    }

    /// Klop: everybody for himself by the score; by what is taken, each against the other two.
    fn klop(&mut self, position: &Position, meter: &mut Meter<'_>) -> Option<Scores> {
        if let Some(ending) = position.ending().filter(|_| self.aim == Aim::Score) {
            return Some(ending.scores);
        }
        if self.aim == Aim::Score {
            return each_for_himself(position, meter).map(Scores::of);
        }
        let mut values = [0; SEATS];
        for seat in Seat::all(SEATS) {
            let taken = if position.is_over() {
                thirds(position.public().taken(seat))
            } else {
                -self.open.value_to(position, seat, Aim::Thirds, meter)?
            };
            values[seat.index()] = if self.aim == Aim::Points { points(taken) } else { taken };
        }
        Some(Scores::of(values))
    }

    /// The scores of a deal in which nobody errs.
    fn played_out(&mut self, mut position: Position, meter: &mut Meter<'_>) -> Option<Scores> {
        loop {
            if let Some(ending) = position.ending() {
                return Some(ending.scores);
            }
            let own = position.turn()? == position.public().declarer()?;
            let each = self.open.each(&position, Aim::Score, meter)?;
            let rank = |(_, value): &(Move, i32)| if own { *value } else { -*value };
            let (best, _) = each.iter().rev().max_by_key(|card| rank(card))?;
            position.play_unchecked(*best);
        }
    }

    /// The owner of the card whose fate is asked.
    fn asked_fate(&self, position: &Position) -> Result<Option<Fate>, NoAnswer> {
        let Some(card) = self.card else { return Ok(None) };
        let impossible = |why: &str| NoAnswer::Impossible(why.to_owned());
        if !position.public().contract().is_some_and(Contract::is_for_points) {
            return Err(impossible("mond and pagat count in games for points only, not in klop and beggar"));
        }
        let fate = Fate::of(position, card);
        fate.map(Some).ok_or_else(|| impossible("nobody holds that card any more: there is nothing to solve"))
    }

    /// Whether the contract has anything to do with what is aimed at.
    fn refusal(&self, contract: Option<Contract>) -> Option<NoAnswer> {
        let why = match (contract, self.aim) {
            (Some(Contract::Beggar), Aim::Points | Aim::Thirds) => {
                "in beggar nothing is counted, it is held or not: expected score or win"
            }
            (Some(Contract::Klop), Aim::Win) => {
                "in klop there is no side that wins: expected score, points or thirds"
            }
            _ => return None,
        };
        Some(NoAnswer::Impossible(why.to_owned()))
    }

    /// What each seat has of its value already: of points and thirds what was taken; scores and answers of yes or no
    /// are nothing before the end.
    fn taken(&self, position: &Position) -> Scores {
        let public = position.public();
        let of = |seat: Seat| match public.declarer() {
            None => thirds(public.taken(seat)),
            Some(declarer) if declarer == seat => thirds(public.taken(seat)) + thirds(position.discards()),
            Some(declarer) => {
                let others = Seat::all(SEATS).filter(|other| *other != declarer);
                others.map(|other| thirds(public.taken(other))).sum::<i32>() + thirds(public.left())
            }
        };
        Scores::of([0, 1, 2].map(|seat| match self.aim {
            Aim::Thirds => of(Seat::new(seat)),
            Aim::Points => points(of(Seat::new(seat))),
            Aim::Score | Aim::Win => 0,
        }))
    }
}

fn thirds_of(cards: &[Card<Pack>]) -> i32 {
    thirds(cards.iter().copied().collect())
}

impl Solver<Tarok> for Answers {
    fn prepare(&mut self, _: bool, _: &mut Labour<'_>) -> Result<(), NoAnswer> {
        Ok(())
    }

    fn knows_the_whole_game(&self) -> bool {
        false
    }

    fn aims(&self) -> &'static [&'static str] {
        WORDS
    }

    fn aim_at(&mut self, aim: &str) -> Result<(), NoAnswer> {
        let place = WORDS.iter().position(|word| *word == aim);
        let expected = || format!("expected {}, got \"{aim}\"", WORDS.join(", "));
        let place = place.ok_or_else(|| NoAnswer::Impossible(expected()))?;
        self.card = place.checked_sub(Aim::ALL.len()).map(|fate| FATES[fate]);
        // A fate is yes or no, like a win.
        self.aim = if self.card.is_some() { Aim::Win } else { Aim::ALL[place] };
        Ok(())
    }

    fn answer(
        &mut self,
        line: &Line<Tarok>,
        thinking: &mut Thinking<'_, Move>,
    ) -> Result<Solved<Move>, NoAnswer> {
        let position = line.position();
        match position.public().phase() {
            Phase::Over => {
                return Err(NoAnswer::Impossible("the deal is over: there is nothing to solve".into()));
            }
            Phase::Card => {}
            _ => {
                let why = "only the play of the cards is solved: play on to the first card";
                return Err(NoAnswer::Impossible(why.into()));
            }
        }
        self.fate = self.asked_fate(position)?;
        if let Some(refusal) = self.refusal(position.public().contract()) {
            return Err(refusal);
        }
        let mut meter = Meter::new(thinking, Limits::nodes(USUAL));
        let own = position.public().mover();
        let declarer = position.public().declarer();
        let mut best: Option<(i32, Scores)> = None;
        let mut moves = Vec::new();
        for mv in position.legal().iter() {
            let scores =
                self.each_seat(&position.after(mv), &mut meter).ok_or_else(|| too_hard(&mut meter))?;
            // What a seat likes: in klop less taken, else what its side gains over the others.
            let rank = match (declarer, self.aim) {
                (None, Aim::Score) => scores[own],
                (None, _) => -scores[own],
                (Some(_), Aim::Score) => {
                    let of_declarer = declarer.map_or(0, |seat| 3 * scores[seat] - scores.sum());
                    if declarer == Some(own) { of_declarer } else { -of_declarer }
                }
                (Some(_), _) => scores[own],
            };
            if best.is_none_or(|(known, _)| rank > known) {
                best = Some((rank, scores));
            }
            moves.push((mv, Some(Exact::Scores(scores))));
        }
        let value = best.map(|(_, scores)| Exact::Scores(scores)).ok_or_else(|| too_hard(&mut meter))?;
        let of_card = self.card.and_then(|card| FATES.iter().position(|fate| *fate == card));
        let place = of_card.map_or(self.aim as usize, |fate| Aim::ALL.len() + fate);
        Ok(Solved {
            unit: (place > 0).then(|| WORDS[place]),
            taken: Some(self.taken(position)),
            ..Solved::new(value, moves, meter.nodes())
        })
    }
}

fn too_hard(meter: &mut Meter<'_>) -> NoAnswer {
    if meter.limits().nodes.is_some_and(|most| meter.nodes() >= most) {
        return NoAnswer::TooHard(format!("not solved: no answer within {} nodes", meter.nodes()));
    }
    NoAnswer::Stopped
}

#[cfg(test)]
mod tests {
    use game::random::{deal_stream, fast};
    use game::{Game, think_alone};

    use super::*;

    /// Minimax without anything that could go wrong: the fate of a card as declarer's side sees it.
    fn plain(position: &Position, fate: Fate) -> i32 {
        let Some(turn) = position.turn() else { return fate.known(position).expect("every card was played") };
        let legal = position.legal();
        let values = legal.iter().map(|mv| plain(&position.after(mv), fate));
        let own = position.public().declarer() == Some(turn);
        if own { values.max() } else { values.min() }.expect("somebody is to play")
    }

    /// Endings of four cards in games for points, each with what the solver says about every card.
    #[test]
    fn the_fate_of_mond_and_pagat_is_that_of_minimax() {
        let tarok = Tarok::default();
        let mut solver = Answers::default();
        let mut seen = [[0; 2]; 2];
        for index in 0..2000 {
            let mut rng = fast(index);
            let mut line = Line::new(tarok, tarok.deal(&mut deal_stream(8, index)));
            while line.turn().is_some_and(|seat| line.position().hand(seat).len() > 4) {
                let mv = line.position().random_move(&mut rng);
                line.play(mv).unwrap();
            }
            let position = *line.position();
            if !position.public().contract().is_some_and(Contract::is_for_points) || position.is_over() {
                continue;
            }
            let declarer = position.public().declarer().unwrap();
            for (place, card) in FATES.into_iter().enumerate() {
                let Some(fate) = Fate::of(&position, card) else { continue };
                solver.aim_at(WORDS[Aim::ALL.len() + place]).unwrap();
                let solved = think_alone(Limits::NONE, |thinking| solver.answer(&line, thinking)).unwrap();
                assert_eq!(solved.unit, Some(WORDS[Aim::ALL.len() + place]));
                for (mv, value) in solved.moves {
                    let expected = plain(&position.after(mv), fate);
                    let Some(Exact::Scores(scores)) = value else { panic!("{mv} has no value") };
                    assert_eq!(scores[declarer], expected, "deal {index}, {card}, {mv}");
                    seen[place][expected as usize] += 1;
                }
            }
        }
        assert!(seen.iter().flatten().all(|count| *count > 20), "both ends of both cards come up: {seen:?}");
    }

    /// Declarer's result by what is aimed at, when nobody errs.
    fn by_minimax(position: &Position, aim: Aim) -> i32 {
        let public = position.public();
        let (Some(turn), Some(declarer)) = (position.turn(), public.declarer()) else {
            return match aim {
                Aim::Thirds => public.declarer_thirds(),
                Aim::Points => points(public.declarer_thirds()),
                Aim::Score | Aim::Win => i32::from(public.is_won()),
            };
        };
        let legal = position.legal();
        let values = legal.iter().map(|mv| by_minimax(&position.after(mv), aim));
        if turn == declarer { values.max() } else { values.min() }.expect("somebody is to play")
    }

    /// Every card of a position by what is aimed at, against minimax; and what is still to come beside it.
    fn check(solver: &mut Answers, line: &Line<Tarok>, aim: &str) -> Option<i32> {
        solver.aim_at(aim).unwrap();
        let solved = think_alone(Limits::NONE, |thinking| solver.answer(line, thinking)).ok()?;
        let position = line.position();
        let declarer = position.public().declarer().unwrap();
        let asked = Aim::ALL[Aim::WORDS.iter().position(|word| *word == aim).unwrap()];
        for (mv, value) in &solved.moves {
            let Some(Exact::Scores(scores)) = *value else { panic!("{mv} has no value") };
            assert_eq!(scores[declarer], by_minimax(&position.after(*mv), asked), "{aim} of {mv}");
        }
        let rest = solved.from_here(solved.value).unwrap();
        let Exact::Scores(all) = solved.value else { panic!("no scores") };
        let has = thirds(position.public().taken(declarer)) + thirds(position.discards());
        let expected = match asked {
            Aim::Thirds => all[declarer] - has,
            Aim::Points => all[declarer] - points(has),
            Aim::Score | Aim::Win => all[declarer],
        };
        assert_eq!(rest[declarer], expected, "{aim} from here");
        Some(all[declarer])
    }

    #[test]
    fn an_announced_valat_is_won_with_all_tricks() {
        let tarok = Tarok::default();
        let deal = "HQ T7 T8 T9 T10 T11 T12 T13 T14 T15 T16 T17 T18 T19 T20 T21/\
                    H4 H3 H2 D4 D3 D2 D1 S7 S8 S9 S10 C7 C8 T1 T2 T3/\
                    H1 HJ HC HK DJ DC DQ DK SJ SC SQ C9 C10 T4 T5 T6/SK CJ CC CQ CK T22";
        let mut solver = Answers::default();
        let mut seen = [0; 2];
        for seed in 0..40 {
            let mut line = tarok.parse_position(&format!("{deal} | ")).unwrap();
            let words = "pass; pass; bid solo; announce valat; kontra none; kontra none";
            for mv in tarok.parse_moves(words).unwrap() {
                line.play(mv).unwrap();
            }
            let mut rng = fast(seed);
            while line.position().hand(line.turn().unwrap()).len() > 4 {
                let mv = line.position().random_move(&mut rng);
                line.play(mv).unwrap();
            }
            seen[check(&mut solver, &line, "win").unwrap() as usize] += 1;
        }
        assert!(seen.iter().all(|count| *count > 3), "made and lost: {seen:?}");
    }

    #[test]
    fn what_is_still_to_come_stands_beside_every_total() {
        let tarok = Tarok::default();
        let mut solver = Answers::default();
        let mut seen = 0;
        for index in 0..250 {
            let mut rng = fast(index);
            let mut line = Line::new(tarok, tarok.deal(&mut deal_stream(9, index)));
            while line.turn().is_some_and(|seat| line.position().hand(seat).len() > 3) {
                let mv = line.position().random_move(&mut rng);
                line.play(mv).unwrap();
            }
            if line.position().is_over()
                || !line.position().public().contract().is_some_and(Contract::is_for_points)
            {
                continue;
            }
            seen += 1;
            for aim in ["points", "thirds", "win"] {
                check(&mut solver, &line, aim).unwrap();
            }
        }
        assert!(seen > 20, "{seen} endings of games for points");
    }

    /// Beggar counts nothing, klop has no winner.
    #[test]
    fn an_aim_that_the_contract_does_not_know_is_refused() {
        let tarok = Tarok::default();
        let mut solver = Answers::default();
        for (words, aim, why) in [
            ("pass; pass; bid beggar; kontra none; kontra none", "points", "expected score or win"),
            ("pass; pass; bid beggar; kontra none; kontra none", "thirds", "expected score or win"),
            ("pass; pass; bid klop", "win", "expected score, points or thirds"),
        ] {
            let mut line = Line::new(tarok, tarok.deal(&mut deal_stream(1, 0)));
            for mv in tarok.parse_moves(words).unwrap() {
                line.play(mv).unwrap();
            }
            solver.aim_at(aim).unwrap();
            let refused = think_alone(Limits::NONE, |thinking| solver.answer(&line, thinking)).unwrap_err();
            assert!(matches!(&refused, NoAnswer::Impossible(text) if text.contains(why)), "{refused}");
        }
    }

    #[test]
    fn a_card_that_is_gone_and_a_game_without_bonuses_have_no_fate() {
        let tarok = Tarok::default();
        let mut line = Line::new(tarok, tarok.deal(&mut deal_stream(1, 0)));
        for mv in tarok.parse_moves("pass; pass; bid klop").unwrap() {
            line.play(mv).unwrap();
        }
        let mut solver = Answers::default();
        solver.aim_at("mond").unwrap();
        let why = think_alone(Limits::NONE, |thinking| solver.answer(&line, thinking)).unwrap_err();
        assert!(matches!(&why, NoAnswer::Impossible(text) if text.contains("klop")), "{why}");
        assert!(solver.aim_at("skis").is_err());
    }
}
