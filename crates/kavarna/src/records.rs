//! Reading files of records.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;

use game::Record;

use crate::problem::Problem;

/// The longest line that is still taken for a record.
const LONGEST_LINE: u64 = 16 << 20;

/// Reads the records of a file of JSON lines, one after the other, with their numbers from 0; `-` is
/// standard input. Empty lines do not count.
pub(crate) fn each(
    path: &Path,
    use_record: &mut dyn FnMut(usize, Record) -> Result<(), Problem>,
) -> Result<usize, Problem> {
    let mut input: Box<dyn BufRead> = if path == Path::new("-") {
        Box::new(io::stdin().lock())
    } else {
        Box::new(BufReader::new(File::open(path).map_err(|error| Problem::file("read", path, &error))?))
    };
    let (mut line_number, mut number) = (0, 0);
    let mut line = String::new();
    loop {
        line.clear();
        let read = (&mut input).take(LONGEST_LINE).read_line(&mut line);
        if read.map_err(|error| Problem::file("read", path, &error))? == 0 {
            break;
        }
        line_number += 1;
        if line.trim().is_empty() {
            continue;
        }
        let record = Record::parse(&line).map_err(|error| {
            let place = format!("{} line {line_number}", path.display());
            Problem::bad(format!("{place}: expected one record of a game in JSON a line: {error}"))
        })?;
        use_record(number, record)?;
        number += 1;
    }
    if number == 0 {
        return Err(Problem::bad(format!("{}: expected records of games, found none", path.display())));
    }
    Ok(number)
}

/// All records of a file, or the one that was asked for, with their numbers.
pub(crate) fn chosen(path: &Path, game: Option<usize>) -> Result<Vec<(usize, Record)>, Problem> {
    let mut chosen = Vec::new();
    let all = each(path, &mut |number, record| {
        if game.is_none_or(|game| game == number) {
            chosen.push((number, record));
        }
        Ok(())
    })?;
    if chosen.is_empty() {
        let asked = game.unwrap_or_default();
        let most = all - 1;
        return Err(Problem::bad(format!(
            "{}: expected a game from 0 to {most}, got {asked}",
            path.display()
        )));
    }
    Ok(chosen)
}

#[cfg(test)]
mod tests {
    use std::io::Write;

    use super::*;

    const ONE: &str =
        r#"{"kavarna":1,"game":"gobblet3","seats":["me","house"],"moves":["3@b2"],"scores":null}"#;

    fn file(text: &str) -> tempfile::NamedTempFile {
        let mut file = tempfile::NamedTempFile::new().unwrap();
        file.write_all(text.as_bytes()).unwrap();
        file
    }

    #[test]
    fn records_are_counted_from_0_and_empty_lines_skipped() {
        let file = file(&format!("{ONE}\n\n{ONE}\n"));
        let numbers: Vec<usize> = chosen(file.path(), None).unwrap().into_iter().map(|(n, _)| n).collect();
        assert_eq!(numbers, [0, 1]);
        assert_eq!(chosen(file.path(), Some(1)).unwrap().len(), 1);
        let error = chosen(file.path(), Some(2)).unwrap_err().to_string();
        assert!(error.ends_with("expected a game from 0 to 1, got 2"), "{error}");
    }

    #[test]
    fn garbage_is_named_with_its_line() {
        let error = chosen(file(&format!("{ONE}\nnonsense\n")).path(), None).unwrap_err().to_string();
        assert!(error.contains("line 2: expected one record of a game in JSON a line"), "{error}");
        let error = chosen(file("").path(), None).unwrap_err().to_string();
        assert!(error.ends_with("expected records of games, found none"), "{error}");
    }
}
