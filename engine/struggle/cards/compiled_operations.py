"""Compiles the operations of all Event cards from events.toml, at import, into a table by their path on the card.

A path is the place of an operation on its card: "carnatic_war.both.base.0". Operations that follow it add ".then.0",
".else.0" or ".limit.0", the first operation of its second alternative ".1.0".
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.struggle.board import ALL
from engine.struggle.card_shapes import Half, Op
from engine.struggle.cards.limits import DISCOUNTS, Discount, register_event_limit
from engine.struggle.cards.selectors import Selector, selector
from engine.struggle.components import EVENTS, SIDES

Paths = tuple[str, ...]
EVERYWHERE = Selector(ALL)
"""The selector of an operation that names no spaces."""
ADVANTAGE_TARGET = "advantage_target"
"""The path of the operation that places the Conflict marker of an Advantage used by an Event."""


@dataclass(frozen=True, slots=True)
class CompiledOperation:
    """An operation of an Event with its spaces as a mask and its follow-ups as paths.

    `card`: the Event, "" for ADVANTAGE_TARGET; `key`: of its limit or discount, "" if none; `of`: alternatives; `then`,
    `otherwise`, `at_limit`: operations that follow it.
    """

    op: Op
    card: str
    where: Selector
    key: str = ""
    of: tuple[Paths, ...] = ()
    then: Paths = ()
    otherwise: Paths = ()
    at_limit: Paths = ()


COMPILED: dict[str, CompiledOperation] = {}
"""Every operation by its path."""
BASE: dict[tuple[str, int], Paths] = {}
"""The base operations by (Event, side)."""
BONUS: dict[tuple[str, int], Paths] = {}
"""The bonus operations by (Event, side)."""


def _compile(path: str, card: str, op: Op) -> str:
    where = selector(op.where) if op.where else EVERYWHERE
    key = ""
    if op.op == "ap" and op.only:
        key = register_event_limit(path, selector(op.only))
    if op.op == "unflag_discount":
        key = path
        DISCOUNTS[path] = Discount(op.less, where)
    lists = tuple(one for one in op.of if not isinstance(one, str))
    COMPILED[path] = CompiledOperation(
        op,
        card,
        where,
        key,
        tuple(_all(f"{path}.{n}", card, ops) for n, ops in enumerate(lists)),
        _all(f"{path}.then", card, op.then),
        _all(f"{path}.else", card, op.otherwise),
        _all(f"{path}.limit", card, op.if_at_limit),
    )
    return path


def _all(path: str, card: str, ops: tuple[Op, ...]) -> Paths:
    return tuple(_compile(f"{path}.{n}", card, op) for n, op in enumerate(ops))


def _half(name: str, card: str, half: Half) -> tuple[Paths, Paths]:
    return _all(f"{card}.{name}.base", card, half.base_ops), _all(f"{card}.{name}.bonus", card, half.bonus_ops)


COMPILED[ADVANTAGE_TARGET] = CompiledOperation(Op(op=ADVANTAGE_TARGET), "", EVERYWHERE)
for _card in EVENTS.values():
    if _card.both:
        _paths = _half("both", _card.id, _card.both)
        for _side in range(len(SIDES)):
            BASE[_card.id, _side], BONUS[_card.id, _side] = _paths
    for _side, _name in enumerate(SIDES):
        _found = _card.britain if _side else _card.france
        if _found:
            BASE[_card.id, _side], BONUS[_card.id, _side] = _half(_name, _card.id, _found)
