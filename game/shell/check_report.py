"""Runs the self-test's checks and reports a line for each, to the console and to a file."""

from __future__ import annotations

import logging
import sys
import time
from collections.abc import Callable
from pathlib import Path

log = logging.getLogger(__name__)


class CheckReport:
    """The lines reported, and the number of failed checks."""

    def __init__(self, path: Path) -> None:
        self.failed = 0
        self.lines: list[str] = []
        self.path = path

    def run(self, name: str, check: Callable[[], str]) -> None:
        """Runs a check and reports its result in a line; an exception is a failure."""
        begun = time.perf_counter()
        try:
            detail = check()
        except Exception as error:  # any exception is a failed check; the next one still runs
            log.exception("selftest %s", name)
            self.failed += 1
            self._line("FAIL", name, f"{type(error).__name__}: {error}")
        else:
            self._line("ok", name, f"{detail} ({time.perf_counter() - begun:.1f} s)")

    def _line(self, verdict: str, name: str, detail: str) -> None:
        line = f"{verdict:5}{name:20} {detail}"
        self.lines.append(line)
        if sys.stdout is not None:
            print(line, flush=True)

    def write(self) -> int:
        """Adds the closing line and writes the file. Returns the exit status: 1 if a check failed."""
        self._line("FAIL" if self.failed else "ok", "selftest", f"{self.failed} failed")
        try:
            self.path.write_text("\n".join(self.lines) + "\n", encoding="utf-8")
        except OSError as error:
            log.warning("the lines of the self-test are not kept: %s", error)
        return 1 if self.failed else 0


def need(condition: object, problem: object) -> None:
    """Raises AssertionError with the text `problem` if the condition is false."""
    if not condition:
        raise AssertionError(str(problem))
