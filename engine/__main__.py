"""The command line of the engine, `python -m engine`: scenarios, lessons, games and measurements of bots, saved games,
puzzles, the network host.

It knows no game: what there is to choose, each game of the catalogue says itself.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from engine.bots import LADDER
from engine.bots.bot_spec import rung_of
from engine.cli_arguments import Parser, UsageError, choice, positive, print_result, seconds
from engine.core.intervals import wilson
from engine.core.rules import Rules, SetupError
from engine.host.command_options import add_host_command
from engine.lab.arena import match, selfplay
from engine.lab.arguments import add_crew, crew_of, known_bots
from engine.lab.balance import balance
from engine.lab.bench import bench
from engine.lab.calibrate import BOTS as CALIBRATING
from engine.lab.calibrate import TooFewGames, calibrate
from engine.lab.cluster import ClusterError
from engine.lab.ladder import ladder
from engine.lab.result_store import ResultStoreError
from engine.puzzle_commands import add_puzzle_commands
from engine.rating_commands import add_rating_commands
from engine.registry import DEFAULT, GAMES
from engine.saved_game_commands import replay_command, review_command, verify_command
from engine.scaffold.commands import add_commands
from engine.storage.save_file import SaveError

USAGE = 2


def parser() -> argparse.ArgumentParser:
    """Builds the argument parser of the command line, with one subcommand per job."""
    top = Parser(prog="python -m engine", description="The games without a window")
    commands = top.add_subparsers(dest="command", required=True, parser_class=Parser)
    scenarios = commands.add_parser("scenarios", help="list and validate every scenario")
    scenarios.set_defaults(run=_scenarios)
    taught = commands.add_parser("lessons", help="list and check every lesson")
    taught.set_defaults(run=_lessons)
    for name, run, text in (
        ("selfplay", _selfplay, "play games between bots"),
        ("arena", _arena, "match bots, seats and seeds paired"),
    ):
        command = commands.add_parser(name, help=text)
        command.add_argument("--scenario", help="by default the first for so many seats")
        command.add_argument("--seats" if name == "selfplay" else "--bots", dest="bots", required=True)
        command.add_argument("--option", type=choice, action="append", default=[], metavar="NAME=VALUE")
        command.add_argument("--games", type=positive, default=10)
        command.add_argument("--seed", type=int, default=1)
        add_crew(command)
        command.set_defaults(run=run)
    for name, run, text in (
        ("replay", replay_command, "print a saved game, move by move"),
        ("verify", verify_command, "exit 0 only if log, digests, result and signatures of a save agree"),
        ("review", review_command, "the turns of a finished game that cost most in chance of winning, and its ratings"),
    ):
        command = commands.add_parser(name, help=text)
        command.add_argument("save", type=Path)
        command.add_argument("--keys", type=Path, help="the folder of keys, where it is not beside that of the saves")
        if name == "review":
            command.add_argument("--seed", type=int, default=1)
            command.add_argument("--jobs", type=positive, default=1, help="processes")
        command.set_defaults(run=run)
    climb = commands.add_parser("ladder", help="each rung against the one below, with its times: the README's table")
    climb.add_argument("--rungs", default=",".join(LADDER), help="emperor:worlds=16: by counts, not by the clock")
    climb.add_argument("--tables", default="2,4,1", metavar="SEATS,...", help="numbers of seats; 1: alone")
    climb.add_argument("--against", default="", metavar="BOT", help="instead of the rung below")
    climb.add_argument("--games", type=positive, default=1000)
    climb.add_argument("--searching", type=positive, default=200, help="games of a rung that searches")
    climb.set_defaults(run=_ladder)
    weigh = commands.add_parser("balance", help="what every choice brings, over many games of one bot")
    weigh.add_argument("--bot", default="governor")
    weigh.add_argument("--scenario", action="append", help="by default every one with several seats")
    weigh.add_argument("--games", type=positive, default=50, help="on each scenario")
    weigh.set_defaults(run=_balance)
    for command in (climb, weigh):
        command.add_argument("--seed", type=int, default=1)
        add_crew(command)
    solo = commands.add_parser("challenges", help="list every challenge; with --bots, how often each is won")
    solo.add_argument("--bots", default="", metavar="BOT,...", help="who tries them, one after the other")
    solo.add_argument("--challenge", action="append", help="by default all")
    solo.add_argument("--level", default="printed")
    solo.add_argument("--deals", type=positive, default=60, help="games of each bot, dealt from the seeds --seed, …")
    solo.add_argument("--seed", type=int, default=1)
    add_crew(solo)
    solo.set_defaults(run=_challenges)
    add_rating_commands(commands)
    refit = commands.add_parser("chances", help="play, fit the chance of winning to it, and say how well it foretells")
    refit.add_argument("--games", type=positive, default=100, help="for each number of seats; fewer a challenge")
    refit.add_argument("--seed", type=int, default=1)
    refit.add_argument("--bots", default=",".join(CALIBRATING), metavar="BOT,...", help="drawn from by lot")
    refit.add_argument("--write", type=Path, metavar="FILE", help="where the weights go, such as a game's chances.json")
    refit.add_argument("--jobs", type=positive, default=1, help="processes")
    refit.set_defaults(run=_chances)
    measure = commands.add_parser("bench", help="copies, legal moves, random games a second")
    measure.add_argument("--scenario", help="by default the last of those with most seats")
    measure.add_argument("--seconds", type=seconds, default=5.0, help="how long each part is measured")
    measure.set_defaults(run=_bench)
    add_commands(commands)
    for name, command in commands.choices.items():
        command.add_argument("--json", action="store_true", help="one JSON object instead of text")
        if name not in ("replay", "verify", "review", "new", "questions"):
            command.add_argument("--game", choices=tuple(GAMES), default=DEFAULT)
    add_puzzle_commands(commands)
    add_host_command(commands)
    return top


def _table(args: argparse.Namespace) -> tuple[str, tuple[str, ...], list[Any]]:
    """The scenario, the bots, and its setups, checked. Raises UsageError or SetupError."""
    bots = known_bots(args.bots.split(","))
    rules = GAMES[args.game]
    scenario = args.scenario or _first_for(rules, len(bots))
    per_seat = {option.id for option in rules.options() if option.per_seat}
    choices = {name: tuple(value.split(",")) if name in per_seat else value for name, value in args.option}
    return scenario, bots, rules.setups(scenario, len(bots), choices)


def _first_for(rules: Rules[Any, Any], seats: int) -> str:
    rows, _ = rules.scenario_rows()
    fitting = [row.id for row in rows if row.seats == seats]
    if not fitting:
        numbers = ", ".join(str(number) for number in sorted({row.seats: "" for row in rows}))
        raise UsageError(f"no scenario is for {seats} seats; there are some for {numbers}")
    return fitting[0]


def _scenarios(args: argparse.Namespace) -> int:
    listed, errors = GAMES[args.game].scenario_rows()
    rows, lines = [], []
    for row in listed:
        rows.append({"id": row.id, "seats": row.seats, **row.facts, "failures": list(row.failures)})
        facts = "  ".join(f"{name} {value:3}" for name, value in row.facts.items() if isinstance(value, int))
        lines.append(f"{row.id:24} seats {row.seats}  {facts}  {'UNFAIR' if row.failures else 'fair'}")
        lines += [f"    {failure}" for failure in row.failures]
    print_result(args, {"scenarios": rows, "errors": errors}, [*lines, *errors])
    return 1 if errors or any(row.failures for row in listed) else 0


def _lessons(args: argparse.Namespace) -> int:
    from engine import lessons  # of every game

    if args.game not in lessons.WORDS:
        raise UsageError(f"{args.game} has no lessons")
    found, errors = lessons.lessons(args.game)
    rows = [{"number": lesson.number, "id": lesson.id, "minutes": lesson.minutes} for lesson in found]
    lines = [f"{lesson.number:2} {lesson.id:24} {lesson.minutes:3} min  steps {len(lesson.step)}" for lesson in found]
    sentences = [str(error) for error in errors]
    print_result(args, {"lessons": rows, "errors": sentences}, [*lines, *sentences])
    return 1 if errors else 0


def _challenges(args: argparse.Namespace) -> int:
    rules = GAMES[args.game]
    listed, errors = rules.challenge_rows()
    if not listed and not errors:
        raise UsageError(f"{args.game} has no challenges")
    known = {row.id: row for row in listed}
    for name in args.challenge or ():
        if name not in known:
            raise UsageError(f"unknown challenge {name!r}; there are {', '.join(known)}")
    bots = known_bots(args.bots.split(",")) if args.bots else ()
    rows: list[dict[str, Any]] = []
    for name in args.challenge or known:
        row = known[name]
        data: dict[str, Any] = {"id": name, "seats": row.seats, **row.facts, "tried": []}
        rows.append(data)
        if not args.json:
            print(f"{name:32} seats {row.seats}  rounds {row.facts['rounds']:2}  {', '.join(row.facts['goals'])}")
        setup = rules.challenge_setup(name, args.level) if bots else None
        for bot in bots:
            seats = (bot, *row.facts["rivals"])
            tally = selfplay(args.game, [setup], seats, args.deals, args.seed, crew_of(args))
            won, (low, high) = sum(tally.wins[:1]), wilson(sum(tally.wins[:1]), tally.finished)
            share = won / max(1, tally.finished)
            errors += tally.errors
            tried = {"bot": bot, "deals": tally.finished, "won": won, "interval": (low, high)}
            data["tried"].append({**tried, "seeds_won": sorted(tally.seeds_won)})
            if not args.json:
                text = f"{100 * share:5.1f} % [{100 * low:.0f}-{100 * high:.0f}]  {tally.seconds:.0f} s"
                seeds = ", ".join(map(str, sorted(tally.seeds_won)))
                print(f"    {bot:10} {won:4.0f} of {tally.finished}  {text}  won: {seeds}", flush=True)
    print_result(args, {"seed": args.seed, "level": args.level, "challenges": rows, "errors": errors}, errors)
    return 1 if errors else 0


def _selfplay(args: argparse.Namespace) -> int:
    _, bots, setups = _table(args)
    tally = selfplay(args.game, setups, bots, args.games, args.seed, crew_of(args))
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
    print_result(args, data, lines)
    return 1 if tally.errors else 0


def _arena(args: argparse.Namespace) -> int:
    scenario, bots, setups = _table(args)
    met = match(args.game, setups, bots, args.games, args.seed, crew_of(args))
    rows, lines = [], []
    for bot, won in zip(bots, met.wins, strict=True):
        share, (low, high) = won / max(1, met.finished), wilson(won, met.finished)
        rows.append({"bot": bot, "wins": round(won, 2), "share": round(share, 4), "interval": (low, high)})
        interval = f"[{100 * low:.1f}, {100 * high:.1f}]"
        lines.append(f"{bot:10} {won:8.2f} of {met.finished}  {100 * share:5.1f} %  {interval}")
    data = {"games": met.finished, "seed": args.seed, "scenario": scenario, "bots": rows, "errors": met.errors}
    print_result(args, data, [*lines, *met.errors])
    return 1 if met.errors else 0


def _ladder(args: argparse.Namespace) -> int:
    rungs = args.rungs.split(",")
    for rung in rungs:
        if rung_of(rung) not in LADDER and not args.against:
            raise UsageError(f"unknown rung {rung!r}; there are {', '.join(LADDER)}")
    rungs = known_bots(rungs)
    against = known_bots([args.against])[0] if args.against else ""
    if not all(count.isdecimal() for count in args.tables.split(",")):
        raise UsageError(f"--tables: {args.tables!r} are not numbers of seats")
    tables = [int(count) for count in args.tables.split(",")]
    rows, errors = [], []
    asked = args.games, args.searching, args.seed, crew_of(args), rungs, tables, against
    for rung in ladder(GAMES[args.game], *asked):
        row = rung.row()
        rows.append(row)
        errors += rung.errors
        if not args.json:
            low, high = row["interval"]
            against = f"{row['seats'] - 1} x {row['others']}" if row["others"] else row["scenario"]
            print(
                f"{row['rung']:10} {against:14} {row['games']:5} games  {100 * row['share']:5.1f} % "
                f"[{100 * low:.0f}-{100 * high:.0f}]  score {row['score']:5.1f}  lead {row['lead']}  "
                f"ms a decision {row['decision_ms']}, a turn {row['turn_ms']}",
                flush=True,
            )
    print_result(args, {"seed": args.seed, "rows": rows}, errors)
    return 1 if errors else 0


def _balance(args: argparse.Namespace) -> int:
    (bot,) = known_bots([args.bot])
    listed = [(row.id, row.seats) for row in GAMES[args.game].scenario_rows()[0]]
    wanted = args.scenario or [name for name, seats in listed if seats > 1]
    seats_of = dict(listed)
    for name in wanted:
        if name not in seats_of:
            raise UsageError(f"unknown scenario {name!r}; there are {', '.join(seats_of)}")
    scenarios = [(name, seats_of[name]) for name in wanted]
    rows, turns, errors = balance(GAMES[args.game], scenarios, bot, args.games, args.seed, crew_of(args))
    lines = [
        f"{row['choice']:44} {row['seats']:5} of {row['of']}  wins {100 * row['share']:5.1f} % "
        f"[{100 * row['interval'][0]:.0f}-{100 * row['interval'][1]:.0f}] even {100 * row['even']:.0f}  "
        f"lead {row['lead']:+.2f}"
        for row in rows
    ]
    if turns:
        at = [turns[int(share * (len(turns) - 1))] for share in (0.025, 0.5, 0.975)]
        lines.append(f"{len(turns)} games; turns of all seats: median {at[1]}, 95 % within {at[0]}-{at[2]}")
    data = {"seed": args.seed, "bot": bot, "games": len(turns), "turns": turns, "rows": rows, "errors": errors}
    print_result(args, data, [*lines, *errors])
    return 1 if errors else 0


def _chances(args: argparse.Namespace) -> int:
    bots = known_bots(args.bots.split(","), versions=False)
    try:
        found = calibrate(GAMES[args.game], args.games, args.seed, args.jobs, bots)
    except TooFewGames as error:
        raise UsageError(f"--games {args.games}: too few to measure the row {error} by; ask for more") from error
    made = f"python -m engine chances --game {args.game} --games {args.games} --seed {args.seed} --bots {args.bots}"
    found = {"made_by": made, **found}
    lines = ["row         games  positions  Brier (baseline)   log loss (baseline)"]
    for row, fitted in found["rows"].items():
        m = fitted["measured"]
        brier = f"{m['brier']:.4f} ({m['baseline_brier']:.4f})"
        lines.append(
            f"{row:10} {m['games']:6} {m['positions']:10}  {brier}   {m['log_loss']:.4f} ({m['baseline_log_loss']:.4f})"
        )
    print_result(args, found, lines)
    if args.write:  # printed first: a file that can't be written loses nothing
        try:
            args.write.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
        except OSError as error:
            raise UsageError(f"{args.write}: {error.strerror or error}") from error
    return 0


def _bench(args: argparse.Namespace) -> int:
    rules = GAMES[args.game]
    rows, _ = rules.scenario_rows()
    largest = max(row.seats for row in rows)
    scenario = args.scenario or [row.id for row in rows if row.seats == largest][-1]
    seats = next((row.seats for row in rows if row.id == scenario), largest)
    data = bench(rules, rules.setups(scenario, seats, {})[0], seats, args.seconds)
    print_result(args, data, [f"{name:40} {value}" for name, value in data.items()])
    return 0


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command and returns its exit status: 0 done, 1 a checked thing does not hold, 2 the command can't be
    carried out as given."""
    try:
        args = parser().parse_args(argv)
        status: int = args.run(args)
        return status
    except (UsageError, SetupError, ClusterError, ResultStoreError) as error:
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
