"""Carries the state of one tree of widgets over to the tree that replaces it.

Screens build a new tree whenever something changes. Widgets of equal type and `Widget.key` stand for the same thing.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.widgets.base import Widget
from game.widgets.scroll import Scroll


@dataclass(frozen=True, slots=True)
class Interaction:
    """The widgets of a tree that have the hover, the focus or a press."""

    focus: Widget | None = None
    hovered: Widget | None = None
    pressed: Widget | None = None  # a mouse button is held on it


def reconcile(
    old: Widget, new: Widget, at: Interaction, offsets: dict[str, int], arrange: Callable[[], None]
) -> Interaction:
    """Carries state from ``old`` to ``new`` and returns the widgets of ``new`` that mouse and keyboard are on now.

    ``offsets``: scroll positions in pixels by key, of every tree so far: a list that is opened again is where it was.
    ``arrange`` lays out the new tree; some widgets have their children only then.
    """
    previous = {(type(widget), widget.key): widget for widget in old.walk() if widget.key}
    offsets |= {key: widget.offset for (_, key), widget in previous.items() if isinstance(widget, Scroll)}
    for widget in new.walk():
        if isinstance(widget, Scroll) and not widget.from_end:
            widget.offset = offsets.get(widget.key, widget.offset)
        before = previous.get((type(widget), widget.key))
        if before is not None:
            widget.adopt(before)
    arrange()
    return Interaction(_focus(at.focus, new), _hovered(at.hovered, new), _pressed(at.pressed, new))


def _focus(before: Widget | None, new: Widget) -> Widget | None:
    """The widget with the key of the focus, else with that of the nearest ancestor that can have it."""
    if before is None:
        return None
    focusable: dict[str, Widget] = {}
    for widget in new.walk():
        if widget.focusable:
            focusable.setdefault(widget.key, widget)
    keys = (widget.key for widget in (before, *before.ancestors()))
    return next((focusable[key] for key in keys if key and key in focusable), None)


def _hovered(before: Widget | None, new: Widget) -> Widget | None:
    """The widget that looks the same in the same place; without one the old widget, for the pointer to leave."""
    found = before
    for widget in new.walk() if before is not None else ():
        if widget is before:
            return before
        if before is not None and _looks(widget) == _looks(before):
            found = widget  # the innermost: an empty frame may look like what it holds
    return found


def _looks(widget: Widget) -> tuple[object, ...]:
    return (type(widget), widget.key, widget.tip, tuple(widget.rect))


def _pressed(before: Widget | None, new: Widget) -> Widget | None:
    """The widget that goes on with the press; None: nothing is pressed any more."""
    if before is None:
        return None
    return next((widget for widget in new.walk() if widget is before or _goes_on(widget, before)), None)


def _goes_on(widget: Widget, before: Widget) -> bool:
    same = bool(before.key) and (type(widget), widget.key) == (type(before), before.key)
    return same and widget.adopt_press(before)
