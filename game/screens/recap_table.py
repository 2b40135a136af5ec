"""Table mixin for the recap: other seats' moves are highlighted as they come, then listed."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from functools import partial
from typing import Any, Generic, TypeVar

import pygame

from engine.core.event import Event
from game.platform import clock
from game.play.recap_controller import RecapController
from game.play.steps import Place
from game.play.table_controller import BaseController
from game.play.turn_runner import TurnRunner
from game.render.ui import Ui
from game.screens.recap_panel import WIDE, recap_panel
from game.screens.saved_table import AnyMatch, SavedTable
from game.widgets.base import Widget
from game.widgets.button import main_buttons

AnyController = TypeVar("AnyController", bound=BaseController[Any, Any])
CLOSING = ("recap-on", "outcome-done", "reveal-on", "story-on")  # buttons that close what is shown before a decision
USABLE = ("map", "overview", "coach", "ribbon", "say-open", "advice")  # widgets that take clicks while a recap is open


class RecapTable(SavedTable[AnyMatch], Generic[AnyMatch, AnyController]):
    controller: AnyController
    runner: TurnRunner
    recaps: RecapController

    @abstractmethod
    def place_pointed_at(self) -> Place | None:
        """Returns the place of the map under the pointer, or that keys have moved to; None if there is none."""

    def resume(self) -> None:
        """Has a recap of the others' last moves opened when a saved game is continued, if `bots_played_last` is true
        and somebody has to decide."""
        if self.match.current_seat is not None and self.bots_played_last():
            self.runner.request_recap()

    def bots_played_last(self) -> bool:
        """Returns whether a continued game opens with a recap: here, whether a bot ended a turn after the last move of
        a person."""
        for entry in reversed(self.match.log):
            if self.match.is_person(entry.move.seat):
                return False
            if self.match.policy.ends_turn(entry.move):
                return True
        return False

    def open_recap(self) -> None:
        """Opens the recap for the person at the screen; does nothing while nobody is the viewer."""
        if self.match.viewer is not None:
            self.controller.tell_recap(self.match.viewer)

    def light_step(self, events: Sequence[Event], *, again: bool = False) -> None:
        """Highlights the places of the shown position's last move if no person here made it and pauses are not skipped,
        or with ``again`` in any case; else removes the highlights. ``events``: those of the move that the viewer may
        know."""
        number = self.match.at
        mover = self.match.log[number - 1].move.seat if number else -1
        if again or not (self.match.is_person(mover) or self.runner.hurried):
            self.recaps.light(events, number, clock.now(), again)
        else:
            self.recaps.lit = []

    def whole(self, ui: Ui) -> Widget:
        """Builds the widgets; of their main buttons only the one that closes an open page is drawn as such."""
        tree = super().whole(ui)
        buttons = main_buttons(tree)
        closing = next((one for one in buttons if one.name in CLOSING), None)
        for button in buttons:
            button.yields = closing is not None and button is not closing
        return tree

    def recap_panel(self, ui: Ui, wide: float = WIDE) -> Widget | None:
        """Builds the recap's panel, ``wide`` u (units of length) wide; None: it is closed, the past is shown, or there
        is nothing to show."""
        if self.controller.model.recap_since is None or self.controller.history.open:
            return None
        return recap_panel(ui, self.recaps, self.controller, wide)

    def recap(self) -> Widget | None:
        """Returns the recap's panel among the widgets now shown; None: no recap is open."""
        if self.controller.model.recap_since is None:
            return None
        self.refresh(self.ui)
        return next((widget for widget in self.ui_root.root.walk() if widget.name == "recap"), None)

    # -- clicks and keys -------------------------------------------------------------------------------------------

    def handle(self, event: pygame.Event) -> bool:
        """Handles an event: a click beside a recap closes it and does nothing else, and arrow keys step through the
        past. A click that was on its way when the recap came is dropped, too, and leaves it open."""
        return self._beside_recap(event) or self._in_time(event) or super().handle(event)

    def _beside_recap(self, event: pygame.Event) -> bool:
        clicked = event.type == pygame.MOUSEBUTTONDOWN and event.button in (1, 2, 3)  # the wheel is 4 and 5
        recap = self.recap() if clicked else None
        if recap is None or recap.rect.collidepoint(event.pos):
            return False
        if any(widget.name in USABLE for widget in self.ui_root.pointed()):
            return False  # the map is moved, its rings are looked at, coach, advice and people answer, meanwhile
        self.ui.press = (clock.now(), event.pos, recap)
        self.controller.leave_recap()
        return True

    def _in_time(self, event: pygame.Event) -> bool:
        history = self.controller.history
        if event.type != pygame.KEYDOWN or not history.open or self.ui_root.popup is not None:
            return False
        steps = {
            pygame.K_LEFT: partial(history.step, -1),
            pygame.K_RIGHT: partial(history.step, 1),
            pygame.K_UP: partial(history.step_turn, -1),
            pygame.K_DOWN: partial(history.step_turn, 1),
        }
        if event.key not in steps:
            return False
        steps[event.key]()
        return True
