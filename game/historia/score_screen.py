"""Score page of Historia: points by category, points over time, and rank, title and medal of a solo game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from engine.historia.rules.scoring import medal, title
from engine.historia.state import CATEGORIES
from game.historia.drawing.palette import ERAS, SEATS, piece
from game.historia.drawing.points_chart import PICTURES, TINTS, vp_history
from game.historia.panels import cards
from game.historia.table_model import TableModel
from game.historia.wording import words
from game.i18n.names import listed, run_on
from game.render.ui import Ui
from game.screens.score_screen import SHARE, BaseScoreScreen
from game.shell.shell import Shell
from game.widgets import score_table
from game.widgets.base import Flow, Row, Spacer, Widget
from game.widgets.button import Button
from game.widgets.chart import ChartData

LABELS, COLUMN = 0.42, 0.02  # shares of the width: the line names, and one column


class ScoreScreen(BaseScoreScreen):
    """The score page of Historia."""

    def __init__(
        self, app: Shell, model: TableModel, jump: Callable[[int], None], leave_game: Callable[[], None]
    ) -> None:
        result = model.match.result()
        assert result is not None
        super().__init__(app, result, vp_history(model.match), jump, leave_game)
        self.model = model
        self.solo = model.match.onlooker.players == 1

    def name(self, seat: int) -> str:
        return words.seat_name(self.ui.texts, self.model.match, seat)

    @property
    def share(self) -> float:
        """The part (0 to 1) of the page's width for the table, larger the more columns it has; the chart gets the
        rest."""
        return min(SHARE, LABELS + COLUMN * len(self.result.ranking))

    def _id(self, seat: int) -> str:
        return self.model.match.onlooker.seats[seat].id

    def painting(self) -> str:
        """Returns the picture id of the page's background."""
        won = not self.solo or 0 in self.result.winners
        return "historia/screens/edge_3" if won else "historia/screens/edge_1"

    def title(self) -> str:
        """Returns the sentence that says who has won."""
        result = self.result
        if len(result.winners) > 1:
            return self.text("score-shared", names=listed(self.ui.texts, [self.name(seat) for seat in result.winners]))
        said = "score-you" if self.model.match.is_you(result.winners[0]) else "score-winner"
        return self.text(said, name=self.name(result.winners[0]), vp=result.totals[result.winners[0]])

    def note(self) -> str:
        """Returns a solo player's rank, or what has decided a tie; else the line about this edition's numbers."""
        return self._alone() if self.solo else self._decided() or self.text("own-numbers")

    def unread(self) -> list[str]:
        """Returns the note and the points in order, without the line about this edition, which is no news."""
        return [line for line in super().unread() if line != self.text("own-numbers")]

    def marks(self) -> list[str]:
        """Returns the winners' pieces."""
        return [piece(self._id(seat)) for seat in self.result.winners]

    def _decided(self) -> str:
        return words.tie_sentence(self.ui.texts, self.model.match, self.result)

    def _alone(self) -> str:
        """Returns the sentence with a solo player's rank, title and medal."""
        s = self.model.match.onlooker
        text = self.text("alone-rank", n=self.result.ranking.index(0) + 1, of=len(s.seats))
        if tie := self._decided():
            text = run_on((text, tie + self.text("mark-stop")))
        if 0 in self.result.winners:
            text = run_on((text, self.text(f"title-{title(s)}")))
            if reached := medal(s):
                text += f" {self.text(f'medal-{reached}')}"
        return text

    # -- the ledger ------------------------------------------------------------------------------------------------

    def columns(self) -> list[score_table.ScoreColumn]:
        return [
            score_table.ScoreColumn(
                name=self.name(seat),
                colour=SEATS[self._id(seat)],
                face=partial(self._face, seat),
                total=self.total(seat),
                winner=seat in self.result.winners,
            )
            for seat in self.result.ranking
        ]

    def lines(self) -> list[score_table.ScoreTableLine]:
        lines = []
        for category in CATEGORIES:
            values = tuple(self._points(seat, category) for seat in self.result.ranking)
            if any(values):
                tips = tuple(self.category(category) for _ in values)
                lines.append(score_table.ScoreTableLine(self.category(category), PICTURES[category], values, tips))
        return lines

    def _points(self, seat: int, category: str) -> int | None:
        found = [line.vp for line in self.result.lines[seat] if line.category == category]
        return sum(found) if found else None

    def _face(self, seat: int, ui: Ui, side: int) -> pygame.Surface:
        """Draws a seat's last leader, or a Civbot's piece."""
        c = self.model.match.onlooker.seats[seat]
        return cards.medal(ui, side, c.id, c.leader)

    def chart_data(self) -> ChartData:
        """Returns the data of the points chart: every civilization's VP by category at the start of each turn and at
        the end, with the colours of civilizations, categories and eras. No VP if the course of the game is not known
        whole."""
        ids = [c.id for c in self.model.match.onlooker.seats]
        eras = {era: (self.text("era-numeral", era=words.ROMAN[era]), ERAS[era]) for era in ERAS}
        return ChartData(self.history, [SEATS[one] for one in ids], [piece(one) for one in ids], TINTS, eras)

    # -- the chart ---------------------------------------------------------------------------------------------------

    def chart_title(self) -> Widget:
        """Builds the chart's title with the choice of the civilization shown, if there is one, at its right."""
        title = super().chart_title()
        return Row([title, Spacer(grow=1), *self._who()], gap=10, align="centre")

    def _who(self) -> list[Widget]:
        """Builds the chart's filter buttons: one per civilization, and one for all."""
        if len(self.result.ranking) == 1:
            return []
        buttons: list[Widget] = [
            Button(
                "",
                partial(self._show, seat),
                picture=piece(self._id(seat)),
                name=f"chart-{seat}",
                tip=self.name(seat),
                pressed=self.charted == seat,
                pads=(4, 3),
            )
            for seat in self.result.ranking
        ]
        text = self.text("score-all")
        every = Button(text, partial(self._show, None), size="small", name="chart-all", pressed=self.charted is None)
        return [Flow([*buttons, every], gap=5, align="centre")]

    def _choice(self) -> list[Widget]:
        """Builds the filter that stands beside the title."""
        return []
