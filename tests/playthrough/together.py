"""``python -m tests.playthrough together --game GAME``: two people, two windows, one game from the menu to its end.

Two programs, each in a process with an empty home and a display of its own (Xvfb; `xdotool` has the pointer). One
hosts, the other joins by the six words; both are clicked to the score. Each decides by what its window knows. Ends with
1 where anything is not as promised. ``--pictures DIR`` keeps what was to be seen.
"""

from __future__ import annotations

import argparse
import json
import os
import queue
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from engine.host.discovery import INTERFACE
from game.platform.folders import HOME_VARIABLE
from tests.playthrough.window import DRAWN

BEGUN_WITHIN = 30.0  # seconds from the click on Host to both tables
SILENT = 3 * 3600.0  # seconds for a line of a window that is expected, the end of a game on a crowded machine, too
NAMES = ("Ana", "Tomas")
WRONG = re.compile(r"Traceback|\bERROR\b|\bCRITICAL\b")
SEEN = {"brazil": ("BattleBegan", "EraBegan"), "struggle": ("WarEnded", "EraBegan"), "historia": ("CardsSealed",)}


@contextmanager
def display(size: str) -> Iterator[str]:
    """A display of its own, as ":N"."""
    read, write = os.pipe()
    words = ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{size}x24", "-nolisten", "tcp"]
    server = subprocess.Popen(words, pass_fds=(write,), stderr=subprocess.DEVNULL)
    os.close(write)
    try:
        with os.fdopen(read) as told:
            yield f":{told.readline().strip()}"
    finally:
        server.terminate()
        server.wait()


class Program:
    """One window in a process of its own."""

    def __init__(self, home: Path, shown_on: str, options: dict[str, Any]) -> None:
        self.home, self.name = home, str(options["name"])
        home.mkdir()
        kept = {key: value for key, value in os.environ.items() if not key.startswith("XDG_") and key != HOME_VARIABLE}
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.playthrough.window", json.dumps(options)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**kept, "HOME": str(home), "DISPLAY": shown_on, INTERFACE: "127.0.0.1"},
        )
        self.fault = ""
        self.beside: list[Program] = []
        self._lines: queue.Queue[dict[str, Any]] = queue.Queue()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if line.startswith("{"):
                data: dict[str, Any] = json.loads(line)
                if data["did"] == "failed":
                    self.fault = f"{self.name}, {' > '.join(data['screens'])}:\n{data['why']}"
                self._lines.put(data)
        self.fault = self.fault or f"{self.name} has ended"

    def said(self, what: str) -> dict[str, Any]:
        """The line in which the window says so. Raises AssertionError where a window fails or this falls silent."""
        late = time.monotonic() + SILENT
        while time.monotonic() < late:
            try:
                data = self._lines.get(timeout=1)
            except queue.Empty:
                for one in (self, *self.beside):
                    assert not one.fault, one.fault
                continue
            if data["did"] == what:
                return data
        raise AssertionError(f"{self.name} never said {what!r}")

    def tell(self, text: str = "") -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(text + "\n")
        self._process.stdin.flush()

    def end(self) -> None:
        if self._process.poll() is None:
            self._process.terminate()
            try:
                self._process.wait(30)
            except subprocess.TimeoutExpired:
                self._process.kill()

    def wait(self) -> int:
        return self._process.wait(60)

    def errors(self) -> list[str]:
        """The lines of the logs of program and host that tell of an error, and reports of crashes."""
        found = []
        for path in self.home.rglob("*.log"):
            lines = path.read_text(errors="replace").splitlines()
            found += [f"{self.name}, {path.name}: {line}" for line in lines if WRONG.search(line)]
        return found + [f"{self.name}: {path.name}" for path in self.home.rglob("report-*.txt")]


def played(given: argparse.Namespace, folder: Path) -> list[str]:
    """A whole game. Prints its figures; returns what is wrong."""
    with ExitStack() as stack:
        programs = []
        for number, name in enumerate(NAMES):
            pictures = given.pictures / name.lower() if given.pictures else None
            if pictures is not None:
                pictures.mkdir(parents=True, exist_ok=True)
            options = {
                "game": given.game,
                "hosts": number == 0,
                "name": name,
                "seed": given.seed + number,
                "moves": given.moves,
                "size": given.size,
                "scale": given.scale,
                "language": given.lang,
                "quick": given.quick,
                "every": given.every,
                "pictures": str(pictures or ""),
            }
            if given.drawn:
                os.environ[DRAWN] = str(given.drawn)
            program = Program(folder / name.lower(), stack.enter_context(display(given.size)), options)
            stack.callback(program.end)
            programs.append(program)
        for program in programs:
            program.beside = [one for one in programs if one is not program]
        wrong, data = _followed(programs, given)
        for program in programs:
            program.tell()
        wrong += [f"{program.name} ended with {program.wait()}" for program in programs if program.wait()]
    for program in programs:
        wrong += program.errors()
    _print(given, data)
    return wrong


def _followed(programs: Sequence[Program], given: argparse.Namespace) -> tuple[list[str], dict[str, Any]]:
    """From the menu to the end of the game."""
    here, there = programs
    for program in programs:
        program.said("ready")
    here.tell()
    begun = here.said("host")["at"]
    invitation = here.said("invitation")
    there.tell(json.dumps(invitation["text"]))
    tables = [program.said("table")["at"] for program in programs]
    print(f"begun within {max(tables) - begun:.1f} s (invitation after {invitation['at'] - begun:.1f} s)", flush=True)
    spent = [program.said("spent") for program in programs]
    ends = [program.said("over") for program in programs]
    print("processor: " + ", ".join(f"{one['begin']:.1f} s to the table, {one['whole']:.1f} s in all" for one in spent))
    data = {"seconds": max(tables) - begun, "minutes": (time.monotonic() - max(tables)) / 60, "ends": ends}
    return judged(data, given.game if not given.moves else ""), data


def judged(data: dict[str, Any], game: str) -> list[str]:
    """What is not as promised. ``game``: one that was played to its end, else ""."""
    wrong = [f"it began after {data['seconds']:.1f} s"] if data["seconds"] >= BEGUN_WITHIN else []
    ends = data["ends"]
    for end, name in zip(ends, NAMES, strict=True):
        wrong += [f"{name}: a curtain fell"] * end["curtains"]
        wrong += [f"{name}: {fault}" for fault in end.get("faults", ())]
        wrong += [f"{name}: {text}" for text in end.get("bad", ())]
    if game:
        here, there = (end["public"] for end in ends)
        wrong += [
            f"the windows differ after {moves} moves" for moves in here if here[moves] != there.get(moves, here[moves])
        ]
        wrong += [
            f"the windows differ in {key}"
            for key in ("moves", "lines", "log", "digest", "ranking")
            if ends[0][key] != ends[1][key]
        ]
        wrong += [f"there was no {name}" for name in SEEN[game] if not ends[0]["events"].get(name)]
    return wrong


def _print(given: argparse.Namespace, data: dict[str, Any]) -> None:
    ends = data["ends"]
    events = ends[0].get("events", {})
    print(f"{given.game} {given.seed}: {data['minutes']:.1f} min from the tables to the end; moves {ends[0]['moves']}")
    for end, name in zip(ends, NAMES, strict=True):
        if events:
            print(
                f"  {name}: {end['clicked']} moves clicked, {end['sent']} clicks and keys,"
                f" {end['positions']} positions compared, {len(end['faults'])} differences, curtains {end['curtains']}"
            )
        for text in end["passed"]:
            print(f"  {name}: could not be clicked: {text}")
    if events:
        counted = ("BattleBegan", "WarEnded", "EraBegan", "RoundBegan", "RoundEnded", "TurnBegan", "CardsSealed")
        print("  " + ", ".join(f"{name} {events[name]}" for name in counted if name in events))
        print("  kinds of moves: " + ", ".join(f"{kind} {count}" for kind, count in sorted(ends[0]["kinds"].items())))


def main(words: Sequence[str]) -> None:
    asked = argparse.ArgumentParser(prog="python -m tests.playthrough together", description=__doc__)
    asked.add_argument("--game", default="brazil", choices=sorted(SEEN))
    asked.add_argument("--seed", type=int, default=1, help="of what is decided; each deal is another one")
    asked.add_argument("--moves", type=int, default=0, help="0: to the score")
    asked.add_argument("--size", default="1280x720", metavar="WxH")
    asked.add_argument("--scale", type=int, default=100, metavar="PERCENT")
    asked.add_argument("--lang", default="en")
    asked.add_argument("--quick", action="store_true", help="nothing is animated, no pause after moves of the other")
    asked.add_argument("--pictures", type=Path, metavar="DIR")
    asked.add_argument("--every", type=int, default=0, help="moves from one picture to the next; 0: none of them")
    asked.add_argument("--drawn", type=Path, metavar="DIR", help="drawings kept from one run to the next")
    given = asked.parse_args(words)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(2))
    with tempfile.TemporaryDirectory() as folder:
        wrong = played(given, Path(folder))
    for line in wrong:
        print(f"WRONG: {line}")
    print("as promised" if not wrong else f"{len(wrong)} disagreements")
    sys.exit(bool(wrong))
