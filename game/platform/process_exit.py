"""Ends the program's process without waiting for, or unwinding, threads that still work in the background."""

from __future__ import annotations

import atexit
import os
import sys
from collections.abc import Callable
from typing import NoReturn

UNWRITTEN = 120  # exit status, as Python's own, where what was printed could not be written


def run_process(program: Callable[[], int]) -> NoReturn:
    """Runs the program and ends the process with the status it returns; 1 after an exception, which is reported."""
    try:
        status = program()
    except Exception:
        sys.excepthook(*sys.exc_info())
        status = 1
    _exit_process(status)


def _exit_process(status: int) -> NoReturn:
    """Calls the functions registered to be called at exit, flushes the standard streams and ends the process.

    Python's own way, up to 3.13, ends a daemon thread where it next asks for the interpreter's lock, by unwinding its
    stack. A thread that is inside pydantic then, as while models are loaded ahead, has frames of Rust on it, through
    which nothing unwinds: the process would be aborted by SIGABRT or SIGSEGV, and systems report a crash.
    """
    atexit._run_exitfuncs()
    for stream in (sys.stdout, sys.stderr):
        try:
            if stream is not None:
                stream.flush()
        except (OSError, ValueError):  # the disk is full, or nobody reads it any more
            status = status or UNWRITTEN
    os._exit(status)
