"""The bar below the map with a slider and buttons for moving through past moves."""

from __future__ import annotations

from functools import partial

from game.brazil.table_controller import TableController
from game.brazil.table_model import TableModel
from game.render.ui import Ui
from game.widgets.base import Column, Reserved, Row, Widget
from game.widgets.button import Button
from game.widgets.frame import MaterialFrame
from game.widgets.label import Label
from game.widgets.material.panel import plank
from game.widgets.toggles import Slider


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
    slider = Slider(
        0,
        max(1, history.last),
        1,
        history.at,
        lambda value: history.jump(int(value)),
        show=lambda value: "",
        name="time",
    )

    def step(sign: str, action: partial[None], name: str) -> Widget:
        return Button(sign, action, name=name, size="small", kind="wood", tip=ui.text(name))

    film = [
        Button(ui.text("history-play"), history.play, name="history-play", size="small", kind="wood"),
        Button(ui.text("history-pause"), history.pause, name="history-pause", size="small", kind="wood"),
    ]
    buttons: list[Widget] = [
        step("«", partial(history.step_turn, -1), "history-round-back"),
        step("‹", partial(history.step, -1), "history-back"),
        Reserved(film[history.playing], film),
        step("›", partial(history.step, 1), "history-on"),
        step("»", partial(history.step_turn, 1), "history-round-on"),
        Button(
            ui.text("game-branch"), partial(controller.wish, "branch"), name="game-branch", size="small", kind="wood"
        ),
        Button(ui.text("history-now"), history.close, kind="main", name="history-now", size="small"),
    ]
    row = Row([Reserved(at[0], at), slider], gap=8, align="centre")
    return MaterialFrame(Column([row, Row(buttons, gap=6, align="centre")], gap=4), plank, pad=10, name="history")
