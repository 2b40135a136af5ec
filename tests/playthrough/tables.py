"""A whole game of people at one screen, from the menu to the score: its moves are written down, then clicked.

They are those of a save, or of a game of chance of the same deal, in which each kind of move has its turn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unittest.mock import patch

from engine.core.session import Session
from engine.storage.save import read_save, verify
from game.play.session_factory import new_session
from tests.playthrough.screenshots import ScreenRecorder
from tests.playthrough.written import Written

AnySession = Session[Any, Any]
Picks = Sequence[tuple[str, str]]  # lists of the New game page, and the value wanted of each


@dataclass(frozen=True, slots=True)
class Game:
    """How a game is clicked. ``steps``: the next move of a game of chance, again and again; the caller submits it."""

    id: str
    hand: type[Written]
    scenario: str
    seats: int
    steps: Callable[[AnySession, int], Iterator[Any]]


def choose(player: Written, name: str, value: str) -> None:
    """A line of a list that drops down, or one of values that lie open."""
    found = player.named()
    if f"{name}.{value}" in found:
        player.press_named(f"{name}.{value}")
        player.settle()
        return
    assert name in found, f"nothing here is called {name}, but {sorted(found)}"
    if getattr(found[name], "value", None) != value:
        player.press_named(name)
        player.settle()
        player.press_named(f"{name}.{value}")
    player.settle()


def to_the_table(player: Written, game: Game, picks: Picks, eye: ScreenRecorder) -> None:
    """From the menu, as new users go; every seat is a person's."""
    player.app.go("menu")
    for name in ("menu-solo" if game.seats == 1 else "menu-new", f"game-{game.id}", f"scenario-{game.scenario}"):
        _look(player)
        eye.keep(player.app, name)
        if name in player.named() or not name.startswith("scenario"):  # one alone has no card
            player.press_named(name)
    player.settle()
    if "count" in player.named():
        choose(player, "count", str(game.seats))
    people = [(f"who-{seat}", "person") for seat in range(game.seats)] if game.seats > 1 else []
    for name, value in [*people, *picks]:
        choose(player, name, value)
    _look(player)
    eye.keep(player.app, "ready")
    player.press_named("start")
    player.settle()


def _look(player: Written) -> None:
    """Long enough to have seen what the great button says."""
    player.settle()
    player.settle()


def of_chance(game: Game, laid: AnySession) -> tuple[Any, ...]:
    """A game of the deal that was laid."""
    session: AnySession = Session(laid.rules, laid.setup, laid.seed)
    for move in game.steps(session, laid.seed):
        session.submit(move)
    return tuple(entry.move for entry in session.log)


def of_save(save: Path, laid: AnySession) -> tuple[Any, ...]:
    """Raises SaveError; AssertionError where the page has laid another game."""
    known = verify(laid.rules, read_save(save))
    assert known.setup == laid.setup, f"{save}: its setup is {known.setup}, the page gives {laid.setup}"
    return tuple(entry.move for entry in known.log)


def follow(
    player: Written,
    game: Game,
    seed: int,
    save: Path | None = None,
    *,
    picks: Picks = (),
    moves: int = 0,
    eye: ScreenRecorder | None = None,
) -> None:
    """The whole of it, or so many moves. ``seed``: of the deal, where no ``save`` has its own.

    Raises AssertionError at a move that can't be clicked.
    """
    eye = eye or ScreenRecorder(None)
    deal = seed if save is None else read_save(save).seed
    with patch(
        "game.shell.table_factory.new_session", lambda rules, chosen, given=None: new_session(rules, chosen, deal)
    ):
        to_the_table(player, game, picks, eye)
    session = player.table.match.session
    player.moves = of_chance(game, session) if save is None else of_save(save, session)
    eye.watch(player, moves)
    eye.keep(player.app, "end")
