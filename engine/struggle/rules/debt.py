"""Changes of Debt, Debt Limits and Treaty Points; forced Debt over the limit gives VP to the opponent (rules 11)."""

from __future__ import annotations

from engine.core.event import Event
from engine.struggle.cards import questions
from engine.struggle.events import DebtChanged, LimitChanged, TrpChanged
from engine.struggle.rules.score_ledger import score
from engine.struggle.state import Seat, State

Out = list[Event]


def debt_reduction(s: State, side: Seat, n: int) -> int:
    """Returns by how much a reduction by `n` would lower a side's Debt: by `n`, or by all its Debt if that is less."""
    return min(n, s.players[side].debt)


def change(s: State, side: Seat, by: int, out: Out) -> int:
    """Adds `by` to a side's Debt as forced Debt: what exceeds its limit is not recorded, but gives the opponent VP
    unless a Ministry of the side prevents it (rules 11.3). A negative `by` reduces the Debt, to 0 at the least. Returns
    the amount of the reduction, 0 for an increase."""
    player = s.players[side]
    if by < 0:
        if off := debt_reduction(s, side, -by):
            player.debt -= off
            out.append(DebtChanged(side, -off, False, 0))
        return off
    fits = min(by, player.available)
    player.debt += fits
    out.append(DebtChanged(side, fits, True, by - fits))
    if by > fits and questions.overrun_scores(s, side):
        score(s, 1 - side, by - fits, "overrun", "", out)
    return 0


def take(s: State, side: Seat, n: int, recorded: int, out: Out) -> None:
    """Records and reports Debt that a side takes voluntarily: only `recorded` of the `n` taken is added to its Debt."""
    if n:
        s.players[side].debt += recorded
        out.append(DebtChanged(side, recorded, False, 0))


def gain_trp(s: State, side: Seat, by: int, out: Out) -> None:
    """Adds `by` Treaty Points to a side's; a negative `by` removes them, down to 0."""
    player = s.players[side]
    by = max(by, -player.trp)
    if by:
        player.trp += by
        out.append(TrpChanged(side, by))


def change_limit(s: State, side: Seat, by: int, out: Out) -> None:
    """Changes a Debt Limit, never below 0; a limit below the Debt changes nothing else (rules 11.4)."""
    player = s.players[side]
    by = max(by, -player.limit)
    if by:
        player.limit += by
        out.append(LimitChanged(side, by))
