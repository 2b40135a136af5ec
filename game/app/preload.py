"""Getting ready while the player reads the menu: a thread imports what the next screens are made of."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable

log = logging.getLogger(__name__)


def get_ready(*steps: Callable[[], object]) -> None:
    """Run the steps one after the other in a thread of their own; whoever needs a module sooner waits for it only."""
    threading.Thread(target=_run, args=(steps,), daemon=True, name="ahead").start()


def _run(steps: tuple[Callable[[], object], ...]) -> None:
    for step in steps:
        try:
            step()
        except Exception:  # whoever needs it finds the same fault, where it can be told
            log.exception("not got ready")
