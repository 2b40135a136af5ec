"""What changed since a person's last turn, told on taking over: at most six lines, and a replay."""

from __future__ import annotations

from game.brazil.chronicle import teller
from game.brazil.deeds import WEIGHTY
from game.brazil.desk import Desk
from game.brazil.hands import Hands
from game.play.recap import weightiest
from game.ui import Ui
from game.widgets.base import Column, Row, Spacer, Widget
from game.widgets.button import Button
from game.widgets.closeup import Wide
from game.widgets.label import Heading, Panel
from game.widgets.richtext import RichText

WIDE = 460  # u: the buttons stay where they are, whatever is told


def recap_lines(ui: Ui, desk: Desk, since: int) -> list[str]:
    return weightiest(desk.match, since, desk.seat, WEIGHTY, teller(ui.texts, desk))


def recap_panel(ui: Ui, desk: Desk, hands: Hands) -> Widget | None:
    if desk.recap_since is None:
        return None
    lines = recap_lines(ui, desk, desk.recap_since)
    if not lines:
        return None
    buttons: list[Widget] = [
        Spacer(grow=1),
        Button(ui.text("recap-replay"), hands.replay_recap, name="recap-replay"),
        Button(ui.text("recap-on"), hands.close_recap, kind="main", name="recap-on"),
    ]
    body = Column([RichText(f"- {line}") for line in lines], gap=4)
    parts = Column([Heading(ui.text("recap-title")), body, Row(buttons, gap=8)], gap=10)
    return Panel(Wide(parts, WIDE), pad=16, name="recap")
