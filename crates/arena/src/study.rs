//! A study: one player, several values of its options, the same opponents. Which values are best?

use catalog::Catalog;
use game::Stop;

use crate::experiment::{Grid, GridAxis, Measure, Variant, Workshop};
use crate::report::Section;
use crate::tournament::Progress;
use crate::{ArenaError, Ledger, Seating, Setting};

/// Values of one option that are tried.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Vary {
    /// The option.
    pub name: String,
    /// Its values.
    pub values: Vec<String>,
}

impl Vary {
    /// Reads `c=0.25/0.5/1`.
    ///
    /// ```
    /// use arena::Vary;
    /// assert_eq!(Vary::parse("c=0.25/0.5").unwrap().values, ["0.25", "0.5"]);
    /// assert!(Vary::parse("c").unwrap_err().to_string().starts_with("expected name=value/value"));
    /// ```
    pub fn parse(text: &str) -> Result<Vary, ArenaError> {
        let wrong = || ArenaError::Plan(format!("expected name=value/value/..., got \"{text}\""));
        let (name, values) = text.split_once('=').ok_or_else(wrong)?;
        let values: Vec<String> = values.split('/').map(|value| value.trim().to_owned()).collect();
        if name.trim().is_empty() || values.iter().any(String::is_empty) {
            return Err(wrong());
        }
        Ok(Vary { name: name.trim().to_owned(), values })
    }
}

/// What is to be tried.
#[derive(Clone, PartialEq, Debug)]
pub struct Study {
    /// The game and how it is played.
    pub setting: Setting,
    /// The player, with the options that do not change.
    pub player: String,
    /// The options that change: the first are the rows, the second the columns, every combination of further
    /// ones a table of its own.
    pub vary: Vec<Vary>,
    /// Who sits in the other seats; one player takes them all.
    pub against: Vec<String>,
    /// In which orders they sit.
    pub seating: Seating,
    /// Games of each cell.
    pub games: u64,
}

impl Study {
    /// Plays the study and says what came out, as tables and heat maps; `None` when stopped.
    pub fn measure(&self, workshop: &mut Workshop<'_>) -> Result<Option<Section>, ArenaError> {
        let grid = self.grid(workshop)?;
        workshop.done.all = grid.games(workshop.scale);
        grid.measure(workshop)
    }

    /// What these lines of its ledger say of the study, as text; nothing is played.
    pub fn so_far(&self, catalog: &Catalog, lines: &[String]) -> Result<String, ArenaError> {
        let mut ledger = Ledger::telling(lines)?;
        let (stop, mut quiet) = (Stop::new(), |_: Progress| {});
        let mut workshop = Workshop::new(catalog, &mut ledger, &stop, &mut quiet);
        let section = self.measure(&mut workshop)?;
        Ok(workshop.how_far() + &section.map(|section| section.to_string()).unwrap_or_default())
    }

    /// The grid of encounters behind the study.
    fn grid(&self, workshop: &Workshop<'_>) -> Result<Grid, ArenaError> {
        let Some(first) = self.vary.first() else {
            return Err(ArenaError::Plan("expected at least one option to vary".to_owned()));
        };
        let rules = self.setting.rules(workshop.catalog)?;
        let (facts, seats) = (rules.facts(), rules.seats());
        let mut against = self.against.clone();
        if let [one] = against.as_slice() {
            against = vec![one.clone(); seats - 1];
        }
        if against.len() + 1 != seats {
            return Err(ArenaError::Seats { game: facts.name, seats, given: against.len() + 1 });
        }
        let glue = if self.player.contains(':') { "," } else { ":" };
        let player = format!("{}{glue}{{row}}{{column}}{{variant}}", self.player);
        let mut sitting = vec![player];
        sitting.extend(against);
        let none = [Vary { name: String::new(), values: Vec::new() }];
        let columns = self.vary.get(1).unwrap_or(&none[0]);
        let title = format!("{} against {}", self.player, self.against.join(", "));
        let grid = Grid::plain(
            &title,
            self.setting.clone(),
            sitting,
            axis(first, ""),
            axis(columns, ","),
            self.games,
        );
        let measure = if seats == 2 { Measure::Share } else { Measure::Score };
        let grid = grid.measuring(vec![measure]).seated(self.seating);
        Ok(grid.varied(variants(self.vary.get(2..).unwrap_or_default())))
    }
}

/// The values of an option as they stand in a SPEC, `before` in front; one empty value where there is no option.
fn axis(vary: &Vary, before: &str) -> GridAxis {
    if vary.values.is_empty() {
        return GridAxis { title: String::new(), values: vec![(String::new(), String::new())] };
    }
    let value = |value: &String| (value.clone(), format!("{before}{}={value}", vary.name));
    GridAxis { title: vary.name.clone(), values: vary.values.iter().map(value).collect() }
}

/// Every combination of values of further options.
fn variants(vary: &[Vary]) -> Vec<Variant> {
    let mut all = Vec::new();
    for option in vary {
        let known = if all.is_empty() { vec![String::new()] } else { std::mem::take(&mut all) };
        for so_far in known {
            all.extend(option.values.iter().map(|value| format!("{so_far},{}={value}", option.name)));
        }
    }
    let variant = |value: String| Variant {
        label: value.trim_start_matches(',').to_owned(),
        options: game::Options::none(),
        value,
    };
    all.into_iter().map(variant).collect()
}
