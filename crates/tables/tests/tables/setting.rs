//! A table and its log, and what people do at it.

use std::sync::{Arc, LazyLock};

use catalog::{Catalog, host};
use game::toy::Toy;
use serde_json::{Value, json};
use tables::table::{
    Actor, Asked, Command, Entry, Luck, Millis, Occasion, Operator, Refusal, Sitter, Table, TableSetup, What,
};
use tables::wire::{Eyes, Presence, snapshot, written};

static HOUSE: LazyLock<Arc<Catalog>> = LazyLock::new(|| Arc::new(Catalog::house()));
/// A house that has nothing but the toy, with players of every kind.
static TOYS: LazyLock<Arc<Catalog>> = LazyLock::new(|| Arc::new(Catalog::of(vec![host::<Toy>()])));

fn house_of(game: &str) -> &'static Arc<Catalog> {
    if game == "toy" { &TOYS } else { &HOUSE }
}

/// Whoever is about: the first makes the table.
pub(crate) const PEOPLE: [&str; 3] = ["ana", "bor", "eva"];
/// The secret of every link.
pub(crate) const SECRET: &str = "secret";

/// A table with everything that has happened at it.
pub(crate) struct Setting {
    pub(crate) table: Table,
    pub(crate) log: Vec<Entry>,
    /// What time it is; the clock goes on by a second with everything that is asked.
    pub(crate) at: Millis,
}

impl Setting {
    /// A table as `ana` asks for it.
    pub(crate) fn asked(asked: Value) -> Setting {
        let plan = checked(asked).unwrap();
        let house = house_of(&plan.game);
        let (mut table, first) = Table::make(Arc::clone(house), plan, "ana", 0);
        let mut log = vec![first];
        log.extend(table.settle(&occasion(0), &mut |_, _| {}).unwrap());
        Setting { table, log, at: 0 }
    }

    /// Why `ana` gets no such table.
    pub(crate) fn refused(asked: Value) -> String {
        checked(asked).unwrap_err().message
    }

    /// A table of this game with these seats.
    pub(crate) fn of(game: &str, seats: &[&str]) -> Setting {
        Setting::asked(json!({ "game": game, "seats": seats }))
    }

    /// Somebody asks for something.
    pub(crate) fn ask(&mut self, actor: &Actor, command: &Command) -> Result<Vec<Entry>, Refusal> {
        self.at += 1_000;
        let entries = self.table.apply(&occasion(self.at), actor, command, &mut |_, _| {})?;
        self.log.extend(entries.iter().cloned());
        Ok(entries)
    }

    /// Somebody does something that nothing speaks against.
    pub(crate) fn does(&mut self, person: &str, command: &Command) -> Vec<Entry> {
        self.ask(&Actor::person(person, person), command).unwrap_or_else(|refusal| {
            panic!("{person} {command:?}: {refusal}");
        })
    }

    /// Sits down on the second seat.
    pub(crate) fn sit(&mut self, person: &str) {
        self.does(person, &Command::Sit { seat: Some(1), secret: None });
    }

    /// A legal move, made by whoever is to move; which one the number decides.
    pub(crate) fn play(&mut self, number: usize) {
        let legal = self.legal();
        let mv = legal[number % legal.len()].clone();
        let seat = self.table.turn().unwrap();
        let version = self.table.version;
        match self.table.chairs[seat.index()].person().map(str::to_owned) {
            Some(person) => self.does(&person, &Command::Move { mv, version }),
            None => self.ask(&Actor::House, &Command::EngineMove { seat, mv, version }).unwrap(),
        };
    }

    pub(crate) fn legal(&self) -> Vec<String> {
        self.table.play.as_ref().map(|play| play.line().legal()).unwrap_or_default()
    }

    /// The table that the log adds up to.
    pub(crate) fn read_again(&self) -> Table {
        Table::replay(Arc::clone(house_of(&self.table.plan.game)), self.log.iter().cloned())
            .expect("a log reads back")
    }
}

/// What `ana` asks for, checked.
fn checked(asked: Value) -> Result<TableSetup, Refusal> {
    let asked: Asked = serde_json::from_value(asked).expect("this is how a table is asked for");
    let house = house_of(&asked.game);
    let operator = Operator { program: &|_| false, fixed_deals: false };
    let secret = &mut |_: usize| tables::id::hash(SECRET);
    let host = Sitter::Person { id: "ana".to_owned(), name: "ana".to_owned() };
    TableSetup::check(asked, "t".to_owned(), &host, house, &operator, secret)
}

pub(crate) fn occasion(at: Millis) -> Occasion {
    Occasion { at, luck: Luck { seed: 7, stream: 1, salt: "salt".to_owned() } }
}

/// Everything that anybody is told of a table, with what each of them may do.
pub(crate) fn seen(table: &Table) -> Vec<String> {
    let of = |person| written(snapshot(&Eyes::of(table, person), &Presence::default(), 0));
    PEOPLE.iter().map(|person| of(Some(*person))).chain([of(None)]).collect()
}

/// The word of an entry, as the log has it.
pub(crate) fn word(what: &What) -> String {
    serde_json::to_value(what).unwrap()["what"].as_str().unwrap().to_owned()
}
