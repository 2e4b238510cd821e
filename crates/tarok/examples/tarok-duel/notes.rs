//! What is told beside scores: time, worlds, and how players feed their partners and draw taroks.

use std::collections::BTreeMap;

use game::{Hosted, Report};
use tarok::{Move, Position, TAROKS, Tarok};

/// Sums of one kind of decision of one player.
#[derive(Default)]
struct Effort {
    seconds: f64,
    longest: f64,
    worlds: u64,
    count: u32,
}

/// How a player feeds its partner and draws taroks.
#[derive(Default)]
struct Habits {
    /// Named counts of [`Hosted::tactics`]: their sum and how many there are.
    tactics: BTreeMap<&'static str, (f64, u32)>,
    /// Leads of declarer and of defenders where a tarok and a suit card could be led: how many, and how many were taroks.
    led: [(u32, u32); 2],
}

impl Habits {
    fn see(&mut self, position: &Position, legal: &[Move], chosen: Move) {
        for (name, value) in Tarok::tactics(position, chosen) {
            let known = self.tactics.entry(name).or_default();
            *known = (known.0 + value, known.1 + 1);
        }
        let public = position.public();
        let (Some(own), Some(declarer)) = (public.turn(), public.declarer()) else { return };
        let is_tarok = |mv: &Move| matches!(mv, Move::Card(card) if TAROKS.contains(*card));
        let leads = matches!(chosen, Move::Card(_)) && public.trick().is_empty();
        if leads && legal.iter().any(is_tarok) && !legal.iter().all(is_tarok) {
            let led = &mut self.led[usize::from(own != declarer)];
            *led = (led.0 + 1, led.1 + u32::from(is_tarok(&chosen)));
        }
    }

    fn tell(&self, who: &str) {
        for (name, (sum, count)) in &self.tactics {
            println!("  {who:6} {name}: {:.2} ({count})", sum / f64::from(*count));
        }
        for ((all, taroks), role) in self.led.iter().zip(["declarer", "defenders"]) {
            let share = 100.0 * f64::from(*taroks) / f64::from(*all).max(1.0);
            println!("  {who:6} leads of {role} that are taroks: {share:.0} % of {all}");
        }
    }
}

/// All notes, of the first player and of the second.
#[derive(Default)]
pub(crate) struct Notes {
    efforts: BTreeMap<(bool, String), Effort>,
    habits: [Habits; 2],
    /// What declarers gained by what they bid last: the sum of what they expected, of what it brought, of the squares of
    /// the difference, and how many there are.
    bids: BTreeMap<(bool, &'static str), (f64, f64, f64, u32)>,
}

impl Notes {
    /// Takes in a decision between several choices.
    pub(crate) fn see(
        &mut self,
        second: bool,
        position: &Position,
        legal: &[Move],
        (chosen, report): (Move, &Report<Move>),
        seconds: f64,
    ) {
        let public = position.public();
        let cards = public.turn().map_or(0, |seat| public.hand_size(seat));
        let what = match chosen {
            Move::Card(_) => format!("card of {cards:2}"),
            Move::Bid(_) | Move::Pass => "bid".to_owned(),
            Move::Talon(_) => "talon".to_owned(),
            Move::Discard(_) => "discard".to_owned(),
            Move::Announce(_) => "announce".to_owned(),
            Move::Kontra(_) => "kontra".to_owned(),
        };
        let effort = self.efforts.entry((second, what)).or_default();
        effort.seconds += seconds;
        effort.longest = effort.longest.max(seconds);
        effort.worlds += report.worlds;
        effort.count += 1;
        self.habits[usize::from(second)].see(position, legal, chosen);
    }

    /// Takes in what a declarer expected of his last bid and what it brought.
    pub(crate) fn see_bid(&mut self, second: bool, game: &'static str, expected: f64, brought: f64) {
        let bid = self.bids.entry((second, game)).or_default();
        let off = brought - expected;
        *bid = (bid.0 + expected, bid.1 + brought, bid.2 + off * off, bid.3 + 1);
    }

    /// Prints them.
    pub(crate) fn tell(&self) {
        for (habits, who) in self.habits.iter().zip(["first", "second"]) {
            habits.tell(who);
        }
        for ((second, game), (expected, brought, squares, count)) in &self.bids {
            let who = if *second { "second" } else { "first" };
            let n = f64::from(*count);
            let (expected, brought) = (expected / n, brought / n);
            let error = ((squares / n - (brought - expected).powi(2)) / n).sqrt();
            println!(
                "  {who:6} bid {game}: expected {expected:+.1}, brought {brought:+.1} ± {:.1} ({count})",
                1.96 * error
            );
        }
        for ((second, what), effort) in &self.efforts {
            let who = if *second { "second" } else { "first" };
            let count = f64::from(effort.count);
            println!(
                "  {who:6} {what:10} {count:6} times, {:6.1} ms, at most {:6.1}, {:6.1} worlds",
                1e3 * effort.seconds / count,
                1e3 * effort.longest,
                effort.worlds as f64 / count,
            );
        }
    }
}
