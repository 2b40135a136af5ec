"""Elo ratings of a pool of bots by the Bradley-Terry model (Bradley and Terry 1952), with intervals at 95 %.

The strengths maximize the likelihood of all results together; a draw is half a win and half a loss. The two games of a
pair are not independent, so the covariance is the sandwich estimator H^-1 J H^-1 with pairs as clusters (Huber 1967,
White 1982): H is the Fisher information of the model, J the sum of squared residuals of the pairs.

Ratings are differences from the pool's mean. Jeffreys' prior, one game per pairing that is half won and half lost,
keeps a pairing without losses finite.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine.core.intervals import Z
from engine.lab.game_pairs import Pairing

LOGIT = 400 / math.log(10)  # Elo points of one unit of log odds
PRIOR = 0.25  # game pairs per pairing that count as won, and as lost
ROUNDS = 200  # steps of Newton's method, far more than it takes
SMALL = 1e-10  # log odds: the step at which it ends
LARGEST = 1.0  # log odds: the largest step
Matrix = list[list[float]]


def expected_score(elo: float) -> float:
    """Returns the score expected of a bot that is so many Elo points stronger, from 0 to 1."""
    return 1 / (1 + 10 ** (-elo / 400))


def elo_of(score: float) -> float:
    """Returns the lead in Elo points that makes a score, the inverse of `expected_score`; infinite at 0 and 1."""
    if not 0 < score < 1:
        return math.copysign(math.inf, score - 0.5)
    return LOGIT * math.log(score / (1 - score))


@dataclass(frozen=True, slots=True)
class Ratings:
    """Elo ratings of bots, whose mean is 0, and their covariance in squared Elo points."""

    bots: tuple[str, ...]
    elo: tuple[float, ...]
    covariance: Matrix

    def half_width(self, bot: int) -> float:
        """Returns half the width, in Elo points, of the 95 % confidence interval of a bot's rating; `bot`: its
        index."""
        return Z * math.sqrt(max(0.0, self.covariance[bot][bot]))

    def lead(self, bot: int, other: int) -> tuple[float, float]:
        """Returns how many Elo points a bot is rated above another, with half the width of the 95 % interval; both are
        given by index."""
        cov = self.covariance
        spread = cov[bot][bot] + cov[other][other] - 2 * cov[bot][other]
        return self.elo[bot] - self.elo[other], Z * math.sqrt(max(0.0, spread))

    @property
    def widest(self) -> float:
        """Half the width, in Elo points, of the widest of all 95 % intervals of the ratings."""
        return max(map(self.half_width, range(len(self.bots))))

    @property
    def order(self) -> list[int]:
        """The indices of the bots, strongest first."""
        return sorted(range(len(self.bots)), key=lambda bot: -self.elo[bot])


def rate(bots: Sequence[str], scores: Mapping[Pairing, Sequence[float]]) -> Ratings:
    """Returns the Elo ratings of bots, with their covariances, estimated from the scores (0-1) of game pairs by
    pairing; every bot must be linked with every other by pairings."""
    number = {bot: place for place, bot in enumerate(bots)}
    results = [
        (number[first], number[second], [(score, 1.0) for score in row] + [(1.0, PRIOR), (0.0, PRIOR)])
        for (first, second), row in scores.items()
    ]
    size = len(bots)
    strengths = [0.0] * size
    for _ in range(ROUNDS):
        gradient = [0.0] * size
        information = [[0.0] * size for _ in bots]
        for a, b, row in results:
            expected = _logistic(strengths[a] - strengths[b])
            weight = sum(part for _, part in row)
            _add_pair(information, a, b, weight * expected * (1 - expected))
            surplus = sum(part * (score - expected) for score, part in row)
            gradient[a] += surplus
            gradient[b] -= surplus
        inverse = pseudo_inverse(information)
        step = [sum(x * y for x, y in zip(row, gradient, strict=True)) for row in inverse]
        longest = max(map(abs, step), default=0.0)
        scale = min(1.0, LARGEST / longest) if longest else 1.0
        strengths = [one + scale * more for one, more in zip(strengths, step, strict=True)]
        if longest < SMALL:
            break
    squares = [[0.0] * size for _ in bots]
    for a, b, row in results:
        expected = _logistic(strengths[a] - strengths[b])
        _add_pair(squares, a, b, sum(part * (score - expected) ** 2 for score, part in row))
    covariance = _product(_product(inverse, squares), inverse)
    return Ratings(
        tuple(bots),
        tuple(LOGIT * strength for strength in strengths),
        [[LOGIT**2 * value for value in row] for row in covariance],
    )


def games_needed(games: int, half_width: float, wanted: float) -> int:
    """Returns how many games, an even number, narrow the intervals to a half-width of `wanted`, if they are
    `half_width` after `games` games: the width falls with the root of the number of games."""
    return 2 * math.ceil(games * (half_width / wanted) ** 2 / 2)


def _logistic(strength: float) -> float:
    return 1 / (1 + math.exp(-max(-500.0, min(500.0, strength))))


def _add_pair(matrix: Matrix, a: int, b: int, value: float) -> None:
    """Adds value * (e_a - e_b)(e_a - e_b)'."""
    matrix[a][a] += value
    matrix[b][b] += value
    matrix[a][b] -= value
    matrix[b][a] -= value


def pseudo_inverse(matrix: Matrix) -> Matrix:
    """Returns the pseudo-inverse of a symmetric matrix whose only null vector is (1, ..., 1).

    Raises ValueError where it has others: some bots are not linked by pairings.
    """
    size = len(matrix)
    even = 1 / size
    rows = [
        [value + even for value in row] + [float(place == other) for other in range(size)]
        for place, row in enumerate(matrix)
    ]
    for place in range(size):
        pivot = max(range(place, size), key=lambda other: abs(rows[other][place]))
        if abs(rows[pivot][place]) < 1e-12:
            raise ValueError("some bots are not linked by games")
        rows[place], rows[pivot] = rows[pivot], rows[place]
        divisor = rows[place][place]
        rows[place] = [value / divisor for value in rows[place]]
        for other in range(size):
            if other != place and (factor := rows[other][place]):
                rows[other] = [x - factor * y for x, y in zip(rows[other], rows[place], strict=True)]
    return [[value - even for value in row[size:]] for row in rows]


def _product(left: Matrix, right: Matrix) -> Matrix:
    columns = list(zip(*right, strict=True))
    return [[sum(x * y for x, y in zip(row, column, strict=True)) for column in columns] for row in left]
