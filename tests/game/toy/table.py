"""The table of the toy: everybody's points, what is sealed, the hand; and the score when it is over."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from engine.core.event import Event
from game.platform.settings import Pace
from game.play.bot_process import BotWorker
from game.play.match import Match
from game.play.table_controller import BaseController, UiUpdate
from game.play.table_model import BaseTableModel
from game.play.turn_runner import TurnRunner
from game.render.ui import Ui
from game.screens.handover import HandoverScreen
from game.screens.page import PageScreen
from game.shell.shell import Shell, wake
from game.widgets.base import Column, Flow, Row, Widget
from game.widgets.button import Button
from game.widgets.label import Heading, Label, Picture
from tests.core.sealed import HIDDEN, Give, Seal, State


class ToyPolicy:
    def __init__(self, colours: Sequence[str]) -> None:
        self.colours = colours

    def in_public(self, view: State) -> bool:
        return view.chooser >= 0

    def needs_no_pause(self, view: State) -> bool:
        return False

    def ends_turn(self, move: Any) -> bool:
        return isinstance(move, Give)

    def summary(self, view: State) -> dict[str, Any]:
        return {"colours": list(self.colours), "points": list(view.points)}


class ToyMatch(Match[State, Any]):
    @property
    def policy(self) -> ToyPolicy:
        return ToyPolicy(self.session.setup.colours)


class ToyModel(BaseTableModel[Any, Any, Any]):
    """Nothing is decided here but the move itself."""

    def position_changed(self) -> None: ...
    def happened(self, events: Sequence[Event]) -> None: ...
    def jumped(self) -> None: ...
    def cancel_selection(self) -> bool:
        return False


class ToyController(BaseController[ToyModel, Any]):
    def main_action(self) -> None: ...


class ToyTable(PageScreen):
    sheet_width = 700

    def __init__(self, app: Shell, match: ToyMatch) -> None:
        super().__init__(app)
        self.match = match
        self.runner = TurnRunner(match, self, BotWorker(wake))
        self.controller = ToyController(ToyModel(match), self.runner, self.on_update)

    @property
    def mood(self) -> str:  # type: ignore[override]
        return "late" if sum(self.match.onlooker.points) > 5 else "early"

    def resume(self) -> None:
        """Nothing is told here of what bots did."""

    def on_update(self, update: UiUpdate) -> None:
        if update.played:
            self.keep()
        self.rebuild()

    # -- what is seen --------------------------------------------------------------------------------------------

    def head(self, ui: Ui) -> Widget:
        return Heading(self.text("game-title"), size="title")

    def _seat(self, seat: int) -> Widget:
        view = self.match.view
        card = view.sealed[seat]
        shown = "…" if card is None else self.text("sealed") if card == HIDDEN else self.text("card", card=card)
        points = self.text("points", points=view.points[seat])
        mark = Picture(f"seats/{self.match.session.setup.colours[seat]}", 40, 40)
        return Row([mark, Label(self.match.name(seat), grow=2), Label(points, grow=1), Label(shown, grow=1)], gap=10)

    def body(self, ui: Ui) -> Widget:
        moves = [self._move(move) for move in self.match.legal()]
        return Column([*(self._seat(seat) for seat in range(len(self.match.occupants))), Flow(moves, gap=8)], gap=8)

    def _move(self, move: Any) -> Widget:
        play = partial(self._play, move)
        if isinstance(move, Seal):
            return Button(self.text("card", card=move.card), play, name=f"card-{move.card}")
        return Button(self.text("give", name=self.match.name(move.to)), play, name=f"give-{move.to}")

    def _play(self, move: Any) -> None:
        self.controller.play(move)

    def command(self, command: str) -> bool:
        if command == "undo":
            self.controller.undo()
        return command == "undo" or super().command(command)

    # -- what the pilot asks of its stage ------------------------------------------------------------------------

    @property
    def pace(self) -> Pace:
        return self.app.settings.pace

    def busy(self, now: int) -> bool:
        return self.app.top is not self

    def moving(self) -> bool:
        return False

    def played(self, events: list[Event]) -> None:
        self.controller.happened(events)

    def hand_over(self, seat: int) -> None:
        name = self.match.name(seat)
        mark = f"seats/{self.match.session.setup.colours[seat]}"
        self.app.push(HandoverScreen(self.app, name, mark, "handover-decide", partial(self._take, seat)))

    def _take(self, seat: int) -> None:
        self.match.hand_over(seat)
        self.rebuild()

    def open_recap(self) -> None: ...

    def over(self) -> None:
        self.keep()
        self.app.push(ToyScore(self.app, self.match))

    def tick(self, now: int) -> bool:
        return self.runner.tick(now)

    def next_tick(self, now: int) -> int | None:
        return self.runner.next_tick(now)

    def keep(self) -> str:
        return self.match.keep()

    def closing(self) -> None:
        self.keep()
        self.match.close()
        self.runner.stop()

    def leave(self) -> None:
        self.closing()
        self.app.go("menu")


class ToyScore(PageScreen):
    title_id = "game-title"
    sheet_width = 600

    def __init__(self, app: Shell, match: ToyMatch) -> None:
        super().__init__(app)
        self.match = match

    def body(self, ui: Ui) -> Widget:
        result = self.match.result()
        assert result is not None
        lines = [(self.match.name(seat), self.text("points", points=result.totals[seat])) for seat in result.ranking]
        return Column([Row([Label(name, grow=1), Label(points)], gap=10) for name, points in lines], gap=6)

    def leave(self) -> None:
        self.app.go("menu")
