"""Measures the time from the program's start to the menu, for `--first-frame`."""

from __future__ import annotations

import os
import time

from game import APP_ID

BEGUN = time.time()
VARIABLE = f"{APP_ID.replace('-', '_').upper()}_STARTED"  # set by the caller: Unix time of the start


def milliseconds() -> float:
    """Returns the ms since the caller started the program, or else since this module was imported."""
    try:
        begun = float(os.environ.get(VARIABLE, ""))
    except ValueError:
        begun = BEGUN
    return (time.time() - begun) * 1000
