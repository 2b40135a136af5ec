"""What Monarchs and Missions are worth to bots: `python -m tests.brazil.measure_worth [games a map]` prints worth.toml.

Greedy bots play with Monarchs and Missions dealt at random. A Monarch's worth is how much more its seats scored than
all seats did on the same map; a Mission's, what its own line scored, and for a revealed one what its Palace may score.
Both are drawn towards nought as far as few seats had them.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from statistics import mean

from engine.bots.greedy import GreedyBot
from engine.brazil.components import MISSIONS, MONARCHS
from engine.brazil.evaluation.evaluate import PALACE_CHANCE
from engine.brazil.moves import ChooseMonarch, KeepMission, Move
from engine.brazil.rules.scoring import score
from engine.brazil.scenarios import all_scenarios
from engine.brazil.state import State
from engine.core.rng import Rng
from engine.core.session import Session
from tests.brazil.random_play import new

GAMES = 40
FEW = 20


def play(scenario: str, seed: int) -> Session[State, Move]:
    """A game of greedy bots that did not choose what they are."""
    session = new(scenario, seed)
    rng, bot = Rng(seed), GreedyBot()
    while session.awaiting:
        seat = session.awaiting[0]
        legal = session.legal_moves(seat)
        dealt = isinstance(legal[0], (ChooseMonarch, KeepMission))
        session.submit(rng.choice(legal) if dealt else bot.choose(session.rules, session.view(seat), seat, rng))
        session.hand_over()
    return session


def shrunk(values: list[float]) -> float:
    """The mean, drawn towards nought where there are few values."""
    return round(sum(values) / (len(values) + FEW), 1)


def measure(games: int) -> tuple[dict[str, list[float]], dict[str, list[float]]]:
    """Monarch -> points above the map's mean; Mission -> points it brought, of every seat that had it."""
    monarchs: dict[str, list[float]] = defaultdict(list)
    missions: dict[str, list[float]] = defaultdict(list)
    for scenario in all_scenarios()[0]:
        if scenario.solo:
            continue
        totals: list[tuple[str, int]] = []
        for seed in range(games):
            s = play(scenario.id, seed).state
            for seat, player in enumerate(s.seats):
                lines = score(s, seat)
                totals.append((player.monarch, sum(line.vp for line in lines)))
                for mission in player.missions + player.revealed:
                    own = sum(line.vp for line in lines if (line.category, line.item) == ("missions", mission))
                    missions[mission].append(own + PALACE_CHANCE * (mission in player.revealed))
        usual = mean(total for _, total in totals)
        for monarch, total in totals:
            monarchs[monarch].append(total - usual)
    return monarchs, missions


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    of_monarchs, of_missions = measure(count)
    for title, known, found in (("monarchs", MONARCHS, of_monarchs), ("missions", MISSIONS, of_missions)):
        sys.stdout.write(f"[{title}]\n")
        for name in known:
            sys.stdout.write(f"{name} = {shrunk(found[name])}  # {len(found[name])} seats\n")
