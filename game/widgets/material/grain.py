"""Grain, gradients, rounded corners and shadows shared by the material painters."""

from __future__ import annotations

import pygame

from game.render.nine_slice import BoxStyle
from game.render.svg_render import Size
from game.render.theme import Colour, mix
from game.render.ui import Ui

WOOD, PAPER = "map/rosewood", "map/paper"
STEPS = 256  # colours of a gradient
SOURCE = 512  # pixels a side of the grain's rendering; larger ones are scaled
TILE = {WOOD: 340.0, PAPER: 256.0}  # u a side of a tile


def look(ui: Ui) -> str:
    """Returns the theme's name and the scale, to be part of the image cache keys of materials."""
    return f"{ui.theme.name} {ui.px(100)}"


def gradient(size: Size, top: Colour, bottom: Colour) -> pygame.Surface:
    """Returns an opaque vertical gradient."""
    steps = 1 if top == bottom else min(size[1], STEPS)
    ramp = pygame.Surface((1, steps), pygame.SRCALPHA)
    for y in range(steps):
        ramp.set_at((0, y), mix(top, bottom, y / max(1, steps - 1)))
    return pygame.transform.scale(ramp, size)


def texture(ui: Ui, name: str) -> pygame.Surface:
    """Returns the texture of a material (a picture by its name) as a square that can be tiled without seams."""
    side = max(64, ui.px(TILE[name]))
    source = (SOURCE, SOURCE)
    if side == SOURCE:
        return ui.pictures.get(name, source)
    return ui.pictures.made(
        f"@grain {name}",
        (side, side),
        lambda: pygame.transform.smoothscale(ui.pictures.get(name, source), (side, side)),
    )


def grained(ui: Ui, size: Size, top: Colour, bottom: Colour, name: str) -> pygame.Surface:
    """Returns a gradient with the grain of a material; without grain in a flat theme."""
    drawn = gradient(size, top, bottom)
    if ui.theme.flat or not ui.pictures.has(name):
        return drawn
    lacking = ui.budget.lacking
    tile = texture(ui, name)
    if ui.budget.lacking != lacking:  # the grain is not ready in this frame
        return drawn
    flags = pygame.BLEND_RGB_MULT if name == PAPER else 0
    if name == PAPER:  # multiply only by the grain, without the paper's own colour
        tile = ui.pictures.made(f"@lift {name}", tile.get_size(), lambda: _whitened(texture(ui, name)))
    for y in range(0, size[1], tile.get_height()):
        for x in range(0, size[0], tile.get_width()):
            drawn.blit(tile, (x, y), special_flags=flags)
    return drawn


def _whitened(tile: pygame.Surface) -> pygame.Surface:
    """Makes the paper's base colour white and its grain half as strong."""
    lifted = pygame.Surface(tile.get_size())
    lifted.blit(tile, (0, 0))
    lifted.fill((13, 25, 52), special_flags=pygame.BLEND_RGB_ADD)
    white = pygame.Surface(tile.get_size())
    white.fill((255, 255, 255))
    lifted.set_alpha(120)
    white.blit(lifted, (0, 0))
    return white


def rounded(ui: Ui, surface: pygame.Surface, radius: int) -> pygame.Surface:
    """Rounds the corners of a surface, in place, and returns it."""
    if radius > 0:
        mask = BoxStyle(radius=radius, top=(255, 255, 255))
        ui.chrome.rim(surface, mask, surface.get_rect(), pygame.BLEND_RGBA_MULT)
    return surface


def shade(ui: Ui, target: pygame.Surface, rect: pygame.Rect, radius: int, depth: float) -> None:
    """Paints a drop shadow that reaches ``depth`` u (units of length) round ``rect``, none in a flat theme; the area of
    ``rect`` is for the object itself."""
    if not ui.theme.flat:
        ui.chrome.rim(target, BoxStyle(radius=radius, top=(20, 12, 6), shadow=max(2, ui.px(depth))), rect)
