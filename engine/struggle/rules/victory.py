"""Victory checks (rules 14), the end of the game, and its result."""

from __future__ import annotations

from engine.core.event import Event
from engine.core.rules import Result, ScoreLine
from engine.struggle.components import GAME
from engine.struggle.events import GameEnded
from engine.struggle.state import BRITAIN, FRANCE, NOBODY, Seat, State

Out = list[Event]


def end(s: State, why: str, winner: Seat, out: Out) -> None:
    """Marks the game as over with its winner; `why` is "sweep", "war", "vp" or "final"."""
    s.over, s.winner = why, winner
    out.append(GameEnded(why, winner))


def end_if_won(s: State, all_won: Seat, why: str, out: Out) -> bool:
    """Ends the game if a side has won everything (`all_won`, NOBODY for none; for the reason `why`), or if the score
    reaches an end of the track; returns whether the game is over."""
    if all_won != NOBODY:
        end(s, why, all_won, out)
    elif s.vp <= GAME.vp_britain_wins:
        end(s, "vp", BRITAIN, out)
    elif s.vp >= GAME.vp_france_wins:
        end(s, "vp", FRANCE, out)
    return bool(s.over)


def result(s: State) -> Result | None:
    """Returns winner, totals and scored rows of a finished game, None before; its `note` says why it ended.

    France's total is the score, Britain's its difference from 30.
    """
    if not s.over:
        return None
    totals = (s.vp, GAME.vp_france_wins - s.vp)
    lines = tuple(
        tuple(ScoreLine(category, item, vp) for _, by, category, item, vp in s.ledger if by == side)
        for side in (FRANCE, BRITAIN)
    )
    return Result((s.winner,), (s.winner, 1 - s.winner), totals, lines, s.over)
