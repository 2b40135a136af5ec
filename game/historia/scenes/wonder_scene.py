"""Draws short scenes over the table: a wonder built, a wonder removed by a Civbot, a Civbot's card."""

from __future__ import annotations

import pygame

from game.historia.drawing.palette import SEATS
from game.historia.panels import cards
from game.historia.panels.paint import glow, greyed
from game.historia.table_model import TableModel
from game.historia.wording import words
from game.render.theme import INK
from game.render.ui import Ui
from game.widgets.material.ribbon import ribbon

LIT = 0.4  # opacity of the card while its owner's strip is highlighted


def fade(share: float) -> float:
    """Returns the opacity (0 to 1) of a scene at `share` (0 to 1) of its time: it fades in at the start and out at the
    end."""
    return max(0.0, min(1.0, share * 8, (1 - share) * 6))


def draw_wonder(
    ui: Ui, target: pygame.Surface, rect: pygame.Rect, model: TableModel, seat: int, wonder: str, share: float
) -> None:
    """Draws a wonder being built: its card grows, its ink picture fills with colour, and it moves to its owner."""
    strength = fade(share)
    grow = min(1.0, share * 5)
    sink = max(0.0, (share - 0.8) * 5)
    wide = round(ui.px(220) * (0.55 + 0.45 * grow) * (1 - 0.55 * sink))
    if wide < ui.px(60):
        return
    face = cards.face(ui, "wonder", wonder, ui.px(220))
    grey = greyed(ui, f"built {wonder}", face, 0.92)
    drawn = grey.copy()
    run = min(1.0, max(0.0, (share - 0.15) * 1.8))
    part = pygame.Rect(0, 0, round(face.get_width() * run), face.get_height())
    drawn.fill((0, 0, 0, 0), part)
    drawn.blit(face, (0, 0), part)
    if wide != face.get_width():
        drawn = pygame.transform.smoothscale(drawn, (wide, round(wide * cards.RATIO)))
    drawn.set_alpha(round(255 * strength))
    centre = (rect.centerx, rect.y + rect.height * 2 // 5 + round(ui.px(150) * sink))
    shade = pygame.Surface(drawn.get_size(), pygame.SRCALPHA)
    pygame.draw.rect(shade, (*INK, round(110 * strength)), shade.get_rect(), border_radius=ui.px(12))
    target.blit(shade, shade.get_rect(center=(centre[0] + ui.px(7), centre[1] + ui.px(9))))
    target.blit(drawn, drawn.get_rect(center=centre))
    if sink <= 0:
        below = (centre[0], centre[1] + round(wide * cards.RATIO / 2) + ui.px(6))
        _said(ui, target, "scene-built", model, seat, below, strength)


def _said(
    ui: Ui, target: pygame.Surface, message: str, model: TableModel, seat: int, midtop: tuple[int, int], strength: float
) -> None:
    """Draws the sentence on who does it, on a ribbon in the seat's colour."""
    text = ui.text(message, name=words.seat_name(ui.texts, model.match, seat))
    band = ribbon(ui, text, (ui.px(260), ui.px(28)), SEATS[model.view.seats[seat].id]).copy()
    band.set_alpha(round(255 * strength))
    target.blit(band, band.get_rect(midtop=midtop))


def draw_removed(
    ui: Ui,
    target: pygame.Surface,
    row: pygame.Rect,
    strip: pygame.Rect,
    model: TableModel,
    seat: int,
    wonder: str,
    share: float,
) -> None:
    """Draws a wonder that a Civbot removes: it rises from the row, turns grey and moves to the Civbot's strip."""
    strength, gone = fade(share), max(0.0, (share - 0.78) / 0.22)
    if strength > LIT:
        glow(ui, target, strip, ui.px(6))
    face = cards.face(ui, "wonder", wonder, ui.px(150))
    drawn = face.copy()
    faded = pygame.Rect(0, 0, round(face.get_width() * min(1.0, max(0.0, (share - 0.35) * 3))), face.get_height())
    drawn.fill((0, 0, 0, 0), faded)
    drawn.blit(greyed(ui, f"removed {wonder}", face, 0.85), (0, 0), faded)
    rest = face.get_rect(center=row.center).clamp(target.get_rect())
    come, away = min(1.0, share * 6), gone * gone
    middle = (
        round((row.x + ui.px(50)) * (1 - come) + rest.centerx * come + (strip.centerx - rest.centerx) * away),
        round((row.y + ui.px(60)) * (1 - come) + rest.centery * come + (strip.centery - rest.centery) * away),
    )
    scale = (0.6 + 0.4 * come) * (1 - 0.7 * away)
    if scale < 0.999:
        size = (max(2, round(face.get_width() * scale)), max(2, round(face.get_height() * scale)))
        drawn = pygame.transform.smoothscale(drawn, size)
    drawn.set_alpha(round(255 * strength))
    target.blit(drawn, drawn.get_rect(center=middle))
    if come >= 1 and gone <= 0:
        _said(ui, target, "scene-removed", model, seat, (rest.centerx, rest.bottom - ui.px(4)), strength)


def draw_civbot(ui: Ui, target: pygame.Surface, strip: pygame.Rect, card: str, share: float) -> None:
    """Draws the card that a Civbot turns up, growing from its highlighted strip."""
    strength = fade(share)
    if strength > LIT:
        glow(ui, target, strip, ui.px(6))
    drawn = cards.face(ui, "civbot", card, ui.px(132)).copy()
    drawn.set_alpha(round(255 * strength))
    come = min(1.0, share * 8)
    rect = drawn.get_rect(midright=(strip.x - ui.px(8) + round((1 - come) * ui.px(40)), strip.centery))
    target.blit(drawn, rect.clamp(target.get_rect().inflate(-ui.px(8), -ui.px(8))))
