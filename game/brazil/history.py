"""The time cursor: any earlier position as the viewer may know it, by slider, keys or the log, or as a film."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from engine.core.event import visible
from game import clock
from game.ui import Ui
from game.widgets.base import Column, Row, Widget
from game.widgets.button import Button
from game.widgets.label import Label, Panel
from game.widgets.toggles import Slider

if TYPE_CHECKING:
    from game.brazil.table import TableScreen

STEP = 700  # ms a move at speed 1


class History:
    """Where the cursor stands; None: the present."""

    def __init__(self, table: TableScreen) -> None:
        self.table = table
        self.playing = False
        self.speed = 1.0
        self.due = 0

    @property
    def last(self) -> int:
        return len(self.table.match.session.log)

    @property
    def at(self) -> int:
        cursor = self.table.match.cursor
        return self.last if cursor is None else cursor

    @property
    def open(self) -> bool:
        return self.table.match.cursor is not None

    # -- moving ----------------------------------------------------------------------------------------------------

    def go(self, number: int) -> None:
        """To the position after so many moves; a step forward is animated."""
        number = max(0, min(self.last, number))
        forward = number == self.at + 1
        self.table.match.look_at(number)
        self.table.moments.finish()
        if forward and number > 0:
            entry = self.table.match.session.log[number - 1]
            self.table.moments.add(visible(entry.events, self.table.match.viewer), clock.now())
        self.table.desk.renew()
        self.table.rebuild()

    def step(self, by: int) -> None:
        self.playing = False
        self.go(self.at + by)

    def step_round(self, by: int) -> None:
        """To the beginning of the next or the previous turn."""
        log = self.table.match.session.log
        number = self.at + by
        while 0 < number < self.last and log[number - 1].move.kind != "end_turn":
            number += by
        self.playing = False
        self.go(number)

    def play(self, start: int | None = None, speed: float = 1.0) -> None:
        if start is not None:
            self.go(start)
        elif self.at >= self.last:
            self.go(0)
        self.playing, self.speed = True, speed
        self.due = clock.now() + round(STEP / speed)

    def pause(self) -> None:
        self.playing = False
        self.table.rebuild()

    def close(self) -> None:
        """Back to the present."""
        self.playing = False
        self.table.match.look_at(None)
        self.table.moments.finish()
        self.table.desk.renew()
        self.table.rebuild()

    def tick(self, now: int) -> bool:
        if not self.playing or now < self.due:
            return False
        self.go(self.at + 1)
        self.due = now + round(STEP / self.speed)
        if self.at >= self.last:
            self.close()
        return True

    def next_tick(self, now: int) -> int | None:
        return max(1, self.due - now) if self.playing else None

    # -- what is seen ------------------------------------------------------------------------------------------------

    def bar(self, ui: Ui) -> Widget | None:
        """The bar below the map while the past is shown."""
        if not self.open:
            return None
        text = ui.text("history-at", n=self.at, of=self.last, round=self.table.desk.view.round)
        slider = Slider(
            0, max(1, self.last), 1, self.at, lambda value: self.step(int(value) - self.at), show=str, name="time"
        )
        play: Widget = (
            Button(ui.text("history-pause"), self.pause, name="history-pause", size="small")
            if self.playing
            else Button(ui.text("history-play"), self.play, name="history-play", size="small")
        )
        buttons: list[Widget] = [
            Button(
                "«",
                partial(self.step_round, -1),
                name="history-round-back",
                size="small",
                tip=ui.text("history-round-back"),
            ),
            Button("‹", partial(self.step, -1), name="history-back", size="small", tip=ui.text("history-back")),
            play,
            Button("›", partial(self.step, 1), name="history-on", size="small", tip=ui.text("history-on")),
            Button(
                "»", partial(self.step_round, 1), name="history-round-on", size="small", tip=ui.text("history-round-on")
            ),
            Button(ui.text("history-now"), self.close, kind="main", name="history-now", size="small"),
        ]
        row = Row([Label(text, size="small", style="strong"), slider], gap=8, align="centre")
        return Panel(Column([row, Row(buttons, gap=6, align="centre")], gap=4), pad=8, name="history")
