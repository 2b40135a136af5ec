"""Checks the review against bots: `python -m tests.benchmarks.review GAME [GAMES] [SEED] [--reseed]`.

Governor against Merchant, both seats in turn: the mean loss of each with its interval; processor seconds of a review.
`--reseed` reviews each game with a second seed, too, and counts how many mistakes that cost more than .10 by the first
are graded down by the second.
"""

from __future__ import annotations

import math
import sys
import time

from engine.bots.bot_spec import bot_named
from engine.bots.compare import Z
from engine.bots.grades import MISTAKE
from engine.bots.review import CLOSER, Review, looked_closely, review
from engine.bots.turn_choices import choices
from engine.core.rng import Rng
from engine.core.session import Session
from engine.registry import GAMES

BOTS = ("governor", "merchant")
OTHER = 1 << 40  # added to the seed of the second review


def played(game: str, seed: int) -> tuple[Session, tuple[str, str]]:
    """A game between the two, who change seats from seed to seed."""
    rules = GAMES[game]
    rows = [row.id for row in rules.scenario_rows()[0] if row.seats == 2]
    setups = rules.setups(rows[seed % len(rows)], 2, {})
    session: Session = Session(rules, setups[seed % len(setups)], seed, snapshots=False)
    names = BOTS if seed % 2 else BOTS[::-1]
    bots, dice = [bot_named(name) for name in names], [Rng(seed * 1_000_003 + seat + 1) for seat in range(2)]
    while session.awaiting:
        seat = session.awaiting[0]
        session.submit(bots[seat].choose(rules, session.view(seat), seat, dice[seat]))
    return session, names


def interval(means: list[float]) -> str:
    """A mean of games with its interval."""
    mean = sum(means) / len(means)
    spread = math.sqrt(sum((one - mean) ** 2 for one in means) / max(1, len(means) - 1) / len(means))
    return f"{mean:.1f} [{mean - Z * spread:.1f} to {mean + Z * spread:.1f}]"


def agreed(session: Session, found: Review, seed: int) -> tuple[int, int]:
    """Of the mistakes that cost more than .10, how many cost something by another seed; and how many there are."""
    rules, start, moves = session.rules, session.position(0), [entry.move for entry in session.log]
    dear = {one.moves: one for one in found.mistakes if one.loss.mean > MISTAKE}
    made = [one for one in choices(rules, start, moves, (0, 1)) if one.moves in dear]
    again = [looked_closely(rules, one, seed + OTHER) for one in made]
    return sum(one is not None and one.loss.mean > 0 and not one.loss.even for one in again), len(dear)


def main(words: list[str]) -> None:
    """Prints a line a game, then the sums."""
    numbers = [int(word) for word in words[1:] if word.isdecimal()]
    games, first = (*numbers, 40, 1)[:2] if len(numbers) != 1 else (numbers[0], 1)
    ratings: dict[str, list[float]] = {name: [] for name in BOTS}
    same = dear = 0
    for seed in range(first, first + games):
        session, names = played(words[0], seed)
        start, moves = session.position(0), [entry.move for entry in session.log]
        began = time.process_time()
        found = review(session.rules, start, moves, (0, 1), seed, closer=CLOSER if "--reseed" in words else 0)
        spent = time.process_time() - began
        for seat, rating in found.ratings.items():
            ratings[names[seat]].append(rating.rating)
        if "--reseed" in words:
            both = agreed(session, found, seed)
            same, dear = same + both[0], dear + both[1]
        told = ", ".join(f"{name} {ratings[name][-1]:.1f}" for name in BOTS)
        print(f"seed {seed}: {len(moves)} moves, {spent:.0f} s, {told}; agreed {same} of {dear}", flush=True)
    for name, rows in ratings.items():
        print(f"{name}: {interval(rows)} over {len(rows)} games")


if __name__ == "__main__":
    main(sys.argv[1:])
