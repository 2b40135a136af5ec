"""The files of one saved game: the save, the two before it, its journal, and what was set aside.

Nothing here knows rules or sessions: a list of saves, which the menu waits for, asks here.
"""

from __future__ import annotations

import logging
import os
from pathlib import Path

from engine.core.savefile import NewerSave, SaveError, read_save

log = logging.getLogger(__name__)
GENERATIONS = 2  # kept of each save beside the newest


def journal_of(path: Path) -> Path:
    """Where the journal of a save lies."""
    return path.with_name(f"{path.name}.journal")


def generation(path: Path, number: int) -> Path:
    """The save so many before this one."""
    return path.with_name(f"{path.name}.{number}")


def step_back(path: Path) -> None:
    """What lies there becomes the save before; and that one, the one before it. Nothing is ever missing meanwhile."""
    if not path.is_file():
        return
    try:
        _ends_well(path)
    except SaveError:
        set_aside(path, copy=True)  # damaged: it does not push out a good one
        return
    try:
        for number in range(GENERATIONS, 1, -1):
            if generation(path, number - 1).is_file():
                os.replace(generation(path, number - 1), generation(path, number))
        copy_over(path, generation(path, 1))
    except OSError as error:
        log.warning("the save before is not kept: %s", error)


def _ends_well(path: Path) -> None:
    """A look at its two ends: a file of ours is one JSON object. Raises SaveError."""
    try:
        with path.open("rb") as stream:
            first = stream.read(1)
            stream.seek(-1, os.SEEK_END)
            if first != b"{" or stream.read(1) != b"}":
                raise SaveError(f"{path}: is damaged")
    except OSError as error:
        raise SaveError(f"{path}: {error}") from error


def copy_over(path: Path, target: Path) -> None:
    """Raises OSError."""
    draft = target.with_name(f"{target.name}.part")
    draft.unlink(missing_ok=True)
    try:
        os.link(path, draft)
    except OSError:  # a disk without links
        draft.write_bytes(path.read_bytes())
    os.replace(draft, target)


def set_aside(path: Path, copy: bool = False) -> Path | None:
    """Give a file another name beside it, or copy it there; None: there is nothing in it. Raises OSError."""
    if not path.is_file() or not path.stat().st_size:
        return None
    number = 1
    while (aside := path.with_name(f"{path.name}.aside-{number}")).exists():
        number += 1
    if copy:
        copy_over(path, aside)
    else:
        os.replace(path, aside)
    return aside


def earlier(path: Path) -> Path | None:
    """The newest of the saves kept before this one that can be read; None: there is none."""
    for number in range(1, GENERATIONS + 1):
        before = generation(path, number)
        try:
            read_save(before)
        except SaveError as error:
            log.info("%s", error)
            continue
        return before
    return None


def put_back(path: Path) -> bool:
    """Let the save before take the place of a damaged one, which is set aside. False: there is none to put back.

    With the journal it leads to the present. Raises OSError, NewerSave.
    """
    try:
        read_save(path)
        return True
    except NewerSave:
        raise
    except SaveError:
        before = earlier(path)
    if before is None:
        return False
    set_aside(path, copy=True)
    copy_over(before, path)
    return True


def delete(path: Path) -> None:
    """A save and all that was kept beside it. Raises OSError."""
    path.unlink(missing_ok=True)
    for beside in (journal_of(path), *(generation(path, number) for number in range(1, GENERATIONS + 1))):
        beside.unlink(missing_ok=True)
