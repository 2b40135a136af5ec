"""Chooses what is highlighted on the map, and the flag that the move under the pointer would place."""

from __future__ import annotations

from engine.struggle import moves as m
from engine.struggle.board import SHIFTED
from engine.struggle.decisions import RefusalDecision, RoundDecision
from game.struggle.map.map_view import MapView
from game.struggle.offers import NOWHERE
from game.struggle.table_model import TableModel
from game.struggle.wording.words import act_of

FLAGS = ("flag", "build_fort", "seize_fort", "conquer", "deploy", "displace", "conquer_naval")


def light(sheet: MapView, model: TableModel) -> None:
    """Sets the map's highlights for the present decision: spaces and Advantages that can be chosen, the open space,
    conquest lines; dims other places where one must be chosen."""
    lights = sheet.lights
    credit = model.lit_on_credit()
    lights.targets = {("space", str(n)): "credit" if n in credit else "pick" for n in sorted(model.lit())}
    lights.targets |= {("advantage", name): "pick" for name in sorted(model.lit_advantages())}
    lights.veiled = bool(model.tool) or (model.deciding and not model.asks(RoundDecision))
    sheet.open = model.at
    if model.at == NOWHERE and model.source is not None:
        sheet.open = model.source
    if isinstance(frame := model.frame, RefusalDecision) and model.deciding:
        sheet.open = frame.space
    sheet.war_lines = model.drawer == "war" or model.kind in ("spoils", "refusal")


def flag_there(model: TableModel, space: int) -> int | None:
    """Returns the side whose flag the move pointed at or selected would place on a space; None if it places none."""
    move = model.indicated_move()
    if move is None:
        return None
    act = act_of(model.view, move)
    if isinstance(move, m.PickSpace):
        empty = not (model.view.held[0] | model.view.held[1]) >> space & 1
        return move.seat if empty and SHIFTED >> space & 1 else None
    if isinstance(move, m.PlaceUsa):
        return 2
    return move.seat if act in FLAGS else None
