"""The history controls of any table: a slider over all moves, step buttons, playback, fork, return to the present."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from game.play.table_controller import BaseController
from game.render.ui import Ui
from game.widgets.base import Action, Reserved, Widget
from game.widgets.button import Button
from game.widgets.toggles import Slider


def time_slider(controller: BaseController[Any, Any], show: Callable[[float], str] = lambda value: "") -> Slider:
    """Builds a slider from the game's start to its last move, which shows the position there; ``show`` returns the text
    beside it for a number of moves."""
    history = controller.history
    last = max(1, history.last)
    return Slider(0, last, 1, history.at, lambda value: history.jump(int(value)), show=show, name="time")


def time_buttons(
    ui: Ui, controller: BaseController[Any, Any], turn: str = "round", size: str | int = "small", kind: str = "plain"
) -> list[Widget]:
    """Builds a list of the buttons beside the slider: steps, playback, fork, back to the present. ``turn``: "round" or
    the word that replaces it in the ids of their tips."""
    history = controller.history

    def button(text: str, action: Action, name: str, tip: str = "") -> Button:
        return Button(text, action, name=name, size=size, kind=kind, tip=tip)

    def step(sign: str, action: Action, name: str) -> Button:
        return button(sign, action, name, ui.text(name))

    film = [
        button(ui.text("history-play"), history.play, "history-play"),
        button(ui.text("history-pause"), history.pause, "history-pause"),
    ]
    return [
        step("«", partial(history.step_turn, -1), f"history-{turn}-back"),
        step("‹", partial(history.step, -1), "history-back"),
        Reserved(film[history.playing], film),
        step("›", partial(history.step, 1), "history-on"),
        step("»", partial(history.step_turn, 1), f"history-{turn}-on"),
        button(ui.text("game-branch"), partial(controller.request, "branch"), "game-branch"),
        Button(ui.text("history-now"), history.close, kind="main", name="history-now", size=size),
    ]
