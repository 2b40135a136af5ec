"""Drawings in the shape of a hex at any radius: pictures on the 200×220 canvas, outlines, hatches, lit targets."""

from __future__ import annotations

import math

import pygame

from game.brazil.palette import SEATS
from game.theme import INK, IVORY, Colour, code
from game.ui import Ui

WIDE, HIGH, RADIUS = 200, 220, 98.0
ANGLES = {"green": 45, "orange": 135, "sky": 0, "purple": 90}


def corner(number: int, radius: float) -> tuple[float, float]:
    """Corner ``number`` of a pointy-top hex on the canvas; edge i lies between corners i and i + 1."""
    angle = math.radians(60 * number - 30)
    return (WIDE / 2 + radius * math.cos(angle), HIGH / 2 + radius * math.sin(angle))


def points(radius: float) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in (corner(n, radius) for n in range(6)))


def canvas(inner: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}">{inner}</svg>'


class HexArt:
    """Sprites for one hex radius in pixels. Each is blitted with ``place``."""

    def __init__(self, ui: Ui, radius: float, bleed: float = 1.006) -> None:
        self.ui = ui
        self.radius = radius
        scale = radius / RADIUS
        self.size = (max(4, round(WIDE * scale)), max(4, round(HIGH * scale)))
        self.ground = (max(4, math.ceil(WIDE * scale * bleed)), max(4, math.ceil(HIGH * scale * bleed)))

    def picture(self, name: str) -> pygame.Surface:
        return self.ui.pictures.scaled(name, self.size)

    def terrain(self, name: str) -> pygame.Surface:
        return self.ui.pictures.scaled(name, self.ground)

    def part(self, name: str, share: float) -> pygame.Surface:
        """A small picture whose side is this share of the radius."""
        side = max(6, round(self.radius * share))
        return self.ui.pictures.scaled(name, (side, side))

    @staticmethod
    def place(target: pygame.Surface, sprite: pygame.Surface, centre: tuple[float, float]) -> None:
        wide, high = sprite.get_size()
        target.blit(sprite, (round(centre[0] - wide / 2), round(centre[1] - high / 2)))

    def _drawn(self, key: str, inner: str) -> pygame.Surface:
        return self.ui.pictures.drawn(f"@hex-{key}", canvas(inner), self.size)

    def grid(self) -> pygame.Surface:
        stroke = f'stroke="{code(INK)}" stroke-opacity="0.30" stroke-width="{98 / self.radius:.2f}"'
        return self._drawn("grid", f'<polygon points="{points(98)}" fill="none" {stroke}/>')

    def hatch(self, colour: str) -> pygame.Surface:
        tint = code(SEATS[colour])
        lines = "".join(f'<path d="M-60 {y} H280"/>' for y in range(-60, 300, 14))
        turn = f"rotate({ANGLES[colour]} 100 110)"
        inner = (
            f'<defs><clipPath id="c"><polygon points="{points(95)}"/></clipPath></defs><g clip-path="url(#c)">'
            f'<rect width="200" height="220" fill="{tint}" opacity="0.16"/>'
            f'<g transform="{turn}" stroke="{tint}" stroke-width="4" opacity="0.30">{lines}</g></g>'
        )
        return self._drawn(f"hatch-{colour}", inner)

    def border(self, colour: str, edges: int) -> pygame.Surface:
        """The empire's border on those edges (a mask of six bits)."""
        lines = []
        for edge in range(6):
            if edges >> edge & 1:
                (x1, y1), (x2, y2) = corner(edge, 91), corner(edge + 1, 91)
                lines.append(f"M{x1:.1f} {y1:.1f} L{x2:.1f} {y2:.1f}")
        path = " ".join(lines)
        strokes = "".join(
            f'<path d="{path}" stroke="{code(tint)}" stroke-width="{width}" stroke-opacity="{alpha}"/>'
            for tint, width, alpha in ((INK, 15, 0.75), (IVORY, 12, 1), (SEATS[colour], 8.5, 1))
        )
        return self._drawn(f"border-{colour}-{edges}", f'<g fill="none" stroke-linecap="round">{strokes}</g>')

    def lit(self, strong: bool, tint: Colour) -> pygame.Surface:
        """A legal target: fill, outline and a mark in the corner, never hue alone."""
        fill, width = (0.44, 8.5) if strong else (0.26, 6.5)
        light = code(tint)
        x, y = corner(5, 80)
        inner = (
            f'<polygon points="{points(88)}" fill="{light}" fill-opacity="{fill}" stroke="{code(INK)}" '
            f'stroke-opacity="0.85" stroke-width="{width + 4}" stroke-linejoin="round"/>'
            f'<polygon points="{points(88)}" fill="none" stroke="{light}" stroke-width="{width}" '
            'stroke-linejoin="round"/>'
            f'<path d="M{x - 21:.0f} {y + 2:.0f} h42 l-21 27 z" fill="{light}" stroke="{code(INK)}" stroke-width="4.5" '
            f'stroke-linejoin="round"/>'
        )
        return self._drawn(f"lit-{strong}-{light}", inner)

    def veil(self) -> pygame.Surface:
        """Over hexes that are no target while one is looked for."""
        return self._drawn("veil", f'<polygon points="{points(98)}" fill="{code(INK)}" fill-opacity="0.34"/>')

    def ring(self, tint: Colour, width: float = 6) -> pygame.Surface:
        inner = (
            f'<polygon points="{points(93)}" fill="none" stroke="{code(INK)}" stroke-opacity="0.6" '
            f'stroke-width="{width + 4}" stroke-linejoin="round"/>'
            f'<polygon points="{points(93)}" fill="none" stroke="{code(tint)}" stroke-width="{width}" '
            'stroke-linejoin="round"/>'
        )
        return self._drawn(f"ring-{code(tint)}-{width}", inner)
