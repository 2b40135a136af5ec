"""Plans a card's target before the card is sealed, and finds moves that need no further click: that target, or the only
usable side of the last card. No drawing."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Protocol

from engine.core.event import Event
from engine.historia.decisions import Decision, ExploitDecision, ResolveDecision
from engine.historia.moves import USED_POOL, Move, RecoverCube, Resolve
from engine.historia.state import Civilization, State
from game.historia.move_fields import fields_of
from game.historia.preview import Preview
from game.play.move_selector import MoveSelector


class IntentModel(Protocol):
    """Protocol: the part of `TableModel` that this module reads."""

    selector: MoveSelector[Move]
    lifted: list[str]
    plans: dict[int, tuple[tuple[int, int], Move]]
    by_hand: bool
    is_trial: bool

    @property
    def view(self) -> State: ...
    @property
    def seat(self) -> int: ...
    @property
    def own(self) -> Civilization: ...
    @property
    def frame(self) -> Decision | None: ...
    @property
    def deciding(self) -> bool: ...
    @property
    def choosing(self) -> bool: ...
    def of_lifted(self) -> Preview: ...
    def preview_events(self, move: Move) -> Sequence[Event]: ...


def has_fields(move: Move | None, **wanted: Hashable) -> bool:
    """Returns whether a move has all of these fields with these values; False for None."""
    named = fields_of(move) if move is not None else {}
    return move is not None and all(name in named and named[name] == value for name, value in wanted.items())


def possible_targets(model: IntentModel) -> list[Move]:
    """Returns the moves that could answer the first question of the card chosen for sealing; [] unless exactly one card
    is chosen."""
    return list(model.of_lifted().targets) if model.choosing and len(model.lifted) == 1 else []


def planned(model: IntentModel) -> Move | None:
    """Returns the move that the shown seat has planned for the card it chose in this round; None if it has planned
    none."""
    found = model.plans.get(model.seat)
    return found[1] if found is not None and found[0] == _round(model) else None


def plan_target(model: IntentModel, **wanted: Hashable) -> bool:
    """Stores as the shown seat's plan the one move of `possible_targets` with the `wanted` values; returns False,
    storing nothing, unless exactly one has them."""
    found = [move for move in possible_targets(model) if has_fields(move, **wanted)]
    if len(found) != 1:
        return False
    model.plans[model.seat] = (_round(model), found[0])
    return True


def drop_plan(model: IntentModel) -> bool:
    """Discards the shown seat's planned move; returns whether there was one."""
    there = planned(model) is not None
    model.plans.pop(model.seat, None)
    return there


def automatic(model: IntentModel) -> Move | None:
    """Returns the move that is played without a click: the planned one, or the only usable side of the last card unless
    that would reveal something; None if the player must click: after an undo, and at a trial table, where the best turn
    may leave that side unused."""
    if not model.deciding or model.by_hand or model.choosing:
        return None
    if (target := planned(model)) in model.selector.legal:
        return target
    only = None if model.is_trial else _only_side(model)
    if only is None or any(event.reveals for event in model.preview_events(only)):
        return None
    return only


def preselected(model: IntentModel) -> Move | None:
    """Returns the move that is selected before any click: the planned one; in an Exploit, recovering a cube of the used
    pool; else the only usable side of the last card. None if there is none."""
    legal = model.selector.legal
    if model.choosing or not legal:
        return None
    if (target := planned(model)) in legal:
        return target
    pool = RecoverCube(model.seat, USED_POOL)
    if isinstance(model.frame, ExploitDecision) and pool in legal:
        return pool
    return _only_side(model)


def plays_per_press(model: IntentModel, move: Move) -> int:
    """Returns how often one press of the main button plays a move: recovering from the used pool as often as possible,
    others once."""
    frame = model.frame
    if isinstance(frame, ExploitDecision) and move == RecoverCube(model.seat, USED_POOL):
        return max(1, min(frame.left, model.own.used))
    return 1


def _only_side(model: IntentModel) -> Move | None:
    """Returns the move that uses the only usable side of the only card turned up."""
    if not isinstance(model.frame, ResolveDecision) or len(model.own.shown) != 1:
        return None
    usable = [move for move in model.selector.legal if isinstance(move, Resolve) and move.side != "nothing"]
    return usable[0] if len(usable) == 1 else None


def _round(model: IntentModel) -> tuple[int, int]:
    return model.view.turn, model.view.round
