-- What engines scored in finished deals with people, one row a seat. Nobody is named: it stays when records go.
CREATE TABLE fares (
    record_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    game TEXT NOT NULL,
    rules TEXT NOT NULL,
    engine TEXT NOT NULL,
    score BIGINT NOT NULL,
    PRIMARY KEY (record_id, seat)
);
CREATE INDEX fares_of_game ON fares (game, rules, engine);
