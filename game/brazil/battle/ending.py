"""Draws the end of a battle: rays and laurels for the winner, the loser's torn banner, the coloured hex rim."""

from __future__ import annotations

import math
from functools import partial

import pygame

from game.brazil.battle.layout import BattleLayout
from game.render.image_cache import load_png
from game.render.svg_render import render
from game.render.theme import INK, IVORY, Colour, code
from game.render.ui import Ui
from game.widgets.scene import blit_centred, phase_progress, rays

TEAR = 214.0  # v from the window's edge to the tear, beside the portrait
TEETH = (0.0, 9.0, -4.0, 12.0, 2.0, 15.0, -6.0, 7.0, -2.0, 11.0, 0.0)  # offsets along the torn edge, in v
PALE, COLOUR_LEFT = (176, 168, 158), 90  # tint of the remaining piece; how much colour it keeps, of 255


def draw_glory(ui: Ui, target: pygame.Surface, plan: BattleLayout, left: bool, share: float) -> None:
    """Draws the rays behind the winner's total, fading in. ``share``: progress of the animation, 0 to 1."""
    blit_centred(target, rays(ui, plan.px(780), strength=0.42), plan.total(left), phase_progress(share, 0.0, 0.7))


def draw_laurels(ui: Ui, target: pygame.Surface, plan: BattleLayout, left: bool, share: float) -> None:
    """Draws the laurel wreath behind the winner's total, growing and fading in. ``share``: progress of the animation, 0
    to 1."""
    side = plan.px(178 * (0.8 + 0.2 * phase_progress(share, 0.2, 0.8)))
    leaves = ui.pictures.scaled("marks/laurel", (side, side))
    blit_centred(target, leaves, plan.total(left), phase_progress(share, 0.2, 0.6))


class TornBanner:
    """A banner torn in two: the piece left around the portrait, and the cloth that falls off."""

    def __init__(self, whole: pygame.Surface, plan: BattleLayout, place: pygame.Rect, left: bool) -> None:
        """Cuts the banner found at ``place`` of ``whole``, a surface as large as the window."""
        self._place, self._left = place, left
        cloth = whole.subsurface(place.clip(whole.get_rect())).copy()
        keep = _mask(cloth.get_size(), plan, left)
        self.stub = _under(cloth, keep)
        grey = pygame.transform.grayscale(self.stub)
        self.stub.set_alpha(COLOUR_LEFT)
        grey.blit(self.stub, (0, 0))
        grey.fill(PALE, special_flags=pygame.BLEND_RGB_MULT)
        self.stub = grey
        rest = pygame.Surface(cloth.get_size(), pygame.SRCALPHA)
        rest.fill((255, 255, 255, 255))
        rest.blit(keep, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
        piece = _under(cloth, rest)
        self._ink = piece.get_bounding_rect()
        self.piece = piece.subsurface(self._ink).copy()

    def draw(self, target: pygame.Surface, plan: BattleLayout, share: float) -> None:
        """Draws both pieces of the torn banner. ``share``: how far the torn piece has fallen, 0 to 1."""
        target.blit(self.stub, self._place)
        if share >= 1:
            return
        turned = pygame.transform.rotozoom(self.piece, (-1 if self._left else 1) * 24 * share * share, 1.0)
        centre = (self._place.x + self._ink.centerx, self._place.y + self._ink.centery + plan.px(270 * share * share))
        blit_centred(target, turned, centre, min(1.0, 2.2 * (1 - share)))


def _under(cloth: pygame.Surface, mask: pygame.Surface) -> pygame.Surface:
    part_of = cloth.copy()
    part_of.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return part_of


def _mask(size: tuple[int, int], plan: BattleLayout, left: bool) -> pygame.Surface:
    """A mask, opaque where the cloth stays."""
    wide, high = size
    steps = len(TEETH) - 1
    edge = [(plan.px(TEAR + tooth), round(high * n / steps)) for n, tooth in enumerate(TEETH)]
    outline = [(0, 0), *edge, (0, high)]
    mask = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.polygon(mask, (255, 255, 255, 255), outline if left else [(wide - x, y) for x, y in outline])
    return mask


def draw_rim(ui: Ui, target: pygame.Surface, plan: BattleLayout, colour: Colour, share: float) -> None:
    """Draws the winner's ribbon around the hex, clockwise as ``share`` grows from 0 to 1."""
    if share <= 0:
        return
    rect = plan.rect(-76, 92, 152, 173)
    ring = ui.pictures.made(f"@battle-empire {ui.theme.name} {colour}", rect.size, partial(_ring, rect.size, colour))
    if share < 1:
        ring = ring.copy()
        ring.blit(_wedge(rect.size, share), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    target.blit(ring, rect)


def _ring(size: tuple[int, int], colour: Colour) -> pygame.Surface:
    wide, high = size
    radius = high / 2 - wide * 0.05
    corners = " ".join(
        f"{wide / 2 + radius * math.sin(math.tau * i / 6):.1f},{high / 2 - radius * math.cos(math.tau * i / 6):.1f}"
        for i in range(6)
    )
    lines = "".join(
        f'<polygon points="{corners}" fill="none" stroke="{code(tint)}" stroke-width="{wide * thick:.2f}" '
        f'stroke-linejoin="round"/>'
        for tint, thick in ((INK, 0.095), (IVORY, 0.07), (colour, 0.046))
    )
    return load_png(render(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}">{lines}</svg>', size))


def _wedge(size: tuple[int, int], share: float) -> pygame.Surface:
    """A mask, opaque clockwise from the top up to ``share``."""
    mask = pygame.Surface(size, pygame.SRCALPHA)
    x, y = size[0] / 2, size[1] / 2
    turns = [math.tau * share * step / 24 for step in range(25)]
    rim = [(x + size[1] * math.sin(turn), y - size[1] * math.cos(turn)) for turn in turns]
    pygame.draw.polygon(mask, (255, 255, 255, 255), [(x, y), *rim])
    return mask
