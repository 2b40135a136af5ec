"""Plays by a controller alone: directions, shoulders, A and B, as events."""

from __future__ import annotations

import random
from typing import Any

from game.app.app import App
from game.widgets.base import Widget
from game.widgets.button import Pressable
from game.widgets.focus_navigation import nearest_onward
from game.widgets.pan_and_regions import regions
from game.widgets.ui_root import UiRoot
from tests.game.virtual_pad import VirtualPad
from tests.playthrough.driver import Driver, Place
from tests.playthrough.historia import HistoriaDriver
from tests.playthrough.players import Player
from tests.playthrough.struggle import StruggleDriver, Thing

FAR = 600  # buttons pressed on the way to one thing, at most
STEPS = {(-1, 0): "left", (1, 0): "right", (0, -1): "up", (0, 1): "down"}
WAYS = tuple(STEPS.values())


class PadDriver(Driver):
    """Put before another driver: what that does with a mouse is done with a controller."""

    def __init__(self, app: App, *rest: Any) -> None:
        super().__init__(app, *rest)
        self.pad, self.chance = VirtualPad(app), random.Random(1)

    def button(self, name: str) -> None:
        self.events += 1
        self.pad.press(name)

    def press(self, widget: Pressable) -> None:
        if not self._curtained():
            self.go_to(widget.name)
        self.button("a")

    def _curtained(self) -> bool:
        """A scene covers all: whatever is pressed passes it."""
        return self.app.top.ui_root.curtained()

    def point(self, position: Place) -> None:
        """A controller points at nothing."""

    # -- the focus -------------------------------------------------------------------------------------------------

    def go_to(self, name: str) -> None:
        """Moves the focus to a widget: by directions, and by shoulders where none leads there.

        Raises AssertionError if it is never reached.
        """
        for tries in range(FAR):
            root = self.app.top.ui_root
            focus = root.focus
            if focus is not None and root.focus_shown and focus.name == name and focus in root.order():
                return
            self.button(self._way_to(name, tries))
        raise AssertionError(f"the controller never comes to {name}, but to {self.pad.focus}")

    def _way_to(self, name: str, tries: int) -> str:
        root = self.app.top.ui_root
        if root.focus is not None and tries % 8 < 7 and (step := self._path(root, root.focus, name)):
            return step
        found = regions(root)
        here = next((number for number, region in enumerate(found) if root.focus in region), None)
        there = next((number for number, region in enumerate(found) if any(w.name == name for w in region)), None)
        if here is None or there is None or (here != there and tries % 5 != 4):
            ahead = (there or 0) - (here or 0)
            return "lb" if here is not None and ahead % len(found) > len(found) / 2 else "rb"
        target = next((widget for widget in root.order() if widget.name == name), None)
        focus = root.focus
        if focus is not None and focus.role == "map":  # whose directions move its cursor
            return "rb"
        if target is None or focus is None or tries % 4 == 3 or (tries > 30 and tries % 8 < 5):
            return self.chance.choice(WAYS)
        return self._toward(focus.rect.center, target.rect.center, tries % 3 == 2)

    @staticmethod
    def _path(root: UiRoot, focus: Widget, name: str) -> str:
        """Returns the first step of the shortest way to a widget that the eye sees; "": no directions lead there."""
        order = root.order()
        came: dict[Widget, str] = {focus: ""}
        for here in (waiting := [focus]):
            for direction, way in STEPS.items():
                there = nearest_onward(order, here, direction)
                if there is not None and there not in came and here.role not in ("map", "slider"):
                    came[there] = came[here] or way
                    waiting.append(there)
                    if there.name == name:
                        return came[there]
        return ""

    @staticmethod
    def _toward(here: tuple[float, float], there: tuple[float, float], less: bool = False) -> str:
        """Returns the direction of the longer way, or of the shorter one (``less``)."""
        across, along = there[0] - here[0], there[1] - here[1]
        less &= min(abs(across), abs(along)) > 9
        if (abs(across) > abs(along)) is not less:
            return "right" if across > 0 else "left"
        return "down" if along > 0 else "up"

    def press_place(self, view: Any, place: object) -> None:
        """Moves the cursor of a map to a place, and acts there."""
        if self._curtained():
            self.button("a")
            return
        self.go_to("map")
        for tries in range(FAR):
            if view.cursor == place:
                self.button("a")
                return
            if view.cursor is None or tries % 6 == 5:
                self.button(self.chance.choice(WAYS))
            else:
                self.button(self._toward(view.centre(view.cursor), view.centre(place)))
        raise AssertionError(f"the cursor never comes to {place}")


class BrazilPad(PadDriver, Player):
    """What can be chosen at a table of the first game, at random."""

    def press_hex(self, hex_id: int) -> None:
        self.press_place(self.table.map, hex_id)

    def give_up(self) -> None:
        self.button("b")


class StrugglePad(PadDriver, StruggleDriver):
    """A written game of Imperial Struggle."""

    def _let_go(self) -> None:
        self.button("b")

    def _press_piece(self, thing: Thing) -> None:
        self.press_place(self.table.map, thing)


class HistoriaPad(PadDriver, HistoriaDriver):
    """A written game of Historia."""
