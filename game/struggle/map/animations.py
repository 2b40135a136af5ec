"""Animations over the map and the player board, made from events: tiles, flags, ships, markers, cards, numbers."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass

import pygame

from engine.core.event import Event
from engine.struggle import events as e
from engine.struggle.components import EVENTS
from engine.struggle.state import NAVY_BOX
from game.platform import clock
from game.play.animations import Animation, Animations
from game.render.theme import GOLD, INK, IVORY
from game.render.ui import Ui
from game.struggle.drawing import pen
from game.struggle.drawing.card_face import CardFace
from game.struggle.drawing.palette import NAMES
from game.struggle.panels.tile_offer import HIGH, WIDE, tile_face
from game.widgets.scene import blit_centred, phase_progress, turning

# lengths in ms at speed 1
TILE, FLAG, TORN, SAIL, FORT, MARKER = 320, 320, 260, 420, 300, 220
LAID, FLOAT, CARD, MEDAL, STAGGER = 320, 900, 900, 900, 70
FALL = 0.5  # share of its time in which a flag or Fort falls; then dust
MAX_ANIMATIONS = 16  # at once
GRAINS = 10
DUST, WAKE = (214, 190, 140), (244, 251, 255)
GREAT = ("card", "medal")  # kinds shown in the middle: nothing else starts before they end
Point = tuple[float, float]
Place = int | str  # a space, or the name of a widget of the table
Locate = Callable[[Place], Point]


@dataclass(slots=True)
class MoveAnimation(Animation):
    """One animation: its kind, timing, and from where to where it goes."""

    kind: str  # tile, flag, torn, sail, fort, marker, gone, laid, float, card, medal
    seat: int = 0
    origin: Place = ""
    to: Place = ""
    name: str = ""  # id of a card, or the text
    number: int = 0  # number of an Investment tile
    bonus: bool = False  # whether an Event's bonus was granted


def strip_name(seat: int) -> str:
    """Returns the name of the widget with a side's Debt, cards and Squadrons."""
    return f"strip-{seat}"


class MoveAnimations(Animations[MoveAnimation]):
    """The running animations of a table, and their drawing."""

    def add(self, events: Iterable[Event], now: int, own: int) -> None:
        """Queues animations for events; `own`: the side on the player board, to whose points a taken tile moves."""
        start = now
        for event in events:
            flight = animation_of(event, own)
            if flight is None:
                continue
            length = (self.scene_length if flight.kind in GREAT else self.length)(flight.length)
            if not length or len(self.running) >= MAX_ANIMATIONS:
                continue
            flight.start, flight.length = start, length
            self.running.append(flight)
            start += length if flight.kind in GREAT else self.length(STAGGER)

    def draw(self, ui: Ui, target: pygame.Surface, k: float, locate: Locate) -> None:
        """Draws the running animations at the present time; `k`: pixels per unit of length on the map; `locate`:
        function that returns a place's position on screen."""
        now = clock.now()
        floats: dict[Place, int] = {}
        for flight in self.running:
            if now < flight.start:
                continue
            share = flight.share(now)
            if flight.kind == "float":
                row = floats[flight.to] = floats.get(flight.to, -1) + 1
                _float(ui, target, flight, share, locate(flight.to), row)
            elif flight.kind in GREAT:
                _draw_shown_card(ui, target, flight, share)
            else:
                DRAW[flight.kind](ui, target, flight, share, k, locate)


def animation_of(event: Event, own: int) -> MoveAnimation | None:
    """Returns the animation of an event, None if it has none; lengths in ms at speed 1. `own`: the side whose board is
    shown, to which a tile it takes moves."""
    if isinstance(event, e.TileTaken):
        to = "purse" if event.seat == own else strip_name(event.seat)
        return MoveAnimation(0, TILE, "tile", event.seat, f"tile-{event.no}", to, number=event.no)
    if isinstance(event, e.Flagged):
        return MoveAnimation(0, FLAG, "flag", event.side, to=event.space)
    if isinstance(event, e.Unflagged):
        return MoveAnimation(0, TORN, "torn", event.side, to=event.space)
    if isinstance(event, e.SquadronMoved):
        origin: Place = strip_name(event.seat) if event.source == NAVY_BOX else event.source
        return MoveAnimation(0, SAIL, "sail", event.seat, origin, event.target)
    if isinstance(event, (e.SquadronSetAside, e.SquadronLost)) and event.source != NAVY_BOX:
        return MoveAnimation(0, SAIL, "sail", event.seat, event.source, strip_name(event.seat))
    if isinstance(event, (e.FortBuilt, e.FortRepaired, e.FortSeized)):
        return MoveAnimation(0, FORT, "fort", event.seat, to=event.space)
    if isinstance(event, (e.ConflictPlaced, e.ConflictRemoved)):
        kind = "marker" if isinstance(event, e.ConflictPlaced) else "gone"
        return MoveAnimation(0, MARKER, kind, to=event.space)
    if isinstance(event, e.WarTileLaid):
        return MoveAnimation(0, LAID, "laid", event.seat, strip_name(event.seat), "tool-war")
    return _rising(event)


def _rising(event: Event) -> MoveAnimation | None:
    """Returns the animation of a card or number that rises, None if the event has none."""
    if isinstance(event, e.EventPlayed):
        return MoveAnimation(0, CARD, "card", event.seat, name=event.card, bonus=event.bonus)
    if isinstance(event, e.MinistryRevealed):
        return MoveAnimation(0, MEDAL, "medal", event.seat, name=event.ministry)
    if isinstance(event, e.VpScored):
        return MoveAnimation(0, FLOAT, "float", event.seat, to="track", name=f"+{event.vp}")
    if isinstance(event, (e.DebtChanged, e.TrpChanged)) and event.by:
        sign = "debt" if isinstance(event, e.DebtChanged) else "treaty"
        text = f"{event.by:+d}".replace("-", "−")
        return MoveAnimation(0, FLOAT, "float", event.seat, sign, strip_name(event.seat), text)
    return None


# --- drawing ---


def _tile(ui: Ui, target: pygame.Surface, flight: MoveAnimation, share: float, k: float, locate: Locate) -> None:
    """Draws an Investment tile that rises from its place and moves to its taker."""
    eased = phase_progress(share, 0.0, 1.0)
    (ax, ay), (bx, by) = locate(flight.origin), locate(flight.to)
    lift = ui.px(46) * math.sin(math.pi * eased)
    size = (round(ui.px(WIDE) * (1 - 0.4 * eased)), round(ui.px(HIGH) * (1 - 0.4 * eased)))
    face = pygame.transform.smoothscale(tile_face(ui, flight.number, (ui.px(WIDE), ui.px(HIGH))), size)
    blit_centred(
        target, face, (ax + (bx - ax) * eased, ay + (by - ay) * eased - lift), 1 - 0.7 * max(0.0, share - 0.7) / 0.3
    )


def _flag(ui: Ui, target: pygame.Surface, flight: MoveAnimation, share: float, k: float, locate: Locate) -> None:
    """Draws a flag that drops from 1.6 of its size and raises dust."""
    where = locate(flight.to)
    fall = min(1.0, share / FALL)
    if fall < 1:
        side = 26 * k * (1.6 - 0.6 * fall * fall)
        blit_centred(
            target, pen.mark(ui, flight.seat, side), (where[0], where[1] - 16 * k * (1 - fall) ** 2), 0.4 + 0.6 * fall
        )
        return
    _dust(target, where, 21 * k, (share - FALL) / (1 - FALL))


def _dust(target: pygame.Surface, where: Point, radius: float, blown: float) -> None:
    for grain in range(GRAINS):
        angle = math.tau * (grain + 0.5) / GRAINS
        away = radius * (0.8 + 0.6 * blown)
        point = (where[0] + math.cos(angle) * away, where[1] + math.sin(angle) * away * 0.85)
        pygame.draw.circle(target, DUST, point, max(1.0, radius * 0.14 * (1 - blown)))


def _torn(ui: Ui, target: pygame.Surface, flight: MoveAnimation, share: float, k: float, locate: Locate) -> None:
    """Draws a flag that tears in two and falls."""
    where = locate(flight.to)
    mark = pen.mark(ui, flight.seat, 26 * k)
    wide, high = mark.get_size()
    for side in (-1, 1):
        half = mark.subsurface((0 if side < 0 else wide // 2, 0, wide // 2, high))
        turned = pygame.transform.rotate(half, -side * 34 * share)
        blit_centred(
            target, turned, (where[0] + side * (wide / 4 + 9 * k * share), where[1] + 26 * k * share * share), 1 - share
        )


def _sail(ui: Ui, target: pygame.Surface, flight: MoveAnimation, share: float, k: float, locate: Locate) -> None:
    """Draws a ship under way with a wake of two lines."""
    (ax, ay), (bx, by) = locate(flight.origin), locate(flight.to)
    if isinstance(flight.to, int):
        blit_centred(target, pen.picture(ui, "struggle/pieces/naval", 36 * k), (bx, by))
    eased = share * share * (3 - 2 * share)
    x, y = ax + (bx - ax) * eased, ay + (by - ay) * eased
    back = max(0.0, eased - 0.16)
    wx, wy = ax + (bx - ax) * back, ay + (by - ay) * back
    length = math.hypot(bx - ax, by - ay) or 1.0
    ox, oy = -(by - ay) / length * 5 * k, (bx - ax) / length * 5 * k
    for side in (-1, 1):
        start, end = (wx + side * ox, wy + side * oy), (x + side * ox * 0.3, y + side * oy * 0.3)
        pygame.draw.line(target, WAKE, start, end, max(1, round(1.4 * k)))
    ship = pen.picture(ui, f"struggle/pieces/squadron_{NAMES[flight.seat]}", 40 * k)
    blit_centred(target, ship, (x, y - 3 * k - 2 * k * math.sin(share * math.tau * 1.5)))


def _fort(ui: Ui, target: pygame.Surface, flight: MoveAnimation, share: float, k: float, locate: Locate) -> None:
    where = locate(flight.to)
    fall = min(1.0, share / FALL)
    if fall < 1:
        side = 38 * k * (1.5 - 0.5 * fall * fall)
        place = (where[0], where[1] - 20 * k * (1 - fall) ** 2)
        blit_centred(target, pen.picture(ui, "struggle/pieces/fort_built", side), place, 0.4 + 0.6 * fall)
        return
    _dust(target, where, 24 * k, (share - FALL) / (1 - FALL))


def _marker(ui: Ui, target: pygame.Surface, flight: MoveAnimation, share: float, k: float, locate: Locate) -> None:
    """Draws flames that flare up or die down."""
    x, y = locate(flight.to)
    grown = 1.9 - 0.9 * share if flight.kind == "marker" else 1 + 0.4 * share
    alpha = 1.0 if flight.kind == "marker" else 1 - share
    flame = pen.picture(ui, "struggle/pieces/conflict", 20 * k * grown)
    blit_centred(target, flame, (x + 11.5 * k, y - 12 * k - 6 * k * (grown - 1)), alpha)


def _laid(ui: Ui, target: pygame.Surface, flight: MoveAnimation, share: float, k: float, locate: Locate) -> None:
    """Draws a War tile, face down, that moves to the war display."""
    eased = phase_progress(share, 0.0, 1.0)
    (ax, ay), (bx, by) = locate(flight.origin), locate(flight.to)
    back = pen.picture(ui, f"struggle/war_tiles/back_basic_{NAMES[flight.seat]}", ui.px(34 - 10 * eased))
    blit_centred(target, back, (ax + (bx - ax) * eased, ay + (by - ay) * eased - ui.px(24) * math.sin(math.pi * eased)))


def _float(ui: Ui, target: pygame.Surface, flight: MoveAnimation, share: float, where: Point, row: int) -> None:
    """Draws a number that rises from what it changes."""
    size = ui.type_size(22)
    face, edge = (ui.fonts.line(flight.name, "strong", size, tint) for tint in (IVORY, INK))
    x, y = where[0] + ui.px(46) * row, where[1] - ui.px(26) * share
    alpha = min(1.0, (1 - share) * 2.4)
    for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1)):
        blit_centred(target, edge, (x + dx * ui.px(1.4), y + dy * ui.px(1.4)), alpha)
    blit_centred(target, face, (x, y), alpha)
    side = ui.px(22)
    sign = (
        pen.picture(ui, f"struggle/points/{flight.origin}", side) if flight.origin else pen.mark(ui, flight.seat, side)
    )
    blit_centred(target, sign, (x - face.get_width() / 2 - side * 0.7, y), alpha)


def _draw_shown_card(ui: Ui, target: pygame.Surface, flight: MoveAnimation, share: float) -> None:
    """Draws an Event that rises in the middle, or a Ministry that turns over as a medal."""
    shown = min(1.0, share * 7, (1 - share) * 5)
    kind = "event" if flight.kind == "card" else "ministry"
    if kind == "event" and flight.name not in EVENTS:
        return
    card = CardFace(kind, flight.name, 190.0, None, seat=flight.seat, bonus=flight.bonus)
    size = card.measure(ui, 0)
    face = card.drawn(ui, size)
    middle = target.get_rect().center
    rise = ui.px(60) * (1 - phase_progress(share, 0.0, 0.3))
    if kind == "ministry":
        back = ui.pictures.scaled(f"struggle/backs/ministry_{NAMES[flight.seat]}", size)
        face = turning(face, back, phase_progress(share, 0.05, 0.5))
    shade = pygame.Surface((face.get_width() + ui.px(18), size[1] + ui.px(18)), pygame.SRCALPHA)
    pygame.draw.rect(shade, (*INK, 150), shade.get_rect(), border_radius=ui.px(14))
    blit_centred(target, shade, (middle[0] + ui.px(5), middle[1] + rise + ui.px(8)), shown)
    blit_centred(target, face, (middle[0], middle[1] + rise), shown)
    frame = pygame.Rect(0, 0, face.get_width() + ui.px(6), size[1] + ui.px(6))
    frame.center = (middle[0], round(middle[1] + rise))
    if shown >= 1:
        pygame.draw.rect(target, GOLD, frame, max(2, ui.px(2)), border_radius=ui.px(9))


DRAW = {
    "tile": _tile,
    "flag": _flag,
    "torn": _torn,
    "sail": _sail,
    "fort": _fort,
    "marker": _marker,
    "gone": _marker,
    "laid": _laid,
}
