"""The time bar below the map while a past position is shown."""

from __future__ import annotations

from functools import partial

from game.render.ui import Ui
from game.struggle.table_controller import TableController
from game.struggle.table_model import TableModel
from game.widgets.base import Column, Row, Widget
from game.widgets.button import Button
from game.widgets.label import Label, Panel
from game.widgets.toggles import Slider


def timebar(ui: Ui, model: TableModel, controller: TableController) -> Widget | None:
    """Builds the time bar, None while the present is shown."""
    history = controller.history
    if not history.open:
        return None
    text = ui.text("history-at", n=history.at, of=history.last, turn=model.view.turn)
    slider = Slider(
        0, max(1, history.last), 1, history.at, lambda value: history.jump(int(value)), show=str, name="time"
    )

    def step(sign: str, action: partial[None], name: str) -> Widget:
        return Button(sign, action, name=name, size=14, tip=ui.text(name))

    film = ("history-pause", history.pause) if history.playing else ("history-play", history.play)
    buttons: list[Widget] = [
        step("«", partial(history.step_turn, -1), "history-round-back"),
        step("‹", partial(history.step, -1), "history-back"),
        Button(ui.text(film[0]), film[1], name=film[0], size=14),
        step("›", partial(history.step, 1), "history-on"),
        step("»", partial(history.step_turn, 1), "history-round-on"),
        Button(ui.text("game-branch"), partial(controller.wish, "branch"), name="game-branch", size=14),
        Button(ui.text("history-now"), history.close, kind="main", name="history-now", size=14),
    ]
    row = Row([Label(text, size=14, style="strong"), slider], gap=8, align="centre")
    return Panel(Column([row, Row(buttons, gap=6, align="centre")], gap=4), pad=8, name="history")
