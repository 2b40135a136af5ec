"""Draws the names on the map: spaces, countries, Advantages, sub-regions, and the panels' titles."""

from __future__ import annotations

import itertools
from collections.abc import Generator, Iterable, Sequence
from functools import partial
from typing import cast

import pygame
from cachetools import LRUCache

from engine.struggle.board import NAMES
from engine.struggle.components import ADVANTAGES, CONNECTIONS, COUNTRIES, REGIONS, SPACES
from game.i18n.line_breaks import EASTERN, halves_of
from game.render.fonts import printed
from game.render.theme import INK, rgb
from game.render.ui import Ui
from game.struggle.drawing import pen
from game.struggle.map import label_placement
from game.struggle.map.sheet_view import SheetView
from game.struggle.wording import words
from game.widgets.fitted_text import narrowed
from game.widgets.material import panel as material

RIM = 3.0  # u: width of a panel's double border, which labels avoid
LEAST = 0.62  # pixels per u below which names are not drawn
PARTS = {"canada": (0.318, 0.035), "northern": (0.262, 0.352), "carnatic": (0.634, 0.862), "hooghly": (0.708, 0.652)}
BROWN, RED, DARK = rgb("#6B3A0C"), rgb("#8C1C13"), INK
# u: offset of a badge from its piece's centre, and its side
PRICE, GOODS, CROWN, HOLDER = (12, 11, 13), (-11.5, -10.5, 14), ((0, -19, 13),), (11, -10, 14)
BADGES: dict[str, tuple[tuple[float, float, float], ...]] = {
    "market": (PRICE, GOODS),
    "political": (PRICE, (-13.5, 10, 12)),
    "territory": ((-11, -10, 12),),
    "fort": (PRICE,),
    "naval": ((0, -3, 36),),
}
LEAST_STEP = 11  # pixels: the type size that a line's least height is computed from
SOME = 10  # labels measured per step
COUNT = 36.0  # u: width of a side's count beside a panel's title while a turn is scored


Places = tuple[list[label_placement.PlacedLabel], dict[str, pygame.Rect]]  # labels, and the panels' titles
COMPUTED: LRUCache[object, Places] = LRUCache(8)  # by view and language: the next table shows the same map


class PlaceNames:
    """The painter of names; their places are computed once per view and language for all tables, spread over several
    frames."""

    def __init__(self) -> None:
        self._known: tuple[object, Places] | None = None
        self._work: tuple[object, Generator[None, None, Places]] | None = None
        self._rests = False  # leaves this frame to the rest of the table

    def draw(self, ui: Ui, layer: pygame.Surface, sheet: SheetView, k: float) -> None:
        """Draws all names on a layer of the map; nothing until their places have been computed."""
        if k < LEAST:
            return
        key = (sheet.key, ui.texts.language)
        if self._known is None or self._known[0] != key:
            places = COMPUTED.get(key) or self._worked_out(key, ui, sheet, k)
            if places is None:
                ui.budget.lacking += 1
                return
            COMPUTED[key] = places
            self._known = (key, places)
        placed, plates = self._known[1]
        for name, rect in plates.items():
            _cartouche(ui, layer, ui.text(f"region-{name}"), rect)
        for part, place in PARTS.items():
            x, y = _local(sheet, place)
            text = ui.text(f"subregion-{part}").upper()
            pen.blit_centred(layer, _drawn(ui, text, ("title", 13, RED), k), (x, y))
        for label in placed:
            self._label(ui, layer, label, k, (0, 0))

    def plate(self, region: str) -> pygame.Rect | None:
        """Returns the rectangle of a panel's title relative to the view, None until it is placed."""
        return self._known[1][1].get(region) if self._known is not None else None

    def redraw(
        self,
        ui: Ui,
        target: pygame.Surface,
        things: Iterable[tuple[str, str]],
        sheet: SheetView,
        k: float,
        rings: Sequence[pygame.Rect] = (),
    ) -> None:
        """Draws the names of these spaces and Advantages once more, on top of their glow, and all names that a ring
        crosses; `rings` in window pixels."""
        if self._known is None or self._known[0] != (sheet.key, ui.texts.language) or k < LEAST:
            return
        wanted = {_name_of(*thing) for thing in things}
        for label in self._known[1][0]:
            if label.name in wanted or label.rect.move(sheet.room.topleft).collidelist(rings) >= 0:
                self._label(ui, target, label, k, sheet.room.topleft)

    def _worked_out(self, key: object, ui: Ui, sheet: SheetView, k: float) -> Places | None:
        """Returns the places, None if the next frame has to go on computing them."""
        if self._work is None or self._work[0] != key:
            self._work = (key, self.placing(ui, sheet, k))
        self._rests = ui.budget.owed > 1 and not self._rests
        if self._rests and ui.budget.on:
            return None
        while not ui.budget.late:
            with ui.budget.work():
                try:
                    next(self._work[1])
                except StopIteration as done:
                    self._work = None
                    return cast(Places, done.value)
        return None

    @staticmethod
    def _label(
        ui: Ui, layer: pygame.Surface, label: label_placement.PlacedLabel, k: float, corner: tuple[int, int]
    ) -> None:
        step = label.rect.height / len(label.lines)
        for number, line in enumerate(label.lines):
            drawn = _drawn(ui, line, _look(label.name), k)
            x, y = corner[0] + label.rect.centerx, corner[1] + label.rect.y + step * (number + 0.5)
            pen.blit_centred(layer, drawn, (x, y))

    def placing(self, ui: Ui, sheet: SheetView, k: float) -> Generator[None, None, Places]:
        """Generator: computes the places of all names and panel titles, yielding every few milliseconds; its return
        value holds them."""
        pieces = {f"space-{name}": _square(sheet, data.pos, 33 * k) for name, data in SPACES.items()}
        pieces |= {f"advantage-{name}": _square(sheet, data.pos, 27 * k) for name, data in ADVANTAGES.items()}
        pieces |= {f"award-{name}": _square(sheet, data.award_pos, 38 * k) for name, data in REGIONS.items()}
        rest = _badges(sheet, k)
        for part, place in PARTS.items():
            wide = ui.fonts.width(ui.text(f"subregion-{part}").upper(), "title", _size(13, k))
            rest.append(_square(sheet, place, 0, (wide, 15 * k)))
        panels = {name: _panel(sheet, data.panel) for name, data in REGIONS.items()}
        plates, reserved, marks = {}, [], _marks(sheet)
        for name, panel in panels.items():
            text = ui.text(f"region-{name}")
            counts = 2 * round(COUNT * k)
            size = (ui.fonts.width(text, "title", _size(15, k)) + round(30 * k) + counts, round(27 * k))
            room = panel.inflate(-round(14 * k), -round(14 * k))
            rect = label_placement.clear_rect(size, room, [*pieces.values(), *rest], marks)
            reserved.append(rect)
            plates[name] = rect.inflate(-counts, 0)
            yield
        rest += reserved
        wishes = []
        for name, around in _named(pieces).items():
            wishes.append(self._wish(ui, name, around, panels, k))
            if len(wishes) % SOME == 0:
                yield
        return (
            yield from label_placement.placing(wishes, list(pieces.values()), rest, marks, max(2, round(2 * k)))
        ), plates

    @staticmethod
    def _wish(
        ui: Ui, name: str, around: pygame.Rect, panels: dict[str, pygame.Rect], k: float
    ) -> label_placement.LabelRequest:
        style, size, _ = _look(name)
        text, region = _text(ui, name)
        measure = partial(ui.fonts.width, style=style, size=_size(size, k))
        leading = 1.0 if EASTERN.search(text) else 1.12  # those letters have no descenders
        high = round(max(_size(size, k), LEAST_STEP) * leading)
        forms: list[tuple[tuple[str, ...], tuple[int, int]]] = [((text,), (measure(text) + 4, high))]
        if cuts := halves_of(text):
            two = min(cuts, key=lambda cut: max(map(measure, cut)))
            forms.append((two, (max(map(measure, two)) + 4, 2 * high)))
        inside = panels[region].inflate(-round(2 * RIM * k), -round(2 * RIM * k))
        return label_placement.LabelRequest(name, tuple(forms), around, inside)


def _look(name: str) -> tuple[str, float, tuple[int, int, int]]:
    """Returns style, size in u and colour of a name."""
    kind = name.partition("-")[0]
    if kind == "advantage":
        return "flavour", 11.5, BROWN
    return ("strong", 12.5, DARK) if kind == "country" else ("text", 11.5, DARK)


def _name_of(kind: str, thing: str) -> str:
    """Returns the id of the label for a thing on the map: a country's spaces share one."""
    if kind != "space":
        return f"{kind}-{thing}"
    name = NAMES[int(thing)]
    return f"country-{SPACES[name].country}" if SPACES[name].country else f"space-{name}"


def _drawn(ui: Ui, text: str, look: tuple[str, float, tuple[int, int, int]], k: float) -> pygame.Surface:
    """Returns a line, as wide as it was measured: smaller letters are drawn at the floor and narrowed to that."""
    style, size, colour = look
    most = ui.fonts.width(text, style, _size(size, k))
    return pen.haloed(ui, text, style, printed(size * k), colour, most=most)


def _size(size: float, k: float) -> int:
    """Returns the type size by which a name is measured, in pixels."""
    return max(9, round(size * k))


def _text(ui: Ui, name: str) -> tuple[str, str]:
    """Returns a label's text and region."""
    kind, _, thing = name.partition("-")
    if kind == "advantage":
        return words.advantage(ui.texts, thing), ADVANTAGES[thing].region
    if kind == "country":
        return words.country(ui.texts, thing), SPACES[COUNTRIES[thing].spaces[0]].region
    return words.short_space_name(ui.texts, thing), SPACES[thing].region


def _named(pieces: dict[str, pygame.Rect]) -> dict[str, pygame.Rect]:
    """Returns each label's bounding rectangle of the pieces it names."""
    found: dict[str, pygame.Rect] = {}
    for name, data in SPACES.items():
        rect = pieces[f"space-{name}"]
        if not data.country:
            found[f"space-{name}"] = rect
        elif f"country-{data.country}" in found:
            found[f"country-{data.country}"] = found[f"country-{data.country}"].union(rect)
        else:
            found[f"country-{data.country}"] = rect
    found |= {name: rect for name, rect in pieces.items() if name.startswith("advantage-")}
    return found


def _local(sheet: SheetView, place: tuple[float, float]) -> tuple[float, float]:
    x, y = sheet.to_screen(place)
    return x - sheet.room.x, y - sheet.room.y


def _square(
    sheet: SheetView,
    place: tuple[float, float],
    side: float,
    size: tuple[float, float] | None = None,
    shift: tuple[float, float] = (0, 0),
) -> pygame.Rect:
    x, y = _local(sheet, place)
    wide, high = size or (side, side)
    return pygame.Rect(round(x + shift[0] - wide / 2), round(y + shift[1] - high / 2), round(wide), round(high))


def _badges(sheet: SheetView, k: float) -> list[pygame.Rect]:
    """Returns the rectangles of badges around pieces: prices, crowns, goods, holders' marks."""
    found = []
    for data in SPACES.values():
        corners = BADGES[data.type] + (CROWN if data.prestige else ())
        found += [_square(sheet, data.pos, side * k, shift=(x * k, y * k)) for x, y, side in corners]
    for advantage in ADVANTAGES.values():
        x, y, side = HOLDER
        found.append(_square(sheet, advantage.pos, side * k, shift=(x * k, y * k)))
    return found


def _panel(sheet: SheetView, panel: tuple[float, float, float, float]) -> pygame.Rect:
    x, y = _local(sheet, panel[:2])
    wide, high = sheet.size
    return pygame.Rect(round(x), round(y), round(panel[2] * wide), round(panel[3] * high))


def _marks(sheet: SheetView) -> list[tuple[float, float]]:
    """Returns points along the connections, which labels should avoid."""
    found = []
    for line in CONNECTIONS:
        points = [SPACES[line.a].pos, *line.via, SPACES[line.b].pos]
        for (x1, y1), (x2, y2) in itertools.pairwise(points):
            found += [_local(sheet, (x1 + (x2 - x1) * t / 10, y1 + (y2 - y1) * t / 10)) for t in range(1, 10)]
    return found


def _cartouche(ui: Ui, layer: pygame.Surface, text: str, rect: pygame.Rect) -> None:
    material.paper(ui, layer, rect, radius=4, shadow=3)
    line = ui.fonts.line(text.upper(), "title", printed(rect.height * 0.5), INK)
    pen.blit_centred(layer, narrowed(line, rect.width - 8), rect.center)
