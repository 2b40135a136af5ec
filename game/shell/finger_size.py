"""Computes whether buttons are large enough for fingers at an interface size."""

from __future__ import annotations

from game.platform.settings import SCALES
from game.render.ui import DESIGNED, LEAST_U, Ui

DPI, INCH = 96, 25.4  # pixels and mm of an inch
TARGET = 9.0  # mm: least size of what a finger presses
SMALLEST = 21.0  # u: the smallest button of all screens


def smallest_button_mm(ui: Ui, scale: float) -> float:
    """Returns how many mm (at 96 dpi) the smallest button measures in the present window at this interface scale (1.0
    is 100 %)."""
    u = max(LEAST_U, min(ui.size[0] / DESIGNED[0], ui.size[1] / DESIGNED[1]) * scale)
    return SMALLEST * u * INCH / DPI


def finger_words(ui: Ui) -> str:
    """Returns a text about how large the smallest button is now and, if that is too small for fingers, which interface
    size would do."""
    now = smallest_button_mm(ui, ui.scale)
    if now >= TARGET:
        return ui.text("touch-large", mm=f"{TARGET:.0f}")
    fitting = next((scale for scale in SCALES if smallest_button_mm(ui, scale / 100) >= TARGET), SCALES[-1])
    return ui.text("touch-small", mm=f"{now:.0f}", size=fitting)
