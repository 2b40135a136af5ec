"""The nine Investment tiles on offer; taken ones are grey with the taker's mark and round."""

from __future__ import annotations

from functools import partial

import pygame

from engine.struggle.components import GAME, INVESTMENTS
from engine.struggle.state import NOBODY
from game.render.nine_slice import BoxStyle as Look
from game.render.theme import GOLD, INK, IVORY
from game.render.ui import Ui
from game.struggle.drawing import pen
from game.struggle.table_controller import TableController
from game.struggle.table_model import TableModel
from game.widgets.base import Size, Widget
from game.widgets.button import Pressable
from game.widgets.material.well import well

WIDE, HIGH, STEP = 55.0, 89.0, 58.5


class TileCard(Pressable):
    """An Investment tile on offer."""

    def __init__(self, ui: Ui, model: TableModel, controller: TableController, no: int, taker: int) -> None:
        super().__init__(partial(controller.click_tile, no), name=f"tile-{no}", tip=tip_of(ui, no))
        self.no, self.taker, self.model = no, taker, model
        under_way = model.round
        self.own = under_way is not None and under_way.tile == no
        self.lit = model.takes(no) is not None and model.deciding
        self.chosen = getattr(model.pending, "no", None) == no

    def measure(self, ui: Ui, width: int) -> Size:
        return (ui.px(WIDE), ui.px(HIGH))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        well(ui, target, self.rect.inflate(ui.px(2), ui.px(2)))
        rect = self.rect.copy()
        raised = self.own or self.chosen or (self.lit and self.hovered)
        if raised:
            rect.y -= ui.px(7)
            ui.box(target, rect.inflate(ui.px(5), ui.px(5)), Look(radius=ui.px(5), top=GOLD, shadow=ui.px(6)))
        target.blit(tile_face(ui, self.no, rect.size, self.taker != NOBODY and not self.own), rect)
        self.draw_focus(ui, target)

    def draw_taker(self, ui: Ui, target: pygame.Surface, room: int) -> None:
        """Draws the mark of the side that took the tile at its right edge; `room`: the width of the tile that the next
        one leaves visible."""
        if self.taker != NOBODY:
            y = self.rect.y - ui.px(2 if self.own or self.chosen else -5)
            x = self.rect.x + min(room, self.rect.width) - ui.px(7)
            pen.blit_centred(target, pen.mark(ui, self.taker, ui.px(22)), (x, y))


def tile_face(ui: Ui, no: int, size: Size, taken: bool = False) -> pygame.Surface:
    """Returns a picture of an Investment tile: major points above, minor below, Event and upgrade signs between."""
    key = f"@tile_face {ui.theme.name} {ui.px(100)} {no} {taken}"
    return ui.pictures.made(key, size, lambda: _face(ui, no, size, taken))


def _face(ui: Ui, no: int, size: Size, taken: bool) -> pygame.Surface:
    tile = INVESTMENTS[no]
    wide, high = size
    made = ui.pictures.get(f"struggle/investment/{'taken' if taken else tile.major}", size).copy()
    ink = IVORY if taken else INK
    figure = ui.fonts.line(str(tile.major_ap), "title", round(high * 0.34), ink)
    made.blit(figure, (round(wide * 0.12), round(high * 0.22 - figure.get_height() / 2)))
    made.blit(pen.picture(ui, f"struggle/points/{tile.major}", wide * 0.47), (round(wide * 0.46), round(high * 0.09)))
    signs = [name for name, there in (("event", tile.event), ("upgrade", tile.upgrade)) if there]
    side = round(wide * 0.29)
    x = (wide - len(signs) * side - (len(signs) - 1) * 2) // 2
    for name in signs:
        made.blit(pen.picture(ui, f"struggle/points/{name}", side), (x, round(high * 0.44)))
        x += side + 2
    figure = ui.fonts.line(str(tile.minor_ap), "title", round(high * 0.22), ink)
    made.blit(figure, (round(wide * 0.2), round(high * 0.815 - figure.get_height() / 2)))
    made.blit(pen.picture(ui, f"struggle/points/{tile.minor}", wide * 0.35), (round(wide * 0.48), round(high * 0.71)))
    if taken:
        made.fill((205, 205, 205, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return made


def tip_of(ui: Ui, no: int) -> str:
    """Returns the tooltip of an Investment tile."""
    tile = INVESTMENTS[no]
    lines = [
        ui.text(
            "tip-tile",
            major=tile.major_ap,
            kind=ui.text(f"points-{tile.major}"),
            minor=tile.minor_ap,
            other=ui.text(f"points-{tile.minor}"),
        )
    ]
    if tile.event:
        lines.append(ui.text("tip-tile-event", kind=ui.text(f"points-{tile.major}")))
    if tile.upgrade:
        lines.append(ui.text("tip-tile-upgrade"))
    return "\n".join(lines)


class TileOffer(Widget):
    """The row of tiles; they overlap when there is little room."""

    def __init__(self, ui: Ui, model: TableModel, controller: TableController) -> None:
        super().__init__(name="offer")
        s = model.view
        self.open = model.deciding and any(model.takes(no) is not None for no in s.shown)  # one may be taken now
        self.add(*(TileCard(ui, model, controller, no, taker) for no, taker in zip(s.shown, s.takers, strict=True)))

    @property
    def coached(self) -> bool:
        """Whether the coach means the row: any tile of it that may be taken, each of which says so when read."""
        return any(child.coached for child in self.children)

    @coached.setter
    def coached(self, meant: bool) -> None:
        for child in self.children:
            child.coached = meant and child.lit

    def measure(self, ui: Ui, width: int) -> Size:
        return (ui.px(STEP * GAME.investment_shown), ui.px(HIGH))

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        for number, child in enumerate(self.children):
            child.arrange(ui, self._tile_rect(ui, number))

    def _step(self, ui: Ui) -> int:
        return min(ui.px(STEP), (self.rect.width - ui.px(WIDE)) // (GAME.investment_shown - 1))

    def _tile_rect(self, ui: Ui, number: int) -> pygame.Rect:
        return pygame.Rect(self.rect.x + self._step(ui) * number, self.rect.y, ui.px(WIDE), ui.px(HIGH))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        for number in range(len(self.children), GAME.investment_shown):
            well(ui, target, self._tile_rect(ui, number))
        super().draw(ui, target)
        for child in self.children:
            if isinstance(child, TileCard):
                child.draw_taker(ui, target, self._step(ui))
