"""Widgets of the challenge screens: painting with title, map with both sides, level rows, Monarch cards."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from engine.brazil.map.scenario import Scenario
from engine.maps.hex import rotate, to_point
from game.brazil.drawing.portrait import AXES, oval
from game.brazil.map.scenario_thumbnail import MapThumbnail, thumbnail_request
from game.brazil.palette import SEATS
from game.render.nine_slice import BoxStyle
from game.render.theme import GOLD, INK, IVORY, ink_on, mix
from game.render.ui import Ui
from game.widgets.base import Action, Size, Widget
from game.widgets.button import Pressable
from game.widgets.fitted_text import fitted
from game.widgets.material.frame import edge, gilt_frame
from game.widgets.material.medal import medal
from game.widgets.material.panel import dark_panel
from game.widgets.material.ribbon import ribbon
from game.widgets.rich_text import lay_out

TITLE = 0.46  # the title's share of a painting's width, left of the large figure
SHADE = (24, 14, 6)


class ChallengePainting(Widget):
    """A painting in a gilt frame, with a title and a line in its sky."""

    def __init__(self, picture: str, title: str, line: str) -> None:
        super().__init__(name="painting")
        self.picture, self.title, self.line = picture, title, line

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        gilt_frame(ui, target, self.rect)
        inner = self.rect.inflate(-2 * edge(ui), -2 * edge(ui))
        target.blit(painted(ui, self.picture, inner.size), inner)
        if not self.title:
            return
        left, size = inner.x + ui.px(24), ui.type_size(34)
        room = round(inner.width * TITLE) - ui.px(24)
        while size > 16 and ui.fonts.width(self.title, "title", size) > room:
            size -= 1
        for shift, colour in ((ui.px(1.6), SHADE), (0, IVORY)):
            words = ui.fonts.line(self.title, "title", size, colour)
            target.blit(words, (left + shift, inner.y + ui.px(14) + shift))
            note = fitted(ui, self.line, room, style="flavour", size=19, colour=colour)
            target.blit(note, (left + shift, inner.y + ui.px(16) + words.get_height() + shift))


def painted(ui: Ui, picture: str, size: Size, above: float = 0.18) -> pygame.Surface:
    """Returns a painting scaled and cropped to ``size``. ``above``: the share of excess height cut at the top."""
    ratio = ui.pictures.ratio(picture)
    wide = max(size[0], round(size[1] * ratio))
    whole = ui.pictures.scaled(picture, (wide, max(size[1], round(wide / ratio))))
    spare = whole.get_height() - size[1]
    return whole.subsurface(((wide - size[0]) // 2, round(spare * above), *size))


@dataclass(frozen=True, slots=True)
class ChallengeTag:
    """A name beside a hex, in a seat's colour."""

    hex: int
    text: str
    colour: str


class ChallengeMap(MapThumbnail):
    """The painted map with the enemy's units and a name tag beside each Capital."""

    def __init__(self, scenario: Scenario, tags: tuple[ChallengeTag, ...]) -> None:
        super().__init__(scenario, 411, 280)
        self.name = "briefing-map"
        self.tags = tags

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        whole = self.rect
        gilt_frame(ui, target, whole)
        self.rect = whole.inflate(-2 * edge(ui), -2 * edge(ui))
        super().draw(ui, target)
        clip = target.get_clip()
        target.set_clip(self.rect)
        self._draw_units(ui, target)
        target.set_clip(clip)
        self.rect = whole

    def _draw_units(self, ui: Ui, target: pygame.Surface) -> None:
        request = thumbnail_request(self.scenario, ui.theme.name, (max(1, self.rect.width), max(1, self.rect.height)))

        def point_of(hex_id: int) -> tuple[int, int]:
            x, y = request.view.to_pixel(*to_point(*rotate(*self.scenario.map.place(hex_id), request.turn)))
            return round(self.rect.x + x), round(self.rect.y + y)

        solo = self.scenario.solo
        high = max(14, round(request.view.radius * 1.45))
        for piece in solo.enemy_units if solo is not None else ():
            picture = f"units/{solo.enemy}_{piece.unit}" if solo is not None else ""
            drawn = ui.pictures.scaled(picture, (round(high / 1.1), high))
            target.blit(drawn, drawn.get_rect(center=point_of(piece.hex)))
        for tag in self.tags:
            self._draw_tag(ui, target, tag, point_of(tag.hex), round(request.view.radius))

    def _draw_tag(self, ui: Ui, target: pygame.Surface, tag: ChallengeTag, at: tuple[int, int], radius: int) -> None:
        """Draws a name tag on the side of its hex where there is more space."""
        colour = SEATS[tag.colour]
        words = ui.line(tag.text, "strong", 15, ink_on(colour))
        box = words.get_rect().inflate(ui.px(16), ui.px(6))
        if at[0] < self.rect.centerx:
            box.midright = (at[0] - radius, at[1] + radius)
        else:
            box.midleft = (at[0] + radius * 2, at[1])
        box.clamp_ip(self.rect.inflate(-ui.px(8), -ui.px(8)))
        look = BoxStyle(radius=ui.px(5), top=colour, edge=INK, edge_width=max(1.0, 1.5 * ui.u), shadow=ui.px(3))
        ui.box(target, box, look)
        target.blit(words, words.get_rect(center=box.center))


def draw_chosen(ui: Ui, target: pygame.Surface, rect: pygame.Rect) -> None:
    """Draws the highlight of a chosen panel: warm light and a gold outline."""
    warm = pygame.Surface(rect.inflate(-4, -4).size)
    warm.fill(mix(GOLD, (90, 60, 20), 0.4))
    warm.set_alpha(0 if ui.theme.flat else 70)
    target.blit(warm, rect.inflate(-4, -4))
    ui.box(target, rect, BoxStyle(radius=ui.px(6), edge=ui.theme.line, edge_width=max(2.0, 2.4 * ui.u)))


class LevelRow(Pressable):
    """A level: name, what it changes, best medal, what the next medal requires."""

    def __init__(
        self, name: str, title: str, line: str, medal_won: str, asks: str, action: Action, *, chosen: bool
    ) -> None:
        super().__init__(action, name=f"level-{name}", tip=f"*{title}*\n{line}")
        self.title, self.line, self.medal, self.asks, self.chosen = title, line, medal_won, asks, chosen

    @property
    def drawn_text(self) -> str:
        return self.title

    def measure(self, ui: Ui, width: int) -> Size:
        lines = ui.fonts.height("strong", ui.type_size(15)) + ui.fonts.height("text", ui.type_size(14))
        return (width, ui.px(31 * ui.text_scale) if ui.u >= 0.95 else lines)

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        rect = self.rect
        dark_panel(ui, target, rect, lit=self.chosen or self.hovered)
        if self.chosen:
            draw_chosen(ui, target, rect)
        room = round(rect.width * 0.6)
        title = fitted(ui, self.title, room, style="strong", size=15, colour="wood_ink")
        line = fitted(ui, self.line, room, size=14, colour="wood_soft")
        top = rect.centery - (title.get_height() + line.get_height() - ui.px(3)) // 2
        target.blit(title, (rect.x + ui.px(12), top))
        target.blit(line, (rect.x + ui.px(12), top + title.get_height() - ui.px(3)))
        x = rect.x + round(rect.width * 0.66)
        drawn = medal(ui, self.medal, min(ui.px(25), rect.height - ui.px(4)))
        target.blit(drawn, drawn.get_rect(center=(x, rect.centery)))
        asks = fitted(ui, self.asks, rect.right - x - ui.px(26), size=14, colour="wood_ink")
        target.blit(asks, (x + ui.px(18), rect.centery - asks.get_height() // 2))
        self.draw_focus(ui, target, 8)


class MonarchCard(Pressable):
    """A Monarch to choose: portrait, name, results so far, effect on this map."""

    def __init__(
        self, monarch: str, name: str, colour: str, result: str, line: str, action: Action, *, chosen: bool, tip: str
    ) -> None:
        super().__init__(action, name=f"monarch-{monarch}", tip=tip)
        self.monarch, self.title, self.colour, self.result, self.line = monarch, name, colour, result, line
        self.chosen = chosen

    @property
    def drawn_text(self) -> str:
        return self.title

    def measure(self, ui: Ui, width: int) -> Size:
        return (width, ui.px(144))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        rect = self.rect
        dark_panel(ui, target, rect, lit=self.chosen or self.hovered)
        if self.chosen:
            draw_chosen(ui, target, rect)
        high = min(ui.px(80), rect.height * 5 // 9)
        face = oval(ui.pictures, self.monarch, high)
        target.blit(face, (rect.x + ui.px(9), rect.y + ui.px(7)))
        left = rect.x + ui.px(14) + round(high * AXES[0] / AXES[1])
        room = rect.right - left - ui.px(6)
        target.blit(ribbon(ui, self.title, (room, ui.px(24)), SEATS[self.colour]), (left, rect.y + ui.px(12)))
        if self.chosen:
            side = ui.px(26)
            tick = ui.pictures.get("marks/check", (side, side))
            target.blit(tick, tick.get_rect(center=(left + room // 2, rect.y + ui.px(54))))
        note = fitted(ui, self.result, room, style="flavour", size=15, colour="wood_soft")
        y = rect.y + (ui.px(68) if self.chosen else ui.px(52))
        target.blit(note, note.get_rect(midtop=(left + room // 2, y)))
        self._draw_line(ui, target, rect.y + ui.px(10) + high)
        self.draw_focus(ui, target, 8)

    def _draw_line(self, ui: Ui, target: pygame.Surface, top: int) -> None:
        """Draws the effect in at most three lines, in smaller type if needed."""
        room = self.rect.width - ui.px(16)
        for size in (15, 14, 13):
            block = lay_out(ui, self.line, room, size=size, colour="wood_ink", align="centre")
            if block.height <= self.rect.bottom - top - ui.px(3):
                break
        block.draw(target, self.rect.x + ui.px(8), top + (self.rect.bottom - ui.px(4) - top - block.height) // 2)
