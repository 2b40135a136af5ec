"""How long the way to the menu took, for those who measure it: ``--first-frame``."""

from __future__ import annotations

import os
import time

from game import APP_ID

BEGUN = time.time()
VARIABLE = (
    f"{APP_ID.replace('-', '_').upper()}_STARTED"  # seconds since 1970 when the program was called, set by the caller
)


def milliseconds() -> float:
    """Since the call of the program, or, where the caller did not note it, since its first own line."""
    try:
        begun = float(os.environ.get(VARIABLE, ""))
    except ValueError:
        begun = BEGUN
    return (time.time() - begun) * 1000
