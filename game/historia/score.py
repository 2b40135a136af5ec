"""The end: the scorepad by category, points over time, and alone the rank, the title and the medal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from engine.core.rules import Result, ScoreLine
from engine.historia.scoring import medal, title
from engine.historia.state import CATEGORIES
from game import clock
from game.historia import words
from game.historia.chart import TINTS, vp_history
from game.historia.desk import Desk
from game.historia.palette import ERAS, SEATS, piece
from game.screens.frame import PageScreen
from game.shell import Shell
from game.ui import Ui
from game.widgets.base import Column, Flow, Row, Widget
from game.widgets.button import Button
from game.widgets.chart import Charted, PointsChart, Swatch
from game.widgets.label import Heading, Label, Panel, Picture

LINE = 220  # ms a line of the scorepad at speed 1
AT_ONCE = 8


class ScoreScreen(PageScreen):
    sheet_width = 1120

    def __init__(self, app: Shell, desk: Desk, jump: Callable[[int], None], leave_game: Callable[[], None]) -> None:
        """``jump``: show the table after so many moves."""
        super().__init__(app)
        self.desk, self.jump, self.leave_game = desk, jump, leave_game
        result = desk.match.result()
        assert result is not None
        self.result: Result = result
        self.history = vp_history(desk.match)
        self.charted: int | None = None  # the seat whose points are stacked; None: all
        self.since: int | None = None
        self.drawn_lines = 0
        self.solo = desk.match.onlooker.players == 1
        won = not self.solo or 0 in result.winners
        self.picture = "historia/screens/edge_3" if won else "historia/screens/edge_1"

    def name(self, seat: int) -> str:
        return words.seat_name(self.ui.texts, self.desk.match, seat)

    def head(self, ui: Ui) -> Widget:
        result = self.result
        if len(result.winners) > 1:
            head = self.text("score-shared", names=", ".join(self.name(seat) for seat in result.winners))
        else:
            head = self.text("score-winner", name=self.name(result.winners[0]), vp=result.totals[result.winners[0]])
        marks: list[Widget] = [Picture(piece(self._id(seat)), 40, 40) for seat in result.winners]
        return Row([*marks, Heading(head, size="title", grow=1)], gap=10, align="centre")

    def _id(self, seat: int) -> str:
        return self.desk.match.onlooker.seats[seat].id

    def body(self, ui: Ui) -> Widget:
        parts: list[Widget] = []
        if self.solo:
            parts.append(Label(self._alone(), style="flavour", size="large"))
        parts.append(self._table())
        if len(self.history) > 1:
            parts += [Heading(self.text("score-history")), self._chart_choice(), self._chart()]
        parts.append(Label(self.text("own-numbers"), style="flavour", size="small", colour="soft_ink"))
        return Column(parts, gap=10, pad=4)

    def _alone(self) -> str:
        """Rank, title and medal of somebody who played alone."""
        s = self.desk.match.onlooker
        rank = self.result.ranking.index(0) + 1
        told = self.text("alone-rank", n=rank, of=len(s.seats))
        if 0 not in self.result.winners:
            return told
        told += f" {self.text(f'title-{title(s)}')}"
        if reached := medal(s):
            told += f" {self.text(f'medal-{reached}')}"
        return told

    # -- the chart -------------------------------------------------------------------------------------------------

    def _chart_choice(self) -> Widget:
        """All seats as lines, or one seat stacked by category."""
        buttons: list[Widget] = [
            Button(
                self.text("score-all"),
                lambda: self._show(None),
                size="small",
                name="chart-all",
                pressed=self.charted is None,
            )
        ]
        for seat in self.result.ranking:
            show = partial(self._show, seat)
            buttons.append(
                Button(self.name(seat), show, size="small", name=f"chart-{seat}", pressed=self.charted == seat)
            )
        return Flow(buttons, gap=6)

    def _show(self, seat: int | None) -> None:
        self.charted = seat
        self.rebuild()

    def _chart(self) -> Widget:
        chart = PointsChart(self._charted(), self.charted, self._jump)
        chart.tip = self.text("score-chart-tip")
        if self.charted is None:
            return chart
        legend: list[Widget] = [
            Row(
                [Swatch(TINTS[category]), Label(self.text(f"category-{category}"), size="small")], gap=4, align="centre"
            )
            for category in CATEGORIES
            if any(mark.parts[self.charted].get(category) for mark in self.history)
        ]
        return Column([chart, Flow(legend, gap=12)], gap=4)

    def _charted(self) -> Charted:
        ids = [c.id for c in self.desk.match.onlooker.seats]
        eras = {era: (self.text(f"era-name-{era}"), ERAS[era]) for era in ERAS}
        return Charted(self.history, [SEATS[one] for one in ids], [piece(one) for one in ids], TINTS, eras)

    def _jump(self, moves: int) -> None:
        """To that moment at the table."""
        self.leave()
        self.jump(moves)

    # -- the scorepad fills line by line ---------------------------------------------------------------------------

    def shown(self) -> None:
        if self.since is None:
            pace = self.app.settings.pace
            at_once = pace.reduced_motion or pace.animation >= AT_ONCE
            self.since = clock.now() - (1_000_000 if at_once else 0)

    @property
    def told(self) -> int:
        """How many lines of the scorepad are filled by now."""
        if self.since is None:
            return 0
        return int((clock.now() - self.since) / (LINE / self.app.settings.pace.animation))

    def tick(self, now: int) -> bool:
        told = min(self.told, len(CATEGORIES) + 1)
        if told == self.drawn_lines:
            return False
        self.drawn_lines = told
        self.rebuild()
        return True

    def next_tick(self, now: int) -> int | None:
        return 60 if self.drawn_lines <= len(CATEGORIES) else None

    def _table(self) -> Widget:
        seats = list(self.result.ranking)
        head: list[Widget] = [Label("", grow=4)]
        for seat in seats:
            badge = Picture(piece(self._id(seat)), 30, 30)
            head.append(Column([badge, Label(self.name(seat), style="strong", align="centre")], gap=1, grow=2))
        lines: list[Widget] = [Row(head, gap=6)]
        told = self.told
        for category in CATEGORIES:
            cells = [[line for line in self.result.lines[seat] if line.category == category] for seat in seats]
            if any(line.vp for cell in cells for line in cell):
                told -= 1
                lines.append(self._line(category, cells, told >= 0))
        totals: list[Widget] = [Label(self.text("score-total"), style="strong", size="large", grow=4)]
        totals += [
            Label(
                str(self.result.totals[seat]) if told > 0 else "…",
                style="title",
                size="title",
                colour="accent",
                align="centre",
                grow=2,
            )
            for seat in seats
        ]
        lines.append(Row(totals, gap=6))
        return Panel(Column(lines, gap=4), pad=10, inset=True, shadow=False)

    def _line(self, category: str, cells: list[list[ScoreLine]], filled: bool) -> Widget:
        row: list[Widget] = [Label(self.text(f"category-{category}"), grow=4)]
        best = max(sum(line.vp for line in lines) for lines in cells)
        for lines in cells:
            total = sum(line.vp for line in lines)
            style = "strong" if total == best and total > 0 else "text"
            shown = (str(total) if total else "–") if filled else ""
            row.append(Label(shown, style=style, align="centre", grow=2, size="large"))
        return Row(row, gap=6, align="centre")

    def buttons(self, ui: Ui) -> Sequence[Widget]:
        return [
            Button(self.text("score-picture"), self._export, name="export"),
            Button(self.text("show-map"), self.leave, name="show-map"),
            Button(self.text("to-menu"), self.leave_game, kind="main", name="to-menu"),
        ]

    def _export(self) -> None:
        self.app.keep_picture("score")
