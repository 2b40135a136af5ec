"""One of two people at one table, each with a window of their own: hosts or joins by clicks, and plays by the view."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any

from engine.core.event import visible
from engine.core.game_session import HiddenMove
from engine.core.session import Session
from engine.host.client import RemoteSession
from engine.host.words import WORDS
from game.app.app import App
from game.platform import clipboard
from game.screens.handover import HandoverScreen
from game.screens.score_screen import BaseScoreScreen
from tests.playthrough.deciders import DECIDERS
from tests.playthrough.driver import Driver
from tests.playthrough.follower import Follower
from tests.playthrough.historia import HistoriaDriver
from tests.playthrough.screenshots import ScreenRecorder
from tests.playthrough.struggle import StruggleDriver
from tests.playthrough.tables import choose
from tests.playthrough.written import Written

WITHIN = 120.0  # seconds that anything but a move may take
THINKS = 300.0  # seconds that the other person may take for a move
MOST_PASSED = 4  # moves of one decision that can't be clicked, at most
SIX = 6
SCENARIOS = {"brazil": "rio_de_janeiro_1567", "struggle": "standard", "historia": "two"}


class Deciding(Written):
    """Put before the driver of a game: its moves are decided now, by what the seat knows.

    ``passed`` has the moves that could not be clicked, and in whose place another was chosen.
    """

    seed = 1

    def __init__(self, app: App, now: list[int]) -> None:
        super().__init__(app, now)
        self.curtains = 0
        self.passed: list[str] = []
        self._wanted: tuple[tuple[int, int | None], Any] = ((-1, None), None)
        self._tried: list[Any] = []
        self._since = time.monotonic()
        self._push, app.push = app.push, self._see_screen  # type: ignore[method-assign]

    def _see_screen(self, screen: Any) -> None:
        self.curtains += isinstance(screen, HandoverScreen)
        self._push(screen)

    @property
    def over(self) -> bool:
        return isinstance(self.app.top, BaseScoreScreen)

    def wanted(self) -> Any:
        match = self.table.match
        key = (len(match.log), match.acting)
        if self._wanted[0] != key:
            self.count()
            self._tried = []
            self._wanted = (key, self._decided())
        return self._wanted[1]

    def count(self) -> None:
        """Counts the move that was wanted last, once it is played: a host answers after the click."""
        (before, _), want = self._wanted
        log = self.table.match.log
        if want is not None and before < len(log) and log[before].move == want:
            self.clicked[want.kind] += 1

    def _decided(self) -> Any:
        match = self.table.match
        assert match.acting is not None
        seed = self.seed * 100_003 + len(match.log)
        return DECIDERS[self.table.game](match.session.view(match.acting), match.acting, seed)

    def _decide(self) -> None:
        try:
            super()._decide()
        except AssertionError as error:
            self._pass(error)

    def _pass(self, error: AssertionError) -> None:
        """Another move in place of one that can't be clicked. Raises the error after MOST_PASSED of them."""
        key, want = self._wanted
        self._tried.append(want)
        others = [move for move in self.table.match.legal() if move not in self._tried]
        if len(self._tried) > MOST_PASSED or not others:
            raise error
        self.passed.append(str(error))
        self._wanted, self._at = (key, others[0]), (-1, 0)

    def _wait(self) -> None:
        assert self.app.running, "the window was closed"
        done = len(self.table.match.log) if not self.over else -1
        if done != self._still[0]:
            self._still, self._since = (done, 0), time.monotonic()
        waited = time.monotonic() - self._since
        assert waited < THINKS, f"nothing goes on after move {done}: {self.asked()}, {sorted(self.named())}"


class BrazilSeat(Deciding, Follower):
    """A seat of the first game; what is bought is paid as the screen proposes."""

    def _pay(self) -> None:
        self.press_named("main")


class StruggleSeat(Deciding, StruggleDriver):
    """A seat of the second game."""


class HistoriaSeat(Deciding, HistoriaDriver):
    """A seat of the third game."""


SEATS: dict[str, type[Deciding]] = {"brazil": BrazilSeat, "struggle": StruggleSeat, "historia": HistoriaSeat}


# -- to the table ------------------------------------------------------------------------------------------------------


def wait_for(player: Driver, true: Callable[[], object], what: str) -> None:
    """Raises AssertionError where it never becomes so."""
    late = time.monotonic() + WITHIN
    while not true():
        assert player.app.running, "the window was closed"
        assert time.monotonic() < late, f"{what} never comes: {type(player.app.top).__name__}"  # type: ignore[attr-defined]
        player.settle()


def press_next(player: Driver, *names: str) -> None:
    """The first of these, once one is there."""
    wait_for(player, lambda: set(names) & set(player.named()), " or ".join(names))
    player.press_named(*names)
    player.settle()


def press_until(player: Driver, name: str, true: Callable[[], object]) -> None:
    """Presses again where what came meanwhile has moved the thing away."""
    late = time.monotonic() + WITHIN
    while not true():
        assert time.monotonic() < late, f"{name} can't be pressed"
        if name in player.named():
            player.press_named(name)
        player.settle()


def open_together(player: Driver) -> None:
    """The page of tables, from the first screen; in a low window its buttons are folded."""
    wait_for(player, lambda: player.named(), "the first screen")
    if "menu-together" not in player.named():
        press_next(player, "first-menu")
    press_next(player, "menu-together")


def host(player: Driver, game: str, name: str, eye: ScreenRecorder) -> str:
    """From the page of tables to the lobby. Returns the invitation as the button copies it."""
    press_next(player, "host")
    press_next(player, f"game-{game}")
    wait_for(player, lambda: "start" in player.named(), "the New game page")
    if (scenario := f"scenario-{SCENARIOS[game]}") in player.named():  # the only one has no card
        press_next(player, scenario)
    choose(player, "who-0", "person")
    choose(player, "who-1", "elsewhere")
    write_into(player, "name-0", name)
    eye.keep(player.app, "new-game")
    press_next(player, "start")
    wait_for(player, lambda: "copy-1" in player.named(), "the invitation")
    eye.keep(player.app, "lobby")
    press_next(player, "copy-1")
    return clipboard.get()


def join(player: Driver, words: str, name: str, eye: ScreenRecorder, address: str = "") -> None:
    """Takes a seat by six words; ``address``: of a host that the network does not announce."""
    write_into(player, "own-name", name)
    write_into(player, "join-what", words)
    if address:
        write_into(player, "join-where", address)
    wait_for(player, lambda: "join-join" in player.named(), "Join")
    eye.keep(player.app, "join")
    press_next(player, "join-join")


def write_into(player: Driver, name: str, text: str) -> None:
    """Clicks a text field and types."""
    wait_for(player, lambda: player.app.top.ui_root.find(name), name)
    field = player.app.top.ui_root.find(name)
    assert field is not None
    player.click(player.point_on(field))
    player.write(text)
    wait_for(player, lambda: getattr(player.app.top.ui_root.find(name), "value", "") == text, text)


def words_in(invitation: str) -> str:
    """The six words in a text. Raises AssertionError where there are none."""
    for line in invitation.splitlines():
        found = [word for word in line.replace(".", " ").split() if word in WORDS]
        if len(found) == SIX:
            return " ".join(found)
    raise AssertionError(f"no six words in {invitation!r}")


# -- what is checked ---------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class PositionRecorder:
    """What a window's session knew after each move, to be compared with the whole game at its end."""

    seat: int
    known: dict[int, str] = field(default_factory=dict)
    public: dict[int, str] = field(default_factory=dict)  # of what everybody may see
    hidden: list[Any] = field(default_factory=list)  # entries of the log as they were while the game ran
    line: Any = None

    def look(self, session: RemoteSession) -> None:
        if session.number >= 0:
            moves, rules = len(session.log), session.rules
            self.known[moves] = rules.digest(session.state)
            self.public[moves] = rules.digest(rules.view(session.state, None))
            self.hidden = list(session.log)

    def faults(self, whole: Session[Any, Any]) -> list[str]:
        """What this window knew more, less or otherwise than it may: nothing, where all is well."""
        found = []
        for moves, digest in self.known.items():
            if digest != whole.rules.digest(whole.rules.view(whole.position(moves), self.seat)):
                found.append(f"after {moves} moves the position is not what seat {self.seat} may see")
        for number, (entry, real) in enumerate(zip(self.hidden, whole.log, strict=False)):
            own = real.move.seat == self.seat
            if entry.move != (real.move if own else HiddenMove(real.move.seat)):
                found.append(f"move {number} is {entry.move}")
            if list(entry.events) != visible(real.events, self.seat):
                found.append(f"the events of move {number} are not those that seat {self.seat} may see")
        return found


def witness_of(table: Any) -> PositionRecorder:
    """Follows the session of a table from now on."""
    line = table.elsewhere
    session, seen = line.session, PositionRecorder(line.session.seat)
    seen.line = line
    take = session.take

    def taken(message: Any) -> bool:
        changed = take(message)
        seen.look(session)
        return bool(changed)

    session.take = taken
    seen.look(session)
    return seen


def report_of(player: Deciding, seen: PositionRecorder) -> dict[str, Any]:
    """What there is to be told of a game that is over, as JSON."""
    table = player.table
    whole = seen.line.whole()
    assert whole is not None, "the whole game is not here"
    player.count()
    words = table.log_words()
    lines = [line for entry in table.match.log for event in visible(entry.events, None) if (line := words(event))]
    events = Counter(event.name for entry in whole.log for event in entry.events)
    result = whole.result()
    return {
        "seat": seen.seat,
        "moves": len(whole.log),
        "log": blake2b("\n".join(lines).encode()).hexdigest(),
        "lines": len(lines),
        "digest": whole.digest(len(whole.log)),
        "ranking": list(result.ranking) if result is not None else [],
        "events": dict(events),
        "kinds": dict(Counter(entry.move.kind for entry in whole.log)),
        "clicked": sum(player.clicked.values()),
        "sent": player.events,
        "passed": player.passed,
        "curtains": player.curtains,
        "positions": len(seen.known),
        "public": {str(moves): digest for moves, digest in seen.public.items()},
        "faults": seen.faults(whole),
        "bad": [text for _, kind, text in player.heard if kind == "bad"],
    }
