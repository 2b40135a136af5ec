"""The commands `new`, which writes the files and entries of a new card, bot, ..., and `questions`, which lists the
methods that cards may override."""

from __future__ import annotations

import argparse
from pathlib import Path

from engine.cli_arguments import Parser, UsageError, print_result
from engine.scaffold.kind import kinds
from engine.scaffold.writer import MARK, ScaffoldError, new

ROOT = Path(__file__).resolve().parents[2]
TABLE = Path("engine/QUESTIONS.md")


def add_commands(commands: argparse._SubParsersAction[Parser]) -> None:
    """Adds the commands `new` and `questions` to the engine's command line."""
    command = commands.add_parser(
        "new", help="write the places of a new card, scenario, bot, ...; alone: list the kinds"
    )
    command.add_argument("words", nargs="*", metavar="KIND ID [NAME=VALUE ...]")
    command.set_defaults(run=new_command)
    command = commands.add_parser("questions", help=f"the questions a card may answer; --write: into {TABLE}")
    command.add_argument("--write", action="store_true")
    command.set_defaults(run=questions_command)


def new_command(args: argparse.Namespace) -> int:
    """Runs `new`: writes the files and entries of a new thing and prints what to do next; without words, lists the
    kinds of things. Returns the exit status 0. Raises UsageError."""
    known = kinds()
    if not args.words:
        rows = {name: {"what": kind.what, "usage": kind.usage(name), "page": kind.page} for name, kind in known.items()}
        print_result(args, rows, [f"{row['usage']:54} {row['what']}" for row in rows.values()])
        return 0
    try:
        places, proof = new(ROOT, known, args.words)
    except ScaffoldError as error:
        raise UsageError(str(error)) from error
    page = known[next(word for word in args.words if word in known)].page
    lines = ["Written:", *(f"  {place}" for place in places), f"Fill in every {MARK} (the steps: {page}), then:"]
    print_result(args, {"written": places, "page": page, "proof": proof}, [*lines, f"  {proof}"])
    return 0


def questions_command(args: argparse.Namespace) -> int:
    """Runs `questions`: prints the table of what cards may override, or with `--write` writes it to QUESTIONS.md.
    Returns the exit status 0. Raises UsageError."""
    from engine.scaffold.question_table import table  # of the games that have cards with methods

    text = table()
    if args.write:
        if not (ROOT / TABLE).is_file():
            raise UsageError(f"{TABLE} is not here; run the command in a checkout of the source")
        (ROOT / TABLE).write_text(text, encoding="utf-8", newline="\n")
    print_result(args, {"text": text}, [] if args.write else [text.rstrip()])
    return 0
