-- When whoever served a table was last known to live: clocks are charged until then and no longer.
ALTER TABLE tables ADD COLUMN lived BIGINT NOT NULL DEFAULT 0;
