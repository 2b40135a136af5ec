"""Turns the events of a controller into keys and commands: directions repeat, the right stick scrolls or moves the
map."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.platform import clock
from game.shell.pad_buttons import BUTTONS, COMMANDS, DIRECTIONS, REGIONS, TRIGGERS

if TYPE_CHECKING:
    from game.app.device_app import DeviceApp

FULL = 32767  # value of an axis at its end
TILTED, LEVEL = 0.6, 0.4  # shares of it from which on a stick or trigger counts, and below which it no longer does
DEAD = 0.2  # share within which the right stick moves nothing
FIRST, AGAIN = 400, 110  # ms until a held direction repeats, and between repetitions
FRAME = 16  # ms between steps of the right stick
SPEED = 1.1  # u a ms at full tilt of the right stick
KEYS = {"confirm": pygame.K_RETURN, "back": pygame.K_ESCAPE}  # what widgets know these commands by


class PadInput:
    """The translator of controller events, with the buttons and sticks that are held now."""

    def __init__(self, app: DeviceApp) -> None:
        self.app = app
        self._held: dict[object, int] = {}  # what repeats -> the clock's time of its next step
        self._tilt = {pygame.CONTROLLER_AXIS_RIGHTX: 0.0, pygame.CONTROLLER_AXIS_RIGHTY: 0.0}
        self._left = {pygame.CONTROLLER_AXIS_LEFTX: 0.0, pygame.CONTROLLER_AXIS_LEFTY: 0.0}
        self._stepped = 0  # when the right stick moved something last

    def release(self) -> None:
        """Forgets all held buttons and sticks, because the controller was unplugged."""
        self._held.clear()
        self._tilt = dict.fromkeys(self._tilt, 0.0)
        self._left = dict.fromkeys(self._left, 0.0)

    def take(self, event: pygame.Event) -> None:
        """Turns an event of a button or an axis into key presses or commands."""
        if event.type == pygame.CONTROLLERBUTTONDOWN:
            self._pressed(event.button)
        elif event.type == pygame.CONTROLLERBUTTONUP:
            self._held.pop(DIRECTIONS.get(event.button), None)
        elif event.axis in TRIGGERS:
            self._trigger(TRIGGERS[event.axis], event.value / FULL)
        elif event.axis in self._left:
            self._stick(event.axis, event.value / FULL)
        elif event.axis in self._tilt:
            self._tilt[event.axis] = event.value / FULL

    def moved_far(self, event: pygame.Event) -> bool:
        """Returns whether a controller event shows deliberate use: any event of a button, or of a stick or trigger that
        is tilted by more than 60 %."""
        return bool(event.type != pygame.CONTROLLERAXISMOTION or abs(event.value) > FULL * TILTED)

    # -- buttons ---------------------------------------------------------------------------------------------------

    def _pressed(self, number: int) -> None:
        if number in DIRECTIONS:
            self._hold(DIRECTIONS[number])
            return
        button = BUTTONS.get(number, "")
        if button in REGIONS:
            self._jump(REGIONS[button])
        elif button:
            self._command(button)

    def _jump(self, step: int) -> None:
        if not self.app.presenter.waits:
            self.app.top.jump_region(step)
            self.app.dirty = True

    def _command(self, button: str) -> None:
        """Gives a button's command, as a key press that carries it."""
        command = self.app.top.pad_commands.get(button, COMMANDS.get(button, ""))
        if command:
            self._key(KEYS.get(command, pygame.K_UNKNOWN), command)

    def _key(self, key: int, command: str = "") -> None:
        self.app.dispatch(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0, command=command))

    # -- what is held ----------------------------------------------------------------------------------------------

    def _hold(self, thing: object) -> None:
        """Does what a direction or trigger means, and again while it is held."""
        self._held[thing] = clock.now() + FIRST
        self._repeat(thing)

    def _repeat(self, thing: object) -> None:
        if isinstance(thing, int):
            self._key(thing)
        else:
            self._command(str(thing))

    def _trigger(self, name: str, value: float) -> None:
        if value > TILTED and name not in self._held:
            self._hold(name)
        elif value < LEVEL:
            self._held.pop(name, None)

    def _stick(self, axis: int, value: float) -> None:
        """Holds the direction in which the left stick is tilted most, as the pad's."""
        self._left[axis] = value
        x, y = self._left.values()
        before = next((key for key in DIRECTIONS.values() if key in self._held), None)
        if max(abs(x), abs(y)) < LEVEL:
            self._held.pop(before, None)
            return
        way = pygame.K_DOWN if y > 0 else pygame.K_UP
        if abs(x) > abs(y):
            way = pygame.K_RIGHT if x > 0 else pygame.K_LEFT
        if way != before and max(abs(x), abs(y)) > TILTED:
            self._held.pop(before, None)
            self._hold(way)

    # -- time ------------------------------------------------------------------------------------------------------

    @property
    def _tilted(self) -> bool:
        return any(abs(value) > DEAD for value in self._tilt.values())

    def next_tick(self, now: int) -> int | None:
        waits = [due - now for due in self._held.values()] + [FRAME] * self._tilted
        return max(1, min(waits)) if waits else None

    def tick(self, now: int) -> None:
        """Sends repeated presses of what is held, and scrolls or pans by the right stick."""
        for thing, due in list(self._held.items()):
            if now >= due and thing in self._held:
                self._held[thing] = now + AGAIN
                self._repeat(thing)
        if self._tilted:
            passed = min(now - self._stepped, 4 * FRAME)
            by = [-round(value * abs(value) * SPEED * passed * self.app.ui.u) for value in self._tilt.values()]
            if self.app.top.pan_zoom((by[0], by[1])):
                self.app.dirty = True
        self._stepped = now
