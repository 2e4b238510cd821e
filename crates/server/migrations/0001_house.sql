-- One schema for SQLite and PostgreSQL: texts, 64-bit numbers, floating point.

CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    login TEXT UNIQUE,
    password TEXT,
    created BIGINT NOT NULL
);

-- Of a session's token only the hash is kept.
CREATE TABLE sessions (
    token_hash TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    created BIGINT NOT NULL
);
CREATE INDEX sessions_of_person ON sessions (person);

-- What the lobby shows of a table, who owns it now, and how often it changed hands.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    state TEXT NOT NULL,
    visibility TEXT NOT NULL,
    created BIGINT NOT NULL,
    updated BIGINT NOT NULL,
    version BIGINT NOT NULL,
    awake BIGINT NOT NULL,
    card TEXT NOT NULL,
    owner TEXT,
    epoch BIGINT NOT NULL
);
CREATE INDEX tables_by_time ON tables (created);
CREATE INDEX tables_awake ON tables (awake);

CREATE TABLE table_people (
    table_id TEXT NOT NULL,
    person TEXT NOT NULL,
    PRIMARY KEY (table_id, person)
);
CREATE INDEX tables_of_person ON table_people (person);

-- The log. A table is what its entries add up to.
CREATE TABLE entries (
    table_id TEXT NOT NULL,
    seq BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
);

CREATE TABLE records (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    table_id TEXT,
    finished BIGINT NOT NULL,
    seats TEXT NOT NULL,
    scores TEXT NOT NULL,
    reason TEXT NOT NULL,
    body TEXT NOT NULL
);
CREATE INDEX records_by_time ON records (finished);

CREATE TABLE record_people (
    record_id TEXT NOT NULL,
    person TEXT NOT NULL,
    PRIMARY KEY (record_id, person)
);
CREATE INDEX records_of_person ON record_people (person);

-- Of people and of engines (engine:SPEC).
CREATE TABLE ratings (
    subject TEXT NOT NULL,
    game TEXT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    PRIMARY KEY (subject, game)
);

-- The processes that serve this house, and what they must all know.
CREATE TABLE nodes (
    id TEXT PRIMARY KEY,
    address TEXT NOT NULL,
    beat BIGINT NOT NULL
);

CREATE TABLE secrets (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);
