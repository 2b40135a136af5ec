"""The base class of the puzzle and retry screens: one turn is tried at a table where any legal move may be played, then
judged."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any

import pygame

from engine.bots.turn_choices import ends_choice
from engine.core.event import Event
from engine.core.move import IllegalMove
from game.render.ui import Ui
from game.screens.embedded_table import MOUSE, position_within, translated, within
from game.screens.turn_marks import TurnMark, draw_turn_marks, mark_of
from game.shell.announcement import Announcement
from game.shell.screen import Screen
from game.shell.shell import Shell
from game.widgets.base import Size, Widget
from game.widgets.material.panel import rosewood
from game.widgets.pan_and_regions import jump_region
from game.widgets.ui_root import UiRoot

LIST, BAR = 320, 50  # u
STEP = 1100  # ms between the moves of the best turn
ENOUGH = 2  # tries after which the best turn may be shown without asking for it


class TrialRoot(Widget):
    """Lays out the list at the left and the bar at the top; between them the table is drawn."""

    def __init__(self, left: Widget, bar: Widget, wide: int, high: int) -> None:
        super().__init__()
        self.wide, self.high = wide, high
        self.add(left, bar)

    def measure(self, ui: Ui, width: int) -> Size:
        return (width, ui.size[1])

    def arrange(self, ui: Ui, rect: pygame.Rect) -> None:
        self.rect = rect
        pad = ui.px(10)
        column = pygame.Rect(rect.x, rect.y, self.wide, rect.height)
        self.children[0].arrange(ui, column.inflate(-2 * pad, -2 * pad))
        bar = pygame.Rect(rect.x + self.wide, rect.y, rect.width - self.wide, self.high)
        self.children[1].arrange(ui, bar.inflate(-2 * pad, -pad))


class TrialScreen(Screen, ABC):
    """A screen on which one turn is tried. ``closed``: the turn is over, and only a new try takes moves; ``step``: how
    many moves of the best turn are shown, None while it is not."""

    least = (1000, 560)
    judges_at_once = True  # a turn is judged when it is over; else when its player says so

    def __init__(self, app: Shell) -> None:
        super().__init__(app)
        self.area = pygame.Rect(0, 0, 1, 1)
        self.keys_here = False  # the keys go to the list, not to the table
        self.closed = False
        self.waits = False  # the turn is over and waits to be judged
        self.step: int | None = None
        self.step_due = 0
        self.marks: list[TurnMark] = []  # of the steps of the best turn that are shown
        self.table: Any = None

    # -- what a screen fills in ----------------------------------------------------------------------------------

    @property
    @abstractmethod
    def seat(self) -> int:
        """The seat whose turn is tried."""

    @property
    @abstractmethod
    def start(self) -> int:
        """The number of moves that were played in the game before the turn that is tried."""

    @property
    @abstractmethod
    def better(self) -> Sequence[Any]:
        """The moves of the best turn."""

    @abstractmethod
    def make_table(self) -> Any:
        """Returns a new trial table with the position before the turn (see `AdviceTable.become_trial`)."""

    @abstractmethod
    def judge(self, turn: Sequence[Any]) -> None:
        """Sends the moves of a tried turn to the worker process for judgement."""

    @abstractmethod
    def stop_judging(self) -> None:
        """Stops a judgement that is in progress."""

    @abstractmethod
    def take_verdict(self) -> bool:
        """Takes in a judgement if one has arrived. Returns whether the list of tries must be rebuilt."""

    @abstractmethod
    def list_and_bar(self, ui: Ui) -> tuple[Widget, Widget]:
        """Builds the list at the left and the bar at the top."""

    @abstractmethod
    def next(self) -> None:
        """Opens the next puzzle or mistake; after the last one closes the screen or goes on with the first."""

    # -- the table -----------------------------------------------------------------------------------------------

    def try_again(self) -> None:
        """Makes a new table with the position before the turn, for a new try; a judgement in progress is dropped."""
        self._put_away()
        self.stop_judging()
        self.table, self.closed, self.waits, self.step = self.make_table(), False, False, None
        self.marks = []
        self.rebuild()

    def show_best(self) -> None:
        """Makes a new table and has the best turn played on it step by step; the player can move again only in a new
        try."""
        self.try_again()
        self.closed, self.step, self.step_due = True, 0, 0

    def judge_it(self) -> None:
        """Sends the finished turn for judgement."""
        self.waits = False
        self.judge(self.turn)
        self.rebuild()

    def take_back(self) -> None:
        """Takes back the last move of a turn that is not judged yet, else the whole turn."""
        if self.waits and self.table.match.can_undo:
            self.closed = self.waits = False
            self.table.controller.undo()
            self.rebuild()
        else:
            self.try_again()

    def _put_away(self) -> None:
        if self.table is not None:
            self.table.stop()
            self.table.match.close()
            self.table = None

    @property
    def turn(self) -> list[Any]:
        """The moves of the present try, up to the one that ended the seat's choice."""
        found = []
        for entry in self.table.match.log[self.start :]:
            if entry.move.seat != self.seat:
                break
            found.append(entry.move)
            if ends_choice(entry.events, self.seat):
                break
        return found

    @property
    def over(self) -> bool:
        """Whether the tried turn is over: the seat has no further decision, or only after learning something new."""
        match, seat = self.table.match, self.seat
        entries = match.log[self.start :]
        if not entries:
            return False
        before = match.view_at(self.start, seat)
        if match.rules.is_simultaneous(before) or seat not in match.awaiting:
            return True
        return any(ends_choice(entry.events, seat) for entry in entries)

    @property
    def choice_marks(self) -> list[TurnMark]:
        """The mark at the widget or place that was chosen in the game, as a list, if it may be shown (default:
        empty)."""
        return []

    def mark(self, move: Any, events: Sequence[Event] = (), number: int = 0) -> TurnMark:
        """Returns the mark to draw on the table for a move; `number`: of the step, 0 for none."""
        return mark_of(self.table.describer, self.table.match.rules.dump_move(move), move, events, number)

    # -- drawing -------------------------------------------------------------------------------------------------

    def build(self, ui: Ui) -> Widget:
        left = min(ui.px(LIST), ui.size[0] * 2 // 5)
        things, bar = self.list_and_bar(ui)
        pad = ui.px(10)
        high = max(ui.px(BAR), bar.measure(ui, ui.size[0] - left - 2 * pad)[1] + pad)  # enlarged texts need more
        self.area = pygame.Rect(left, high, ui.size[0] - left, ui.size[1] - high)
        return TrialRoot(things, bar, left, high)

    def backdrop(self, ui: Ui, target: pygame.Surface) -> None:
        rosewood(ui, target, pygame.Rect(0, 0, self.area.x, ui.size[1]), ("right",))
        rosewood(ui, target, pygame.Rect(self.area.x, 0, self.area.width, self.area.y), ("bottom",))

    def refresh(self, ui: Ui) -> None:
        super().refresh(ui)
        if self.table is not None:
            with within(ui, self.area):
                self.table.refresh(ui)

    def draw(self, ui: Ui, target: pygame.Surface) -> None:
        self.refresh(ui)
        if self.table is not None:
            with within(ui, self.area):
                part = target.subsurface(self.area.clip(target.get_rect()))
                self.table.draw(ui, part)
                draw_turn_marks(ui, part, self.table, [*self.choice_marks, *self.marks])
        super().draw(ui, target)

    def rebuild(self) -> None:
        super().rebuild()
        if self.table is not None:
            self.table.rebuild()

    # -- read aloud ----------------------------------------------------------------------------------------------

    @property
    def read_roots(self) -> Sequence[UiRoot]:
        if self.table is None:
            return (self.ui_root,)
        return (self.table.ui_root, self.ui_root) if self.keys_here else (self.ui_root, self.table.ui_root)

    def unread(self) -> list[str]:
        return list(self.table.unread()) if self.table is not None else []

    def words_of_place(self, focus: Widget) -> Announcement | None:
        if self.table is None or self.keys_here:
            return None
        with within(self.ui, self.area):
            found: Announcement | None = self.table.words_of_place(focus)
        return found

    # -- input ---------------------------------------------------------------------------------------------------

    def handle(self, event: pygame.Event) -> bool:
        """Passes an event on: clicks to what lies under them, keys to the table, or after F6 to the list. Returns
        whether to redraw."""
        self.refresh(self.ui)
        if event.type in MOUSE:
            self.ui.pointer = event.pos
        if event.type == pygame.KEYDOWN and event.key == pygame.K_F6:
            self.keys_here = not self.keys_here
            if self.keys_here:
                self.ui_root.step_focus(self.ui, 1)
            else:
                self.ui_root.set_focus(self.ui, None)
            return True
        own = self._is_own(event)
        changed = False
        if own or event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONUP):
            changed = super().handle(event)
        if not own or event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONUP):
            changed = self._to_table(event) or changed
        return changed

    def jump_region(self, step: int) -> None:
        """Moves the focus to the next region of the table, from its last region to the list, and from there to the
        table."""
        table = self.table
        if table is None or self.closed:
            self.keys_here = True
        if not self.keys_here and table is not None:
            with within(self.ui, self.area), table.fitted(self.ui):
                if jump_region(table.ui_root, self.ui, step, around=False):
                    return
            self.keys_here = True
            self.ui_root.set_focus(self.ui, None)
        self.refresh(self.ui)
        if not jump_region(self.ui_root, self.ui, step, around=table is None or self.closed):
            self.keys_here = False
            self.ui_root.set_focus(self.ui, None)
            table.ui_root.set_focus(self.ui, None)
            self.jump_region(step)

    def pan_zoom(self, by: tuple[int, int], place: tuple[int, int] | None = None, factor: float = 1.0) -> bool:
        inside = not self.keys_here if place is None else self.area.collidepoint(place)
        if not inside or self.table is None:
            return super().pan_zoom(by, place, factor)
        with within(self.ui, self.area):
            inner = position_within(place, self.area) if place is not None else None
            return bool(self.table.pan_zoom(by, inner, factor))

    def _is_own(self, event: pygame.Event) -> bool:
        if event.type in (pygame.KEYDOWN, pygame.KEYUP, pygame.TEXTINPUT):
            return self.keys_here
        return not self.area.collidepoint(event.pos if event.type in MOUSE else self.ui.pointer)

    def _to_table(self, event: pygame.Event) -> bool:
        table = self.table
        if table is None or (self.closed and event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN)):
            return False
        if event.type in (pygame.WINDOWLEAVE, pygame.WINDOWFOCUSLOST):
            table.ui_root.cancel_press(self.ui)
        before = self.ui.pointer
        with within(self.ui, self.area):
            self.ui.pointer = position_within(before, self.area)
            inside = translated(event, self.area)
            return bool(table.ui_root.interrupted(self.ui, inside) or table.handle(inside))

    def command(self, command: str) -> bool:
        """Handles a command key: passes it to the table or, once the turn is over, takes back, judges or goes on, or
        leaves. Esc first returns from the list to the table. Returns whether it was handled."""
        if command == "back":
            self._back()
            return True
        if self.closed:
            return self._after_the_end(command)
        if self.table is None:
            return False
        with within(self.ui, self.area):
            return bool(self.table.command(command))

    def _back(self) -> None:
        if self.keys_here:
            self.keys_here = False
            self.ui_root.set_focus(self.ui, None)
        elif self.closed or self.table is None:
            self.leave()
        else:
            with within(self.ui, self.area):
                self.table.command("back")

    def _after_the_end(self, command: str) -> bool:
        found = {"undo": self.take_back, "confirm": self.judge_it if self.waits else self.next, "menu": self.leave}
        if command not in found:
            return False
        found[command]()
        return True

    def leave(self) -> None:
        self.closing()
        self.app.pop()

    def closing(self) -> None:
        self.stop_judging()
        self._put_away()

    # -- time ----------------------------------------------------------------------------------------------------

    def tick(self, now: int) -> bool:
        if self.table is None:
            return False
        with within(self.ui, self.area):
            moved_on = bool(self.table.tick(now))
        if self.step is not None and now >= self.step_due:
            moved_on = self._show_step(now) or moved_on
        if not self.closed and self.over:
            self.closed = self.waits = moved_on = True
            if self.judges_at_once:
                self.judge_it()
            self.rebuild()
        if self.take_verdict():
            moved_on = True
            self.rebuild()
        return moved_on

    def _show_step(self, now: int) -> bool:
        """Plays the next move of the best turn."""
        assert self.step is not None
        match = self.table.match
        if self.step >= len(self.better):
            return False
        move = self.better[self.step]
        self.step, self.step_due = self.step + 1, now + STEP
        try:
            events = match.submit(move)
        except IllegalMove:  # legal in every world that was imagined, but not in this one
            self.step = len(self.better)
            return True
        self.marks.append(self.mark(move, events, self.step))
        with within(self.ui, self.area):
            self.table.controller.happened(events)
            self.table.light_step(self.table.seen(events), again=True)
        self.rebuild()
        return True

    def next_tick(self, now: int) -> int | None:
        if self.table is None:
            return None
        with within(self.ui, self.area):
            due = [self.table.next_tick(now), self.table.ui_root.next_tick(now)]
        if self.step is not None and self.step < len(self.better):
            due.append(max(1, self.step_due - now))
        known = [wait for wait in due if wait is not None]
        return min(known) if known else None

    # -- buttons -------------------------------------------------------------------------------------------------

    def actions(self) -> dict[str, Callable[[], None]]:
        """Returns the actions of the buttons in the bar over the table, by the message id of each button."""
        return {"retry-again": self.try_again, "retry-show": self.show_best}
