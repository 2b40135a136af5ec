"""In a small window: a tab per rival with badge and points, the own Missions, the own things; each opens a drawer."""

from __future__ import annotations

from functools import partial

import pygame

from game.brazil.desk import Desk
from game.brazil.hands import Hands
from game.chrome import Box as Look
from game.theme import mix
from game.ui import Ui
from game.widgets.base import Action, Widget
from game.widgets.button import Pressable


class Tab(Pressable):
    def __init__(self, picture: str, text: str, action: Action, *, name: str, tip: str, open_: bool) -> None:
        super().__init__(action, name=name, tip=tip)
        self.picture, self.text, self.open = picture, text, open_

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        theme = ui.theme
        top = mix(theme.wood_panel, theme.line, 0.35 if self.open else 0.2 if self.hovered else 0)
        look = Look(radius=ui.px(6), top=top, bottom=theme.wood_panel_low, edge=theme.line_low)
        ui.box(target, self.rect, look)
        side = min(ui.px(22), self.rect.height - ui.px(4))
        drawn = ui.line(self.text, "strong", "small", "wood_ink") if self.text else None
        wide = side + (ui.px(1) + drawn.get_width() if drawn is not None else 0)
        x = self.rect.centerx - wide // 2
        target.blit(ui.pictures.get(self.picture, (side, side)), (x, self.rect.centery - side // 2))
        if drawn is not None:
            target.blit(drawn, (x + side + ui.px(1), self.rect.centery - drawn.get_height() // 2))
        self.draw_focus(ui, target, 7)


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
