"""Returns a Historia move as the values of the fields that clicks can fix, for `game.play.move_selector`."""

from __future__ import annotations

from dataclasses import fields

from engine.historia.moves import Move
from game.play.move_selector import MoveFields


def fields_of(move: Move) -> MoveFields:
    """Returns the fields of a move by name, all but its seat: its kind and, depending on that, territory, card or
    cards, side of the card, wonder, leader, option, or `other` (another civilization)."""
    return {field.name: getattr(move, field.name) for field in fields(move) if field.name != "seat"}
