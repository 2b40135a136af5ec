"""Draws the map's ornaments: compass, rhumb lines, engraved ships and whale, cartouche with the title."""

from __future__ import annotations

import hashlib
import math
import re
from collections.abc import Callable
from functools import cache, lru_cache
from pathlib import Path

import pygame

from game.brazil.terrain.lattice import hex_of
from game.brazil.terrain.layers.coast_shape import UNIT
from game.brazil.terrain.layout import TerrainLayout
from game.brazil.terrain.ornament_placement import Ornament, OrnamentPlacement
from game.brazil.terrain.palette import Palette
from game.brazil.terrain.rasterize import surface
from game.i18n.line_breaks import halves_of
from game.render.fonts import EAST, PRINTED_FLOOR, font_path

# Type sizes by the cartouche's height: one line at most, at least, two lines at most; text by width.
ALONE, LEAST_ALONE, IN_TWO, ROOM = 0.27, 0.20, 0.225, 0.65
MIDDLE = 0.525  # y of the plate's middle by the height
HEAD = re.compile(r"<svg[^>]*viewBox=\"0 0 ([\d.]+) ([\d.]+)\"[^>]*>(.*)</svg>", re.DOTALL)


@cache
def source(art: Path, name: str) -> tuple[float, float, str]:
    """Returns width, height and inner SVG of a drawing under art/map; cached. Raises OSError or ValueError."""
    path = art / "map" / f"{name}.svg"
    found = HEAD.search(path.read_text(encoding="utf-8"))
    if found is None:
        raise ValueError(f"{path}: has no viewBox that begins at 0 0")
    return float(found[1]), float(found[2]), found[3]


@cache
def drawings_digest(art: Path) -> str:
    """Returns a digest of all drawings and the font that maps are painted with."""
    found = hashlib.sha256()
    for path in (*sorted((art / "map").glob("*.svg")), *map(font_path, ("title", *EAST["title"]))):
        found.update(path.read_bytes())
    return found.hexdigest()[:16]


def rhumb_lines(plan: TerrainLayout, placement: OrnamentPlacement, reach: float, palette: Palette, hair: float) -> str:
    """Returns the SVG of 32 lines from the compass over the sea outside the board; every fourth is stronger."""
    if placement.compass is None or palette.flat:
        return ""
    weak, strong = _rays(plan, placement.compass, reach)
    return (
        f'<g fill="none" stroke="{palette.ink}" stroke-width="{max(hair, 0.9):.2f}"><path d="{weak}" '
        f'stroke-opacity=".13"/><path d="{strong}" stroke-opacity=".26"/></g>'
    )


@lru_cache(maxsize=4)
def _rays(plan: TerrainLayout, compass: tuple[float, float, float], reach: float) -> tuple[str, str]:
    """Paths of the weaker and the stronger lines."""
    x, y, radius = compass
    groups: tuple[list[str], list[str]] = ([], [])
    for number in range(32):
        groups[number % 4 == 0].extend(_outside(plan, (x, y), math.pi * number / 16, radius * 0.9, reach))
    return "".join(groups[0]), "".join(groups[1])


def _outside(plan: TerrainLayout, start: tuple[float, float], angle: float, near: float, reach: float) -> list[str]:
    """The parts of a line outside the board."""
    dx, dy = math.sin(angle), -math.cos(angle)
    pieces, first = [], None
    steps = int((reach - near) / 0.1)
    for step in range(steps + 1):
        far = near + step * 0.1
        free = step < steps and hex_of((start[0] + dx * far, start[1] + dy * far)) not in plan.board.cells
        if free and first is None:
            first = far
        elif not free and first is not None:
            ends = [(start[0] + dx * f, start[1] + dy * f) for f in (first, far)]
            (x1, y1), (x2, y2) = ends
            pieces.append(f"M{x1 * UNIT:.1f} {y1 * UNIT:.1f}L{x2 * UNIT:.1f} {y2 * UNIT:.1f}")
            first = None
    return pieces


def engravings(art: Path, figures: tuple[Ornament, ...], palette: Palette) -> str:
    """Returns the SVG of these ships and whales, half transparent unless the theme has flat colours; "" if there are
    none."""
    parts = []
    for figure in figures:
        wide, high, inner = source(art, figure.name)
        scale = figure.width * UNIT / wide
        x, y = figure.middle[0] * UNIT - wide * scale / 2, figure.middle[1] * UNIT - high * scale / 2
        parts.append(f'<g transform="translate({x:.1f} {y:.1f})scale({scale:.4f})">{inner}</g>')
    return f'<g opacity="{0.62 if not palette.flat else 1}">{"".join(parts)}</g>' if parts else ""


def compass(art: Path, radius: float, turn: int) -> pygame.Surface:
    """Returns a picture of the map's compass, of this radius in pixels, its north turned by ``turn`` steps of 60
    degrees as the board is."""
    wide, high, inner = source(art, "compass")
    side = max(8, round(2 * radius))
    turned = f'<g transform="rotate({60 * turn} {wide / 2} {high / 2})">{inner}</g>'
    return surface(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}">{turned}</svg>', (side, side))


def cartouche(
    art: Path, size: tuple[int, int], title: str, ink: str, face: Callable[[int], pygame.font.Font]
) -> pygame.Surface:
    """Returns a picture of the map's cartouche with a title, of this size in pixels. ``face``: returns the title's font
    at a size in pixels."""
    wide, high, inner = source(art, "cartouche")
    drawn = surface(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}">{inner}</svg>', size)

    def largest(lines: list[str], share: float) -> int:
        sizes = range(round(share * size[1]), PRINTED_FLOOR, -1)
        fits = (n for n in sizes if all(face(n).size(line)[0] <= ROOM * size[0] for line in lines))
        return next(fits, PRINTED_FLOOR)

    lines, letters = [title], largest([title], ALONE)
    if letters < LEAST_ALONE * size[1] and (cuts := halves_of(title)):
        first, second = min(cuts, key=lambda cut: abs(len(cut[0]) - len(cut[1])))
        lines = [first, second]
        letters = largest(lines, IN_TWO)
    font = face(letters)
    step = font.get_linesize() * 0.86
    for number, line in enumerate(lines):
        text = font.render(line, True, ink)
        if text.get_width() > ROOM * size[0]:
            text = pygame.transform.smoothscale(text, (round(ROOM * size[0]), text.get_height()))
        middle = size[1] * MIDDLE + (number - (len(lines) - 1) / 2) * step
        drawn.blit(text, text.get_rect(center=(size[0] // 2, round(middle))))
    return drawn
