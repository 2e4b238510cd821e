-- Whose an uploaded record is, and when a person was last here.
ALTER TABLE records ADD COLUMN uploader TEXT;
UPDATE records SET uploader = (SELECT MIN(person) FROM record_people WHERE record_id = records.id) WHERE table_id IS NULL;
CREATE INDEX records_of_uploader ON records (uploader);
CREATE INDEX records_of_table ON records (table_id);
ALTER TABLE people ADD COLUMN seen BIGINT NOT NULL DEFAULT 0;
-- Whether a record is for those who took part, whatever becomes of its table.
ALTER TABLE records ADD COLUMN private BIGINT NOT NULL DEFAULT 0;
UPDATE records SET private = 1 WHERE table_id IN (SELECT id FROM tables WHERE visibility = 'private');
