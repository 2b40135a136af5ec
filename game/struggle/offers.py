"""Groups legal moves by the space they are made on, and purchases that differ only in the action that pays."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields, replace
from typing import Any

from engine.struggle import moves as m
from engine.struggle.board import AT, FORTS, MARKETS, NAVAL, POLITICAL, TERRITORIES, spaces
from engine.struggle.moves import Move
from engine.struggle.state import NAVY_BOX, State

PURCHASES = (
    m.ShiftMarket,
    m.ShiftPolitical,
    m.DrawEvent,
    m.BuyWarTile,
    m.RemoveConflict,
    m.BuildFort,
    m.RepairFort,
    m.SeizeFort,
    m.ConstructSquadron,
    m.Deploy,
    m.SendHome,
    m.ExchangePoints,
    m.BuyAbility,
)
NOWHERE = -1


def place_of(move: Move) -> int:
    """Returns the space a move is made on, -1 for none."""
    if isinstance(move, m.Deploy):
        return move.target
    if isinstance(move, (m.PickSquadron, m.LoseSquadron)):
        return move.source
    if isinstance(move, m.UseAbility):
        return AT.get(move.target, NOWHERE)
    space: int = getattr(move, "space", NOWHERE)
    return space


def apart_from_action(move: Move) -> tuple[Any, ...]:
    """Returns a key for grouping moves: the move without the action (major or minor) that pays for it."""
    own = [getattr(move, field.name) for field in fields(move) if field.name != "as_"]
    return (type(move).__name__, *own)


@dataclass(frozen=True, slots=True)
class MoveOffer:
    """A choice offered to the player; `ways`: the same purchase by different actions, the proposed one first."""

    ways: tuple[Move, ...]

    @property
    def move(self) -> Move:
        """The proposed move, the first of `ways`."""
        return self.ways[0]


def offers_of(moves: Iterable[Move]) -> list[MoveOffer]:
    """Groups moves that differ only in the action (major or minor) that pays, in the order of each group's first
    move."""
    found: dict[tuple[Any, ...], list[Move]] = {}
    for move in moves:
        found.setdefault(apart_from_action(move), []).append(move)
    return [MoveOffer(tuple(ways)) for ways in found.values()]


def is_purchase(move: Move) -> bool:
    return isinstance(move, PURCHASES)


def candidates(s: State, seat: int, space: int) -> list[m.Purchase]:
    """Returns the purchases that a click on a space in an Action Round may mean, legal or not: each for the major and
    for the minor action."""
    bit = 1 << space
    wanted: list[m.Purchase] = []
    if (MARKETS | TERRITORIES) & bit:  # a Territory is refused: it changes hands only in wars
        wanted.append(m.ShiftMarket(seat, space))
    if POLITICAL & bit:
        wanted.append(m.ShiftPolitical(seat, space))
    if FORTS & bit:
        if s.held[seat] & bit:
            wanted.append(m.RepairFort(seat, space))
        elif s.held[1 - seat] & bit:
            wanted.append(m.SeizeFort(seat, space))
        else:
            wanted.append(m.BuildFort(seat, space))
    if NAVAL & bit:
        wanted += [m.Deploy(seat, source, space) for source in (NAVY_BOX, *spaces(s.held[seat] & NAVAL & ~bit))]
    if s.conflict & bit:
        wanted.append(m.RemoveConflict(seat, space))
    return wanted + [replace(move, as_="minor") for move in wanted]
