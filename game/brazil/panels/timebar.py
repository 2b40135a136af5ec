"""The bar below the map with a slider and buttons for moving through past moves."""

from __future__ import annotations

from game.brazil.table_controller import TableController
from game.brazil.table_model import TableModel
from game.render.ui import Ui
from game.widgets.base import Column, Reserved, Row, Widget
from game.widgets.frame import MaterialFrame
from game.widgets.label import Label
from game.widgets.material.panel import plank
from game.widgets.timebar import time_buttons, time_slider


def timebar(ui: Ui, model: TableModel, controller: TableController) -> Widget | None:
    """Builds the bar for moving through past moves; None while the present is shown."""
    history = controller.history
    if not history.open:
        return None
    most = int("8" * len(str(history.last)))
    at = [
        Label(
            ui.text("history-at", n=n, of=history.last, round=round_), size="small", style="strong", colour="wood_ink"
        )
        for n, round_ in ((history.at, model.view.round), (most, 88))
    ]
    row = Row([Reserved(at[0], at), time_slider(controller)], gap=8, align="centre")
    buttons = Row(time_buttons(ui, controller, kind="wood"), gap=6, align="centre")
    return MaterialFrame(Column([row, buttons], gap=4), plank, pad=10, name="history")
