"""Names the fields of a Historia move that a click can fix, for `game.play.move_selector`."""

from __future__ import annotations

from dataclasses import fields

from engine.historia.moves import Move
from game.play.move_selector import Facets


def facets(move: Move) -> Facets:
    """Returns all fields of a move but its seat: kind, territory, other, card, side, wonder, leader, option."""
    return {field.name: getattr(move, field.name) for field in fields(move) if field.name != "seat"}
