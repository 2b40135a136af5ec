"""What a player means before it is played: a target chosen with its card, a choice that is the only one. No pixels."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Protocol

from engine.core.event import Event
from engine.historia.decisions import ExploitFrame, Frame, ResolveFrame
from engine.historia.moves import USED_POOL, Move, RecoverCube, Resolve
from engine.historia.state import Civilization, State
from game.historia.move_fields import facets
from game.historia.preview import Preview
from game.play.move_selector import Picker


class Desk(Protocol):
    """What this module reads of the table's model, which imports it."""

    picker: Picker[Move]
    lifted: list[str]
    plans: dict[int, tuple[tuple[int, int], Move]]
    by_hand: bool

    @property
    def view(self) -> State: ...
    @property
    def seat(self) -> int: ...
    @property
    def own(self) -> Civilization: ...
    @property
    def frame(self) -> Frame | None: ...
    @property
    def deciding(self) -> bool: ...
    @property
    def choosing(self) -> bool: ...
    def of_lifted(self) -> Preview: ...
    def would(self, move: Move) -> Sequence[Event]: ...


def means(move: Move | None, **wanted: Hashable) -> bool:
    """Whether a move names all of these."""
    named = facets(move) if move is not None else {}
    return move is not None and all(name in named and named[name] == value for name, value in wanted.items())


def targets(desk: Desk) -> list[Move]:
    """The moves that may answer the first question of the one card lifted, as things stand; [] for several cards."""
    return list(desk.of_lifted().targets) if desk.choosing and len(desk.lifted) == 1 else []


def planned(desk: Desk) -> Move | None:
    """The target that the seat shown has chosen with its card in this round."""
    found = desk.plans.get(desk.seat)
    return found[1] if found is not None and found[0] == _round(desk) else None


def plan(desk: Desk, **wanted: Hashable) -> bool:
    """Choose the target of the lifted card. Returns False where it does not name exactly one."""
    found = [move for move in targets(desk) if means(move, **wanted)]
    if len(found) != 1:
        return False
    desk.plans[desk.seat] = (_round(desk), found[0])
    return True


def drop(desk: Desk) -> bool:
    """Forget the target; True when there was one."""
    there = planned(desk) is not None
    desk.plans.pop(desk.seat, None)
    return there


def automatic(desk: Desk) -> Move | None:
    """What is played by itself: the target chosen with the card, or the only side of the last card that can be used.

    A side that would reveal something waits for its press, as it can't be taken back; and after something was taken
    back nothing is played by itself until the next move.
    """
    if not desk.deciding or desk.by_hand or desk.choosing:
        return None
    if (target := planned(desk)) in desk.picker.legal:
        return target
    only = _only_side(desk)
    if only is None or any(event.reveals for event in desk.would(only)):
        return None
    return only


def preselected(desk: Desk) -> Move | None:
    """What is chosen before anything is pointed at: the planned target, the only side, a cube of the used pool."""
    legal = desk.picker.legal
    if desk.choosing or not legal:
        return None
    if (target := planned(desk)) in legal:
        return target
    pool = RecoverCube(desk.seat, USED_POOL)
    if isinstance(desk.frame, ExploitFrame) and pool in legal:
        return pool
    return _only_side(desk)


def times(desk: Desk, move: Move) -> int:
    """How often one press plays it: cubes of the used pool are all recovered together."""
    frame = desk.frame
    if isinstance(frame, ExploitFrame) and move == RecoverCube(desk.seat, USED_POOL):
        return max(1, min(frame.left, desk.own.used))
    return 1


def _only_side(desk: Desk) -> Move | None:
    """The one side that can be used of the one card turned up."""
    if not isinstance(desk.frame, ResolveFrame) or len(desk.own.shown) != 1:
        return None
    usable = [move for move in desk.picker.legal if isinstance(move, Resolve) and move.side != "nothing"]
    return usable[0] if len(usable) == 1 else None


def _round(desk: Desk) -> tuple[int, int]:
    return desk.view.turn, desk.view.round
