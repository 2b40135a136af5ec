"""The long form of the invariants: `python -m tests.historia.many [games a table]`, every position of every game.

Random games with 1 to 6 players, 0 to 5 Civbots, all mixtures of difficulties and both options; each is replayed from
its save. Exit status 1 with the seed of the first game that does not hold.
"""

from __future__ import annotations

import sys
import traceback

from engine.core.rng import Rng
from engine.core.session import Session
from engine.storage.save import to_save, verify
from tests.historia import census
from tests.historia.random_play import RULES, TABLES, setup_of, steps


def game(players: int, bots: int, seed: int) -> tuple[int, int]:
    """One game with every check; returns its moves and its longest turn in rounds."""
    setup = setup_of(players, bots, seed, score_setup_territory=seed % 2 == 0, mid_era_row=seed % 3 != 0)
    session = Session(RULES, setup, seed)
    rng, longest = Rng(seed), 0
    for move in steps(session, seed):
        session.submit(move)
        s = session.state
        census.check(s)
        longest = max(longest, s.round)
        seat = rng.below(players)
        assert repr(RULES.view(RULES.determinize(s, seat, rng), seat)) == repr(RULES.view(s, seat))
    assert session.state.turn == 11 and longest <= 60
    verify(RULES, to_save(session))
    return len(session.log), longest


def main() -> int:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 30
    moves, longest = 0, 0
    for players, bots in TABLES:
        for seed in range(1000, 1000 + games):
            try:
                count, rounds = game(players, bots, seed)
            except Exception:
                sys.stdout.write(f"{players} players, {bots} Civbots, seed {seed}:\n{traceback.format_exc()}")
                return 1
            moves, longest = moves + count, max(longest, rounds)
    sys.stdout.write(f"{games * len(TABLES)} games, {moves} moves, longest turn {longest} rounds: all hold\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
