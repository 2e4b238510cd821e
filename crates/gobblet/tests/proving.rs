//! Proof-number search on the kept positions: wins that it proves are wins, and how many it proves.

use game::{Limits, think_alone};
use gobblet::{Gobblet4, Judgement, Tactic};
use search::Root;
use search::solve::{ProofNumber, ProofNumberOptions, Verdict};
use search::tree::AlphaBeta;

/// The move with which a win is proven, if one is found.
fn proven(tactic: &Tactic, nodes: u64, options: ProofNumberOptions) -> Option<(u32, gobblet::Move<4>)> {
    let mut search = ProofNumber::new(Judgement::house::<4>(), options);
    let root = Root::new(tactic.board);
    let proof = think_alone(Limits::nodes(nodes), |thinking| search.prove(&root, thinking));
    match (proof.verdict, proof.mv) {
        (Verdict::Proven(plies), Some(mv)) => Some((plies, mv)),
        _ => None,
    }
}

#[test]
fn what_it_proves_is_won() {
    let mut count = 0;
    for tactic in Tactic::kept().iter().step_by(8) {
        let Some((plies, mv)) = proven(tactic, 60_000, ProofNumberOptions::default()) else { continue };
        count += 1;
        if tactic.winning.contains(&mv) {
            continue;
        }
        // Another win than those that were kept: the house's search must see it, too.
        let mut engine = AlphaBeta::new(Judgement::house::<4>(), Gobblet4::search());
        let root = Root::new(tactic.board).after(mv);
        let report = think_alone(Limits::nodes(3_000_000), |thinking| engine.search(&root, thinking));
        let worth = report.best().expect("a move").worth;
        assert!(matches!(worth, game::Worth::Loss(_)), "{tactic}: {mv} in {plies}, but {worth}");
    }
    assert!(count >= 2, "{count} of 13 proven");
}

/// How many of the hundred positions are proven, by nodes: `make studies`.
#[test]
#[ignore = "a study, not a law: make studies"]
#[expect(clippy::print_stdout, reason = "its figures are for whoever runs it")]
fn study_of_kept_positions() {
    let tactics = Tactic::kept();
    let default = ProofNumberOptions::default();
    for (name, options) in [
        ("df-pn", default),
        ("without foresight", ProofNumberOptions { foresight: false, ..default }),
        ("without mobility", ProofNumberOptions { mobility: false, ..default }),
    ] {
        for nodes in [100_000, 1_000_000] {
            let solved = tactics.iter().filter(|tactic| proven(tactic, nodes, options).is_some()).count();
            println!("{name}, {nodes} nodes: {solved} of {}", tactics.len());
        }
    }
    for nodes in [100_000, 1_000_000] {
        let solves = |tactic: &&Tactic| {
            let mut engine = AlphaBeta::new(Judgement::house::<4>(), Gobblet4::search());
            let root = Root::new(tactic.board);
            let report = think_alone(Limits::nodes(nodes), |thinking| engine.search(&root, thinking));
            report.best().is_some_and(|best| matches!(best.worth, game::Worth::Win(_)))
        };
        println!("alpha-beta, {nodes} nodes: {} of {}", tactics.iter().filter(solves).count(), tactics.len());
    }
}
