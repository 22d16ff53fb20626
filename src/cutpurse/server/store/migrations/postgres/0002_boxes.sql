-- The components that tables are played with, each box once, by its digest: what was begun is finished with the same.
CREATE TABLE boxes (
    digest   text  PRIMARY KEY,
    contents bytea NOT NULL
);
