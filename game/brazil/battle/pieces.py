"""Draws the field between the banners: the contested tile, totals, played and face-down cards, the odds bar."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

import pygame

from game.brazil.battle.layout import BattleLayout
from game.brazil.cards.card_content import card_of
from game.brazil.cards.card_front import face
from game.brazil.cards.shadow import cast_shadow
from game.brazil.cards.small_card import name_height
from game.render.image_cache import load_png
from game.render.svg_render import render
from game.render.theme import INK, IVORY, Colour, code, ink_on, mix
from game.render.ui import Ui
from game.widgets.material.seal import seal
from game.widgets.rich_text import lay_out
from game.widgets.scene import blit_with_opacity

INNER = 1.24  # width of a tile's picture by its rim's
GHOST = 80  # opacity of a card still to be drawn, of 255


def draw_tile(ui: Ui, target: pygame.Surface, plan: BattleLayout, picture: str, around: Callable[[], None]) -> None:
    """Draws the contested tile in an ivory rim under crossed swords.

    ``around`` draws what belongs between tile and swords.
    """
    rect = plan.rect(-68, 100, 136, 157)
    rim = ui.pictures.made(f"@battle-rim {ui.theme.name}", rect.size, partial(_rim, rect.size))
    target.blit(rim, rect)
    inner = pygame.Rect(0, 0, round(rect.width * INNER), round(rect.width * INNER * 1.1))
    inner.center = rect.center
    target.blit(ui.pictures.get(picture, inner.size), inner)
    around()
    side = plan.px(104)
    swords = ui.pictures.get("marks/swords", (side, side))
    target.blit(swords, swords.get_rect(center=(rect.centerx, rect.bottom - plan.px(8))))


def _rim(size: tuple[int, int]) -> pygame.Surface:
    """A pointy-top hexagon, ivory with an ink outline."""
    wide, high = size
    radius = high / 2 - 2
    points = " ".join(
        f"{wide / 2 + radius * math.sin(math.tau * i / 6):.1f},{high / 2 - radius * math.cos(math.tau * i / 6):.1f}"
        for i in range(6)
    )
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}"><polygon points="{points}" '
        f'fill="{code(IVORY)}" stroke="{code(INK)}" stroke-width="3" stroke-linejoin="round"/></svg>'
    )
    return load_png(render(svg, (wide, high)))


def draw_total(
    ui: Ui,
    target: pygame.Surface,
    plan: BattleLayout,
    left: bool,
    colour: Colour,
    number: str,
    swell: float,
    pale: bool,
) -> None:
    """Draws the disc with a side's total strength.

    ``swell``: 0 to 1, how much larger the disc is while its number counts up; ``pale``: the loser's.
    """
    side = plan.px(108 * (1 + 0.12 * swell))
    key = f"@battle-total {ui.theme.name} {colour}"
    disc = ui.pictures.made(key, (side, side), partial(_disc, side, colour, ui.theme.flat))
    place = disc.get_rect(center=plan.total(left))
    target.blit(disc, place)
    size = plan.letters(50 if len(number) < 3 else 38)
    drawn = ui.fonts.line(number, "strong", size, mix(INK, IVORY, 0.5) if pale else INK)
    ink = drawn.get_bounding_rect()
    target.blit(drawn, (place.centerx - ink.centerx, place.centery - ink.centery))


def _disc(side: int, colour: Colour, flat: bool) -> pygame.Surface:
    light, deep = (IVORY, IVORY) if flat else ((255, 250, 236), (222, 203, 164))
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><defs><radialGradient id="g" cx=".4" cy=".34" '
        f'r=".75"><stop offset="0" stop-color="{code(light)}"/><stop offset="1" stop-color="{code(deep)}"/>'
        f'</radialGradient></defs><circle cx="50" cy="50" r="49" fill="{code(INK)}"/>'
        f'<circle cx="50" cy="50" r="47" fill="{code(colour)}"/><circle cx="50" cy="50" r="41.5" fill="{code(INK)}"/>'
        '<circle cx="50" cy="50" r="39.6" fill="url(#g)"/></svg>'
    )
    return load_png(render(svg, (side, side)))


def card_back(ui: Ui, size: tuple[int, int]) -> pygame.Surface:
    """Returns the picture of a Combat card's back, sealed with red wax."""
    return ui.pictures.made(f"@sealed-card {ui.theme.name}", size, partial(_sealed, ui, size))


def _sealed(ui: Ui, size: tuple[int, int]) -> pygame.Surface:
    drawn = ui.pictures.get("backs/combat", size).copy()
    wax = seal(ui, round(size[0] * 0.42), "×")
    drawn.blit(wax, wax.get_rect(center=(size[0] // 2, size[1] // 2)))
    return drawn


def draw_card(
    ui: Ui, target: pygame.Surface, rect: pygame.Rect, card: str, turned: float, tilt: float, cancelled: bool
) -> None:
    """Draws a Combat card while it turns over; face up and ``cancelled``, dark under a cross.

    ``turned``: 0 sealed to 1 face up; half way the card is seen from its edge. ``tilt`` in degrees.
    """
    up = turned >= 0.5 and card
    picture = face(ui, "combat", card, rect.size) if up else card_back(ui, rect.size)
    narrow = abs(math.cos(math.pi * min(1.0, max(0.0, turned))))
    if cancelled and up:
        picture = picture.copy()
        picture.fill((120, 110, 100), special_flags=pygame.BLEND_RGB_MULT)
        cross = ui.pictures.get("marks/cross", (rect.width // 2, rect.width // 2))
        picture.blit(cross, cross.get_rect(center=(rect.width // 2, rect.height // 2)))
    if narrow < 0.99:
        lift = round(rect.height * 0.06 * (1 - narrow))
        picture = pygame.transform.smoothscale(picture, (max(2, round(rect.width * narrow)), rect.height))
        target.blit(picture, picture.get_rect(center=(rect.centerx, rect.centery - lift)))
        return
    cast_shadow(ui, target, rect, 5)
    if tilt and not up:
        picture = pygame.transform.rotozoom(picture, tilt, 1.0)
    target.blit(picture, picture.get_rect(center=rect.center))


def draw_note(
    ui: Ui, target: pygame.Surface, plan: BattleLayout, rect: pygame.Rect, card: str, text: str, share: float
) -> None:
    """Draws the text on what a card did, on a dark band above the card's name. ``share``: opacity, 0 to 1."""
    if share <= 0:
        return
    size = plan.letters(14) * 100 / ui.px(100)
    block = lay_out(ui, text, rect.width - plan.px(6), size=size, colour=IVORY, align="centre")
    band = pygame.Rect(rect.x, 0, rect.width, block.height + plan.px(6))
    band.bottom = rect.bottom - max(plan.px(25), name_height(ui, card_of(ui, "combat", card), rect.width))
    note = pygame.Surface(band.size, pygame.SRCALPHA)
    note.fill((*INK, 225))
    block.draw(note, plan.px(3), plan.px(3))
    blit_with_opacity(target, note, band, share)


def draw_held(ui: Ui, target: pygame.Surface, rect: pygame.Rect, lean: float) -> None:
    """Draws the back of a card in an opponent's hand, rotated by ``lean`` degrees, with its shadow."""
    cast_shadow(ui, target, rect, 3)
    back = pygame.transform.rotozoom(ui.pictures.get("backs/combat", rect.size), lean, 1.0)
    target.blit(back, back.get_rect(center=rect.center))


def draw_place(ui: Ui, target: pygame.Surface, rect: pygame.Rect, drawn: bool) -> None:
    """Draws the empty place of a Combat card: with a plus sign if the player chooses a card for it, with a pale card
    back if a card is drawn from the deck."""
    if drawn:
        back = ui.pictures.get("backs/combat", rect.size).copy()
        back.set_alpha(GHOST)
        target.blit(back, rect)
    target.blit(ui.pictures.made(f"@battle-place {drawn}", rect.size, partial(_place, rect.size, not drawn)), rect)


def _place(size: tuple[int, int], plus: bool) -> pygame.Surface:
    wide, high = size
    line, arm = max(1.5, wide * 0.018), wide * 0.13
    cross = (
        f'<path d="M{wide / 2 - arm} {high / 2}h{2 * arm}M{wide / 2} {high / 2 - arm}v{2 * arm}" stroke="#D9A53A" '
        f'stroke-opacity=".8" stroke-width="{2 * line:.1f}" stroke-linecap="round"/>'
    )
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}"><rect x="{line}" y="{line}" '
        f'width="{wide - 2 * line}" height="{high - 2 * line}" rx="{wide * 0.07:.1f}" fill="#140c06" '
        f'fill-opacity=".38" stroke="#D9A53A" stroke-opacity=".8" stroke-width="{line:.1f}" '
        f'stroke-dasharray="{wide * 0.075:.1f} {wide * 0.05:.1f}"/>{cross if plus else ""}</svg>'
    )
    return load_png(render(svg, size))


def draw_odds(
    ui: Ui,
    target: pygame.Surface,
    plan: BattleLayout,
    share: float,
    colours: tuple[Colour, Colour],
    text: str,
    own: bool,
) -> None:
    """Draws the odds of a battle as a bar in both colours, the attacker's at the left.

    ``share``: how often the attacker wins; ``own``: whether the attacker is the one choosing; the text goes into that
    part, or where it fits.
    """
    rect = plan.rect(-266, 495, 532, 30)
    pad = max(2, plan.px(3))
    inner = rect.inflate(-2 * pad, -2 * pad)
    edge = round(inner.width * min(0.97, max(0.03, share)))
    key = f"@battle-odds {ui.theme.name} {colours} {edge}"
    bar = ui.pictures.made(key, rect.size, partial(_bar, rect.size, pad, edge, colours, ui.theme.flat))
    target.blit(bar, rect)
    size = plan.letters(16)
    in_left = own if ui.fonts.width(text, "strong", size) < (edge if own else inner.width - edge) else share > 0.5
    for left in (True, False):
        room = edge if left else inner.width - edge
        win = share if left else 1 - share
        words = text if left == in_left else f"{round(100 * win)}"
        drawn = ui.fonts.line(words, "strong", size, ink_on(colours[0 if left else 1]))
        middle = inner.x + room // 2 if left else inner.right - room // 2
        if drawn.get_width() <= room:
            target.blit(drawn, drawn.get_rect(center=(middle, rect.centery)))


def _bar(size: tuple[int, int], pad: int, edge: int, colours: tuple[Colour, Colour], flat: bool) -> pygame.Surface:
    wide, high = size
    inner = high - 2 * pad
    lit = 0.0 if flat else 0.22
    parts = "".join(
        f'<linearGradient id="g{n}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" '
        f'stop-color="{code(mix(colour, (255, 255, 255), lit))}"/><stop offset=".6" stop-color="{code(colour)}"/>'
        f'<stop offset="1" stop-color="{code(mix(colour, (0, 0, 0), lit))}"/></linearGradient>'
        for n, colour in enumerate(colours)
    )
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}"><defs>{parts}<clipPath id="c">'
        f'<rect x="{pad}" y="{pad}" width="{wide - 2 * pad}" height="{inner}" rx="{inner / 2}"/></clipPath></defs>'
        f'<rect x=".5" y=".5" width="{wide - 1}" height="{high - 1}" rx="{high / 2}" fill="{code(INK)}" '
        f'stroke="#D9A53A" stroke-width="{max(1.0, pad * 0.6)}"/><g clip-path="url(#c)">'
        f'<rect x="{pad}" y="0" width="{edge}" height="{high}" fill="url(#g0)"/>'
        f'<rect x="{pad + edge}" y="0" width="{wide}" height="{high}" fill="url(#g1)"/></g>'
        f'<rect x="{pad + edge - 1}" y="{pad}" width="{max(2, pad * 0.8):.1f}" height="{inner}" fill="#FFF8E7"/></svg>'
    )
    return load_png(render(svg, size))
