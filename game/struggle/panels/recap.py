"""What changed since a side's last round, told on taking over; and the bar below the sheet while the past is shown."""

from __future__ import annotations

from functools import partial

from engine.core.event import Event
from engine.struggle import events as e
from game.play.recap import weightiest
from game.struggle.chronicle import teller
from game.struggle.desk import Desk
from game.struggle.hands import Hands
from game.ui import Ui
from game.widgets.base import Column, Row, Spacer, Widget
from game.widgets.button import Button
from game.widgets.closeup import Wide
from game.widgets.label import Heading, Label, Panel
from game.widgets.richtext import RichText
from game.widgets.toggles import Slider

WIDE = 420.0  # u
WEIGHTY: tuple[type[Event], ...] = (
    e.GameEnded,
    e.TheaterWon,
    e.EventPlayed,
    e.FortSeized,
    e.Unflagged,
    e.Flagged,
    e.ConflictPlaced,
    e.FortBuilt,
    e.SquadronMoved,
    e.SquadronBuilt,
    e.MinistryRevealed,
    e.AdvantageUsed,
    e.WarTileLaid,
    e.Upgraded,
    e.TileTaken,
    e.Passed,
)


def recap_panel(ui: Ui, desk: Desk, hands: Hands) -> Widget | None:
    if desk.recap_since is None:
        return None
    lines = weightiest(desk.match, desk.recap_since, desk.seat, WEIGHTY, teller(ui.texts, desk))
    if not lines:
        return None
    buttons: list[Widget] = [
        Spacer(grow=1),
        Button(ui.text("recap-replay"), hands.replay_recap, name="recap-replay"),
        Button(ui.text("recap-on"), hands.close_recap, kind="main", name="recap-on"),
    ]
    body = Column([RichText(f"- {line}") for line in lines], gap=4)
    page = Column([Heading(ui.text("recap-title")), body, Row(buttons, gap=8)], gap=10)
    return Panel(Wide(page, WIDE), pad=16, name="recap")


def timebar(ui: Ui, desk: Desk, hands: Hands) -> Widget | None:
    history = hands.history
    if not history.open:
        return None
    text = ui.text("history-at", n=history.at, of=history.last, turn=desk.view.turn)
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
        Button(ui.text("game-branch"), partial(hands.wish, "branch"), name="game-branch", size=14),
        Button(ui.text("history-now"), history.close, kind="main", name="history-now", size=14),
    ]
    row = Row([Label(text, size=14, style="strong"), slider], gap=8, align="centre")
    return Panel(Column([row, Row(buttons, gap=6, align="centre")], gap=4), pad=8, name="history")
