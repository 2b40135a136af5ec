"""Tables of a controller's buttons: their names, commands and symbols in texts; and the gestures of fingers."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

BUTTONS = {
    pygame.CONTROLLER_BUTTON_A: "a",
    pygame.CONTROLLER_BUTTON_B: "b",
    pygame.CONTROLLER_BUTTON_X: "x",
    pygame.CONTROLLER_BUTTON_Y: "y",
    pygame.CONTROLLER_BUTTON_BACK: "back",
    pygame.CONTROLLER_BUTTON_START: "start",
    pygame.CONTROLLER_BUTTON_LEFTSTICK: "ls",
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: "rs",
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "lb",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "rb",
}
DIRECTIONS = {
    pygame.CONTROLLER_BUTTON_DPAD_UP: pygame.K_UP,
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: pygame.K_DOWN,
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: pygame.K_LEFT,
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: pygame.K_RIGHT,
}
TRIGGERS = {pygame.CONTROLLER_AXIS_TRIGGERLEFT: "lt", pygame.CONTROLLER_AXIS_TRIGGERRIGHT: "rt"}
COMMANDS: Mapping[str, str] = {
    "a": "confirm",
    "b": "back",
    "x": "explain",
    "y": "hint",
    "start": "menu",
    "back": "undo",
    "ls": "hurry",
    "rs": "fit_map",
    "lt": "zoom_out",
    "rt": "zoom_in",
}  # on every screen that has no others
REGIONS = {"lb": -1, "rb": 1}  # steps between the regions of a screen
SIGNS = ("a", "b", "x", "y", "lb", "rb", "lt", "rt", "start", "back", "ls", "rs", "dpad")  # with a picture
# what stands in the table of the keys page: symbols, and the id of what they do
TABLE = (
    ("[pad_dpad] [pad_ls]", "pad-moves"),
    ("[pad_a]", "pad-acts"),
    ("[pad_b]", "pad-closes"),
    ("[pad_x]", "pad-explains"),
    ("[pad_y]", "command-hint"),
    ("[pad_lb] [pad_rb]", "pad-jumps"),
    ("[pad_rs]", "pad-scrolls"),
    ("[pad_lt] [pad_rt]", "pad-zooms"),
    ("[pad_start]", "command-menu"),
    ("[pad_back]", "command-undo"),
    ("[pad_ls] ↓", "command-hurry"),
    ("[pad_rs] ↓", "pad-home"),
)
GESTURES = (
    ("touch-tap", "touch-taps"),
    ("touch-hold", "touch-holds"),
    ("touch-drag", "pad-scrolls"),
    ("touch-pinch", "touch-pinches"),
)  # the ids of the gestures of fingers, and of what they do


def symbols(family: str) -> dict[str, str]:
    """Returns symbol -> picture id of each button, for a family of controllers."""
    return {f"pad_{sign}": f"pads/{family}_{sign}" for sign in SIGNS}


def symbol_of(command: str) -> str:
    """Returns the symbol of the button that gives a command; "" without one."""
    return next((f"[pad_{button}]" for button, given in COMMANDS.items() if given == command), "")
