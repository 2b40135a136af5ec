"""The puzzle panel of the Learn page: puzzle of the day, puzzles from own games due again, the collection by ideas."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import pygame

from engine.puzzles.leitner import DAYS
from engine.puzzles.puzzle import Puzzle
from engine.puzzles.solving import SOLVED
from game.render.save_thumbnail import SIZE
from game.render.ui import Ui
from game.screens.puzzle import open_puzzle
from game.screens.puzzle_import import paste_puzzle
from game.screens.puzzle_panel import idea_text, star_row
from game.shell import registry
from game.shell.puzzle_collection import PuzzleCard, PuzzleCollection, by_idea, position_of
from game.shell.shell import Shell
from game.widgets.base import Column, Flow, Row, Spacer, Widget
from game.widgets.button import Button, CardButton
from game.widgets.frame import MaterialFrame
from game.widgets.label import Heading, Label, Panel
from game.widgets.material.panel import paper
from game.widgets.painting import CardPainting
from game.widgets.progress_bar import ProgressBar
from game.widgets.zoom_preview import WidthLimit

PICTURE, BOX, IDEA = 130, 64, 96  # u: widths of the picture, of a box, of an idea
BESIDE = 640  # u of width from which the two cards stand beside each other


class PositionPicture(CardPainting):
    """A small picture of a puzzle's position; the game's painting until the position is ready."""

    def __init__(self, game: str, puzzle: Puzzle, wide: float) -> None:
        super().__init__(registry.plugin(game).picture, wide)
        self.puzzle, self.painter = puzzle, registry.plugin(game).position_picture

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        view = position_of(self.puzzle) if self.painter is not None else None
        if self.painter is None or view is None or self.rect.width <= 1:
            super().draw(ui, target)
            return
        key = f"@position {self.puzzle.id} {ui.theme.name}"
        drawn = ui.pictures.made(key, SIZE, lambda: self._painted(ui, view))
        rect = drawn.get_rect().fit(self.rect)
        target.blit(pygame.transform.smoothscale(drawn, rect.size), rect)
        pygame.draw.rect(target, ui.theme.panel_edge, rect, max(1, ui.px(1)))

    def _painted(self, ui: Ui, view: Any) -> pygame.Surface:
        assert self.painter is not None
        return self.painter(ui.pictures, view)


class PuzzlesPanel:
    """Builds the panel of one game's puzzles."""

    def __init__(self, shell: Shell, collection: PuzzleCollection) -> None:
        self.shell, self.collection, self.text = shell, collection, shell.ui.text

    def build(self, ui: Ui, wide: int) -> Widget:
        """Builds the panel's cards, for so many u (units of length) of width, and the button that pastes a puzzle."""
        loading = self.collection.loading  # first: a thread may end while the cards are built
        cards = [*self._day(), *self._rest()]
        paste = Button(self.text("puzzles-paste"), partial(paste_puzzle, self.shell), name="paste-puzzle", size="small")
        parts: list[Widget] = []
        if loading or not cards:
            parts.append(Label(self.text("puzzles-reading" if loading else "puzzles-none")))
        for card in cards:
            card.grow = 1
        if cards:
            parts.append(Row(cards, gap=8) if wide >= BESIDE else Column(cards, gap=8))
        return Column([*parts, Row([paste, Spacer(grow=1)])], gap=8)

    def _open(self, card: PuzzleCard, following: Sequence[PuzzleCard] = ()) -> None:
        open_puzzle(self.shell, card, following)

    # -- the puzzle of the day -------------------------------------------------------------------------------------

    def _day(self) -> list[Widget]:
        puzzle = self.collection.of_today
        if puzzle is None:
            return []
        stars = self.collection.stars(puzzle)
        about_day = "puzzle-day-solved" if self.collection.day_solved else "puzzle-day-about"
        begin = partial(self._open, self.collection.shipped_card(puzzle, "day"))
        about = Column(
            [
                Label(self.text("puzzle-day"), style="title", size=17, colour="accent"),
                Label(self.text(about_day), size="small"),
                star_row(self.shell.ui, stars),
                Spacer(grow=1),
                Row([Spacer(grow=1), self._try("puzzle-day", stars, begin)]),
            ],
            gap=5,
            grow=1,
        )
        picture = PositionPicture(self.collection.game, puzzle, PICTURE)
        return [MaterialFrame(Row([picture, about], gap=10, align="start"), paper, pad=(9, 9), name="puzzle-day-card")]

    def _try(self, name: str, stars: int | None, action: Callable[[], None]) -> Widget:
        message = "puzzle-try" if stars is None else "puzzle-once-more"
        return Button(self.text(message), action, name=name)

    # -- boxes and collection ------------------------------------------------------------------------------------------

    def _rest(self) -> list[Widget]:
        parts: list[Widget] = []
        boxes = self.collection.store.boxes(self.collection.game)
        if any(boxes):
            parts += self._due(boxes)
        if self.collection.puzzles:
            parts += self._ideas()
        return [MaterialFrame(Column(parts, gap=7), paper, pad=(9, 9), name="puzzle-boxes")] if parts else []

    def _due(self, boxes: tuple[int, ...]) -> list[Widget]:
        due = self.collection.due()
        number = Label(str(len(due)), style="title", size=26, colour="accent", name="due-number")
        note = self.text("puzzle-due-about") if due else self.text("puzzle-due-none")
        words = Column(
            [
                Label(self.text("puzzle-due"), style="title", size=17, colour="accent"),
                Label(note, style="flavour", size="small", colour="soft_ink"),
            ],
            gap=1,
            grow=1,
        )
        head: list[Widget] = [number, words]
        if due:
            begin = partial(self._open, due[0], due[1:])
            head.append(Button(self.text("puzzle-due-begin"), begin, name="puzzles-due"))
        tiles: list[Widget] = [WidthLimit(self._box(days, count), BOX) for days, count in zip(DAYS, boxes, strict=True)]
        return [Row(head, gap=9, align="centre"), Flow(tiles, gap=6)]

    def _box(self, days: int, count: int) -> Widget:
        tip = self.text("puzzle-box-tip", days=days)
        inside = Column(
            [
                Label(str(count), style="strong", align="centre", name=f"box-{days}", tip=tip),
                Label(self.text("puzzle-box", days=days), size="small", colour="soft_ink", align="centre", tip=tip),
            ],
            gap=0,
        )
        return Panel(inside, pad=4, inset=True, shadow=False)

    def _ideas(self) -> list[Widget]:
        puzzles = self.collection.puzzles
        done, text = self._solved(puzzles), self.text
        head = Row(
            [
                Heading(text("puzzle-collection-heading"), grow=1),
                Label(text("puzzle-collection-solved", done=done, all=len(puzzles)), size="small"),
            ],
            align="centre",
        )
        tiles: list[Widget] = []
        for idea, group in by_idea(puzzles).items():
            first, *others = self.collection.to_solve(group)
            count = text("puzzle-collection-count", done=self._solved(group), all=len(group))
            words = Column(
                [
                    Label(idea_text(self.shell.ui, idea), style="strong", size="small", align="centre"),
                    Label(count, size="small", colour="soft_ink", align="centre"),
                ],
                gap=0,
            )
            begin = partial(self._open, first, others)
            tiles.append(WidthLimit(CardButton(words, begin, pad=5, name=f"idea-{idea}"), IDEA))
        return [head, ProgressBar(done / len(puzzles)), Flow(tiles, gap=6)]

    def _solved(self, puzzles: Sequence[Puzzle]) -> int:
        return sum((self.collection.stars(one) or 0) >= SOLVED for one in puzzles)
