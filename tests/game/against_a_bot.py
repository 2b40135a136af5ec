"""The table of a person against a bot that answers at once, played until a recap lies on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.app.app import App
from game.brazil.table_factory import FACTORY as BRAZIL
from game.historia.table_factory import FACTORY as HISTORIA
from game.platform.settings import LastNewGame, SeatChoice
from game.play.bot_process import BotJob, choose
from game.struggle.table_factory import FACTORY as STRUGGLE
from tests.game.begun import COLOURS, SCENARIOS, lay

Make = Callable[..., App]
ON_SHOW = {"brazil": "outcome", "struggle": "story", "historia": "reveal"}  # what a player clicks away


class InProcessBots:
    """Bots that answer at once, in this process."""

    def __init__(self) -> None:
        self.answers: dict[int, Any] = {}

    def ask(self, jobs: Sequence[Any]) -> None:
        self.answers |= {job.seat: choose(job) for job in jobs if isinstance(job, BotJob)}

    def take(self) -> dict[int, Any]:
        answers, self.answers = self.answers, {}
        return answers

    def forget(self) -> None:
        self.answers = {}

    def stop(self) -> None: ...


class SilentBots(InProcessBots):
    """Bots that never answer."""

    def ask(self, jobs: Sequence[Any]) -> None: ...


def against_a_bot(make_app: Make, game: str, who: str = "settler", size: tuple[int, int] = (1280, 720)) -> Any:
    """The table of a person in the first seat and a bot in the second."""
    seats = [
        SeatChoice(who=kind, name="Ana" if kind == "person" else "Rosa", colour=colour)
        for kind, colour in zip(("person", who), COLOURS[game], strict=True)
    ]
    makers: dict[str, Any] = {"brazil": BRAZIL.new, "struggle": STRUGGLE.new, "historia": HISTORIA.new}
    match = makers[game](LastNewGame(scenario=SCENARIOS[game], seats=seats), 3)
    app = make_app(size)
    table = lay(app, game, match)
    match.viewer = next(iter(match.people), None)
    match.version += 1
    table.runner.bots.stop()
    table.runner.bots = InProcessBots()
    app.settings.pace.pause_after_bot = True
    return table


def own_move(table: Any) -> None:
    """The person decides as a Settler would."""
    match, seat = table.match, table.match.acting
    table.controller.play(
        choose(BotJob("settler", match.rules, match.view_of(seat), seat, match.derived_seed(seat), seconds=1))
    )


def until_recap(table: Any, enough: Callable[[Any], bool] = bool) -> None:
    """The person plays until a recap lies on the table of which ``enough`` is true."""
    app = table.app
    for _ in range(3000):
        if table.model.recap_since is not None:
            if enough([step for _, step in table.recaps.renew()]):
                break
            table.controller.close_recap()
        setattr(table.model, ON_SHOW[table.game], None)
        if table.model.deciding and not table.runner.recap_due:
            own_move(table)
        else:
            table.runner.due = 0  # the next move of a bot need not wait
            app.tick()
    assert table.model.recap_since is not None
    app.draw()


def placed(steps: Sequence[Any]) -> bool:
    """Two of them have places."""
    return sum(bool(step.places) for step in steps) >= 2
