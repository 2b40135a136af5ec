"""Installs handlers for uncaught exceptions: they are logged, and without a console shown in a system dialog."""

from __future__ import annotations

import logging
import sys
import threading
from types import TracebackType

from game.i18n.display_text import plain_text
from game.platform.folders import Folders

log = logging.getLogger(__name__)


def install(folders: Folders) -> None:
    """Sets the exception hooks of the main thread and of all others: they write what nobody caught to the log. For one
    that ends the main thread a program without a console also shows a system dialog."""

    def last(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if not issubclass(kind, KeyboardInterrupt):
            log.critical("the program stops", exc_info=(kind, error, trace))
        if sys.stderr is not None:
            sys.__excepthook__(kind, error, trace)
        else:
            show_message(folders)

    def elsewhere(caught: threading.ExceptHookArgs) -> None:
        name = caught.thread.name if caught.thread is not None else ""
        log.error("fault in thread %s", name, exc_info=caught.exc_value)

    sys.excepthook = last
    threading.excepthook = elsewhere


def show_message(folders: Folders) -> None:
    """Tells the player in a system dialog that the program has crashed and where its log is, as its own window may be
    what failed."""
    import pygame

    from game.i18n.texts import Texts, system_language

    texts = Texts(system_language())
    try:
        pygame.display.message_box(texts("crash-title"), texts("crash-final", folder=plain_text(folders.log)), "error")
    except pygame.error as error:
        log.error("nobody could be told: %s", error)
