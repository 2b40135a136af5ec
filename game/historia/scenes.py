"""Moments over the table: a War, a wonder built or taken away, a Civbot's card. Drawn for a share of their time."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from engine.historia.map import IDS
from game.chrome import Box
from game.historia import words
from game.historia.desk import Desk
from game.historia.effects import Sign
from game.historia.palette import SEATS, piece
from game.historia.parts import cards
from game.historia.parts.paint import draw_signs, glow, greyed, px, signs_wide, write
from game.theme import GOLD, GOLD_LIGHT, INK, Colour, ink_on, mix, rgb
from game.ui import Ui
from game.widgets.material.ribbon import ribbon
from game.widgets.material.veil import veil

SUNK = 150  # how dark the table is meanwhile
LIT = 0.4  # so far a card is to be seen when its owner's strip is lit


@dataclass(frozen=True, slots=True)
class War:
    """Who fought whom, where, with what; ``winner`` is -1 for a draw."""

    seat: int
    other: int
    territory: int
    sums: tuple[int, int]
    winner: int


def _fade(share: float) -> float:
    """In and out at the ends."""
    return max(0.0, min(1.0, share * 8, (1 - share) * 6))


def draw_war(ui: Ui, target: pygame.Surface, rect: pygame.Rect, desk: Desk, war: War, share: float) -> None:
    """Two banners from left and right, their sums counting up, swords between; the weaker banner goes grey."""
    strength = _fade(share)
    middle = pygame.Rect(rect.x, rect.y + rect.height // 4, rect.width, px(ui, 190))
    veil(target, middle, round(SUNK * strength))
    for edge in (middle.top, middle.bottom - px(ui, 2)):
        pygame.draw.line(target, GOLD, (middle.left, edge), (middle.right, edge), max(1, px(ui, 2)))
    come = min(1.0, share * 5)
    counted = min(1.0, max(0.0, (share - 0.2) * 3))
    decided = share > 0.62
    wide, high = px(ui, 330), px(ui, 120)
    for seat, sum_, side in ((war.seat, war.sums[0], -1), (war.other, war.sums[1], 1)):
        away = round((1 - come) * rect.width / 2)
        place = pygame.Rect(0, 0, wide, high)
        place.center = (rect.centerx + side * (px(ui, 250) + away), middle.centery)
        lost = decided and war.winner not in (-1, seat)
        place.y += px(ui, 10) if lost else 0
        _banner(ui, target, place, desk, seat, (round(sum_ * counted), sum_), lost, seat == war.seat)
    swords = ui.pictures.get("historia/symbols/war", (px(ui, 72), px(ui, 72)))
    target.blit(swords, swords.get_rect(center=(rect.centerx, middle.centery - px(ui, 14))))
    land = words.territory(ui.texts, IDS[war.territory])
    band = ribbon(ui, land, (px(ui, 150), px(ui, 26)), rgb("#8C1C13"))
    target.blit(band, band.get_rect(midtop=(rect.centerx, middle.centery + px(ui, 34))))
    if decided:
        told = (
            ui.text("scene-draw")
            if war.winner < 0
            else ui.text("scene-won", name=words.seat_name(ui.texts, desk.match, war.winner))
        )
        room = pygame.Rect(rect.x, middle.bottom - px(ui, 32), rect.width, px(ui, 26))
        write(ui, target, told, room, "title", 18, GOLD_LIGHT, "centre")


def sum_signs(military: int, whole: int, attacks: bool) -> list[Sign]:
    """What a sum is made of: the level, and what the War or a guard adds; the sum alone where the level has changed
    since."""
    more = whole - military
    if more <= 0:
        return [("military", str(whole))]
    return [("military", str(military)), ("war" if attacks else "guard", f"+{more}")]


def _banner(
    ui: Ui,
    target: pygame.Surface,
    rect: pygame.Rect,
    desk: Desk,
    seat: int,
    sums: tuple[int, int],
    lost: bool,
    attacks: bool,
) -> None:
    """``sums``: as far as it has been counted, and the whole."""
    c = desk.view.seats[seat]
    counted, whole = sums
    colour: Colour = SEATS[c.id] if not lost else mix(SEATS[c.id], (120, 114, 106), 0.75)
    look = Box(
        radius=px(ui, 6),
        top=mix(colour, (255, 255, 255), 0.14),
        bottom=mix(colour, (0, 0, 0), 0.3),
        edge=GOLD,
        edge_width=max(2.0, px(ui, 2.4)),
        inner=GOLD_LIGHT,
        inner_gap=px(ui, 4),
        shadow=px(ui, 8),
    )
    ui.box(target, rect, look)
    side = px(ui, 62)
    badge = ui.pictures.scaled(piece(c.id), (side, side))
    if lost:
        badge = greyed(ui, f"war {c.id}", badge, 0.9)
    target.blit(badge, badge.get_rect(midleft=(rect.x + px(ui, 18), rect.centery)))
    ink = ink_on(colour)
    name = pygame.Rect(rect.x + px(ui, 92), rect.y + px(ui, 22), rect.width - px(ui, 186), px(ui, 32))
    write(ui, target, words.seat_name(ui.texts, desk.match, seat), name, "title", 23, ink)
    signs = sum_signs(c.military, whole, attacks)
    side = px(ui, 28)
    room = pygame.Rect(name.x, name.bottom + px(ui, 4), signs_wide(ui, signs, side), px(ui, 34))
    draw_signs(ui, target, signs, room, side, ink)
    figure = ui.fonts.line(str(counted), "title", px(ui, 58), ink)
    target.blit(figure, figure.get_rect(midright=(rect.right - px(ui, 22), rect.centery)))


def draw_wonder(
    ui: Ui, target: pygame.Surface, rect: pygame.Rect, desk: Desk, seat: int, wonder: str, share: float
) -> None:
    """The card grows; its picture is ink first, then colour runs in from the left; it sinks to its owner."""
    strength = _fade(share)
    grow = min(1.0, share * 5)
    sink = max(0.0, (share - 0.8) * 5)
    wide = round(px(ui, 220) * (0.55 + 0.45 * grow) * (1 - 0.55 * sink))
    if wide < px(ui, 60):
        return
    face = cards.face(ui, "wonder", wonder, px(ui, 220))
    grey = greyed(ui, f"built {wonder}", face, 0.92)
    drawn = grey.copy()
    run = min(1.0, max(0.0, (share - 0.15) * 1.8))
    part = pygame.Rect(0, 0, round(face.get_width() * run), face.get_height())
    drawn.fill((0, 0, 0, 0), part)
    drawn.blit(face, (0, 0), part)
    if wide != face.get_width():
        drawn = pygame.transform.smoothscale(drawn, (wide, round(wide * cards.RATIO)))
    drawn.set_alpha(round(255 * strength))
    centre = (rect.centerx, rect.y + rect.height * 2 // 5 + round(px(ui, 150) * sink))
    shade = pygame.Surface(drawn.get_size(), pygame.SRCALPHA)
    pygame.draw.rect(shade, (*INK, round(110 * strength)), shade.get_rect(), border_radius=px(ui, 12))
    target.blit(shade, shade.get_rect(center=(centre[0] + px(ui, 7), centre[1] + px(ui, 9))))
    target.blit(drawn, drawn.get_rect(center=centre))
    if sink <= 0:
        below = (centre[0], centre[1] + round(wide * cards.RATIO / 2) + px(ui, 6))
        _said(ui, target, "scene-built", desk, seat, below, strength)


def _said(
    ui: Ui, target: pygame.Surface, message: str, desk: Desk, seat: int, midtop: tuple[int, int], strength: float
) -> None:
    """Who does it, on a ribbon of their colour."""
    told = ui.text(message, name=words.seat_name(ui.texts, desk.match, seat))
    band = ribbon(ui, told, (px(ui, 260), px(ui, 28)), SEATS[desk.view.seats[seat].id]).copy()
    band.set_alpha(round(255 * strength))
    target.blit(band, band.get_rect(midtop=midtop))


def draw_removed(
    ui: Ui,
    target: pygame.Surface,
    row: pygame.Rect,
    strip: pygame.Rect,
    desk: Desk,
    seat: int,
    wonder: str,
    share: float,
) -> None:
    """The oldest wonder, taken away by a Civbot: it rises over the row, loses its colour, and goes to the strip."""
    strength, gone = _fade(share), max(0.0, (share - 0.78) / 0.22)
    if strength > LIT:
        glow(ui, target, strip, px(ui, 6))
    face = cards.face(ui, "wonder", wonder, px(ui, 150))
    drawn = face.copy()
    faded = pygame.Rect(0, 0, round(face.get_width() * min(1.0, max(0.0, (share - 0.35) * 3))), face.get_height())
    drawn.fill((0, 0, 0, 0), faded)
    drawn.blit(greyed(ui, f"removed {wonder}", face, 0.85), (0, 0), faded)
    rest = face.get_rect(center=row.center).clamp(target.get_rect())
    come, away = min(1.0, share * 6), gone * gone
    middle = (
        round((row.x + px(ui, 50)) * (1 - come) + rest.centerx * come + (strip.centerx - rest.centerx) * away),
        round((row.y + px(ui, 60)) * (1 - come) + rest.centery * come + (strip.centery - rest.centery) * away),
    )
    scale = (0.6 + 0.4 * come) * (1 - 0.7 * away)
    if scale < 0.999:
        size = (max(2, round(face.get_width() * scale)), max(2, round(face.get_height() * scale)))
        drawn = pygame.transform.smoothscale(drawn, size)
    drawn.set_alpha(round(255 * strength))
    target.blit(drawn, drawn.get_rect(center=middle))
    if come >= 1 and gone <= 0:
        _said(ui, target, "scene-removed", desk, seat, (rest.centerx, rest.bottom - px(ui, 4)), strength)


def draw_civbot(ui: Ui, target: pygame.Surface, strip: pygame.Rect, card: str, share: float) -> None:
    """The card that a Civbot turns up comes out from its strip, which is lit."""
    strength = _fade(share)
    if strength > LIT:
        glow(ui, target, strip, px(ui, 6))
    drawn = cards.face(ui, "civbot", card, px(ui, 132)).copy()
    drawn.set_alpha(round(255 * strength))
    come = min(1.0, share * 8)
    spot = drawn.get_rect(midright=(strip.x - px(ui, 8) + round((1 - come) * px(ui, 40)), strip.centery))
    target.blit(drawn, spot.clamp(target.get_rect().inflate(-px(ui, 8), -px(ui, 8))))
