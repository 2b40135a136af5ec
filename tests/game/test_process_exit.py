"""How the process of the program ends: with its status and all that was printed, whatever its threads are at."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from game.platform.process_exit import UNWRITTEN

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = """
import atexit, sys, threading, time
import pydantic
from game.platform.process_exit import run_process
class Endless(pydantic.BaseModel):
    number: int
    @pydantic.field_validator("number")
    def read(cls, number):
        inside.set()
        while True:
            time.sleep(0.0005)
inside = threading.Event()
threading.Thread(target=lambda: Endless(number=1), daemon=True).start()
inside.wait()
atexit.register(print, "closed")
run_process(lambda: print("played") or eval(sys.argv[1]))
"""


def ended(result: str, **streams: Any) -> subprocess.CompletedProcess[str]:
    """The program that prints and returns, or raises, this result; its streams are buffered, as they are by default."""
    env = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    return subprocess.run([sys.executable, "-c", PROGRAM, result], cwd=ROOT, env=env, text=True, timeout=60, **streams)


@pytest.mark.parametrize(("result", "status", "error"), [("3", 3, ""), ("1 / 0", 1, "ZeroDivisionError")])
def test_a_thread_inside_pydantic_does_not_abort_the_process(result: str, status: int, error: str) -> None:
    done = ended(result, capture_output=True)
    assert (done.returncode, done.stdout) == (status, "played\nclosed\n")
    assert error in done.stderr and bool(error) == bool(done.stderr)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_what_can_not_be_written_shows_in_the_status() -> None:
    with open("/dev/full", "w") as full:
        assert ended("0", stdout=full).returncode == UNWRITTEN
