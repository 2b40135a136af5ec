"""Windows and a host for the tests of play at several places."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from tests.game.together.hosts import ThreadHost
from tests.game.together.windows import Windows


@pytest.fixture
def windows(tmp_path: Path) -> Iterator[Windows]:
    made = Windows(tmp_path)
    yield made
    made.close()
    pygame.display.quit()


@pytest.fixture
def host(tmp_path: Path) -> Iterator[ThreadHost]:
    made = ThreadHost(tmp_path / "tables")
    yield made
    made.end()
