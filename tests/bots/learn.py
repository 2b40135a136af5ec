"""What features of a position are worth, learned from play: weights are changed at random, and follow those that win.

    python -m tests.bots.learn play GAME FOLDER [--games N] [--seed S] [--seats K]
    python -m tests.bots.learn step GAME FOLDER OUT.json
    python -m tests.bots.learn compare GAME ROWS [--weights OUT.json] [--games N] [--seed S] [--seats K]

The first writes a file of rows, the second weights that are moved on. The third plays a Governor with the game's
weights, or those of a file, among others without any, and appends a row for each game to ROWS.

In every game each seat plans by weights of its own: those of learned.json, each up or down by its step at random. All
that is needed then is a linear regression of how far a seat came out ahead on how its weights differ from the others':
every game tells something of every weight (simultaneous perturbation; Spall 1992). A weight moves by a part of its
step, the clearer the further, or stays where it is. Play, step, and again from there, until nothing moves. numpy is
needed for `step` only, never in the game (`pip install numpy`).
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from engine.bots.beam_search import BeamWidth, MoveLine, TurnPlanner
from engine.bots.governor import GovernorBot
from engine.brazil.evaluation import forecast as brazil
from engine.brazil.evaluation.learned import MODEL as BRAZIL
from engine.core.intervals import wilson
from engine.core.linear_model import LinearModel
from engine.core.move import Seat
from engine.core.rng import Rng
from engine.core.rules import Result, Rules
from engine.core.session import Session
from engine.historia.components import ACTION_IDS
from engine.historia.evaluation import learned as historia
from engine.lab import ladder
from engine.registry import GAMES
from engine.struggle.board import REGION_IDS
from engine.struggle.evaluation import learned as struggle

WIDTH = BeamWidth(moves=6, beam=4, steps=12)
CLEAR = 4.0  # from so many standard errors on a weight moves by its whole step
NOISE = 1.5  # of fewer than so many it stays where it is


class Subject(NamedTuple):
    """What is learned of a game. `forecast`: the evaluation of a position for a seat by given weights; `steps`: how far
    weights are changed, those that are not named by `step`; `ahead`: points, much further ahead counts hardly more;
    `totals`: by how much each seat counts as having done well; `width`: of the search by which seats plan."""

    model: LinearModel[Any]
    forecast: Callable[[Any, Seat, Any], float]
    steps: dict[str, float]
    step: float
    ahead: float
    totals: Callable[[Result], tuple[int, ...]] = lambda result: result.totals
    width: BeamWidth = WIDTH

    def step_of(self, feature: str) -> float:
        return self.steps.get(feature, self.step)


SUBJECTS = {
    "brazil": Subject(
        BRAZIL,
        lambda s, seat, weighted: brazil.forecast(s, seat, 1.0, weighted),
        {
            "vp": 0.1,
            **dict.fromkeys(("sugarcane", "coffee", "brazilwood", "cotton"), 0.15),
            **dict.fromkeys(("gold", "goods_beyond_supply", "combat_cards", "palaces_open"), 0.2),
            **dict.fromkeys(("can_deploy", "can_painting", "can_build", "can_manufacture"), 0.2),
            **dict.fromkeys(("goods_beyond_ten", "strength_on_map", "further_unexplored"), 0.15),
            **dict.fromkeys(("science", "payable_resources", "gold_cards", "units_on_map", "units_deployed"), 0.3),
            **dict.fromkeys(("units_defeated", "empty_buildings", "exploration"), 0.3),
            **dict.fromkeys(("tiles_in_danger", "tiles_to_take"), 0.3),
            **dict.fromkeys(
                ("mission_now_second", "mission_now_done", "mission_next", "mission_old", "mission_last"), 1.0
            ),
            "reach_unexplored": 0.25,
            "room": 0.12,
            "mission_now": 1.5,
            "cities": 0.6,
        },
        step=0.4,
        ahead=15.0,
    ),
    "historia": Subject(
        historia.MODEL,
        lambda s, seat, weighted: historia.forecast(s, seat, 1.0, weighted),
        {
            "open": 0.1,
            "used": 0.15,
            **dict.fromkeys(("sole", "supply"), 0.2),
            **dict.fromkeys(("weaker", "stronger", "less_advanced", "hand_small", "advisors_left"), 1.0),
            **dict.fromkeys(("technology_left", "military_left", "wonder_uses"), 0.8),
            **dict.fromkeys(("supply_of_one", "wonders_left"), 0.6),
            **dict.fromkeys(("hand_left", "territories_left", "advisors"), 0.5),
            **dict.fromkeys(("sole_left", "supply_left"), 0.4),
            **{f"card_{action}": 0.6 for action in ACTION_IDS},
        },
        step=0.3,
        ahead=20.0,
    ),
    "struggle": Subject(
        struggle.MODEL,
        lambda s, seat, weighted: struggle.forecast(s, seat, 1.0, weighted),
        {
            **dict.fromkeys(("reach", "reach_left"), 0.06),
            **dict.fromkeys(("markets", "markets_left", "isolated", "political", "political_left"), 0.1),
            **dict.fromkeys(("advantages_near", "advantages_near_left", "debt", "debt_left", "debt_late"), 0.12),
            **dict.fromkeys(("allies", "allies_late", "round_points"), 0.12),
            **{f"lead_{region}": 0.1 for region in REGION_IDS},
            **dict.fromkeys(("conflicts", "treaty", "treaty_many", "tile_strength", "points_left", "awards"), 0.15),
            **dict.fromkeys(("demand_later", "war"), 0.15),
            **dict.fromkeys(("treaty_left", "treaty_late", "events", "advantages_used", "scoring", "demand"), 0.2),
            **dict.fromkeys(("awards_late", "war_late", "round"), 0.2),
            **dict.fromkeys(("territories", "treaty_none", "theaters", "ministries_left"), 0.4),
            **dict.fromkeys(("territories_left", "debt_few", "to_move", "initiative"), 0.5),
            "debt_none": 0.8,
        },
        step=0.27,
        ahead=15.0,
        totals=lambda result: _with_early_ends(result),
        width=BeamWidth(moves=4, beam=2, steps=12),
    ),
}


def _with_early_ends(result: Result) -> tuple[int, ...]:
    """The totals of Imperial Struggle; whoever wins before the end has won by the whole track."""
    if result.note == "final":
        return result.totals
    return tuple(sum(result.totals) if seat in result.winners else 0 for seat in range(len(result.totals)))


class Taught(GovernorBot):
    """Plans by weights of its own."""

    def __init__(self, game: str, taught: dict[str, float], width: BeamWidth | None) -> None:
        super().__init__(width)
        self.taught, self.subject = taught, SUBJECTS[game]
        self.weighted = self.subject.model.pair(taught)

    def best(self, rules: Rules[Any, Any], view: Any, seat: Seat, rng: Rng) -> MoveLine:
        planner = TurnPlanner(rules, seat, self.width or BeamWidth(*rules.breadth), rng.bits())
        planner.judge = self.judge
        return planner.lines(rules.determinize(view, seat, rng))[0]

    def judge(self, s: Any, seat: Seat) -> float:
        return self.subject.forecast(s, seat, self.weighted)


def changed(game: str, signs: dict[str, int]) -> dict[str, float]:
    """The game's weights, each up or down by its step."""
    subject = SUBJECTS[game]
    return {name: subject.model.weights.get(name, 0.0) + sign * subject.step_of(name) for name, sign in signs.items()}


def play(game: str, setup: Any, seed: int, bots: list[Taught]) -> Result:
    """One game."""
    rules = GAMES[game]
    session: Session[Any, Any] = Session(rules, setup, seed, snapshots=False)
    rngs = [Rng(seed * 1_000_003 + seat + 1) for seat in range(len(bots))]
    while session.awaiting:
        seat = session.awaiting[0]
        session.submit(bots[seat].choose(rules, session.view(seat), seat, rngs[seat]))
    result = session.result()
    assert result is not None
    return result


def setup_of(game: str, seed: int, seats: int, **choices: str) -> Any:
    """Every scenario for so many, in turn, with every setup it has."""
    rules = GAMES[game]
    scenarios = [row.id for row in rules.scenario_rows()[0] if row.seats == seats]
    return ladder.setup_of(rules, scenarios, seats, seed, **choices)


def rows(game: str, seed: int, seats: int) -> dict[str, Any]:
    """A table played once for each turn of the bots round the seats: each one's signs, and its mean total."""
    dice = Rng(seed)
    signs = [{name: 1 - 2 * dice.below(2) for name in SUBJECTS[game].model.features} for _ in range(seats)]
    bots = [Taught(game, changed(game, one), SUBJECTS[game].width) for one in signs]
    totals = [0] * seats
    for shift in range(seats):
        played = play(game, setup_of(game, seed, seats), seed, bots[shift:] + bots[:shift])
        reached = SUBJECTS[game].totals(played)
        for seat in range(seats):  # totals after them are Civbots'
            totals[(seat + shift) % seats] += reached[seat]
    return {"seed": seed, "signs": signs, "totals": [total / seats for total in totals]}


def step(game: str, data: list[dict[str, Any]]) -> tuple[dict[str, float], list[tuple[str, float, float]]]:
    """The weights moved on; and for each feature what a step up brought, in points, and its standard error."""
    import numpy

    subject = SUBJECTS[game]
    features, weights = subject.model.features, subject.model.weights
    differing: list[Any] = []
    ahead_by: list[float] = []
    for row in data:
        signs = numpy.array([[one[name] for name in features] for one in row["signs"]], float)
        totals = numpy.array(row["totals"], float)
        more = len(totals) / (len(totals) - 1)
        for ahead, own in zip((totals - totals.mean()) * more, (signs - signs.mean(axis=0)) * more, strict=True):
            differing.append(own)
            ahead_by.append(subject.ahead * numpy.tanh(ahead / subject.ahead))
    x, y = numpy.array(differing), numpy.array(ahead_by)
    inverse = numpy.linalg.inv(x.T @ x)
    slope = inverse @ x.T @ y
    left = ((y - x @ slope) ** 2).sum() / max(1, len(data) - x.shape[1])
    error = numpy.sqrt(numpy.diag(inverse) * left)
    found: dict[str, float] = {}
    for name, brought, spread in zip(features, slope, error, strict=True):
        clear = brought / spread if abs(brought / spread) >= NOISE else 0.0
        moved = weights.get(name, 0.0) + subject.step_of(name) * max(-1.0, min(1.0, clear / CLEAR))
        if abs(moved) >= 0.02:
            found[name] = round(float(moved), 3)
    return found, [(name, float(b), float(e)) for name, b, e in zip(features, slope, error, strict=True)]


def compare(game: str, out: Path, weights: dict[str, float], games: int, first: int, seats: int) -> None:
    """What a Governor with these weights wins among others without, each seed once from every seat."""
    wins, ahead, played = 0.0, 0.0, 0
    with out.open("a", encoding="utf-8") as rows_of:
        for index in range(games):
            seed, seat = first + index // seats, index % seats
            bots = [Taught(game, weights if other == seat else {}, None) for other in range(seats)]
            result = play(game, setup_of(game, seed, seats), seed, bots)
            others = [total for other, total in enumerate(result.totals[:seats]) if other != seat]
            wins += (seat in result.winners) / len(result.winners)
            ahead += result.totals[seat] - sum(others) / len(others)
            played += 1
            rows_of.write(json.dumps({"seed": seed, "seat": seat, "totals": result.totals}) + "\n")
            rows_of.flush()
    low, high = wilson(wins, played)
    sys.stdout.write(f"{wins} of {played} ({low:.1%} to {high:.1%}), {ahead / played:+.1f} points ahead\n")


def parsed(argv: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.bots.learn")
    commands = parser.add_subparsers(dest="command", required=True)
    for command, games in (("play", 300), ("compare", 1000), ("step", 0)):
        added = commands.add_parser(command)
        added.add_argument("game", choices=SUBJECTS)
        if command == "compare":
            added.add_argument("path", type=Path, metavar="ROWS", help="a file to which games are appended")
            added.add_argument("--weights", type=Path, metavar="OUT.json", help="of `step`; else the game's own")
        else:
            added.add_argument("path", type=Path, metavar="FOLDER", help="of the rows")
        if command == "step":
            added.add_argument("out", type=Path, metavar="OUT.json")
            continue
        added.add_argument("--games", type=int, default=games, help="for play: tables, each played from every seat")
        added.add_argument("--seed", type=int, default=1, help="the first of them")
        added.add_argument("--seats", type=int, default=2)
    return parser.parse_args(argv)


def main(argv: list[str]) -> None:
    """See above."""
    asked = parsed(argv)
    if asked.command == "compare":
        weights = SUBJECTS[asked.game].model.weights
        if asked.weights:
            weights = json.loads(asked.weights.read_text(encoding="utf-8"))
        compare(asked.game, asked.path, weights, asked.games, asked.seed, asked.seats)
        return
    if asked.command == "play":
        asked.path.mkdir(parents=True, exist_ok=True)
        with (asked.path / f"{asked.seats}-{asked.seed}.jsonl").open("w", encoding="utf-8") as out:
            for seed in range(asked.seed, asked.seed + asked.games):
                out.write(json.dumps(rows(asked.game, seed, asked.seats)) + "\n")
                out.flush()
        return
    files = sorted(asked.path.glob("*.jsonl"))
    lines = [line for path in files for line in path.read_text(encoding="utf-8").splitlines()]
    found, slopes = step(asked.game, [json.loads(line) for line in lines])
    asked.out.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    for name, brought, error in sorted(slopes, key=lambda row: -abs(row[1] / row[2])):
        sys.stdout.write(f"{name:20} {brought:+.2f} ± {error:.2f}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
