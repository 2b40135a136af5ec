"""Record a finished random game on every map, and a won solo challenge: `python -m tests.brazil.record [scenario ...]`.

Needed after a correction of components, maps or rules, when the recorded games no longer verify. Any other finished or
unfinished save dropped into tests/brazil/games/ is verified too.
"""

from __future__ import annotations

import sys
from pathlib import Path

from engine.bots import GreedyBot
from engine.brazil.moves import Move
from engine.brazil.scenarios import all_scenarios
from engine.brazil.state import Setup, State
from engine.core.rng import Rng
from engine.core.save import to_save, write_save
from engine.core.session import Session
from tests.brazil.kit import RULES
from tests.brazil.random_play import finished

GAMES = Path(__file__).parent / "games"
SEEDS = range(30)
SOLO = "battle_of_guararapes"


def record(scenario: str) -> Path:
    """The shortest of some random games, written where the tests look for it."""
    session = min((finished(scenario, seed) for seed in SEEDS), key=lambda game: len(game.log))
    path = GAMES / f"{scenario}.json"
    write_save(path, to_save(session))
    return path


def greedy_solo(seed: int) -> Session[State, Move]:
    """The solo challenge played to its end by the greedy bot."""
    session: Session[State, Move] = Session(RULES, Setup(SOLO, ("green",)), seed)
    bot, rng = GreedyBot(), Rng(seed)
    while session.awaiting:
        session.submit(bot.choose(RULES, session.view(0), 0, rng))
    return session


def record_won_solo() -> Path:
    """The first solo challenge that the greedy bot wins; it wins a few in a hundred."""
    session = next(game for game in map(greedy_solo, range(1, 1000)) if game.state.over == "goals")
    write_save(GAMES / f"{SOLO}_won.json", to_save(session))
    return GAMES / f"{SOLO}_won.json"


if __name__ == "__main__":
    for name in sys.argv[1:] or [s.id for s in all_scenarios()[0]]:
        sys.stdout.write(f"{record(name)}\n")
        if name == SOLO:
            sys.stdout.write(f"{record_won_solo()}\n")
