-- What names that look alike have in common (people/name.rs): no two people bear the same. Rows from before are filled in
-- when the house opens.
ALTER TABLE people ADD COLUMN skeleton TEXT;
CREATE UNIQUE INDEX people_by_skeleton ON people (skeleton);

-- A session keeps its name when its token is renewed: whatever hangs on it is found by that.
ALTER TABLE sessions ADD COLUMN id TEXT;
UPDATE sessions SET id = token_hash;
CREATE INDEX sessions_by_id ON sessions (id);
