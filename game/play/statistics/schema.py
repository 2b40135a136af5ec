"""The database's schema and its migrations, and the checks that recognise other files.

The tables `deeds` and `deeds_shown` hold achievements: they keep the name they had in version 1, so that this file can
be read by the programs that wrote it.
"""

from __future__ import annotations

import sqlite3
from functools import cache

APPLICATION = 0x494D5053  # marks the file as ours ("IMPS")

_GAMES = """
CREATE TABLE games (
    id TEXT PRIMARY KEY CHECK (typeof(id) = 'text' AND length(id) BETWEEN 1 AND 64),
    game TEXT NOT NULL CHECK (typeof(game) = 'text' AND length(game) <= 60),
    scenario TEXT NOT NULL CHECK (typeof(scenario) = 'text' AND length(scenario) <= 255),
    challenge INTEGER NOT NULL CHECK (challenge IN (0, 1)),
    seats INTEGER NOT NULL CHECK (typeof(seats) = 'integer' AND seats BETWEEN 1 AND 16),
    rung TEXT NOT NULL CHECK (typeof(rung) = 'text' AND length(rung) <= 60),
    ended TEXT NOT NULL CHECK (typeof(ended) = 'text' AND length(ended) <= 32),
    rounds INTEGER NOT NULL CHECK (typeof(rounds) = 'integer'),
    moves INTEGER NOT NULL CHECK (typeof(moves) = 'integer'),
    note TEXT NOT NULL CHECK (typeof(note) = 'text' AND length(note) <= 60),
    file TEXT NOT NULL CHECK (typeof(file) = 'text' AND length(file) <= 255)
) WITHOUT ROWID;
CREATE TABLE seats (
    game_id TEXT NOT NULL REFERENCES games ON DELETE CASCADE,
    seat INTEGER NOT NULL CHECK (typeof(seat) = 'integer' AND seat BETWEEN 0 AND 15),
    person INTEGER NOT NULL CHECK (person IN (0, 1)),
    name TEXT NOT NULL CHECK (typeof(name) = 'text' AND length(name) <= 60),
    who TEXT NOT NULL CHECK (typeof(who) = 'text' AND length(who) <= 60),
    role TEXT NOT NULL CHECK (typeof(role) = 'text' AND length(role) <= 60),
    vp INTEGER NOT NULL CHECK (typeof(vp) = 'integer'),
    place INTEGER NOT NULL CHECK (typeof(place) = 'integer'),
    won INTEGER NOT NULL CHECK (won IN (0, 1)),
    PRIMARY KEY (game_id, seat)
) WITHOUT ROWID;
CREATE TABLE scores (
    game_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    category TEXT NOT NULL CHECK (typeof(category) = 'text' AND length(category) <= 60),
    vp INTEGER NOT NULL CHECK (typeof(vp) = 'integer'),
    PRIMARY KEY (game_id, seat, category),
    FOREIGN KEY (game_id, seat) REFERENCES seats ON DELETE CASCADE
) WITHOUT ROWID;
CREATE TABLE facts (
    game TEXT NOT NULL,
    fact TEXT NOT NULL CHECK (typeof(fact) = 'text' AND length(fact) <= 60),
    n INTEGER NOT NULL CHECK (typeof(n) = 'integer'),
    game_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    PRIMARY KEY (game, fact, n, game_id, seat),
    FOREIGN KEY (game_id, seat) REFERENCES seats ON DELETE CASCADE
) WITHOUT ROWID;
CREATE INDEX facts_of_seat ON facts (game_id, seat);
CREATE TABLE deeds (
    game_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    deed TEXT NOT NULL CHECK (typeof(deed) = 'text' AND length(deed) <= 60),
    PRIMARY KEY (deed, game_id, seat),
    FOREIGN KEY (game_id, seat) REFERENCES seats ON DELETE CASCADE
) WITHOUT ROWID;
CREATE INDEX deeds_of_seat ON deeds (game_id, seat);
CREATE TABLE deeds_shown (
    name TEXT NOT NULL CHECK (typeof(name) = 'text' AND length(name) <= 60),
    deed TEXT NOT NULL CHECK (typeof(deed) = 'text' AND length(deed) <= 60),
    PRIMARY KEY (name, deed)
) WITHOUT ROWID;
"""
_REVIEWS = """
CREATE TABLE reviews (
    game_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    rating REAL NOT NULL CHECK (typeof(rating) = 'real'),
    low REAL NOT NULL CHECK (typeof(low) = 'real'),
    high REAL NOT NULL CHECK (typeof(high) = 'real' AND low <= high),
    luck REAL NOT NULL CHECK (typeof(luck) = 'real'),
    PRIMARY KEY (game_id, seat),
    FOREIGN KEY (game_id, seat) REFERENCES seats ON DELETE CASCADE
) WITHOUT ROWID;
"""
MIGRATIONS = (_GAMES, _REVIEWS)
"""What makes version n of version n - 1, from an empty file on."""
VERSION = len(MIGRATIONS)


class NewerDatabase(Exception):
    """Raised for a database of a later program."""


class ForeignDatabase(ValueError):
    """Raised for a database that is not ours, or whose tables were changed."""


def version_of(connection: sqlite3.Connection) -> int:
    """Returns the schema version, 0 for an empty file. Raises NewerDatabase, ForeignDatabase."""
    try:
        application = connection.execute("PRAGMA application_id").fetchone()[0]
        version = connection.execute("PRAGMA user_version").fetchone()[0]
        found = schema_objects(connection)
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_ERROR:  # as of a schema that it can't read
            raise ForeignDatabase(str(error)) from error
        raise
    if not found and (application, version) == (0, 0):
        return 0
    if application != APPLICATION or version < 1:
        raise ForeignDatabase("this is no file of statistics")
    if version > VERSION:
        raise NewerDatabase
    if found != _expected(version):
        raise ForeignDatabase("its tables are not those of the statistics")
    return int(version)


def upgrade(connection: sqlite3.Connection) -> None:
    """Migrates the schema to this program's version, in one transaction. Raises NewerDatabase, ForeignDatabase,
    sqlite3.Error."""
    if version_of(connection) == VERSION:
        return
    connection.execute("BEGIN IMMEDIATE")
    try:
        migrate(connection, version_of(connection))  # another program may have upgraded it meanwhile
        connection.execute("COMMIT")
    except BaseException:
        connection.execute("ROLLBACK")
        raise


def migrate(connection: sqlite3.Connection, since: int, to: int = VERSION) -> None:
    """Runs the migrations from one version to another, inside the caller's transaction."""
    for script in MIGRATIONS[since:to]:
        for statement in script.split(";"):
            if statement.strip():
                connection.execute(statement)
    connection.execute(f"PRAGMA application_id = {APPLICATION}")
    connection.execute(f"PRAGMA user_version = {to}")


def schema_objects(connection: sqlite3.Connection) -> frozenset[tuple[str, str, str]]:
    """Returns type, name and SQL statement of every table and index in the database's schema, without the indexes that
    SQLite makes itself."""
    rows = connection.execute("SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL")
    return frozenset((str(kind), str(name), str(sql)) for kind, name, sql in rows)


@cache
def _expected(version: int) -> frozenset[tuple[str, str, str]]:
    """Returns the schema of a version."""
    connection = sqlite3.connect(":memory:")
    try:
        migrate(connection, 0, version)
        return schema_objects(connection)
    finally:
        connection.close()
