"""A screen reader, over AT-SPI, reads the program in a window of Xvfb and presses its buttons.

`AT_SPI=1` in the environment, as in `.ci/run`, makes it a failure that something for it is not installed.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from importlib.util import find_spec
from pathlib import Path
from shutil import which

import pytest

READER = Path(__file__).with_name("at_spi.py")
PYTHON = "/usr/bin/python3"  # the system's: Debian's gi belongs to it
ROOT = READER.parents[3]
GUARDED = 1.2  # seconds after which the main button of a new page may be pressed

Ask = Callable[..., object]


def lacking() -> str:
    """What is not installed here."""
    if sys.platform != "linux":
        return "AT-SPI is Linux's"
    programs = [name for name in ("Xvfb", "dbus-daemon", "xdotool", PYTHON) if which(name) is None]
    gi = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"
    if not programs and subprocess.run([PYTHON, "-c", gi], capture_output=True).returncode:
        programs.append("gir1.2-atspi-2.0, python3-gi")
    return ", ".join([*programs, *([] if find_spec("accesskit") else ["accesskit"])])


@pytest.fixture
def reader(tmp_path: Path) -> Iterator[Ask]:
    """A program in a window, and a reader that answers questions about it."""
    if missing := lacking():
        assert not os.environ.get("AT_SPI"), f"not installed: {missing}"
        pytest.skip(f"not installed: {missing}")
    with ExitStack() as stack:

        def start(*words: str, piped: bool = False, cwd: Path = ROOT, **more: str) -> subprocess.Popen[str]:
            pipe = subprocess.PIPE if piped else subprocess.DEVNULL
            process = subprocess.Popen(
                words, env=environment | more, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL, text=True, cwd=cwd
            )
            stack.callback(process.wait, 20)
            stack.callback(process.kill)
            return process

        runtime = tmp_path / "run"
        runtime.mkdir(mode=0o700)
        environment = {**os.environ, "HOME": str(tmp_path), "XDG_RUNTIME_DIR": str(runtime), "LANG": "C.UTF-8"}
        ours = ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME", "SDL_VIDEODRIVER", "LC_ALL")
        environment = {name: value for name, value in environment.items() if name not in ours}
        taken, given = os.pipe()
        screen = subprocess.Popen(
            ["Xvfb", "-displayfd", str(given), "-screen", "0", "1280x720x24", "-nolisten", "tcp"],
            pass_fds=[given],
            stderr=subprocess.DEVNULL,
        )
        os.close(given)
        stack.callback(screen.wait, 20)
        stack.callback(screen.kill)
        with os.fdopen(taken) as shown:
            environment["DISPLAY"] = f":{shown.readline().strip()}"
        bus = start("dbus-daemon", "--session", "--nofork", "--print-address", piped=True)
        assert bus.stdout is not None
        environment["DBUS_SESSION_BUS_ADDRESS"] = bus.stdout.readline().strip()
        program = start(sys.executable, "-m", "game", "--lang", "en", SDL_AUDIODRIVER="dummy")
        listening = start(PYTHON, str(READER), piped=True)

        def ask(question: str) -> object:
            if question.startswith("key "):
                subprocess.run(["xdotool", *question.split()], env=environment, check=True)
                return True
            assert listening.stdin is not None and listening.stdout is not None
            listening.stdin.write(f"{question}\n")
            listening.stdin.flush()
            answer = json.loads(listening.stdout.readline())
            assert not isinstance(answer, dict), f"{question}: {answer}, {program.poll()}"
            return answer

        assert listening.stdout is not None and json.loads(listening.stdout.readline()) == "ready"
        yield ask


def test_a_screen_reader_reads_and_presses(reader: Ask) -> None:
    reader("wait New game")
    reader("said F4 turns on keys")
    tree = reader("tree")
    assert ["push button", "New game"] in tree and ["frame", "Brazil: Imperial"] in tree  # type: ignore[operator]
    assert not [entry for entry in tree if not entry[1] and entry[0] not in ("panel", "application")]  # type: ignore[attr-defined]
    assert reader("focus Load") is True
    reader("focused Load")
    reader("key Tab")
    reader("focused Learn")  # the key's focus is the reader's

    assert reader("press New game") is True
    reader("wait Back")
    assert ["push button", "Load"] not in reader("tree")  # type: ignore[operator]  # what lies below is hidden
    reader("press Brazil: Imperial, 1 to")
    reader("focus Who plays Green")
    reader("focused Who plays Green")  # an action waits until the page is shown, a key does not
    reader("key F4")
    reader("said Narration is on")
    time.sleep(GUARDED)
    reader("press Start")
    reader("wait Which Mission")
    table = reader("tree")
    assert sum(role == "push button" or role == "extended" for role, _ in table) > 3  # type: ignore[attr-defined]
    reader("focus Exploration")
    reader("focused Exploration")
