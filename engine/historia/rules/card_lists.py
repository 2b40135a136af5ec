"""Looks up a card's, level's or government's list of operations by source and path, and what the list counts as."""

from __future__ import annotations

import functools
from typing import cast

from engine.historia.card_language import Choose, Expand, If, Operation, Operations, Raid, Trade, War
from engine.historia.components import ACTIONS, ADVISORS, GOVERNMENTS, MILITARY, TECHNOLOGY, WONDERS
from engine.historia.decisions import ListDecision, Source
from engine.historia.shapes import Side
from engine.historia.state import Category, State

ACTION_OF: dict[type, str] = {Expand: "expansion", Trade: "trade", Raid: "raid", War: "war"}
"""The operations that are actions by themselves, with the action each is (rules 6.11)."""
_HEADINGS: dict[str, Category] = {
    "wonder": "wonders",
    "advisor": "advisors",
    "technology": "matrix",
    "military": "matrix",
    "government": "governments",
    "action": "tourism",
}


def side_of(action: str, side: str) -> Side:
    """Returns a side of an Action card, which must exist."""
    card = ACTIONS[action]
    found = card.basic if side == "basic" else card.advanced
    assert found is not None, f"{action} has no advanced side"
    return found


def _root(source: Source) -> Operations:
    kind, name = source[0], source[1]
    if kind == "action":
        return side_of(name, source[2]).do
    if kind == "wonder":
        return WONDERS[name].do
    if kind == "advisor":
        return ADVISORS[name].do
    if kind == "government":
        return GOVERNMENTS[name].bonus
    return (TECHNOLOGY if kind == "technology" else MILITARY)[int(name)].bonus


def sublist(op: Operation, index: int) -> Operations:
    """Returns a list of operations inside an operation: an option of a choice, or what follows a test that is met (0)
    or not met (1). Raises ValueError for an operation without lists."""
    if isinstance(op, Choose):
        return op.of[index]
    if isinstance(op, If):
        return op.otherwise if index else op.then
    raise ValueError(f"{op.op} has no lists")


@functools.cache
def operations(source: Source, path: tuple[int, ...] = ()) -> Operations:
    """Returns the list of operations of a source (card, level, government ...), or the list inside it to which `path`
    leads; see ListDecision."""
    ops = _root(source)
    for place in range(0, len(path) - 1, 2):
        ops = sublist(ops[path[place]], path[place + 1])
    return (ops[path[-1]],) if len(path) % 2 else ops


def is_single_operation(f: ListDecision) -> bool:
    """Whether the list in progress is a single operation of another list, which is carried out as an action of its
    own."""
    return len(f.path) % 2 == 1


def action_of(f: ListDecision) -> str:
    """Returns the trigger of wonders that a finished list sets off: an Action's id or "advisor"; "" for none."""
    if is_single_operation(f):
        return ACTION_OF[type(operations(f.source, f.path)[0])]
    if f.path:
        return ""
    if f.source[0] == "action":
        return f.source[1]
    return "advisor" if f.source[0] == "advisor" else ""


def heading(f: ListDecision) -> Category:
    """Returns the category of the scorepad under which VP of a list count (rules 13.2)."""
    return _HEADINGS[f.source[0]]


def current_list(s: State) -> ListDecision:
    """Returns the list of operations in progress (`ListDecision`), right below the pending question, which is about one
    of its operations."""
    return cast(ListDecision, s.frames[-2])


def current_operation(f: ListDecision) -> Operation:
    """Returns the operation of a list that was begun last, which the pending decision is about."""
    return operations(f.source, f.path)[f.at - 1]


def must_choose(s: State) -> bool:
    """Whether the pending decision must be answered with at least one choice, since its operation is on a side of an
    Action."""
    return current_list(s).source[0] == "action"


def reach_of(f: ListDecision) -> str:
    """Returns where the current operation may be carried out ("any": everywhere, "": adjacent territories), as printed
    or by the extra action that began it."""
    return getattr(current_operation(f), "reach", "") or f.reach


def mark_changed(f: ListDecision, *done: tuple[int, str]) -> None:
    """Marks that a list in progress had an effect, and adds (seat, trigger) pairs to those for which wonders will be
    offered."""
    f.changed = True
    f.done += done
