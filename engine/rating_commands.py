"""The commands ``elo``, which rates a pool of bots on one scale, and ``sprt``, which tests one bot against another
until the results decide."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from itertools import combinations
from statistics import fmean
from typing import Any

from engine.bots.bot_spec import rung_of
from engine.cli_arguments import UsageError, positive, print_result
from engine.core.intervals import wilson
from engine.core.rules import Rules
from engine.lab.arena import seated, watched
from engine.lab.arguments import add_crew, crew_of, known_bots
from engine.lab.game_pairs import Pairing, PairScores, by_outcome, pair_tasks, play_pairs
from engine.lab.ladder import SEARCHING
from engine.lab.ratings import Ratings, elo_of, expected_score, games_needed, rate
from engine.lab.sprt import SequentialTest, run_test
from engine.registry import GAMES

POOL = "settler,merchant,governor,viceroy,emperor:worlds=16"
WANTED = 25.0  # Elo points: half the width of an interval that is narrow enough
OUTCOMES = "lost both, lost by half, even, won by half, won both"


def add_rating_commands(commands: Any) -> None:
    """Adds ``elo`` and ``sprt`` to the engine's command line."""
    scale = commands.add_parser("elo", help="rate a pool of bots by game pairs: the README's table of ratings")
    scale.add_argument("--pool", default=POOL, metavar="BOT,...", help="emperor:worlds=16: by counts, not by the clock")
    scale.add_argument("--games", type=positive, default=1000, help="of each pairing, two for each seed")
    scale.add_argument("--searching", type=positive, default=400, help="games of a pairing with a rung that searches")
    scale.add_argument("--reach", type=positive, help="each meets so many of those after it in the pool; else all")
    scale.set_defaults(run=_elo)
    test = commands.add_parser("sprt", help="test one bot against another until the results decide; 0: it is stronger")
    test.add_argument("bots", nargs=2, metavar="BOT", help="the one that may be stronger, and the other")
    for name, default, text in (
        ("elo0", 0.0, "lead in Elo points that is not enough"),
        ("elo1", 10.0, "lead in Elo points that is"),
        ("alpha", 0.05, "chance to accept a bot with a lead of elo0"),
        ("beta", 0.05, "chance to reject a bot with a lead of elo1"),
    ):
        test.add_argument(f"--{name}", type=float, default=default, help=text)
    test.add_argument("--games", type=positive, default=100_000, help="at most so many")
    test.set_defaults(run=_sprt)
    for command in (scale, test):
        command.add_argument("--seats", type=positive, default=2, help="more than two: the bots alternate")
        command.add_argument("--seed", type=int, default=1, help="the first; the next pairs have the next ones")
        add_crew(command)


def _checked(rules: Rules[Any, Any], bots: Sequence[str], args: argparse.Namespace) -> tuple[str, ...]:
    """Returns the names of the bots, with the commits of their versions.

    Raises UsageError for bots, seats or games that no game pair can be made of.
    """
    bots = known_bots(bots)
    if len(set(bots)) < len(bots):
        raise UsageError(f"{', '.join(bots)}: each bot can be named only once")
    for option in ("games", "searching"):
        if (games := getattr(args, option, 0)) % 2:
            raise UsageError(f"--{option} {games}: game pairs need an even number")
    try:
        pair_tasks(rules, (bots[0], bots[-1]), args.seats, args.seed)
    except ValueError as error:
        raise UsageError(f"--seats {args.seats}: {error}") from error
    return bots


# -- ratings -----------------------------------------------------------------------------------------------------


def _elo(args: argparse.Namespace) -> int:
    rules: Rules[Any, Any] = GAMES[args.game]
    if "," not in args.pool:
        raise UsageError(f"--pool {args.pool}: ratings need two bots or more")
    pool = _checked(rules, args.pool.split(","), args)
    reach = args.reach or len(pool)
    pairings = [(pool[a], pool[b]) for a, b in combinations(range(len(pool)), 2) if b - a <= reach]
    seeds = {pairing: range(args.seed, args.seed + _games(pairing, args) // 2) for pairing in pairings}
    found = play_pairs(watched, rules, seeds, args.seats, crew_of(args))
    errors = [error for pairs in found.values() for error in pairs.errors]
    ratings = rate(pool, {pairing: pairs.scores for pairing, pairs in found.items()})
    data = {
        "game": args.game,
        "seats": args.seats,
        "seed": args.seed,
        "games": [args.games, args.searching],
        "bots": _bot_rows(ratings),
        "pairings": _pairing_rows(ratings, found),
        "widest": round(ratings.widest, 1),
        "games_needed": [games_needed(games, ratings.widest, WANTED) for games in (args.games, args.searching)],
        "errors": errors,
    }
    print_result(args, data, [*_table(data), "", *_pairing_table(data), "", _narrow_enough(data), *errors])
    return 1 if errors else 0


def _games(pairing: Pairing, args: argparse.Namespace) -> int:
    """Returns how many games a pairing plays."""
    games: int = args.searching if any(rung_of(bot) in SEARCHING for bot in pairing) else args.games
    return games


def _bot_rows(ratings: Ratings) -> list[dict[str, Any]]:
    """Returns the bots as JSON data, strongest first, each with its lead over the next one."""
    rows = []
    for bot, after in zip(ratings.order, [*ratings.order[1:], None], strict=True):
        lead = None if after is None else [round(value, 1) for value in ratings.lead(bot, after)]
        rows.append(
            {
                "bot": ratings.bots[bot],
                "elo": round(ratings.elo[bot], 1),
                "half_width": round(ratings.half_width(bot), 1),
                "next": None if after is None else ratings.bots[after],
                "lead": lead,
            }
        )
    return rows


def _pairing_rows(ratings: Ratings, found: dict[Pairing, PairScores]) -> list[dict[str, Any]]:
    """Returns the pairings as JSON data: games, share won by the first bot, that expected from the ratings, share won
    by whoever sat on the first seat."""
    elo = dict(zip(ratings.bots, ratings.elo, strict=True))
    rows = []
    for (first, second), pairs in found.items():
        scores = pairs.scores
        rows.append(
            {
                "bots": [first, second],
                "games": 2 * len(scores),
                "score": round(fmean(scores), 4) if scores else None,
                "expected": round(expected_score(elo[first] - elo[second]), 4),
                "first_seat": round(fmean(pairs.first_seat), 4) if pairs.first_seat else None,
                "pairs": by_outcome(scores),
            }
        )
    return rows


def _table(data: dict[str, Any]) -> list[str]:
    """Returns the ratings as a Markdown table."""
    lines = ["| bot | Elo | over the next |", "|---|---|---|"]
    for row in data["bots"]:
        lead = "" if row["lead"] is None else f"{row['lead'][0]:+.0f} ± {row['lead'][1]:.0f}"
        lines.append(f"| {row['bot']} | {row['elo']:+.0f} ± {row['half_width']:.0f} | {lead} |")
    return lines


def _pairing_table(data: dict[str, Any]) -> list[str]:
    """Returns the pairings as a Markdown table, of each the bot that won more before the one it met."""
    columns = ("bot", "against", "games", "won, % [interval]", "rated, %", "first seat won, %", f"pairs ({OUTCOMES})")
    lines = [f"| {' | '.join(columns)} |", "|---" * len(columns) + "|"]
    for row in data["pairings"]:
        bots, games, pairs = row["bots"], row["games"], row["pairs"]
        score, expected, first_seat = row["score"], row["expected"], row["first_seat"]
        if score is not None and score < 0.5:
            bots, pairs, score, expected = bots[::-1], pairs[::-1], 1 - score, 1 - expected
        won = "" if score is None else _share_of_games(score, games)
        first = "" if first_seat is None else f"{100 * first_seat:.1f}"
        told = [str(games), won, f"{100 * expected:.1f}", first, ", ".join(map(str, pairs))]
        lines.append(f"| {' | '.join([*bots, *told])} |")
    return lines


def _share_of_games(share: float, games: int) -> str:
    """Returns a share of so many games in percent, with its interval at 95 % as if games did not depend on each
    other."""
    low, high = wilson(share * games, games)
    return f"{100 * share:.1f} [{100 * low:.0f}-{100 * high:.0f}]"


def _narrow_enough(data: dict[str, Any]) -> str:
    """Returns a sentence on the widest interval, and how many games make it narrow enough."""
    text = f"Widest interval ± {data['widest']:.0f} Elo, seeds from {data['seed']}"
    if data["widest"] <= WANTED:
        return f"{text}."
    games, searching = data["games_needed"]
    return f"{text}; ± {WANTED:.0f} takes about --games {games} --searching {searching}."


# -- sequential test ---------------------------------------------------------------------------------------------


def _sprt(args: argparse.Namespace) -> int:
    rules: Rules[Any, Any] = GAMES[args.game]
    first, second = _checked(rules, args.bots, args)
    try:
        test = SequentialTest(args.elo0, args.elo1, args.alpha, args.beta)
    except ValueError as error:
        raise UsageError(str(error)) from error
    errors: list[str] = []
    pairs = args.games // 2
    if not args.json:
        average = 2 * test.expected_pairs()
        print(f"about {average} games on average if the lead is {args.elo0:g} or {args.elo1:g} Elo", file=sys.stderr)
    for faults in run_test(test, seated, rules, (first, second), args.seats, args.seed, pairs, crew_of(args)):
        errors += faults
        if not args.json:
            print(_state(test), file=sys.stderr, flush=True)
    low, high = test.bounds
    score = fmean(test.scores) if test.scores else 0.5
    data = {
        "bots": [first, second],
        "game": args.game,
        "seats": args.seats,
        "seed": args.seed,
        "games": 2 * len(test.scores),
        "pairs": by_outcome(test.scores),
        "score": round(score, 4),
        "elo0": args.elo0,
        "elo1": args.elo1,
        "llr": round(test.llr, 3),
        "bounds": [round(low, 3), round(high, 3)],
        "verdict": test.verdict,
        "errors": errors,
    }
    print_result(args, data, [_state(test), _verdict(test, first, second), *errors])
    return 0 if test.verdict == "H1" and not errors else 1


def _state(test: SequentialTest) -> str:
    """Returns the state of a test in a line."""
    low, high = test.bounds
    score = fmean(test.scores) if test.scores else 0.5
    counts = ", ".join(map(str, by_outcome(test.scores)))
    return (
        f"{2 * len(test.scores)} games, {100 * score:.1f} % won ({elo_of(score):+.0f} Elo), "
        f"pairs {counts} ({OUTCOMES}), LLR {test.llr:.2f} [{low:.2f}, {high:.2f}]"
    )


def _verdict(test: SequentialTest, first: str, second: str) -> str:
    """Returns what a test found, in a sentence."""
    if test.verdict == "H1":
        return f"H1 accepted: {first} is stronger than {second} by more than {test.elo0:g} Elo."
    if test.verdict == "H0":
        return f"H0 accepted: {first} is not stronger than {second} by {test.elo1:g} Elo."
    return "Undecided: more games are needed."
