-- What names that look alike have in common (people/name.rs): no two people bear the same. Rows from before are filled in
-- when the house opens.
ALTER TABLE people ADD COLUMN skeleton TEXT;
CREATE UNIQUE INDEX people_by_skeleton ON people (skeleton);
