"""The end: the ledger by category, every number opening into its pieces, and victory points over time."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from engine.brazil.scoring import CATEGORIES
from engine.core.rules import Result, ScoreLine
from game import clock
from game.brazil import words
from game.brazil.bust import medal
from game.brazil.chart import PICTURES, TINTS, charted, vp_history
from game.brazil.desk import Desk
from game.brazil.palette import SEATS
from game.brazil.scorehead import ScoreHead
from game.screen import Screen
from game.screens.frame import dim, paint_scene
from game.shell import Shell
from game.ui import Ui
from game.widgets import ledger
from game.widgets.base import Column, Flow, Row, Size, Widget
from game.widgets.button import Button
from game.widgets.chart import PointsChart, Swatch
from game.widgets.framed import Framed
from game.widgets.label import Label
from game.widgets.material.panel import paper, rosewood
from game.widgets.scroll import Scroll

LINE = 260  # ms a line of the ledger at speed 1
LEAST = (1100, 600)  # u; in less room one thing stands below the other


class ScoreRoot(Widget):
    """Head, then ledger and chart side by side."""

    def __init__(self, head: Widget, book: Widget, chart: Widget | None, most: Callable[[Ui], int]) -> None:
        """``most``: how high the ledger's sheet can be before it is empty at its foot."""
        super().__init__()
        self.most = most
        self.add(head, book, *([chart] if chart is not None else []))

    def measure(self, ui: Ui, width: int) -> Size:
        return (width, ui.size[1])

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        head, book, *rest = self.children
        high = head.measure(ui, rect.width)[1]
        head.arrange(ui, pygame.Rect(rect.x, rect.y, rect.width, high))
        room = pygame.Rect(rect.x + ui.px(26), rect.y + high + ui.px(18), rect.width - ui.px(52), 0)
        room.height = rect.bottom - room.y - ui.px(18)
        wide = round(room.width * 0.59) if rest else room.width
        book.arrange(ui, pygame.Rect(room.x, room.y, wide, min(room.height, self.most(ui))))
        if rest:
            left = room.x + wide + ui.px(18)
            rest[0].arrange(ui, pygame.Rect(left, room.y, room.right - left, room.height))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        head, *sheets = self.children
        for sheet in sheets:
            sheet.draw(ui, target)
        head.draw(ui, target)  # the portrait hangs over the sheet


class ScoreScreen(Screen):
    def __init__(self, app: Shell, desk: Desk, jump: Callable[[int], None], leave_game: Callable[[], None]) -> None:
        """``jump``: show the table after so many moves."""
        super().__init__(app)
        self.desk, self.jump, self.leave_game = desk, jump, leave_game
        result = desk.match.result()
        assert result is not None
        self.result: Result = result
        self.history = vp_history(desk.match)
        self.charted: int | None = result.ranking[0]  # the seat whose points are stacked; None: all
        self.since: int | None = None  # when the ledger began to fill
        self.drawn_lines = 0

    @property
    def solo(self) -> bool:
        return self.desk.match.onlooker.board.scenario.solo is not None

    def name(self, seat: int) -> str:
        return self.desk.seat_name(self.ui.texts, seat)

    def colour(self, seat: int) -> str:
        return self.desk.match.onlooker.seats[seat].colour

    # -- the tree ----------------------------------------------------------------------------------------------------

    def build(self, ui: Ui) -> Widget:
        compact = ui.room[0] < LEAST[0] or ui.room[1] < LEAST[1]
        head = self._head(compact)
        pages = self._ledger()
        book = Framed(pages, paper, pad=(18, 10), name="book")
        chart = self._chart() if len(self.history) > 1 else None
        if not compact:
            beside = Framed(chart, paper, pad=(18, 14)) if chart is not None else None
            return ScoreRoot(head, book, beside, lambda ui: pages.most_high(ui) + ui.px(20))
        sheets: list[Widget] = [book, *([Framed(chart, paper, pad=(12, 10))] if chart is not None else [])]
        foot = Framed(Flow(self._buttons(), gap=8, align="centre"), partial(rosewood, lines=("top",)), pad=8)
        return Column([head, Scroll(Column(sheets, gap=12, pad=10), name="score"), foot])

    def backdrop(self, ui: Ui, target: pygame.Surface) -> None:
        paint_scene(ui, target, "screens/victory" if self.result.winners else "screens/defeat")
        dim(ui, target)

    def _head(self, compact: bool) -> Widget:
        result, first = self.result, self.result.ranking[0]
        if self.solo:
            title = self.text("score-solo-won" if result.winners else "score-solo-lost", vp=result.totals[0])
        elif len(result.winners) > 1:
            title = self.text("score-shared", names=", ".join(self.name(seat) for seat in result.winners))
        else:
            title = self.text("score-winner", name=self.name(result.winners[0]), vp=result.totals[result.winners[0]])
        s = self.desk.match.onlooker
        monarch = s.seats[first].monarch
        under = self.text(f"over-{result.note}")
        if monarch:
            under = self.text("score-under", monarch=self.text(f"monarch-{monarch}"), round=s.round, how=under)
        buttons = [] if compact else self._buttons()
        return ScoreHead(title, under, monarch, buttons, compact)

    def _buttons(self) -> list[Widget]:
        return [
            Button(self.text("score-picture"), self._export, name="export", kind="wood"),
            Button(self.text("show-map"), self.leave, name="show-map", kind="wood"),
            Button(self.text("to-menu"), self.leave_game, kind="main", size="large", name="to-menu"),
        ]

    # -- the ledger fills line by line -------------------------------------------------------------------------------

    def shown(self) -> None:
        if self.since is None:
            pace = self.app.settings.pace
            at_once = pace.reduced_motion or pace.animation >= 8 or self.ui.pictures.patient
            self.since = clock.now() - (1_000_000 if at_once else 0)

    @property
    def told(self) -> int:
        """How many lines of the ledger are filled by now."""
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

    def _ledger(self) -> ledger.Ledger:
        seats = list(self.result.ranking)
        columns = [
            ledger.Column(
                name=self.name(seat),
                colour=SEATS[self.colour(seat)],
                face=partial(self._face, seat),
                total=self.result.totals[seat],
                winner=seat in self.result.winners,
            )
            for seat in seats
        ]
        lines = []
        for category in CATEGORIES:
            cells = [[line for line in self.result.lines[seat] if line.category == category] for seat in seats]
            if any(cells):
                values = tuple(sum(line.vp for line in cell) if cell else None for cell in cells)
                tips = tuple("\n".join(f"{self._item(line)}: {line.vp}" for line in cell) for cell in cells)
                lines.append(ledger.Line(self.text(f"category-{category}"), PICTURES[category], values, tips))
        return ledger.Ledger(columns, lines, self.text("score-total"), min(self.told, len(lines) + 1))

    def _face(self, seat: int, ui: Ui, side: int) -> pygame.Surface:
        player = self.desk.match.onlooker.seats[seat]
        return medal(ui, player.colour, player.monarch, side)

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

    # -- the chart -----------------------------------------------------------------------------------------------------

    def _chart(self) -> Widget:
        """One seat's points by category with the others as lines, or all as lines."""
        chart = PointsChart(charted(self.desk.match, self.history, self.charted), self.charted, self._jump)
        parts: list[Widget] = [Label(self.text("score-history"), style="title", size=20, colour="paper_ink"), chart]
        if self.charted is not None:
            seat = self.charted
            shown = [name for name in CATEGORIES if any(mark.parts[seat].get(name, 0) > 0 for mark in self.history)]
            legend: list[Widget] = [self._key(name) for name in shown]
            parts.append(Flow(legend, gap=12))
        hint = Label(self.text("score-chart-tip"), style="flavour", size="small", colour="paper_soft")
        parts += [*self._choice(), hint]
        return Column(parts, gap=9)

    def _key(self, category: str) -> Widget:
        name = Label(self.text(f"category-{category}"), size="small", colour="paper_ink")
        return Row([Swatch(TINTS[category]), name], gap=5, align="centre")

    def _choice(self) -> list[Widget]:
        """Whose points are stacked."""
        if len(self.result.ranking) == 1:
            return []
        choices = [(str(seat), self.name(seat), seat) for seat in self.result.ranking]
        buttons: list[Widget] = [
            Button(name, partial(self._show, seat), name=f"chart-{key}", pressed=self.charted == seat)
            for key, name, seat in [*choices, ("all", self.text("score-all"), None)]
        ]
        return [Flow(buttons, gap=8)]

    def _show(self, seat: int | None) -> None:
        self.charted = seat
        self.rebuild()

    def _jump(self, moves: int) -> None:
        """To that moment at the table."""
        self.leave()
        self.jump(moves)

    def _export(self) -> None:
        """A picture of the whole, everything filled in."""
        self.since = clock.now() - 1_000_000
        self.tick(clock.now())
        self.app.keep_picture("score")
