//! How many connections the limit of open files leaves room for.

use crate::serve::ServeError;

/// Descriptors that are not for connections: the database, the programs in seats, files, the listeners.
const RESERVED: u64 = 128;
/// A house that cannot serve so many connections is not opened.
const FEWEST: u64 = 64;

/// Raises the limit of open files as far as this process may, and gives how many of the wanted connections fit under
/// it.
pub(crate) fn connections_that_fit(wanted: usize) -> Result<usize, ServeError> {
    let limit = match rlimit::increase_nofile_limit(u64::MAX) {
        Ok(limit) => limit,
        Err(error) => {
            tracing::warn!(%error, "the limit of open files cannot be raised");
            rlimit::getrlimit(rlimit::Resource::NOFILE).map_or(u64::MAX, |(soft, _)| soft)
        }
    };
    let fit = fitting(limit, wanted)?;
    if fit < wanted {
        tracing::warn!(
            wanted,
            connections = fit,
            open_files = limit,
            "the limit of open files leaves room for fewer connections than wanted"
        );
    }
    Ok(fit)
}

fn fitting(limit: u64, wanted: usize) -> Result<usize, ServeError> {
    let room = limit.saturating_sub(RESERVED);
    if room < FEWEST {
        return Err(ServeError::OpenFiles { limit, needed: RESERVED + FEWEST });
    }
    Ok(usize::try_from(room).unwrap_or(usize::MAX).min(wanted))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn connections_leave_room_for_the_database() {
        assert_eq!(fitting(100_000, 10_000).unwrap(), 10_000);
        assert_eq!(fitting(1024, 10_000).unwrap(), 896);
        assert_eq!(fitting(192, 10_000).unwrap(), 64);
        let refused = fitting(191, 10_000).unwrap_err().to_string();
        assert!(refused.contains("191") && refused.contains("192"), "{refused}");
    }
}
