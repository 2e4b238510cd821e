-- One row, written to find out whether anything can be written.
CREATE TABLE probe (
    id BIGINT PRIMARY KEY,
    at BIGINT NOT NULL,
    body TEXT NOT NULL
);
