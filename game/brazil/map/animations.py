"""Creates and times short animations of events, on the map and over the table; nothing waits for them.

Units step, tiles drop, clouds part; goods, tokens and cards fly from one place of the screen to another; legal hexes
light up ring by ring. `animation_drawing` draws them.
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
from game.brazil.map.animation_drawing import DUST, THUD, TICK, AnimatedMap, Locate, MapAnimation, Place
from game.brazil.map.hex_art import HexArt
from game.brazil.wording import words
from game.platform import clock
from game.platform.settings import Pace
from game.render.ui import Ui

# ms at speed 1
STEP, TILE, GOOD, TOKEN, CARD, STAGGER = 180, 260, 260, 320, 240, 40
REFILL, CLOUD, RIBBON = 300, 500, 300
LIGHT, RIPPLE = 120, 20  # ms until a hex is fully lit; delay per hex of distance
MAX_ANIMATIONS = 40  # at once
ON_MAP = ("step", "tile", "ribbon", "cloud")
ARCH, HAND, PORTRAIT, PROMPT_BAR, GALLERY, SUPPLY = (
    "arch-",
    "hand",
    "portrait",
    "prompt-bar",
    "tool-gallery",
    animation_drawing.SUPPLY,
)
COMMON = (PROMPT_BAR, GALLERY)  # places that belong to no seat


class MapAnimations:
    """The running animations."""

    def __init__(self, pace: Pace) -> None:
        self.pace = pace
        self.running: list[MapAnimation] = []
        self._lit: tuple[int, Mapping[int, int]] = (0, {})  # start time, and each hex's distance from the centre

    # -- ripple of light -------------------------------------------------------------------------------------------

    def ripple(self, away: Mapping[int, int], now: int) -> None:
        """Starts a highlight that spreads ring by ring. ``away``: each hex's distance from the centre."""
        self._lit = (now, away if self.pace.length(LIGHT) else {})

    def lit(self, hex_id: int, now: int) -> float:
        """Returns the brightness of a hex at ``now``, 0 to 1, in the highlight begun by `ripple`; 1 for a hex that is
        not part of it."""
        since, away = self._lit
        if hex_id not in away or self.pace.still:
            return 1.0
        return max(0.0, min(1.0, (now - since - self.pace.length(RIPPLE * away[hex_id])) / self.pace.length(LIGHT)))

    def _rippling(self, now: int) -> bool:
        return any(self.lit(hex_id, now) < 1 for hex_id in self._lit[1])

    # -- events ----------------------------------------------------------------------------------------------------

    @property
    def moving(self) -> frozenset[tuple[int, int]]:
        """The units, as (seat, unit), that a running animation draws on their way, so that they are not drawn on their
        hexes."""
        return frozenset((m.seat, unit) for m in self.running if m.kind == "step" for unit in m.units)

    def add(self, events: Iterable[Event], now: int, era: int = 1) -> None:
        """Starts the animations of events. ``era``: whose token picture is used."""
        start, flights, arch = now, 0, ""
        for event in events:
            if isinstance(event, TokenPlaced):
                arch = event.arch
            for animation in animations_of(event, arch):
                animation.length = self.pace.length(animation.length)
                if not animation.length or len(self.running) >= MAX_ANIMATIONS:
                    continue
                animation.picture = animation.picture or f"tokens/token_{min(era, 3)}"
                animation.start = start + flights * self.pace.length(STAGGER)
                self.running.append(animation)
                if animation.kind in ("step", "tile"):
                    start += animation.length // (1 if animation.kind == "step" else 2)
                else:
                    flights += 1

    def tick(self, now: int) -> bool:
        """Removes the animations that are over at ``now``; returns whether the map has to be drawn once more."""
        spread = bool(self._lit[1])
        if not self._rippling(now):
            self._lit = (0, {})  # one more frame with everything fully lit
        if not self.running:
            return spread
        self.running = [animation for animation in self.running if now < animation.start + animation.length]
        return True

    def moves(self, now: int) -> bool:
        """Returns whether an animation or a spreading highlight still runs at ``now``."""
        return bool(self.running) or self._rippling(now)

    def finish(self) -> None:
        """Ends all animations at once."""
        self.running.clear()

    def draw_map(self, ui: Ui, art: HexArt, target: pygame.Surface, view: AnimatedMap) -> None:
        """Draws the running animations that take place on the map."""
        now = clock.now()
        for animation in self.running:
            if animation.kind in ON_MAP and (now >= animation.start or animation.kind == "step"):
                animation_drawing.draw_on_map(ui, art, target, view, animation, now)

    def draw_over(self, ui: Ui, target: pygame.Surface, locate: Locate) -> None:
        """Draws the pieces and cards that fly over the table. ``locate``: converts the name of a place to a point of
        the window.

        Finished flights are skipped: while another screen is on top they are not ticked.
        """
        now = clock.now()
        for animation in self.running:
            if animation.kind not in ON_MAP and 0 <= now - animation.start < animation.length:
                animation_drawing.draw_flight(ui, target, animation, now, locate)


def animations_of(event: Event, arch: str) -> list[MapAnimation]:
    """Returns the animations of an event, none for most kinds of events; lengths in ms at speed 1.

    ``arch``: where the token was just placed; goods and cards fly from there.
    """
    source: Place = f"{ARCH}{arch}" if arch else PROMPT_BAR
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
        return [MapAnimation("good", 0, GOOD + TICK, event.seat, (), event.place, PROMPT_BAR, f"goods/{event.good}")]
    return []
