"""Ends the program on SIGTERM, SIGINT and SIGHUP, with the game saved, also while the main loop sleeps."""

from __future__ import annotations

import logging
import signal
import socket
import threading

import pygame

log = logging.getLogger(__name__)
NAMES = ("SIGTERM", "SIGINT", "SIGHUP", "SIGBREAK")  # those that the system has


def install_handlers() -> None:
    """Installs signal handlers that end the program as closing its window does, without a question.

    The system's own handler only writes a byte; a thread hears it and wakes the loop, which may be asleep for ever.
    """
    here, there = socket.socketpair()
    there.setblocking(False)
    for name in NAMES:
        number = getattr(signal, name, None)
        if number is not None:
            signal.signal(number, lambda *_: None)  # what counts is the byte
    signal.set_wakeup_fd(there.fileno(), warn_on_full_buffer=False)
    threading.Thread(target=_hear, args=(here, there), daemon=True, name="signals").start()


def _hear(here: socket.socket, there: socket.socket) -> None:
    """``there`` is held so that it stays open."""
    while byte := here.recv(1):
        log.info("signal %d: the program ends", byte[0])
        try:
            pygame.event.post(pygame.Event(pygame.QUIT, now=True))
        except pygame.error as error:  # it is ending already
            log.info("nobody to tell: %s", error)
