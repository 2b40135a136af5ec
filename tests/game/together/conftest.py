"""Windows and a host for the tests of play at several places."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from tests.game.together.hosts import ThreadHost
from tests.game.together.windows import Windows


@pytest.fixture
def windows(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Windows]:
    made = Windows(tmp_path, processes=request.node.get_closest_marker("host_process") is not None)
    yield made
    made.close()
    pygame.display.quit()


@pytest.fixture
def host(tmp_path: Path) -> Iterator[ThreadHost]:
    made = ThreadHost(tmp_path / "tables")
    yield made
    made.end()
