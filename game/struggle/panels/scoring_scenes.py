"""What is told step by step over the sheet: the opening of a turn or a war, a theater, a turn's scoring."""

from __future__ import annotations

from engine.struggle.board import THEATERS
from engine.struggle.components import STEPS
from game.render.ui import Ui
from game.struggle.panels.theaters import Display, Shown
from game.struggle.table_controller import Hands
from game.struggle.table_model import Desk
from game.struggle.wording import words
from game.struggle.wording.recap import Fought, Opened, Scored
from game.widgets.base import Column, Spacer, Widget
from game.widgets.base import Row as Line
from game.widgets.button import Button
from game.widgets.label import Gilded, Label, Panel
from game.widgets.rich_text import RichText
from game.widgets.zoom_preview import Wide

OPENED = 520.0  # u, of the page that opens a turn


def told(ui: Ui, desk: Desk, hands: Hands) -> Widget | None:
    if desk.story is None:
        return None
    step = desk.story.step
    if isinstance(step, Scored):
        return _ended(ui, step, hands) if step.bare else None  # else it is shown over the map
    if isinstance(step, Fought):
        return _fought(ui, desk, step, hands)
    return _opened(ui, desk, step, hands)


def _on(ui: Ui, hands: Hands) -> Widget:
    return Button(ui.text("go-on"), hands.next_step, kind="main", name="story-on")


def _fought(ui: Ui, desk: Desk, step: Fought, hands: Hands) -> Widget:
    assert desk.story is not None
    before = {number: fight for number, fight in desk.fought(step.war).items() if number < step.theater}
    told_ = before | desk.story.fought(step.war)
    shown = []
    for number in range(len(THEATERS[step.war])):
        state = "now" if number == step.theater else "done" if number < step.theater else "coming"
        shown.append(Shown.of(desk.view, step.war, number, told_.get(number), state))
    foot = Line([_on(ui, hands), Button(ui.text("story-skip"), hands.skip_story, name="story-skip")], gap=10)
    return Display(shown, foot=foot, name="war")


def _opened(ui: Ui, desk: Desk, step: Opened, hands: Hands) -> Widget:
    if step.war >= 0:
        shown = [Shown.of(desk.view, step.war, number, None, "coming") for number in range(len(THEATERS[step.war]))]
        return Display(shown, foot=Line([_on(ui, hands)]), name="war")
    entry = next(entry for entry in STEPS if entry.turn == step.turn)
    title = ui.text(f"era-{step.era}") if step.era else ui.text("turn-title", turn=step.turn)
    years = words.years(entry)
    if step.era:
        years = ui.text("turn-years", turn=step.turn, years=years)
    parts: list[Widget] = [
        Line([Spacer(grow=1), Gilded(title), Spacer(grow=1)]),
        Label(years, style="flavour", size=18, align="centre"),
    ]
    if step.era:
        parts.append(RichText(ui.text(f"era-{step.era}-text"), align="centre"))
    parts.append(Line([Spacer(grow=1), _on(ui, hands), Spacer(grow=1)]))
    return Panel(Wide(Column(parts, gap=8), OPENED), pad=22, name="opened")


def _ended(ui: Ui, step: Scored, hands: Hands) -> Widget:
    """An ending that nothing was scored with: a war won in its top rows."""
    parts: list[Widget] = [
        Line([Spacer(grow=1), Gilded(ui.text(f"over-{step.why}")), Spacer(grow=1)]),
        RichText(ui.text(f"over-{step.why}-text", vp=step.after), align="centre"),
        Line([Spacer(grow=1), _on(ui, hands), Spacer(grow=1)]),
    ]
    return Panel(Wide(Column(parts, gap=8), OPENED), pad=22, name="opened")


def sign_of(category: str, item: str) -> str:
    """A picture for what is scored; "" for none."""
    if category == "award":
        return "struggle/pieces/award"
    if category in ("prestige", "final_prestige"):
        return "struggle/pieces/prestige"
    if category in ("demand", "final_commodity"):
        return f"struggle/goods/{item}"
    return {"final_debt": "struggle/points/debt", "final_territory": "struggle/pieces/territory"}.get(category, "")
