//! How the schema came to be, step by step: the files of `migrations/`, in the binary.
//!
//! They are listed here by hand. sqlx has a macro that reads the folder, and with it every driver is compiled a second
//! time for the compiler's own use: a minute of whoever builds the house for the first time.

use std::borrow::Cow;

use sqlx::SqlStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// Number, name and text of each.
const STEPS: [(i64, &str, &str); 9] = [
    (1, "house", include_str!("../../migrations/0001_house.sql")),
    (2, "lived", include_str!("../../migrations/0002_lived.sql")),
    (3, "people", include_str!("../../migrations/0003_people.sql")),
    (4, "probe", include_str!("../../migrations/0004_probe.sql")),
    (5, "belongings", include_str!("../../migrations/0005_belongings.sql")),
    (6, "fares", include_str!("../../migrations/0006_fares.sql")),
    (7, "daily", include_str!("../../migrations/0007_daily.sql")),
    (8, "club", include_str!("../../migrations/0008_club.sql")),
    (9, "tournaments", include_str!("../../migrations/0009_tournaments.sql")),
];

/// What brings a database up to date, whatever step it stands at.
pub(super) fn migrator() -> Migrator {
    let step = |(version, name, sql)| {
        Migration::new(version, Cow::Borrowed(name), MigrationType::Simple, SqlStr::from_static(sql), false)
    };
    Migrator::with_migrations(STEPS.map(step).into())
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn every_file_of_the_folder_is_a_step_under_its_own_number_and_name() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/migrations");
        let mut files: Vec<String> = fs::read_dir(folder)
            .unwrap()
            .map(|file| file.unwrap().file_name().into_string().unwrap())
            .collect();
        files.sort();
        let listed = STEPS.map(|(version, name, _)| format!("{version:04}_{name}.sql"));
        assert_eq!(files, listed);
        for (file, (_, _, sql)) in files.iter().zip(STEPS) {
            assert_eq!(fs::read_to_string(format!("{folder}/{file}")).unwrap(), sql);
        }
    }
}
