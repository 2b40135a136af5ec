"""Record a finished random game on every map: `python -m tests.brazil.record [scenario ...]`.

Needed after a correction of components, maps or rules, when the recorded games no longer verify. Any other finished or
unfinished save dropped into tests/brazil/games/ is verified too.
"""

from __future__ import annotations

import sys
from pathlib import Path

from engine.brazil.scenarios import all_scenarios
from engine.core.save import to_save, write_save
from tests.brazil.random_play import finished

GAMES = Path(__file__).parent / "games"
SEEDS = range(30)


def record(scenario: str) -> Path:
    """The shortest of some random games, written where the tests look for it."""
    session = min((finished(scenario, seed) for seed in SEEDS), key=lambda game: len(game.log))
    path = GAMES / f"{scenario}.json"
    write_save(path, to_save(session))
    return path


if __name__ == "__main__":
    for name in sys.argv[1:] or [s.id for s in all_scenarios()[0]]:
        sys.stdout.write(f"{record(name)}\n")
