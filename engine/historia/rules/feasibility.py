"""Tests whether an operation, a list or a side of an Action could have an effect now.

A side may be used only if its main operation, the last of its list, is possible once the cost is paid (rules 6); any
other list, if one of its operations could have an effect and its opening payment is affordable (rules 5).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.move import Reason, refuse
from engine.historia.card_language import (
    AddCube,
    Cards,
    Choose,
    Cubes,
    DrawAdvisor,
    EndTurn,
    Expand,
    ExtraAction,
    Government,
    If,
    Levels,
    LoseVp,
    Operation,
    Operations,
    Pay,
    Raid,
    ReadyCards,
    Trade,
    Vp,
    VpPer,
    War,
    Wonder,
)
from engine.historia.components import ACTIONS
from engine.historia.decisions import Source
from engine.historia.rules import counts, development
from engine.historia.rules.actions import expand, exploit, trade_and_raid, war
from engine.historia.rules.actions.ready import candidates
from engine.historia.rules.card_lists import operations, side_of, sublist
from engine.historia.state import Seat, State


def sides(op: ExtraAction) -> tuple[str, ...]:
    """Returns the sides of its Action that an extra action may use: "basic", "advanced" or both."""
    if op.mode == "best":
        return ("basic", "advanced") if ACTIONS[op.action].advanced else ("basic",)
    return (op.mode,)


def extra_sides(s: State, seat: Seat, op: ExtraAction) -> list[str]:
    """Returns the sides of its Action that an extra action could use now, "basic" or "advanced"."""
    trained = op.mode == "advanced"
    return [x for x in sides(op) if why_not_side(s, seat, op.action, x, op.reach, trained) is None]


def _levels(s: State, seat: Seat, op: Levels, source: Source) -> bool:
    return development.possible(s, seat, op.op)


def _cubes(s: State, seat: Seat, op: Cubes, source: Source) -> bool:
    civilization = s.seats[seat]
    if op.source == "pool":
        return civilization.used > 0
    return exploit.possible(s, seat, civilization.used, civilization.vp)


def _if(s: State, seat: Seat, op: If, source: Source) -> bool:
    ops = sublist(op, 0 if counts.holds(s, seat, op.test) else 1)
    return why_not_list(s, seat, ops, source) is None


def _government(s: State, seat: Seat, op: Government, source: Source) -> bool:
    own: Source = ("government", counts.government(s, seat))
    return why_not_list(s, seat, operations(own), own) is None


POSSIBLE: dict[type, Callable[[State, Seat, Any, Source], bool]] = {
    Vp: lambda s, seat, op, source: True,
    LoseVp: lambda s, seat, op, source: False,
    Pay: lambda s, seat, op, source: False,
    Cubes: _cubes,
    AddCube: lambda s, seat, op, source: s.seats[seat].reserve > 0,
    Cards: lambda s, seat, op, source: bool(s.seats[seat].queue),
    Levels: _levels,
    DrawAdvisor: lambda s, seat, op, source: bool(s.seats[seat].advisor_deck),
    Wonder: lambda s, seat, op, source: bool(s.row),
    ReadyCards: lambda s, seat, op, source: bool(candidates(s, seat, source[1] if source[0] == "wonder" else "")),
    Expand: lambda s, seat, op, source: expand.possible(s, seat, op.reach, s.seats[seat].supply),
    Trade: lambda s, seat, op, source: bool(trade_and_raid.partners(s, seat, "trade", op.reach)),
    Raid: lambda s, seat, op, source: bool(trade_and_raid.partners(s, seat, "raid", op.reach)),
    War: lambda s, seat, op, source: bool(war.targets(s, seat)),
    ExtraAction: lambda s, seat, op, source: bool(extra_sides(s, seat, op)),
    VpPer: lambda s, seat, op, source: counts.vp_per(s, seat, op) > 0,
    Choose: lambda s, seat, op, source: bool(options(s, seat, op, source)),
    If: _if,
    Government: _government,
    EndTurn: lambda s, seat, op, source: True,
}
"""The test of each kind of operation."""


def possible(s: State, seat: Seat, op: Operation, source: Source) -> bool:
    """Whether an operation of a list could have an effect now."""
    return POSSIBLE[type(op)](s, seat, op, source)


def options(s: State, seat: Seat, op: Choose, source: Source) -> list[int]:
    """Returns the indices of the lists of operations, of those a choice offers, that could have an effect now."""
    return [i for i, ops in enumerate(op.of) if why_not_list(s, seat, ops, source) is None]


def why_not_list(s: State, seat: Seat, ops: Operations, source: Source) -> Reason | None:
    """Returns why a list may not be used: its cost can't be paid, or nothing in it would have an effect; None if it
    may."""
    civilization = s.seats[seat]
    first = ops[0] if ops else None
    if isinstance(first, Pay) and civilization.supply < first.n:
        return refuse("cannot_pay", cost=first.n, have=civilization.supply)
    if isinstance(first, LoseVp) and civilization.vp < first.n:
        return refuse("not_enough_vp", cost=first.n, have=civilization.vp)
    if any(possible(s, seat, op, source) for op in ops):
        return None
    return refuse("nothing_to_do", source=source)


def why_not_side(s: State, seat: Seat, action: str, side: str, reach: str = "", trained: bool = False) -> Reason | None:
    """Returns why a side of an Action may not be used now, None if it may. `reach`: ANY where an extra action lifts the
    limit to adjacent territories; `trained`: the technology the side requires is not needed."""
    card, civilization = ACTIONS[action], s.seats[seat]
    if side not in ("basic", "advanced") or (side == "advanced" and card.advanced is None):
        return refuse("no_such_side", card=action)
    chosen = side_of(action, side)
    if not trained and civilization.technology < chosen.tech:
        return refuse("needs_technology", level=chosen.tech, have=civilization.technology)
    if civilization.supply < chosen.cost:
        return refuse("cannot_pay", cost=chosen.cost, have=civilization.supply)
    supply, used, vp = civilization.supply - chosen.cost, civilization.used + chosen.cost, civilization.vp
    for op in chosen.do[:-1]:
        if isinstance(op, LoseVp):
            if vp < op.n:
                return refuse("not_enough_vp", cost=op.n, have=vp)
            vp -= op.n
        elif isinstance(op, Cubes):
            moved = min(op.n, used)
            supply, used = supply + moved, used - moved
    return _why_not_main(s, seat, chosen.do[-1], ("action", action, side), reach, (supply, used, vp))


def _why_not_main(
    s: State, seat: Seat, op: Operation, source: Source, reach: str, balance: tuple[int, int, int]
) -> Reason | None:
    """Returns why the main operation of a side is not possible.

    `balance`: supply, used pool and VP after the operations before it.
    """
    supply, used, vp = balance
    if isinstance(op, Expand):
        if supply < 1:
            return refuse("no_cube_in_supply")
        return None if expand.targets(s, seat, op.reach or reach) else refuse("nowhere_to_expand")
    if isinstance(op, Cubes) and op.source == "pool_or_map":
        return None if exploit.possible(s, seat, used, vp) else refuse("no_cube_to_recover")
    if isinstance(op, Levels):
        return None if development.possible(s, seat, op.op) else refuse("no_such_cell", track=op.op)
    if isinstance(op, Trade):
        if not development.possible(s, seat, "technology"):
            return refuse("no_such_cell", track="technology")
        return None if trade_and_raid.partners(s, seat, "trade", op.reach or reach) else refuse("nobody_to_trade_with")
    if isinstance(op, Raid):
        return None if trade_and_raid.partners(s, seat, "raid", op.reach or reach) else refuse("nobody_to_raid")
    if isinstance(op, War):
        return None if war.targets(s, seat) else refuse("nobody_to_fight")
    if isinstance(op, Wonder):
        return None if s.row else refuse("row_empty")
    return None if possible(s, seat, op, source) else refuse("nothing_to_do", source=source)
