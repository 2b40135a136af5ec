"""Record a game to each of the endings: `python -m tests.struggle.record [name ...]`.

Needed after a correction of components or rules, when the recorded games no longer verify. Any other save dropped into
tests/struggle/games/ is verified too.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from engine.bots.registry import BOTS
from engine.core.rng import Rng
from engine.core.rules import Result
from engine.core.session import Session
from engine.storage.save import to_save, write_save
from engine.struggle.moves import Move
from engine.struggle.state import Setup, State
from tests.struggle.kit import RULES

GAMES = Path(__file__).parent / "games"
ENDINGS: dict[str, tuple[tuple[str, str], Callable[[Result], bool]]] = {
    "sweep": (("random", "random"), lambda r: r.note == "sweep"),
    "war": (("greedy", "random"), lambda r: r.note == "war"),
    "thirty": (("random", "random"), lambda r: r.note == "vp" and r.winners == (0,)),
    "zero": (("random", "random"), lambda r: r.note == "vp" and r.winners == (1,)),
    "final": (("random", "random"), lambda r: r.note == "final" and r.totals[0] != 15),
    "final_equal": (("random", "random"), lambda r: r.note == "final" and r.totals[0] == 15),
}


def games(bots: tuple[str, str]) -> Iterator[Session[State, Move]]:
    """Finished games between two bots, seed after seed."""
    for seed in range(10_000):
        players, rngs = [BOTS[name]() for name in bots], [Rng(seed * 7 + side) for side in range(2)]
        session: Session[State, Move] = Session(RULES, Setup(), seed)
        while session.awaiting:
            side = session.awaiting[0]
            session.submit(players[side].choose(RULES, session.view(side), side, rngs[side]))
        yield session


def record(name: str) -> Path:
    """The first game with that ending, written where the tests look for it."""
    bots, wanted = ENDINGS[name]
    for session in games(bots):
        result = session.result()
        if result is not None and wanted(result):
            path = GAMES / f"{name}.json"
            write_save(path, to_save(session))
            return path
    raise LookupError(name)


if __name__ == "__main__":
    for ending in sys.argv[1:] or ENDINGS:
        sys.stdout.write(f"{record(ending)}\n")
