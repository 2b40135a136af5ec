"""What of a move can be pointed at; see game.play.move_selector."""

from __future__ import annotations

from dataclasses import fields

from engine.historia.moves import Move
from game.play.move_selector import Facets


def facets(move: Move) -> Facets:
    """Everything it names but its seat: kind, territory, other, card, side, wonder, leader, option."""
    return {field.name: getattr(move, field.name) for field in fields(move) if field.name != "seat"}
