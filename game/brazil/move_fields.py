"""Returns the fields of a move that a click can fix (kind, unit, hex, tile …), for game.play.move_selector."""

from __future__ import annotations

from dataclasses import fields

from engine.brazil.moves import AttackAdjacent, Build, FightExpedition, FoundCity, Move, MoveUnits
from game.play.move_selector import MoveFields

RENAMED = {"to": "hex", "at": "hex", "building": "tile", "city": "tile"}


def fields_of(move: Move) -> MoveFields:
    """Returns, by name, the fields of a move that a click can fix, all but its seat; fields that mean the same on the
    map share one name."""
    found: MoveFields = {
        RENAMED.get(field.name, field.name): getattr(move, field.name) for field in fields(move) if field.name != "seat"
    }
    if isinstance(move, MoveUnits):
        found["group"] = found.pop("units")
        found["unit"] = move.units[0]
    elif isinstance(move, (AttackAdjacent, FightExpedition)):
        found["group"] = (move.unit,)
        found["by"] = "attack" if isinstance(move, AttackAdjacent) else "expedition"
    elif isinstance(move, (Build, FoundCity)):
        found["kind"] = "build"
    return found
