//! Everything that the house knows of a person, page by page, so that nobody's export is ever held in memory.

use std::sync::Arc;

use axum::body::Body;
use futures_util::stream;

use super::words::{Acquaintance, DayDone, Me, TournamentLine};
use crate::house::House;
use crate::store::{Mark, RecordsAsked, StoreError, TablesAsked};

/// What comes next.
enum Part {
    Records(Option<Mark>),
    Tables(Option<Mark>),
    End,
    Nothing,
}

/// The export, as JSON, with what the person is told of themselves at its head, what they did with the days,
/// whom they know and in which tournaments they played.
pub(super) fn stream(
    house: Arc<House>,
    person: String,
    me: &Me,
    daily: &[DayDone],
    ties: &[Acquaintance],
    tournaments: &[TournamentLine],
) -> Body {
    let me = serde_json::to_string(me).expect("a person can always be written");
    let daily = serde_json::to_string(daily).expect("what somebody did can always be written");
    let ties = serde_json::to_string(ties).expect("names can always be written");
    let tournaments = serde_json::to_string(tournaments).expect("names can always be written");
    let head = format!(
        "{{\"me\":{me},\"daily\":{daily},\"ties\":{ties},\"tournaments\":{tournaments},\"records\":["
    );
    let first = stream::once(async move { Ok::<String, StoreError>(head) });
    let parts = stream::unfold(Part::Records(None), move |part| {
        let (house, person) = (Arc::clone(&house), person.clone());
        async move { next(&house, person, part).await }
    });
    Body::from_stream(stream::StreamExt::chain(first, parts))
}

async fn next(house: &House, person: String, part: Part) -> Option<(Result<String, StoreError>, Part)> {
    let page = match part {
        Part::Records(before) => records(house, person, before).await,
        Part::Tables(before) => tables(house, person, before).await,
        Part::End => Ok(("]}".to_owned(), Part::Nothing)),
        Part::Nothing => return None,
    };
    Some(match page {
        Ok((text, next)) => (Ok(text), next),
        // The answer breaks off: half an export does not look like a whole one.
        Err(error) => (Err(error), Part::Nothing),
    })
}

/// The rows of a page, each after a comma but for the very first.
fn joined<'a>(rows: impl Iterator<Item = &'a str>, first: bool) -> String {
    let mut text = rows.fold(String::new(), |mut text, row| {
        text.push(',');
        text.push_str(row);
        text
    });
    if first && !text.is_empty() {
        text.remove(0);
    }
    text
}

async fn records(house: &House, person: String, before: Option<Mark>) -> Result<(String, Part), StoreError> {
    let first = before.is_none();
    let asked = RecordsAsked { person: Some(person), own: true, before, ..RecordsAsked::default() };
    let rows = house.store.records(&asked).await?;
    let text = joined(rows.iter().map(|row| row.body.trim()), first);
    Ok(match Mark::after(&rows, |row| (row.finished, &row.id)) {
        Some(mark) => (text, Part::Records(Some(mark))),
        None => (text + "],\"tables\":[", Part::Tables(None)),
    })
}

async fn tables(house: &House, person: String, before: Option<Mark>) -> Result<(String, Part), StoreError> {
    let first = before.is_none();
    let asked = TablesAsked { person: Some(person), before, ..TablesAsked::default() };
    let rows = house.store.tables(&asked).await?;
    let text = joined(rows.iter().map(|row| row.card.trim()), first);
    Ok(match Mark::after(&rows, |row| (row.created, &row.id)) {
        Some(mark) => (text, Part::Tables(Some(mark))),
        None => (text, Part::End),
    })
}
