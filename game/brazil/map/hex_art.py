"""Draws and caches the sprites of the hex map for any hex radius: pictures, clouds, borders, shadows, highlights."""

from __future__ import annotations

import math

import pygame

from game.brazil.map import empire_border
from game.brazil.palette import SEATS
from game.brazil.terrain.layers import clouds
from game.brazil.terrain.palette import PALETTES
from game.render.theme import INK, Colour, code, mix
from game.render.ui import Ui

WIDE, HIGH, RADIUS = 200, 220, 98.0
NEAR = 52  # radius in pixels from which small marks are readable


def corner(number: int, radius: float) -> tuple[float, float]:
    """Returns the position of corner ``number`` of a pointy-top hex on its canvas; edge i is between corners i and i +
    1."""
    angle = math.radians(60 * number - 30)
    return (WIDE / 2 + radius * math.cos(angle), HIGH / 2 + radius * math.sin(angle))


def points(radius: float) -> str:
    """Returns the six corners of a hex as an SVG points attribute."""
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in (corner(n, radius) for n in range(6)))


def canvas(inner: str) -> str:
    """Wraps shapes in an SVG of the 200 × 220 hex canvas."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}">{inner}</svg>'


class HexArt:
    """Sprites for one hex radius in pixels; draw them with `blit_centred`."""

    def __init__(self, ui: Ui, radius: float, turn: int = 0) -> None:
        self.ui = ui
        self.radius = radius
        self.turn = turn  # rotation of the board, in steps of 60 degrees
        scale = radius / RADIUS
        self.size = (max(4, round(WIDE * scale)), max(4, round(HIGH * scale)))

    def picture(self, name: str) -> pygame.Surface:
        """Returns a picture scaled to the hex."""
        return self.ui.pictures.scaled(name, self.size)

    def square_picture(self, name: str, share: float) -> pygame.Surface:
        """Returns a picture as a square whose side is this share of the hex radius."""
        side = max(6, round(self.radius * share))
        return self.ui.pictures.scaled(name, (side, side))

    @staticmethod
    def blit_centred(target: pygame.Surface, sprite: pygame.Surface, centre: tuple[float, float]) -> None:
        """Draws a surface centred at a point of the target."""
        wide, high = sprite.get_size()
        target.blit(sprite, (round(centre[0] - wide / 2), round(centre[1] - high / 2)))

    def _drawn(self, key: str, inner: str) -> pygame.Surface:
        return self.ui.pictures.drawn(f"@hex-{key}", canvas(inner), self.size)

    def cloud(self, place: tuple[int, int], seed: int, mark: bool) -> pygame.Surface:
        """Returns the clouds over the unknown hex at a place, always the same for a seed; ``mark``: with a question
        mark."""
        palette = PALETTES[self.ui.theme.name]
        number, side = clouds.variant(place, seed), max(8, round(clouds.CANVAS * self.radius))
        key = f"@cloud-{number}-{mark}-{palette.name}"
        return self.ui.pictures.drawn(key, lambda: clouds.drawing(number, palette, mark), (side, side))

    def ribbon(self, colour: str, edges: int) -> pygame.Surface:
        """Returns the sprite of an empire's border in a seat's colour, which fades inwards. ``edges``: the bit mask of
        the hex edges that have it."""
        flat = self.ui.theme.flat
        return self._drawn(f"ribbon-{colour}-{edges}-{flat}", empire_border.drawn(colour, edges, 0, flat))

    def shapes(self, colour: str, edges: int, shapes: int) -> pygame.Surface:
        """Returns the sprite of the seat's symbols on its border, larger on small hexes. ``edges``, ``shapes``: bit
        masks of the hex edges with a border, and of those with a symbol."""
        size = 1.15 if self.radius >= NEAR else 1.7
        inner = empire_border.shapes_on(colour, edges, shapes, size)
        return self._drawn(f"shapes-{colour}-{edges}-{shapes}-{size}", inner)

    def tile_shadow(self) -> pygame.Surface:
        """Returns a tile's shadow on the ground, to the lower right."""
        shape = f'<polygon points="{points(0.86 * RADIUS)}" fill="{code(INK)}"'
        steps = ((9.5, 0.16), (7, 0.18), (4.5, 0.18))
        inner = "".join(f'{shape} transform="translate({far} {far})" fill-opacity="{dark}"/>' for far, dark in steps)
        return self._drawn("tile-shadow", inner)

    def counter(self, colour: str, side: int) -> pygame.Surface:
        """Returns the rim and shadow that are drawn under a unit, on a canvas ``side`` pixels wide."""
        flat = self.ui.theme.name == "contrast"
        steps = () if flat else ((18, 0.14), (14, 0.16), (10, 0.18))
        shadow = "".join(
            f'<circle cx="{100 + far * 0.76}" cy="{110 + far}" r="70" fill="{code(INK)}" fill-opacity="{alpha}"/>'
            for far, alpha in steps
        )
        dark = code(mix(SEATS[colour], INK, 0.55))
        rim = f'<circle cx="100" cy="120" r="69" fill="{dark}" stroke="{code(INK)}" stroke-width="4"/>'
        return self.ui.pictures.drawn(f"@counter-{colour}-{flat}", canvas(shadow + rim), (side, round(side * 1.1)))

    def palace_shadow(self, share: float) -> pygame.Surface:
        """Returns the shadow below a Palace whose picture is this share of the radius."""
        side = max(6, round(self.radius * share * 1.5))
        svg = (
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><defs><radialGradient id="s">'
            f'<stop offset=".3" stop-color="{code(INK)}" stop-opacity=".5"/><stop offset="1" stop-color="{code(INK)}" '
            'stop-opacity="0"/></radialGradient></defs><ellipse cx="53" cy="66" rx="34" ry="13" fill="url(#s)"/></svg>'
        )
        return self.ui.pictures.drawn("@palace-shadow", svg, (side, side))

    def lit(self, strong: bool, tint: Colour, bare: bool = True) -> pygame.Surface:
        """Returns the highlight of a hex that a click can choose, fuller and wider if ``strong``: fill, outline and a
        corner mark, so that it never depends on hue alone.

        Not ``bare``: without fill, so that a piece on it does not turn pale.
        """
        fill, width = (0.44 if strong else 0.30) * bare, self.line_of_light * (1.25 if strong else 1.0)
        light = code(tint)
        x, y = corner(5, 80)
        inner = (
            f'<polygon points="{points(88)}" fill="{light}" fill-opacity="{fill}" stroke="{code(INK)}" '
            f'stroke-opacity="0.85" stroke-width="{width + 4:.2f}" stroke-linejoin="round"/>'
            f'<polygon points="{points(88)}" fill="none" stroke="{light}" stroke-width="{width:.2f}" '
            'stroke-linejoin="round"/>'
            f'<path d="M{x - 21:.0f} {y + 2:.0f} h42 l-21 27 z" fill="{light}" stroke="{code(INK)}" stroke-width="4.5" '
            f'stroke-linejoin="round"/>'
        )
        return self._drawn(f"lit-{strong}-{bare}-{light}", inner)

    @property
    def line_of_light(self) -> float:
        """Width of the highlight's line on the canvas: 5 pixels at 1080, less on small hexes."""
        return max(6.0, min(11.0, 3.3 * self.ui.u * RADIUS / self.radius))

    def mask(self) -> pygame.Surface:
        """Returns a hex filled with white on a transparent ground."""
        return self._drawn("mask", f'<polygon points="{points(98)}" fill="#fff"/>')

    def ring(self, tint: Colour, width: float = 6) -> pygame.Surface:
        """Returns a hex outline in a colour."""
        inner = (
            f'<polygon points="{points(93)}" fill="none" stroke="{code(INK)}" stroke-opacity="0.6" '
            f'stroke-width="{width + 4}" stroke-linejoin="round"/>'
            f'<polygon points="{points(93)}" fill="none" stroke="{code(tint)}" stroke-width="{width}" '
            'stroke-linejoin="round"/>'
        )
        return self._drawn(f"ring-{code(tint)}-{width}", inner)
