"""Record finished games for tests: `python -m tests.historia.record`.

Needed after a correction of components or rules, when the recorded games no longer verify. Any other finished or
unfinished save dropped into tests/historia/games/ is verified too.
"""

from __future__ import annotations

import sys
from pathlib import Path

from engine.bots.registry import BOTS
from engine.core.rng import Rng
from engine.core.session import Session
from engine.historia.moves import Move
from engine.historia.state import State
from engine.storage.save import to_save, write_save
from tests.historia.random_play import RULES, finished

GAMES = Path(__file__).parent / "games"
RANDOM = {"random_two": (2, 0), "random_three_filled": (3, 3), "random_six": (6, 0)}
GREEDY = {"greedy_four": "four", "greedy_alone_won": "alone_sage", "greedy_alone_lost": "alone_immortal"}


def greedy(table: str, seed: int) -> Session[State, Move]:
    """A table played to its end by greedy bots, lightly looking ahead."""
    players = next(row.seats for row in RULES.scenario_rows()[0] if row.id == table)
    session: Session[State, Move] = Session(RULES, RULES.setups(table, players, {})[seed % 6], seed)
    bots = [(BOTS["greedy"](), Rng(seed + seat)) for seat in range(players)]
    while session.awaiting:
        seat = session.awaiting[0]
        bot, rng = bots[seat]
        session.submit(bot.choose(RULES, session.view(seat), seat, rng))
    return session


def wanted(name: str, session: Session[State, Move]) -> bool:
    """Whether a game ended as its name says."""
    result = session.result()
    assert result is not None
    return ("_won" not in name or 0 in result.winners) and ("_lost" not in name or 0 not in result.winners)


def main() -> None:
    for name, (players, bots) in RANDOM.items():
        write_save(GAMES / f"{name}.json", to_save(finished(players, bots, 1)))
    for name, table in GREEDY.items():
        session = next(game for game in (greedy(table, seed) for seed in range(1, 100)) if wanted(name, game))
        write_save(GAMES / f"{name}.json", to_save(session))
    sys.stdout.write(f"{len(RANDOM) + len(GREEDY)} games recorded in {GAMES}\n")


if __name__ == "__main__":
    main()
