"""Ended by kill -9 or another signal at random moments: every move that was shown is there.

The long form: ``python -m tests.abuse.test_kills [games]``, as many with each signal.
"""

from __future__ import annotations

import json
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import pytest

from engine.storage.journal import read_journal
from game.platform.backups import journal_of
from game.platform.folders import Folders
from game.platform.save_list import ENDING
from tests.abuse.killed import KINDS, load, shown
from tests.shortened import first

ROOT = Path(__file__).resolve().parents[2]
LONG = 300
MOST, IN_THE_WINDOW = 150, 12  # steps before the end of waiting
ONCE_THERE = 4  # and after what is waited for
NAMES = ("SIGKILL", "SIGTERM", "SIGINT", "SIGHUP")
SIGNALS = {name: getattr(signal, name) for name in NAMES if hasattr(signal, name)}
KILL = SIGNALS.get("SIGKILL", signal.SIGTERM)


def heard(lines: Iterable[str], kind: str, dice: random.Random) -> list[str]:
    """What is told until it shall be ended: after a random number of steps, or some after what is waited for."""
    until, seen = KINDS[kind].until, list[str]()
    left = dice.choice((1, 3, dice.randrange(5, IN_THE_WINDOW if KINDS[kind].window else MOST)))
    if until:
        left = dice.randrange(ONCE_THERE)
    for line in lines:
        seen.append(line)
        if until and json.loads(line)[1] not in until:
            continue
        until, left = (), left - 1
        if left <= 0:
            break
    return seen


def kill_once(folder: Path, seed: int, how: int = KILL) -> tuple[int, str]:
    """Let a game of the kinds in turn run for a random number of steps and a random while more, end it, and take it up.
    Returns the moves that were there, and what was being decided. Raises AssertionError."""
    dice = random.Random(seed)
    home, kind = folder / str(seed), [*KINDS][seed % len(KINDS)]
    command = [sys.executable, "-m", "tests.abuse.killed", str(home), str(seed), kind]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, cwd=ROOT, text=True) as program:
        assert program.stdout is not None
        seen = heard(iter(program.stdout.readline, ""), kind, dice)
        time.sleep(dice.random() * 0.02)
        program.send_signal(how)
        seen += program.stdout.readlines()
    if KINDS[kind].window and how != KILL:
        assert program.returncode == 0, f"seed {seed}, {kind}: it ended with {program.returncode}"
    last, asked = json.loads([line for line in seen if line.endswith("\n")][-1])
    (path,) = Folders.under(home).saves.glob(f"*{ENDING}")
    match = load(kind, path)
    match.close()
    assert match.lost == "", match.lost
    if shown(match) != last:  # one step may be on the disk that was not shown any more: a bot's has two lines
        contents = read_journal(journal_of(path))
        before = [contents.begin.digest, *(line.digest for line in contents.lines)][-3:]
        assert last[1] in before, f"seed {seed}, {kind}: shown {last}, found {shown(match)}"
    return len(match.log), f"{KINDS[kind].game}: {asked}"


@pytest.mark.sampled
@pytest.mark.parametrize(
    "kind",
    [
        pytest.param(name, marks=[] if kind.until or "settler" in kind.who else [pytest.mark.long])
        for name, kind in KINDS.items()
        if not kind.window
    ],
)
def test_every_move_shown_is_there_after_a_kill(tmp_path: Path, kind: str) -> None:
    kill_once(tmp_path, [*KINDS].index(kind))


@pytest.mark.parametrize(
    ("kind", "name"),
    first(1, zip((name for name, kind in KINDS.items() if kind.window), NAMES[1:], strict=True), several=True),
)
@pytest.mark.skipif(len(SIGNALS) < len(NAMES), reason="signals of POSIX")
def test_every_move_shown_is_there_after_a_signal(tmp_path: Path, kind: str, name: str) -> None:
    """In the program itself, which ends as if its window had been closed."""
    kill_once(tmp_path, [*KINDS].index(kind), SIGNALS[name])


def long(games: int, name: str, first: int) -> None:
    """Says what was being decided when so many games were ended."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        found = [kill_once(Path(folder), seed, SIGNALS[name]) for seed in range(first, first + games)]
    moves, asked = [moves for moves, _ in found], Counter(asked for _, asked in found)
    sys.stdout.write(f"{name}: {games} games ended, {sum(moves)} moves, none lost; the longest {max(moves)}; ")
    sys.stdout.write(f"asked then {dict(sorted(asked.items()))}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else LONG
    for number, each in enumerate(SIGNALS):
        long(wanted, each, number * wanted)
