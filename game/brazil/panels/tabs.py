"""The tabs of a small window (rivals, Missions, the player's pieces); each opens a side panel."""

from __future__ import annotations

from functools import partial

from game.brazil.table_controller import TableController
from game.brazil.table_model import TableModel
from game.render.ui import Ui
from game.widgets.base import Widget
from game.widgets.side_panel import SideTab


def tabs(ui: Ui, model: TableModel, controller: TableController) -> list[Widget]:
    """Builds a small window's tabs: one for each rival, the Missions and the player's pieces."""
    column, things = model.drawer == "column", model.drawer == "things"
    found: list[Widget] = []
    for seat, player in enumerate(model.view.seats):
        if seat != model.seat:
            found.append(
                SideTab(
                    f"seats/{player.colour}",
                    model.live_vp(seat),
                    partial(controller.open_drawer, "column"),
                    name=f"tab-{seat}",
                    tip=model.seat_name(ui.texts, seat),
                    open_=column,
                )
            )
    missions = partial(controller.open_drawer, "column")
    found.append(
        SideTab("marks/hand_mission", "", missions, name="tab-missions", tip=ui.text("missions-own"), open_=column)
    )
    own = partial(controller.open_drawer, "things")
    found.append(SideTab("goods/sugarcane", "", own, name="tab-things", tip=ui.text("things-own"), open_=things))
    return found
