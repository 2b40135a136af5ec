"""What is lit on the sheet, and the flag that would stand where the pointer is."""

from __future__ import annotations

from engine.struggle import moves as m
from engine.struggle.board import SHIFTED
from engine.struggle.decisions import RefusalFrame, RoundFrame
from game.struggle.map.map_view import MapView, Thing
from game.struggle.offers import NOWHERE
from game.struggle.table_model import Desk
from game.struggle.wording.words import act_of

FLAGS = ("flag", "build_fort", "seize_fort", "conquer", "deploy", "displace", "conquer_naval")


def light(sheet: MapView, desk: Desk) -> None:
    """Legal places and Advantages; in a round that waits for nothing in particular they glow without a veil."""
    lights = sheet.lights
    targets: list[Thing] = [("space", str(space)) for space in sorted(desk.lit())]
    targets += [("advantage", name) for name in sorted(desk.lit_advantages())]
    lights.targets = dict.fromkeys(targets, "pick")
    lights.veiled = bool(desk.tool) or (desk.deciding and not desk.asks(RoundFrame))
    sheet.open = desk.at if desk.at != NOWHERE else desk.source if desk.source is not None else NOWHERE
    if isinstance(frame := desk.frame, RefusalFrame) and desk.deciding:
        sheet.open = frame.space
    sheet.war_lines = desk.drawer == "war" or desk.kind in ("spoils", "refusal")


def flag_there(desk: Desk, space: int) -> int | None:
    """Whose flag the move under the pointer would put there; None: none."""
    move = desk.meant()
    if move is None:
        return None
    act = act_of(desk.view, move)
    if isinstance(move, m.PickSpace):
        empty = not (desk.view.held[0] | desk.view.held[1]) >> space & 1
        return move.seat if empty and SHIFTED >> space & 1 else None
    if isinstance(move, m.PlaceUsa):
        return 2
    return move.seat if act in FLAGS else None
