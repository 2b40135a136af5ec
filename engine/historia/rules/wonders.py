"""Using wonders: when one of its triggers occurs, a wonder may be used and is turned, once until readied (rules 8)."""

from __future__ import annotations

from engine.core.move import Reason, refuse
from engine.historia.components import WONDERS
from engine.historia.decisions import ListDecision, WondersDecision
from engine.historia.events import WonderUsed
from engine.historia.moves import Finish, Move, UseWonder
from engine.historia.rules.counts import holds
from engine.historia.rules.feasibility import why_not_list
from engine.historia.rules.transfers import Out
from engine.historia.state import Seat, State


def why_not_use(s: State, seat: Seat, triggers: tuple[str, ...], wonder: str) -> Reason | None:
    """Returns why a seat may not use a wonder when these triggers have occurred; None if it may."""
    civilization = s.seats[seat]
    if wonder not in civilization.wonders:
        return refuse("not_owned", wonder=wonder)
    card = WONDERS[wonder]
    bit = 1 << civilization.wonders.index(wonder)
    if not any(trigger in card.when for trigger in triggers):
        return refuse("wonder_not_triggered", wonder=wonder, by=card.when)
    if civilization.turned & bit:
        return refuse("wonder_turned", wonder=wonder)
    if civilization.fresh & bit:
        return refuse("wonder_fresh", wonder=wonder)
    if card.test is not None and not holds(s, seat, card.test):
        return refuse("wonder_test_fails", wonder=wonder)
    return why_not_list(s, seat, card.do, ("wonder", wonder))


def usable(s: State, seat: Seat, triggers: tuple[str, ...]) -> list[str]:
    """Returns the ids of the wonders a seat may use when these triggers have occurred, in the order they were taken."""
    owned = s.seats[seat].wonders
    triggered = [w for w in owned if any(trigger in WONDERS[w].when for trigger in triggers)]
    return [w for w in triggered if why_not_use(s, seat, triggers, w) is None]


def legal(s: State, f: WondersDecision, seat: Seat) -> list[Move]:
    moves: list[Move] = [UseWonder(seat, wonder) for wonder in usable(s, seat, f.triggers)]
    return [*moves, Finish(seat)]


def why_not(s: State, f: WondersDecision, move: Move) -> Reason | None:
    if isinstance(move, Finish):
        return None
    if not isinstance(move, UseWonder):
        return refuse("finish_first", what=f.kind)
    return why_not_use(s, f.seat, f.triggers, move.wonder)


def apply(s: State, f: WondersDecision, move: Move, out: Out) -> None:
    if not isinstance(move, UseWonder):
        s.frames.pop()
        return
    civilization = s.seats[f.seat]
    civilization.turned |= 1 << civilization.wonders.index(move.wonder)
    out.append(WonderUsed(f.seat, move.wonder))
    s.frames.append(ListDecision(f.seat, ("wonder", move.wonder)))


def step(s: State, f: WondersDecision, out: Out) -> bool:
    """Ends the decision when the player has no wonder that may be used; returns whether it ended."""
    if usable(s, f.seat, f.triggers):
        return False
    s.frames.pop()
    return True
