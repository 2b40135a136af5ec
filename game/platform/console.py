"""Prints lines to the console, if there is one, and to the log."""

from __future__ import annotations

import logging
import sys
from typing import TextIO


def say(line: str, stream: TextIO | None = None) -> None:
    """Writes a line to the console, by default to standard error, and to the log. A windowed program may have no
    console at all; a character that the console can't encode is escaped."""
    out = stream or sys.stderr
    if out is not None:
        print(line.encode(out.encoding or "utf-8", "backslashreplace").decode(out.encoding or "utf-8"), file=out)
    logging.getLogger(__name__).info(line)
