//! A ladder: players that differ in one number (depth, iterations) meet each other; is more always better?

use serde::Deserialize;
use toml::Table as Toml;

use crate::plot::{Axis, LinePlot, Plot, Point, Series};
use crate::report::{Figure, Finding, ReportRows, Row, Section, Verdict};
use crate::stats::{Estimate, elo_text};
use crate::{ArenaError, Seating, Standings};

use super::file::{Common, fields};
use super::{Part, Workshop, scaled};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    /// The player, with `{step}` for the number.
    player: String,
    /// What the number is.
    step: String,
    /// The numbers, rising.
    steps: Vec<u32>,
}

struct Ladder {
    common: Common,
    file: File,
}

pub(super) fn read(common: Common, table: Toml) -> Result<Box<dyn Part>, String> {
    let file: File = fields(table)?;
    if file.steps.len() < 2 || !file.steps.is_sorted() {
        return Err("steps: expected at least two rising numbers".to_owned());
    }
    Ok(Box::new(Ladder { common, file }))
}

impl Ladder {
    fn pairs(&self) -> Vec<(usize, usize)> {
        let number = self.file.steps.len();
        (0..number).flat_map(|one| (one + 1..number).map(move |other| (one, other))).collect()
    }
}

impl Part for Ladder {
    fn pieces(&self, scale: f64) -> u64 {
        self.pairs().len() as u64 * scaled(self.common.games, scale).next_multiple_of(2)
    }

    fn run(&self, workshop: &mut Workshop<'_>) -> Result<Option<Section>, ArenaError> {
        let mut players = Vec::new();
        for step in &self.file.steps {
            players.push(workshop.seat(&self.file.player, &[("step", &step.to_string())])?);
        }
        let groups = scaled(self.common.games, workshop.scale).div_ceil(2);
        let encounter = |(one, other): (usize, usize)| {
            (vec![players[one].clone(), players[other].clone()], Seating::All, groups)
        };
        let encounters: Vec<_> = self.pairs().into_iter().map(encounter).collect();
        let Some(hall) = workshop.play(self.common.setting.clone(), &encounters)? else { return Ok(None) };
        let counted: Vec<usize> = (0..hall.encounters().len()).collect();
        let facts = hall.rules().facts();
        let (participants, encounters) = (hall.participants(), hall.encounters());
        let standings =
            Standings::of(&facts, 2, hall.span(), participants, encounters, &counted, hall.results());
        let names: Vec<String> =
            hall.participants().iter().map(|participant| participant.name.clone()).collect();
        Ok(Some(self.section(&standings, &names)))
    }
}

impl Ladder {
    /// `names` are the participants in the order of the steps.
    fn section(&self, standings: &Standings, names: &[String]) -> Section {
        let place = |step: usize| standings.players.iter().position(|line| line.name == names[step]);
        let elo = |step: usize| place(step).and_then(|place| standings.players[place].elo);
        let against = |step: usize, lower: usize| standings.against[place(step)?][place(lower)?];
        let mut rows = Vec::new();
        for (step, number) in self.file.steps.iter().enumerate() {
            let cell = |figure: Option<Figure>| figure.into_iter().collect::<Vec<_>>();
            let share =
                |back: usize| step.checked_sub(back).and_then(|lower| against(step, lower)).map(share_figure);
            rows.push(Row {
                label: number.to_string(),
                cells: vec![cell(elo(step).map(elo_figure)), cell(share(1)), cell(share(2))],
            });
        }
        let columns = ["Elo", "against one step less", "against two steps less"];
        let table = ReportRows {
            caption: format!("{} games in all; Elo above the mean", standings.games),
            corner: self.file.step.clone(),
            columns: columns.map(str::to_owned).to_vec(),
            rows,
        };
        let findings = [1, 2].map(|back| self.is_more_better(back, &against));
        Section {
            title: self.common.title.clone(),
            about: self.common.about.clone(),
            findings: findings.to_vec(),
            tables: vec![table],
            plots: vec![self.plot(&elo)],
        }
    }

    /// Whether every step is stronger than the one so many steps below it.
    fn is_more_better(&self, back: usize, against: &dyn Fn(usize, usize) -> Option<Estimate>) -> Finding {
        let (mut stronger, mut weaker, mut open) = (Vec::new(), Vec::new(), Vec::new());
        for step in back..self.file.steps.len() {
            let name = format!("{} over {}", self.file.steps[step], self.file.steps[step - back]);
            match against(step, step - back) {
                Some(share) if share.low > 0.5 => stronger.push(name),
                Some(share) if share.high < 0.5 => weaker.push(name),
                _ => open.push(name),
            }
        }
        let verdict = match (weaker.is_empty(), open.is_empty()) {
            (false, _) => Verdict::Differs,
            (true, true) => Verdict::Agrees,
            (true, false) => Verdict::CannotSay,
        };
        let list = |names: &[String]| if names.is_empty() { "none".to_owned() } else { names.join(", ") };
        let measured = format!(
            "stronger: {}; weaker (pathology): {}; cannot say: {}",
            list(&stronger),
            list(&weaker),
            list(&open)
        );
        let steps = if back == 1 { "one more" } else { "two more (the same parity)" };
        Finding {
            statement: format!("Searching {steps} in {} plays better", self.file.step),
            measured,
            verdict,
        }
    }

    fn plot(&self, elo: &dyn Fn(usize) -> Option<Estimate>) -> Plot {
        // Whoever won or lost everything has no place on a scale.
        let known = |step: usize| elo(step).filter(|elo| elo.low.is_finite() && elo.high.is_finite());
        let of_parity = |odd: bool| {
            let steps = self.file.steps.iter().enumerate().filter(|(_, number)| (**number % 2 == 1) == odd);
            let points =
                steps.filter_map(|(step, number)| known(step).map(|y| Point { x: f64::from(*number), y }));
            let name = if odd { "odd" } else { "even" };
            Series { name: name.to_owned(), points: points.collect(), published: false, loose: false }
        };
        Plot::Lines(LinePlot {
            title: self.common.title.clone(),
            x: Axis::names(&self.file.step, Vec::new()),
            y: Axis::linear("Elo above the mean"),
            series: vec![of_parity(true), of_parity(false)],
            levels: Vec::new(),
        })
    }
}

fn elo_figure(elo: Estimate) -> Figure {
    Figure {
        name: String::new(),
        text: if elo.mean.is_finite() { format!("{:+.0}", elo.mean) } else { "-".to_owned() },
        value: Some(elo),
        note: elo_text(elo),
        published: None,
        verdict: None,
    }
}

fn share_figure(share: Estimate) -> Figure {
    Figure {
        name: String::new(),
        text: format!("{:.2}", share.mean),
        value: Some(share),
        note: format!("{:.2} to {:.2}", share.low, share.high),
        published: None,
        verdict: None,
    }
}
