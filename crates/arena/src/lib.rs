//! Matches, external players and their protocol, statistics.
