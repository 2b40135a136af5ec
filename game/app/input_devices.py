"""Routes the events of controllers and touch screens to their translators, and remembers which input device was used
last."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.app.pad_input import PadInput
from game.app.touch_input import TouchInput
from game.i18n.display_text import display_text
from game.platform.pads import FAMILIES, Pads
from game.shell.pad_buttons import symbols

if TYPE_CHECKING:
    from game.app.device_app import DeviceApp
    from game.widgets.text_field import TextField

PLUGS = (pygame.CONTROLLERDEVICEADDED, pygame.CONTROLLERDEVICEREMOVED)
OF_PAD = (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP, pygame.CONTROLLERAXISMOTION)
FINGERS = (pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP)


class InputDevices:
    """All input devices. Passes input of fingers and controllers on to the screens as mouse and key events."""

    def __init__(self, app: DeviceApp) -> None:
        self.app = app
        self.pads, self.pad, self.touch = Pads(), PadInput(app), TouchInput(app)
        self.family = ""  # of the controller used last
        app.ui.write, app.ui.pad_symbols = self._write, symbols(FAMILIES[0])

    def start(self) -> None:
        """Starts listening for controllers; called once, after the first frame."""
        self.pads.start()

    def takes(self, event: pygame.Event) -> bool:
        """Handles an event of a controller or a finger, and drops the mouse events that SDL makes from fingers. Returns
        False for all others, which screens may get."""
        if event.type in PLUGS:
            self._plugged(event)
        elif event.type in OF_PAD:
            if self.pad.moved_far(event):
                self.used("pad", self.pads.family(event.instance_id))
            if self.app.stack:
                self.pad.take(event)
        elif event.type in FINGERS:
            self.used("touch")
            if self.app.stack:
                self.touch.take(event)
        elif getattr(event, "touch", False):
            return True  # SDL's own mouse event of a finger: that finger has come already
        else:
            self._note(event)
            return False
        return True

    def _note(self, event: pygame.Event) -> None:
        """Notes the use of mouse or keys, unless it is a translated event."""
        if event.type == pygame.KEYDOWN and not hasattr(event, "command"):
            self.used("keys")
        elif event.type == pygame.MOUSEBUTTONDOWN and not hasattr(event, "finger"):
            self.used("mouse")

    def _write(self, field: TextField) -> None:
        """Opens the on-screen keyboard for a text field."""
        from game.screens.screen_keyboard import ScreenKeyboard

        self.app.push(ScreenKeyboard(self.app, field))

    def used(self, device: str, family: str = "") -> None:
        """Notes the device used last ("keys", "mouse", "touch" or "pad"; of a controller also its family), so that
        hints show its buttons; rebuilds all screens when a controller comes into use or goes out of it."""
        app, before = self.app, (self.app.ui.device, self.family)
        self.family = family or self.family
        if (device, self.family) == before:
            return
        app.ui.device = device
        if family:
            app.ui.pad_symbols = symbols(family)
            app.ui.symbols = {**app.ui.symbols, **app.ui.pad_symbols}
        app.commands.by_pad = device == "pad"
        if "pad" in (device, before[0]):
            app.restyle()

    def _plugged(self, event: pygame.Event) -> None:
        """Tells that a controller has come or gone; the focus stays where it is."""
        pad = self.pads.notice(event)
        if pad is None:
            return
        text = self.app.ui.text
        if event.type == pygame.CONTROLLERDEVICEADDED:
            self.app.toast(text("pad-came", name=display_text(pad.name)))
            return
        self.pad.release()
        self.app.toast(text("pad-went", name=display_text(pad.name)))
        if not self.pads.pads and self.app.ui.device == "pad":
            self.used("keys")

    # -- time ------------------------------------------------------------------------------------------------------

    def tick(self, now: int) -> None:
        """Sends repeated presses of what is held on a controller, and detects a long press of a finger."""
        for part in (self.pad, self.touch):
            part.tick(now)

    def next_tick(self, now: int) -> int | None:
        """Returns the ms until `tick` has something to do, None if never by itself."""
        waits = [wait for part in (self.pad, self.touch) if (wait := part.next_tick(now)) is not None]
        return min(waits) if waits else None
