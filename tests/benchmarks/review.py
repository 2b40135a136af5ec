"""Checks the review against bots: `python -m tests.benchmarks.review GAME [GAMES] [SEED] [--reseed] [--keep FILE]`.

Governor against Merchant, both seats in turn: the mean loss of each with its interval; processor seconds of a review.
`--reseed` judges what the screening left with a second seed, too, and counts how many mistakes that cost more than .10
by the first are among those of the second; then it has the best turn of each mistake judged like a try. `--keep`: adds
results to the file, a line a game, and does not play again what stands there.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
import time
from pathlib import Path
from typing import Any

from engine.bots.bot_spec import bot_named
from engine.bots.compare import Z
from engine.bots.grades import MISTAKE, grade
from engine.bots.judging import loss_between
from engine.bots.review import FINALISTS, Mistake, judge_instead, judged_finalists, rating_of, screened
from engine.core.rng import Rng
from engine.core.session import Session
from engine.registry import GAMES

BOTS = ("governor", "merchant")
OTHER = 1 << 40  # added to the seed of the second review


def played(game: str, seed: int, seats: int = 2) -> tuple[Session[Any, Any], tuple[str, ...]]:
    """A game between the two, who change seats from seed to seed; of more seats they take turns."""
    rules = GAMES[game]
    rows = [row.id for row in rules.scenario_rows()[0] if row.seats == seats]
    setups = rules.setups(rows[seed % len(rows)], seats, {})
    session: Session[Any, Any] = Session(rules, setups[seed % len(setups)], seed, snapshots=False)
    names = tuple(BOTS[(seed + 1 + seat) % 2] for seat in range(seats))
    bots, dice = [bot_named(name) for name in names], [Rng(seed * 1_000_003 + seat + 1) for seat in range(seats)]
    while session.awaiting:
        seat = session.awaiting[0]
        session.submit(bots[seat].choose(rules, session.view(seat), seat, dice[seat]))
    return session, names


def interval(means: list[float]) -> str:
    """A mean of games with its interval."""
    mean = sum(means) / len(means)
    spread = math.sqrt(sum((one - mean) ** 2 for one in means) / max(1, len(means) - 1) / len(means))
    return f"{mean:.1f} [{mean - Z * spread:.1f} to {mean + Z * spread:.1f}]"


def played_again(session: Session[Any, Any], mistakes: list[Mistake[Any]], seed: int) -> dict[str, int]:
    """How many of the best turns, judged move by move like those a player tries, are as good as the best."""
    rules, good = session.rules, 0
    for mistake in mistakes:
        trial: Session[Any, Any] = Session(rules, session.setup, session.seed, snapshots=False)
        for entry in session.log[: mistake.moves]:
            trial.submit(entry.move)
        for move in mistake.better:
            if trial.why_not(move) is None:
                trial.submit(move)
        turn = [entry.move for entry in trial.log[mistake.moves :]]
        view = rules.view(session.position(mistake.moves), mistake.seat)
        verdict = judge_instead(rules, view, mistake, turn, seed)
        good += grade(loss_between(mistake.best, verdict)) in ("best", "even")
    return {"retried": len(mistakes), "as_good": good}


def measured(game: str, seed: int, reseed: bool) -> dict[str, Any]:
    """Plays and reviews one game."""
    session, names = played(game, seed)
    start, moves = session.position(0), [entry.move for entry in session.log]
    began = time.process_time()
    finalists = FINALISTS if reseed else 0
    screening = screened(session.rules, start, moves, (0, 1), finalists=finalists)
    mistakes = judged_finalists(session.rules, screening.finalists, seed)
    row: dict[str, Any] = {"game": game, "seed": seed, "reseed": reseed, "moves": len(moves)}
    row |= {"seconds": round(time.process_time() - began, 1)}
    row |= {names[seat]: round(rating_of(seat, screening).rating, 2) for seat in range(2)}
    if reseed:
        again = {one.moves for one in judged_finalists(session.rules, screening.finalists, seed + OTHER)}
        dear = {one.moves for one in mistakes if one.loss.mean > MISTAKE}
        row |= {"listed": len(mistakes), "dear": len(dear), "dear_again": len(dear & again)}
        row |= played_again(session, mistakes, seed)
    return row


def kept_rows(path: Path | None, game: str, reseed: bool) -> dict[int, dict[str, Any]]:
    """The results that stand in the file, by seed."""
    if path is None or not path.exists():
        return {}
    rows = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    return {row["seed"]: row for row in rows if row["game"] == game and row["reseed"] == reseed}


def main(words: list[str]) -> None:
    """Prints a line a game, then the sums."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("games", type=int, nargs="?", default=40)
    parser.add_argument("seed", type=int, nargs="?", default=1)
    parser.add_argument("--reseed", action="store_true")
    parser.add_argument("--keep", type=Path)
    args = parser.parse_args(words)
    rows = kept_rows(args.keep, args.game, args.reseed)
    for seed in range(args.seed, args.seed + args.games):
        if seed not in rows:
            rows[seed] = measured(args.game, seed, args.reseed)
            if args.keep is not None:
                with args.keep.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(rows[seed]) + "\n")
        print(", ".join(f"{name} {value}" for name, value in rows[seed].items()), flush=True)
    for name in BOTS:
        print(f"{name}: {interval([row[name] for row in rows.values()])} over {len(rows)} games")
    print(f"merchant - governor: {interval([row['merchant'] - row['governor'] for row in rows.values()])}")
    for name in ("listed", "dear", "dear_again", "retried", "as_good") if args.reseed else ():
        print(f"{name}: {sum(row[name] for row in rows.values())}")


if __name__ == "__main__":
    main(sys.argv[1:])
