"""Table mixin for the coach's light: finds the widget or the place that a lesson's step speaks of."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Generic

import pygame

from engine.core.lesson import is_named
from game.play.lesson_controller import LessonController
from game.play.recap_controller import StepRing
from game.play.steps import Place
from game.render.theme import GOLD
from game.screens.advice_table import AdviceTable
from game.screens.coach_panel import CoachRoot
from game.screens.recap_table import CLOSING, AnyController
from game.screens.saved_table import AnyMatch
from game.widgets.base import Widget

MAIN = "main"  # name of the main button


class CoachLight(AdviceTable[AnyMatch, AnyController], Generic[AnyMatch, AnyController]):
    lesson: LessonController | None = None
    main_commits = True  # the main button commits what is chosen; else a chosen thing is followed by its place

    # -- what a game fills in --------------------------------------------------------------------------------------

    def numbered_place(self, number: int) -> Place:
        """Returns the map's key of a place that lessons know by its number."""
        return number

    def number_of_place(self, place: Place) -> int | None:
        """Returns the number by which lessons refer to a place; None if it has none."""
        return place if isinstance(place, int) else None

    def lit_places(self) -> Sequence[Place]:
        """Returns the places of the map that are highlighted as choices for the next move (default: none)."""
        return ()

    def chosen_places(self) -> Collection[Place]:
        """Returns the places of the map that are chosen already (default: none)."""
        return ()

    def has_blocking_page(self) -> bool:
        """Returns whether a page (a recap, a battle's end) must be closed before the player can decide."""
        model = self.controller.model
        return model.recap_since is not None or model.presenting

    def asks_to_confirm(self) -> bool:
        """Returns whether a second press of the main button confirms the move (default: no)."""
        return False

    def has_urgent_decision(self) -> bool:
        """Returns whether the turn waits for the answer to the pending question, such as a payment (default: no)."""
        return False

    def starts_turn(self, widget: Widget) -> bool:
        """Returns whether a turn starts with this widget, so that later in it this answers nothing (default: no)."""
        return False

    def main_answers(self) -> bool:
        """Returns whether pressing the main button answers the pending question rather than declines it (default:
        no)."""
        return False

    # -- the light -------------------------------------------------------------------------------------------------

    def _light_target(self) -> tuple[Widget | None, int | None]:
        """Returns what the light falls on: a widget, or a place by its number. While a recap or a battle's end waits it
        is the button that closes it, and the main button while that is to be confirmed or, if the step names it,
        commits what is chosen; else the first of the step's that answers the pending question, widgets before places
        and idle ones last; else the first in sight, or the main button."""
        lesson, root = self.lesson, self.ui_root.root
        if lesson is None or not isinstance(root, CoachRoot):
            return (None, None)
        if self.has_blocking_page() and (closing := self._in_sight(root, CLOSING)):
            return (closing[0], None)
        light = lesson.light
        if self.asks_to_confirm() and (light.widgets or light.places):
            return (next(iter(self._in_sight(root, (MAIN,))), None), None)
        named = self._in_sight(root, light.widgets)
        shown = [widget for widget in named if not widget.chosen]
        lit, chosen = set(self.lit_places()), set(self.chosen_places())
        open_ = [place for place in light.places if self.numbered_place(place) not in chosen]
        main = next((widget for widget in shown if widget.name == MAIN), None)
        if main is not None and self.main_commits and (len(shown) < len(named) or len(open_) < len(light.places)):
            return (main, None)
        shown = [widget for widget in shown if widget is not main]
        place = next((one for one in open_ if self.numbered_place(one) in lit), None)
        picked = [name for name in light.widgets if any(one.chosen and is_named(one.name, name) for one in named)]
        answering = sorted((widget for widget in shown if widget.answers), key=lambda widget: widget.idle)
        others = [one for one in answering if not any(is_named(one.name, name) for name in picked)]
        if others:  # of what is chosen already, another of the same kind comes last
            return (others[0], None)
        if place is not None or answering:
            return (None, place) if place is not None else (answering[0], None)
        if main is not None and (self.controller.model.pending is not None or not self.main_commits):
            return (main, None)
        if not lesson.awaits_look:
            shown = [widget for widget in shown if not self.starts_turn(widget)]  # of these none answers any more
            if (light.widgets or light.places) and self.has_urgent_decision():
                open_ = []
                if not shown and self.main_answers():
                    main = next(iter(self._in_sight(root, (MAIN,))), None)
        if shown or open_:
            return (shown[0], None) if shown else (None, open_[0])
        return (main, None)

    def _lights_main(self) -> bool:
        widget = self._light_target()[0]
        return widget is not None and widget.name == MAIN

    def _in_sight(self, root: CoachRoot, names: Sequence[str]) -> list[Widget]:
        """Returns the widgets of these names that lie on top at their own middle, in the order of the names."""
        found: list[Widget] = []
        for name in names:
            for widget in root.table.walk():
                named = is_named(widget.name, name) and widget.rect.width > 0 and widget.enabled
                if named and widget in root.table.under(widget.rect.center):
                    found.append(widget)
        return found

    def _lit_frames(self) -> list[pygame.Rect]:
        return [widget.rect for widget in self._light_target()[:1] if widget is not None]

    def coach_rings(self) -> list[StepRing]:
        """Returns the ring round the place of the map that the coach speaks of, as a list; empty if it is no place."""
        number = self._light_target()[1]
        return [] if number is None else [StepRing(self.numbered_place(number), 0, GOLD, light=True)]

    def rings(self) -> list[StepRing]:
        """Returns all rings to draw on the map: here those of the recap and the one of the coach."""
        return [*self.recaps.marks(), *self.coach_rings()]
