"""Record a finished game for every way a game can end, on every map: `python -m tests.brazil.record [scenario ...]`.

Needed after a correction of components, maps or rules, when the recorded games no longer verify. A game whose moves can
still be played, and end it the same way, stays that game. Any other finished or unfinished save dropped into
tests/brazil/games/ is verified too.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from engine.bots.greedy import GreedyBot
from engine.brazil.moves import Move
from engine.brazil.scenarios import all_scenarios
from engine.brazil.state import State
from engine.core.move import IllegalMove
from engine.core.rng import Rng
from engine.core.session import Session
from engine.storage.save import read_save, to_save, write_save
from tests.brazil.kit import RULES
from tests.brazil.random_play import new, steps

GAMES = Path(__file__).parent / "games"
SOLO = "battle_of_guararapes"
TRIED = 300


def endings(scenario: str) -> tuple[str, ...]:
    """The ways in which a game on this map can end, as `State.over` names them."""
    return ("goals", "goals_missed") if scenario == SOLO else ("mission", "last_round")


def file_of(scenario: str, ending: str) -> Path:
    return GAMES / f"{scenario}-{ending}.json"


def at_random(scenario: str, seed: int) -> Session[State, Move]:
    """A game of random moves."""
    session = new(scenario, seed)
    for move in steps(session, seed):
        session.submit(move)
    return session


def greedily(scenario: str, seed: int) -> Session[State, Move]:
    """A game of greedy bots."""
    session = new(scenario, seed)
    bots = [(GreedyBot(), Rng(seed + seat)) for seat in range(4)]
    while session.awaiting:
        seat = session.awaiting[0]
        bot, rng = bots[seat]
        session.submit(bot.choose(session.rules, session.view(seat), seat, rng))
    return session


def games(scenario: str, ending: str) -> Iterator[Session[State, Move]]:
    """Games that end so: random ones first, as they come by the oddest positions, then greedy ones."""
    for play in (at_random, greedily):
        for seed in range(TRIED):
            session = play(scenario, seed)
            if session.state.over == ending:
                yield session


def again(path: Path) -> Session[State, Move] | None:
    """The moves of a recorded game played anew; None if there is none, one is refused, or it ends otherwise now."""
    if not path.exists():
        return None
    save = read_save(path)
    session: Session[State, Move] = Session(RULES, RULES.load_setup(save.setup), save.seed)
    try:
        for move in save.moves:
            session.submit(RULES.load_move(move))
    except IllegalMove:
        return None
    return session if session.state.over == save.checkpoint["over"] else None


def record(scenario: str, ending: str) -> Path:
    """The game recorded before or, if it can't be, the first that ends so, written where the tests look for it."""
    path = file_of(scenario, ending)
    write_save(path, to_save(again(path) or next(games(scenario, ending))))
    return path


if __name__ == "__main__":
    for name in sys.argv[1:] or [s.id for s in all_scenarios()[0]]:
        for end in endings(name):
            sys.stdout.write(f"{record(name, end)}\n")
            sys.stdout.flush()
