"""Grain, gradients and rounded corners: what the painters of materials share."""

from __future__ import annotations

import pygame

from game.chrome import Box
from game.theme import Colour, mix
from game.ui import Ui
from game.vector import Size

WOOD, PAPER = "map/rosewood", "map/paper"
SOURCE = 512  # pixels a side the grain is painted at, once; larger ones are scaled
TILE = {WOOD: 340.0, PAPER: 256.0}  # u a side


def look(ui: Ui) -> str:
    """What, beside its size, tells one painting of a material from another."""
    return f"{ui.theme.name} {ui.px(100)}"


def gradient(size: Size, top: Colour, bottom: Colour) -> pygame.Surface:
    """From top to bottom, opaque."""
    drawn = pygame.Surface(size, pygame.SRCALPHA)
    last = max(1, size[1] - 1)
    for y in range(size[1]):
        drawn.fill((*mix(top, bottom, y / last), 255), (0, y, size[0], 1))
    return drawn


def texture(ui: Ui, name: str) -> pygame.Surface:
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
    """A gradient with the grain of a material; without grain in a flat theme."""
    drawn = gradient(size, top, bottom)
    if ui.theme.flat or not ui.pictures.has(name):
        return drawn
    lacking = ui.haste.lacking
    tile = texture(ui, name)
    if ui.haste.lacking != lacking:  # the grain comes later
        return drawn
    flags = pygame.BLEND_RGB_MULT if name == PAPER else 0
    if name == PAPER:  # its own ground is taken out: only what the grain darkens stays
        tile = ui.pictures.made(f"@lift {name}", tile.get_size(), lambda: _lifted(texture(ui, name)))
    for y in range(0, size[1], tile.get_height()):
        for x in range(0, size[0], tile.get_width()):
            drawn.blit(tile, (x, y), special_flags=flags)
    return drawn


def _lifted(tile: pygame.Surface) -> pygame.Surface:
    """Paper's ground made white, and its grain half as strong."""
    lifted = pygame.Surface(tile.get_size())
    lifted.blit(tile, (0, 0))
    lifted.fill((13, 25, 52), special_flags=pygame.BLEND_RGB_ADD)
    white = pygame.Surface(tile.get_size())
    white.fill((255, 255, 255))
    lifted.set_alpha(120)
    white.blit(lifted, (0, 0))
    return white


def rounded(ui: Ui, surface: pygame.Surface, radius: int) -> pygame.Surface:
    """The same surface, its corners cut; done in place."""
    if radius > 0:
        mask = ui.chrome.box(Box(radius=radius, top=(255, 255, 255)), *surface.get_size())
        surface.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return surface


def shade(ui: Ui, target: pygame.Surface, rect: pygame.Rect, radius: int, depth: float) -> None:
    """The shadow a thing throws on what it lies on, ``depth`` u far."""
    if not ui.theme.flat:
        ui.box(target, rect, Box(radius=radius, top=(20, 12, 6), shadow=max(2, ui.px(depth))))
