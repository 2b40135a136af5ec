"""Where the focus goes: by the arrows, and after a choice by keys to where the next one is made."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import pygame

from game.platform import clock
from game.platform.keyboard import primary_modifier
from game.widgets import click_guard
from game.widgets.base import Widget
from game.widgets.button import ENTER

ARROWS = {pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0), pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1)}
AGAIN = 100  # ms within which a key that is held comes again
Answers = dict[str, Collection[object]]
"""By the names of those that answer."""


def answers_of(order: Sequence[Widget]) -> Answers:
    """What may be answered, and where."""
    return {widget.name: tuple(widget.answers) for widget in order if widget.answers}


def leads_on(event: pygame.Event) -> bool:
    """The key leads from one thing to another, on every screen."""
    return event.key == pygame.K_TAB or (event.key in ARROWS and not event.mod & (primary_modifier() | pygame.KMOD_ALT))


def is_chosen(widget: Widget) -> bool:
    return bool(getattr(widget, "chosen", False))


def nearest(order: Sequence[Widget], focus: Widget, direction: tuple[int, int]) -> Widget | None:
    """The nearest to what has the focus in a direction, of two as near the one straight ahead. None: none is there."""
    here = focus.rect
    best: tuple[float, Widget] | None = None
    for widget in order:
        dx, dy = widget.rect.centerx - here.centerx, widget.rect.centery - here.centery
        along = dx * direction[0] + dy * direction[1]
        aside = abs(dx * direction[1]) + abs(dy * direction[0])
        overlap = (
            widget.rect.left < here.right and here.left < widget.rect.right
            if direction[1]
            else widget.rect.top < here.bottom and here.top < widget.rect.bottom
        )
        if widget is focus or along <= 0:
            continue
        cost = along + aside * (0.3 if overlap else 2.5)
        if best is None or cost < best[0]:
            best = (cost, widget)
    return best[1] if best is not None else None


def nearest_onward(order: Sequence[Widget], focus: Widget, direction: tuple[int, int]) -> Widget | None:
    """The same; but up and down lead through all that scrolls with what has the focus before they leave it, though what
    stands below the window of a list is nearer than the rows it hides."""
    around = next((above for above in focus.ancestors() if getattr(above, "scrolls", False)), None)
    if around is not None and direction[1]:
        inside = nearest([widget for widget in order if around in widget.ancestors()], focus, direction)
        if inside is not None:
            return inside
    return nearest(order, focus, direction)


class FocusNavigation:
    """Of one stage. What the keys chose is told by `chose`; once the tree that came of it stands, `follows` says what
    the focus goes to."""

    def __init__(self) -> None:
        self._before: Answers | None = None  # what answered when the keys made a choice
        self._was_chosen = False  # so was what they chose, already: it was laid back
        self._deaf = 0  # until then Enter is still the one that chose

    def forget(self) -> None:
        """Another key came: nothing follows from the last choice any more."""
        self._before = None

    def chose(self, before: Answers | None, was_chosen: bool) -> None:
        """The keys made a choice among what answered `before`; None if it was none."""
        self._before, self._was_chosen = before, was_chosen

    def follows(self, focus: Widget | None, name: str, order: Sequence[Widget]) -> Widget | None:
        """After a choice by keys, of the widget of this name: what has opened on it, the map once that asks for other
        places, else the first answer if it has none itself. None: what has the focus keeps it, as what was laid back
        does."""
        before, self._before = self._before, None
        if before is None:
            return None
        answers = [widget for widget in order if widget.answers]
        inside = [widget for widget in answers if focus in [*widget.ancestors()] and widget.name not in before]
        places = [widget for widget in answers if widget.place]
        other = any(before.get(widget.name) != tuple(widget.answers) for widget in places)
        if focus is not None and focus.answers and (focus.place or self._was_chosen > is_chosen(focus)):
            other = False
        own = focus is not None and focus.name == name and (bool(focus.answers) or name not in before)
        found = inside or (places if other else []) or ([] if own else answers)
        if not found:
            return None
        self._deaf = clock.now() + click_guard.GUARD * 3 // 2  # longer than a key that is held takes to come again
        return found[0]

    def deaf(self, event: pygame.Event) -> bool:
        """The Enter that chose comes again, held or pressed twice: nobody has seen yet where the focus went."""
        now = clock.now()
        if event.key not in ENTER or now >= self._deaf:
            return False
        self._deaf = max(self._deaf, now + AGAIN)
        return True
