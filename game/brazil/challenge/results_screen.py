"""Rows and screen that list the results of a challenge; a click on a result chooses its deal again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from engine.brazil.map.scenario import Scenario
from game.brazil.challenge.best_results import ChallengeResult
from game.brazil.challenge.wording import long_date, result_line, short_date, title_of
from game.brazil.drawing.portrait import oval
from game.i18n.display_text import LONGEST_NAME, display_text
from game.render.nine_slice import BoxStyle
from game.render.theme import IVORY, mix
from game.render.ui import Ui
from game.screens.page import PageScreen
from game.shell.shell import Shell
from game.widgets.base import Column, Size, Widget
from game.widgets.button import Pressable
from game.widgets.fitted_text import fitted
from game.widgets.material.laurel import laurel
from game.widgets.material.medal import medal

WIDE = 600  # width in u from which a row shows Monarch and deal, too
Take = Callable[[ChallengeResult], None]


class ResultRow(Pressable):
    """One result: medal or cross, points, outcome, Monarch, level and date; a wide row shows the deal too."""

    def __init__(self, ui: Ui, result: ChallengeResult, number: int, take: Take) -> None:
        known = f"option-solo_difficulty-{result.level}"
        self.result = result
        self.how = result_line(ui.texts, result)
        self.level = ui.text(known) if ui.texts.has(known) else display_text(result.level, LONGEST_NAME)
        named = f"monarch-{result.monarch}"
        self.monarch = ui.text(named) if ui.texts.has(named) else display_text(result.monarch, LONGEST_NAME)
        self.day, self.date = short_date(ui.texts, result.date), long_date(ui.texts, result.date)
        deal = ui.text("briefing-deal", code=display_text(result.deal, LONGEST_NAME))
        tip = f"*{deal}*\n{ui.text('result-again')}" if result.deal else ""
        action = partial(take, result) if result.deal else None
        super().__init__(action, name=f"result-{number}", tip=tip, enabled=action is not None)

    @property
    def drawn_text(self) -> str:
        return f"{self.how} {self.result.deal}"

    def measure(self, ui: Ui, width: int) -> Size:
        return (width, ui.px(29))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        rect, middle = self.rect, self.rect.centery
        if not rect.colliderect(target.get_clip()):
            return
        if not ui.theme.flat:
            light = mix(ui.theme.paper, IVORY, 0.7) if not self.hovered else IVORY
            edge = ui.theme.line if self.hovered else None
            ui.box(target, rect.inflate(0, -ui.px(2)), BoxStyle(radius=ui.px(4), top=light, edge=edge))
        if self.result.won:
            drawn = medal(ui, self.result.medal or "bronze", ui.px(25))
        else:
            drawn = ui.pictures.get("marks/cross", (ui.px(18), ui.px(18)))
        target.blit(drawn, drawn.get_rect(center=(rect.x + ui.px(14), middle)))
        crown = laurel(ui, str(self.result.points), ui.px(27))
        target.blit(crown, crown.get_rect(center=(rect.x + ui.px(46), middle)))
        if rect.width < ui.px(WIDE):
            self._draw_short(ui, target)
        else:
            self._draw_whole(ui, target)
        self.draw_focus(ui, target, 6)

    def _draw_short(self, ui: Ui, target: pygame.Surface) -> None:
        self._words(ui, target, self.how, ui.px(68) / self.rect.width, 0.34)
        self._face(ui, target, 0.55)
        self._words(ui, target, self.level, 0.6, 0.24)
        self._at_the_right(ui, target, self.day, 0.16)

    def _draw_whole(self, ui: Ui, target: pygame.Surface) -> None:
        self._words(ui, target, self.how, ui.px(70) / self.rect.width, 0.22)
        self._face(ui, target, 0.35)
        self._words(ui, target, self.monarch, 0.38, 0.15)
        self._words(ui, target, self.level, 0.54, 0.16)
        self._words(ui, target, self.date, 0.7, 0.12, "paper_soft")
        self._at_the_right(ui, target, display_text(self.result.deal, LONGEST_NAME), 0.17)

    def _face(self, ui: Ui, target: pygame.Surface, share: float) -> None:
        face = oval(ui.pictures, self.result.monarch, ui.px(27))
        target.blit(face, face.get_rect(center=(self.rect.x + round(self.rect.width * share), self.rect.centery)))

    def _words(
        self, ui: Ui, target: pygame.Surface, text: str, left: float, room: float, colour: str = "paper_ink"
    ) -> None:
        """Draws a text; ``left`` and ``room`` are shares of the row's width."""
        drawn = fitted(ui, text, round(self.rect.width * room), size=14, colour=colour)
        target.blit(drawn, (self.rect.x + round(self.rect.width * left), self.rect.centery - drawn.get_height() // 2))

    def _at_the_right(self, ui: Ui, target: pygame.Surface, text: str, room: float) -> None:
        drawn = fitted(ui, text, round(self.rect.width * room), size=14, colour="paper_soft")
        target.blit(drawn, drawn.get_rect(midright=(self.rect.right - ui.px(6), self.rect.centery)))


class ResultsScreen(PageScreen):
    """The list of all results of one challenge, best first. ``take``: called with the clicked result."""

    sheet_width = 860

    def __init__(self, app: Shell, on: Scenario, results: Sequence[ChallengeResult], take: Take) -> None:
        super().__init__(app)
        self.scenario, self.results, self.take = on, results, take

    def title(self, ui: Ui) -> str:
        return self.text("results-title", title=title_of(ui.texts, self.scenario))

    def _again(self, result: ChallengeResult) -> None:
        self.leave()
        self.take(result)

    def body(self, ui: Ui) -> Widget:
        return Column([ResultRow(ui, result, n, self._again) for n, result in enumerate(self.results)], gap=2)
