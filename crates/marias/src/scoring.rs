//! What a deal is worth: every goal with its multipliers, and what each seat gets.
//!
//! Values are per opponent; declarer gets or pays twice. The arithmetic is written once, and whoever wants the account
//! of it is told every step.

use game::{Account, AccountEntry, AccountWord, Ending, Scores, Seat};

use crate::bid::{Goal, RAISES};
use crate::play::{LastSeven, Play, TRICKS};
use crate::rules::{Counted, Growth};
use crate::{Contract, Phase, PublicState, SEATS};

/// A goal that was scored, announced or quiet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Item {
    /// Its key: `hra`, `sedma`, `quiet-seven`, `stovka`, `betl`, `durch`.
    pub what: &'static str,
    /// Its value in the tariff.
    pub base: i32,
    /// How often it counts: the tens of a hundred that grows in a straight line.
    pub times: i32,
    /// What points over a hundred multiply it with; 1 if nothing does.
    pub hundred: i32,
    /// Twice for an announced seven that was killed.
    pub killed: i32,
    /// How often it was raised.
    pub raises: u8,
    /// Twice where hearts are trumps.
    pub hearts: i32,
    /// Whether declarer gets it or pays it: 1 or -1.
    pub sign: i32,
}

impl Item {
    fn new(what: &'static str, base: u16, won: bool) -> Item {
        let sign = if won { 1 } else { -1 };
        Item { what, base: i32::from(base), times: 1, hundred: 1, killed: 1, raises: 0, hearts: 1, sign }
    }

    /// What each opponent pays for it to declarer.
    pub fn value(&self) -> i32 {
        (self.sign * self.base * self.times * self.hundred * self.killed * self.hearts) << self.raises
    }

    /// What the last raise is called.
    pub fn raise_word(&self) -> Option<&'static str> {
        usize::from(self.raises).checked_sub(1).map(|last| RAISES[last])
    }
}

/// The points of a side with its marriages. Side 0 is declarer, 1 the others.
pub fn points(public: &PublicState, side: usize) -> u32 {
    u32::from(public.play().points(side)) + marriages(public, side)
}

/// The points of all marriages that a side has declared.
pub(crate) fn marriages(public: &PublicState, side: usize) -> u32 {
    let (all, trump) = declared(public, side);
    20 * (all + trump)
}

/// How many marriages a side has declared, and how many of these in trumps.
#[inline]
fn declared(public: &PublicState, side: usize) -> (u32, u32) {
    let play = public.play();
    let own = play.declared_bits(public.declarer());
    let all = Seat::all(SEATS).fold(0, |all, seat| all | play.declared_bits(seat));
    // Each marriage is in one hand, so no suit is of both sides.
    let suits = if side == 0 { own } else { all & !own };
    (suits.count_ones(), (suits & play.trump_bit()).count_ones())
}

/// The points of a side with the one marriage that counts towards an announced hundred.
pub fn counted_points(public: &PublicState, side: usize) -> u32 {
    let play = public.play();
    let marriage = match public.rules().hundred_marriage {
        Counted::First => play.first_marriage(side).into(),
        Counted::Best => {
            let (all, trump) = declared(public, side);
            20 * (all.min(1) + trump)
        }
    };
    u32::from(play.points(side)) + marriage
}

/// Shows every goal of a deal that is over, in the order of the account.
pub(crate) fn items(public: &PublicState, mut each: impl FnMut(Item)) {
    let rules = public.rules();
    let tariff = rules.tariff;
    let mut raised = |mut item: Item, goal: Goal| {
        item.raises = public.raises(goal);
        each(item);
    };
    match public.contract() {
        Contract::Betl => {
            let won = public.play().taken(public.declarer()) == 0;
            return raised(Item::new("betl", tariff.betl, won), Goal::Betl);
        }
        Contract::Durch => {
            let won = public.play().taken(public.declarer()) == TRICKS;
            return raised(Item::new("durch", tariff.durch, won), Goal::Durch);
        }
        Contract::Open | Contract::Colour => {}
    }
    let hearts = hearts(public);
    let item = |what, base, won| Item { hearts, ..Item::new(what, base, won) };
    if public.is_unplayed() {
        return raised(item("hra", tariff.hra, false), Goal::Hra);
    }
    let sides = [points(public, 0), points(public, 1)];
    if public.announced(Goal::Hra).is_some() {
        let mut hra = item("hra", tariff.hra, sides[0] > sides[1]);
        let silent = (0..2).find(|side| sides[*side] >= 100 && public.announced(Goal::Stovka) != Some(*side));
        if let Some(side) = silent {
            let tens = (sides[side] as i32 - 90) / 10;
            hra.hundred = match rules.hundred_growth {
                Growth::Double => 1 << tens,
                Growth::Linear => 2 * tens,
            };
        }
        raised(hra, Goal::Hra);
    }
    if let (Some(side), Some(announcer)) = (public.announced(Goal::Sedma), public.seven()) {
        let last = public.play().last_seven();
        let made = last == LastSeven::Took(announcer);
        let mut sedma = item("sedma", tariff.sedma, made == (side == 0));
        sedma.killed = 1 + i32::from(rules.killed_doubles && last == LastSeven::Beaten(announcer));
        raised(sedma, Goal::Sedma);
    }
    if let Some(side) = public.announced(Goal::Stovka) {
        raised(hundred(public, side, item("stovka", rules.hundred_base.into(), true)), Goal::Stovka);
    }
    if public.announced(Goal::Sedma).is_none()
        && let Some(won) = quiet_seven(public, public.play())
    {
        each(item("quiet-seven", tariff.quiet_seven, won));
    }
}

/// Whether declarer gains by a seven of which nobody spoke; `None` if it was not in the last trick.
fn quiet_seven(public: &PublicState, play: &Play) -> Option<bool> {
    match play.last_seven() {
        LastSeven::Absent => None,
        LastSeven::Took(seat) => Some(public.side(seat) == 0),
        LastSeven::Beaten(seat) => Some(public.side(seat) == 1),
    }
}

/// The announced hundred of a side.
fn hundred(public: &PublicState, side: usize, mut item: Item) -> Item {
    let counted = counted_points(public, side) as i32;
    let made = counted >= 100;
    item.sign = if made == (side == 0) { 1 } else { -1 };
    let all = points(public, side) as i32;
    match (public.rules().hundred_growth, made) {
        (Growth::Double, true) => item.hundred = 1 << ((all - 100) / 10),
        (Growth::Double, false) => item.hundred = 1 << ((90 - counted) / 10),
        (Growth::Linear, true) => item.times = 1 + (all - 100) / 10,
        (Growth::Linear, false) => item.times = (100 - counted + marriages(public, 1 - side) as i32) / 10,
    }
    item
}

/// What each opponent pays to declarer (or gets, below zero) for a deal that is over.
pub fn value(public: &PublicState) -> i32 {
    let mut sum = 0;
    items(public, |item| sum += item.value());
    match public.rules().cap as i32 {
        0 => sum,
        cap => sum.clamp(-cap, cap),
    }
}

/// What everybody scores when each opponent pays so much to declarer.
pub(crate) fn shared(declarer: Seat, value: i32) -> Scores {
    let mut scores = Scores::zero(SEATS);
    for seat in Seat::all(SEATS) {
        scores[seat] = if seat == declarer { 2 * value } else { -value };
    }
    scores
}

/// The result, once the deal is over.
pub(crate) fn ending(public: &PublicState) -> Option<Ending> {
    if public.phase() != Phase::Over {
        return None;
    }
    let tricks = public.play().taken(public.declarer());
    let reason = match public.contract() {
        _ if public.is_unplayed() => "flek without re",
        Contract::Betl if tricks > 0 => "betl lost",
        Contract::Betl => "betl made",
        Contract::Durch if tricks < TRICKS => "durch lost",
        Contract::Durch => "durch made",
        Contract::Open | Contract::Colour => "played out",
    };
    Some(Ending { scores: shared(public.declarer(), value(public)), reason })
}

/// A name in words for every key of an account.
pub(crate) const WORDS: &[AccountWord] = &[
    ("points", "points"),
    ("marriages", "of these in marriages"),
    ("hra", "hra"),
    ("sedma", "sedma"),
    ("quiet-seven", "quiet seven"),
    ("stovka", "stovka"),
    ("betl", "betl"),
    ("durch", "durch"),
    ("quiet-hundred", "quiet hundred"),
    ("over-hundred", "points over a hundred"),
    ("killed", "killed"),
    ("flek", "flek"),
    ("re", "re"),
    ("tutti", "tutti"),
    ("boty", "boty"),
    ("kalhoty", "kalhoty"),
    ("kaiser", "kaiser"),
    ("rekaiser", "rekaiser"),
    ("hearts", "hearts"),
    ("cap", "what the limit cuts off"),
];

/// How the scores of a deal that is over came about: every goal with what multiplies it, each opponent once, declarer
/// twice.
pub(crate) fn account(public: &PublicState) -> Account {
    let mut account = Account::new();
    if public.phase() != Phase::Over {
        return account;
    }
    if public.contract() == Contract::Colour && !public.is_unplayed() {
        let each = |of: fn(&PublicState, usize) -> u32| {
            Scores::of([0, 1, 2].map(|seat| of(public, public.side(Seat::new(seat))) as i32))
        };
        account = account.counted("points", each(points));
        if marriages(public, 0) + marriages(public, 1) > 0 {
            account = account.counted("marriages", each(marriages));
        }
    }
    let mut sum = 0;
    let mut entries = Vec::new();
    items(public, |item| {
        sum += item.value();
        let hundred = if item.what == "stovka" { "over-hundred" } else { "quiet-hundred" };
        let mut entry = AccountEntry::worth(item.what, item.base)
            .times(item.times)
            .times_factor(hundred, item.hundred)
            .times_factor("killed", item.killed);
        if let Some(raise) = item.raise_word() {
            entry = entry.times_factor(raise, 1 << item.raises);
        }
        let shares = shared(public.declarer(), item.sign);
        entries.push(entry.times_factor("hearts", item.hearts).shared(shares.as_slice()));
    });
    let cut = value(public) - sum;
    if cut != 0 {
        entries.push(AccountEntry::given("cap", shared(public.declarer(), cut)));
    }
    entries.into_iter().fold(account, Account::with)
}

/// What a goal is worth to each opponent as it has been raised, hearts included, before anything is made of it; points
/// over a hundred come on top.
pub(crate) fn worth_now(public: &PublicState, goal: Goal) -> i32 {
    let rules = public.rules();
    let base = match goal {
        Goal::Hra => i32::from(rules.tariff.hra),
        Goal::Sedma => i32::from(rules.tariff.sedma),
        Goal::Stovka => i32::from(rules.hundred_base),
        Goal::Betl => i32::from(rules.tariff.betl),
        Goal::Durch => i32::from(rules.tariff.durch),
    };
    (base * hearts(public)) << public.raises(goal)
}

/// What hearts multiply a trump game with.
fn hearts(public: &PublicState) -> i32 {
    1 + i32::from(public.trump() == Some(cards::Suit::CERVEN))
}

#[cfg(test)]
mod tests {
    use cards::{German, Suit};

    use super::*;
    use crate::rules::{Profile, Rules};

    const SEED: Rules = Profile::Seed.rules();
    const OURS: Rules = Profile::OpenMarias.rules();
    const CSM: Rules = Profile::VolenyCsm.rules();
    const HRA: (Goal, bool, u8) = (Goal::Hra, false, 0);

    /// What each opponent pays declarer: rules, trump, points in tricks, marriages as (seat, suit) in their order, the
    /// seven in the last trick, goals.
    fn worth(
        rules: Rules,
        trump: char,
        points: [u8; 2],
        marriages: &[(usize, char)],
        last: LastSeven,
        goals: &[(Goal, bool, u8)],
    ) -> i32 {
        let suit = |letter| Suit::<German>::of_letter(letter).unwrap();
        let mut play = Play::over(suit(trump), points, last);
        for (seat, letter) in marriages {
            play.declare(Seat::new(*seat), usize::from(*seat != 0), suit(*letter));
        }
        value(&PublicState::over(rules, play, crate::seven(suit(trump)), goals))
    }

    #[test]
    fn hra_is_one_to_each_opponent_and_two_in_hearts() {
        assert_eq!(worth(OURS, 'L', [60, 30], &[], LastSeven::Absent, &[HRA]), 1);
        assert_eq!(worth(OURS, 'H', [60, 30], &[], LastSeven::Absent, &[HRA]), 2);
        assert_eq!(worth(OURS, 'L', [40, 50], &[], LastSeven::Absent, &[HRA]), -1);
        assert_eq!(worth(OURS, 'L', [40, 50], &[(0, 'A')], LastSeven::Absent, &[HRA]), 1, "with a marriage");
        assert_eq!(worth(OURS, 'L', [60, 30], &[], LastSeven::Absent, &[(Goal::Hra, false, 3)]), 8);
        assert_eq!(shared(Seat::new(1), 8).as_slice(), [-8, 16, -8]);
    }

    #[test]
    fn a_tie_loses() {
        assert_eq!(worth(OURS, 'L', [55, 35], &[(1, 'A')], LastSeven::Absent, &[HRA]), -1);
    }

    #[test]
    fn a_quiet_hundred_doubles_for_every_ten_over_ninety() {
        assert_eq!(worth(OURS, 'L', [80, 10], &[(0, 'A')], LastSeven::Absent, &[HRA]), 2);
        assert_eq!(worth(OURS, 'L', [90, 0], &[(0, 'A')], LastSeven::Absent, &[HRA]), 4);
        assert_eq!(worth(OURS, 'L', [0, 90], &[(1, 'A'), (2, 'L')], LastSeven::Absent, &[HRA]), -64);
        let all = [(0, 'H'), (0, 'L'), (0, 'A'), (0, 'B')];
        assert_eq!(worth(OURS, 'L', [90, 0], &all, LastSeven::Absent, &[HRA]), 1024, "190 points");
        assert_eq!(worth(OURS, 'H', [90, 0], &all, LastSeven::Absent, &[(Goal::Hra, false, 1)]), 4096);
    }

    #[test]
    fn the_quiet_hundred_of_the_association_grows_in_a_straight_line() {
        for (points, marriages, worth_it) in [
            ([80, 10], vec![(0, 'A')], 2),
            ([90, 0], vec![(0, 'A')], 4),
            ([80, 10], vec![(0, 'A'), (0, 'B')], 6),
        ] {
            assert_eq!(worth(CSM, 'L', points, &marriages, LastSeven::Absent, &[HRA]), worth_it);
        }
    }

    #[test]
    fn an_announced_seven_is_two_and_a_killed_one_costs_twice_where_the_rules_say_so() {
        let seven = |rules, last, others, raises| {
            worth(rules, 'L', [50, 40], &[], last, &[HRA, (Goal::Sedma, others, raises)]) - 1
        };
        let (own, other) = (Seat::new(0), Seat::new(1));
        assert_eq!(seven(SEED, LastSeven::Took(own), false, 0), 2);
        assert_eq!(seven(SEED, LastSeven::Took(own), false, 2), 8);
        assert_eq!(seven(SEED, LastSeven::Absent, false, 1), -4, "lost earlier: a plain loss");
        assert_eq!(seven(SEED, LastSeven::Beaten(own), false, 1), -8);
        assert_eq!(seven(OURS, LastSeven::Beaten(own), false, 1), -4);
        assert_eq!(seven(SEED, LastSeven::Took(other), true, 0), -2);
        assert_eq!(
            seven(SEED, LastSeven::Beaten(other), true, 0),
            4,
            "also when the partner takes the trick"
        );
    }

    #[test]
    fn a_quiet_seven_is_one_for_or_against() {
        let quiet = |last| worth(OURS, 'L', [50, 40], &[], last, &[HRA]) - 1;
        assert_eq!(quiet(LastSeven::Took(Seat::new(0))), 1);
        assert_eq!(quiet(LastSeven::Beaten(Seat::new(0))), -1);
        assert_eq!(quiet(LastSeven::Took(Seat::new(2))), -1);
        assert_eq!(quiet(LastSeven::Beaten(Seat::new(2))), 1, "also beaten by the partner");
    }

    #[test]
    fn an_announced_hundred_counts_one_marriage_until_it_is_made() {
        let hundred = |rules, points, marriages: &[(usize, char)]| {
            let goals = [HRA, (Goal::Stovka, false, 0)];
            let hra = if points == [40_u8, 50] { -1 } else { 1 };
            worth(rules, 'L', points, marriages, LastSeven::Absent, &goals) - hra
        };
        assert_eq!(hundred(SEED, [60, 30], &[(0, 'L')]), 2);
        assert_eq!(hundred(OURS, [60, 30], &[(0, 'L')]), 4);
        assert_eq!(hundred(OURS, [60, 30], &[(0, 'L'), (0, 'A')]), 16, "then all marriages count: 120");
        assert_eq!(
            hundred(OURS, [70, 20], &[(0, 'A'), (0, 'B')]),
            -4,
            "90 with the best: as if 100 against it"
        );
        assert_eq!(hundred(OURS, [60, 30], &[(0, 'A'), (0, 'B')]), -8, "80");
        assert_eq!(hundred(OURS, [60, 30], &[(0, 'A'), (0, 'L')]), 16, "the best of them is in trumps");
        let first = Rules { hundred_marriage: Counted::First, ..OURS };
        assert_eq!(hundred(first, [60, 30], &[(0, 'A'), (0, 'L')]), -8, "the first was plain: 80");
    }

    #[test]
    fn the_hundred_of_the_association_grows_in_a_straight_line() {
        let hundred = |points, marriages: &[(usize, char)]| {
            worth(CSM, 'L', points, marriages, LastSeven::Absent, &[(Goal::Stovka, false, 0)])
        };
        assert_eq!(hundred([60, 30], &[(0, 'L')]), 4, "made with 100");
        assert_eq!(hundred([70, 20], &[(0, 'L')]), 8, "110");
        assert_eq!(hundred([80, 10], &[(0, 'L')]), 12, "120");
        assert_eq!(hundred([60, 30], &[(0, 'A'), (1, 'B')]), -16, "lost with 80 against one plain marriage");
    }

    #[test]
    fn a_hundred_that_was_not_announced_by_this_side_is_quiet() {
        // The others announced stovka and lost it; declarer has a hundred without a word.
        let goals = [HRA, (Goal::Stovka, true, 0)];
        assert_eq!(worth(OURS, 'L', [80, 10], &[(0, 'A')], LastSeven::Absent, &goals), 2 + 4 * 256);
        let own = [HRA, (Goal::Stovka, false, 0)];
        assert_eq!(worth(OURS, 'L', [80, 10], &[(0, 'A')], LastSeven::Absent, &own), 1 + 4);
    }

    #[test]
    fn the_account_has_every_goal_with_its_multipliers() {
        let hearts = Suit::<German>::CERVEN;
        let mut play = Play::over(hearts, [80, 10], LastSeven::Beaten(Seat::new(1)));
        play.declare(Seat::new(0), 0, Suit::<German>::ZELEN);
        let goals = [(Goal::Hra, false, 1), (Goal::Sedma, true, 2)];
        let public = PublicState::over(SEED, play, crate::seven(hearts), &goals);
        let account = account(&public);
        let lines: Vec<String> = account.entries.iter().map(ToString::to_string).collect();
        assert_eq!(
            lines,
            ["hra 1 x quiet-hundred 2 x flek 2 x hearts 2 = 8", "sedma 2 x killed 2 x re 4 x hearts 2 = 32"]
        );
        assert_eq!(account.counts[0].each.as_slice(), [100, 10, 10]);
        assert_eq!(account.counts[1].each.as_slice(), [20, 0, 0]);
        assert_eq!(account.total(3).as_slice(), [80, -40, -40]);
        let capped = PublicState::over(
            CSM,
            play,
            crate::seven(hearts),
            &[(Goal::Hra, false, 7), (Goal::Sedma, true, 7)],
        );
        let total = super::account(&capped).total(3);
        assert_eq!(total.as_slice(), [1000, -500, -500], "the limit is an entry of its own");
    }

    #[test]
    fn the_cap_cuts_the_sum_of_a_deal() {
        let goals = [(Goal::Hra, false, 7), (Goal::Sedma, false, 7)];
        let sum = |rules| worth(rules, 'H', [60, 30], &[], LastSeven::Took(Seat::new(0)), &goals);
        assert_eq!(sum(OURS), 2 * (128 + 256));
        assert_eq!(sum(CSM), 500);
        assert_eq!(worth(CSM, 'H', [30, 60], &[], LastSeven::Absent, &goals), -500);
    }
}
