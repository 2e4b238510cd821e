//! Proof-number search: can a goal be forced? The shortest way to a proof, not the deepest look.

mod attack;
mod numbers;
mod told;

use game::{Candidate, Limits, Position, Report, SearchTree, Seat, Thinking, TreeExtent, Worth};

use crate::bytes::{ODDMENTS, bytes_of, grown, most_moves};
use crate::tree::Against;
use crate::value::{Aim, MOST};
use crate::{Guide, Meter, Root};
use attack::{Attack, Child, FURTHEST, Frame};
use numbers::{NEVER, NumberTable, Numbers};

/// The options of [`ProofNumber`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ProofNumberOptions {
    /// The limits when the caller sets none.
    pub limits: Limits,
    /// What the end of a game is worth.
    pub aim: Aim,
    /// Who plays against whom at a table of three or four.
    pub against: Against,
    /// The value, in the sense of the aim, that is to be forced: with [`Aim::Win`] 1 is a win, 0 at least a draw.
    pub target: i32,
    /// Room for so many positions, 16 bytes each.
    pub entries: usize,
    /// Whether a new leaf counts as many leaves as its side to move has moves to be answered.
    pub mobility: bool,
    /// Whether the guide is asked for wins at once ([`outlook`](crate::Guide::outlook)).
    pub foresight: bool,
}

impl Default for ProofNumberOptions {
    fn default() -> ProofNumberOptions {
        ProofNumberOptions {
            limits: Limits { depth: None, nodes: Some(1_000_000), iterations: None, ms: None },
            aim: Aim::Win,
            against: Against::Everybody,
            target: 1,
            entries: 1 << 20,
            mobility: true,
            foresight: true,
        }
    }
}

/// What is known of a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The goal can be forced, after so many decisions at most.
    Proven(u32),
    /// It cannot.
    Disproven,
    /// Nobody knows: so many leaves at least must still turn out well, and so many badly.
    Open {
        /// The proof number.
        proof: u32,
        /// The disproof number.
        disproof: u32,
    },
}

/// The answer to a question about a root.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proof<M> {
    /// Whether the goal can be forced.
    pub verdict: Verdict,
    /// The move that forces it, where one does.
    pub mv: Option<M>,
    /// Positions reached by a move.
    pub nodes: u64,
}

/// Depth-first proof-number search (df-pn) over any game of perfect information.
///
/// **What it is.** Every open position has a proof number, the fewest leaves that must be won for it to be won, and a
/// disproof number. The search goes to the leaf that both agree on, as long as it stays the best one, and keeps the
/// numbers in a table, so that it needs no tree in memory.
///
/// **When to use it.** To prove or refute forced wins: long narrow lines of threats that a search by depth does not
/// reach. Also for yes and no in games with few replies. It has no use for an evaluation.
///
/// **What it costs.** 16 bytes a position. A question without a sharp answer costs all that it is given.
///
/// **What it does not handle.** How good a move is that neither wins nor loses, and the shortest win: the length of a
/// proof is a bound from above. *Repetition* is handled exactly. Who forces a goal never comes back to a position, so a
/// position met again refutes the attack there; what was refuted only because of the way that led to it is kept for
/// that way alone, so that a refutation can take long where everything goes in circles. Where a draw is enough, the others
/// are asked to win instead.
///
/// ```
/// use game::{Limits, think_alone};
/// use search::{Blind, Root, example::TicTacToe, solve::{ProofNumber, ProofNumberOptions, Verdict}};
///
/// let ask = |moves: &str, target| {
///     let mut search = ProofNumber::new(Blind, ProofNumberOptions { target, ..ProofNumberOptions::default() });
///     let root = Root::new(TicTacToe::after(moves));
///     think_alone(Limits::NONE, |thinking| search.prove(&root, thinking))
/// };
/// let proof = ask("a1 b1 a2 b2", 1);
/// assert_eq!((proof.verdict, proof.mv.unwrap().to_string()), (Verdict::Proven(1), "a3".to_owned()));
/// assert_eq!(ask("", 1).verdict, Verdict::Disproven, "nobody can force a win");
/// assert!(matches!(ask("", 0).verdict, Verdict::Proven(_)), "but a draw");
/// ```
#[derive(Debug)]
pub struct ProofNumber<P: Position, E> {
    guide: E,
    options: ProofNumberOptions,
    table: NumberTable,
    frames: Vec<Frame<P>>,
}

/// What a question found out about the moves of the root: their numbers, for whoever attacks, and how the guide values
/// the position after each.
type Known<M> = Vec<(M, Numbers, i32)>;

impl<P: Position, E: Guide<P>> ProofNumber<P, E> {
    /// A search that knows nothing yet.
    pub fn new(guide: E, options: ProofNumberOptions) -> ProofNumber<P, E> {
        ProofNumber { guide, options, table: NumberTable::new(), frames: Vec::new() }
    }

    /// How it searches.
    pub fn options(&self) -> &ProofNumberOptions {
        &self.options
    }

    /// The most bytes that it holds while it searches.
    pub fn memory(&self) -> u64 {
        let frame = grown::<Child<P>>(0, most_moves::<P>()) + bytes_of::<P::Move>(most_moves::<P>());
        let frames = grown::<Frame<P>>(0, FURTHEST) + FURTHEST as u64 * frame;
        NumberTable::bytes(self.options.entries) + frames + ODDMENTS
    }

    /// Whether the side to move can force the [target](ProofNumberOptions::target).
    pub fn prove(&mut self, root: &Root<P>, thinking: &mut Thinking<'_, P::Move>) -> Proof<P::Move> {
        let mut meter = Meter::new(thinking, self.options.limits);
        let (verdict, known) = self.ask(root, self.options.target, &mut meter);
        let own = self.own_attack(root, self.options.target);
        let winner = |(_, numbers, _): &&(P::Move, Numbers, i32)| {
            if own { numbers.is_proved() } else { numbers.is_disproved() }
        };
        let mv = matches!(verdict, Verdict::Proven(_)).then(|| known.iter().find(winner)).flatten();
        Proof { verdict, mv: mv.map(|(mv, ..)| *mv), nodes: meter.nodes() }
    }

    /// Whether the question is one for the side to move to prove, or for the others to refute: whoever would not be
    /// content with a draw by repetition attacks.
    fn own_attack(&self, root: &Root<P>, target: i32) -> bool {
        let Some(me) = root.position.turn() else { return true };
        let options = ProofNumberOptions { target, ..self.options };
        !Attack::<P, E>::reaches(&options, &root.position, &root.position.drawn(), me)
    }

    /// One question, answered for the side to move; and the numbers of its moves, for whoever attacks.
    fn ask(&mut self, root: &Root<P>, target: i32, meter: &mut Meter<'_>) -> (Verdict, Known<P::Move>) {
        let unknown = Verdict::Open { proof: 1, disproof: 1 };
        let Some(me) = root.position.turn() else { return (unknown, Vec::new()) };
        let own = self.own_attack(root, target);
        let options = ProofNumberOptions { target, ..self.options };
        self.table.begin(options.entries);
        let mut attack = self.attack(&options, root, (me, own), meter);
        let found = attack.run(root);
        let cut_short = attack.cut_short;
        let first = &self.frames[0];
        let looks = |child: &Child<P>| match child.position.turn() {
            Some(_) => self.guide.evaluate(&child.position, me).clamp(-MOST, MOST),
            None => 0,
        };
        let known = first.children().iter().map(|child| (child.mv, child.numbers, looks(child))).collect();
        let found = found.unwrap_or_else(|| Numbers::open(NEVER, NEVER));
        let verdict = match (found.is_proved(), found.is_disproved(), own) {
            (true, _, true) => Verdict::Proven(found.length),
            (true, _, false) => Verdict::Disproven,
            (_, true, _) if cut_short => unknown,
            (_, true, true) => Verdict::Disproven,
            // The others cannot break it; how long that takes nobody counted.
            (_, true, false) => Verdict::Proven(0),
            _ => Verdict::Open { proof: found.proof, disproof: found.disproof },
        };
        (verdict, known)
    }

    /// A question about a root, ready to be asked.
    fn attack<'a, 'm>(
        &'a mut self,
        options: &'a ProofNumberOptions,
        root: &'a Root<P>,
        (me, own): (Seat, bool),
        meter: &'a mut Meter<'m>,
    ) -> Attack<'a, 'm, P, E> {
        Attack {
            guide: &self.guide,
            options,
            table: &mut self.table,
            frames: &mut self.frames,
            meter,
            me,
            own,
            past: &root.path,
            plies: root.plies,
            rules: root.position.line_rules(),
            cut_short: false,
        }
    }

    /// The move to play: one that forces the goal, else one that does not lose, by the guide's evaluation. Half of the
    /// limits go into the question whether the goal can be forced, the rest into which moves lose.
    pub fn search(&mut self, root: &Root<P>, thinking: &mut Thinking<'_, P::Move>) -> Report<P::Move> {
        self.explain(root, thinking, TreeExtent::NOTHING).0
    }

    /// The same, and what the questions left in the table: below a move that loses by force how the others force it, below
    /// any other how far it is from being a forced win. The numbers are those of whoever attacks there.
    ///
    /// ```
    /// use game::{Limits, TreeExtent, Worth, think_alone};
    /// use search::{Blind, Root, example::TicTacToe, solve::{ProofNumber, ProofNumberOptions}};
    ///
    /// let mut search = ProofNumber::new(Blind, ProofNumberOptions::default());
    /// let root = Root::new(TicTacToe::after("a1 b1 a2 c3"));
    /// let (_, tree) = think_alone(Limits::NONE, |thinking| search.explain(&root, thinking, TreeExtent::default()));
    /// assert_eq!((tree.children[0].mv.as_deref(), tree.children[0].worth), (Some("a3"), Some(Worth::Win(1))));
    /// ```
    pub fn explain(
        &mut self,
        root: &Root<P>,
        thinking: &mut Thinking<'_, P::Move>,
        extent: TreeExtent,
    ) -> (Report<P::Move>, SearchTree) {
        if root.position.is_over() {
            return <(Report<P::Move>, SearchTree)>::default();
        }
        let limits = thinking.limits.or(self.options.limits);
        let half =
            Limits { nodes: limits.nodes.map(|nodes| nodes / 2), ms: limits.ms.map(|ms| ms / 2), ..limits };
        let mut meter = Meter::new(&thinking.within(half), half);
        let (verdict, attack) = self.ask(root, self.options.target, &mut meter);
        let own = self.own_attack(root, self.options.target);
        let mut nodes = meter.nodes();
        let forced = self.told(root, self.options.target, extent, thinking);
        let mut losing: Known<P::Move> = Vec::new();
        let mut lost = SearchTree::default();
        let asks_twice = own && self.options.aim == Aim::Win && self.options.target > 0;
        if asks_twice && !matches!(verdict, Verdict::Proven(_)) {
            let rest = Limits { nodes: limits.nodes.map(|all| all - nodes), ..half };
            let mut meter = Meter::new(&thinking.within(rest), rest);
            losing = self.ask(root, 0, &mut meter).1;
            nodes += meter.nodes();
            lost = self.told(root, 0, extent, thinking);
        }
        let find = |known: &Known<P::Move>, mv: P::Move| {
            known.iter().find(|(known, ..)| *known == mv).map(|(_, numbers, looks)| (*numbers, *looks))
        };
        let candidate = |mv: P::Move| {
            let (attacked, defended) = (find(&attack, mv), find(&losing, mv));
            let worth = match (attacked, defended) {
                (Some((numbers, _)), _) if own && numbers.is_proved() => Worth::Win(numbers.length + 1),
                (_, Some((numbers, _))) if numbers.is_proved() => Worth::Loss(numbers.length + 1),
                (Some((attacked, _)), Some((defended, _)))
                    if attacked.is_disproved() && defended.is_disproved() =>
                {
                    Worth::Draw
                }
                (Some((_, looks)), _) | (None, Some((_, looks))) => Worth::Eval(f64::from(looks)),
                (None, None) => Worth::Eval(0.0),
            };
            Candidate::new(mv, worth)
        };
        let moves = root.position.legal();
        let mut candidates: Vec<Candidate<P::Move>> = game::MoveList::iter(&moves).map(candidate).collect();
        candidates.sort_by(|one, other| other.worth.rank().total_cmp(&one.worth.rank()));
        let report = Report { candidates, nodes, ..Report::default() };
        if extent.depth == 0 {
            return (report, SearchTree::default());
        }
        let is_lost = |found: &&Candidate<P::Move>| matches!(found.worth, Worth::Loss(_));
        let losing: Vec<String> =
            report.candidates.iter().filter(is_lost).map(|found| found.mv.to_string()).collect();
        let loses = |child: &SearchTree| child.mv.as_ref().is_some_and(|mv| losing.contains(mv));
        let mut told = forced;
        told.children.retain(|child| !loses(child));
        told.children.extend(lost.children.into_iter().filter(loses));
        let tree = told.under(&report, root.position.turn(), extent);
        (report, tree)
    }

    /// What the last question left in the table, all moves of the root with what lies below them.
    fn told(
        &mut self,
        root: &Root<P>,
        target: i32,
        extent: TreeExtent,
        thinking: &Thinking<'_, P::Move>,
    ) -> SearchTree {
        let Some(me) = root.position.turn().filter(|_| extent.depth > 0) else {
            return SearchTree::default();
        };
        let own = self.own_attack(root, target);
        let options = ProofNumberOptions { target, ..self.options };
        let mut meter = Meter::new(thinking, self.options.limits);
        self.attack(&options, root, (me, own), &mut meter).told(root, extent)
    }
}
