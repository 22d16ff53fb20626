-- A table: what its lobby knows, and what it waits for. `number` is the order in which tables were opened.
CREATE TABLE tables (
    number  bigint  GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id      text    NOT NULL UNIQUE,
    version integer NOT NULL,
    body    bytea   NOT NULL,
    status  text    NOT NULL
);
CREATE INDEX tables_by_status ON tables (status, number);

-- Its journal. The key (table, sequence) is the lock: of two moves with the same number one is refused.
CREATE TABLE entries (
    at      bigint  NOT NULL REFERENCES tables (number) ON DELETE CASCADE,
    n       integer NOT NULL CHECK (n >= 0),
    entry   bytea   NOT NULL,
    PRIMARY KEY (at, n)
);

-- A shortcut through a journal. It can be left out at any time.
CREATE TABLE snapshots (
    at       bigint PRIMARY KEY REFERENCES tables (number) ON DELETE CASCADE,
    snapshot bytea  NOT NULL
);

-- Which process does what, and until when. Worth nothing after a crash, so it need not survive one.
CREATE UNLOGGED TABLE leases (
    name  text        PRIMARY KEY,
    owner text        NOT NULL,
    until timestamptz NOT NULL
);
