"""Short animations made of events: units hop, tiles drop, goods, tokens and cards fly. Nothing waits for them.

A flight goes from one place of the screen to another along a low arc; the table says where its places are.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Protocol

import pygame

from engine.brazil.events import (
    CardDrawn,
    GoodsGained,
    GoodsPaid,
    PaintingTaken,
    TileBuilt,
    TokenPlaced,
    UnitsMoved,
)
from engine.brazil.state import State
from engine.core.event import Event
from game import clock
from game.brazil import pieces, words
from game.brazil.cards.card import back_of, hidden
from game.brazil.cards.face import face
from game.brazil.hexart import HexArt
from game.settings import Pace
from game.ui import Ui
from game.widgets.scene import turning

# ms at speed 1 (looks 9)
STEP, TILE, GOOD, TOKEN, CARD, STAGGER = 180, 260, 260, 320, 240, 40
DUST = 220  # ms after a tile has landed
MOST = 40  # never more at once
GRAINS = 8
ARCH, HAND, PORTRAIT, FRIEZE, GALLERY, SUPPLY = "arch-", "hand", "portrait", "frieze", "tool-gallery", -1
COMMON = (FRIEZE, GALLERY)  # nobody's own

Point = tuple[float, float]
Place = int | str  # a hex, SUPPLY, or the name of a widget of the table
Spot = Callable[[int, Place], Point]


@dataclass(slots=True)
class Moment:
    kind: str  # step, tile, good, token, card
    start: int
    length: int
    seat: int = 0
    units: tuple[int, ...] = ()
    origin: Place = SUPPLY
    to: Place = SUPPLY
    picture: str = ""
    card: tuple[str, str] = ("", "")  # deck and card, "?" where it is not seen

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
        """0 where nothing is to move."""
        if self.pace.animation >= 8 or self.pace.reduced_motion:
            return 0
        return round(base / self.pace.animation)

    def add(self, events: Iterable[Event], now: int, era: int = 1) -> None:
        """``era``: whose tokens are laid."""
        start, flights, arch = now, 0, ""
        for event in events:
            if isinstance(event, TokenPlaced):
                arch = event.arch
            for moment in moments_of(event, arch):
                moment.length = self._length(moment.length)
                if not moment.length or len(self.running) >= MOST:
                    continue
                moment.picture = moment.picture or f"tokens/token_{min(era, 3)}"
                moment.start = start + flights * self._length(STAGGER)
                self.running.append(moment)
                if moment.kind in ("step", "tile"):
                    start += moment.length // (1 if moment.kind == "step" else 2)
                else:
                    flights += 1

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
        for moment in self.running:
            if moment.kind == "step" and isinstance(moment.origin, int) and isinstance(moment.to, int):
                _draw_step(art, target, view, moment, moment.share(now))
            elif moment.kind == "tile" and isinstance(moment.to, int) and now >= moment.start:
                _draw_drop(ui, art, target, view.centre(moment.to), moment, now)

    def draw_over(self, ui: Ui, target: pygame.Surface, spot: Spot) -> None:
        """What flies over the whole table; ``spot`` says where a place is on the screen."""
        now = clock.now()
        for moment in self.running:
            if moment.kind in ("good", "token", "card") and now >= moment.start:
                _draw_flight(ui, target, moment, moment.share(now), spot)


def moments_of(event: Event, arch: str) -> list[Moment]:
    """What of an event moves, in ms at speed 1; ``arch``: where the token was just laid, which gives and takes."""
    source: Place = f"{ARCH}{arch}" if arch else FRIEZE
    if isinstance(event, UnitsMoved):
        return [Moment("step", 0, STEP, event.seat, event.units, event.origin, event.to)]
    if isinstance(event, TileBuilt):
        return [Moment("tile", 0, TILE + DUST, event.seat, to=event.hex, picture=words.tile_picture(event.tile))]
    if isinstance(event, TokenPlaced):
        return [Moment("token", 0, TOKEN, event.seat, origin=PORTRAIT, to=f"{ARCH}{event.arch}")]
    if isinstance(event, CardDrawn):
        return [Moment("card", 0, CARD, event.seat, origin=source, to=HAND, card=(event.deck, event.card))]
    if isinstance(event, PaintingTaken):
        to = f"painting-{event.painting}"
        return [Moment("card", 0, CARD, event.seat, origin=GALLERY, to=to, card=("painting", event.painting))]
    if isinstance(event, GoodsGained):
        return [Moment("good", 0, GOOD, event.seat, (), source, event.place, f"goods/{good}") for good in event.goods]
    if isinstance(event, GoodsPaid):
        return [Moment("good", 0, GOOD, event.seat, (), event.place, FRIEZE, f"goods/{event.good}")]
    return []


def _draw_step(art: HexArt, target: pygame.Surface, view: Board, moment: Moment, share: float) -> None:
    """A hop of 0.15 R; the shadow stays on the ground."""
    assert isinstance(moment.origin, int) and isinstance(moment.to, int)
    eased = share * share * (3 - 2 * share)
    start, end = view.centre(moment.origin), view.centre(moment.to)
    for number, unit in enumerate(moment.units):
        x, y = pieces.arc(start, end, eased)
        hop = math.sin(eased * math.pi) * art.radius * 0.15
        pieces.draw_unit(view.state(), art, target, moment.seat, unit, (x + number * art.radius * 0.3, y - hop))


def _draw_drop(ui: Ui, art: HexArt, target: pygame.Surface, centre: Point, moment: Moment, now: int) -> None:
    """From 1.4 to 1.0 of its size; then eight grains of dust."""
    fall = moment.length * TILE / (TILE + DUST)
    share = min(1.0, (now - moment.start) / fall)
    if share < 1:
        grow = 1.4 - 0.4 * share * share
        size = (round(art.size[0] * grow), round(art.size[1] * grow))
        sprite = pygame.transform.smoothscale(ui.pictures.scaled(moment.picture, art.size), size)
        sprite.set_alpha(round(120 + 135 * share))
        art.place(target, sprite, centre)
        return
    blown = ((now - moment.start) - fall) / max(1.0, moment.length - fall)
    for grain in range(GRAINS):
        angle = math.tau * (grain + 0.5) / GRAINS
        away = art.radius * (0.85 + 0.4 * blown)
        spot = (centre[0] + math.cos(angle) * away, centre[1] + math.sin(angle) * away * 0.8 + art.radius * 0.1)
        pygame.draw.circle(target, (214, 190, 140), spot, max(1.0, art.radius * 0.07 * (1 - blown)))


def _draw_flight(ui: Ui, target: pygame.Surface, moment: Moment, share: float, spot: Spot) -> None:
    """Along a low arc, eased out."""
    eased = 1 - (1 - share) ** 2
    (ax, ay), (bx, by) = spot(moment.seat, moment.origin), spot(moment.seat, moment.to)
    lift = math.sin(math.pi * eased) * min(ui.px(70), 0.25 * math.hypot(bx - ax, by - ay) + ui.px(10))
    picture = _picture(ui, moment, share)
    place = picture.get_rect(center=(round(ax + (bx - ax) * eased), round(ay + (by - ay) * eased - lift)))
    target.blit(picture, place)


def _picture(ui: Ui, moment: Moment, share: float) -> pygame.Surface:
    if moment.kind == "token":
        side = ui.px(46)
        return ui.pictures.get(moment.picture, (side, side))
    if moment.kind == "good":
        side = ui.px(32)
        return ui.pictures.get(moment.picture, (side, side))
    size = (ui.px(88), ui.px(123))
    deck, card = moment.card
    if deck == "painting":  # it hung there for all to see
        return face(ui, deck, card, size)
    back = ui.pictures.get(back_of(deck), size)
    return back if hidden(card) else turning(face(ui, deck, card, size), back, share)
