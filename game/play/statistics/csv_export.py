"""Converts the statistics to CSV for spreadsheets: a line for each seat of each game."""

from __future__ import annotations

import csv
import io
import sqlite3

COLUMNS = (
    *("game_id", "ended", "game", "scenario", "challenge", "seats", "rung", "rounds", "moves", "note", "file"),
    *("seat", "person", "name", "who", "role", "points", "place", "won"),
    *("rating", "rating_low", "rating_high", "luck", "achievements"),
)
FORMULA = ("=", "+", "-", "@", "\t", "\r")  # with these a spreadsheet takes a text for a formula


def as_csv(connection: sqlite3.Connection) -> bytes:
    """Returns the statistics as CSV: a line for each seat of all games, a column for each score category and fact;
    UTF-8 with a byte order mark."""
    scores = _details(connection, "SELECT game_id, seat, category, vp FROM scores")
    facts = _details(connection, "SELECT game_id, seat, fact, n FROM facts")
    categories = sorted({name for row in scores.values() for name in row})
    counted = sorted({name for row in facts.values() for name in row})
    rows = connection.execute(
        """SELECT g.id, g.ended, g.game, g.scenario, g.challenge, g.seats, g.rung, g.rounds, g.moves, g.note, g.file,
                  s.seat, s.person, s.name, s.who, s.role, s.vp, s.place, s.won, r.rating, r.low, r.high, r.luck,
                  (SELECT GROUP_CONCAT(deed, ' ') FROM deeds d WHERE d.game_id = g.id AND d.seat = s.seat)
           FROM seats s JOIN games g ON g.id = s.game_id LEFT JOIN reviews r USING (game_id, seat)
           ORDER BY g.ended, g.id, s.seat"""
    )
    out = io.StringIO(newline="")
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow([*COLUMNS, *(f"points_{name}" for name in categories), *(f"fact_{name}" for name in counted)])
    for row in rows:
        key = (row[0], row[11])
        own, more = scores.get(key, {}), facts.get(key, {})
        cells = [*row, *(own.get(name) for name in categories), *(more.get(name) for name in counted)]
        writer.writerow([_cell(cell) for cell in cells])
    return out.getvalue().encode("utf-8-sig")


def _details(connection: sqlite3.Connection, query: str) -> dict[tuple[str, int], dict[str, int]]:
    found: dict[tuple[str, int], dict[str, int]] = {}
    for game_id, seat, name, n in connection.execute(query):
        found.setdefault((game_id, seat), {})[name] = n
    return found


def _cell(value: object) -> object:
    """Returns a cell's content; a text that would be run as a formula is marked as text."""
    return f"'{value}" if isinstance(value, str) and value.startswith(FORMULA) else value
