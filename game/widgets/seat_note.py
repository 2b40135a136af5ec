"""The note beside a seat's name at an online table: the time of its running clock, or that a bot sits in."""

from __future__ import annotations

import math
from typing import Any

import pygame

from game.platform import clock
from game.play.match import Match
from game.render.theme import GOLD, Colour, rgb
from game.render.ui import Ui
from game.widgets.base import Size, Widget
from game.widgets.fitted_text import fit_line
from game.widgets.presence import presence_text

MINUTE = 60_000  # ms
LOW = 1 / 8  # share of the time below which the disc turns red
SALMON, RED = rgb("#FF9C8A"), rgb("#8C1C13")  # on wood, on paper
STEPS = 32  # states of the disc
FINE = 4  # drawn so many times as large, then reduced
DISC, GAP = 15, 5  # u


class SeatNote(Widget):
    """A note: a disc that empties, with the time left beside it; or a text in gold."""

    def __init__(self, text: str, tip: str = "", share: float | None = None, grey: bool = False, wood: bool = True):
        """``share`` of the time that is left; None: no disc. ``grey``: the host can't be asked. ``wood``: on wood, else
        on paper."""
        super().__init__(name="clock" if share is not None else "note", tip=tip)
        self.text, self.share, self.grey, self.wood = text, share, grey, wood

    @property
    def drawn_text(self) -> str:
        return self.tip or self.text

    def measure(self, ui: Ui, width: int) -> Size:
        wide = ui.fonts.width(self.text, "strong", ui.type_size("small"))
        return (min(width, wide + self._disc(ui)), ui.px(DISC + 3))

    def _disc(self, ui: Ui) -> int:
        return ui.px(DISC + GAP) if self.share is not None else 0

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        theme, rect, side = ui.theme, self.rect, ui.px(DISC)
        soft, ink = (theme.wood_soft, theme.wood_ink) if self.wood else (theme.paper_soft, theme.paper_ink)
        if self.share is None:
            ink = GOLD if self.wood else ink
        else:
            low = not self.grey and self.share < LOW
            colour = soft if self.grey else ink
            if low:
                colour = SALMON if self.wood else RED
            step = math.ceil(self.share * STEPS)
            disc = ui.pictures.made(f"@clock {step} {colour}", (side, side), lambda: _disc(step, colour, side))
            target.blit(disc, disc.get_rect(midleft=rect.midleft))
        room = max(1, rect.width - self._disc(ui))
        drawn = fit_line(ui, self.text, room, "strong", ui.type_size("small"), soft if self.grey else ink)
        target.blit(drawn, drawn.get_rect(midleft=(rect.x + self._disc(ui), rect.centery)))

    def draw_before(self, ui: Ui, target: pygame.Surface, right: int, middle: int, room: int) -> int:
        """Draws the note so that it ends at ``right``, at most ``room`` pixels wide. Returns its width."""
        wide, high = self.measure(ui, room)
        self.rect = pygame.Rect(right - wide, middle - high // 2, wide, high)
        self.draw(ui, target)
        return wide


def _disc(step: int, colour: Colour, side: int) -> pygame.Surface:
    n = side * FINE
    surface = pygame.Surface((n, n), pygame.SRCALPHA)
    middle, radius = n / 2, n / 2 - FINE
    pygame.draw.circle(surface, colour, (middle, middle), radius, max(2, n // 10))
    turns = [math.tau * part / STEPS for part in range(STEPS - step, STEPS + 1)]
    if step:
        edge = [(middle + radius * 0.8 * math.sin(turn), middle - radius * 0.8 * math.cos(turn)) for turn in turns]
        pygame.draw.polygon(surface, colour, [(middle, middle), *edge])
    return pygame.transform.smoothscale(surface, (side, side))


def time_text(ui: Ui, left: int) -> str:
    """Returns a duration of ``left`` ms in words: minutes, with hours or days if it is long; "time is up" in words if
    it is over."""
    minutes = math.ceil(left / MINUTE)
    if minutes <= 0:
        return ui.text("clock-out")
    hours, minutes = divmod(minutes, 60)
    if hours >= 24:
        return ui.text("clock-days", days=hours // 24, hours=hours % 24)
    if hours:
        return ui.text("clock-hours", hours=hours, minutes=f"{minutes:02}")
    return ui.text("clock-minutes", minutes=minutes)


def seat_note(ui: Ui, match: Match[Any, Any], seat: int, wood: bool = True, words: bool = True) -> SeatNote | None:
    """Returns the note of a seat: the time of its clock or, with ``words``, that a bot sits in; None: neither.
    ``wood``: it is drawn on wood."""
    line = match.elsewhere
    if line is None or seat >= len(line.seats) or not line.seats[seat].person:
        return None
    one, grey = line.seats[seat], bool(line.error)
    if one.bot:
        return SeatNote(ui.text("presence-bot"), grey=grey, wood=wood) if words else None
    if one.out_at is None:
        return None
    left = max(0, one.out_at - clock.now())
    text = time_text(ui, left)
    return SeatNote(text, ui.text("clock-tip", left=text), min(1.0, left / max(1, one.span)), grey, wood)


def seat_lines(ui: Ui, match: Match[Any, Any], seat: int) -> list[str]:
    """Returns presence and clock of a seat as lines in words, those that there are, for tips and the screen reader."""
    note = seat_note(ui, match, seat, words=False)
    return [words for words in (presence_text(ui, match, seat), note.tip if note is not None else "") if words]
