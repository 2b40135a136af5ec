"""``python -m game``"""

from __future__ import annotations

import multiprocessing
import sys


def main() -> int:
    multiprocessing.freeze_support()
    from game.cli import main as run

    return run()


if __name__ == "__main__":
    sys.exit(main())
