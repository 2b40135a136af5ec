"""Measures the way from the call to the first painted screen: ``python .packaging/start_time.py PROGRAM [ARGS]``.

Prints the median of ten warm starts in milliseconds and one with nothing drawn before (a cold cache of pictures), both
of the page of the very first start and of the menu that everybody sees later. ``--limit MS`` makes a slower median a
failure.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

STARTS = 10


def start(command: list[str], home: Path) -> float:
    """Milliseconds of one start. Raises CalledProcessError."""
    quiet = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "BRAZIL_IMPERIAL_HOME": str(home)}
    environment = os.environ | quiet | {"BRAZIL_IMPERIAL_STARTED": repr(time.time())}
    done = subprocess.run([*command, "--first-frame"], env=environment, capture_output=True, text=True, check=True)
    return float(done.stdout.split()[-1])


def measure(screen: str, command: list[str], home: Path) -> tuple[float, float]:
    """Prints and returns the median of warm starts and the cold start of the screen that this home leads to."""
    cold = start(command, home)
    times = sorted(start(command, home) for _ in range(STARTS))
    median = statistics.median(times)
    print(f"{screen} after {median:.0f} ms (median of {STARTS}; {times[0]:.0f} to {times[-1]:.0f}), cold {cold:.0f} ms")
    return median, cold


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--limit", type=float)
    parser.add_argument("--cold-limit", type=float)
    parser.add_argument("command", nargs="+")
    options = parser.parse_args()
    slow = False
    with tempfile.TemporaryDirectory() as folder:
        for screen in ("first start", "menu"):
            home = Path(folder, screen)
            (home / "config").mkdir(parents=True)
            if screen == "menu":
                (home / "config" / "settings.json").write_text('{"version": 2}')  # whoever has settings has begun
            median, cold = measure(screen, options.command, home)
            slow |= options.limit is not None and median > options.limit
            slow |= options.cold_limit is not None and cold > options.cold_limit
    return int(slow)


if __name__ == "__main__":
    sys.exit(main())
