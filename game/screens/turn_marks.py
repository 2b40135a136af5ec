"""Marks on a trial table: numbers at the steps of the best turn, and a mark at what was chosen in the game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import pygame

from engine.core.event import Event
from game.play.advice_text import MoveDescriber
from game.render.nine_slice import BoxStyle
from game.render.theme import IVORY, rgb
from game.render.ui import Ui
from game.widgets.step_marks import draw_disc

BEST, THEN = rgb("#1E6E46"), rgb("#C0521A")
DISC = 24  # u, of a number
RISE = 28  # u: a mark is at most so far above the middle of what it marks
BESIDE = 0.8  # of the side of a mark: the distance of the next one at the same place


@dataclass(frozen=True, slots=True)
class TurnMark:
    """A move on the table. `places`: on the map; `words`: ends of the names of widgets, where it has no place there;
    `number`: of the step, 0: what was chosen in the game."""

    places: tuple[Any, ...]
    words: tuple[str, ...]
    number: int = 0


def mark_of(
    describer: MoveDescriber, fields: dict[str, Any], move: Any, events: Iterable[Event] = (), number: int = 0
) -> TurnMark:
    """Returns the mark to draw for a move: its places on the map and the endings of its widgets' names. `fields`: the
    move as plain data; `number`: of the step, 0 for none."""
    words = [f"-{value}" for name, value in fields.items() if name != "kind" and isinstance(value, str) and value]
    kind = str(fields.get("kind", "")).rpartition("_")[2]
    words += [f"{kind}-{value}" for name, value in fields.items() if name == "no"]
    return TurnMark(tuple(sorted(describer.places(move, events), key=repr)), tuple(words), number)


def rect_of(table: Any, mark: TurnMark) -> pygame.Rect | None:
    """Returns the rectangle at the table on which a mark is drawn: of its place, else of its widget; None: neither is
    shown."""
    for place in mark.places:
        if (rect := table.place_rect(place)) is not None:
            return pygame.Rect(rect)
    for widget in table.ui_root.root.walk():
        if widget.rect.width and any(widget.name.endswith(word) for word in mark.words):
            return pygame.Rect(widget.rect)
    return None


def draw_turn_marks(ui: Ui, target: pygame.Surface, table: Any, marks: Sequence[TurnMark]) -> None:
    """Draws the marks above what they mark, several at one place beside each other."""
    taken: dict[tuple[int, int], int] = {}
    for mark in marks:
        rect = rect_of(table, mark)
        if rect is None:
            continue
        before = taken.get(rect.center, 0)
        side = ui.px(DISC)
        point = (
            rect.centerx + round(before * BESIDE * side),
            max(rect.centery - min(rect.height // 2, ui.px(RISE)), side),
        )
        if mark.number:
            draw_disc(ui, target, point, side, mark.number, BEST)
        else:
            _draw_then(ui, target, point)
        taken[rect.center] = before + (1 if mark.number else 2)


def _draw_then(ui: Ui, target: pygame.Surface, point: tuple[int, int]) -> None:
    """Draws the word for what was chosen in the game on a plate, inside the target."""
    word = ui.fonts.line(ui.text("retry-then"), "strong", ui.px(13), IVORY)
    plate = word.get_rect().inflate(ui.px(16), ui.px(4))
    plate.center = point
    plate.clamp_ip(target.get_rect())
    ui.box(target, plate, BoxStyle(radius=plate.height // 2, top=THEN))
    target.blit(word, word.get_rect(center=plate.center))
