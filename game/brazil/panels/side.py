"""The column on the right: the other seats' strips, the own Missions, the log's end."""

from __future__ import annotations

from game.brazil.chronicle import teller
from game.brazil.desk import Desk
from game.brazil.hands import Hands
from game.brazil.panels.missions import missions
from game.brazil.panels.strips import strips
from game.play.chronicle import newest
from game.ui import Ui
from game.widgets.base import Column, Widget
from game.widgets.label import Panel
from game.widgets.scroll import Scroll
from game.widgets.tail import Tail

LINES = 30  # of the log, at least; as many as fit are drawn


def side(ui: Ui, desk: Desk, hands: Hands) -> Widget:
    parts = strips(ui, desk, hands)
    parts.append(Panel(missions(ui, desk, hands), pad=8, shadow=False))
    lines = [line.text for line in newest(desk.match, teller(ui.texts, desk), LINES)]
    parts.append(Panel(Tail(lines), pad=8, shadow=False, grow=1))
    return Scroll(Column(parts, gap=6, pad=2), name="side")
