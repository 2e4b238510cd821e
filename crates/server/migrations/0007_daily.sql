-- What people, and the house itself (subject 'house'), made of the deal or the puzzle of a day. A day is counted from 1970.
CREATE TABLE daily (
    day BIGINT NOT NULL,
    game TEXT NOT NULL,
    kind TEXT NOT NULL,
    subject TEXT NOT NULL,
    -- When it was done; 0 while it is not.
    done BIGINT NOT NULL,
    -- The table of a deal.
    table_id TEXT,
    -- What was made of the deal, the more the better; of a puzzle how many moves were tried.
    result BIGINT NOT NULL,
    PRIMARY KEY (day, game, kind, subject)
);
CREATE INDEX daily_of_subject ON daily (subject);
CREATE INDEX daily_of_table ON daily (table_id);
