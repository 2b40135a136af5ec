"""A controller made of events: presses buttons and tilts sticks as SDL tells it."""

from __future__ import annotations

import pygame

from game.app.app import App
from game.platform.pads import Pad
from game.shell.pad_buttons import BUTTONS, DIRECTIONS
from game.widgets.pan_and_regions import regions

NUMBERS = {name: number for number, name in BUTTONS.items()} | {
    "up": pygame.CONTROLLER_BUTTON_DPAD_UP,
    "down": pygame.CONTROLLER_BUTTON_DPAD_DOWN,
    "left": pygame.CONTROLLER_BUTTON_DPAD_LEFT,
    "right": pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
}
WAYS = {pygame.K_UP: "up", pygame.K_DOWN: "down", pygame.K_LEFT: "left", pygame.K_RIGHT: "right"}
INSTANCE = 7
FULL = 32767
assert set(WAYS) == set(DIRECTIONS.values())


class VirtualPad:
    """A controller of a family, plugged into an app."""

    def __init__(self, app: App, family: str = "xbox") -> None:
        self.app = app
        app.devices.pads.pads[INSTANCE] = Pad(f"Virtual {family}", family)

    def send(self, kind: int, **values: object) -> None:
        self.app.dispatch(pygame.Event(kind, instance_id=INSTANCE, **values))
        if self.app.running and self.app.stack:
            self.app.top.refresh(self.app.ui)

    def press(self, *names: str) -> None:
        """Presses buttons and lets them go, one after the other."""
        for name in names:
            self.send(pygame.CONTROLLERBUTTONDOWN, button=NUMBERS[name])
            self.send(pygame.CONTROLLERBUTTONUP, button=NUMBERS[name])

    def tilt(self, axis: int, value: float) -> None:
        """Tilts a stick or pulls a trigger, -1 to 1."""
        self.send(pygame.CONTROLLERAXISMOTION, axis=axis, value=round(value * FULL))

    def unplug(self) -> None:
        self.app.dispatch(pygame.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=INSTANCE))

    # -- the focus -------------------------------------------------------------------------------------------------

    @property
    def focus(self) -> str:
        """The name of what has the focus; "": nothing."""
        focus = self.app.top.ui_root.focus
        return focus.name if focus is not None else ""

    def reached(self, wanted: set[str]) -> set[str]:
        """Returns the keys of all that is come to, from the first thing of each region, until all that is wanted is."""
        root, ui = self.app.top.ui_root, self.app.ui
        seen: set[str] = set()
        onward: list[tuple[str, str]] = []  # from which thing the focus is still to be moved, and which way
        back: list[tuple[str, str]] = []  # likewise; most is found without

        def came() -> None:
            if self._key not in seen:
                seen.add(self._key)
                onward.extend((self._key, way) for way in ("right", "down"))
                back.extend((self._key, way) for way in ("left", "up"))

        for _ in regions(root):
            self.press("rb")
            came()
        while (onward or back) and wanted - seen:
            key, way = (onward or back).pop()
            start = next((widget for widget in root.order() if widget.key == key), None)
            if start is None:  # a row that is out of sight by now
                continue
            if way in ("up", "down") or start.role not in ("map", "slider"):
                root.set_focus(ui, start)
                self.press(way)
                came()
        return seen

    @property
    def _key(self) -> str:
        focus = self.app.top.ui_root.focus
        return focus.key if focus is not None else ""
