"""Draws the short map animations (unit steps, tile drops, clouds, flying goods) at a given time."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

import pygame

from engine.brazil.components import PAINTINGS
from engine.brazil.state import State
from game.brazil.cards.card_content import back_of, is_face_down
from game.brazil.cards.card_front import face
from game.brazil.map import pieces
from game.brazil.map.hex_art import HexArt
from game.brazil.palette import SEATS
from game.render.theme import GOLD_LIGHT, INK, IVORY
from game.render.ui import Ui
from game.widgets.scene import blit_centred, cloud, turning

DUST, THUD, TICK = 220, 160, 120  # ms of the effect after landing: of a tile, a token, a good
GRAINS, SAND = 8, (214, 190, 140)
FALL = 260  # ms a tile falls before its dust
SHAKE = 2.0  # u an arch shakes
FOAM = (236, 244, 240)
SUPPLY = -1

Point = tuple[float, float]
Place = int | str  # a hex, SUPPLY, or a widget's name
Locate = Callable[[int, Place], Point]


@dataclass(slots=True)
class MapAnimation:
    """One running animation. ``start`` and ``length`` in ms."""

    kind: str  # step, tile, ribbon, cloud, good, token, card
    start: int
    length: int
    seat: int = 0
    units: tuple[int, ...] = ()
    origin: Place = SUPPLY
    to: Place = SUPPLY
    picture: str = ""
    card: tuple[str, str] = ("", "")  # deck and card; "?" for a hidden card

    def share(self, now: int) -> float:
        """Returns which part of the animation has passed at ``now``, 0 to 1."""
        return max(0.0, min(1.0, (now - self.start) / self.length))


class AnimatedMap(Protocol):
    """Protocol: the part of the map view that animations are drawn with."""

    @property
    def state(self) -> Callable[[], State]: ...
    def centre(self, hex_id: int) -> Point: ...


def draw_on_map(
    ui: Ui, art: HexArt, target: pygame.Surface, view: AnimatedMap, animation: MapAnimation, now: int
) -> None:
    """Draws one animation on the map at time ``now``: units that step, a tile that falls, a border, clouds."""
    assert isinstance(animation.to, int)
    share, centre = animation.share(now), view.centre(animation.to)
    if animation.kind == "step":
        _draw_step(art, target, view, animation, share)
    elif animation.kind == "tile":
        _draw_drop(ui, art, target, centre, animation, now)
    elif animation.kind == "ribbon":
        _draw_ribbon(art, target, centre, SEATS[view.state().seats[animation.seat].colour], share)
    else:
        _draw_clouds(ui, art, target, centre, share)


def _draw_step(art: HexArt, target: pygame.Surface, view: AnimatedMap, animation: MapAnimation, share: float) -> None:
    """Draws units hopping by 0.15 radii; on water with a wake."""
    assert isinstance(animation.origin, int) and isinstance(animation.to, int)
    eased = share * share * (3 - 2 * share)
    start, end = view.centre(animation.origin), view.centre(animation.to)
    terrain = view.state().board.terrain
    if share < 1 and "water" in (terrain[animation.origin], terrain[animation.to]):
        _draw_wake(art, target, start, end, eased)
    for number, unit in enumerate(animation.units):
        x, y = pieces.hop_point(start, end, eased)
        hop = math.sin(eased * math.pi) * art.radius * 0.15
        pieces.draw_unit(view.state(), art, target, animation.seat, unit, (x + number * art.radius * 0.3, y - hop))


def _draw_wake(art: HexArt, target: pygame.Surface, start: Point, end: Point, share: float) -> None:
    """Draws two lines that spread behind the unit and get thinner."""
    long = math.hypot(end[0] - start[0], end[1] - start[1]) or 1.0
    ahead = ((end[0] - start[0]) / long, (end[1] - start[1]) / long)
    x, y = start[0] + ahead[0] * long * share, start[1] + ahead[1] * long * share + art.radius * 0.35
    reach = art.radius * min(1.0, share * 2) * 1.1
    for side in (-1, 1):
        back = (
            x - ahead[0] * reach - ahead[1] * side * reach * 0.32,
            y - ahead[1] * reach + ahead[0] * side * reach * 0.32,
        )
        pygame.draw.line(target, FOAM, (x, y), back, max(1, round(art.radius * 0.05 * (1.2 - share))))


def _draw_ribbon(
    art: HexArt, target: pygame.Surface, centre: Point, colour: tuple[int, int, int], share: float
) -> None:
    """Draws the empire's border closing around a tile."""
    corners = [
        (centre[0] + art.radius * math.sin(math.tau * n / 6), centre[1] - art.radius * math.cos(math.tau * n / 6))
        for n in range(7)
    ]
    done = 6 * share
    line = corners[: int(done) + 1]
    if done < 6:
        (ax, ay), (bx, by) = corners[int(done)], corners[int(done) + 1]
        line.append((ax + (bx - ax) * (done % 1), ay + (by - ay) * (done % 1)))
    for tint, wide in ((INK, 0.16), (IVORY, 0.12), (colour, 0.07)):
        pygame.draw.lines(target, tint, False, line, max(1, round(art.radius * wide)))


def _draw_clouds(ui: Ui, art: HexArt, target: pygame.Surface, centre: Point, share: float) -> None:
    """Draws four clouds that drift apart and fade."""
    gone = 1 - (1 - share) ** 2
    for number, (dx, dy) in enumerate(((-1, -0.6), (1, -0.55), (-0.95, 0.6), (1.0, 0.65))):
        lobe = cloud(ui, max(8, round(art.radius * 1.3)), number)
        away = art.radius * (0.3 + 0.8 * gone)
        blit_centred(target, lobe, (centre[0] + dx * away, centre[1] + dy * away), 1 - gone)


def _draw_drop(ui: Ui, art: HexArt, target: pygame.Surface, centre: Point, animation: MapAnimation, now: int) -> None:
    """Draws a tile shrinking from 1.4 to its size, then dust."""
    fall = animation.length * FALL / (FALL + DUST)
    share = min(1.0, (now - animation.start) / fall)
    if share < 1:
        grow = 1.4 - 0.4 * share * share
        size = (round(art.size[0] * grow), round(art.size[1] * grow))
        sprite = pygame.transform.smoothscale(ui.pictures.scaled(animation.picture, art.size), size)
        sprite.set_alpha(round(120 + 135 * share))
        art.blit_centred(target, sprite, centre)
        return
    _draw_dust(target, centre, art.radius, ((now - animation.start) - fall) / max(1.0, animation.length - fall))


def _draw_dust(target: pygame.Surface, centre: Point, radius: float, blown: float) -> None:
    """Draws eight grains of dust that fly outwards."""
    for grain in range(GRAINS):
        angle = math.tau * (grain + 0.5) / GRAINS
        away = radius * (0.85 + 0.4 * blown)
        point = (centre[0] + math.cos(angle) * away, centre[1] + math.sin(angle) * away * 0.8 + radius * 0.1)
        pygame.draw.circle(target, SAND, point, max(1.0, radius * 0.07 * (1 - blown)))


LANDING = {"token": (320, THUD), "good": (260, TICK)}  # ms of the flight, and of the effect after landing


def draw_flight(ui: Ui, target: pygame.Surface, animation: MapAnimation, now: int, locate: Locate) -> None:
    """Draws a piece that flies along a low arc.

    A token lands with a shake and dust, a good with a glint.
    """
    share = animation.share(now)
    flight, after = LANDING.get(animation.kind, (1, 0))
    fly = share * (flight + after) / flight
    (ax, ay), (bx, by) = locate(animation.seat, animation.origin), locate(animation.seat, animation.to)
    if fly > 1:
        landed = (fly - 1) * flight / after
        (_draw_thud if animation.kind == "token" else _draw_glint)(ui, target, (bx, by), landed)
        return
    eased = 1 - (1 - fly) ** 2
    lift = math.sin(math.pi * eased) * min(ui.px(70), 0.25 * math.hypot(bx - ax, by - ay) + ui.px(10))
    blit_centred(target, _picture(ui, animation, fly), (ax + (bx - ax) * eased, ay + (by - ay) * eased - lift))


def _draw_thud(ui: Ui, target: pygame.Surface, centre: Point, share: float) -> None:
    """Shakes the arch by two u and draws dust at its foot."""
    arch = pygame.Rect(0, 0, ui.px(84), ui.px(110))
    arch.center = (round(centre[0]), round(centre[1]))
    arch = arch.clip(target.get_rect())
    shaken = round(math.sin(share * math.tau * 2) * SHAKE * ui.u * (1 - share))
    if shaken and arch.width and arch.height:
        target.blit(target.subsurface(arch).copy(), arch.move(shaken, 0))
    _draw_dust(target, centre, ui.px(34), share)


def _draw_glint(ui: Ui, target: pygame.Surface, centre: Point, share: float) -> None:
    radius = ui.px(14 + 10 * share)
    pygame.draw.circle(target, GOLD_LIGHT, centre, radius, max(1, round(ui.px(4) * (1 - share))))


def _picture(ui: Ui, animation: MapAnimation, share: float) -> pygame.Surface:
    if animation.kind == "token":
        side = ui.px(46)
        return ui.pictures.get(animation.picture, (side, side))
    if animation.kind == "good":
        side = ui.px(32)
        return ui.pictures.get(animation.picture, (side, side))
    size = (ui.px(88), ui.px(123))
    deck, card = animation.card
    if deck == "painting" and animation.origin != animation.to:  # it was face up in the gallery
        return face(ui, deck, card, size)
    name = f"painting_{PAINTINGS[card].colour}" if deck == "painting" else deck
    back = ui.pictures.get(back_of(name), size)
    return back if is_face_down(card) else turning(face(ui, deck, card, size), back, share)
