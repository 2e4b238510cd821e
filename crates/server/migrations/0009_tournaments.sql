-- Tournaments of people. The log knows people by their numbers only, so that it need not be written anew when somebody is
-- forgotten.
CREATE TABLE tournaments (
    id TEXT PRIMARY KEY,
    -- The person who runs it; empty when they are forgotten.
    host TEXT NOT NULL,
    title TEXT NOT NULL,
    game TEXT NOT NULL,
    state TEXT NOT NULL,
    created BIGINT NOT NULL,
    -- How many entries the log has: whoever adds to it must have read all of it.
    version BIGINT NOT NULL
);
CREATE INDEX tournaments_by_state ON tournaments (state, created);
CREATE TABLE tournament_entries (
    tournament TEXT NOT NULL,
    seq BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (tournament, seq)
);
-- Who has which number; empty when they are forgotten.
CREATE TABLE tournament_players (
    tournament TEXT NOT NULL,
    player BIGINT NOT NULL,
    person TEXT NOT NULL,
    PRIMARY KEY (tournament, player)
);
CREATE INDEX tournament_players_of_person ON tournament_players (person);
-- What the games brought, written when they end, taken into the log of the tournament after that.
CREATE TABLE tournament_games (
    table_id TEXT PRIMARY KEY,
    tournament TEXT NOT NULL,
    -- What each seat scored, as JSON.
    scores TEXT NOT NULL,
    -- The seat whose time was over; -1 where none was.
    late BIGINT NOT NULL
);
CREATE INDEX tournament_games_of ON tournament_games (tournament);
