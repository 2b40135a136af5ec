"""Keyboard focus: moves it by arrow keys, and after a choice by keys to where the next choice is made."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import pygame

from game.platform import clock
from game.platform.keyboard import primary_modifier
from game.widgets import click_guard
from game.widgets.base import Widget
from game.widgets.button import ENTER

ARROWS = {pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0), pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1)}
AGAIN = 100  # ms within which a held key repeats
Answers = dict[str, Collection[object]]
"""The answers of each widget, by its name."""


def answers_of(order: Sequence[Widget]) -> Answers:
    """Returns, by widget key, the answers to the pending decision that each widget offers; widgets without any are left
    out."""
    return {widget.key: tuple(widget.answers) for widget in order if widget.answers}


def moves_focus(event: pygame.Event) -> bool:
    """Returns whether a key event is of a key that moves the focus, whatever the screen."""
    return event.key == pygame.K_TAB or (event.key in ARROWS and not event.mod & (primary_modifier() | pygame.KMOD_ALT))


def is_chosen(widget: Widget) -> bool:
    """Returns whether the widget is marked as chosen."""
    return widget.chosen


def nearest(order: Sequence[Widget], focus: Widget, direction: tuple[int, int]) -> Widget | None:
    """Returns the nearest widget from the focused one in a direction ((1, 0): right, (0, 1): down), or None. Those
    straight ahead are preferred; what lies farther aside than ahead comes only where there is nothing else."""
    here = focus.rect
    best: tuple[bool, float, Widget] | None = None
    for widget in order:
        dx, dy = widget.rect.centerx - here.centerx, widget.rect.centery - here.centery
        along = dx * direction[0] + dy * direction[1]
        aside = abs(dx * direction[1]) + abs(dy * direction[0])
        overlap = (
            widget.rect.left < here.right and here.left < widget.rect.right
            if direction[1]
            else widget.rect.top < here.bottom and here.top < widget.rect.bottom
        )
        behind = widget.role == "map" and widget.rect.contains(here)  # a map that the focus lies on is in no direction
        if widget is focus or along <= 0 or behind:
            continue
        beside = aside > along and not overlap
        cost = along + aside * (0.3 if overlap else 2.5)
        if best is None or (beside, cost) < best[:2]:
            best = (beside, cost, widget)
    return best[2] if best is not None else None


def nearest_onward(order: Sequence[Widget], focus: Widget, direction: tuple[int, int]) -> Widget | None:
    """Finds the nearest widget as `nearest` does (None: there is none), but stays inside a scrolling list until its
    end. A widget below the list may be nearer than its hidden rows."""
    around = next((above for above in focus.ancestors() if above.scrolls), None)
    if around is not None and direction[1]:
        inside = nearest([widget for widget in order if around in widget.ancestors()], focus, direction)
        if inside is not None:
            return inside
    return nearest(order, focus, direction)


class FocusNavigation:
    """The focus of one UI root. `chose` records a choice made by keys; `follows` picks the next focus in the tree after
    it."""

    def __init__(self) -> None:
        self._before: Answers | None = None  # the answers offered when the keys made a choice
        self._was_chosen = False  # the widget was chosen before: the keys unchose it
        self._enter_ignored_until = 0  # clock time in ms; Enter before it still belongs to the last choice

    def forget(self) -> None:
        """Drops the choice recorded by `chose`, so that `follows` moves nothing."""
        self._before = None

    def chose(self, before: Answers | None, was_chosen: bool) -> None:
        """Records that a choice is made by a key press, for `follows`: the answers offered before it (None: no choice),
        and whether the focused widget was chosen already."""
        self._before, self._was_chosen = before, was_chosen

    def follows(self, focus: Widget | None, key: str, order: Sequence[Widget]) -> Widget | None:
        """Returns the next focus after a choice by keys on the widget `key`. That is what opened on it, or the map if
        it offers new places, or the first answer if the widget has none. None: the focus stays, as after unchoosing."""
        before, self._before = self._before, None
        if before is None:
            return None
        answers = [widget for widget in order if widget.answers]
        inside = [widget for widget in answers if focus in [*widget.ancestors()] and widget.key not in before]
        places = [widget for widget in answers if widget.place]
        other = any(before.get(widget.key) != tuple(widget.answers) for widget in places)
        if focus is not None and focus.answers and (focus.place or self._was_chosen > is_chosen(focus)):
            other = False
        own = focus is not None and focus.key == key and (bool(focus.answers) or key not in before)
        found = inside or (places if other else []) or ([] if own else answers)
        if not found:
            return None
        self._enter_ignored_until = clock.now() + click_guard.GUARD * 3 // 2  # longer than a held key takes to repeat
        return found[0]

    def ignores_enter(self, event: pygame.Event) -> bool:
        """Returns whether to ignore this Enter: it is held or pressed twice before the new focus could be seen; if so,
        ignores Enter for a moment more."""
        now = clock.now()
        if event.key not in ENTER or now >= self._enter_ignored_until:
            return False
        self._enter_ignored_until = max(self._enter_ignored_until, now + AGAIN)
        return True
