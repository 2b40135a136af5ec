"""Computes which hexes the map highlights: legal targets, chosen hexes, and the ghost of a piece to place; and which
move a click on any other hex would mean."""

from __future__ import annotations

from engine.brazil.components import BUILDINGS, CITIES
from engine.brazil.decisions import (
    BuildDecision,
    CapitalDecision,
    DeployDecision,
    PalaceDecision,
    RenovateDecision,
    TurnDecision,
)
from engine.brazil.moves import (
    AttackAdjacent,
    Build,
    DeployUnit,
    FightExpedition,
    FoundCity,
    Move,
    MoveUnits,
    PlacePalace,
    Renovate,
)
from engine.brazil.state import NOBODY
from game.brazil.move_fields import fields_of
from game.brazil.table_model import TableModel
from game.brazil.wording import words

LOOKED_FOR = ("unit", "tile", "palace")  # after choosing one of these, a hex has to be chosen


def lit_hexes(model: TableModel) -> dict[int, str]:
    """Returns the hexes that a click can choose now, each with the kind of its highlight: pick, move, attack or peek;
    none while no person at this window decides."""
    if not model.deciding:
        return {}
    if isinstance(model.frame, TurnDecision):
        return _turn_hexes(model)
    found: dict[int, str] = {}
    for move in model.selector.remaining:
        own = fields_of(move)
        place = own.get("hex", own.get("place", -1))
        if isinstance(place, int) and place >= 0:
            found[place] = "pick"
    return found


def _turn_hexes(model: TableModel) -> dict[int, str]:
    found: dict[int, str] = {}
    if "unit" in model.selector.chosen:
        for move in model.selector.remaining:
            if isinstance(move, MoveUnits):
                found[move.to] = "attack" if model.defender(move.to) != NOBODY else "move"
            elif isinstance(move, AttackAdjacent):
                found[move.at] = "attack"
            elif isinstance(move, FightExpedition):
                found[model.view.seats[move.seat].units[move.unit]] = "attack"
        return found
    for move in model.selector.every(kind="peek"):
        found[move.hex] = "peek"  # type: ignore[union-attr]
    for unit in model.units_that_move():
        found[model.view.seats[model.seat].units[unit]] = "pick"
    return found


def chosen_hexes(model: TableModel) -> set[int]:
    """Returns the hexes the player has fixed for the move being chosen: its hex, the chosen unit's, those the proposed
    payment takes from."""
    found: set[int] = set()
    chosen = model.selector.chosen
    if isinstance(hex_id := chosen.get("hex"), int):
        found.add(hex_id)
    if model.asks(TurnDecision) and isinstance(unit := chosen.get("unit"), int):
        found.add(model.player.units[unit])
    found |= {getattr(move, "place", -1) for move in model.proposal}
    return {hex_id for hex_id in found if hex_id >= 0}


def must_choose_hex(model: TableModel) -> bool:
    """Returns whether a person here must next choose a hex, so that the map dims all hexes but the highlighted ones."""
    if not model.deciding:
        return False
    return model.asks(CapitalDecision, RenovateDecision) or any(name in model.selector.chosen for name in LOOKED_FOR)


def ghost(model: TableModel, hex_id: int) -> tuple[str, float] | None:
    """Returns the piece to draw faintly on a hovered hex because a click would place it there: its picture id and its
    size as a share of the hex; None if there is none."""
    chosen = model.selector.chosen
    tile = chosen.get("tile")
    if tile is None and model.asks(BuildDecision):
        fitting = model.selector.values("tile", model.selector.by(hex=hex_id))
        tile = fitting[0] if len(fitting) == 1 else None
    if isinstance(tile, str):
        return (f"cities/{tile}" if tile in CITIES else f"buildings/{tile}", 1.0)
    if isinstance(palace := chosen.get("palace"), int):
        return (f"palaces/palace_{palace}", 0.5)
    if lit_hexes(model).get(hex_id) == "attack":
        return None  # keep the units standing there visible
    if isinstance(unit := chosen.get("unit"), int) and model.asks(DeployDecision, TurnDecision):
        return (words.unit_picture(model.view, model.seat, unit), 0.8)
    return None


def indicated_by(model: TableModel, hex_id: int) -> Move | None:
    """Returns the move that a click on a hex means with what is chosen so far, legal or not; None if it means none."""
    chosen, seat, frame = model.selector.chosen, model.seat, model.frame
    if isinstance(frame, RenovateDecision):
        return Renovate(seat, hex_id) if model.view.tile[hex_id] else None
    if isinstance(frame, BuildDecision) and isinstance(tile := chosen.get("tile"), str):
        return Build(seat, tile, hex_id) if tile in BUILDINGS else FoundCity(seat, tile, hex_id)
    if isinstance(frame, PalaceDecision) and isinstance(palace := chosen.get("palace"), int):
        return PlacePalace(seat, palace, hex_id)
    if isinstance(unit := chosen.get("unit"), int):
        if isinstance(frame, TurnDecision):
            return MoveUnits(seat, (unit,), hex_id, "free")
        if isinstance(frame, DeployDecision):
            return DeployUnit(seat, unit, hex_id)
    return None
