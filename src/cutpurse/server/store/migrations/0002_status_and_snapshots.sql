-- What a table waits for, so that a start opens only those that have something to do. Of older tables nobody knows:
-- they count as busy until they have been looked at once.
ALTER TABLE tables ADD COLUMN status TEXT NOT NULL DEFAULT 'busy';
CREATE INDEX tables_by_status ON tables (status, number);

-- A shortcut through a journal. It can be left out at any time.
CREATE TABLE snapshots (
    at       INTEGER PRIMARY KEY REFERENCES tables (number) ON DELETE CASCADE,
    snapshot BLOB    NOT NULL
);
