"""The base class of every game's score page: winner, a table of points filled line by line, a chart of points over
time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from engine.core.rules import Result
from game.platform import clock
from game.play.points_over_time import ChartMark
from game.render.ui import Ui
from game.screens.page import announced, dim, paint_scene
from game.shell.screen import Screen
from game.shell.shell import Shell
from game.widgets import score_table
from game.widgets.base import Column, Flow, Row, Size, Spacer, Widget
from game.widgets.button import Button
from game.widgets.chart import ChartData, PointsChart, Swatch
from game.widgets.frame import MaterialFrame
from game.widgets.label import Label, Picture
from game.widgets.material.panel import paper, rosewood
from game.widgets.scroll import Scroll

LINE = 240  # ms per line of the table at speed 1
LEAST = (1100, 600)  # u; in smaller windows the chart is below the table
MARGIN, GAP, SHARE = 24, 16, 0.6  # u, u, and the table's share of the width


class ScoreRoot(Widget):
    """The layout of the score page: the head, the table and the chart."""

    def __init__(
        self, head: Widget, table: Widget, chart: Widget | None, most: Callable[[Ui], int], share: float = SHARE
    ) -> None:
        """``most``: largest useful height of the table; ``share``: its share of the width beside the chart."""
        super().__init__()
        self.most, self.share = most, share
        self.add(head, table, *([chart] if chart is not None else []))

    def measure(self, ui: Ui, width: int) -> Size:
        return (width, ui.size[1])

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        head, table, *rest = self.children
        high = head.measure(ui, rect.width)[1]
        head.arrange(ui, pygame.Rect(rect.x, rect.y, rect.width, high))
        room = pygame.Rect(rect.x + ui.px(MARGIN), rect.y + high + ui.px(GAP), rect.width - ui.px(2 * MARGIN), 0)
        room.height = rect.bottom - room.y - ui.px(GAP)
        wide = round(room.width * self.share) if rest else room.width
        table.arrange(ui, pygame.Rect(room.x, room.y, wide, min(room.height, self.most(ui))))
        if rest:
            left = room.x + wide + ui.px(GAP)
            rest[0].arrange(ui, pygame.Rect(left, room.y, room.right - left, room.height))

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        head, *sheets = self.children
        for sheet in sheets:
            sheet.draw(ui, target)
        head.draw(ui, target)  # last, since a portrait may overlap the sheet


class BaseScoreScreen(Screen):
    """The base of every game's score page. A game defines the head's title and note, columns and lines of the table,
    the charted points and the painting."""

    def __init__(
        self,
        app: Shell,
        result: Result,
        history: list[ChartMark],
        jump: Callable[[int], None],
        leave_game: Callable[[], None],
    ) -> None:
        """``jump``: shows the table after a number of moves."""
        super().__init__(app)
        self.result, self.history, self.jump, self.leave_game = result, history, jump, leave_game
        self.charted: int | None = result.ranking[0]  # the seat whose points are stacked; None: all
        self.since: int | None = None  # when the table began to fill
        self.drawn_lines = 0
        self.full = 1  # lines of the table, including the totals
        self.review: Callable[[Callable[[int], None]], None] | None = None  # its argument jumps to a move
        self.achievements = ""  # new achievements, in a sentence
        self.offers_review = False  # the page recommends the review
        self.below = "show-map"  # message id of the button that leaves the page
        self._told = False  # whether the standings were read aloud

    @property
    def share(self) -> float:
        """The share of the page's width that the table of points takes, 0 to 1; the chart has the rest."""
        return SHARE

    # -- defined by a game -----------------------------------------------------------------------------------------

    def name(self, seat: int) -> str:
        raise NotImplementedError

    def painting(self) -> str:
        """Returns the id of the picture behind the page."""
        raise NotImplementedError

    def columns(self) -> list[score_table.ScoreColumn]:
        raise NotImplementedError

    def lines(self) -> list[score_table.ScoreTableLine]:
        raise NotImplementedError

    def chart_data(self) -> ChartData:
        """Returns the data of the points chart: all seats' points over the game, by round or turn, with the colours of
        seats, categories and eras. Raises NotImplementedError here; a game that shows this chart defines it."""
        raise NotImplementedError

    def category(self, name: str) -> str:
        return self.text(f"category-{name}")

    def total(self, seat: int) -> int:
        """Returns the points of a seat, as the table's last line shows them."""
        return self.result.totals[seat]

    def title(self) -> str:
        """Returns the sentence that says who has won; each game defines it."""
        raise NotImplementedError

    def note(self) -> str:
        """Returns the line below the title; each game defines it."""
        raise NotImplementedError

    def marks(self) -> Sequence[str]:
        """Returns the picture ids of the winners' marks before the title (default: none)."""
        return ()

    def _head(self, compact: bool) -> Widget:
        """Builds the head: the winners' marks, the title, the note and, unless ``compact``, the page's buttons, which
        are then at the foot."""
        title = Label(self.title(), style="title", size="title", colour="wood_ink")
        title.role = "heading"
        lines = Column([title, Label(self.note(), style="flavour", size="text", colour="wood_soft")], gap=2, grow=1)
        pictures: list[Widget] = [Picture(mark, 44, 44) for mark in self.marks()]
        buttons: list[Widget] = [] if compact else [Spacer(width=8), *self._buttons()]
        return MaterialFrame(
            Row([*pictures, lines, *buttons], gap=10, align="centre"), partial(rosewood, lines=("bottom",)), pad=10
        )

    # -- read aloud ------------------------------------------------------------------------------------------------

    def unread(self) -> list[str]:
        """Returns the note and the seats' points in the order of the ranking, once: the title is read as that of every
        page."""
        if self._told:
            return []
        self._told = True
        points = [
            self.text("labelled", label=self.name(seat), what=self.text("handbook-points", n=self.total(seat)))
            for seat in self.result.ranking
        ]
        return [self.note(), *points]

    def command(self, command: str) -> bool:
        """Reads the whole table of points aloud for the key that reads the state of the table."""
        if command != "read_table":
            return super().command(command)
        columns = self.columns()
        lines = [*self.lines(), score_table.totals(columns, self.text("score-total"))]
        self.app.narrator.say(
            "\n".join(
                self.text("labelled", label=line.label, what=", ".join(score_table.figures(columns, line)))
                for line in lines
            )
        )
        return True

    # -- the tree --------------------------------------------------------------------------------------------------

    def build(self, ui: Ui) -> Widget:
        compact = ui.room[0] < LEAST[0] or ui.room[1] < LEAST[1]
        pages = self._ledger()
        head, table = self._head(compact), MaterialFrame(pages, paper, pad=(18, 10), name="book")
        chart = self._chart()
        notes = self._notes()
        if not compact:
            beside = [*notes, *([MaterialFrame(chart, paper, pad=(18, 14), grow=1)] if chart is not None else [])]
            column = Column(beside, gap=12) if beside else None
            return ScoreRoot(head, table, column, lambda ui: pages.largest_height(ui) + ui.px(20), self.share)
        sheets = [table, *notes, *([MaterialFrame(chart, paper, pad=(12, 10))] if chart is not None else [])]
        foot = MaterialFrame(Flow(self._buttons(), gap=8, align="centre"), partial(rosewood, lines=("top",)), pad=8)
        return Column([head, Scroll(Column(sheets, gap=12, pad=10), name="score"), foot])

    def backdrop(self, ui: Ui, target: pygame.Surface) -> None:
        paint_scene(ui, target, self.painting())
        dim(ui, target)

    def _buttons(self) -> list[Widget]:
        review = (
            [Button(self.text("review-title"), self.show_review, name="review", kind="wood")] if self.review else []
        )
        return [
            *review,
            Button(self.text("score-picture"), self._export, name="export", kind="wood"),
            Button(self.text(self.below), self.leave, name="show-map", kind="wood"),
            Button(self.text("to-menu"), self.leave_game, kind="main", size="large", name="to-menu"),
        ]

    def tell(self, achievements: str, offers_review: bool) -> None:
        """Tells of new achievements, in a sentence ("": of none), and recommends the review, if it ``offers_review``,
        once all points stand there."""
        self.achievements, self.offers_review = achievements, offers_review

    def _notes(self) -> list[Widget]:
        """Builds the sheet with new achievements and the recommendation of the review, as a list; it is empty where
        there is neither, or until all lines of the table are filled."""
        if self.filled_lines < self.full or not (self.achievements or self.offers_review):
            return []
        parts: list[Widget] = []
        if self.achievements:
            parts.append(announced(Label(self.achievements, style="strong", colour="paper_ink", name="achievements")))
        if self.offers_review:
            said = announced(Label(self.text("review-offer"), colour="paper_ink", name="review-offer"))
            show = Button(self.text("review-offer-yes"), self.show_review, kind="main", name="review-offered")
            parts += [said, Row([Spacer(grow=1), show])]
        return [MaterialFrame(Column(parts, gap=8), paper, pad=(18, 12), name="score-notes")]

    # -- the table fills line by line ------------------------------------------------------------------------------

    def shown(self) -> None:
        if self.since is None:
            at_once = self.app.settings.pace.still or self.ui.pictures.synchronous
            self.since = clock.now() - (1_000_000 if at_once else 0)

    @property
    def filled_lines(self) -> int:
        """The number of lines of the table of points that are filled in by now; they appear one by one."""
        if self.since is None:
            return 0
        return int((clock.now() - self.since) / (LINE / self.app.settings.pace.animation))

    def tick(self, now: int) -> bool:
        number = min(self.filled_lines, self.full)
        if number == self.drawn_lines:
            return False
        self.drawn_lines = number
        self.rebuild()
        return True

    def next_tick(self, now: int) -> int | None:
        return 60 if self.drawn_lines < self.full else None

    def _ledger(self) -> score_table.ScoreTable:
        lines = self.lines()
        self.full = len(lines) + 1
        return score_table.ScoreTable(
            self.columns(), lines, self.text("score-total"), min(self.filled_lines, self.full)
        )

    # -- the chart -------------------------------------------------------------------------------------------------

    def _chart(self) -> Widget | None:
        """Builds the chart: one seat's points by category with the others as lines, or all as lines. None without
        data."""
        if len(self.history) < 2:
            return None
        charted = self.chart_data()
        chart = PointsChart(charted, self.charted, self._jump)
        parts: list[Widget] = [self.chart_title(), chart]
        if self.charted is not None:
            seat = self.charted
            parts.append(
                self.legend(
                    {
                        name: tint
                        for name, tint in charted.tints.items()
                        if any(mark.parts[seat].get(name, 0) > 0 for mark in self.history)
                    }
                )
            )
        hint = Label(self.text("score-chart-tip"), style="flavour", size="small", colour="paper_soft")
        parts += [*self._choice(), hint]
        return Column(parts, gap=9)

    def chart_title(self) -> Widget:
        return Label(self.text("score-history"), style="title", size=20, colour="paper_ink")

    def legend(self, tints: dict[str, str]) -> Widget:
        """Builds the legend of the categories' colours; ``tints``: colour by category."""
        keys: list[Widget] = [
            Row(
                [Swatch(tint), Label(self.category(name), size="small", colour="paper_ink")],
                gap=5,
                align="centre",
            )
            for name, tint in tints.items()
        ]
        return Flow(keys, gap=12)

    def _choice(self) -> list[Widget]:
        """Builds the choice of the seat whose points are stacked."""
        if len(self.result.ranking) == 1:
            return []
        choices = [(str(seat), self.name(seat), seat) for seat in self.result.ranking]
        size = "text" if len(choices) <= 4 else "small"
        buttons: list[Widget] = [
            Button(name, partial(self._show, seat), size=size, name=f"chart-{key}", pressed=self.charted == seat)
            for key, name, seat in [*choices, ("all", self.text("score-all"), None)]
        ]
        return [Flow(buttons, gap=8)]

    def _show(self, seat: int | None) -> None:
        self.charted = seat
        self.rebuild()

    def show_review(self) -> None:
        """Opens the review of the costliest moves; does nothing if the game can't be reviewed."""
        if self.review is not None:
            self.review(self._jump)

    def _jump(self, moves: int) -> None:
        """Opens the table at a moment of the game."""
        self.leave()
        self.jump(moves)

    def _export(self) -> None:
        """Saves a picture of the whole page with all lines filled."""
        self.since = clock.now() - 1_000_000
        self.tick(clock.now())
        self.app.keep_picture("score")
