"""The column on the right: tools, score, calendar, both sides, what scoring would bring, what happened last."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from engine.core.event import Event
from engine.struggle.events import TurnBegan
from game.play.advice_controller import hint_tip, why_no_hint
from game.play.log_lines import Words, newest
from game.render.ui import Ui
from game.struggle.drawing.palette import MARKS
from game.struggle.panels.award_table import Ledger
from game.struggle.panels.scoring_panel import ScoredLedger
from game.struggle.panels.side_strips import Strip
from game.struggle.panels.track import Calendar, Track
from game.struggle.preview import expected
from game.struggle.scoring_show import ScoredShow
from game.struggle.table_controller import Hands
from game.struggle.table_model import Desk
from game.struggle.wording import words
from game.struggle.wording.log_text import teller
from game.widgets.base import Box, Row, Spacer, Widget
from game.widgets.button import Button
from game.widgets.rich_text import lay_out
from game.widgets.scroll import Scroll
from game.widgets.side_panel import Tab

LINES = 14
SCORED = 214  # u, of the rows of a scoring at most: nine; more scroll
LEAST = 90  # u, of what happened last
TITLED = 66  # u: in less its lines have the room of the title, too
COLUMN = "column"  # the drawer of a small window
TOOLS = (
    ("undo", "undo"),
    ("redo", "redo"),
    ("hint", "hint"),
    ("war", "swords"),
    ("cards", "gallery"),
    ("log", "log"),
    ("menu", "menu"),
)


class Upright(Box):
    """Children of the same height one below the other; they share the room."""

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        step = rect.height // max(1, len(self.children))
        for number, child in enumerate(self.children):
            child.arrange(ui, pygame.Rect(rect.x, rect.y + step * number, rect.width, step - ui.px(self.gap)))


class Stacked(Box):
    """Parts one below the other; the last has what is left, and at least ``LEAST``."""

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


class Since(Widget):
    """The end of the log, the newest last, as much as fits; pointed at, all of it."""

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


def column(ui: Ui, desk: Desk, hands: Hands, redraw: Callable[[], object] = lambda: None) -> list[Widget]:
    """Its parts from above, without the tools. While a scoring is shown its rows stand in the forecast's place, and
    the ghost on the track is where the turn began."""
    s = desk.view
    if desk.show is not None and not hands.history.open:
        return _scored(ui, desk, hands, desk.show, redraw)
    ledger = Ledger(ui, desk)
    then = expected(s, tuple(ledger.leads)) if desk.story is None else s.vp  # of the next turn nobody thinks yet
    own = desk.seat
    tip = ui.text("tip-track", vp=s.vp, then=then)
    told = newest(desk.match, partial(_deed, teller(ui.texts, desk)), LINES, desk.match.at)
    lines = [line.text for line in reversed(told)]
    return [
        Track(s.vp, then, tip),
        Calendar(s.step, ui.text("tip-calendar", turn=s.turn, round=(s.round + 1) // 2)),
        Strip(ui, desk, hands, 1 - own),
        Strip(ui, desk, hands, own),
        ledger,
        Since(lines, ui.text("since-title")),
    ]


def _scored(ui: Ui, desk: Desk, hands: Hands, show: ScoredShow, redraw: Callable[[], object]) -> list[Widget]:
    s, own, before = desk.view, desk.seat, show.step.before
    rows = Scroll(ScoredLedger(ui, show, redraw), name="scored-rows", most=SCORED)
    return [
        Track(show.score, before, ui.text("scored-track-tip", now=show.score, before=before)),
        Calendar(s.step, ui.text("tip-calendar", turn=s.turn, round=(s.round + 1) // 2)),
        Strip(ui, desk, hands, 1 - own),
        Strip(ui, desk, hands, own),
        rows,
        Since([], ui.text("since-title")),
    ]


def _deed(words_: Words, event: Event) -> str:
    """Without the heading of a round: at its beginning that would be all there is room for."""
    return "" if isinstance(event, TurnBegan) else words_(event)


def tabs(ui: Ui, desk: Desk, hands: Hands) -> list[Widget]:
    """In a small window: the score, and a tab a side; each opens the column as a drawer."""
    show, is_open = partial(hands.open_drawer, COLUMN), desk.drawer == COLUMN
    found: list[Widget] = [
        Tab("marks/laurel", str(desk.view.vp), show, name="tab-score", tip=ui.text("tip-tab-score"), open_=is_open)
    ]
    for seat in (1 - desk.seat, desk.seat):
        name = words.side(ui.texts, seat)
        found.append(Tab(MARKS[seat], "", show, name=f"tab-{seat}", tip=name, open_=is_open))
    return found


def tools(ui: Ui, desk: Desk, hands: Hands, key_of: dict[str, str], upright: bool = False) -> Widget:
    """The row of tools; ``upright``: one below the other, at the edge of a small window."""

    def able(name: str) -> bool:
        match = desk.match
        return {
            "undo": match.can_undo or hands.history.open,
            "redo": match.can_redo,
            "hint": not why_no_hint(match),
        }.get(name, True)

    def action(name: str) -> object:
        if name in ("menu", "hint"):
            return partial(hands.wish, name)
        return {"undo": hands.undo, "redo": hands.redo}.get(name, partial(hands.open_drawer, name))

    buttons: list[Widget] = []
    for name, picture in TOOLS:
        tip = f"{ui.text(f'command-{name}')} ({key_of.get(name, '')})"
        if name == "undo" and not able(name):
            tip += f"\n{why_not_undo(ui, desk)}"
        elif name == "hint":
            tip = hint_tip(ui.text, desk.match, key_of.get(name, ""))
        buttons.append(
            Button(
                "",
                action(name),  # type: ignore[arg-type]
                picture=f"marks/{picture}",
                size=14,
                name=f"tool-{name}",
                kind="wood",
                tip=tip,
                enabled=able(name),
                pressed=desk.drawer == name,
                grow=1,
            )
        )
    return Upright(buttons, gap=3) if upright else Row([*buttons, Spacer()], gap=5, align="fill")


def why_not_undo(ui: Ui, desk: Desk) -> str:
    """Nothing is left to take back, something was revealed, or the screen was handed over."""
    code = desk.match.barrier.code
    return ui.text(f"barrier-{code}") if ui.texts.has(f"barrier-{code}") else ui.text("barrier-revealed")
