"""Deliberate faults, one at a time: which of them no test notices? Run by hand, it takes minutes.

    python -m tests.mutants                all of them
    python -m tests.mutants --game         those of one table: --game, --engine, or the name of a file in tests/faults/
    python -m tests.mutants --only undo    those whose file or reason has the word
    python -m tests.mutants --check        only whether every fault can still be put in

A table is a TOML file in tests/faults/: ``tests`` (what is run for each fault, unless it names its own) and a list of
``[[fault]]`` with ``file``, ``old`` (text that stands there exactly once), ``new`` and ``why``. Each fault is put into
a copy of the working tree; a test run that fails, or does not end in time, has noticed it.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from queue import SimpleQueue

from tests.shortened import ALL_CASES

ROOT = Path(__file__).resolve().parents[1]
TABLES = Path(__file__).with_name("faults")
DRAWINGS = ROOT / ".pytest_cache" / "d" / "drawn"  # the tests' cache of drawings, shared by all runs
TIMEOUT_S = 300  # for the tests of one fault


class BadFault(ValueError):
    """A fault that can't be put in: the text has changed, or stands there more than once."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One text in one file in place of another, and the tests that should notice."""

    table: str
    file: str
    old: str
    new: str
    why: str
    tests: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.file}: {self.why}"

    def applied(self, text: str) -> str:
        """The file's text with the fault in it. Raises BadFault."""
        if text.count(self.old) != 1 or self.old == self.new:
            raise BadFault(f"{self}: the old text stands there {text.count(self.old)} times, once is needed")
        return text.replace(self.old, self.new)


def read(path: Path) -> list[Fault]:
    """The faults of one table. Raises KeyError or tomllib.TOMLDecodeError when it is malformed."""
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    default = tuple(data["tests"])
    return [
        Fault(path.stem, f["file"], f["old"], f["new"], f["why"], tuple(f.get("tests", default))) for f in data["fault"]
    ]


def copy_tree(target: Path) -> None:
    """The working tree as git sees it, new files too."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        check=True,
    )
    for name in listed.stdout.decode().split("\0"):
        source = ROOT / name
        if name and source.is_file():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, target / name)


def run_tests(tree: Path, tests: Sequence[str]) -> str:
    """ "" when all pass, else the test that failed, or that time ran out. In their order, so the nearest come first."""
    return next((noticed for test in tests if (noticed := _run(tree, test))), "")


def _run(tree: Path, test: str) -> str:
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", test]
    environment = os.environ | {"PYTHONPATH": str(tree), "DRAWINGS": str(DRAWINGS), ALL_CASES: "1"}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    try:
        done = subprocess.run(
            command, cwd=tree, env=environment, capture_output=True, text=True, timeout=TIMEOUT_S, check=False
        )
    except subprocess.TimeoutExpired:
        return "no end in time"
    if done.returncode == 0:
        return ""
    lines = [line for line in done.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
    return lines[0].split(" - ")[0] if lines else f"exit {done.returncode}"


class WorkingCopies:
    """Copies of the tree, one for each job, in each of them one fault at a time."""

    def __init__(self, folder: Path, jobs: int) -> None:
        self.trees: SimpleQueue[Path] = SimpleQueue()
        self.ages = count(1)
        for number in range(jobs):
            tree = folder / f"tree{number}"
            copy_tree(tree)
            self.trees.put(tree)

    def noticed(self, fault: Fault) -> str:
        tree = self.trees.get()
        path = tree / fault.file
        sound = path.read_text(encoding="utf-8")
        written = int(path.stat().st_mtime)
        try:
            path.write_text(fault.applied(sound), encoding="utf-8")
            # Python takes compiled code by whole seconds of a file's time: no fault may share its second with another.
            os.utime(path, (written, written + next(self.ages)))
            return run_tests(tree, fault.tests)
        finally:
            path.write_text(sound, encoding="utf-8")
            os.utime(path, (written, written))
            self.trees.put(tree)


def chosen(options: argparse.Namespace) -> Iterator[Fault]:
    tables = [name for name in ("game", "engine") if getattr(options, name)] + options.tables
    for path in sorted(TABLES.glob("*.toml")):
        if not tables or path.stem in tables:
            yield from (fault for fault in read(path) if options.only in str(fault))


def cannot_be_put_in(fault: Fault) -> str:
    """Why not; "" if it can."""
    try:
        fault.applied((ROOT / fault.file).read_text(encoding="utf-8"))
    except (OSError, BadFault) as error:
        return str(error)
    return ""


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__.splitlines()[0])
    parser.add_argument("tables", nargs="*", metavar="TABLE", help="names of files in tests/faults/")
    parser.add_argument("--game", action="store_true")
    parser.add_argument("--engine", action="store_true")
    parser.add_argument("--only", default="", metavar="WORD")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--check", action="store_true", help="run no tests")
    options = parser.parse_args(words)
    faults = list(chosen(options))
    stale = [complaint for fault in faults if (complaint := cannot_be_put_in(fault))]
    print("\n".join([*stale, f"{len(faults) - len(stale)} of {len(faults)} faults can be put in"]))
    if options.check or stale:
        return 1 if stale else 0
    survivors = []
    DRAWINGS.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        copies = WorkingCopies(Path(folder), options.jobs)
        with ThreadPoolExecutor(options.jobs) as pool:
            for fault, noticed in zip(faults, pool.map(copies.noticed, faults), strict=True):
                print(f"{'killed  ' if noticed else 'SURVIVES'}  {fault}  {noticed}", flush=True)
                if not noticed:
                    survivors.append(fault)
    share = 100 * len(survivors) / max(1, len(faults))
    print(f"{len(survivors)} of {len(faults)} faults survive ({share:.0f} %)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
