"""Turns the events of fingers into those of a mouse: a tap acts, a long press hovers, a drag scrolls, two fingers move
and zoom the map."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import pygame

from game.platform import clock
from game.shell.finger_size import DPI, INCH, TARGET
from game.widgets.pan_and_regions import nearest_target, top_of
from game.widgets.ui_root import TIP_DELAY

if TYPE_CHECKING:
    from game.app.device_app import DeviceApp

LONG = 450  # ms that a finger rests until it hovers
SLIP = 12  # pixels a finger may move and still tap
GRABBED = ("map", "slider")  # roles of widgets that a finger drags, even in a list
NOWHERE = (-1, -1)
Point = tuple[int, int]


class TouchInput:
    """The fingers on the screen. ``mode``: what the gesture is so far."""

    def __init__(self, app: DeviceApp) -> None:
        self.app = app
        self.fingers: dict[tuple[int, int], Point] = {}
        self.mode = ""  # "", "wait", "hover", "drag", "scroll", "two", "over"
        self._begun: Point = NOWHERE
        self._since = 0

    def take(self, event: pygame.Event) -> None:
        """Handles an event of a finger that touches, moves or is lifted."""
        finger = (event.touch_id, event.finger_id)
        wide, high = pygame.display.get_window_size()
        place = (round(event.x * wide), round(event.y * high))
        if event.type == pygame.FINGERDOWN:
            self.fingers[finger] = place
            self._down(place)
        elif finger in self.fingers:
            before = dict(self.fingers)
            self.fingers[finger] = place
            if event.type == pygame.FINGERMOTION:
                self._motion(place, before)
            else:
                del self.fingers[finger]
                self._up(place)

    # -- gestures --------------------------------------------------------------------------------------------------

    def _down(self, place: Point) -> None:
        if len(self.fingers) == 1:
            self.mode, self._begun, self._since = "wait", place, clock.now()
        elif len(self.fingers) == 2 and self.mode != "over":
            self.cancel()
            self.mode = "two"
        else:
            self.mode = "over"

    def _motion(self, place: Point, before: dict[tuple[int, int], Point]) -> None:
        if self.mode == "wait" and math.dist(place, self._begun) > SLIP:
            self._drag()
        by = (place[0] - self._last(before, place)[0], place[1] - self._last(before, place)[1])
        if self.mode == "hover":
            self._point(place)
        elif self.mode == "drag":
            self._send(pygame.MOUSEMOTION, pos=place, rel=by, buttons=(1, 0, 0))
        elif self.mode == "scroll":
            self._pan_zoom(self._begun, by)
        elif self.mode == "two":
            self._pinch([*before.values()], [*self.fingers.values()])

    def _last(self, before: dict[tuple[int, int], Point], place: Point) -> Point:
        """Returns where the finger that is at a place now was before."""
        return next(before[finger] for finger, now in self.fingers.items() if now == place and finger in before)

    def _drag(self) -> None:
        """Decides what a moving finger does: it drags what can be dragged, else scrolls the list that it lies on."""
        self._refresh()
        root = self.app.top.ui_root
        deepest = top_of(root).hit_test(self._begun)
        lists = [widget for widget in top_of(root).under(self._begun) if widget.scrolls]
        if lists and (deepest is None or (deepest.role not in GRABBED and deepest not in lists)):
            self.mode = "scroll"
            return
        self.mode = "drag"
        self._point(self._begun)
        self._send(pygame.MOUSEBUTTONDOWN, pos=self._begun, button=1)

    def _pinch(self, before: list[Point], now: list[Point]) -> None:
        middle = [((a[0] + b[0]) // 2, (a[1] + b[1]) // 2) for a, b in (before[:2], now[:2])]
        apart = [max(1.0, math.dist(a, b)) for a, b in (before[:2], now[:2])]
        by = (middle[1][0] - middle[0][0], middle[1][1] - middle[0][1])
        self._pan_zoom(middle[1], by, apart[1] / apart[0])

    def _up(self, place: Point) -> None:
        mode, self.mode = self.mode, "over" if self.fingers else ""
        if mode == "wait":
            self._tap(place)
        elif mode == "drag":
            self._send(pygame.MOUSEBUTTONUP, pos=place, button=1)
        if mode in ("wait", "drag"):
            self._away()

    def _tap(self, place: Point) -> None:
        """Clicks at a place, or at the target that lies within a finger's width."""
        self._refresh()
        at = nearest_target(self.app.top.ui_root, place, round(TARGET * DPI / INCH / 2))
        self._point(at)
        self._send(pygame.MOUSEBUTTONDOWN, pos=at, button=1)
        self._send(pygame.MOUSEBUTTONUP, pos=at, button=1)

    def cancel(self) -> None:
        """Cancels the current gesture: a drag is cancelled, and a finger still down does nothing when lifted."""
        if self.mode == "drag" and self.app.stack:
            self.app.top.ui_root.cancel_press(self.app.ui)
        self.mode = "over" if self.fingers else ""

    # -- as a mouse ------------------------------------------------------------------------------------------------

    def _send(self, kind: int, **values: Any) -> None:
        self.app.dispatch(pygame.Event(kind, **values, finger=True))

    def _point(self, place: Point) -> None:
        self._send(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0))

    def _away(self) -> None:
        """Nothing is pointed at any more."""
        self._send(pygame.WINDOWLEAVE)

    def _refresh(self) -> None:
        self.app.top.refresh(self.app.ui)

    def _pan_zoom(self, place: Point, by: Point, factor: float = 1.0) -> None:
        if not self.app.presenter.waits and self.app.top.pan_zoom(by, place, factor):
            self.app.dirty = True

    # -- time ------------------------------------------------------------------------------------------------------

    def next_tick(self, now: int) -> int | None:
        return max(1, self._since + LONG - now) if self.mode == "wait" else None

    def tick(self, now: int) -> None:
        """Detects a long press: a finger that rested long enough hovers, so that a tooltip appears."""
        if self.mode != "wait" or now - self._since < LONG:
            return
        self.mode = "hover"
        self._point(self._begun)
        root = self.app.top.ui_root
        root.hover_since = now - TIP_DELAY  # at once: the finger has waited already
