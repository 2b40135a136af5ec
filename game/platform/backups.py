"""Creates, restores, renames and deletes the files of one saved game: save, two backups, journal, review.

Nothing here knows rules or sessions: a list of saves, which the menu waits for, asks here.
"""

from __future__ import annotations

import errno
import logging
import os
from contextlib import suppress
from pathlib import Path

from engine.storage.files import FileError, read_bounded, sync_folder, write_atomically
from engine.storage.save_file import KeyMissing, NewerSave, SaveError, read_head, read_save

log = logging.getLogger(__name__)
GENERATIONS = 2  # kept of each save beside the newest


def journal_of(path: Path) -> Path:
    """Returns the path of a save's journal, whether there is one or not."""
    return path.with_name(f"{path.name}.journal")


def backup_path(path: Path, number: int) -> Path:
    """Returns the path of a save's backup by its number, from 1, the newest; whether there is one or not."""
    return path.with_name(f"{path.name}.{number}")


def rotate_backups(path: Path) -> None:
    """Before a save is overwritten, makes its first backup the second, and a copy of the save the first; the save
    itself stays. A damaged save replaces no backup, but is copied to a free name beside it. Errors are only logged."""
    try:
        if not path.is_file():
            return
        try:
            read_head(path)  # and its length: enough to see that it was written to its end
        except NewerSave:
            pass
        except SaveError:
            set_aside(path, copy=True)  # damaged: it does not push out a good one
            return
        if _same(path, backup_path(path, 1)):  # the write that should have followed failed: it is kept already
            return
        for number in range(GENERATIONS, 1, -1):
            if backup_path(path, number - 1).is_file():
                os.replace(backup_path(path, number - 1), backup_path(path, number))
        copy_over(path, backup_path(path, 1))
    except OSError as error:  # out of reach, or full: what is written next will tell
        log.warning("the save before is not kept: %s", error)


def _same(path: Path, other: Path) -> bool:
    """Whether both names hold the same bytes. Raises OSError where the first can't be looked at."""
    about = path.stat()
    try:
        beside = other.stat()
        if os.path.samestat(about, beside):
            return True
        return about.st_size == beside.st_size and read_bounded(path) == read_bounded(other)
    except (OSError, FileError):
        return False


def copy_over(path: Path, target: Path) -> None:
    """Hard-links a file to a second name, or copies it where the disk has no links; replaces what is there. Raises
    OSError; the target is then as it was."""
    draft = target.with_name(f"{target.name}.part")
    draft.unlink(missing_ok=True)
    try:
        os.link(path, draft)
    except OSError:  # a disk without links
        _copy(path, target)
        return
    try:
        os.replace(draft, target)
        draft.unlink(missing_ok=True)  # two names of one file already: then the system replaces nothing
    except OSError:
        with suppress(OSError):
            draft.unlink(missing_ok=True)
        raise


def _copy(path: Path, target: Path) -> None:
    """Raises OSError."""
    try:
        write_atomically(target, read_bounded(path))
    except FileError as error:
        raise OSError(getattr(error.__cause__, "errno", None) or errno.EIO, str(error)) from error


def set_aside(path: Path, copy: bool = False) -> Path | None:
    """Renames a file to a free name beside it, or copies it there. Returns the new path; None if there is no such file
    or it is empty. Raises OSError."""
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


def newest_backup(path: Path) -> Path | None:
    """Returns the path of the newest readable backup of a save; None if there is none."""
    for number in range(1, GENERATIONS + 1):
        before = backup_path(path, number)
        try:
            read_save(before)
        except SaveError as error:
            log.info("%s", error)
            continue
        return before
    return None


def has_backup(path: Path) -> bool:
    """Returns whether a save has a backup that looks whole, judging by its header."""
    for number in range(1, GENERATIONS + 1):
        try:
            read_head(backup_path(path, number))
        except SaveError:
            continue
        return True
    return False


def put_back(path: Path) -> bool:
    """Replaces a damaged save by its newest readable backup, which with the journal leads to the present; the damaged
    file is kept under another name. Returns False if there is no such backup, else True, also if the save was not
    damaged. Raises OSError, NewerSave, KeyMissing."""
    try:
        read_save(path)
        return True
    except (NewerSave, KeyMissing):
        raise
    except SaveError:
        before = newest_backup(path)
    if before is None:
        return False
    set_aside(path, copy=True)
    copy_over(before, path)
    return True


def review_of(path: Path) -> Path:
    """Returns the path of a save's review, whether there is one or not."""
    return path.with_name(f"{path.name}.review")


def companion_files(path: Path) -> list[Path]:
    """Returns the paths of a save's companion files, whether these are there or not: its journal, its review and its
    backups."""
    before = (backup_path(path, number) for number in range(1, GENERATIONS + 1))
    return [journal_of(path), review_of(path), *before]


def rename(path: Path, to: Path) -> None:
    """Renames a saved game with its companion files. If the program stops midway, the game is complete under one of the
    names. Raises FileExistsError if the name is taken; OSError if it can't be done: the game then has its old name
    only."""
    if any(file.exists() for file in (to, *companion_files(to))):
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST))
    pairs = list(zip([*companion_files(path), path], [*companion_files(to), to], strict=True))
    there = [(old, new) for old, new in pairs if old.is_file()]
    try:
        for old, new in there:
            copy_over(old, new)
        sync_folder(to.parent)
        path.unlink()
    except OSError:
        if path.is_file():
            for _, new in reversed(there):
                with suppress(OSError):
                    new.unlink(missing_ok=True)
            raise
    for old, _ in there:  # of no use to anybody now
        with suppress(OSError):
            old.unlink(missing_ok=True)


def delete(path: Path) -> None:
    """Deletes a save and its companion files. If interrupted, the save is still listed and can be deleted again. Raises
    OSError."""
    for file in (*companion_files(path), path):
        file.unlink(missing_ok=True)
