//! All deals that fit what is known, ready to be drawn from.

use game::{Fitting, Rng};

use super::{Knowledge, Placed};
use crate::deals::Measure;
use crate::{CardSet, Deals, Dealt, MAX_PLACES, Misfit, Pack};

/// All deals that fit what a viewer knows; there is at least one.
///
/// Made by [`Knowledge::fit`], or by [`Fit::of`] where what is known falls into several cases. A deal is drawn
/// without allocating and without ever trying again.
#[derive(Clone, Debug)]
pub struct Fit<P: Pack, M: Measure = u128> {
    /// One, or several that exclude each other.
    cases: Vec<Case<P, M>>,
}

#[derive(Clone, Debug)]
struct Case<P: Pack, M: Measure> {
    known: [CardSet<P>; MAX_PLACES],
    deals: Deals<P, M>,
    /// How many deals there are in this case and those before it; 0 where it is the only one.
    upto: u128,
}

impl<P: Pack, M: Measure> Case<P, M> {
    fn placed(&self, dealt: Dealt<P>) -> Placed<P> {
        Placed { known: self.known, dealt }
    }
}

impl<P: Pack, M: Measure> Fit<P, M> {
    pub(super) fn single(known: &Knowledge<P>, deals: Deals<P, M>) -> Fit<P, M> {
        Fit { cases: vec![Case { known: known.known_everywhere(), deals, upto: 0 }] }
    }

    /// One deal.
    #[inline]
    pub fn sample<R: Rng + ?Sized>(&self, rng: &mut R) -> Placed<P> {
        let case = match self.cases.as_slice() {
            [only] => only,
            several => {
                let drawn = several[several.len() - 1].upto.draw(rng);
                several.iter().find(|case| drawn < case.upto).unwrap_or(&several[0])
            }
        };
        case.placed(case.deals.sample(rng))
    }
}

impl<P: Pack> Fit<P> {
    /// The deals that fit one of several cases that exclude each other, each deal with the same chance. A case
    /// that nothing fits is left out; it is a [`Misfit`] when all are.
    ///
    /// ```
    /// use cards::{CardSet, Fit, Italian, Knowledge};
    /// use game::Fitting;
    /// // One hidden card of five was laid away: by the first seat or by the second.
    /// let case = |laid: usize| {
    ///     let mut known = Knowledge::new("C1 C2 B3 B4 S5".parse::<CardSet<Italian>>().unwrap());
    ///     let hands = [known.hand(if laid == 0 { 3 } else { 2 }), known.hand(if laid == 1 { 3 } else { 2 })];
    ///     let discard = known.hand(0);
    ///     known.pass_unseen(hands[laid], discard, 1, CardSet::NONE).unwrap();
    ///     known
    /// };
    /// let fit = Fit::of([&case(0), &case(1)]).unwrap();
    /// assert_eq!(fit.count(), Some(30 + 30));
    /// ```
    pub fn of<'a>(cases: impl IntoIterator<Item = &'a Knowledge<P>>) -> Result<Fit<P>, Misfit> {
        let mut fit = Fit { cases: Vec::new() };
        let mut upto = Some(0_u128);
        for known in cases {
            match known.unseen_cards().deals() {
                Ok(deals) => {
                    upto = upto.and_then(|upto| upto.checked_add(deals.count()?));
                    let known = known.known_everywhere();
                    fit.cases.push(Case { known, deals, upto: upto.unwrap_or(0) });
                }
                Err(Misfit::Nothing) => {}
                Err(misfit) => return Err(misfit),
            }
        }
        match fit.cases.len() {
            0 => Err(Misfit::Nothing),
            // The orders of one great pile may be more than can be counted.
            1 => Ok(fit),
            _ if upto.is_none() => Err(Misfit::TooMany),
            _ => Ok(fit),
        }
    }
}

impl<P: Pack> Fitting for Fit<P> {
    type Placed = Placed<P>;

    #[inline]
    fn sample<R: Rng>(&self, rng: &mut R) -> Placed<P> {
        Fit::sample(self, rng)
    }

    fn count(&self) -> Option<u128> {
        self.cases.iter().try_fold(0, |count: u128, case| count.checked_add(case.deals.count()?))
    }

    fn all(&self, at_most: usize) -> Option<Vec<Placed<P>>> {
        let count = self.count().filter(|count| *count <= at_most as u128)?;
        let mut all = Vec::with_capacity(count as usize);
        for case in &self.cases {
            case.deals.for_each(&mut |dealt| all.push(case.placed(*dealt)));
        }
        Some(all)
    }
}
