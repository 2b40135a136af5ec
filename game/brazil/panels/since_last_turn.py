"""The list of what happened since the player's last turn, newest last; a click opens the log."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

import pygame

from game.brazil.table_controller import TableController
from game.brazil.table_model import TableModel
from game.brazil.wording.action_phrases import EVENTS_BY_IMPORTANCE, ActionPhrase, phrase_of
from game.brazil.wording.log_text import log_wording
from game.play.turn_summary import RecapLine, last_turn_end, lines_before, lines_since
from game.render.theme import Colour, mix
from game.render.ui import Ui
from game.widgets.base import Action, Size
from game.widgets.button import Pressable
from game.widgets.fitted_text import fitted
from game.widgets.rich_text import BrokenText, lay_out

FRESH, OLDER = 6, 16
TITLE, BADGE, PICTURE, LINE, SIZE = 22, 18, 22, 22, 14.5


class SinceLastTurn(Pressable):
    """A list of as many log lines as fit: first what happened before, dimmed, then what is new.

    ``fresh`` and ``older``: newest last.
    """

    def __init__(
        self,
        title: str,
        fresh: Sequence[ActionPhrase],
        older_title: str,
        older: Sequence[ActionPhrase],
        action: Action,
        tip: str,
    ) -> None:
        super().__init__(action, name="since", tip=tip, grow=1)
        self._least, self._titled = 2, True
        self.title, self.fresh, self.older_title, self.older = title, tuple(fresh), older_title, tuple(older)
        self.label = title or older_title

    def measure(self, ui: Ui, width: int) -> Size:
        """Returns the width given and the list's minimum height in pixels; a higher list shows more lines."""
        lines = self._least * LINE
        if not self._titled:
            return (width, ui.px(lines))
        return (width, ui.px(TITLE + lines) + self._title_height(ui) - ui.px(TITLE))

    def _title_height(self, ui: Ui) -> int:
        """Returns the height of a title in pixels; 0 if the list has none."""
        return max(ui.px(TITLE), ui.fonts.height("flavour", ui.type_size(SIZE))) if self._titled else 0

    def brief(self) -> None:
        """Reduces the list's minimum height to its title and one line."""
        self._least = 1

    def bare(self) -> None:
        """Reduces the list's minimum height to one line, without a title, which moves into the tooltip."""
        self._least, self._titled = 1, False
        self.tip = f"{self.title or self.older_title}\n{self.tip}"

    def _chosen(self, ui: Ui) -> list[ActionPhrase]:
        """The most important new events that fit."""
        room = self.rect.height - self._title_height(ui)
        chosen = list(self.fresh)
        while (
            chosen
            and sum(self._high(ui, self._wrapped(ui, phrase, self.rect.width, "wood_ink")) for phrase in chosen) > room
        ):
            chosen.remove(max(chosen, key=lambda phrase: phrase.weight))
        return chosen

    @staticmethod
    def _wrapped(ui: Ui, phrase: ActionPhrase, width: int, colour: str) -> BrokenText:
        room = width - (ui.px(BADGE + 7) if phrase.badge else 0) - (ui.px(PICTURE + 6) if phrase.picture else 0)
        return lay_out(ui, phrase.text, room, size=SIZE, colour=colour)

    @staticmethod
    def _high(ui: Ui, block: BrokenText) -> int:
        return max(ui.px(LINE), block.height + ui.px(3))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        y, fresh = self.rect.y, self._chosen(ui)
        older = self._older(ui, fresh)
        if older:
            y = self._draw_title(ui, target, self.older_title, y)
            for phrase in older:
                y = self._draw_phrase(ui, target, phrase, y, "wood_soft")
        if self.title:
            y = self._draw_title(ui, target, self.title, y)
        for phrase in fresh:
            y = self._draw_phrase(ui, target, phrase, y, "wood_ink")
        self.draw_focus(ui, target)

    def _older(self, ui: Ui, fresh: Sequence[ActionPhrase]) -> list[ActionPhrase]:
        """The newest older events that fit besides the new ones, with their title."""
        width = self.rect.width
        taken = sum(self._high(ui, self._wrapped(ui, phrase, width, "wood_ink")) for phrase in fresh)
        room = self.rect.height - taken - self._title_height(ui) * (2 if self.title else 1)
        found: list[ActionPhrase] = []
        for phrase in reversed(self.older):
            room -= self._high(ui, self._wrapped(ui, phrase, width, "wood_soft"))
            if room < 0:
                break
            found.insert(0, phrase)
        return found

    def _draw_title(self, ui: Ui, target: pygame.Surface, title: str, y: int) -> int:
        if not self._titled:
            return y
        colour: str | Colour = "line" if self.hovered and not ui.theme.flat else "wood_soft"
        drawn = fitted(ui, title, self.rect.width, style="flavour", size=SIZE, colour=colour)
        target.blit(drawn, (self.rect.x, y))
        rule = mix(ui.theme.wood_low, ui.theme.line_low, 0.7)
        x = self.rect.x + drawn.get_width() + ui.px(8)
        target.fill(rule, (x, y + drawn.get_height() // 2 + 1, max(0, self.rect.right - x), max(1, ui.px(0.8))))
        return y + self._title_height(ui)

    def _draw_phrase(self, ui: Ui, target: pygame.Surface, phrase: ActionPhrase, y: int, colour: str) -> int:
        """Draws a line; returns the next line's y, below the widget if this one did not fit."""
        block = self._wrapped(ui, phrase, self.rect.width, colour)
        high = self._high(ui, block)
        if y + high > self.rect.bottom:
            return self.rect.bottom + 1
        x = self.rect.x
        if phrase.badge:
            side = ui.px(BADGE)
            target.blit(ui.pictures.get(phrase.badge, (side, side)), (x, y + (high - side) // 2))
            x += side + ui.px(7)
        block.draw(target, x, y + (high - block.height) // 2)
        if phrase.picture:
            tall = ui.px(PICTURE)
            ratio = min(1.0, ui.pictures.ratio(phrase.picture))
            wide = round(tall * ratio)
            drawn = ui.pictures.scaled(phrase.picture, (wide, round(wide / ui.pictures.ratio(phrase.picture))))
            rect = drawn.get_rect(center=(self.rect.right - tall // 2, y + high // 2))
            target.blit(drawn, rect)
        return y + high


def since_last_turn(ui: Ui, model: TableModel, controller: TableController) -> SinceLastTurn:
    """Builds the list of what others did since the last turn of the seat shown, and of the latest events before that;
    if they did nothing, of the game's latest events."""
    tell = log_wording(ui.texts, model)
    match = model.match
    begun = last_turn_end(match, model.seat)
    fresh = lines_since(match, begun, model.seat, EVENTS_BY_IMPORTANCE, tell, FRESH)
    known = {(entry.moves, entry.line) for entry in fresh}
    until = begun if fresh else match.at  # the player's own moves since then are not older events
    before = lines_before(match, until, EVENTS_BY_IMPORTANCE, tell, OLDER)[::-1]
    older = [entry for entry in before if (entry.moves, entry.line) not in known]
    title = ui.text("recap-title" if begun else "since-lately") if fresh else ""
    older_title = ui.text("since-before") if fresh else ui.text("since-lately")

    def phrases(entries: list[RecapLine]) -> list[ActionPhrase]:
        return [_counted(phrase_of(ui.texts, model, entry.event), entry.times) for entry in entries]

    action = partial(controller.open_drawer, "log")
    return SinceLastTurn(title, phrases(fresh), older_title, phrases(older), action, ui.text("since-tip"))


def _counted(phrase: ActionPhrase, times: int) -> ActionPhrase:
    return phrase if times == 1 else replace(phrase, text=f"{phrase.text} (×{times})")
