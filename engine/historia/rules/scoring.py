"""The scorepad, the winner, and the result of a solo game (rules 13, 11.7)."""

from __future__ import annotations

from engine.core.rules import Result, ScoreLine
from engine.historia.components import DIFFICULTIES, GAME
from engine.historia.state import CATEGORIES, Seat, State


def score(s: State, seat: Seat) -> list[ScoreLine]:
    """Returns a seat's scorepad so far: one line for each category in which it has scored VP."""
    scored = s.seats[seat].scored
    return [ScoreLine(category, category, vp) for category, vp in zip(CATEGORIES, scored, strict=True) if vp]


def _rank(s: State, seat: Seat) -> tuple[int, int, bool]:
    """The sort key of the ranking: most VP, then highest levels, then players before Civbots."""
    civilization = s.seats[seat]
    return -civilization.vp, -civilization.technology - civilization.military, civilization.difficulty != ""


def medal(s: State) -> int:
    """Returns the number of the medal (0: none, to 3) that a solo player's VP earn."""
    return sum(s.seats[0].vp >= mark for mark in GAME.solo.medals)


def title(s: State) -> str:
    """Returns the id of the title of a solo player who has won, which the strongest Civbot in the game determines; ""
    if a Civbot has more VP."""
    if any(civilization.vp > s.seats[0].vp for civilization in s.seats):
        return ""
    met = [civilization.difficulty for civilization in s.seats]
    return [row.title for row in DIFFICULTIES.values() if row.id in met][-1]


def result(s: State) -> Result | None:
    """Returns the result of a finished game, None before; a solo player wins if nobody has more VP."""
    if not s.over:
        return None
    seats = range(len(s.seats))
    lines = tuple(tuple(score(s, seat)) for seat in seats)
    totals = tuple(civilization.vp for civilization in s.seats)
    ranking = tuple(sorted(seats, key=lambda seat: (*_rank(s, seat), seat)))
    if s.players == 1 and (found := title(s)):
        return Result((0,), (0, *(seat for seat in ranking if seat)), totals, lines, found)
    winners = tuple(seat for seat in ranking if _rank(s, seat) == _rank(s, ranking[0]))
    return Result(winners, ranking, totals, lines, s.over)
