"""The command line of the engine: scenarios, selfplay, arena, replay, verify, bench. `python -m engine --help`."""

from __future__ import annotations

import argparse
import json
import multiprocessing
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NoReturn

from engine.bench import bench
from engine.bots import BOTS
from engine.bots.arena import Tally, match, selfplay, wilson
from engine.catalogue import GAMES
from engine.core.event import visible
from engine.core.rules import SetupError
from engine.core.save import SaveError, load_session, read_save, verify

GAME = "brazil"
USAGE = 2


class UsageError(Exception):
    """What was asked for can't be done as asked; the message is one clear line."""


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{self.prog}: {message}")


def _positive(text: str) -> int:
    try:
        value = int(text)
    except ValueError:
        value = 0
    if value < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number above 0")
    return value


def parser() -> argparse.ArgumentParser:
    """The options, one subcommand a job."""
    top = _Parser(prog="python -m engine", description="Brazil: Imperial without a window")
    commands = top.add_subparsers(dest="command", required=True, parser_class=_Parser)
    scenarios = commands.add_parser("scenarios", help="list and validate every scenario")
    scenarios.set_defaults(run=_scenarios)
    for name, run, text in (
        ("selfplay", _selfplay, "play games between bots"),
        ("arena", _arena, "match bots, seats and seeds paired"),
    ):
        command = commands.add_parser(name, help=text)
        command.add_argument("--scenario", required=name == "selfplay", default="cisplatine")
        command.add_argument("--seats" if name == "selfplay" else "--bots", dest="bots", required=True)
        command.add_argument("--games", type=_positive, default=10)
        command.add_argument("--seed", type=int, default=1)
        command.add_argument("--jobs", type=_positive, default=1)
        command.set_defaults(run=run)
    for name, run, text in (
        ("replay", _replay, "print a saved game, move by move"),
        ("verify", _verify, "exit 0 only if log, digests and result of a save agree"),
    ):
        command = commands.add_parser(name, help=text)
        command.add_argument("save", type=Path)
        command.set_defaults(run=run)
    measure = commands.add_parser("bench", help="copies, legal moves, random games a second")
    measure.add_argument("--seconds", type=float, default=5.0, help="how long each part is measured")
    measure.set_defaults(run=_bench)
    for command in commands.choices.values():
        command.add_argument("--json", action="store_true", help="one JSON object instead of text")
    return top


def _setups(scenario_id: str, bots: tuple[str, ...]) -> list[Any]:
    """Checked setups, one for each turn of the colours round the seats, so that no seat owes its wins to a colour.

    Raises UsageError or SetupError.
    """
    for bot in bots:
        if bot not in BOTS:
            raise UsageError(f"unknown bot {bot!r}; there are {', '.join(BOTS)}")
    return GAMES[GAME].setups(scenario_id, len(bots), {})


def _print(args: argparse.Namespace, data: dict[str, Any], lines: Sequence[str]) -> None:
    print(json.dumps(data) if args.json else "\n".join(lines))


def _scenarios(args: argparse.Namespace) -> int:
    listed, errors = GAMES[GAME].scenario_rows()
    rows, lines = [], []
    for row in listed:
        rows.append({"id": row.id, "seats": row.seats, **row.facts, "failures": list(row.failures)})
        facts = "  ".join(f"{name} {value:3}" for name, value in row.facts.items() if isinstance(value, int))
        lines.append(f"{row.id:24} seats {row.seats}  {facts}  {'UNFAIR' if row.failures else 'fair'}")
        lines += [f"    {failure}" for failure in row.failures]
    _print(args, {"scenarios": rows, "errors": errors}, [*lines, *errors])
    return 1 if errors or any(row.failures for row in listed) else 0


def _tally(args: argparse.Namespace, bots: tuple[str, ...], tally: Tally) -> None:
    data = tally.as_json()
    lines = [
        f"{tally.finished} of {tally.games} games finished in {tally.seconds:.1f} s: {tally.decisions} decisions",
        *(
            f"seat {seat + 1} {bot:10} wins {tally.wins[seat]:7.2f}  mean {data['scores']['mean'][seat]:6.2f}"
            for seat, bot in enumerate(bots)
            if tally.finished
        ),
        *tally.errors,
    ]
    _print(args, data, lines)


def _selfplay(args: argparse.Namespace) -> int:
    bots = tuple(args.bots.split(","))
    setups = _setups(args.scenario, bots)
    tally = selfplay(GAME, setups, bots, args.games, args.seed, args.jobs)
    _tally(args, bots, tally)
    return 1 if tally.errors else 0


def _arena(args: argparse.Namespace) -> int:
    bots = tuple(args.bots.split(","))
    setups = _setups(args.scenario, bots)
    wins = match(GAME, setups, bots, args.games, args.seed, args.jobs)
    games = max(1, args.games // len(bots)) * len(bots)
    rows = [
        {"bot": bot, "wins": round(won, 2), "share": round(won / games, 4), "interval": wilson(won, games)}
        for bot, won in zip(bots, wins, strict=True)
    ]
    lines = [
        f"{row['bot']:10} {row['wins']:8.2f} of {games}  {100 * won / games:5.1f} %  "
        f"[{100 * wilson(won, games)[0]:.1f}, {100 * wilson(won, games)[1]:.1f}]"
        for row, won in zip(rows, wins, strict=True)
    ]
    _print(args, {"games": games, "seed": args.seed, "scenario": args.scenario, "bots": rows}, lines)
    return 0


def _replay(args: argparse.Namespace) -> int:
    save = read_save(args.save)
    rules = GAMES.get(save.game)
    if rules is None:
        raise SaveError(f"{args.save}: game: unknown game {save.game!r}; there are {', '.join(GAMES)}")
    session, cut = load_session(rules, save)
    if cut:
        print(f"{args.save}: {cut}; only the moves can be shown", file=sys.stderr)
    moves = []
    for number, data in enumerate(save.moves, 1):
        events = [repr(event) for event in visible(session.log[number - 1].events, None)] if not cut else []
        moves.append({"move": data, "events": events})
        if not args.json:
            print(f"{number:5} {data}")
            for event in events:
                print(f"        {event}")
    result = session.result()
    if args.json:
        print(json.dumps({"moves": moves, "totals": list(result.totals) if result else None}))
    elif result:
        print(f"totals {list(result.totals)}, winners {[seat + 1 for seat in result.winners]}")
    return 0


def _verify(args: argparse.Namespace) -> int:
    save = read_save(args.save)
    if save.game not in GAMES:
        raise SaveError(f"{args.save}: game: unknown game {save.game!r}; there are {', '.join(GAMES)}")
    try:
        verify(GAMES[save.game], save)
    except SaveError as error:
        _print(args, {"ok": False, "reason": str(error)}, [f"{args.save}: {error}"])
        return 1
    _print(args, {"ok": True, "moves": len(save.moves)}, [f"{args.save}: {len(save.moves)} moves agree"])
    return 0


def _bench(args: argparse.Namespace) -> int:
    data = bench(args.seconds)
    _print(args, data, [f"{name:32} {value}" for name, value in data.items()])
    return 0


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command. Exit status: 0 fine, 1 something checked does not hold, 2 asked for what can't be done."""
    try:
        args = parser().parse_args(argv)
        status: int = args.run(args)
        return status
    except (UsageError, SetupError) as error:
        print(error, file=sys.stderr)
        return USAGE
    except SaveError as error:
        print(error, file=sys.stderr)
        return 1
    except BrokenPipeError:
        return 0


if __name__ == "__main__":
    multiprocessing.freeze_support()
    sys.exit(main())
