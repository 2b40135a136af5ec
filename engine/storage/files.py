"""Reads and writes files safely: bounded reads, atomic writes, fsync, file locks."""

from __future__ import annotations

import errno
import os
import stat
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

MOST_BYTES = 16 << 20
HELD = (errno.EACCES, errno.EAGAIN, errno.EWOULDBLOCK, errno.EDEADLK)  # errors for a lock held by another process
WITHOUT_LOCKS = (errno.ENOLCK, errno.ENOSYS, errno.ENOTSUP, errno.EOPNOTSUPP)  # errors of a disk that has no locks


class FileError(Exception):
    """A file can't be read or written; the message is the reason, without the file's name."""


def is_missing(path: Path) -> bool:
    """Whether a file certainly does not exist. False where the folder can't be entered, as the file may be there."""
    try:
        path.stat()
    except (FileNotFoundError, NotADirectoryError):
        return True
    except (OSError, ValueError):
        return False
    return False


def open_plain(path: Path) -> BinaryIO:
    """Opens a regular file for reading bytes, without blocking on pipes or devices, and returns it open. Raises
    FileError."""
    try:
        handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
        stream = os.fdopen(handle, "rb")
    except (OSError, ValueError) as error:
        raise FileError(getattr(error, "strerror", None) or str(error)) from error
    try:
        plain = stat.S_ISREG(os.fstat(handle).st_mode)
    except OSError as error:
        stream.close()
        raise FileError(error.strerror or str(error)) from error
    if not plain:
        stream.close()
        raise FileError("is no plain file")
    return stream


def read_bounded(path: Path, most: int = MOST_BYTES) -> bytes:
    """Returns the content of a regular file of at most `most` bytes. Raises FileError, also for a larger file."""
    try:
        with open_plain(path) as stream:
            size = os.fstat(stream.fileno()).st_size
            data = b"" if size > most else stream.read(most + 1)
    except OSError as error:
        raise FileError(error.strerror or str(error)) from error
    if max(len(data), size) > most:
        raise FileError(f"is larger than {f'{most >> 20} MB' if most >= 1 << 20 else f'{most:,} bytes'}")
    return data


def write_atomically(path: Path, data: bytes, *, lasting: bool = True) -> None:
    """Writes a file so that a crash or a full disk leaves either the old content or the new. Raises FileError.

    `lasting=False` skips fsync, for files that can be computed again.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=path.stem[:100], suffix=".part")
        try:
            try:
                write_all(handle, data)
                if lasting:
                    os.fsync(handle)
            finally:
                os.close(handle)
            os.replace(temporary, path)
        except BaseException:
            with suppress(OSError):  # the first error is the one to raise
                os.unlink(temporary)
            raise
        if lasting:
            sync_folder(path.parent)
    except OSError as error:
        raise FileError(error.strerror or str(error)) from error


def write_all(handle: int, data: bytes) -> None:
    """Writes all bytes to an open file descriptor, in as many calls as the system needs. Raises OSError."""
    written = 0
    while written < len(data):
        written += os.write(handle, data[written:])


def sync_folder(folder: Path) -> bool:
    """Flushes a folder's entries to the disk; returns False where the system can't (Windows, some network drives)."""
    try:
        handle = os.open(folder, os.O_RDONLY)
    except OSError:
        return False
    try:
        os.fsync(handle)
    except OSError:
        return False
    finally:
        with suppress(OSError):
            os.close(handle)
    return True


def lock(handle: int) -> bool:
    """Locks an open file for this process until it is closed; returns False if another process holds the lock.

    Raises OSError where the disk doesn't support locks or fails, which says nothing about other processes.
    """
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        if error.errno in HELD:
            return False
        raise
    return True
