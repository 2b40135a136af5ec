"""Paints a view of a board's terrain, with its coast and borders, as one picture over all hexes."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path

import pygame

from engine.maps.hex import to_point
from game.brazil.terrain.board import MARGIN, Box, TerrainBoard, radius_in
from game.brazil.terrain.layers import gold_mines, grid, ornaments, outer_land, parcels, sea, texture, tree_sprites
from game.brazil.terrain.layers.coast_shape import UNIT
from game.brazil.terrain.layout import MINE, WOOD, TerrainLayout
from game.brazil.terrain.ornament_placement import OrnamentPlacement
from game.brazil.terrain.palette import PALETTES, Palette
from game.brazil.terrain.rasterize import Size, surface
from game.platform.folders import for_sdl
from game.render.fonts import font_path, style_of

FINE = 26.0  # radius in pixels from which furrows, mine entrances and swells are drawn
TINY = 12.0  # radius in pixels below which land beyond the board is bare and has two water lines
SEA_SCALE = 5  # the sea's depth is painted so many times smaller
PLAIN = OrnamentPlacement()
VERSION = 6  # increased when cached paintings no longer match what is painted


@dataclass(frozen=True, slots=True)
class View:
    """A camera: the board point at the centre, pixels per hex radius, size in pixels."""

    middle: tuple[float, float]
    radius: float
    size: Size

    @property
    def box(self) -> Box:
        """The visible box of the board's plane."""
        wide, high = self.size[0] / self.radius / 2, self.size[1] / self.radius / 2
        x, y = self.middle
        return (x - wide, y - high, x + wide, y + high)

    def covers(self, need: Box, slack: float = 0.0) -> bool:
        """Returns whether the view shows a whole box of the plane; up to ``slack`` hex radii may be missing at each
        edge."""
        left, top, right, bottom = self.box
        return (
            left <= need[0] + slack
            and top <= need[1] + slack
            and right >= need[2] - slack
            and bottom >= need[3] - slack
        )

    def to_pixel(self, x: float, y: float) -> tuple[float, float]:
        """Converts a point of the board to a pixel."""
        box = self.box
        return ((x - box[0]) * self.radius, (y - box[1]) * self.radius)


def home(board: TerrainBoard, size: Size, margin: float = MARGIN, least: float = 0.0) -> View:
    """Returns the view that shows the whole board in a window of this size; if its hexes were smaller than ``least``
    pixels in radius, it shows them at that radius, with less margin or only a part of the board."""
    left, top, right, bottom = board.bounds
    radius = max(radius_in(board.bounds, size, margin), least)
    return View(((left + right) / 2, (top + bottom) / 2), radius, size)


class Painter:
    """Paints views of one layout in one theme."""

    def __init__(self, plan: TerrainLayout, art: Path, theme: str = "parchment") -> None:
        self.plan, self.art = plan, art
        self.palette: Palette = PALETTES[theme]

    # -- layers ----------------------------------------------------------------------------------------------------

    def ground(self, view: View, placement: OrnamentPlacement = PLAIN, title: str = "") -> pygame.Surface:
        """Returns the painted terrain: sea, land, trees and ornaments; opaque."""
        painted = self._sea(view)
        painted.blit(surface(self._drawing(view, self._sea_svg(view, placement)), view.size), (0, 0))
        land = surface(self._drawing(view, self._land_svg(view)), view.size)
        shape = f'<path d="{self.plan.coast}" fill="#fff" fill-rule="evenodd"/>'
        land.blit(surface(self._drawing(view, shape), view.size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        painted.blit(land, (0, 0))
        if not self.palette.flat:
            grey = texture.blotches(self.plan.noise, view.box, view.size, 0.10, 91)
            painted.blit(grey, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        self._draw_trees(painted, view)
        self._draw_ornaments(painted, view, placement, title)
        if not self.palette.flat:
            x, y = view.to_pixel(0, 0)
            texture.tile_over(painted, _grain(), (round(x), round(y)))
        if self.palette.shade < 255:
            painted.fill((self.palette.shade,) * 3, special_flags=pygame.BLEND_RGB_MULT)
        return painted

    def grid(self, view: View) -> pygame.Surface:
        """Returns the board's grid and edge; transparent elsewhere."""
        hair = _hair(view)
        return surface(self._drawing(view, grid.drawn(self.plan.board, self.palette, hair)), view.size)

    # -- parts -----------------------------------------------------------------------------------------------------

    def _drawing(self, view: View, inner: str) -> str:
        left, top, right, bottom = (side * UNIT for side in view.box)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left:.3f} {top:.3f} {right - left:.3f} '
            f'{bottom - top:.3f}">{inner}</svg>'
        )

    def _box(self, view: View) -> str:
        left, top, right, bottom = (side * UNIT for side in view.box)
        return f'x="{left:.1f}" y="{top:.1f}" width="{right - left:.1f}" height="{bottom - top:.1f}"'

    def _land(self) -> str:
        return f'<defs><path id="land" d="{self.plan.coast}" fill-rule="evenodd"/></defs>'

    def _sea(self, view: View) -> pygame.Surface:
        """Paints the sea's depth small, blurs it and enlarges it."""
        share = max(1, round(SEA_SCALE * min(1.0, view.radius / 30)))
        pad = math.ceil(view.radius * 0.5 / share) * share  # margin, so that the blur includes what is outside
        size = ((view.size[0] + 2 * pad) // share + 1, (view.size[1] + 2 * pad) // share + 1)
        wider = View(
            (
                view.middle[0] + (size[0] * share / 2 - pad - view.size[0] / 2) / view.radius,
                view.middle[1] + (size[1] * share / 2 - pad - view.size[1] / 2) / view.radius,
            ),
            view.radius,
            (size[0] * share, size[1] * share),
        )
        inner = self._land() + sea.depth(self.palette, self._box(wider))
        small = surface(self._drawing(wider, inner), size)
        opaque = pygame.Surface(size)
        opaque.blit(small, (0, 0))
        if not self.palette.flat:
            opaque = pygame.transform.gaussian_blur(opaque, max(1, round(view.radius * 0.12 / share)))
        large = pygame.transform.smoothscale(opaque, wider.size)
        return large.subsurface((pad, pad, *view.size)).copy()

    def _sea_svg(self, view: View, placement: OrnamentPlacement) -> str:
        """The SVG of the sea, up to the foam and half of the coast's ink line."""
        plan, palette = self.plan, self.palette
        hair = _hair(view)
        around = f"M{-(10**5)} {-(10**5)}H{10**5}V{10**5}H{-(10**5)}Z{grid.outline(plan.board)}"
        parts = [
            self._land(),
            f'<path d="{around}" fill-rule="evenodd" fill="{palette.veil}" fill-opacity=".30"/>',
            ornaments.rhumb_lines(plan, placement, 60.0, palette, hair),
            sea.water_lines(plan.water_lines[:2] if view.radius < TINY else plan.water_lines, palette, hair),
        ]
        if view.radius >= FINE and not palette.flat:
            parts.append(sea.swells(plan.noise, view.box, plan.is_deep_sea, plan.is_far_from_coast, palette, hair))
        if not palette.flat:
            parts.append(f'<path d="{plan.shadow}" fill="{palette.ink}" fill-opacity=".34"/>')
        parts.append(ornaments.engravings(self.art, placement.figures, palette))
        foam = 2 * self._coast_width(hair) + 4 * hair
        parts.append(
            f'<use href="#land" fill="none" stroke="{palette.ivory}" stroke-opacity=".75" stroke-width="{foam:.2f}"/>'
        )
        return "".join(parts) + self._coast_line(hair)

    def _land_svg(self, view: View) -> str:
        """The SVG of the land; it extends over the coast and is cut there afterwards."""
        plan, palette = self.plan, self.palette
        hair = _hair(view)
        fine = view.radius >= FINE
        around = f"M{-(10**5)} {-(10**5)}H{10**5}V{10**5}H{-(10**5)}Z{grid.outline(plan.board)}"
        small = view.radius < TINY
        mines = [place for place in plan.of(MINE) if _near(view.box, *to_point(*place))]
        engraved = "" if small else outer_land.engraved(plan.noise, view.box, plan.is_engraved_land, palette, hair)
        return (
            f"{self._land()}<defs>{gold_mines.defs(palette)}</defs>{self._board(view, hair, fine)}"
            f'<path d="{around}" fill-rule="evenodd" fill="{palette.paper}"/>{self._rim()}{engraved}'
            f"{gold_mines.drawn(mines, plan.noise, palette, hair, fine)}{self._coast_line(hair)}"
        )

    def _coast_width(self, hair: float) -> float:
        """The width of the coast's ink line."""
        return max(1.7 * hair, 0.020 * UNIT) * (1.8 if self.palette.flat else 1)

    def _coast_line(self, hair: float) -> str:
        """The SVG of the coast's ink line."""
        return (
            f'<use href="#land" fill="none" stroke="{self.palette.ink}" stroke-width="{self._coast_width(hair):.2f}" '
            'stroke-opacity=".9"/>'
        )

    def _rim(self) -> str:
        """The SVG of sand along the coast, fading inland."""
        if self.palette.flat:
            return ""
        return "".join(
            f'<use href="#land" fill="none" stroke="{self.palette.sand}" stroke-opacity="{o}" '
            f'stroke-width="{w * UNIT:.0f}"/>'
            for w, o in ((0.56, 0.10), (0.42, 0.14), (0.30, 0.26), (0.18, 0.72))
        )

    def _board(self, view: View, hair: float, fine: bool) -> str:
        """The SVG of the board's fields, forest and mines, extending a little over its edge."""
        plan, palette = self.plan, self.palette
        fields = parcels.drawn(
            [parcel for parcel in plan.parcels if _near(view.box, *parcel.middle)],
            palette.tints,
            palette.furrow,
            palette.bush,
            palette.hedge,
            fine and not palette.flat,
        )
        parts = [f'<rect {self._box(view)} fill="{palette.field}"/>{fields}']
        for kind, tint in ((MINE, palette.mine), (WOOD, palette.wood)):
            border = plan.borders[kind]
            if not palette.flat:
                parts.append(
                    f'<path d="{border}" fill="none" stroke="{palette.mine_dark}" stroke-opacity=".20" '
                    'stroke-width="13"/>'
                )
            parts.append(f'<path d="{border}" fill="{tint}"/>')
        return "".join(parts)

    def _draw_trees(self, painted: pygame.Surface, view: View) -> None:
        """Draws the trees from top to bottom."""
        sprites = tree_sprites.sprites(self.palette, view.radius)
        cell = sprites[0].get_width()
        left, top = view.box[0], view.box[1]
        shots = []
        standing = self.plan.trees if view.radius >= FINE else self.plan.crowns
        for crown in standing:
            x = (crown.x - left) * view.radius - cell / 2
            y = (crown.y - top) * view.radius - cell / 2
            if -cell < x < view.size[0] and -cell < y < view.size[1]:
                shots.append((sprites[tree_sprites.index(crown, self.palette)], (round(x), round(y))))
        painted.blits(shots, doreturn=False)

    def _draw_ornaments(self, painted: pygame.Surface, view: View, placement: OrnamentPlacement, title: str) -> None:
        """Draws compass and cartouche."""
        if placement.compass is not None:
            x, y, radius = placement.compass
            drawn = ornaments.compass(self.art, radius * view.radius, self.plan.board.turn)
            drawn.set_alpha(232)
            painted.blit(drawn, drawn.get_rect(center=view.to_pixel(x, y)))
        if placement.title is not None and title:
            left, top, right, bottom = placement.title
            size = (round((right - left) * view.radius), round((bottom - top) * view.radius))
            drawn = ornaments.cartouche(self.art, size, title, self.palette.ink, partial(_face, style=style_of(title)))
            painted.blit(drawn, view.to_pixel(left, top))


def _near(box: Box, x: float, y: float) -> bool:
    """Whether something up to a radius large at this point can be seen."""
    return box[0] - 1.2 < x < box[2] + 1.2 and box[1] - 1.2 < y < box[3] + 1.2


def _hair(view: View) -> float:
    """A pixel in path units; less on very small maps, so that lines do not cover the land."""
    return UNIT / view.radius * min(1.0, max(0.45, view.radius / 22))


@cache
def _face(size: int, style: str) -> pygame.font.Font:
    pygame.font.init()
    return pygame.font.Font(for_sdl(font_path(style)), size)


@cache
def _grain() -> pygame.Surface:
    return texture.grain(0.04)
