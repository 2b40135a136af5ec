"""Sequential probability ratio test of one bot against another on game pairs: it stops as soon as the results decide.

H0: the first bot is `elo0` Elo points stronger; H1: `elo1`. Wald's bounds (1945) of the log likelihood ratio are
ln(beta / (1 - alpha)) and ln((1 - beta) / alpha). The ratio is generalized (Li, Liu and Ying 2014): unknown is how
the scores of pairs spread, so each hypothesis takes the spread that fits it best. In the normal approximation of chess
engine testing (Van den Bergh, "The generalized maximum likelihood ratio for the expectation value of a distribution",
`LLR_alt` of fishtest), with s0 and s1 the scores expected under H0 and H1,

    LLR = N/2 ln(r0 / r1),   r_j = sum (x - s_j)^2   over the N pair scores x from 0 to 1.

Pairs of two games are one observation, so the five outcomes of a pair carry its correlation.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from engine.core.rules import M, Rules, S
from engine.lab.game_pairs import Pairing, play_pairs
from engine.lab.ratings import expected_score
from engine.lab.result_store import Crew, StoredGame

SPREAD = 0.125  # variance of the score of a pair of independent games between equals, without draws
PRIOR = 2.0  # pairs of that spread which are added, so that equal results at the beginning decide nothing
BATCH = 10  # pairs that are played before their results are looked at


@dataclass(slots=True)
class SequentialTest:
    """The state of a test. `verdict`: "H0" or "H1" once it is decided; results after that don't count."""

    elo0: float = 0.0
    elo1: float = 10.0
    alpha: float = 0.05
    beta: float = 0.05
    scores: list[float] = field(default_factory=list)
    verdict: str = ""
    _apart: list[float] = field(default_factory=lambda: [0.0, 0.0])  # squared distances from s0 and s1

    def __post_init__(self) -> None:
        """Raises ValueError for numbers no test can be made of."""
        if not all(map(math.isfinite, (self.elo0, self.elo1))) or self.elo0 >= self.elo1:
            raise ValueError(f"elo0 {self.elo0:g} must be less than elo1 {self.elo1:g}")
        for name, share in (("alpha", self.alpha), ("beta", self.beta)):
            if not 0 < share < 0.5:
                raise ValueError(f"{name} {share:g} must lie between 0 and 0.5")

    @property
    def bounds(self) -> tuple[float, float]:
        """The log likelihood ratios (low, high) at which H0 and H1 are accepted: H0 at or below the first, H1 at or
        above the second."""
        return math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)

    @property
    def llr(self) -> float:
        """The log likelihood ratio of the pairs counted so far, with `PRIOR` added; positive speaks for H1."""
        r0, r1 = (squares + PRIOR * SPREAD for squares in self._apart)
        return len(self.scores) / 2 * math.log(r0 / r1)

    def add(self, score: float) -> str:
        """Adds the score (0-1) of a pair, unless the test is decided, and returns the verdict so far: "H0", "H1", or ""
        while undecided."""
        if self.verdict:
            return self.verdict
        self.scores.append(score)
        for place, elo in enumerate((self.elo0, self.elo1)):
            self._apart[place] += (score - expected_score(elo)) ** 2
        low, high = self.bounds
        ratio = self.llr
        if ratio <= low or ratio >= high:
            self.verdict = "H1" if ratio >= high else "H0"
        return self.verdict

    def expected_pairs(self) -> int:
        """Returns the expected number of pairs until the test is decided, when H0 or H1 is true; the larger of the two
        (Wald 1945)."""
        low, high = self.bounds
        gap = expected_score(self.elo1) - expected_score(self.elo0)
        drift = gap * gap / (2 * SPREAD)
        under0 = (1 - self.alpha) * low + self.alpha * high
        under1 = self.beta * low + (1 - self.beta) * high
        return math.ceil(max(-under0, under1) / drift)


def run_test(
    test: SequentialTest,
    job: Callable[[Any], StoredGame],
    rules: Rules[S, M],
    pairing: Pairing,
    seats: int,
    first_seed: int,
    most: int,
    crew: Crew,
) -> Iterator[list[str]]:
    """Plays pairs in batches, at most `most` pairs, and adds their scores to `test` until it is decided. Yields the
    errors of each batch.

    Pairs count in the order of their seeds, so processes and interruptions change nothing.
    """
    for begin in range(0, most, BATCH):
        seeds = range(first_seed + begin, first_seed + min(most, begin + BATCH))
        found = play_pairs(job, rules, {pairing: seeds}, seats, crew)[pairing]
        for score in found.scores:
            test.add(score)
        yield found.errors
        if test.verdict:
            return
