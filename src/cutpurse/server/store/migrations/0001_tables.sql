-- A table: what its lobby knows. `number` is the order in which tables were opened, and is never used twice.
CREATE TABLE tables (
    number  INTEGER PRIMARY KEY AUTOINCREMENT,
    id      TEXT    NOT NULL UNIQUE,
    version INTEGER NOT NULL,
    body    BLOB    NOT NULL
);

-- Its journal. The key (table, sequence) is the lock: of two moves with the same number one is refused.
-- Without rowid, a game lies together on the disk in its order.
CREATE TABLE entries (
    at      INTEGER NOT NULL REFERENCES tables (number) ON DELETE CASCADE,
    n       INTEGER NOT NULL CHECK (n >= 0),
    entry   BLOB    NOT NULL,
    PRIMARY KEY (at, n)
) WITHOUT ROWID;
