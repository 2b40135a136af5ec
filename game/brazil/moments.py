"""Short animations made of events: a unit steps, a tile lands, the era's banner passes. Nothing waits for them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from engine.brazil.events import EraBegan, TileBuilt, UnitsMoved
from engine.brazil.state import State
from engine.core.event import Event
from game import clock
from game.brazil import pieces, words
from game.brazil.hexart import HexArt
from game.settings import Pace
from game.ui import Ui

if TYPE_CHECKING:
    from game.brazil.mapview import MapView

STEP, TILE, BANNER = 220, 220, 1400  # ms at speed 1


@dataclass(slots=True)
class Moment:
    kind: str  # step, tile, era
    start: int
    length: int
    seat: int = 0
    units: tuple[int, ...] = ()
    origin: int = -1
    to: int = -1
    picture: str = ""
    number: int = 0

    def share(self, now: int) -> float:
        return max(0.0, min(1.0, (now - self.start) / self.length))


class Moments:
    def __init__(self, pace: Pace) -> None:
        self.pace = pace
        self.running: list[Moment] = []

    @property
    def moving(self) -> frozenset[tuple[int, int]]:
        """(seat, unit) that are drawn on their way instead of where they stand."""
        return frozenset((m.seat, unit) for m in self.running if m.kind == "step" for unit in m.units)

    def _length(self, base: int) -> int:
        if self.pace.animation >= 8:
            return 0
        return round(base / self.pace.animation * (0.5 if self.pace.reduced_motion else 1))

    def add(self, events: Iterable[Event], now: int) -> None:
        start = now
        for event in events:
            moment: Moment | None = None
            if isinstance(event, UnitsMoved) and not self.pace.reduced_motion:
                moment = Moment("step", start, self._length(STEP), event.seat, event.units, event.origin, event.to)
            elif isinstance(event, TileBuilt) and not self.pace.reduced_motion:
                moment = Moment("tile", start, self._length(TILE), to=event.hex, picture=words.tile_picture(event.tile))
            elif isinstance(event, EraBegan):
                moment = Moment("era", start, self._length(BANNER), number=event.era)
            if moment is not None and moment.length > 0:
                self.running.append(moment)
                start += moment.length // 2 if moment.kind != "era" else 0

    def tick(self, now: int) -> bool:
        """True while something moves."""
        if not self.running:
            return False
        self.running = [moment for moment in self.running if now < moment.start + moment.length]
        return True

    def finish(self) -> None:
        self.running.clear()

    def draw_map(self, ui: Ui, art: HexArt, target: pygame.Surface, view: MapView) -> None:
        now = clock.now()
        s: State = view.state()
        for moment in self.running:
            share = moment.share(now)
            if moment.kind == "step":
                eased = share * share * (3 - 2 * share)
                start, end = view.centre(moment.origin), view.centre(moment.to)
                for number, unit in enumerate(moment.units):
                    spot = pieces.arc(start, end, eased)
                    spot = (spot[0] + number * art.radius * 0.3, spot[1])
                    pieces.draw_unit(s, art, target, moment.seat, unit, spot, 1.15)
            elif moment.kind == "tile":
                grow = 1.6 - 0.6 * share
                size = (round(art.size[0] * grow), round(art.size[1] * grow))
                sprite = ui.pictures.scaled(moment.picture, art.size)
                sprite = pygame.transform.smoothscale(sprite, size)
                sprite.set_alpha(round(90 + 165 * share))
                art.place(target, sprite, view.centre(moment.to))

    def draw_over(self, ui: Ui, target: pygame.Surface, rect: pygame.Rect) -> None:
        """Banners over the map."""
        now = clock.now()
        for moment in self.running:
            if moment.kind != "era":
                continue
            share = moment.share(now)
            alpha = round(255 * min(1.0, share * 6, (1 - share) * 6))
            text = ui.text("era-banner", era=ui.text(f"era-name-{moment.number}"))
            drawn = ui.fonts.gilded(text, ui.type_size(40), (255, 240, 184), (217, 165, 58), (40, 22, 8))
            band = pygame.Surface((rect.width, drawn.get_height() + ui.px(40)), pygame.SRCALPHA)
            band.fill((36, 22, 12, 215))
            pygame.draw.line(band, (217, 165, 58), (0, 3), (rect.width, 3), max(1, ui.px(2)))
            pygame.draw.line(
                band, (217, 165, 58), (0, band.get_height() - 5), (rect.width, band.get_height() - 5), max(1, ui.px(2))
            )
            mark = ui.pictures.get(f"marks/era_{moment.number}", (ui.px(56), ui.px(56)))
            band.blit(drawn, drawn.get_rect(center=band.get_rect().center))
            band.blit(
                mark,
                mark.get_rect(
                    midright=(band.get_rect().centerx - drawn.get_width() // 2 - ui.px(14), band.get_height() // 2)
                ),
            )
            band.set_alpha(alpha)
            target.blit(band, band.get_rect(center=rect.center))
