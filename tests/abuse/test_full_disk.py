"""A disk that is full for true: a file system of some hundred kilobytes, where the system lets us make one.

``python -m tests.abuse.test_full_disk KIND SAVE FILLER`` plays in it until nothing can be written, then frees room.
"""

from __future__ import annotations

import contextlib
import json
import os
import random
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.abuse.killed import load, new

ROOT = Path(__file__).resolve().parents[2]
SIZES = {"persons": "96k", "struggle": "72k", "historia": "72k"}  # of the disk, by the kind of game
MOUNT = 'mount -t tmpfs -o size="$1" none "$2" && shift 2 && exec "$@"'


def inside(folder: str, size: str, *command: str) -> list[str]:
    """The command in a world of its own where this folder is a small disk."""
    return ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c", MOUNT, "sh", size, folder, *command]


def small_disks() -> bool:
    if shutil.which("unshare") is None:
        return False
    return subprocess.run(inside("/mnt", "64k", "true"), capture_output=True, check=False).returncode == 0


def play(kind: str, path: Path, filler: Path) -> dict[str, object]:
    """Until the disk takes nothing, some moves more, then again with room. Says what was told and what is there."""
    dice = random.Random(3)
    match = new(kind, 3, path)
    answers: list[bool] = []
    match.kept = lambda error: answers.append(bool(error))

    def moves(most: int) -> int:
        for number in range(most):
            if match.current_seat is None or match.error:
                return number
            match.submit(dice.choice(match.session.legal_moves(match.current_seat)))
            if number % 7 == 0:
                match.keep()
        return most

    with filler.open("wb") as stream, contextlib.suppress(OSError):
        for _ in range(40):
            stream.write(bytes(1024))
            stream.flush()
    before = moves(2000)
    assert match.error and match.current_seat is not None, "the disk was never full"
    for _ in range(5):
        assert match.current_seat is not None
        match.submit(dice.choice(match.session.legal_moves(match.current_seat)))
    filler.unlink()
    for waste in path.parent.glob("*.aside-*"):
        waste.unlink()
    match.keep()
    match.close()
    again = load(kind, path)
    found = {"again": [len(again.log), again.digest(), again.lost], "was": [len(match.log), match.digest(), ""]}
    again.close()
    return {**found, "before": before, "told": answers, "error": match.error}


@pytest.mark.sampled
@pytest.mark.skipif(not small_disks(), reason="this system makes no small disks for us")
@pytest.mark.parametrize("kind", SIZES)
def test_a_full_disk_is_told_once_and_with_room_again_nothing_was_lost(tmp_path: Path, kind: str) -> None:
    places = [str(tmp_path / "a.imperial"), str(tmp_path / "x")]
    command = [sys.executable, "-m", "tests.abuse.test_full_disk", kind, *places]
    done = subprocess.run(
        inside(str(tmp_path), SIZES[kind], *command), cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr[-2000:]
    found = json.loads(done.stdout.splitlines()[-1])
    assert found["before"] > 20 and found["told"] == [True, False] and found["error"] == ""
    assert found["again"] == found["was"]
    assert os.listdir(tmp_path) == [], "it was all on the small disk"


if __name__ == "__main__":
    sys.stdout.write(json.dumps(play(sys.argv[1], Path(sys.argv[2]), Path(sys.argv[3]))) + "\n")
