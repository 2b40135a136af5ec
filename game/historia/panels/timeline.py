"""The timeline: a circle of four turns with end-of-turn icons, the era, and what the coming end of turn brings."""

from __future__ import annotations

import math

import pygame

from engine.historia.components import SEGMENTS, TURNS_AN_ERA
from game.historia.panels.paint import MORE, kept, line, one_line, rich
from game.historia.table_model import TableModel
from game.historia.wording import upcoming, words
from game.i18n.names import listed
from game.render.theme import INK, rgb
from game.render.ui import Ui
from game.widgets.base import Widget
from game.widgets.rich_text import BrokenText

SIDE, ICON = 160, 15  # u
LEAST_NAMED = 120  # u: the least diameter at which the turn is named in the hub
LEAST_SIDE, BELOW = 96, 78  # u: the least diameter, and the height beneath the circle for what is upcoming
HEAD, PITCH = 23, 17.5  # u: from the circle to the first line beneath it, and from line to line
OUTER, INNER = 0.385, 0.262  # radii of the two arcs of icons, as shares of the diameter
HUB = 0.165  # radius of the hub, likewise


class CircleView(Widget):
    """The timeline as a widget."""

    opaque = True
    follows_mouse = True

    def __init__(self, ui: Ui, model: TableModel) -> None:
        super().__init__(name="circle")
        self.ui, self.model = ui, model
        self.icon_rects: list[tuple[pygame.Rect, str]] = []
        self.side = 100
        self.corner = (0, 0)

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        self.side = max(ui.px(LEAST_SIDE), min(ui.px(SIDE), rect.height - ui.px(BELOW)))
        self.corner = (rect.x + (rect.width - self.side) // 2, rect.y)
        self.icon_rects = [(place.move(self.corner), icon) for place, icon in places(self.side, self._icon(ui))]
        self.tip = self._all_lines()
        self.focusable = bool(self.tip)

    def _icon(self, ui: Ui) -> int:
        return self.side * ICON // SIDE

    @property
    def shown_turn(self) -> tuple[int, int]:
        """The range (first, one past the last) of the indices in `icon_rects` of the icons of this turn's end."""
        turn = self.model.view.turn % TURNS_AN_ERA
        start = sum(len(icons) for icons in SEGMENTS[:turn])
        return start, start + len(SEGMENTS[turn])

    def on_pointer(self, position: tuple[int, int] | None) -> None:
        self.tip = self._all_lines() if position is None or position[1] > self.corner[1] + self.side else ""
        if position is None:
            return
        for place, icon in self.icon_rects:
            if place.inflate(4, 4).collidepoint(position):
                self.tip = self.ui.text(f"icon-{icon}")
                return
        if pygame.Rect(self.corner, (self.side, self.side)).collidepoint(position):
            turn = turn_at(self.side, (position[0] - self.corner[0], position[1] - self.corner[1]))
            self.tip = self.ui.text("circle-tip") if turn is None else self._turn_tip(turn)

    def _turn_tip(self, turn: int) -> str:
        """Returns what the end of a turn of any era brings, an icon a line."""
        icons = [self.ui.text(f"icon-{icon}") for icon in SEGMENTS[turn]]
        return "\n".join([self.ui.text("circle-turn-end", n=turn + 1), *icons])

    def _all_lines(self) -> str:
        """Returns all upcoming gains for the tip; "" where they are all written out."""
        gains = self.gains
        return "\n".join(text for _, text in gains) if self._room(self.ui) < len(gains) else ""

    def on_mouse(self, ui: Ui, event: pygame.Event) -> bool:
        if event.type == pygame.MOUSEMOTION:
            self.on_pointer(event.pos)
        return True

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        s = self.model.view
        turn = s.turn % TURNS_AN_ERA
        whole = kept(ui, f"circle {turn} {s.era}", (self.side, self.side), lambda: self._circle(ui, turn, s.era))
        target.blit(whole, self.corner)
        self._coming(ui, target)
        if self.focused:
            top = self.corner[1] + self.side
            lines = pygame.Rect(self.rect.x, top, self.rect.width, self.rect.bottom - top)
            ui.box(target, lines.inflate(ui.px(4), ui.px(4)), ui.focus_box(6))

    def _circle(self, ui: Ui, turn: int, era: int) -> pygame.Surface:
        size = (self.side, self.side)
        drawn = ring(ui, self.side, self._icon(ui), f"historia/circle/lit_{turn + 1}")
        for past in range(turn):  # turns that are over
            shade = pygame.Surface(size, pygame.SRCALPHA)
            points = [(self.side // 2, self.side // 2)]
            for step in range(19):
                angle = math.radians(90 * past - 90 + 5 * step)
                points.append(
                    (
                        round(self.side * (0.5 + 0.445 * math.cos(angle))),
                        round(self.side * (0.5 + 0.445 * math.sin(angle))),
                    )
                )
            pygame.draw.polygon(shade, (60, 48, 34, 130), points)
            drawn.blit(shade, (0, 0))
        hub = self.side // 2
        pygame.draw.aacircle(drawn, rgb("#3A2716"), (hub, hub), round(self.side * HUB))
        pygame.draw.aacircle(drawn, rgb("#C9A050"), (hub, hub), round(self.side * HUB), max(1, ui.px(1)))
        numeral = ui.fonts.line(words.ROMAN[era], "title", max(14, round(self.side * 0.155)), rgb("#FFE9B0"))
        if self.side < ui.px(LEAST_NAMED):  # too small for turn and era
            drawn.blit(numeral, numeral.get_rect(center=(hub, hub)))
            return drawn
        drawn.blit(numeral, numeral.get_rect(center=(hub, hub - self.side // 28)))
        picture = line(ui, ui.text("circle-turn", n=turn + 1), "flavour", 11, rgb("#E8D6AE"), round(self.side * 0.34))
        drawn.blit(picture, picture.get_rect(center=(hub, hub + self.side // 11)))
        return drawn

    @property
    def gains(self) -> list[tuple[str, str]]:
        """The icon and the sentence of each gain at the coming end of turn."""
        return [
            (gain.icon, self.ui.text(gain.message, **{name: self._said(name, value) for name, value in gain.values}))
            for gain in upcoming.gains(self.model.view, self.model.seat)
        ]

    def _sentences(self, ui: Ui) -> BrokenText | None:
        """Returns the gains set as sentences, None where they do not fit."""
        sentences = []
        for gain in upcoming.gains(self.model.view, self.model.seat):
            values: dict[str, int | str] = {name: self._said(name, value) for name, value in gain.values}
            cards = next((len(str(value).split()) for name, value in gain.values if name == "cards"), 0)
            sentences.append(ui.text(f"{gain.message}-said", count=cards, **values))
        laid = rich(ui, "\n".join(sentences), self.rect.width, 12.5, INK)
        return laid if self._first_line(ui) + laid.height <= self.rect.bottom else None

    def _first_line(self, ui: Ui) -> int:
        return self.corner[1] + self.side + ui.px(HEAD)

    def _room(self, ui: Ui) -> int:
        """Returns how many lines fit beneath the circle, at least one."""
        return max(1, (self.rect.bottom - self._first_line(ui)) // ui.px(PITCH))

    def _coming(self, ui: Ui, target: pygame.Surface) -> None:
        gains = self.gains
        if not gains:
            return
        high = ui.px(HEAD - 4)
        head = line(ui, ui.text("coming-title"), "flavour", 13, rgb("#6B4A26"), self.rect.width, high)
        target.blit(head, (self.rect.x, self.corner[1] + self.side + ui.px(4)))
        if (laid := self._sentences(ui)) is not None:
            laid.draw(target, self.rect.x, self._first_line(ui))
            return
        y, size, room = self._first_line(ui), ui.px(15), self._room(ui)
        for number, (icon, text) in enumerate(gains[:room]):
            picture = one_line(ui, text, self.rect.width - 2 * size - ui.px(4), 12.5, INK)
            target.blit(ui.pictures.get(f"historia/timeline/{icon}", (size, size)), (self.rect.x, y + ui.px(1)))
            place = target.blit(picture, (self.rect.x + size + ui.px(4), y))
            if number + 1 == room < len(gains):
                more = one_line(ui, MORE, 2 * size, 12.5, INK)
                target.blit(more, (place.right + ui.px(2), y))
            y += ui.px(PITCH)

    def _said(self, name: str, value: int | str) -> int | str:
        if name == "cards":
            return listed(self.ui.texts, [words.card(self.ui.texts, card) for card in str(value).split()])
        if name == "government":
            return self.ui.text(f"government-{value}")
        return value


def places(side: int, size: int) -> list[tuple[pygame.Rect, str]]:
    """Returns (rectangle, icon) for each end-of-turn icon on a circle of diameter `side`, clockwise from the top, each
    `size` pixels wide. Each turn's quarter has two arcs of them."""
    found: list[tuple[pygame.Rect, str]] = []
    for turn, icons in enumerate(SEGMENTS):
        outer = (len(icons) + 1) * 3 // 5
        for number, icon in enumerate(icons):
            far, of, at = (OUTER, outer, number) if number < outer else (INNER, len(icons) - outer, number - outer)
            angle = math.radians(90 * turn - 90 + 90 * (at + 0.75) / (of + 0.5))
            place = pygame.Rect(0, 0, size, size)
            place.center = (round(side * (0.5 + far * math.cos(angle))), round(side * (0.5 + far * math.sin(angle))))
            found.append((place, icon))
    return found


def turn_at(side: int, point: tuple[int, int]) -> int | None:
    """Returns the turn in whose quarter of a circle of diameter `side` a point lies, from 0; None in the hub and
    outside."""
    x, y = point[0] / side - 0.5, point[1] / side - 0.5
    if not HUB < math.hypot(x, y) < 0.5:
        return None
    return int((math.degrees(math.atan2(y, x)) + 90) % 360 // 90)


def ring(ui: Ui, side: int, size: int, lit: str = "") -> pygame.Surface:
    """Returns a picture of the circle, `side` pixels wide, with its icons, each `size` pixels wide. `lit`: id of the
    picture that highlights a segment, "" for none."""
    drawn = ui.pictures.get("historia/board/circle", (side, side)).copy()
    if lit:
        drawn.blit(ui.pictures.get(lit, (side, side)), (0, 0))
    for place, icon in places(side, size):
        drawn.blit(ui.pictures.get(f"historia/timeline/{icon}", place.size), place)
    return drawn


def turns_left(model: TableModel) -> int:
    """Returns the turns left in this era, the present one included."""
    return TURNS_AN_ERA - model.view.turn % TURNS_AN_ERA
