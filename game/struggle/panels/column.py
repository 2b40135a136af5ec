"""Right column of the table: tools, score, calendar, both sides' strips, forecast of scoring, latest log lines."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from engine.core.event import Event
from engine.struggle.events import TurnBegan
from engine.struggle.scoring_facts import forecast_score
from game.play.log_lines import Words, newest
from game.render.ui import Ui
from game.struggle.drawing.palette import MARKS
from game.struggle.panels.award_table import AwardTable, indicated_preview
from game.struggle.panels.score_track import ScoreTrack, TurnCalendar
from game.struggle.panels.scoring_panel import ScoredLedger
from game.struggle.panels.side_strips import SideStrip
from game.struggle.scoring_show import ScoredShow
from game.struggle.table_controller import TableController
from game.struggle.table_model import TableModel
from game.struggle.wording import words
from game.struggle.wording.log_text import log_wording
from game.widgets.base import LinearBox, Row, Spacer, Widget
from game.widgets.button import Button, Pressable
from game.widgets.fitted_text import fitted
from game.widgets.material.panel import paper
from game.widgets.rich_text import lay_out
from game.widgets.scroll import Scroll
from game.widgets.side_panel import SideTab
from game.widgets.table_tools import DrawerTool, key_tip, table_tools, why_no_undo
from game.widgets.toggles import chevron

LINES = 14
FOLDED = 27  # u, of the folded forecast
MARK = 14  # u: of the sign that it opens
COACH_ROOM = "coach-room"  # name of the place that is kept free for a coach
SCORED = 214  # u, of the rows of a scoring at most: nine; more scroll
LEAST = 90  # u, of what happened last
TITLED = 66  # u: in less its lines have the room of the title, too
COLUMN = "column"  # the drawer of a small window
OWN_TOOLS = (DrawerTool("war", before="log", picture="swords"), DrawerTool("cards", before="log"))


class EqualHeights(LinearBox):
    """A column whose children share its height equally."""

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        step = rect.height // max(1, len(self.children))
        for number, child in enumerate(self.children):
            child.arrange(ui, pygame.Rect(rect.x, rect.y + step * number, rect.width, step - ui.px(self.gap)))


class StackedColumn(LinearBox):
    """A column whose last child gets the remaining height, at least LEAST."""

    def measure(self, ui: Ui, width: int) -> tuple[int, int]:
        pad, gap = ui.px(self.pad), ui.px(self.gap)
        high = sum(child.measure(ui, width - 2 * pad)[1] for child in self.children[:-1])
        return (width, high + gap * len(self.children) + 2 * pad + ui.px(LEAST))

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        pad, gap = ui.px(self.pad), ui.px(self.gap)
        y = rect.y + pad
        for child in self.children:
            high = child.measure(ui, rect.width - 2 * pad)[1]
            if child is self.children[-1]:
                high = max(0, rect.bottom - pad - y)
            child.arrange(ui, pygame.Rect(rect.x + pad, y, rect.width - 2 * pad, high))
            y += high + gap


@dataclass(slots=True)
class ForecastFold:
    """The state of the forecast in a lesson: folded to one line, or open in place of the sides' strips."""

    changed: Callable[[], object]
    open: bool = False
    step: int = 0  # of the lesson

    def begin(self, step: int, lit: Sequence[str]) -> None:
        """Folds the forecast to a line if `step` is a new step of a lesson and a side's strip is among the widgets it
        highlights (names `lit`)."""
        if step != self.step and any(name.startswith("strip-") for name in lit):
            self.open = False
        self.step = step

    def toggle(self) -> None:
        """Opens the forecast if it is folded, and folds it if it is open."""
        self.open = not self.open
        self.changed()


def forecast_now(model: TableModel) -> int:
    """Returns the score that ending the turn now would give; the present score while a scoring is shown."""
    return forecast_score(model.view) if model.story is None else model.view.vp  # no forecast of the next turn yet


def forecast_of(model: TableModel) -> int:
    """Returns the same score after the move that is pointed at or selected, if there is one."""
    forecast, shown = forecast_now(model), indicated_preview(model)
    if shown is not None and model.story is None:
        forecast += shown.after.forecast - shown.before.forecast
    return forecast


class FoldedForecast(Pressable):
    """The forecast as a line: the score now and after a scoring; a click opens its rows."""

    def __init__(self, ui: Ui, fold: ForecastFold, now: int, forecast: Callable[[], int]) -> None:
        super().__init__(fold.toggle, name="forecast-fold", tip=ui.text("tip-ledger"))
        self.fold, self.now, self.forecast = fold, now, forecast

    def measure(self, ui: Ui, width: int) -> tuple[int, int]:
        return (width, ui.px(FOLDED))

    def _score(self, ui: Ui) -> pygame.Surface:
        return ui.line(f"{self.now} → {self.forecast()}", "strong", 14, ui.theme.paper_ink)

    def room(self, ui: Ui) -> int:
        """Returns the width in pixels that the title has."""
        return self.rect.width - ui.px(MARK) - ui.px(10) - self._score(ui).get_width() - ui.px(16)

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        rect, mark = self.rect, ui.px(MARK)
        paper(ui, target, rect, radius=6, shadow=4)
        drawn = pygame.transform.flip(chevron(ui, mark), False, not self.fold.open)  # it opens upwards
        target.blit(drawn, drawn.get_rect(midright=(rect.right - ui.px(6), rect.centery)))
        score = self._score(ui)
        target.blit(score, score.get_rect(midright=(rect.right - mark - ui.px(10), rect.centery)))
        title = fitted(ui, ui.text("ledger-folded"), self.room(ui), style="title", size=13, colour=ui.theme.paper_ink)
        target.blit(title, title.get_rect(midleft=(rect.x + ui.px(8), rect.centery)))
        self.draw_focus(ui, target)


class RecentLog(Widget):
    """The latest log lines that fit, newest last; the tip has more."""

    def __init__(self, lines: list[str], title: str) -> None:
        super().__init__(name="since", tip="\n".join([f"*{title}*", *lines]) if lines else "")
        self.lines, self.title = lines, title

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        if self.rect.height < ui.px(24) or not self.lines:
            return
        y = self.rect.y
        if self.rect.height > ui.px(TITLED):
            title = ui.line(self.title, "flavour", 14, ui.theme.wood_soft)
            target.blit(title, (self.rect.x + ui.px(2), y))
            y += title.get_height() + ui.px(1)
        shown = [
            lay_out(ui, line, self.rect.width - ui.px(4), size=13, colour=ui.theme.wood_ink) for line in self.lines
        ]
        while shown and y + sum(laid.height + ui.px(1) for laid in shown) - ui.px(1) > self.rect.bottom:
            del shown[0]
        for laid in shown:
            laid.draw(target, self.rect.x + ui.px(2), y)
            y += laid.height + ui.px(1)


def column(
    ui: Ui,
    model: TableModel,
    controller: TableController,
    redraw: Callable[[], object] = lambda: None,
    fold: ForecastFold | None = None,
) -> list[Widget]:
    """Builds the widgets of the right column, except the tools.

    While a scoring is shown, its rows replace the forecast (in a lesson the strips) and the track's ghost pin marks the
    score before it.
    ``fold``: in a lesson, where the forecast folds to a line, opens in place of the sides' strips, and the coach has
    the place of the log.
    """
    s = model.view
    if model.show is not None and not controller.history.open:
        return _scored(ui, model, controller, model.show, redraw, fold is not None)
    ledger = AwardTable(ui, model, titled=fold is None)
    own, forecast = model.seat, partial(forecast_of, model)
    tip = ui.text("tip-track", vp=s.vp, then=forecast_now(model))
    log_lines = newest(model.match, partial(_recent_line, log_wording(ui.texts, model)), LINES, model.match.at)
    lines = [line.text for line in reversed(log_lines)]
    sides: list[Widget] = [SideStrip(ui, model, controller, seat) for seat in (1 - own, own)]
    last: list[Widget] = [ledger, RecentLog(lines, ui.text("since-title"))]
    if fold is not None:
        sides = [ledger] if fold.open else sides
        last = [FoldedForecast(ui, fold, s.vp, forecast), Widget(name=COACH_ROOM)]
    return [
        ScoreTrack(s.vp, forecast, tip),
        TurnCalendar(s.step, ui.text("tip-calendar", turn=s.turn, round=(s.round + 1) // 2)),
        *sides,
        *last,
    ]


def _scored(
    ui: Ui,
    model: TableModel,
    controller: TableController,
    show: ScoredShow,
    redraw: Callable[[], object],
    taught: bool,
) -> list[Widget]:
    s, own, before = model.view, model.seat, show.step.before
    rows = Scroll(ScoredLedger(ui, show, redraw), name="scored-rows", most=SCORED)
    sides: list[Widget] = [SideStrip(ui, model, controller, seat) for seat in (1 - own, own)]
    last: list[Widget] = [rows, Widget(name=COACH_ROOM)] if taught else [*sides, rows, RecentLog([], "")]
    return [
        ScoreTrack(show.score, lambda: before, ui.text("scored-track-tip", now=show.score, before=before)),
        TurnCalendar(s.step, ui.text("tip-calendar", turn=s.turn, round=(s.round + 1) // 2)),
        *last,
    ]


def _recent_line(words_: Words, event: Event) -> str:
    """Returns an event's sentence, "" for the heading of a round, which would be the only line at its start."""
    return "" if isinstance(event, TurnBegan) else words_(event)


def tabs(ui: Ui, model: TableModel, controller: TableController) -> list[Widget]:
    """Builds the tabs of a small window: the score and one per side; each opens the column as a drawer."""
    show, is_open = partial(controller.open_drawer, COLUMN), model.drawer == COLUMN
    found: list[Widget] = [
        SideTab("marks/laurel", str(model.view.vp), show, name="tab-score", tip=ui.text("tip-tab-score"), open_=is_open)
    ]
    for seat in (1 - model.seat, model.seat):
        name = words.side(ui.texts, seat)
        found.append(SideTab(MARKS[seat], "", show, name=f"tab-{seat}", tip=name, open_=is_open))
    return found


def tools(ui: Ui, model: TableModel, controller: TableController, upright: bool = False) -> Widget:
    """Builds the row of tools; ``upright``: one below the other, at the edge of a small window."""
    buttons: list[Widget] = []
    in_past = controller.history.open  # undo leads out of it
    undo = key_tip(ui, controller, "undo") + ("" if in_past else f"\n{why_no_undo(ui, model.match)}")
    for tool in table_tools(ui, controller, OWN_TOOLS, undo):
        buttons.append(
            Button(
                "",
                tool.action,
                picture=f"marks/{tool.picture}",
                size=14,
                name=f"tool-{tool.name}",
                kind="wood",
                tip=tool.tip,
                enabled=tool.enabled or (in_past and tool.name == "undo"),
                pressed=tool.pressed,
                grow=1,
            )
        )
    return EqualHeights(buttons, gap=3) if upright else Row([*buttons, Spacer()], gap=5, align="fill")
