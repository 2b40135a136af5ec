"""What the features of a position are worth, learned from games of bots that plan their turns.

    python -m tests.brazil.learn_forecast play FOLDER [games] [first seed] [scenario ...]    rows of games, a file a map
    python -m tests.brazil.learn_forecast fit FOLDER OUT.json [strength of the ridge]        weights for the game

A row is a seat's position at the end of one of its turns: its era, its features, what the hand-written evaluation says,
and, known once the game is over, what it scored. Learned is what the evaluation leaves open: ridge regression on its
error against the table's mean, so that where nothing was learned the hand-written weights hold. numpy is needed here
only, never in the game (`pip install numpy`).
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from engine.bots import BOTS
from engine.bots.governor import GovernorBot
from engine.bots.lines import Width
from engine.brazil.evaluate import worth
from engine.brazil.features import NAMES, features
from engine.brazil.scenarios import all_scenarios
from engine.catalogue import GAMES
from engine.core.rng import Rng
from engine.core.session import Session

WIDTH = Width(moves=10, beam=8, steps=14)
ASTRAY = 8
RIDGE = 2000.0


def play(scenario: str, seats: int, seed: int) -> list[list[float]]:
    """The rows of one game: [seat, era, round, worth, vp at the end, *features].

    Now and then (one turn in ASTRAY) a bot plays as a Settler would, so that not only good positions are seen.
    """
    rules = GAMES["brazil"]
    setups = rules.setups(scenario, seats, {})
    session: Session[Any, Any] = Session(rules, setups[seed % len(setups)], seed, snapshots=False)
    bots = [GovernorBot(WIDTH) for _ in range(seats)]
    astray = BOTS["settler"]()
    rng = Rng(seed)
    rows: list[list[float]] = []
    strays = False
    while session.awaiting:
        seat = session.awaiting[0]
        bot = astray if strays else bots[seat]
        events = session.submit(bot.choose(rules, session.view(seat), seat, rng))
        if any(event.name == "TurnBegan" for event in events):
            s = session.state
            rows.append([seat, s.era, s.round, worth(s, seat), 0.0, *features(s, seat)])
            strays = rng.below(ASTRAY) == 0
    result = session.result()
    assert result is not None
    for row in rows:
        row[4] = float(result.totals[int(row[0])])
    return rows


def rounds_of(rows: list[list[float]]) -> Iterator[tuple[int, list[list[float]]]]:
    """The rows of each round of each game, with the number of the game. Rounds count up within a game."""
    game, before = 0, 0.0
    at_once: list[list[float]] = []
    for row in rows:
        if row[2] != before:
            if at_once:
                yield game, at_once
            game += row[2] < before
            at_once, before = [], row[2]
        at_once.append(row)
    if at_once:
        yield game, at_once


def against_the_table(rows: list[list[float]]) -> tuple[Any, Any, Any]:
    """Features (a block an era), what the evaluation leaves open, and the game's number.

    The first two less the mean of those at the table in that round: it does not matter how long a game lasts.
    """
    import numpy

    size = len(NAMES)
    x, y, games = [], [], []
    for game, at_once in rounds_of(rows):
        blocks = numpy.zeros((len(at_once), 3 * size))
        for line, row in enumerate(at_once):
            start = (int(row[1]) - 1) * size
            blocks[line, start : start + size] = row[5:]
        left = numpy.array([row[4] - row[3] for row in at_once])
        x.append(blocks - blocks.mean(axis=0))
        y.append(left - left.mean())
        games += [game] * len(at_once)
    return numpy.concatenate(x), numpy.concatenate(y), numpy.array(games)


def ridge(x: Any, y: Any, strength: float) -> Any:
    """The weights, drawn towards nought, each by the spread of its feature."""
    import numpy

    spread = x.std(axis=0)
    spread[spread < 1e-3] = numpy.inf
    z = x / spread
    return numpy.linalg.solve(z.T @ z + strength * numpy.eye(z.shape[1]), z.T @ y) / spread


def fit(rows: list[list[float]], strength: float) -> tuple[list[list[float]], tuple[float, float, float]]:
    """Weights by era; and the spread of the margin's error on games that were not learned from (every fifth): as the
    evaluation alone leaves it, with the weights learned from the others, and the number of those rows."""
    x, y, games = against_the_table(rows)
    held = games % 5 == 0
    w = ridge(x[~held], y[~held], strength)
    found = float(y[held].std()), float((y[held] - x[held] @ w).std()), float(held.sum())
    whole = ridge(x, y, strength)
    size = len(NAMES)
    return [[round(float(v), 3) for v in whole[era * size : (era + 1) * size]] for era in range(3)], found


def main(argv: list[str]) -> None:
    """See above."""
    folder = Path(argv[1])
    if argv[0] == "play":
        games, first = (int(argv[2]) if len(argv) > 2 else 40), (int(argv[3]) if len(argv) > 3 else 1)
        for scenario in all_scenarios()[0]:
            if scenario.solo or (argv[4:] and scenario.id not in argv[4:]):
                continue
            with (folder / f"{scenario.id}-{first}.jsonl").open("w", encoding="utf-8") as out:
                for seed in range(first, first + games):
                    for row in play(scenario.id, scenario.seats, seed):
                        out.write(json.dumps([round(value, 3) for value in row]) + "\n")
                    out.flush()
        return
    lines = [line for path in sorted(folder.glob("*.jsonl")) for line in path.read_text(encoding="utf-8").splitlines()]
    rows = [json.loads(line) for line in lines]
    weights, (before, after, held) = fit(rows, float(argv[3]) if len(argv) > 3 else RIDGE)
    told = json.dumps({"features": list(NAMES), "eras": weights})
    Path(argv[2]).write_text(told.replace("], [", "],\n [") + "\n", encoding="utf-8")
    text = f"{len(rows)} rows; error of the margin on {held:.0f} rows held back: {before:.2f} before, {after:.2f} after"
    sys.stdout.write(text + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
