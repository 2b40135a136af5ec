"""The score track from 0 (Britain) to 30 (France), and the calendar of turns and wars."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from engine.struggle.components import GAME, STEPS, WARS
from game.render.image_cache import load_png
from game.render.nine_slice import BoxStyle
from game.render.svg_render import render
from game.render.theme import GOLD, GOLD_LIGHT, INK, IVORY, code, mix, rgb
from game.render.ui import Ui
from game.struggle.drawing import pen
from game.struggle.drawing.palette import BRITAIN, FRANCE
from game.struggle.panels.tooltip_zone import TooltipZone
from game.widgets.base import Size
from game.widgets.material import panel as material

DIM = rgb("#8A7B60")
HIGH = 56  # u: height of the score track
ROMAN = ("I", "II", "III", "IV")


class ScoreTrack(TooltipZone):
    """The track: a gold pin for the score, a dashed one for another, such as the score if the turn ended now, which is
    asked for each time it is drawn."""

    def __init__(self, vp: int, other: Callable[[], int], tip: str) -> None:
        super().__init__(name="track", tip=tip)
        self.vp, self._other = vp, other

    @property
    def then(self) -> int:
        """The other score."""
        return self._other()

    def measure(self, ui: Ui, width: int) -> Size:
        return (width, ui.px(HIGH))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        draw_track(ui, target, self.rect, self.vp, self.then)
        self.draw_focus(ui, target)


def draw_track(ui: Ui, target: pygame.Surface, rect: pygame.Rect, vp: float, then: float) -> None:
    """Draws the score track in a rectangle, with a pin at the score and a pale one at `then`, another score such as the
    forecast."""
    k = rect.height / ui.px(HIGH)

    def px(length: float) -> int:
        return round(ui.u * length * k)

    material.paper(ui, target, rect, radius=6, shadow=3)
    left, right = rect.x + px(24), rect.right - px(24)
    for seat, x in ((1, rect.x + px(14)), (0, rect.right - px(14))):
        pen.blit_centred(target, pen.mark(ui, seat, px(19)), (x, rect.y + px(33)))
    bar = pygame.Rect(left, rect.y + px(31), right - left, px(6))
    ui.box(target, bar.inflate(2, 2), _edge(ui))
    target.blit(bar_picture(ui, bar.size, 0, GAME.vp_france_wins), bar)
    most = GAME.vp_france_wins
    for value in range(0, most + 1, 5):
        x = bar.x + round(bar.width * value / most)
        pygame.draw.line(target, INK, (x, bar.bottom), (x, bar.bottom + px(3)), max(1, px(1)))
        pen.words(ui, target, str(value), (x, bar.bottom + px(9)), size=10.5 * k, align="centre", colour=INK)
    size = (px(21), px(26))
    now_x, then_x = (bar.x + round(bar.width * max(0, min(most, score)) / most) for score in (vp, then))
    if then != vp:
        now_x, then_x = pins_apart(now_x, then_x, size[0], then > vp, (bar.left, bar.right))
    for score, ghost, x in ((then, True, then_x), (vp, False, now_x)):
        if ghost and then == vp:
            continue
        pin = pin_picture(ui, ghost, size)
        target.blit(pin, (x - size[0] // 2, bar.y - size[1] + px(2)))
        point = (x, bar.y - size[1] + px(2) + round(size[1] * 0.4))
        ink = DIM if ghost else INK
        pen.words(ui, target, str(round(score)), point, style="strong", size=12 * k, align="centre", colour=ink)


def pins_apart(now: int, then: int, wide: int, above: bool, ends: tuple[int, int]) -> tuple[int, int]:
    """Returns the x of the score's pin and of the other score's: where their scores are, but moved apart so that
    neither covers the other. The other one moves first, up to the track's end (`ends`). `wide`: width of a pin;
    `above`: whether the other score is higher."""
    if above:
        then = min(ends[1], max(then, now + wide))
        return min(now, then - wide), then
    then = max(ends[0], min(then, now - wide))
    return max(now, then + wide), then


def pin_picture(ui: Ui, ghost: bool, size: Size) -> pygame.Surface:
    """Returns a picture of a pin for the track; `ghost`: for a past or forecast score."""
    return ui.pictures.made(f"@pin {ghost}", size, lambda: load_png(render(_pin(ghost), size)))


def bar_picture(ui: Ui, size: Size, low: int, high: int) -> pygame.Surface:
    """Returns a picture of the part of the track from score `low` to `high`, coloured from Britain's red to France's
    blue."""
    most = GAME.vp_france_wins
    return ui.pictures.made(f"@track {low} {high}", size, lambda: _bar(size, low / most, high / most))


def _edge(ui: Ui) -> BoxStyle:
    return BoxStyle(radius=ui.px(3), edge=INK, edge_width=max(1.0, ui.px(1)))


def _bar(size: Size, low: float, high: float) -> pygame.Surface:
    """Returns the part of the red-straw-blue bar between two shares of its length."""
    made = pygame.Surface(size)
    straw = rgb("#E9D6A4")
    for x in range(size[0]):
        share = low + (high - low) * x / max(1, size[0] - 1)
        tint = mix(BRITAIN, straw, share * 2) if share < 0.5 else mix(straw, FRANCE, share * 2 - 1)
        made.fill(tint, (x, 0, 1, size[1]))
    return made


def _pin(ghost: bool) -> str:
    body = "M20 48C14 38 4 32 4 19A16 16 0 0 1 36 19C36 32 26 38 20 48Z"
    dress = (
        'fill="#fff8e7" fill-opacity=".65" stroke="#8A7B60" stroke-width="2" stroke-dasharray="4 3"'
        if ghost
        else f'fill="{code(GOLD_LIGHT)}" stroke="{code(GOLD)}" stroke-width="3.4"'
    )
    ink = "" if ghost else f'<path d="{body}" fill="none" stroke="{code(INK)}" stroke-width="5.5"/>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 50">{ink}'
        f'<path d="{body}" {dress} stroke-linejoin="round"/></svg>'
    )


class TurnCalendar(TooltipZone):
    """Six turns as discs and four wars as lozenges; the present one is highlighted."""

    def __init__(self, step: int, tip: str) -> None:
        super().__init__(name="calendar", tip=tip)
        self.step = step

    def measure(self, ui: Ui, width: int) -> Size:
        return (width, ui.px(30))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        count = len(STEPS)
        gap = self.rect.width / count
        y = self.rect.centery
        start, end = (self.rect.x + round(gap / 2), y), (self.rect.right - round(gap / 2), y)
        pygame.draw.line(target, DIM, start, end, max(1, ui.px(1.4)))
        for number, entry in enumerate(STEPS):
            x = self.rect.x + gap * (number + 0.5)
            now, past = number == self.step, number < self.step
            side = ui.px(27 if now else 20)
            if entry.turn:
                fill, ink = (rgb("#6B573A"), rgb("#C9B896")) if past else (rgb("#2A2017"), IVORY)
                if now:
                    fill, ink = GOLD_LIGHT, INK
                pen.blit_centred(target, pen.round_number(ui, str(entry.turn), side, fill, ink), (x, y))
            else:
                war = next(n for n, one in enumerate(WARS) if one.id == entry.war)
                lozenge = ui.pictures.made(
                    f"@war {now} {past}",
                    (side, side),
                    lambda s=side, a=now, b=past: _lozenge(s, a, b),  # type: ignore[misc]
                )
                pen.blit_centred(target, lozenge, (x, y))
                pen.words(ui, target, ROMAN[war], (x, y), style="strong", size=10, align="centre", colour=IVORY)
        self.draw_focus(ui, target)


def _lozenge(side: int, now: bool, past: bool) -> pygame.Surface:
    fill = "#5d3a30" if past else "#8C1C13"
    if now:
        fill = "#D0483A"
    body = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">'
        f'<path d="M20 1L39 20L20 39L1 20Z" fill="{fill}" stroke="#D9A53A" stroke-width="2"/></svg>'
    )
    return load_png(render(body, (side, side)))
