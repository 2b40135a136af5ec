"""Folders out of reach, also for whom no mode of a file stops: what the system answers there, and nothing else."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

ASKED = ("stat", "open", "replace", "link", "unlink", "mkdir", "scandir", "listdir")
REASONS = (errno.EACCES, errno.EIO, errno.ESTALE)  # another user's; a drive or a share that has gone


def locked(monkeypatch: pytest.MonkeyPatch, *folders: Path, code: int = errno.EACCES) -> None:
    """Nobody may enter these folders."""

    def refuses(asked: str, real: Callable[..., Any]) -> Callable[..., Any]:
        def answer(path: Any, *more: Any, **named: Any) -> Any:
            if isinstance(path, (str, Path)):
                within = [Path(path), *Path(path).parents] if asked.endswith("dir") else Path(path).parents
                if any(folder in within for folder in folders):
                    raise OSError(code, os.strerror(code), str(path))
            return real(path, *more, **named)

        return answer

    for asked in ASKED:
        monkeypatch.setattr(os, asked, refuses(asked, getattr(os, asked)))
