"""In a small window: a tab per rival with badge and points, the own Missions, the own things; each opens a drawer."""

from __future__ import annotations

from functools import partial

from game.brazil.table_controller import Hands
from game.brazil.table_model import Desk
from game.render.ui import Ui
from game.widgets.base import Widget
from game.widgets.side_panel import Tab


def tabs(ui: Ui, desk: Desk, hands: Hands) -> list[Widget]:
    column, things = desk.drawer == "column", desk.drawer == "things"
    found: list[Widget] = []
    for seat, player in enumerate(desk.view.seats):
        if seat != desk.seat:
            found.append(
                Tab(
                    f"seats/{player.colour}",
                    desk.live_vp(seat),
                    partial(hands.open_drawer, "column"),
                    name=f"tab-{seat}",
                    tip=desk.seat_name(ui.texts, seat),
                    open_=column,
                )
            )
    missions = partial(hands.open_drawer, "column")
    found.append(
        Tab("marks/hand_mission", "", missions, name="tab-missions", tip=ui.text("missions-own"), open_=column)
    )
    own = partial(hands.open_drawer, "things")
    found.append(Tab("goods/sugarcane", "", own, name="tab-things", tip=ui.text("things-own"), open_=things))
    return found
