"""Builds the pages shown after a move: start of a turn or war, a theater's battle, an end without scoring."""

from __future__ import annotations

from engine.struggle.board import THEATERS
from engine.struggle.components import STEPS
from game.render.ui import Ui
from game.struggle.panels.theaters import TheaterState
from game.struggle.panels.war_display import WarDisplay, theater_status
from game.struggle.table_controller import TableController
from game.struggle.table_model import TableModel
from game.struggle.wording import words
from game.struggle.wording.recap import TheaterFought, TurnOpened, TurnScored
from game.widgets.base import Column, Spacer, Widget
from game.widgets.base import Row as Line
from game.widgets.button import Button
from game.widgets.label import GoldTitle, Label, Panel
from game.widgets.rich_text import RichText
from game.widgets.zoom_preview import WidthLimit

OPENED = 520.0  # u: width of the page that opens a turn


def recap_page(ui: Ui, model: TableModel, controller: TableController) -> Widget | None:
    """Builds the page of the present recap step; None if there is none, or if it is a scoring with rows, which is shown
    over the map."""
    if model.story is None:
        return None
    step = model.story.step
    if isinstance(step, TurnScored):
        return _ended(ui, step, controller) if step.bare else None  # a scoring with rows is shown over the map
    if isinstance(step, TheaterFought):
        return _fought(ui, model, step, controller)
    return _opened(ui, model, step, controller)


def _on(ui: Ui, controller: TableController) -> Widget:
    return Button(ui.text("go-on"), controller.next_step, kind="main", name="story-on")


def _fought(ui: Ui, model: TableModel, step: TheaterFought, controller: TableController) -> Widget:
    assert model.story is not None
    before = {number: fight for number, fight in model.fought(step.war).items() if number < step.theater}
    fought = before | model.story.fought(step.war)
    shown = []
    for number in range(len(THEATERS[step.war])):
        state = theater_status(number, step.theater)
        shown.append(TheaterState.of(model.view, step.war, number, fought.get(number), state))
    foot = Line([_on(ui, controller), Button(ui.text("story-skip"), controller.skip_story, name="story-skip")], gap=10)
    return WarDisplay(shown, foot=foot, name="war")


def _opened(ui: Ui, model: TableModel, step: TurnOpened, controller: TableController) -> Widget:
    if step.war >= 0:
        shown = [
            TheaterState.of(model.view, step.war, number, None, "coming") for number in range(len(THEATERS[step.war]))
        ]
        return WarDisplay(shown, foot=Line([_on(ui, controller)]), name="war")
    entry = next(entry for entry in STEPS if entry.turn == step.turn)
    title = ui.text(f"era-{step.era}") if step.era else ui.text("turn-title", turn=step.turn)
    years = words.years(entry)
    if step.era:
        years = ui.text("turn-years", turn=step.turn, years=years)
    parts: list[Widget] = [
        Line([Spacer(grow=1), GoldTitle(title), Spacer(grow=1)]),
        Label(years, style="flavour", size=18, align="centre"),
    ]
    if step.era:
        parts.append(RichText(ui.text(f"era-{step.era}-text"), align="centre"))
    parts.append(Line([Spacer(grow=1), _on(ui, controller), Spacer(grow=1)]))
    return Panel(WidthLimit(Column(parts, gap=8), OPENED), pad=22, name="opened")


def _ended(ui: Ui, step: TurnScored, controller: TableController) -> Widget:
    """Builds the page of an ending without scoring, such as a war won outright."""
    parts: list[Widget] = [
        Line([Spacer(grow=1), GoldTitle(ui.text(f"over-{step.why}")), Spacer(grow=1)]),
        RichText(ui.text(f"over-{step.why}-text", vp=step.after), align="centre"),
        Line([Spacer(grow=1), _on(ui, controller), Spacer(grow=1)]),
    ]
    return Panel(WidthLimit(Column(parts, gap=8), OPENED), pad=22, name="opened")


def sign_of(category: str, item: str) -> str:
    """Returns the picture id of the symbol for a scored category and item; "" if it has none."""
    if category == "award":
        return "struggle/pieces/award"
    if category in ("prestige", "final_prestige"):
        return "struggle/pieces/prestige"
    if category in ("demand", "final_commodity"):
        return f"struggle/goods/{item}"
    return {"final_debt": "struggle/points/debt", "final_territory": "struggle/pieces/territory"}.get(category, "")
