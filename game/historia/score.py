"""The end: the ledger by category, points over time, and alone the rank, the title and the medal."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from engine.core.rules import Result
from engine.historia.components import LEADERS
from engine.historia.scoring import medal, title
from engine.historia.state import CATEGORIES
from game import clock
from game.historia import words
from game.historia.chart import PICTURES, TINTS, vp_history
from game.historia.desk import Desk
from game.historia.palette import ERAS, SEATS, piece
from game.historia.parts import cards
from game.screen import Screen
from game.screens.frame import dim, paint_scene
from game.shell import Shell
from game.ui import Ui
from game.widgets import ledger
from game.widgets.base import Column, Flow, Row, Size, Spacer, Widget
from game.widgets.button import Button
from game.widgets.chart import Charted, PointsChart, Swatch
from game.widgets.framed import Framed
from game.widgets.label import Label, Picture
from game.widgets.material.medallion import medallion
from game.widgets.material.panel import paper, rosewood
from game.widgets.scroll import Scroll

LINE = 220  # ms a line of the ledger at speed 1
AT_ONCE = 8
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
        room = pygame.Rect(rect.x + ui.px(22), rect.y + high + ui.px(12), rect.width - ui.px(44), 0)
        room.height = rect.bottom - room.y - ui.px(12)
        wide = round(room.width * 0.62) if rest else room.width
        book.arrange(ui, pygame.Rect(room.x, room.y, wide, min(room.height, self.most(ui))))
        if rest:
            left = room.x + wide + ui.px(14)
            rest[0].arrange(ui, pygame.Rect(left, room.y, room.right - left, room.height))


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
        self.solo = desk.match.onlooker.players == 1

    def name(self, seat: int) -> str:
        return words.seat_name(self.ui.texts, self.desk.match, seat)

    def _id(self, seat: int) -> str:
        return self.desk.match.onlooker.seats[seat].id

    # -- the tree --------------------------------------------------------------------------------------------------

    def build(self, ui: Ui) -> Widget:
        pages = self._ledger()
        book = Framed(pages, paper, pad=(14, 6), name="book")
        chart = self._chart() if len(self.history) > 1 else None
        head = Framed(self._head(), partial(rosewood, lines=("bottom",)), pad=10)
        if ui.room[0] >= LEAST[0] and ui.room[1] >= LEAST[1]:
            beside = Framed(chart, paper, pad=(14, 10)) if chart is not None else None
            return ScoreRoot(head, book, beside, lambda ui: pages.most_high(ui) + ui.px(14))
        sheets: list[Widget] = [book, *([Framed(chart, paper, pad=(12, 10))] if chart is not None else [])]
        scroll = Scroll(Column(sheets, gap=12, pad=10), name="score")
        return Column([head, scroll])

    def backdrop(self, ui: Ui, target: pygame.Surface) -> None:
        won = not self.solo or 0 in self.result.winners
        paint_scene(ui, target, "historia/screens/edge_3" if won else "historia/screens/edge_1")
        dim(ui, target)

    def _head(self) -> Widget:
        result = self.result
        if len(result.winners) > 1:
            told = self.text("score-shared", names=", ".join(self.name(seat) for seat in result.winners))
        else:
            told = self.text("score-winner", name=self.name(result.winners[0]), vp=result.totals[result.winners[0]])
        under = self._alone() if self.solo else self.text("own-numbers")
        marks: list[Widget] = [Picture(piece(self._id(seat)), 44, 44) for seat in result.winners]
        lines = Column(
            [
                Label(told, style="title", size="title", colour="wood_ink"),
                Label(under, style="flavour", size="text", colour="wood_soft"),
            ],
            gap=2,
            grow=1,
        )
        return Row([*marks, lines, Spacer(width=8), *self._buttons()], gap=10, align="centre")

    def _alone(self) -> str:
        """Rank, title and medal of somebody who played alone."""
        s = self.desk.match.onlooker
        told = self.text("alone-rank", n=self.result.ranking.index(0) + 1, of=len(s.seats))
        if 0 in self.result.winners:
            told += f" {self.text(f'title-{title(s)}')}"
            if reached := medal(s):
                told += f" {self.text(f'medal-{reached}')}"
        return told

    def _buttons(self) -> list[Widget]:
        return [
            Button(self.text("score-picture"), self._export, name="export", kind="wood"),
            Button(self.text("show-map"), self.leave, name="show-map", kind="wood"),
            Button(self.text("to-menu"), self.leave_game, kind="main", size="large", name="to-menu"),
        ]

    # -- the ledger fills line by line -----------------------------------------------------------------------------

    def shown(self) -> None:
        if self.since is None:
            pace = self.app.settings.pace
            at_once = pace.reduced_motion or pace.animation >= AT_ONCE or self.ui.pictures.patient
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
                colour=SEATS[self._id(seat)],
                face=partial(self._face, seat),
                total=self.result.totals[seat],
                winner=seat in self.result.winners,
            )
            for seat in seats
        ]
        lines = []
        for category in CATEGORIES:
            values = tuple(self._points(seat, category) for seat in seats)
            if any(values):
                tips = tuple(self.text(f"category-{category}") for _ in seats)
                lines.append(ledger.Line(self.text(f"category-{category}"), PICTURES[category], values, tips))
        return ledger.Ledger(columns, lines, self.text("score-total"), min(self.told, len(lines) + 1))

    def _points(self, seat: int, category: str) -> int | None:
        found = [line.vp for line in self.result.lines[seat] if line.category == category]
        return sum(found) if found else None

    def _face(self, seat: int, ui: Ui, side: int) -> pygame.Surface:
        """The last leader, or the piece of a Civbot."""
        c = self.desk.match.onlooker.seats[seat]
        badge = ui.pictures.scaled(piece(c.id), (side // 2, side // 2))
        if c.leader in LEADERS:
            portrait = ui.pictures.scaled(cards.picture("leader", c.leader), (round(side * 1.26), side))
            return medallion(ui, side, c.leader, portrait, SEATS[c.id], badge)
        return ui.pictures.scaled(piece(c.id), (side, side))

    # -- the chart -------------------------------------------------------------------------------------------------

    def _chart(self) -> Widget:
        """One seat's points by category with the others as lines, or all as lines."""
        chart = PointsChart(self._charted(), self.charted, self._jump)
        parts: list[Widget] = [Label(self.text("score-history"), style="title", size=20, colour="paper_ink"), chart]
        if self.charted is not None:
            seat = self.charted
            shown = [name for name in CATEGORIES if any(mark.parts[seat].get(name, 0) > 0 for mark in self.history)]
            parts.append(Flow([self._key(name) for name in shown], gap=10))
        hint = Label(self.text("score-chart-tip"), style="flavour", size="small", colour="paper_soft")
        parts += [self._choice(), hint]
        return Column(parts, gap=8)

    def _charted(self) -> Charted:
        ids = [c.id for c in self.desk.match.onlooker.seats]
        eras = {era: (self.text(f"era-name-{era}"), ERAS[era]) for era in ERAS}
        return Charted(self.history, [SEATS[one] for one in ids], [piece(one) for one in ids], TINTS, eras)

    def _key(self, category: str) -> Widget:
        name = Label(self.text(f"category-{category}"), size="small", colour="paper_ink")
        return Row([Swatch(TINTS[category]), name], gap=5, align="centre")

    def _choice(self) -> Widget:
        """Whose points are stacked."""
        choices = [(str(seat), self.name(seat), seat) for seat in self.result.ranking]
        return Flow(
            [
                Button(name, partial(self._show, seat), size="small", name=f"chart-{key}", pressed=self.charted == seat)
                for key, name, seat in [*choices, ("all", self.text("score-all"), None)]
            ],
            gap=6,
        )

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
