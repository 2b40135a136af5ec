"""Short animations made of events: units hop, tiles drop, clouds part, goods, tokens and cards fly; light that runs out
over the places to choose from. Nothing waits for them. ``animation_drawing`` draws them.

A flight goes from one place of the screen to another along a low arc; the table says where its places are.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import pygame

from engine.brazil.events import (
    CardDrawn,
    GalleryRefilled,
    GoodsGained,
    GoodsPaid,
    PaintingTaken,
    TileBuilt,
    TileExplored,
    TileSeized,
    TokenPlaced,
    UnitsMoved,
)
from engine.brazil.state import NOBODY
from engine.core.event import Event
from game.brazil.map import animation_drawing
from game.brazil.map.animation_drawing import DUST, THUD, TICK, AnimatedMap, MapAnimation, Place, Spot
from game.brazil.map.hex_art import HexArt
from game.brazil.wording import words
from game.platform import clock
from game.platform.settings import Pace
from game.render.ui import Ui

# ms at speed 1 (looks 9)
STEP, TILE, GOOD, TOKEN, CARD, STAGGER = 180, 260, 260, 320, 240, 40
REFILL, CLOUD, RIBBON = 300, 500, 300
LIGHT, RIPPLE = 120, 20  # a place is lit; for each hex it is farther away
MOST = 40  # never more at once
ON_MAP = ("step", "tile", "ribbon", "cloud")
ARCH, HAND, PORTRAIT, FRIEZE, GALLERY, SUPPLY = (
    "arch-",
    "hand",
    "portrait",
    "frieze",
    "tool-gallery",
    animation_drawing.SUPPLY,
)
COMMON = (FRIEZE, GALLERY)  # nobody's own


class MapAnimations:
    def __init__(self, pace: Pace) -> None:
        self.pace = pace
        self.running: list[MapAnimation] = []
        self._lit: tuple[int, Mapping[int, int]] = (0, {})  # since when, and how far away each place is

    # -- light -----------------------------------------------------------------------------------------------------

    def ripple(self, away: Mapping[int, int], now: int) -> None:
        """These places are lit, one ring of hexes after the other; ``away``: how far each is from where it begins."""
        self._lit = (now, away if self.pace.length(LIGHT) else {})

    def lit(self, hex_id: int, now: int) -> float:
        """How much of its light a place has, 0 to 1."""
        since, away = self._lit
        if hex_id not in away or self.pace.still:
            return 1.0
        return max(0.0, min(1.0, (now - since - self.pace.length(RIPPLE * away[hex_id])) / self.pace.length(LIGHT)))

    def _rippling(self, now: int) -> bool:
        return any(self.lit(hex_id, now) < 1 for hex_id in self._lit[1])

    # -- events ----------------------------------------------------------------------------------------------------

    @property
    def moving(self) -> frozenset[tuple[int, int]]:
        """(seat, unit) that are drawn on their way instead of where they stand."""
        return frozenset((m.seat, unit) for m in self.running if m.kind == "step" for unit in m.units)

    def add(self, events: Iterable[Event], now: int, era: int = 1) -> None:
        """``era``: whose tokens are laid."""
        start, flights, arch = now, 0, ""
        for event in events:
            if isinstance(event, TokenPlaced):
                arch = event.arch
            for moment in moments_of(event, arch):
                moment.length = self.pace.length(moment.length)
                if not moment.length or len(self.running) >= MOST:
                    continue
                moment.picture = moment.picture or f"tokens/token_{min(era, 3)}"
                moment.start = start + flights * self.pace.length(STAGGER)
                self.running.append(moment)
                if moment.kind in ("step", "tile"):
                    start += moment.length // (1 if moment.kind == "step" else 2)
                else:
                    flights += 1

    def tick(self, now: int) -> bool:
        """True while something moves."""
        spread = bool(self._lit[1])
        if not self._rippling(now):
            self._lit = (0, {})  # drawn once more, now that all of it is lit
        if not self.running:
            return spread
        self.running = [moment for moment in self.running if now < moment.start + moment.length]
        return True

    def moves(self, now: int) -> bool:
        """Another frame is wanted."""
        return bool(self.running) or self._rippling(now)

    def finish(self) -> None:
        self.running.clear()

    def draw_map(self, ui: Ui, art: HexArt, target: pygame.Surface, view: AnimatedMap) -> None:
        now = clock.now()
        for moment in self.running:
            if moment.kind in ON_MAP and (now >= moment.start or moment.kind == "step"):
                animation_drawing.draw_on_map(ui, art, target, view, moment, now)

    def draw_over(self, ui: Ui, target: pygame.Surface, spot: Spot) -> None:
        """What flies over the whole table; ``spot`` says where a place is on the screen. What has landed is no more,
        though another screen over the table lets it wait for its last ``tick``."""
        now = clock.now()
        for moment in self.running:
            if moment.kind not in ON_MAP and 0 <= now - moment.start < moment.length:
                animation_drawing.draw_flight(ui, target, moment, now, spot)


def moments_of(event: Event, arch: str) -> list[MapAnimation]:
    """What of an event moves, in ms at speed 1; ``arch``: where the token was just laid, which gives and takes."""
    source: Place = f"{ARCH}{arch}" if arch else FRIEZE
    if isinstance(event, UnitsMoved):
        return [MapAnimation("step", 0, STEP, event.seat, event.units, event.origin, event.to)]
    if isinstance(event, TileBuilt):
        picture = words.tile_picture(event.tile)
        return [
            MapAnimation("tile", 0, TILE + DUST, event.seat, to=event.hex, picture=picture),
            MapAnimation("ribbon", 0, RIBBON, event.seat, to=event.hex),
        ]
    if isinstance(event, TileSeized):
        return [MapAnimation("ribbon", 0, RIBBON, event.seat, to=event.hex)]
    if isinstance(event, TileExplored):
        return [MapAnimation("cloud", 0, CLOUD, event.seat, to=event.hex)]
    if isinstance(event, GalleryRefilled):
        return [MapAnimation("card", 0, REFILL, NOBODY, origin=GALLERY, to=GALLERY, card=("painting", event.painting))]
    if isinstance(event, TokenPlaced):
        return [MapAnimation("token", 0, TOKEN + THUD, event.seat, origin=PORTRAIT, to=f"{ARCH}{event.arch}")]
    if isinstance(event, CardDrawn):
        return [MapAnimation("card", 0, CARD, event.seat, origin=source, to=HAND, card=(event.deck, event.card))]
    if isinstance(event, PaintingTaken):
        to = f"painting-{event.painting}"
        return [MapAnimation("card", 0, CARD, event.seat, origin=GALLERY, to=to, card=("painting", event.painting))]
    if isinstance(event, GoodsGained):
        return [
            MapAnimation("good", 0, GOOD + TICK, event.seat, (), source, event.place, f"goods/{good}")
            for good in event.goods
        ]
    if isinstance(event, GoodsPaid):
        return [MapAnimation("good", 0, GOOD + TICK, event.seat, (), event.place, FRIEZE, f"goods/{event.good}")]
    return []
