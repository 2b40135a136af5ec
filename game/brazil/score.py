"""The end: the scorepad by category, every number opening into its pieces, and victory points over time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from engine.brazil.scoring import CATEGORIES
from engine.core.rules import Result, ScoreLine
from game import clock
from game.brazil import words
from game.brazil.chart import TINTS, vp_history
from game.brazil.desk import Desk
from game.brazil.palette import SEATS
from game.screens.frame import PageScreen
from game.shell import Shell
from game.ui import Ui
from game.widgets.base import Column, Flow, Row, Widget
from game.widgets.button import Button
from game.widgets.chart import PointsChart, Swatch
from game.widgets.label import Heading, Label, Panel, Picture

LINE = 260  # ms a line of the scorepad at speed 1


class ScoreScreen(PageScreen):
    sheet_width = 1060

    def __init__(self, app: Shell, desk: Desk, jump: Callable[[int], None], leave_game: Callable[[], None]) -> None:
        """``jump``: show the table after so many moves."""
        super().__init__(app)
        self.desk, self.jump, self.leave_game = desk, jump, leave_game
        result = desk.match.result()
        assert result is not None
        self.result: Result = result
        self.history = vp_history(desk.match)
        self.charted: int | None = None  # the seat whose points are stacked; None: all
        self.since: int | None = None  # when the scorepad began to fill
        self.drawn_lines = 0
        self.picture = "screens/victory" if result.winners else "screens/defeat"

    def name(self, seat: int) -> str:
        return self.desk.seat_name(self.ui.texts, seat)

    def head(self, ui: Ui) -> Widget:
        result = self.result
        solo = self.desk.match.onlooker.board.scenario.solo is not None
        if solo:
            title = self.text("score-solo-won" if result.winners else "score-solo-lost", vp=result.totals[0])
        elif len(result.winners) > 1:
            title = self.text("score-shared", names=", ".join(self.name(seat) for seat in result.winners))
        else:
            title = self.text("score-winner", name=self.name(result.winners[0]), vp=result.totals[result.winners[0]])
        return Heading(title, size="title")

    def body(self, ui: Ui) -> Widget:
        parts: list[Widget] = [Label(self.text(f"over-{self.result.note}"), style="flavour", size="large")]
        parts.append(self._table(ui))
        if len(self.history) > 1:
            parts += [Heading(self.text("score-history")), self._chart_choice(), self._chart()]
        return Column(parts, gap=10, pad=4)

    def _chart_choice(self) -> Widget:
        """All seats as lines, or one seat stacked by category."""
        everybody = Button(
            self.text("score-all"),
            lambda: self._show(None),
            size="small",
            name="chart-all",
            pressed=self.charted is None,
        )
        buttons: list[Widget] = [everybody]
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
        colours = [SEATS[self.colour(seat)] for seat in range(len(self.result.totals))]
        chart = PointsChart(self.history, colours, TINTS, self.charted, self._jump)
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

    def _jump(self, moves: int) -> None:
        """To that moment at the table."""
        self.leave()
        self.jump(moves)

    # -- the scorepad fills line by line -----------------------------------------------------------------------------

    def shown(self) -> None:
        if self.since is None:
            pace = self.app.settings.pace
            at_once = pace.reduced_motion or pace.animation >= 8
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

    def colour(self, seat: int) -> str:
        return self.desk.match.onlooker.seats[seat].colour

    def _table(self, ui: Ui) -> Widget:
        seats = list(self.result.ranking)
        head: list[Widget] = [Label("", grow=3)]
        for seat in seats:
            badge = Picture(f"seats/{self.colour(seat)}", 28, 28)
            cell = Column([badge, Label(self.name(seat), style="strong", align="centre")], gap=1, grow=2)
            head.append(cell)
        lines: list[Widget] = [Row(head, gap=6)]
        told = self.told
        for category in CATEGORIES:
            cells = [[line for line in self.result.lines[seat] if line.category == category] for seat in seats]
            if any(cells):
                told -= 1
                lines.append(self._line(ui, category, cells, told >= 0))
        totals: list[Widget] = [Label(self.text("score-total"), style="strong", size="large", grow=3)]
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

    def _line(self, ui: Ui, category: str, cells: list[list[ScoreLine]], filled: bool) -> Widget:
        row: list[Widget] = [Label(self.text(f"category-{category}"), grow=3)]
        for lines in cells:
            total = sum(line.vp for line in lines)
            tip = "\n".join(f"{self._item(ui, line)}: {line.vp}" for line in lines)
            row.append(
                Label((str(total) if lines else "–") if filled else "", align="centre", grow=2, tip=tip, size="large")
            )
        return Row(row, gap=6, align="centre")

    def _item(self, ui: Ui, line: ScoreLine) -> str:
        texts = ui.texts
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

    def buttons(self, ui: Ui) -> Sequence[Widget]:
        return [
            Button(self.text("score-picture"), self._export, name="export"),
            Button(self.text("show-map"), self.leave, name="show-map"),
            Button(self.text("to-menu"), self.leave_game, kind="main", name="to-menu"),
        ]

    def _export(self) -> None:
        self.app.keep_picture("score")
