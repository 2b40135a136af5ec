"""The score screen: points by category with details, and a chart of points over time."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from engine.brazil.rules.scoring import CATEGORIES
from engine.core.rules import ScoreLine
from game.brazil.challenge.wording import ending_title
from game.brazil.drawing.medallion import seat_medallion
from game.brazil.drawing.points_chart import PICTURES, chart_data, vp_history
from game.brazil.drawing.score_header import ScoreHead
from game.brazil.palette import SEATS
from game.brazil.table_model import TableModel
from game.brazil.wording import words
from game.render.ui import Ui
from game.screens.score_screen import BaseScoreScreen
from game.shell.shell import Shell
from game.widgets import score_table
from game.widgets.base import Widget
from game.widgets.chart import ChartData


class ScoreScreen(BaseScoreScreen):
    """The score screen of a finished game.

    ``jump``: shows the table after so many moves; ``leave_game``: closes the game.
    """

    def __init__(
        self, app: Shell, model: TableModel, jump: Callable[[int], None], leave_game: Callable[[], None]
    ) -> None:
        result = model.match.result()
        assert result is not None
        super().__init__(app, result, vp_history(model.match), jump, leave_game)
        self.model = model

    @property
    def challenge(self) -> bool:
        """Whether the game was a challenge."""
        return self.model.match.onlooker.board.scenario.challenge is not None

    def name(self, seat: int) -> str:
        return self.model.seat_name(self.ui.texts, seat)

    def colour(self, seat: int) -> str:
        return self.model.match.onlooker.seats[seat].colour

    def painting(self) -> str:
        return "screens/victory" if self.result.winners else "screens/defeat"

    def title(self) -> str:
        """Returns the sentence that says who has won, or how a challenge ended."""
        result = self.result
        if self.challenge:
            title = ending_title(self.ui.texts, self.model.match.onlooker.board.scenario, bool(result.winners))
            return self.text("score-challenge", title=title, vp=result.totals[0])
        if len(result.winners) > 1:
            return self.text("score-shared", names=", ".join(self.name(seat) for seat in result.winners))
        said = "score-you" if self.model.match.is_you(result.winners[0]) else "score-winner"
        return self.text(said, name=self.name(result.winners[0]), vp=result.totals[result.winners[0]])

    def note(self) -> str:
        """Returns the winner's Monarch, the round, and what decided a tie or ended the game."""
        s, monarch = self.model.match.onlooker, self._monarch
        if not monarch:
            return self._how()
        return self.text("score-under", monarch=self.text(f"monarch-{monarch}"), round=s.round, how=self._how())

    def _how(self) -> str:
        """Returns what decided a tie or, without one, what ended the game."""
        s, result = self.model.match.onlooker, self.result
        points = [(seat, result.totals[seat]) for seat in result.ranking]
        tie = words.tie_sentence(self.ui.texts, s, result.winners, points, self.name)
        return tie or self.text(f"over-{result.note}")

    @property
    def _monarch(self) -> str:
        """The Monarch of the first in the ranking; "" without one."""
        return self.model.match.onlooker.seats[self.result.ranking[0]].monarch

    def _head(self, compact: bool) -> Widget:
        notes = (self.note(), self._how())
        return ScoreHead(self.title(), notes, self._monarch, [] if compact else self._buttons(), compact)

    def columns(self) -> list[score_table.ScoreColumn]:
        return [
            score_table.ScoreColumn(
                name=self.name(seat),
                colour=SEATS[self.colour(seat)],
                face=partial(self._face, seat),
                total=self.total(seat),
                winner=seat in self.result.winners,
            )
            for seat in self.result.ranking
        ]

    def lines(self) -> list[score_table.ScoreTableLine]:
        lines = []
        for category in CATEGORIES:
            cells = [
                [line for line in self.result.lines[seat] if line.category == category] for seat in self.result.ranking
            ]
            if any(cells):
                values = tuple(sum(line.vp for line in cell) if cell else None for cell in cells)
                tips = tuple(
                    "\n".join(self.text("labelled", label=self._item(line), what=line.vp) for line in cell)
                    for cell in cells
                )
                lines.append(score_table.ScoreTableLine(self.category(category), PICTURES[category], values, tips))
        return lines

    def _face(self, seat: int, ui: Ui, side: int) -> pygame.Surface:
        player = self.model.match.onlooker.seats[seat]
        return seat_medallion(ui, player.colour, player.monarch, side)

    def _item(self, line: ScoreLine) -> str:
        texts = self.ui.texts
        if line.category == "units":
            return texts(f"unit-{line.item}")
        if line.category == "missions":
            return words.mission(texts, line.item)
        if line.category == "tiles":
            return words.tile(texts, line.item)
        if line.category == "palaces":
            return texts(f"palace-{line.item}")
        if line.category == "exploration":
            return texts(f"exploration-{words.base_exploration(line.item)}")
        prefix = {"products": "product", "paintings": "painting", "gold_cards": "gold", "monarch": "monarch"}.get(
            line.category
        )
        return texts(f"{prefix}-{line.item}") if prefix else texts(f"category-{line.category}")

    def chart_data(self) -> ChartData:
        return chart_data(self.model.match, self.history, self.charted)
