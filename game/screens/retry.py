"""Find the better turn: a mistake's position at its table, all moves legal; the turn that is played there is judged."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pygame

from engine.bots.review import Mistake
from engine.bots.turn_choices import ends_choice
from engine.core.move import IllegalMove
from game.play.review_controller import ReviewController
from game.render.ui import Ui
from game.screens.embedded_table import MOUSE, HostedShell, moved, translated, within
from game.screens.retry_panel import RetryRoot, retry_bar, retry_list
from game.shell.screen import Screen
from game.shell.shell import Shell
from game.shell.toasts import VAIN
from game.widgets.base import Widget
from game.widgets.material.panel import rosewood

LIST, BAR = 320, 50  # u
STEP = 1100  # ms between the moves of the best turn
ENOUGH = 2  # tries after which the best turn may be shown without asking for it
NOT_HERE = ("hint", "why", "menu", "save", "hurry", "branch")


MakeTable = Callable[[Shell, int, int], Any]  # a table, from the moves before and the seat that is played


class RetryScreen(Screen):
    """The list of mistakes beside the table. ``chosen``: the mistake that is open; ``closed``: its turn is over, and
    only a new try takes moves; ``step``: how many moves of the best turn are shown, None while it is not."""

    least = (1000, 560)

    def __init__(self, app: Shell, reviewing: ReviewController, make: MakeTable, chosen: int = 0) -> None:
        super().__init__(app)
        self.reviewing, self.make = reviewing, make
        self.area = pygame.Rect(0, 0, 1, 1)
        self.keys_here = False  # the keys go to the list, not to the table
        self.chosen = chosen
        self.step: int | None = None
        self.step_due = 0
        self.shown_best: set[int] = set()
        self.table: Any = None
        self.try_again()

    @property
    def mistakes(self) -> list[Mistake[Any]]:
        assert self.reviewing.review is not None
        return self.reviewing.review.mistakes

    @property
    def mistake(self) -> Mistake[Any]:
        return self.mistakes[self.chosen]

    @property
    def game(self) -> str:  # type: ignore[override]
        return str(self.reviewing.match.rules.id)

    # -- the table ---------------------------------------------------------------------------------------------------

    def try_again(self) -> None:
        """Puts the position back."""
        self._put_away()
        if self.reviewing.judging is not None:
            self.reviewing.stop()
        shell = HostedShell(self.app, self)
        table = self.make(shell, self.mistake.moves, self.mistake.seat)
        shell.holds(table)
        table.open_menu = self.leave
        table.hint = table.why = table.save_now = self._not_now
        self.table, self.closed, self.step = table, False, None
        self.rebuild()

    def _put_away(self) -> None:
        if self.table is not None:
            self.table.stop()
            self.table.match.close()
            self.table = None

    def _not_now(self) -> None:
        self.app.toast(self.text("retry-not-now"), VAIN)

    @property
    def turn(self) -> list[Any]:
        """The moves tried, up to the one that ended the choice."""
        found = []
        for entry in self.table.match.log[self.mistake.moves :]:
            if entry.move.seat != self.mistake.seat:
                break
            found.append(entry.move)
            if ends_choice(entry.events, self.mistake.seat):
                break
        return found

    @property
    def _over(self) -> bool:
        """Whether the turn that is tried is over: nothing more is decided on what was known."""
        match, seat = self.table.match, self.mistake.seat
        entries = match.log[self.mistake.moves :]
        if not entries:
            return False
        before = match.seen_at(self.mistake.moves, seat)
        if match.rules.is_simultaneous(before) or seat not in match.awaiting:
            return True
        return any(ends_choice(entry.events, seat) for entry in entries)

    # -- what is chosen ----------------------------------------------------------------------------------------------

    def choose(self, number: int) -> None:
        """Opens another mistake."""
        if number != self.chosen:
            self.chosen = number
            self.try_again()

    def next(self) -> None:
        """Opens the next mistake, after the last one the first."""
        self.choose((self.chosen + 1) % len(self.mistakes))

    def show_best(self) -> None:
        """Plays the best turn step by step."""
        self.shown_best.add(self.mistake.moves)
        self.try_again()
        self.closed, self.step, self.step_due = True, 0, 0

    @property
    def best_known(self) -> bool:
        """Whether the best turn may be told: it was found or shown, or tried for twice."""
        tries = len(self.reviewing.attempts_at(self.mistake))
        known = self.mistake.moves in (*self.shown_best, *self.reviewing.solved)
        return known or tries >= ENOUGH

    # -- drawing -----------------------------------------------------------------------------------------------------

    def build(self, ui: Ui) -> Widget:
        left = min(ui.px(LIST), ui.size[0] * 2 // 5)
        self.area = pygame.Rect(left, ui.px(BAR), ui.size[0] - left, ui.size[1] - ui.px(BAR))
        return RetryRoot(retry_list(ui, self), retry_bar(ui, self), left, ui.px(BAR))

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
                self.table.draw(ui, target.subsurface(self.area.clip(target.get_rect())))
        super().draw(ui, target)

    def rebuild(self) -> None:
        super().rebuild()
        if getattr(self, "table", None) is not None:
            self.table.rebuild()

    # -- input -------------------------------------------------------------------------------------------------------

    def handle(self, event: pygame.Event) -> bool:
        """Passes clicks to what lies under them; keys go to the table, or after F6 to the list."""
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
            self.ui.pointer = moved(before, self.area)
            inside = translated(event, self.area)
            return bool(table.ui_root.interrupted(self.ui, inside) or table.handle(inside))

    def command(self, command: str) -> bool:
        """Commands of the table, but for those that would tell the better turn or leave it."""
        if command == "back":
            if self.keys_here:
                self.keys_here = False
                self.ui_root.set_focus(self.ui, None)
            elif self.closed or self.table is None:
                self.leave()
            else:
                with within(self.ui, self.area):
                    self.table.command("back")
            return True
        if command in NOT_HERE:
            self._not_now()
            return True
        if self.closed:
            return self._after_the_end(command)
        if self.table is None:
            return False
        with within(self.ui, self.area):
            return bool(self.table.command(command))

    def _after_the_end(self, command: str) -> bool:
        if command == "undo":
            self.try_again()
        elif command == "confirm":
            self.next()
        else:
            return False
        return True

    def leave(self) -> None:
        self.closing()
        self.app.pop()

    def closing(self) -> None:
        if self.reviewing.judging is not None:
            self.reviewing.stop()
        self._put_away()

    # -- time --------------------------------------------------------------------------------------------------------

    def tick(self, now: int) -> bool:
        if self.table is None:
            return False
        with within(self.ui, self.area):
            moved_on = bool(self.table.tick(now))
        if self.step is not None and now >= self.step_due:
            moved_on = self._show_step(now) or moved_on
        if not self.closed and self._over:
            self.closed = True
            self.reviewing.judge(self.mistake, self.turn)
            moved_on = True
            self.rebuild()
        if self.reviewing.tick():
            moved_on = True
            self.rebuild()
        return moved_on

    def _show_step(self, now: int) -> bool:
        """Plays the next move of the best turn."""
        assert self.step is not None
        match, better = self.table.match, self.mistake.better
        if self.step >= len(better):
            return False
        move = better[self.step]
        self.step, self.step_due = self.step + 1, now + STEP
        try:
            events = match.submit(move)
        except IllegalMove:  # legal in every world that was imagined, but not in this one
            self.step = len(better)
            return True
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
        if self.step is not None and self.step < len(self.mistake.better):
            due.append(max(1, self.step_due - now))
        known = [wait for wait in due if wait is not None]
        return min(known) if known else None

    def actions(self) -> dict[str, Callable[[], None]]:
        """Returns the actions of the bar over the table, by the message of each button."""
        found: dict[str, Callable[[], None]] = {"retry-again": self.try_again, "retry-show": self.show_best}
        if len(self.mistakes) > 1:
            found["retry-next"] = self.next
        return found

    def card_action(self, number: int) -> Callable[[], None]:
        """Opens a mistake of the list."""
        return partial(self.choose, number)
