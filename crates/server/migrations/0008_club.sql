-- How the rating of a person went: one row a rated game.
CREATE TABLE rating_steps (
    subject TEXT NOT NULL,
    game TEXT NOT NULL,
    at BIGINT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (subject, game, at)
);

-- What a person scored in a record, so that it is known how two of them fared; unknown in records from before.
ALTER TABLE record_people ADD COLUMN score BIGINT;

-- What somebody is to a person: 'friend', 'mute' (not to be heard) or 'block' (not to be met).
CREATE TABLE ties (
    person TEXT NOT NULL,
    other TEXT NOT NULL,
    tie TEXT NOT NULL,
    since BIGINT NOT NULL,
    PRIMARY KEY (person, other)
);
CREATE INDEX ties_to_other ON ties (other);
