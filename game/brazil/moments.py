"""Short animations made of events: a unit steps, a tile lands, goods come and go. Nothing waits for them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Protocol

import pygame

from engine.brazil.events import GoodsGained, GoodsPaid, TileBuilt, UnitsMoved
from engine.brazil.state import State
from engine.core.event import Event
from game import clock
from game.brazil import pieces, words
from game.brazil.hexart import HexArt
from game.settings import Pace
from game.theme import INK, IVORY
from game.ui import Ui

STEP, TILE, FLOAT, STAGGER = 220, 220, 900, 70  # ms at speed 1
MOST = 40  # never more at once


Point = tuple[float, float]


@dataclass(slots=True)
class Moment:
    kind: str  # step, tile, float
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


class Board(Protocol):
    """The map that moments are drawn on."""

    @property
    def state(self) -> Callable[[], State]: ...
    def centre(self, hex_id: int) -> Point: ...


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
        floats = 0
        for event in events:
            moment = self._of(event, start)
            if moment is not None and moment.length > 0:
                self.running.append(moment)
                start += moment.length // 2
            for good, sign, seat, place in changes(event):
                length = self._length(FLOAT)
                if length and not self.pace.reduced_motion and len(self.running) < MOST:
                    begin = start + floats * self._length(STAGGER)
                    self.running.append(
                        Moment("float", begin, length, seat, to=place, picture=f"goods/{good}", number=sign)
                    )
                    floats += 1

    def _of(self, event: Event, start: int) -> Moment | None:
        still = self.pace.reduced_motion
        if isinstance(event, UnitsMoved) and not still:
            return Moment("step", start, self._length(STEP), event.seat, event.units, event.origin, event.to)
        if isinstance(event, TileBuilt) and not still:
            return Moment("tile", start, self._length(TILE), to=event.hex, picture=words.tile_picture(event.tile))
        return None

    def tick(self, now: int) -> bool:
        """True while something moves."""
        if not self.running:
            return False
        self.running = [moment for moment in self.running if now < moment.start + moment.length]
        return True

    def finish(self) -> None:
        self.running.clear()

    def draw_map(self, ui: Ui, art: HexArt, target: pygame.Surface, view: Board) -> None:
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
                    pieces.draw_unit(s, art, target, moment.seat, unit, spot)
            elif moment.kind == "tile":
                grow = 1.6 - 0.6 * share
                size = (round(art.size[0] * grow), round(art.size[1] * grow))
                sprite = ui.pictures.scaled(moment.picture, art.size)
                sprite = pygame.transform.smoothscale(sprite, size)
                sprite.set_alpha(round(90 + 165 * share))
                art.place(target, sprite, view.centre(moment.to))

    def draw_over(self, ui: Ui, target: pygame.Surface, rect: pygame.Rect, spot: Callable[[int, int], Point]) -> None:
        """Goods that come and go; ``spot`` says where a seat's place is on the screen."""
        now = clock.now()
        for moment in self.running:
            if moment.kind == "float" and now >= moment.start:
                _draw_float(ui, target, moment, moment.share(now), spot(moment.seat, moment.to))


def changes(event: Event) -> list[tuple[str, int, int, int]]:
    """(good, +1 or -1, seat, place) for goods that came or went."""
    if isinstance(event, GoodsGained):
        return [(good, 1, event.seat, event.place) for good in event.goods]
    if isinstance(event, GoodsPaid):
        return [(event.good, -1, event.seat, event.place)]
    return []


def _draw_float(ui: Ui, target: pygame.Surface, moment: Moment, share: float, spot: Point) -> None:
    """A good rises as it comes and sinks as it goes, with its sign."""
    side = ui.px(30)
    icon = ui.pictures.get(moment.picture, (side, side)).copy()
    sign = ui.fonts.line("+" if moment.number > 0 else "–", "strong", ui.type_size(20), IVORY)
    edge = ui.fonts.line("+" if moment.number > 0 else "–", "strong", ui.type_size(20), INK)
    y = spot[1] - moment.number * ui.px(36) * share
    alpha = round(255 * min(1.0, (1 - share) * 2.2))
    for surface in (icon, sign, edge):
        surface.set_alpha(alpha)
    target.blit(icon, icon.get_rect(center=(round(spot[0]), round(y))))
    place = sign.get_rect(midright=(round(spot[0] - side / 2), round(y)))
    target.blit(edge, place.move(1, 1))
    target.blit(sign, place)
    sign.set_alpha(255)
    edge.set_alpha(255)
