//! All players: what is hidden does not show in what they do, at any decision of any phase.

mod common;

use common::{deals, dealt};
use game::random::{below, fast};
use game::{Hosted, Limits, Line, Options, View, Worlds, think_alone};
use marias::{Marias, Phase};

/// What a player decides on the view of whoever is to decide.
fn decides(name: &str, line: &Line<Marias>) -> String {
    let kinds = Marias::players();
    let kind = kinds.iter().find(|kind| kind.name == name).unwrap();
    let options = Options::none();
    let mut player = (kind.make)(line.game(), &options.checked(&kind.options).unwrap()).unwrap();
    player.begin(7);
    let view = line.view(line.turn().unwrap().into());
    let decided = think_alone(Limits::nodes(150), |thinking| player.decide(&view, thinking));
    assert!(view.legal().contains(&decided.mv), "{name}: {}", decided.mv);
    let worths: Vec<String> = decided
        .report
        .candidates
        .iter()
        .map(|candidate| format!("{} {}", candidate.mv, candidate.worth))
        .collect();
    format!("{} of {worths:?}", decided.mv)
}

#[test]
fn hidden_cards_dealt_anew_change_no_answer_at_any_decision() {
    for (place, options) in ["profile=voleny-csm", "profile=seed"].iter().enumerate() {
        for seed in 0..deals(1, 20) {
            let mut line = dealt(options, 40 + seed + place as u64);
            let mut rng = fast(seed);
            let mut phases = Vec::new();
            while let Some(turn) = line.turn() {
                let phase = line.position().public().phase();
                let first = !phases.contains(&phase);
                phases.push(phase);
                let view = line.view(turn.into());
                let other = view.sample_line(&mut rng);
                for kind in Marias::players() {
                    // The searching players at the first decision of every phase and now and then; all of them in a long run.
                    if first
                        || ["smart", "min", "max", "random"].contains(&kind.name)
                        || phases.len() % 9 == 0
                    {
                        assert_eq!(
                            decides(kind.name, &line),
                            decides(kind.name, &other),
                            "{}, {options}",
                            kind.name
                        );
                    }
                }
                let legal = line.legal();
                let at = match phase {
                    Phase::Answering => 0,
                    _ => below(&mut rng, legal.len() as u32) as usize,
                };
                line.play(legal[at]).unwrap();
            }
        }
    }
}
