"""Fits the model of the chance of winning (core/chance.py) to games between bots, and measures how well it predicts.

Bots of different strength play; positions are sampled and labelled with the winners. Newton's method minimises the log
loss with a small ridge penalty; a weight that would become negative where it must not is left out. Every game has the
same weight, whatever its length. The stored weights are fitted to all games; the quality is measured by
cross-validation between the games of even and of odd seeds.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from engine.bots.bot_spec import bot_named
from engine.core.chance import FREE, modelled
from engine.core.rng import Rng
from engine.core.rules import Contest, M, Rules, S, Weights
from engine.core.session import Session
from engine.lab.arena import each
from engine.lab.result_store import Crew

BOTS = ("settler", "merchant", "merchant", "governor")
EVERY = 6  # moves between sampled positions
RIDGE = 1.0  # weight of the prior, in games
MAX_SAMPLES_PER_GAME = 8  # samples per game: neighbouring positions add nothing
STEPS = 40
ENOUGH = 1e-4
SURE = 1e-6  # chances are clipped this far from 0 and 1


class Sample(NamedTuple):
    """A sampled position: the model's inputs and each contender's share of the victory in the end."""

    contest: Contest
    shares: tuple[float, ...]


class Task(NamedTuple):
    """A game to play."""

    game: str
    setup: Any
    bots: tuple[str, ...]
    seed: int
    place: int = 0  # index among the tasks of a run


class TooFewGames(Exception):
    """Raised when a row of chances.json lacks games of even or of odd seeds, so that it cannot be measured. The message
    names the row."""


class Measure(NamedTuple):
    """The prediction quality of the model and of a baseline, on games not fitted to: mean Brier score and log loss. The
    baseline gives the same chance for every position. Lower is better."""

    games: int
    positions: int
    brier: float
    log_loss: float
    baseline_brier: float
    baseline_log_loss: float


def tasks(rules: Rules[S, M], games: int, seed: int, bots: Sequence[str] = BOTS) -> Iterator[Task]:
    """Yields the games to play: about `games` for each number of seats, fewer for each challenge; scenario setups,
    levels and bots are drawn by the seed of the game."""
    rows, challenges = rules.scenario_rows()[0], rules.challenge_rows()[0]
    for seats in sorted({row.seats: None for row in rows}):
        here = [row.id for row in rows if row.seats == seats]
        setups = [setup for scenario in here for setup in rules.setups(scenario, seats, {})]
        if challenges and seats == 1:
            continue
        for number in range(seed, seed + games):
            dice = Rng(number)
            yield Task(rules.id, dice.choice(setups), tuple(dice.choice(bots) for _ in range(seats)), number)
    for row in challenges:
        for number in range(seed, seed + max(2, games // 8)):
            dice = Rng(number)
            setup = rules.challenge_setup(row.id, dice.choice(tuple(row.facts["levels"])))
            yield Task(rules.id, setup, (dice.choice(bots), *row.facts["rivals"]), number)


def played(task: Task) -> tuple[Task, list[Sample]]:
    """Plays a task's game. Returns the task and samples: the features of some positions, with the final result."""
    from engine.registry import GAMES

    rules: Any = GAMES[task.game]
    session: Session[Any, Any] = Session(rules, task.setup, task.seed, snapshots=False)
    bots = [bot_named(name) for name in task.bots]
    dice = [Rng(task.seed * 1_000_003 + seat + 1) for seat in range(len(bots))]
    found: list[Contest] = []
    while session.awaiting:
        seat = session.awaiting[0]
        if len(session.log) % EVERY == task.seed % EVERY and rules.is_quiescent(session.state, seat):
            contest = rules.contest(session.state)
            if not contest.known:
                found.append(contest)
        session.submit(bots[seat].choose(rules, session.view(seat), seat, dice[seat]))
    end = rules.contest(session.state)
    result = session.result()
    assert result is not None
    winners = result.winners
    shares = end.known or tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(len(end.features)))
    return task, [Sample(contest, shares) for contest in found]


def fit(games: Sequence[Sequence[Sample]], prior: Weights | None = None) -> dict[str, float]:
    """Returns the weights of one row, fitted to games; with few games they stay near `prior`, by default 0. A feature
    whose weight would be negative is left out, unless it is free to be."""
    names = sorted({name for game in games for sample in game for one in sample.contest.features for name in one})
    left_out: set[str] = set()
    while True:
        kept = [name for name in names if name not in left_out]
        weights = _newton(games, kept, prior or {})
        below = [name for name in kept if weights[name] < 0 and not name.startswith(FREE)]
        if not below:
            return {name: round(weight, 4) for name, weight in weights.items()}
        left_out.add(min(below, key=weights.__getitem__))


def _newton(games: Sequence[Sequence[Sample]], names: Sequence[str], prior: Weights) -> dict[str, float]:
    """Returns the weights of these features with the least log loss, of any sign."""
    weights = {name: prior.get(name, 0.0) for name in names}
    ridge = RIDGE / len(games)
    for _ in range(STEPS):
        slope = [ridge * (weights[name] - prior.get(name, 0.0)) for name in names]
        bend = [[ridge if row == column else 0.0 for column in range(len(names))] for row in range(len(names))]
        for game in games:
            for sample in game:
                _add(sample, weights, names, 1 / (len(game) * len(games)), slope, bend)
        step = solve_linear(bend, slope)
        for name, part in zip(names, step, strict=True):
            weights[name] -= part
        if max(map(abs, step), default=0.0) < ENOUGH:
            break
    return weights


def _add(
    sample: Sample,
    weights: Weights,
    names: Sequence[str],
    share: float,
    slope: list[float],
    bend: list[list[float]],
) -> None:
    """Adds a sample's part of the first and second derivative of the log loss."""
    said = modelled(sample.contest, weights)
    rows = [[one.get(name, 0.0) for name in names] for one in sample.contest.features]
    if len(rows) == 1:  # against somebody all whose features are 0
        rows, said, truth = [*rows, [0.0] * len(names)], (*said, 1 - said[0]), (*sample.shares, 1 - sample.shares[0])
    else:
        truth = sample.shares
    mean = [sum(p * row[k] for p, row in zip(said, rows, strict=True)) for k in range(len(names))]
    for chance, won, row in zip(said, truth, rows, strict=True):
        off = [value - middle for value, middle in zip(row, mean, strict=True)]
        for k, value in enumerate(row):
            slope[k] += share * (chance - won) * value
            if off[k]:
                line, factor = bend[k], share * chance * off[k]
                for j, other in enumerate(off):
                    line[j] += factor * other


def solve_linear(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Solves the system of linear equations `matrix` · x = `right` by Gaussian elimination with pivoting and returns
    x."""
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for at in range(size):
        pivot = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[pivot] = rows[pivot], rows[at]
        for row in range(at + 1, size):
            factor = rows[row][at] / rows[at][at]
            for column in range(at, size + 1):
                rows[row][column] -= factor * rows[at][column]
    found = [0.0] * size
    for at in reversed(range(size)):
        found[at] = (rows[at][size] - sum(rows[at][k] * found[k] for k in range(at + 1, size))) / rows[at][at]
    return found


def measure(halves: Sequence[Sequence[Sequence[Sample]]], priors: Sequence[Weights]) -> Measure:
    """Measures how well the model predicts (Brier score and log loss), by cross-validation: each half of the games is
    predicted with weights fitted to the other half and its prior, beside a baseline, the average result of that other
    half. The prior of a half must come from its own games only."""
    games = sum(map(len, halves))
    sums = [0.0] * 4
    for number, predicted in enumerate(halves):
        others = halves[1 - number]
        weights, base = fit(others, priors[1 - number]), _mean_shares(others)
        for game in predicted:
            for sample in game:
                said = modelled(sample.contest, weights)
                found = (f(p, sample.shares) for p in (said, base) for f in (_brier, _log_loss))
                for place, value in enumerate(found):
                    sums[place] += value / (len(game) * games)
    positions = sum(len(game) for half in halves for game in half)
    return Measure(games, positions, *(round(value, 4) for value in sums))


def _mean_shares(games: Sequence[Sequence[Sample]]) -> tuple[float, ...]:
    """Returns the mean share of the victory by contender, smoothed by one even game."""
    ends = [game[0].shares for game in games]
    size = len(ends[0])
    return tuple((sum(column) + 1 / size) / (len(ends) + 1) for column in zip(*ends, strict=True))


def _brier(said: tuple[float, ...], truth: tuple[float, ...]) -> float:
    return sum((p - won) ** 2 for p, won in zip(said, truth, strict=True)) / len(truth)


def _log_loss(said: tuple[float, ...], truth: tuple[float, ...]) -> float:
    """Returns the log loss; a single contender's chance of defeat counts, too."""
    pairs = [*zip(said, truth, strict=True)] if len(said) > 1 else [(said[0], truth[0]), (1 - said[0], 1 - truth[0])]
    return -sum(won * math.log(min(1 - SURE, max(SURE, p))) for p, won in pairs)


def calibrate(rules: Rules[S, M], games: int, seed: int, crew: Crew, bots: Sequence[str] = BOTS) -> dict[str, Any]:
    """Plays games, fits the weights to them and measures. Returns the data of chances.json: the rows of weights, with
    the measure beside them.

    The same games, seed and bots give the same numbers, whatever `crew` is and in whichever order games end.
    """
    asked = [task._replace(place=place) for place, task in enumerate(tasks(rules, games, seed, bots))]
    by_row: dict[str, list[list[list[Sample]]]] = {}
    for task, samples in sorted(each(played, asked, crew), key=lambda one: one[0].place):
        if samples:
            by_row.setdefault(samples[0].contest.row, [[], []])[task.seed % 2].append(samples)
    return {"bots": list(bots), "games": games, "seed": seed, "rows": fitted(by_row)}


def fitted(by_row: Mapping[str, Sequence[Sequence[Sequence[Sample]]]]) -> dict[str, Any]:
    """Fits the weights of each row to its games, which come in two halves, and measures them. A row for a number of
    seats has as its prior the weights fitted to all such rows together. Returns row -> weights and measure. Raises
    TooFewGames."""
    for row, halves in by_row.items():
        if not all(halves):
            raise TooFewGames(row)
    thinned = {row: [[_thinned(game) for game in half] for half in halves] for row, halves in sorted(by_row.items())}
    alike = [halves for row, halves in thinned.items() if row.isdecimal()]
    priors = [fit([game for halves in alike for game in halves[number]]) if alike else {} for number in (0, 1)]
    prior = fit([game for halves in alike for half in halves for game in half]) if alike else {}
    rows: dict[str, Any] = {}
    for row, halves in thinned.items():
        own, known = (prior, priors) if row.isdecimal() and len(alike) > 1 else ({}, [{}, {}])
        weights = fit([*halves[0], *halves[1]], own)
        rows[row] = {"weights": weights, "measured": measure(halves, known)._asdict()}
    return rows


def _thinned(game: Sequence[Sample]) -> list[Sample]:
    """Selects at most MAX_SAMPLES_PER_GAME positions, evenly from the first to the last."""
    if len(game) <= MAX_SAMPLES_PER_GAME:
        return list(game)
    return [game[place * (len(game) - 1) // (MAX_SAMPLES_PER_GAME - 1)] for place in range(MAX_SAMPLES_PER_GAME)]
