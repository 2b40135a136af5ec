"""What features of a position are worth, learned from play: weights are changed at random, and follow those that win.

    python -m tests.brazil.learn play FOLDER [pairs of games] [first seed] [seats]     a file of rows
    python -m tests.brazil.learn step FOLDER OUT.json                                  the weights, moved on
    python -m tests.brazil.learn compare FILE [games] [first seed] [seats]             a Governor with them among others

In every game each seat plans by weights of its own: those of learned.json, each up or down by its STEP at random. All
that is needed then is a linear regression of how far a seat came out ahead on how its weights differ from the others':
every game tells something of every weight (simultaneous perturbation; Spall 1992). A weight moves by a part of its
step, the clearer the further, or stays where it is. Play, step, and again from there, until nothing moves. numpy is
needed for the second only, never in the game (`pip install numpy`).
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from engine.bots.beam_search import BeamWidth, MoveLine, TurnPlanner
from engine.bots.governor import GovernorBot
from engine.brazil.evaluation.features import FEATURES
from engine.brazil.evaluation.forecast import forecast
from engine.brazil.evaluation.learned import pair_with_features, weights
from engine.brazil.state import State
from engine.core.intervals import wilson
from engine.core.move import Seat
from engine.core.rng import Rng
from engine.core.rules import Result, Rules
from engine.core.session import Session
from engine.lab import ladder
from engine.registry import GAMES

WIDTH = BeamWidth(moves=6, beam=4, steps=12)
STEPS = {
    "vp": 0.1,
    **dict.fromkeys(("sugarcane", "coffee", "brazilwood", "cotton"), 0.15),
    **dict.fromkeys(("gold", "goods_beyond_supply", "combat_cards", "palaces_open"), 0.2),
    **dict.fromkeys(("can_deploy", "can_painting", "can_build", "can_manufacture"), 0.2),
    **dict.fromkeys(("goods_beyond_ten", "strength_on_map", "further_unexplored"), 0.15),
    **dict.fromkeys(("science", "payable_resources", "gold_cards", "units_on_map", "units_deployed"), 0.3),
    **dict.fromkeys(("units_defeated", "empty_buildings", "exploration", "tiles_in_danger", "tiles_to_take"), 0.3),
    **dict.fromkeys(("mission_now_second", "mission_now_done", "mission_next", "mission_old", "mission_last"), 1.0),
    "reach_unexplored": 0.25,
    "room": 0.12,
    "mission_now": 1.5,
    "cities": 0.6,
}
STEP = 0.4  # of the others
CLEAR = 4.0  # from so many standard errors on a weight moves by its whole step
NOISE = 1.5  # of fewer than so many it stays where it is
AHEAD = 15.0  # points: much further ahead counts hardly more


class Taught(GovernorBot):
    """Plans by weights of its own."""

    def __init__(self, taught: dict[str, float], width: BeamWidth | None = WIDTH) -> None:
        super().__init__(width)
        self.taught, self.weighed = taught, pair_with_features(taught)

    def best(self, rules: Rules[Any, Any], view: Any, seat: Seat, rng: Rng) -> MoveLine:
        planner = TurnPlanner(rules, seat, self.width or BeamWidth(*rules.breadth), rng.bits())
        planner.judge = self.judge
        return planner.lines(rules.determinize(view, seat, rng))[0]

    def judge(self, s: State, seat: Seat) -> float:
        return forecast(s, seat, 1.0, self.weighed)


def changed(signs: dict[str, int]) -> dict[str, float]:
    """The game's weights, each up or down by its step."""
    return {name: weights().get(name, 0.0) + sign * STEPS.get(name, STEP) for name, sign in signs.items()}


def play(setup: Any, seed: int, bots: list[Taught]) -> Result:
    """One game."""
    rules = GAMES["brazil"]
    session: Session[Any, Any] = Session(rules, setup, seed, snapshots=False)
    rngs = [Rng(seed * 1_000_003 + seat + 1) for seat in range(len(bots))]
    while session.awaiting:
        seat = session.awaiting[0]
        session.submit(bots[seat].choose(rules, session.view(seat), seat, rngs[seat]))
    result = session.result()
    assert result is not None
    return result


def setup_of(seed: int, seats: int, **choices: str) -> Any:
    """Every scenario for so many, in turn, in every turn of the colours."""
    rules = GAMES["brazil"]
    scenarios = [row.id for row in rules.scenario_rows()[0] if row.seats == seats]
    return ladder.setup_of(rules, scenarios, seats, seed, **choices)


def rows(seed: int, seats: int) -> dict[str, Any]:
    """A table played once for each turn of the bots round the seats: each one's signs, and its mean total."""
    dice = Rng(seed)
    signs = [{name: 1 - 2 * dice.below(2) for name in FEATURES} for _ in range(seats)]
    bots = [Taught(changed(one)) for one in signs]
    totals = [0] * seats
    for shift in range(seats):
        played = play(setup_of(seed, seats), seed, bots[shift:] + bots[:shift])
        for seat, total in enumerate(played.totals):
            totals[(seat + shift) % seats] += total
    return {"seed": seed, "signs": signs, "totals": [total / seats for total in totals]}


def step(data: list[dict[str, Any]]) -> tuple[dict[str, float], list[tuple[str, float, float]]]:
    """The weights moved on; and for each feature what a step up brought, in points, and its standard error."""
    import numpy

    differing: list[Any] = []
    ahead_by: list[float] = []
    for row in data:
        signs = numpy.array([[one[name] for name in FEATURES] for one in row["signs"]], float)
        totals = numpy.array(row["totals"], float)
        more = len(totals) / (len(totals) - 1)
        for ahead, own in zip((totals - totals.mean()) * more, (signs - signs.mean(axis=0)) * more, strict=True):
            differing.append(own)
            ahead_by.append(AHEAD * numpy.tanh(ahead / AHEAD))
    x, y = numpy.array(differing), numpy.array(ahead_by)
    inverse = numpy.linalg.inv(x.T @ x)
    slope = inverse @ x.T @ y
    left = ((y - x @ slope) ** 2).sum() / max(1, len(data) - x.shape[1])
    error = numpy.sqrt(numpy.diag(inverse) * left)
    found: dict[str, float] = {}
    for name, brought, spread in zip(FEATURES, slope, error, strict=True):
        clear = brought / spread if abs(brought / spread) >= NOISE else 0.0
        moved = weights().get(name, 0.0) + STEPS.get(name, STEP) * max(-1.0, min(1.0, clear / CLEAR))
        if abs(moved) >= 0.02:
            found[name] = round(float(moved), 3)
    return found, [(name, float(b), float(e)) for name, b, e in zip(FEATURES, slope, error, strict=True)]


def compare(out: Path, games: int, first: int, seats: int) -> None:
    """What a Governor with the game's weights wins among others without, each seed once from every seat."""
    wins, ahead, played = 0.0, 0.0, 0
    with out.open("a", encoding="utf-8") as rows_of:
        for index in range(games):
            seat = index % seats
            bots = [Taught(weights() if other == seat else {}, None) for other in range(seats)]
            result = play(setup_of(first + index // seats, seats), first + index // seats, bots)
            others = [total for other, total in enumerate(result.totals) if other != seat]
            wins += (seat in result.winners) / len(result.winners)
            ahead += result.totals[seat] - sum(others) / len(others)
            played += 1
            rows_of.write(json.dumps({"seed": first + index // seats, "seat": seat, "totals": result.totals}) + "\n")
            rows_of.flush()
    low, high = wilson(wins, played)
    sys.stdout.write(f"{wins} of {played} ({low:.1%} to {high:.1%}), {ahead / played:+.1f} points ahead\n")


def main(argv: list[str]) -> None:
    """See above."""
    folder = Path(argv[1])
    if argv[0] == "compare":
        many = [int(argv[at]) if len(argv) > at else preset for at, preset in ((2, 1000), (3, 1), (4, 2))]
        compare(folder, *many)
        return
    if argv[0] == "play":
        count, first, seats = (int(argv[at]) if len(argv) > at else preset for at, preset in ((2, 300), (3, 1), (4, 2)))
        with (folder / f"{seats}-{first}.jsonl").open("w", encoding="utf-8") as out:
            for seed in range(first, first + count):
                out.write(json.dumps(rows(seed, seats)) + "\n")
                out.flush()
        return
    lines = [line for path in sorted(folder.glob("*.jsonl")) for line in path.read_text(encoding="utf-8").splitlines()]
    found, slopes = step([json.loads(line) for line in lines])
    Path(argv[2]).write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    for name, brought, error in sorted(slopes, key=lambda row: -abs(row[1] / row[2])):
        sys.stdout.write(f"{name:20} {brought:+.2f} ± {error:.2f}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
