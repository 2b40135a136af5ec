"""Entry point of `python -m game`: runs the command line, or with `--host` a host of online tables."""

from __future__ import annotations

import multiprocessing
import os
import sys
from typing import NoReturn

import game.app.start_timing  # noqa: F401  # records the start time


def main() -> NoReturn:
    """Runs the command line, or with `--host` a host of online tables, and ends the process with the exit status."""
    multiprocessing.freeze_support()
    from game.platform.process_exit import run_process

    if sys.argv[1:2] == ["--host"]:  # the bundled program is the host's process, too
        from engine.host.commands import host_main

        run_process(lambda: host_main(sys.argv[2:]))
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from game.cli import main as run

    run_process(run)


if __name__ == "__main__":
    main()
