"""Runs loading steps, such as imports and reading files, in a background thread while the player reads the menu."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable

log = logging.getLogger(__name__)


def preload(*steps: Callable[[], object]) -> None:
    """Runs these loading steps one after the other in a background thread, without waiting for them; an exception in
    one is only logged."""
    threading.Thread(target=_run, args=(steps,), daemon=True, name="ahead").start()


def _run(steps: tuple[Callable[[], object], ...]) -> None:
    for step in steps:
        try:
            step()
        except Exception:  # the same exception comes up, and is reported, where it is needed
            log.exception("not got ready")
