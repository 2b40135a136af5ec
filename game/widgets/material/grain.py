"""Grain, gradients and rounded corners: what the painters of materials share."""

from __future__ import annotations

import pygame

from game.render.nine_slice import BoxStyle
from game.render.svg_render import Size
from game.render.theme import Colour, mix
from game.render.ui import Ui

WOOD, PAPER = "map/rosewood", "map/paper"
STEPS = 256  # of a gradient
SOURCE = 512  # pixels a side the grain is painted at, once; larger ones are scaled
TILE = {WOOD: 340.0, PAPER: 256.0}  # u a side


def look(ui: Ui) -> str:
    """What, beside its size, tells one painting of a material from another."""
    return f"{ui.theme.name} {ui.px(100)}"


def gradient(size: Size, top: Colour, bottom: Colour) -> pygame.Surface:
    """From top to bottom, opaque."""
    steps = 1 if top == bottom else min(size[1], STEPS)
    ramp = pygame.Surface((1, steps), pygame.SRCALPHA)
    for y in range(steps):
        ramp.set_at((0, y), mix(top, bottom, y / max(1, steps - 1)))
    return pygame.transform.scale(ramp, size)


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
    lacking = ui.budget.lacking
    tile = texture(ui, name)
    if ui.budget.lacking != lacking:  # the grain comes later
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
        mask = BoxStyle(radius=radius, top=(255, 255, 255))
        ui.chrome.rim(surface, mask, surface.get_rect(), pygame.BLEND_RGBA_MULT)
    return surface


def shade(ui: Ui, target: pygame.Surface, rect: pygame.Rect, radius: int, depth: float) -> None:
    """The shadow a thing throws on what it lies on, ``depth`` u far; the thing hides the middle of it."""
    if not ui.theme.flat:
        ui.chrome.rim(target, BoxStyle(radius=radius, top=(20, 12, 6), shadow=max(2, ui.px(depth))), rect)
