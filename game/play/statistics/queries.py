"""Queries of the statistics page: reads the games of a person, and computes runs, records and means from them."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, TypeVar

from game.play.statistics.game_facts import VP, RecordKind
from game.play.statistics.shares import Share

T = TypeVar("T")
LAST = 40  # games in a plot over time
RECENT = 10  # games in a moving average


class Played(NamedTuple):
    """A finished game of one person."""

    id: str
    game: str
    scenario: str
    challenge: int
    seats: int
    rung: str
    ended: str
    rounds: int
    file: str
    seat: int
    name: str
    role: str
    vp: int
    place: int
    won: int
    rivals: int  # the best total of another seat
    rating: float | None  # of the review; None: not reviewed
    low: float | None
    high: float | None
    luck: float | None


class Best(NamedTuple):
    """A record: its value and the game it was set in."""

    n: int
    played: Played


@dataclass(slots=True)
class Overview:
    """The games of one person, or of all, by date, and the dates of achievements."""

    played: list[Played] = field(default_factory=list)
    names: list[str] = field(default_factory=list)  # of all persons, those with most games first
    achievements: Mapping[str, str] = field(default_factory=dict)  # achievement -> date of its first game
    fresh: tuple[str, ...] = ()  # achievements not yet shown as new
    ids: frozenset[str] = frozenset()  # of all games that a person played
    files: frozenset[str] = frozenset()  # names of their saves

    @property
    def share(self) -> Share:
        return share_of(self.played)

    @property
    def longest_run(self) -> int:
        """The largest number of games won in a row."""
        best = run = 0
        for one in self.played:
            run = run + 1 if one.won else 0
            best = max(best, run)
        return best

    @property
    def reviewed(self) -> list[Played]:
        return [one for one in self.played if one.rating is not None]


def share_of(games: Sequence[Played]) -> Share:
    """Returns the share of won games among these, with the number of games it is based on."""
    return Share(sum(one.won for one in games), len(games))


def grouped(games: Iterable[Played], key: Callable[[Played], str]) -> dict[str, list[Played]]:
    """Groups games by the key that a function returns for each; the groups are in the order in which their keys first
    appear."""
    found: dict[str, list[Played]] = {}
    for one in games:
        found.setdefault(key(one), []).append(one)
    return found


def moving_windows(values: Sequence[T]) -> Iterator[Sequence[T]]:
    """Yields, for each of the last LAST values, that value with up to RECENT - 1 values before it: the window of its
    moving mean."""
    first = max(1, len(values) - LAST + 1)
    return (values[max(0, end - RECENT) : end] for end in range(first, len(values) + 1))


def overview(connection: sqlite3.Connection, game: str, name: str | None) -> Overview:
    """Reads the games of a person (None: of all) in one game ("": in all); also the person's achievements in all games,
    which of them are new, and the names of all persons."""
    rows = connection.execute(
        """SELECT g.id, g.game, g.scenario, g.challenge, g.seats, g.rung, g.ended, g.rounds, g.file,
                  s.seat, s.name, s.role, s.vp, s.place, s.won,
                  (SELECT MAX(o.vp) FROM seats o WHERE o.game_id = g.id AND o.seat <> s.seat),
                  r.rating, r.low, r.high, r.luck
           FROM seats s JOIN games g ON g.id = s.game_id LEFT JOIN reviews r USING (game_id, seat)
           WHERE s.person ORDER BY g.ended, g.id, s.seat"""
    ).fetchall()
    everything = [Played._make(row) for row in rows]
    counts: dict[str, int] = {}
    for one in everything:
        counts[one.name] = counts.get(one.name, 0) + 1
    names = sorted(counts, key=lambda each: (-counts[each], each))
    played = [one for one in everything if name in (None, one.name) and game in ("", one.game)]
    achievements = connection.execute(
        """SELECT d.deed, MIN(g.ended) FROM deeds d JOIN seats s USING (game_id, seat) JOIN games g ON g.id = d.game_id
           WHERE ?1 IS NULL OR s.name = ?1 GROUP BY d.deed ORDER BY 2""",
        (name,),
    ).fetchall()
    shown = connection.execute("SELECT deed FROM deeds_shown WHERE name = ?", (name or "",)).fetchall()
    old = {achievement for (achievement,) in shown}
    fresh = tuple(achievement for achievement, _ in achievements if achievement not in old)
    ids, files = (frozenset(found) for found in ((one.id for one in everything), (one.file for one in everything)))
    return Overview(played, names, dict(achievements), fresh, ids, files)


def best_of(
    connection: sqlite3.Connection, kinds: Iterable[tuple[str, RecordKind]], name: str | None, played: Sequence[Played]
) -> dict[tuple[str, str], Best]:
    """Returns, by game and record id, the best value of each kind of record with the game that holds it; the earlier of
    equal ones. Only `played` games of the person `name` (None: of anybody) count."""
    known = {(one.id, one.seat): one for one in played}
    found: dict[tuple[str, str], Best] = {}
    for game, kind in kinds:
        if kind.fact == VP:
            fits = [one for one in played if one.game == game and (one.won or not kind.won)]
            best = max(fits, key=lambda one: -one.vp if kind.least else one.vp, default=None)
            if best is not None:
                found[game, kind.id] = Best(best.vp, best)
            continue
        row = connection.execute(
            f"""SELECT f.n, f.game_id, f.seat FROM facts f JOIN seats s USING (game_id, seat)
                JOIN games g ON g.id = f.game_id
                WHERE f.game = ?1 AND f.fact = ?2 AND (?3 IS NULL OR s.name = ?3) AND (s.won OR ?4 = 0)
                ORDER BY f.n {"ASC" if kind.least else "DESC"}, g.ended, g.id, f.seat LIMIT 1""",
            (game, kind.fact, name, int(kind.won)),
        ).fetchone()
        if row is not None and (row[1], row[2]) in known:
            found[game, kind.id] = Best(row[0], known[row[1], row[2]])
    return found


def mean_scores(connection: sqlite3.Connection, game: str, name: str | None) -> dict[str, float]:
    """Returns, by score category of a game, the points that a person (None: each person) has made in it per game on
    average."""
    rows = connection.execute(
        """SELECT c.category, SUM(c.vp)
           FROM scores c JOIN seats s USING (game_id, seat) JOIN games g ON g.id = s.game_id
           WHERE g.game = ?1 AND (?2 IS NULL OR s.name = ?2) GROUP BY c.category""",
        (game, name),
    ).fetchall()
    games = connection.execute(
        """SELECT COUNT(*) FROM seats s JOIN games g ON g.id = s.game_id
           WHERE s.person AND g.game = ?1 AND (?2 IS NULL OR s.name = ?2)""",
        (game, name),
    ).fetchone()[0]
    return {category: vp / games for category, vp in rows} if games else {}
