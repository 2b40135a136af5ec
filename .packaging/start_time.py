"""Measures the way from the call to the painted menu: ``python .packaging/start_time.py PROGRAM [ARGS]``.

Prints the median of ten warm starts in milliseconds, and one with nothing drawn before (a cold cache of pictures).
``--limit MS`` makes a slower median a failure.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time

STARTS = 10


def start(command: list[str], home: str) -> float:
    """Milliseconds of one start. Raises CalledProcessError."""
    quiet = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "BRAZIL_IMPERIAL_HOME": home}
    environment = os.environ | quiet | {"BRAZIL_IMPERIAL_STARTED": repr(time.time())}
    done = subprocess.run([*command, "--first-frame"], env=environment, capture_output=True, text=True, check=True)
    return float(done.stdout.split()[-1])


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--limit", type=float)
    parser.add_argument("--cold-limit", type=float)
    parser.add_argument("command", nargs="+")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as home:
        cold = start(options.command, home)
        times = sorted(start(options.command, home) for _ in range(STARTS))
    median = statistics.median(times)
    print(f"menu after {median:.0f} ms (median of {STARTS}; {times[0]:.0f} to {times[-1]:.0f}), cold {cold:.0f} ms")
    slow = options.limit is not None and median > options.limit
    return int(slow or (options.cold_limit is not None and cold > options.cold_limit))


if __name__ == "__main__":
    sys.exit(main())
