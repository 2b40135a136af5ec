"""What changed since a person's last turn, told on taking over: at most six lines, and a replay."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from engine.brazil import events as e
from engine.core.event import Event, visible
from game.brazil.chronicle import line_of
from game.ui import Ui
from game.widgets.base import Column, Row, Spacer, Widget
from game.widgets.button import Button
from game.widgets.label import Heading, Panel
from game.widgets.richtext import RichText

if TYPE_CHECKING:
    from game.brazil.table import TableScreen

MOST = 6
# From the weightiest down; within a kind the newest first.
WEIGHTY: tuple[type[Event], ...] = (
    e.GameEnded,
    e.LastRound,
    e.EraBegan,
    e.BattleEnded,
    e.TileSeized,
    e.MissionAnnounced,
    e.PalacePlaced,
    e.TileBuilt,
    e.ProductMade,
    e.PaintingTaken,
    e.UnitDeployed,
    e.TileExplored,
    e.TileRenovated,
    e.Traded,
    e.UnitsMoved,
    e.TokenPlaced,
)
SPEED = 4.0


def last_turn_end(table: TableScreen, seat: int) -> int:
    """How many moves had been played when this seat last ended a turn; 0 if it never did."""
    log = table.match.session.log
    for number in range(len(log), 0, -1):
        move = log[number - 1].move
        if move.kind == "end_turn" and move.seat == seat:
            return number
    return 0


def recap_lines(ui: Ui, table: TableScreen, since: int, seat: int) -> list[str]:
    """The weightiest events since then, in the order they happened."""
    found: list[tuple[int, int, str]] = []
    order = 0
    for entry in table.match.session.log[since:]:
        for event in visible(entry.events, table.match.viewer):
            order += 1
            if type(event) not in WEIGHTY or getattr(event, "seat", -1) == seat:
                continue
            line = line_of(ui, table, event)
            if line:
                found.append((WEIGHTY.index(type(event)), order, line))
    newest: dict[str, tuple[int, int, str]] = {}
    times: dict[str, int] = {}
    for item in found:
        newest[item[2]] = item
        times[item[2]] = times.get(item[2], 0) + 1
    chosen = sorted(newest.values(), key=lambda item: (item[0], -item[1]))[:MOST]
    ordered = sorted(chosen, key=lambda item: item[1])
    return [line if times[line] == 1 else f"{line} (×{times[line]})" for _, _, line in ordered]


def recap_panel(ui: Ui, table: TableScreen) -> Widget | None:
    since = table.recap_since
    if since is None:
        return None
    lines = recap_lines(ui, table, since, table.desk.seat)
    if not lines:
        return None
    buttons: list[Widget] = [
        Spacer(grow=1),
        Button(ui.text("recap-replay"), partial(table.replay_from, since), name="recap-replay"),
        Button(ui.text("recap-on"), table.close_recap, kind="main", name="recap-on"),
    ]
    body = Column([RichText(f"- {line}") for line in lines], gap=4)
    return Panel(Column([Heading(ui.text("recap-title")), body, Row(buttons, gap=8)], gap=10), pad=16, name="recap")
