"""Widgets for small pieces on the boards (goods, units, products), with highlight, count and stacking."""

from __future__ import annotations

import pygame

from game.render.nine_slice import BoxStyle as Look
from game.render.theme import GOLD, INK, IVORY, mix
from game.render.ui import Ui
from game.widgets.base import Action, Column, Flow, LinearBox, Size, Widget
from game.widgets.button import Pressable
from game.widgets.label import OneLine
from game.widgets.material.well import well
from game.widgets.zoom_preview import enlarged

GHOST = 105  # opacity of a piece that has left the board, of 255
NEAR = 200  # width of the zoom preview in u


KINDS = {"goods": "good", "units": "unit", "exploration": "exploration"}  # of pieces, by the folder of their pictures


def page_of_picture(picture: str) -> str:
    """Returns the id of the handbook's page on the piece that a picture id names; "" if it names no such piece."""
    folder, _, name = picture.partition("/")
    if folder == "units":
        name = name.removesuffix("_defeated").partition("_")[2]
    return f"{KINDS[folder]}/{name}" if folder in KINDS else ""


class TokenWidget(Pressable):
    """A piece with tooltip and zoom preview, clickable while lit.

    ``chosen``: outlined in gold; ``dim``: faded; ``ghost``: grey, no longer on the board; ``sunk``: drawn in a recess;
    ``count``: a number in its corner.
    """

    def __init__(
        self,
        picture: str,
        wide: float,
        high: float = 0,
        *,
        action: Action | None = None,
        lit: bool = False,
        chosen: bool = False,
        dim: bool = False,
        ghost: bool = False,
        sunk: bool = False,
        count: str = "",
        name: str = "",
        tip: str = "",
    ) -> None:
        super().__init__(action, name=name, tip=tip)
        self.picture, self.wanted = picture, (wide, high or wide)
        self.lit, self.chosen, self.dim, self.count = lit, chosen, dim, count
        self.ghost, self.sunk = ghost, sunk  # grey, no longer on the board; drawn in a recess
        self.handbook_page = page_of_picture(picture)
        self.focusable = action is not None

    def measure(self, ui: Ui, width: int) -> Size:
        return (ui.px(self.wanted[0]), ui.px(self.wanted[1]))

    def draw_picture(self, ui: Ui, rect: pygame.Rect) -> pygame.Surface:
        return ui.pictures.get(self.picture, rect.size)

    def close_up(self, ui: Ui) -> Widget | None:
        wide, high = self.wanted
        return enlarged(self.picture, NEAR, NEAR * high / wide, self.tip) if self.picture else None

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        radius = ui.px(7)
        if self.sunk:
            well(ui, target, self.rect, lit=self.lit)
        if self.lit or self.chosen:
            glow = self.rect.inflate(ui.px(4), ui.px(4))
            top = mix(ui.theme.light, GOLD, 0.35) if self.hovered else ui.theme.light
            edge = GOLD if self.chosen else mix(GOLD, INK, 0.35)
            width = max(1.5, (3.0 if self.chosen else 1.8) * ui.u)
            ui.box(target, glow, Look(radius=radius, top=top, edge=edge, edge_width=width))
        if self.picture:
            drawn = self.draw_picture(ui, self.rect)
            if self.ghost and not self.lit:
                drawn = pygame.transform.grayscale(drawn)
                drawn.set_alpha(GHOST)
            elif self.dim:
                drawn = drawn.copy()
                drawn.set_alpha(95)
            target.blit(drawn, self.rect)
        if self.lit:
            corner = ui.px(9)
            triangle = [
                self.rect.topright,
                (self.rect.right - corner, self.rect.top),
                (self.rect.right, self.rect.top + corner),
            ]
            pygame.draw.polygon(target, mix(GOLD, INK, 0.35), triangle)
        if self.count:
            self._draw_count(ui, target)
        self.draw_focus(ui, target, 9)

    def _draw_count(self, ui: Ui, target: pygame.Surface) -> None:
        drawn = ui.line(self.count, "strong", "small", IVORY)
        high = drawn.get_height()
        pill = pygame.Rect(0, 0, max(high, drawn.get_width() + ui.px(8)), high)
        pill.bottomright = (self.rect.right + ui.px(3), self.rect.bottom + ui.px(3))
        ui.box(target, pill, Look(radius=high // 2, top=INK, edge=IVORY, edge_width=1.0))
        target.blit(drawn, drawn.get_rect(center=pill.center))


class EmptySlot(Widget):
    """An empty recess for a piece."""

    def __init__(self, wide: float, high: float = 0, tip: str = "") -> None:
        super().__init__(tip=tip)
        self.wanted = (wide, high or wide)

    def measure(self, ui: Ui, width: int) -> Size:
        return (ui.px(self.wanted[0]), ui.px(self.wanted[1]))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        well(ui, target, self.rect)


class TokenFan(LinearBox):
    """Pieces side by side, overlapping if there is too little width."""

    def measure(self, ui: Ui, width: int) -> Size:
        sizes = [child.measure(ui, width) for child in self.children]
        wide = sum(size[0] for size in sizes) + ui.px(self.gap) * max(0, len(sizes) - 1)
        return (min(wide, width), max((size[1] for size in sizes), default=0))

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        if not self.children:
            return
        sizes = [child.measure(ui, rect.width) for child in self.children]
        last = sizes[-1][0]
        steps = [size[0] + ui.px(self.gap) for size in sizes[:-1]]
        squeeze = min(1.0, max(0, rect.width - last) / sum(steps)) if sum(steps) else 1.0
        x = float(rect.x)
        for child, (wide, high), step in zip(self.children, sizes, [*steps, 0], strict=True):
            child.arrange(ui, pygame.Rect(round(x), rect.y, wide, high))
            x += step * squeeze


class TokenGroup(Column):
    """Pieces under a small caption. ``fan``: overlap them instead of wrapping."""

    def __init__(
        self,
        caption: str,
        things: list[Widget],
        gap: float = 4,
        tip: str = "",
        fan: bool = False,
        colour: str = "soft_ink",
    ) -> None:
        label = OneLine(caption, style="flavour", size="small", colour=colour, tip=tip)
        body = TokenFan(things, gap=gap) if fan else Flow(things, gap=gap)
        super().__init__([label, body], gap=1, align="fill" if fan else "start")
