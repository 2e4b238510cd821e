//! A whole deal that leads to a world: which card of the pack was dealt or drawn when.
//!
//! A seat may have held each of its cards since any of its draws before it played the card. So the events are
//! gone through in order, every hidden card that is played is given one of the places in the pack that its
//! seat has had by then, and what a seat still holds gets the places that are left.

use std::collections::VecDeque;

use cards::{Card, CardSet, Italian};
use game::random::{below, shuffle};
use game::{Event, Line, MAX_SEATS, Rng, Seat, View, Viewer};

use crate::reveal::Showing;
use crate::{Briskula, BriskulaView, Deal, Position, Reveal, Table, Variant};

/// A line that shows the viewer exactly what it has seen and stands at this world.
pub(crate) fn line<R: Rng>(view: &BriskulaView, world: &Position, rng: &mut R) -> Line<Briskula> {
    let mut story = Story::new(view, rng);
    for event in view.history() {
        match event {
            Event::Decision { seat, seen } => story.play(*seat, *seen),
            Event::Reveal(reveal) => story.show(reveal),
        }
    }
    let deal = story.finish(world);
    let mut line = Line::new(*view.game(), deal);
    for event in view.history() {
        if let Event::Decision { seen, .. } = event {
            line.play(*seen).expect("a world that fits every fact can be played through");
        }
    }
    line
}

/// A pack being put together.
struct Story<'a, R> {
    game: Briskula,
    viewer: Viewer,
    variant: Variant,
    table: Table,
    /// The pack in the order of the deal, as far as it is settled.
    pack: [Option<Card<Italian>>; 40],
    /// The places in the pack that each seat has had and whose card is not settled.
    open: [Vec<usize>; MAX_SEATS],
    /// The places of the cards that were drawn last and are shown next, in the order of showing.
    to_show: VecDeque<usize>,
    rng: &'a mut R,
}

impl<'a, R: Rng> Story<'a, R> {
    fn new(view: &BriskulaView, rng: &'a mut R) -> Story<'a, R> {
        let variant = view.game().variant();
        let trump = view.table().trump();
        let hand = |seat: usize| {
            let size = variant.hand_size();
            if seat < variant.seats() { (seat * size..(seat + 1) * size).collect() } else { Vec::new() }
        };
        Story {
            game: *view.game(),
            viewer: view.viewer(),
            variant,
            table: view.game().table(trump),
            pack: [None; 40],
            open: [0, 1, 2, 3].map(hand),
            to_show: VecDeque::new(),
            rng,
        }
    }

    /// The place in the pack of the card that leaves so many in the stock.
    fn place(&self, left: usize) -> usize {
        self.variant.pack().len() - 1 - left
    }

    fn play(&mut self, seat: Seat, card: Card<Italian>) {
        if !self.pack.contains(&Some(card)) {
            let open = &mut self.open[seat.index()];
            let chosen = below(self.rng, open.len() as u32) as usize;
            self.pack[open.swap_remove(chosen)] = Some(card);
        }
        if self.table.play(card) {
            let shown = Showing::of_draw(&self.game, &self.table, self.viewer);
            let mut draws = Vec::new();
            self.table.draw(|seat, left| draws.push((seat, left)));
            for (seat, left) in draws {
                let place = self.place(left);
                if shown.contains(&Showing::Draw(seat, left as u8)) {
                    self.to_show.push_back(place);
                } else {
                    self.open[seat.index()].push(place);
                }
            }
        }
    }

    fn show(&mut self, reveal: &Reveal) {
        match reveal {
            Reveal::Hand { seat, cards } => {
                // The first hand settles the deal. A partner's hand, shown later, says nothing of when.
                let start = self.table.tricks_left() == self.variant.tricks();
                let places = if start { std::mem::take(&mut self.open[seat.index()]) } else { Vec::new() };
                for (place, card) in places.into_iter().zip(cards.iter()) {
                    self.pack[place] = Some(card);
                }
            }
            Reveal::Turned { card } => self.pack[self.place(0)] = Some(*card),
            Reveal::Stock { cards } => {
                let top = self.place(cards.len() - 1);
                for (place, card) in (top..).zip(cards) {
                    self.pack[place] = Some(*card);
                }
            }
            Reveal::Draw { card, .. } => {
                if let Some(place) = self.to_show.pop_front() {
                    self.pack[place] = Some(*card);
                }
            }
        }
    }

    fn finish(mut self, world: &Position) -> Deal {
        let settled: CardSet<Italian> = self.pack.iter().flatten().copied().collect();
        for seat in Seat::all(self.variant.seats()) {
            let mut places = std::mem::take(&mut self.open[seat.index()]);
            shuffle(self.rng, &mut places);
            for (place, card) in places.into_iter().zip((world.hand(seat) - settled).iter()) {
                self.pack[place] = Some(card);
            }
        }
        for (left, card) in world.stock().iter().enumerate() {
            let place = self.place(left);
            self.pack[place] = Some(*card);
        }
        Deal::of(self.variant, self.pack.into_iter().flatten())
    }
}
