"""The command ``puzzles``: ``list`` shows the collection, ``mine`` finds new ones in games of bots, ``add`` takes found
ones into the collection, ``check`` verifies the shipped ones."""

from __future__ import annotations

import argparse
import re
import time
from collections import Counter
from pathlib import Path
from typing import Any

from engine.bots.bot_spec import bot_named
from engine.cli_arguments import UsageError, positive, print_result, seconds, share
from engine.core.rules import SetupError
from engine.puzzles.collection import collection, collection_folder
from engine.puzzles.mine_file import MineFile, MineFileError
from engine.puzzles.puzzle import Puzzle, opened
from engine.puzzles.puzzle_text import write_puzzle
from engine.registry import DEFAULT, GAMES
from engine.storage.files import FileError

BOT = "emperor:worlds=16"
FROM_A_GAME = 2  # puzzles of one mined game that go into the collection


def add_puzzle_commands(commands: Any) -> None:
    """Adds ``puzzles`` with its subcommands to the engine's command line."""
    top = commands.add_parser("puzzles", help="list, mine, add and check puzzles")
    parts = top.add_subparsers(dest="part", required=True, parser_class=type(top))
    parts.add_parser("list", help="the shipped puzzles").set_defaults(run=_list)
    mine = parts.add_parser("mine", help="play games of bots and find puzzles in them")
    mine.add_argument("--games", type=positive, default=10)
    mine.add_argument("--seed", type=int, default=1, help="of the first game; the next games have the next ones")
    mine.add_argument("--bot", default=BOT, help="who plays: a rung, with its budget where it should cost less")
    mine.add_argument("--scenario", action="append", help="by default, one after the other, all for so many seats")
    mine.add_argument("--seats", type=positive, default=2)
    mine.add_argument("--last", type=share, default=1.0, metavar="SHARE", help="of each game, whose choices are tried")
    mine.add_argument("--jobs", type=positive, default=1, help="processes")
    mine.add_argument("--seconds", type=seconds, help="after which no game begins, and the ones begun are broken off")
    mine.add_argument("--keep", type=Path, metavar="FILE", help="of games as they end: those in it are not repeated")
    mine.set_defaults(run=_mine)
    put = parts.add_parser("add", help="add the best of what was mined to the collection")
    put.add_argument("--keep", type=Path, required=True, metavar="FILE", help="what `mine` has written")
    put.add_argument("--most", type=positive, default=40, help="how many the collection is to hold")
    put.add_argument("--since", required=True, metavar="DATE", help="from which day on they may be that of the day")
    put.add_argument("--to", type=Path, metavar="FOLDER", help="by default the game's own collection")
    put.set_defaults(run=_add)
    check = parts.add_parser("check", help="each puzzle opens, is judged as it says, is hard and can be solved")
    check.add_argument("--seed", type=int, default=1)
    check.set_defaults(run=_check)
    for command in parts.choices.values():
        command.add_argument("--json", action="store_true", help="one JSON object instead of text")
        command.add_argument("--game", choices=tuple(GAMES), default=DEFAULT)


def _row(puzzle: Puzzle) -> dict[str, Any]:
    judged = puzzle.judged
    return {
        "id": puzzle.id,
        "ideas": list(puzzle.ideas),
        "seat": puzzle.seat + 1,
        "moves": len(puzzle.moves),
        "loss": judged.loss,
        "error": judged.error,
        "worlds": judged.worlds,
        "since": puzzle.since,
    }


def _list(args: argparse.Namespace) -> int:
    found, errors = collection(args.game)
    rows = [_row(puzzle) for puzzle in found]
    lines = [
        f"{row['id']:24} {', '.join(row['ideas']):24} seat {row['seat']} move {row['moves'] + 1:4}  "
        f"{100 * row['loss']:5.1f} ± {100 * row['error']:.1f} % in {row['worlds']} worlds"
        for row in rows
    ]
    print_result(args, {"puzzles": rows, "errors": list(errors)}, [*lines, f"{len(rows)} puzzles", *errors])
    return 1 if errors else 0


def _mine(args: argparse.Namespace) -> int:
    from engine.puzzles.mine_games import GameToMine, mined_games  # by the ideas of every game

    rules: Any = GAMES[args.game]
    try:
        bot_named(args.bot)
    except ValueError as error:
        raise UsageError(str(error)) from error
    fitting = [row.id for row in rules.scenario_rows()[0] if row.seats == args.seats]
    scenarios = args.scenario or fitting
    for name in scenarios:
        if name not in fitting:
            raise SetupError(f"no scenario {name!r} for {args.seats} seats; there are {', '.join(fitting) or 'none'}")
    if not scenarios:
        raise SetupError(f"no scenario is for {args.seats} seats")
    kept = _kept(args.keep)
    ends = None if args.seconds is None else time.time() + args.seconds
    tasks = [
        GameToMine(args.game, scenarios[seed % len(scenarios)], args.seats, args.bot, seed, args.last, ends)
        for seed in range(args.seed, args.seed + args.games)
    ]
    stages: Counter[str] = Counter()
    found: list[Puzzle] = []
    errors: list[str] = []
    for one in mined_games([task for task in tasks if not kept.has(task.scenario, task.bot, task.seed)], args.jobs):
        if isinstance(one, str):
            errors.append(one)
            continue
        kept.add(one)
        stages += Counter(one.stages)
        found += one.puzzles
        if not args.json:
            text = ", ".join(f"{name} {count}" for name, count in sorted(one.stages.items()))
            number = sum(one.stages.values())
            print(
                f"seed {one.seed} {one.scenario}: {len(one.puzzles)} puzzles of {number} choices ({text})", flush=True
            )
    data = {"puzzles": [_row(puzzle) for puzzle in found], "stages": dict(stages), "errors": errors}
    text = ", ".join(f"{name} {count}" for name, count in sorted(stages.items()))
    print_result(args, data, [f"{len(found)} puzzles of {sum(stages.values())} choices ({text})", *errors])
    return 1 if errors else 0


def _kept(path: Path | None) -> MineFile:
    try:
        return MineFile(path)
    except MineFileError as error:
        raise UsageError(str(error)) from error


def _add(args: argparse.Namespace) -> int:
    """Takes the puzzles with rare ideas first, of each idea those with the greatest lead."""
    if not re.fullmatch(r"\d{4}-\d\d-\d\d", args.since):
        raise UsageError(f"--since: {args.since!r} is no date like 2026-11-26")
    folder = args.to or collection_folder(args.game)
    here = {path.stem for path in folder.glob("*.json")}
    groups: dict[str, list[Puzzle]] = {}
    for game in _kept(args.keep).games:
        if game.game != args.game:
            raise UsageError(f"{args.keep}: holds games of {game.game}")
        best = sorted(game.puzzles, key=lambda one: -one.judged.loss)[:FROM_A_GAME]
        for puzzle in (one for one in best if one.id not in here):
            named = _named(puzzle, args.since)
            groups.setdefault(named.ideas[0], []).append(named)
    for group in groups.values():
        group.sort(key=lambda one: one.judged.loss)
    chosen: list[Puzzle] = []
    while groups and len(here) + len(chosen) < args.most:
        for idea in sorted(groups, key=lambda name: (len(groups[name]), name)):
            if len(here) + len(chosen) < args.most:
                chosen.append(groups[idea].pop())
        groups = {idea: group for idea, group in groups.items() if group}
    try:
        for puzzle in chosen:
            write_puzzle(folder / f"{puzzle.id}.json", puzzle)
    except FileError as error:
        raise UsageError(f"{folder}: {error}") from error
    ideas = Counter(puzzle.ideas[0] for puzzle in chosen)
    print_result(
        args,
        {"added": [_row(puzzle) for puzzle in chosen], "were_there": len(here)},
        [f"{len(chosen)} puzzles beside {len(here)}: {', '.join(f'{name} {n}' for name, n in ideas.most_common())}"],
    )
    return 0


def _named(puzzle: Puzzle, since: str) -> Puzzle:
    """The puzzle with its ideas and the day of its first appearance."""
    from engine.puzzles.ideas import ideas_of  # of every game

    there = opened(puzzle, GAMES)
    ideas = ideas_of(there.session.rules, there.view, there.mistake, puzzle.judged.seed)
    return puzzle.model_copy(update={"ideas": ideas, "since": since})


def _check(args: argparse.Namespace) -> int:
    from engine.puzzles.checking import STRONG, WEAK, check_puzzles  # judges by the ideas of every game

    found, errors = collection(args.game)
    rows: list[dict[str, Any]] = []
    failed = list(errors)
    for one in check_puzzles(found, GAMES, args.seed):
        rows.append({**_row(one.puzzle), "strong": one.strong, "weak": one.weak, "faults": list(one.faults)})
        failed += [f"{one.puzzle.id}: {fault}" for fault in one.faults]
        if not args.json:
            print(
                f"{one.puzzle.id:24} Emperor {one.strong:.2f}  Merchant {one.weak:.2f}  {'; '.join(one.faults)}",
                flush=True,
            )
    strong, weak = (sum(row[name] for row in rows) / max(1, len(rows)) for name in ("strong", "weak"))
    if rows and strong < STRONG:
        failed.append(f"the Emperor solves {100 * strong:.0f} %, wanted {100 * STRONG:.0f}")
    if rows and weak > WEAK:
        failed.append(f"the Merchant solves {100 * weak:.0f} %, wanted at most {100 * WEAK:.0f}")
    lines = [f"{len(rows)} puzzles: Emperor {100 * strong:.0f} %, Merchant {100 * weak:.0f} %", *failed]
    print_result(args, {"puzzles": rows, "strong": strong, "weak": weak, "errors": failed}, lines)
    return 1 if failed else 0
