"""The column on the right: rivals' cards or the Dutch, the player's Missions, events since the last turn."""

from __future__ import annotations

from game.brazil.challenge.challenge_table import ChallengeTable
from game.brazil.layout import plan
from game.brazil.panels.defenders import DefenderCard, dutch_card
from game.brazil.panels.missions import MissionHeader, ObjectiveLine, SeparatorLine, missions
from game.brazil.panels.rivals import FLAT, GRAND, ROOMY, SLIM, SNUG, RivalCard, rivals
from game.brazil.panels.since_last_turn import SinceLastTurn, since_last_turn
from game.brazil.table_controller import TableController
from game.brazil.table_model import TableModel
from game.render.ui import Ui
from game.widgets.base import Column, Widget
from game.widgets.scroll import Scroll

GAP, TIGHT = 6, 2
NEWS = 66  # u for recent events, beyond the minimum, that enlarged cards must leave free


def side_column(
    ui: Ui, model: TableModel, controller: TableController, challenge: ChallengeTable | None = None
) -> Widget:
    """Builds the column right of the map: other seats (or the Dutch), Missions, the challenge, the last events. Parts
    are made smaller, then left out, until the column fits."""
    fixed = model.view.board.scenario.solo
    held = challenge is not None and fixed is not None and bool(fixed.enemy)
    parts: list[Widget] = []
    if held and challenge is not None:
        parts.append(dutch_card(ui, model, controller, challenge.attacks(), challenge.hex_pointed))
    else:
        parts += rivals(ui, model, controller)
    news = since_last_turn(ui, model, controller)
    about: list[Widget] = [challenge.about_panel(ui)] if challenge is not None else []
    column = Column([*parts, missions(ui, model, controller), *about, news], gap=GAP)
    _fit(ui, column, news)
    return Scroll(column, name="side")


def _fit(ui: Ui, column: Column, news: SinceLastTurn) -> None:
    """Makes the column fit.

    With space to spare the rivals' cards are enlarged. Otherwise, step by step until all fits: tighter Missions,
    smaller cards, fewer events, no briefing panel, one line of events or none (the log shows them too). Only then does
    the column scroll.
    """
    room = plan(ui).side
    lines = [widget for widget in column.walk() if isinstance(widget, (MissionHeader, ObjectiveLine, SeparatorLine))]
    enemies = [widget for widget in column.walk() if isinstance(widget, DefenderCard)]
    grand = [widget for widget in column.walk() if isinstance(widget, RivalCard)]

    def fits() -> bool:
        return column.measure(ui, room.width)[1] <= room.height

    for one in grand:
        one.use_layout(GRAND)
    if column.measure(ui, room.width)[1] + ui.px(NEWS) > room.height:
        for one in grand:
            one.use_layout(ROOMY)
    for line in lines if not fits() else ():
        line.tighten()
    for cut in (SNUG, SLIM, FLAT):
        for one in grand if not fits() else ():
            one.use_layout(cut)
    for enemy in [*enemies, *enemies]:
        if not fits():
            enemy.use_smaller_layout()
    if not fits():
        news.brief()
    if not fits():
        _drop(column, "challenge")
    if not fits():
        news.bare()
        column.gap = TIGHT
    if not fits():
        _drop(column, news.name)


def _drop(column: Column, name: str) -> None:
    column.children[:] = [child for child in column.children if child.name != name]
