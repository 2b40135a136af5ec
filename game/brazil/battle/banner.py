"""Draws one side's banner in the battle scene: Monarch, name, units and the parts of the strength sum."""

from __future__ import annotations

from functools import partial

import pygame

from game.brazil.battle.layout import BANNER, PORTRAIT, TIP, BattleLayout
from game.brazil.battle.model import EXPEDITION, BattleSide, StrengthPart
from game.brazil.drawing.portrait import oval
from game.brazil.palette import SEATS
from game.render.image_cache import load_png
from game.render.svg_render import render
from game.render.theme import INK, IVORY, Colour, code, ink_on, mix
from game.render.ui import Ui
from game.widgets.fitted_text import fit_line

UNITS, PARTS = 142.0, 192.0  # v from the banner's top to the middle of units, of strength parts
LEATHER: Colour = (92, 62, 34)
MAX_UNITS_SHOWN = 5  # units side by side


def tint(colour: str) -> Colour:
    """Returns the colour of the battle banner of a side whose seat has the colour of this name; leather for any other
    name, such as "" for an Expedition."""
    return SEATS.get(colour, LEATHER)


def cloth(ui: Ui, plan: BattleLayout, colour: Colour, left: bool) -> pygame.Surface:
    """Returns the picture of an empty banner, its point towards the window's middle; cached by size and colour."""
    size = plan.banner(left).size
    key = f"@battle-banner {ui.theme.name} {colour} {left}"
    return ui.pictures.made(key, size, partial(_cloth, size, plan, colour, left, ui.theme.flat))


def _cloth(size: tuple[int, int], plan: BattleLayout, colour: Colour, left: bool, flat: bool) -> pygame.Surface:
    wide, high, tip = size[0], plan.px(BANNER), plan.px(TIP)
    top = (size[1] - high) / 2

    def outline(inset: float) -> str:
        edge = wide - tip - inset * 0.6
        shape = (0 - 9, top + inset), (edge, top + inset), (wide - inset * 1.7 - 2, top + high / 2)
        shape += (edge, top + high - inset), (0 - 9, top + high - inset)  # type: ignore[assignment]
        return "M" + "L".join(f"{x if left else wide - x:.1f} {y:.1f}" for x, y in shape) + "Z"

    outer, inner = (colour, colour) if flat else (mix(colour, (255, 255, 255), 0.06), mix(colour, (0, 0, 0), 0.42))
    first, last = (outer, inner) if left else (inner, outer)
    line = max(1.5, plan.v * 2)
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {size[1]}"><defs><linearGradient id="g">'
        f'<stop offset="0" stop-color="{code(first)}"/><stop offset="1" stop-color="{code(last)}"/></linearGradient>'
        '<linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".12"/>'
        '<stop offset=".25" stop-color="#fff" stop-opacity="0"/><stop offset=".8" stop-color="#000" stop-opacity="0"/>'
        '<stop offset="1" stop-color="#000" stop-opacity=".3"/></linearGradient></defs>'
        f'<path d="{outline(line)}" fill="url(#g)" stroke="{code(INK)}" stroke-width="{line * 2:.1f}"/>'
        + ("" if flat else f'<path d="{outline(line)}" fill="url(#s)"/>')
        + f'<path d="{outline(line)}" fill="none" stroke="#D9A53A" stroke-width="{line:.1f}"/>'
        f'<path d="{outline(line * 4)}" fill="none" stroke="#F1CF74" stroke-opacity=".55" stroke-width="1"/></svg>'
    )
    return load_png(render(svg, size))


def draw_banner(
    ui: Ui,
    target: pygame.Surface,
    plan: BattleLayout,
    side: BattleSide,
    who: tuple[str, str],
    words: tuple[str, str],
    cards: str,
    dx: int,
) -> None:
    """Draws a banner with portrait, name, units and strength parts.

    ``who``: colour and Monarch. ``words``: the name and what this side does. ``cards``: what Combat cards add to the
    sum. ``dx``: pixels the banner is still away from its place while it slides in.
    """
    left, (colour, monarch) = side.attacking, who
    place = plan.banner(left).move(dx, 0)
    target.blit(cloth(ui, plan, tint(colour), left), place)
    oval_high = place.height
    oval_wide = round(oval_high * PORTRAIT)
    face = pygame.Rect(0, place.y, oval_wide, oval_high)
    face.x = place.x + plan.px(18) if left else place.right - plan.px(18) - oval_wide
    _draw_face(ui, target, side, monarch, colour, face)
    ink = ink_on(tint(colour))
    x = face.right + plan.px(16) if left else face.x - plan.px(16)
    room = place.width - oval_wide - plan.px(34 + 66)
    _line(ui, target, plan, words[0], ("title", 28.0), ink, (x, place.y + plan.px(46)), left, room)
    _line(ui, target, plan, words[1], ("flavour", 17.0), ink, (x, place.y + plan.px(76)), left, room)
    _draw_units(ui, target, plan, side, dx)
    for part, rect in part_rects(plan, side, dx):
        _draw_part(ui, target, plan, part, rect, ink)
    if cards:
        rect = part_rect(plan, side, len(side.parts), dx)
        back = ui.pictures.get("backs/combat", (plan.px(22), plan.px(31)))
        target.blit(back, back.get_rect(midleft=(rect.x + plan.px(3), rect.centery)))
        number = ui.fonts.line(cards, "strong", plan.letters(17), ink)
        target.blit(number, number.get_rect(midleft=(rect.x + plan.px(31), rect.centery)))


def _draw_face(ui: Ui, target: pygame.Surface, side: BattleSide, monarch: str, colour: str, rect: pygame.Rect) -> None:
    if monarch:
        target.blit(oval(ui.pictures, monarch, rect.height), rect)
        return
    side_long = round(rect.width * (0.98 if side.seat == EXPEDITION else 0.7))
    name = side.parts[0].picture if side.seat == EXPEDITION else f"seats/{colour}"
    high = round(side_long * 1.1) if side.seat == EXPEDITION else side_long
    picture = ui.pictures.get(name, (side_long, high))
    target.blit(picture, picture.get_rect(center=rect.center))


def _line(
    ui: Ui,
    target: pygame.Surface,
    plan: BattleLayout,
    text: str,
    look: tuple[str, float],
    ink: Colour,
    point: tuple[int, int],
    left: bool,
    room: int,
) -> None:
    """Draws a line on the banner, aligned to the portrait, fitted into the room."""
    drawn = fit_line(ui, text, room, look[0], plan.letters(look[1]), ink, squeeze=0)
    target.blit(drawn, drawn.get_rect(midleft=point) if left else drawn.get_rect(midright=point))


def draw_beaten(
    ui: Ui, target: pygame.Surface, plan: BattleLayout, left: bool, words: tuple[str, str], share: float
) -> None:  # fmt: skip
    """Draws the loser's name and what becomes of it (two lines) beside the remains of its torn banner.

    ``share``: opacity, 0 to 1.
    """
    if share <= 0:
        return
    place = plan.banner(left)
    x = plan.px(18 + 38) + round(place.height * PORTRAIT)
    room = place.width - x - plan.px(66)
    hex_id = place.x + x if left else place.right - x
    ink = mix(IVORY, (0, 0, 0), 1 - share)
    _line(ui, target, plan, words[0], ("title", 28.0), ink, (hex_id, place.y + plan.px(78)), left, room)
    _line(ui, target, plan, words[1], ("flavour", 17.0), ink, (hex_id, place.y + plan.px(108)), left, room)


def _draw_units(ui: Ui, target: pygame.Surface, plan: BattleLayout, side: BattleSide, dx: int) -> None:
    shown = side.units[:MAX_UNITS_SHOWN]
    for number, name in enumerate(shown):
        x, y = plan.unit(side.attacking, number, len(side.units))
        picture = ui.pictures.get(name, (plan.px(50), plan.px(55)))
        target.blit(picture, picture.get_rect(center=(x + dx, y)))


def part_rects(plan: BattleLayout, side: BattleSide, dx: int = 0) -> list[tuple[StrengthPart, pygame.Rect]]:
    """Lists every part of a side's strength sum with its rectangle on the banner."""
    return [(part, part_rect(plan, side, number, dx)) for number, part in enumerate(side.parts)]


def part_rect(plan: BattleLayout, side: BattleSide, number: int, dx: int = 0) -> pygame.Rect:
    """Returns the rectangle on the banner of the strength part with this number."""
    place = plan.banner(side.attacking).move(dx, 0)
    wide, high = plan.px(62), plan.px(34)
    offset = plan.px(18 + 16) + round(place.height * PORTRAIT) + number * wide
    x = place.x + offset if side.attacking else place.right - offset - wide
    return pygame.Rect(x, place.y + plan.px(153), wide, high)


def _draw_part(
    ui: Ui, target: pygame.Surface, plan: BattleLayout, part: StrengthPart, rect: pygame.Rect, ink: Colour
) -> None:
    side = plan.px(28)
    folder = part.picture.split("/", 1)[0]
    high = round(side * 1.1) if folder in ("units", "buildings", "cities", "exploration", "capitals") else side
    wide = round(side * 1.26) if folder == "paintings" else side
    picture = ui.pictures.get(part.picture, (wide, high))
    target.blit(picture, picture.get_rect(midleft=(rect.x, rect.centery)))
    sign = "" if part.name in ("battle-part-units", "battle-part-expedition") else "+"
    number = ui.fonts.line(f"{sign}{part.amount}", "strong", plan.letters(17), ink)
    target.blit(number, number.get_rect(midleft=(rect.x + wide + plan.px(5), rect.centery)))
