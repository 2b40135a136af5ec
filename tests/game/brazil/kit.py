"""A table laid for a position arranged by hand, a bots' process that answers what the test says, and what is told.

`lay` puts a position on the screen of a headless app; `told` is every word, number and picture's name of a widget tree.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import fields, is_dataclass
from typing import Any

import pygame

from engine.brazil.decisions import EraDecision
from engine.brazil.moves import Move, MoveUnits, SealCards
from engine.brazil.state import State
from engine.core.session import Session
from game.app.app import App
from game.brazil.match import Match
from game.brazil.plugin import PLUGIN
from game.brazil.steps import BrazilRecapDescriber
from game.brazil.table import TableScreen
from game.brazil.table_controller import TableController
from game.brazil.table_factory import FACTORY
from game.brazil.table_model import TableModel
from game.i18n.texts import Texts
from game.platform.settings import Pace
from game.play.bot_process import BotJob
from game.play.occupants import Occupant
from game.play.recap_controller import RecapController
from game.play.table_controller import UiUpdate
from game.play.turn_runner import TurnRunner
from game.widgets.base import Widget
from game.widgets.button import Button
from tests.brazil.kit import Table
from tests.game.play.kit import FakeBots, RecordingView
from tests.game.player import no_pause

NAMES = ("Ana", "Rui", "Eva", "Gil")
PEOPLE = ("person", "person")
AGAINST_A_BOT = ("person", "settler")


class ManualBots:
    """In place of the bots' process: keeps the questions, answers when it is told to."""

    def __init__(self) -> None:
        self.asked: list[int] = []  # seats, in the order of the questions
        self.seeds: list[int] = []
        self.waiting: dict[int, Any] = {}  # by seat

    def ask(self, jobs: Sequence[BotJob]) -> None:
        self.asked += [job.seat for job in jobs]
        self.seeds += [job.seed for job in jobs]

    def take(self) -> dict[int, Any]:
        answers, self.waiting = self.waiting, {}
        return answers

    def forget(self) -> None:
        self.waiting = {}

    def stop(self) -> None:
        self.waiting = {}


def match_of(session: Session[State, Move], who: tuple[str, ...] = PEOPLE) -> Match:
    return Match(session, [Occupant(kind, name) for kind, name in zip(who, NAMES, strict=False)], None)


def lay(app: App, session: Session[State, Move], who: tuple[str, ...] = PEOPLE) -> TableScreen:
    """The table of this session, without pauses; the bots answer what the test puts into ``answers(table)``."""
    no_pause(app)
    table = FACTORY.open_table(app, match_of(session, who))
    table.runner.bots = ManualBots()
    return table


def laid(app: App, t: Table) -> TableScreen:
    """The table with that position, against a bot."""
    table = lay(app, t.session, AGAINST_A_BOT)
    app.draw()
    return table


def named(app: App, name: str) -> Button:
    """The button of that name on what is on top."""
    app.top.refresh(app.ui)
    found = next((w for w in app.top.ui_root.root.walk() if w.name == name), None)
    assert isinstance(found, Button), name
    return found


def names(app: App) -> set[str]:
    """Of all widgets on what is on top."""
    app.top.refresh(app.ui)
    return {w.name for w in app.top.ui_root.root.walk()}


def paying(app: App, *goods: str) -> tuple[TableScreen, Table, int]:
    """A Farm is asked for on a hex, and its payment is open."""
    t = Table().goods(*goods)
    field = t.free("field", near=t.home())
    table = laid(app, t)
    table.controller.point_arch("build")
    table.controller.point(tile="farm")
    table.controller.click_hex(field)
    return table, t, field


def public_choice(app: App, t: Table) -> TableScreen:
    """The era changes: seat 1 places the old token before all eyes, after seat 0 has had the screen."""
    t.s.frames = [*t.s.frames, EraDecision(1, (0,))]
    t.changed()
    table = lay(app, t.session)
    table.match.viewer = 0
    table.match.version += 1
    table.model.renew()
    app.draw()
    return table


def answers(table: TableScreen) -> ManualBots:
    assert isinstance(table.runner.bots, ManualBots)
    return table.runner.bots


def take_over(table: TableScreen, seat: int) -> None:
    """The person of that seat comes to the screen."""
    table.controller.take_over(seat)


# -- what is told ------------------------------------------------------------------------------------------------------

SKIPPED = ("parent", "stage", "children", "rect")


def plain(value: object) -> Iterator[str]:
    """The words and numbers in a value; positions, pictures in memory and actions have none."""
    if isinstance(value, (str, int, float)):
        yield str(value)
    elif isinstance(value, dict):
        for key, entry in value.items():
            yield from plain(key)
            yield from plain(entry)
    elif isinstance(value, (list, tuple)):
        for entry in value:
            yield from plain(entry)
    elif is_dataclass(value) and not isinstance(value, (State, type)) and type(value).__module__.startswith("game."):
        for part in fields(value):
            yield from plain(getattr(value, part.name))


def contents_of(root: Widget) -> list[str]:
    """Every widget of the tree with all it says: texts, tips, names of pictures, numbers."""
    found = []
    for widget in root.walk():
        parts = [type(widget).__name__]
        for key, value in sorted(vars(widget).items()):
            if key not in SKIPPED and not key.startswith("_"):
                parts += plain(value)
        found.append(" | ".join(parts))
    return found


def tree(table: TableScreen) -> Widget:
    """The widgets of the table as they would be drawn now, once all has been thought about."""
    while table.model.thinks():
        table.model.think()
    table.rebuild()
    table.refresh(table.ui)
    return table.ui_root.root


def everything(table: TableScreen) -> list[str]:
    """All the table tells, with the tips of every hex."""
    lines = contents_of(tree(table))
    return lines + [table.tip_of(hex_id) for hex_id in range(table.model.view.board.size)]


def found(table: TableScreen, name: str) -> Widget:
    """The widget of that name, as it would be drawn now."""
    widget = next((w for w in tree(table).walk() if w.name == name), None)
    assert widget is not None, f"nothing here is called {name}"
    return widget


def says(table: TableScreen, name: str) -> str:
    """What the widget of that name and those within it say."""
    return "\n".join(contents_of(found(table, name)))


def shown(table: TableScreen, name: str) -> bool:
    return any(widget.name == name for widget in tree(table).walk())


def pixels(app: App) -> bytes:
    app.draw()
    return pygame.image.tobytes(app.surface, "RGB")


# -- positions ---------------------------------------------------------------------------------------------------------


def battle_ahead(
    defender: str = "archer", attacker: str = "archer", at: Table | None = None
) -> tuple[Table, int, int, int]:
    """Seat 0 may attack a lone unit of seat 1, each with a militia in hand: table, unit, its hex, the hex attacked."""
    t = Table() if at is None else at
    here, there = t.battlefield()
    unit = t.unit(attacker, here)
    t.unit(defender, there, seat=1)
    for player in map(t.player, range(len(t.s.seats))):
        player.combat_cards = ()
    t.combat_card("militia").combat_card("militia", seat=1)
    t.moving("build")
    return t, unit, here, there


def ready_to_defend(app: App) -> TableScreen:
    """Seat 0 has attacked and sealed its card; seat 1, at the screen, answers next: see `sealed`."""
    t, unit, _, there = battle_ahead()
    t.do(MoveUnits(0, (unit,), there))
    t.seal("militia")
    table = lay(app, t.session)
    app.settings.pace.animation = 1.0
    take_over(table, 1)
    app.draw()
    return table


def sealed(table: TableScreen) -> TableScreen:
    """The defender's card is down: the battle is over, and its end goes on show."""
    table.controller.play(SealCards(1, ("militia",)))
    return table


def play_on(session: Session[State, Move], choose: Callable[[list[Move]], Move], until: Callable[[], bool]) -> None:
    while session.awaiting and not until():
        session.submit(choose(session.legal_moves(session.awaiting[0])))


def first(items: Iterable[Move], kind: type) -> Any:
    return next(item for item in items if isinstance(item, kind))


class Player:
    """A controller of a session with all its updates recorded; view and bots do nothing by themselves."""

    def __init__(self, session: Session[State, Move], who: tuple[str, ...] = AGAINST_A_BOT) -> None:
        self.session = session
        self.match: Match = match_of(session, who)
        self.model = TableModel(self.match)
        self.view = RecordingView(Pace(bot_delay=0))
        self.bots = FakeBots()
        self.runner = TurnRunner(self.match, self.view, self.bots)
        self.updates: list[UiUpdate] = []
        self.careful = False
        self.controller = TableController(self.model, self.runner, self.updates.append, lambda: self.careful)
        recap_describer = BrazilRecapDescriber(lambda: Texts("en", PLUGIN.texts), self.model)
        self.controller.recaps = RecapController(self.match, self.model, recap_describer, self.view.pace)
        self.model.renew()

    @property
    def last(self) -> Move:
        return self.session.log[-1].move

    def bot_plays(self, seat: int, move: Move) -> None:
        self.runner.tick(0)
        self.bots.ready = {seat: move}
        assert self.runner.tick(1)
        self.model.renew()
