"""``python -m game``"""

from __future__ import annotations

import multiprocessing
import os
import sys

import game.app.start_timing  # noqa: F401  # notes the time


def main() -> int:
    multiprocessing.freeze_support()
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from game.cli import main as run

    return run()


if __name__ == "__main__":
    sys.exit(main())
