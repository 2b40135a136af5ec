"""The bar over the map for going through the past of the game, while a past position is shown."""

from __future__ import annotations

from game.render.ui import Ui
from game.struggle.table_controller import TableController
from game.struggle.table_model import TableModel
from game.widgets.base import Column, Row, Widget
from game.widgets.label import Label, Panel
from game.widgets.timebar import time_buttons, time_slider


def timebar(ui: Ui, model: TableModel, controller: TableController) -> Widget | None:
    """Builds the bar with slider and buttons for going through past positions; None while the present one is shown."""
    history = controller.history
    if not history.open:
        return None
    text = ui.text("history-at", n=history.at, of=history.last, turn=model.view.turn)
    row = Row([Label(text, size=14, style="strong"), time_slider(controller, str)], gap=8, align="centre")
    buttons = Row(time_buttons(ui, controller, size=14), gap=6, align="centre")
    return Panel(Column([row, buttons], gap=4), pad=8, name="history")
