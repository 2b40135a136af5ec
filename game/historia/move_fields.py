"""Returns a Historia move as the values of the fields that clicks can fix, for `game.play.move_selector`."""

from __future__ import annotations

from dataclasses import fields

from engine.historia.moves import Move
from game.play.move_selector import MoveFields


def fields_of(move: Move) -> MoveFields:
    """Returns all fields of a move but its seat: kind, territory, other, card, side, wonder, leader, option."""
    return {field.name: getattr(move, field.name) for field in fields(move) if field.name != "seat"}
