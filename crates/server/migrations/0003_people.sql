-- What names that look alike have in common (people/name.rs): no two people bear the same. Rows from before are filled in
-- when the house opens.
ALTER TABLE people ADD COLUMN skeleton TEXT;
CREATE UNIQUE INDEX people_by_skeleton ON people (skeleton);

-- A session keeps its name when its token is renewed: whatever hangs on it is found by that.
ALTER TABLE sessions ADD COLUMN id TEXT;
UPDATE sessions SET id = token_hash;
CREATE INDEX sessions_by_id ON sessions (id);

-- Who is being forgotten: written when somebody deletes themselves, gone when no table and no record names them.
CREATE TABLE forgetting (
    person TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    since BIGINT NOT NULL
);

-- 'seat' for whoever sat at a table or made it, 'talk' for those who only said something there.
ALTER TABLE table_people ADD COLUMN role TEXT NOT NULL DEFAULT 'seat';

-- What is done once to a database from before, in the language of the house rather than of the database.
CREATE TABLE chores (
    name TEXT PRIMARY KEY,
    done BIGINT NOT NULL
);
