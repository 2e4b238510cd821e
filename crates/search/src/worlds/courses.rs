//! Courses that a search followed in one world after the other, put together as a tree to look at.

use game::{SearchTree, Seat, TreeExtent, Worth};

use crate::told::{Told, told};

/// What was played in many worlds, and what came of it on average: the same moves in other worlds are the same branch.
///
/// ```
/// use game::{Seat, TreeExtent, Worth};
/// use search::worlds::Courses;
///
/// let (own, other) = (Seat::new(0), Seat::new(1));
/// let mut courses = Courses::new(2);
/// courses.add(&[(own, "a"), (other, "b"), (own, "beyond two moves")], 3.0);
/// courses.add(&[(own, "a"), (other, "c")], 0.0);
/// let tree = courses.told(TreeExtent::default(), |mean, _| Worth::Points(mean));
/// let first = &tree.children[0];
/// assert_eq!((first.visits, first.worth, first.children.len()), (2, Some(Worth::Points(1.5)), 2));
/// assert_eq!(first.children[0].children, []);
/// ```
#[derive(Clone, Debug)]
pub struct Courses<M> {
    depth: usize,
    places: Vec<Place<M>>,
}

/// A move at the end of a course.
#[derive(Clone, Debug)]
struct Place<M> {
    /// `None` at the root.
    by: Option<(Seat, M)>,
    visits: u64,
    sum: f64,
    next: Vec<usize>,
}

impl<M: Copy + PartialEq + ToString> Courses<M> {
    /// No course yet; of those to come so many moves are kept.
    pub fn new(depth: usize) -> Courses<M> {
        Courses { depth, places: vec![Place { by: None, visits: 0, sum: 0.0, next: Vec::new() }] }
    }

    /// A course and what came of it.
    pub fn add(&mut self, course: &[(Seat, M)], worth: f64) {
        let mut at = 0;
        self.places[at].visits += 1;
        for by in course.iter().take(self.depth) {
            let known = self.places[at].next.iter().copied().find(|next| self.places[*next].by == Some(*by));
            at = known.unwrap_or_else(|| {
                self.places.push(Place { by: Some(*by), visits: 0, sum: 0.0, next: Vec::new() });
                let new = self.places.len() - 1;
                self.places[at].next.push(new);
                new
            });
            self.places[at].visits += 1;
            self.places[at].sum += worth;
        }
    }

    /// All courses as far as asked, the most played moves first. `say` puts a mean into words for whoever makes the move.
    pub fn told(&self, extent: TreeExtent, say: impl Fn(f64, Seat) -> Worth) -> SearchTree {
        told(&Spoken { courses: self, say }, &0, extent)
    }
}

/// Courses with the words for what came of them.
struct Spoken<'a, M, S> {
    courses: &'a Courses<M>,
    say: S,
}

impl<M: ToString, S: Fn(f64, Seat) -> Worth> Told for Spoken<'_, M, S> {
    type Place = usize;

    fn tried(&self, place: &usize) -> Vec<(u64, usize)> {
        let places = &self.courses.places;
        places[*place].next.iter().map(|next| (places[*next].visits, *next)).collect()
    }

    fn itself(&self, place: &usize) -> SearchTree {
        let Place { by, visits, sum, .. } = &self.courses.places[*place];
        let worth = |seat: Seat| (self.say)(sum / (*visits).max(1) as f64, seat);
        SearchTree {
            mv: by.as_ref().map(|(_, mv)| mv.to_string()),
            seat: by.as_ref().map(|(seat, _)| *seat),
            worth: by.as_ref().map(|(seat, _)| worth(*seat)),
            visits: *visits,
            ..SearchTree::default()
        }
    }
}
