"""Whole games, or so many rounds of one, of two people at one screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from engine.brazil.moves import EndTurn, Finish, Move, SealCards
from game.app.app import App
from game.brazil.table_factory import FACTORY
from game.platform.settings import LastNewGame, SeatChoice
from tests.game.player import no_pause
from tests.playthrough.pad import BrazilPad
from tests.playthrough.players import Impatient, Keys, Mouse, Player

MOST = 60_000  # things done in a game
GUARD = 300  # ms that a button is looked at before it is believed
WATCHED = GUARD  # what the program is told it is


def lay(app: App, seed: int) -> None:
    no_pause(app)
    seats = [SeatChoice(who="person", name=colour.title(), colour=colour) for colour in ("green", "orange")]
    FACTORY.open_table(app, FACTORY.new(LastNewGame(scenario="cisplatine", seats=seats), seed))


def play(player: Player, rounds: int = 0) -> Player:
    """To the score, or until that round is over."""
    while not player.over and not (rounds and player.table.model.view.round > rounds):
        player.step()
        assert player.steps < MOST, f"no end in sight: {player.table.model.kind}"
    return player


@contextmanager
def watch() -> Iterator[list[int]]:
    """The program's clock stands still between actions; buttons are guarded as in the program."""
    now = [100_000]
    with patch("game.platform.clock.now", lambda: now[0]), patch("game.widgets.click_guard.GUARD", WATCHED):
        yield now


def by_mouse(app: App, seed: int, rounds: int = 0) -> Player:
    with watch() as now:
        lay(app, seed)
        return play(Mouse(app, seed, now), rounds)


def by_keys(app: App, seed: int, rounds: int = 0) -> Player:
    with watch() as now:
        lay(app, seed)
        return play(Keys(app, seed, now), rounds)


def by_pad(app: App, seed: int, rounds: int = 0) -> Player:
    with watch() as now:
        lay(app, seed)
        return play(BrazilPad(app, seed, now), rounds)


def in_haste(app: App, seed: int, rounds: int = 0) -> Impatient:
    """Raises AssertionError when something is given away that the player had no time to read."""
    with watch() as now:
        lay(app, seed)
        player = Impatient(app, seed, now)
        match = player.table.match
        match.submit = _watched(player, match.submit)  # type: ignore[method-assign]
        play(player, rounds)
    return player


def _watched(player: Impatient, submit: Callable[[Move], Any]) -> Callable[[Move], Any]:
    def watched(move: Move) -> Any:
        if gives_away(move, player.table.match.legal()):
            read = max(player.read(name) for name in ("main", "seal", "no-card"))
            assert read >= GUARD, f"{move} after {read} ms"
        return submit(move)

    return watched


def gives_away(move: Move, legal: list[Move]) -> bool:
    """A waiver, or the end of a turn: other things could still be done."""
    return isinstance(move, (EndTurn, Finish)) or (isinstance(move, SealCards) and not move.cards and len(legal) > 1)
