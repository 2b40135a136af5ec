"""Reading and writing files so that nothing is lost and nothing odd stops the program."""

from __future__ import annotations

import os
import stat
import sys
import tempfile
from pathlib import Path
from typing import BinaryIO

MOST_BYTES = 16 << 20


class FileFault(Exception):
    """A file that can't be read or written; the message is the reason, without the file's name."""


def is_missing(path: Path) -> bool:
    """Whether there is surely no such file; what lies in a folder that can't be entered may be there."""
    try:
        path.stat()
    except (FileNotFoundError, NotADirectoryError):
        return True
    except (OSError, ValueError):
        return False
    return False


def open_plain(path: Path) -> BinaryIO:
    """A plain file to be read. Never waits, as a pipe would. Raises FileFault."""
    try:
        handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
        stream = os.fdopen(handle, "rb")
    except (OSError, ValueError) as error:
        raise FileFault(getattr(error, "strerror", None) or str(error)) from error
    if not stat.S_ISREG(os.fstat(handle).st_mode):
        stream.close()
        raise FileFault("is no plain file")
    return stream


def read_bounded(path: Path, most: int = MOST_BYTES) -> bytes:
    """The bytes of a plain file of at most so many. Raises FileFault."""
    try:
        with open_plain(path) as stream:
            size = os.fstat(stream.fileno()).st_size
            data = b"" if size > most else stream.read(most + 1)
    except OSError as error:
        raise FileFault(error.strerror or str(error)) from error
    if max(len(data), size) > most:
        raise FileFault(f"is larger than {f'{most >> 20} MB' if most >= 1 << 20 else f'{most:,} bytes'}")
    return data


def write_atomically(path: Path, data: bytes, *, lasting: bool = True) -> None:
    """Write so that a crash or a full disk leaves the old file or the new one, whole. Raises FileFault.

    What can be made again need not be `lasting`: nobody waits for the disk.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=path.stem[:100], suffix=".part")
        try:
            with os.fdopen(handle, "wb") as stream:
                stream.write(data)
                if lasting:
                    stream.flush()
                    os.fsync(stream.fileno())
            os.replace(temporary, path)
        except BaseException:
            Path(temporary).unlink(missing_ok=True)
            raise
        if lasting:
            sync_folder(path.parent)
    except OSError as error:
        raise FileFault(error.strerror or str(error)) from error


def sync_folder(folder: Path) -> bool:
    """Have the names in a folder on the disk too; False where the system can't (Windows, some network drives)."""
    try:
        handle = os.open(folder, os.O_RDONLY)
    except OSError:
        return False
    try:
        os.fsync(handle)
    except OSError:
        return False
    finally:
        os.close(handle)
    return True


def lock(handle: int) -> bool:
    """Keep an open file to this program until it is closed; False if another one has it."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
