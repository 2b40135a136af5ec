"""Command-line arguments shared by the commands that play many games: bots, processes or cluster, the file of kept
games."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from engine.cli_arguments import UsageError, positive
from engine.lab.bot_versions import is_versioned, resolved
from engine.lab.result_store import Crew, ResultStore


def add_crew(command: argparse.ArgumentParser) -> None:
    """Adds the command-line options that say which processes or cluster play many games, and where games are kept."""
    command.add_argument("--jobs", type=positive, default=1, help="processes")
    command.add_argument("--cluster", dest="jobs", metavar="ADDRESS", help="of a Dask scheduler, instead")
    command.add_argument("--keep", type=Path, metavar="FILE", help="of games as they end: those in it are not repeated")


def crew_of(args: argparse.Namespace) -> Crew:
    """Returns the processes, cluster or result store that play the games, from the options of `add_crew`."""
    return ResultStore(args.keep, args.jobs) if args.keep else args.jobs


def known_bots(bots: Sequence[str], *, versions: bool = True) -> tuple[str, ...]:
    """Validates the names of these bots and returns them, with the commits of their versions. Raises UsageError for one
    that isn't there, and for one of another version where there may be no `versions`."""
    for bot in bots:
        if is_versioned(bot) and not versions:
            raise UsageError(f"{bot}: this command plays with bots of this version only")
    try:
        return tuple(map(resolved, bots))
    except ValueError as error:
        raise UsageError(str(error)) from error
