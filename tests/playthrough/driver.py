"""A hand with a mouse: it sees what can be pressed on the top screen, and presses by events alone."""

from __future__ import annotations

import subprocess
import time
from collections import Counter
from typing import Any

import pygame

from game.app.app import App
from game.widgets.base import Widget
from game.widgets.button import Pressable
from game.widgets.ui_root import UiRoot

LOOK = 500  # ms before each action
TURNS = 60  # of the wheel, at most, to bring a thing into sight
BUTTONS = {1: "1", 2: "2", 3: "3"}
PAUSE = 360  # ms that a real hand waits before it clicks: longer than a button that has changed is guarded
LATE = 20_000  # ms until a click that the display was asked for must have come
Place = tuple[int, int]


class Driver:
    """``now`` is the watch of the whole program."""

    def __init__(self, app: App, now: list[int]) -> None:
        self.app, self.now = app, now
        self.events = 0

    @property
    def stage(self) -> UiRoot:
        """What keys and clicks go to: the top screen's widgets."""
        return self.app.top.ui_root

    def send(self, kind: int, **values: Any) -> None:
        self.events += 1
        self.app.dispatch(pygame.Event(kind, **values))
        if self.app.stack:
            self.app.top.refresh(self.app.ui)

    def settle(self) -> None:
        """Let timers and bots do their part."""
        self.now[0] += LOOK
        self.app.tick()
        self.app.top.refresh(self.app.ui)
        self.stage.point(self.app.ui)

    # -- what is there -------------------------------------------------------------------------------------------

    def pressable(self) -> list[Pressable]:
        """Widgets of the top screen that do something now; of a list that has dropped down its lines alone."""
        stage = self.stage
        walk = (stage.root if stage.popup is None else stage.popup).walk()
        return [w for w in walk if isinstance(w, Pressable) and w.enabled and w.action is not None]

    def named(self) -> dict[str, Pressable]:
        return {widget.name: widget for widget in self.pressable()}

    def point_on(self, widget: Widget) -> Place:
        """A point of it that nothing else lies on."""
        rect, stage = widget.rect, self.stage
        root = stage.root if stage.popup is None else stage.popup
        for across in (0.5, 0.15, 0.85, 0.05):
            point = (round(rect.x + rect.width * across), rect.centery)
            found = root.hit_test(point)
            if found is widget or (found is not None and widget in found.ancestors()):
                return point
        return rect.center

    @staticmethod
    def _hidden(widget: Widget) -> Widget | None:
        """The scroll it is out of sight of."""
        for above in widget.ancestors():
            if hasattr(above, "scrolls") and not above.rect.collidepoint(widget.rect.center):
                return above
        return None

    # -- what is done --------------------------------------------------------------------------------------------

    def click(self, position: Place, button: int = 1) -> None:
        self.point(position)
        self.send(pygame.MOUSEBUTTONDOWN, pos=position, button=button)
        self.send(pygame.MOUSEBUTTONUP, pos=position, button=button)

    def point(self, position: Place) -> None:
        self.send(pygame.MOUSEMOTION, pos=position, rel=(0, 0), buttons=(0, 0, 0))

    def press(self, widget: Pressable) -> None:
        """Turns the wheel until it is in sight."""
        name = widget.name
        for _ in range(TURNS):
            hidden = self._hidden(widget)
            if hidden is None:
                break
            self.point(hidden.rect.center)
            down = widget.rect.centery > hidden.rect.centery
            self.send(pygame.MOUSEWHEEL, x=0, y=-1 if down else 1, flipped=False)
            widget = self.named().get(name, widget)
        self.click(self.point_on(widget))

    def press_named(self, *names: str) -> None:
        """The first of these that is there. Raises AssertionError where none is."""
        found = self.named()
        name = next((name for name in names if name in found), None)
        assert name is not None, f"none of {names} is there, but {sorted(found)}"
        self.press(found[name])

    def write(self, text: str) -> None:
        """Types into the field that has the focus."""
        for letter in text:
            self.send(pygame.TEXTINPUT, text=letter)

    def drag(self, start: Place, end: Place) -> None:
        rel = (end[0] - start[0], end[1] - start[1])
        self.point(start)
        self.send(pygame.MOUSEBUTTONDOWN, pos=start, button=1)
        self.send(pygame.MOUSEMOTION, pos=end, rel=rel, buttons=(1, 0, 0))
        self.send(pygame.MOUSEBUTTONUP, pos=end, button=1)


class RealDriver(Driver):
    """Put before another driver: the same with the pointer of the display; the program runs as it does for anybody.

    A click is waited for: on a machine that is busy it comes late, and two of them would do what one was meant for.
    """

    def __init__(self, app: App, now: list[int]) -> None:
        super().__init__(app, now)
        self._come: Counter[int] = Counter()  # events by kind
        self._dispatch, app.dispatch = app.dispatch, self._see  # type: ignore[method-assign]

    def _see(self, event: pygame.Event) -> None:
        self._come[event.type] += 1
        self._dispatch(event)

    def click(self, position: Place, button: int = 1) -> None:
        """Presses and releases at once, however slow the program is: a press that is held means something else."""
        self.point(position)
        self._live(PAUSE)
        self.events += 2
        self._clicked(pygame.MOUSEBUTTONUP, "click", BUTTONS[button])
        self._live(40)

    def send(self, kind: int, **values: Any) -> None:
        self.events += 1
        if kind == pygame.MOUSEMOTION:
            window = str(pygame.display.get_wm_info()["window"])
            self._do("mousemove", "--window", window, *(str(part) for part in values["pos"]))
        elif kind == pygame.MOUSEWHEEL:
            self._clicked(kind, "click", "4" if values["y"] > 0 else "5")
        else:
            if kind == pygame.MOUSEBUTTONDOWN:
                self._live(PAUSE)
            self._clicked(kind, "mousedown" if kind == pygame.MOUSEBUTTONDOWN else "mouseup", BUTTONS[values["button"]])
        self._live(40)

    def write(self, text: str) -> None:
        """Waits until as many letters have come."""
        before, until = self._come[pygame.TEXTINPUT], time.monotonic() + LATE / 1000
        self.events += len(text)
        self._do("type", "--delay", "30", text)
        while self._come[pygame.TEXTINPUT] < before + len(text) and self.app.running:
            assert time.monotonic() < until, f"{text!r} was not typed"
            self._live(10)

    def _clicked(self, kind: int, *words: str) -> None:
        before, until = self._come[kind], time.monotonic() + LATE / 1000
        self._do(*words)
        while self._come[kind] == before and self.app.running:
            assert time.monotonic() < until, f"xdotool {' '.join(words)} has come to nothing"
            self._live(10)

    def settle(self) -> None:
        """Until what has come is shown, too: presses before that are dropped."""
        self._live(200)
        while self.app.presenter.waits and self.app.running:
            self._live(50)

    @staticmethod
    def _do(*words: str) -> None:
        subprocess.run(["xdotool", *words], check=True)

    def _live(self, milliseconds: int) -> None:
        until = time.monotonic() + milliseconds / 1000
        while time.monotonic() < until and self.app.running:
            self.app.turn(10)
        if self.app.stack:
            self.app.top.refresh(self.app.ui)
