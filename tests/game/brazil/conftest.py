"""At the table of Brazil: Imperial nothing is called by the name of a message."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator

import pytest

from game.app.app import App
from game.i18n.texts import Texts


class Unsaid(logging.Handler):
    """Messages asked for that no language has: their names would stand on the screen."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(record.getMessage())


@pytest.fixture(autouse=True)
def nothing_is_left_unsaid() -> Iterator[Unsaid]:
    """No test puts the name of a message on the screen; one that means to takes it out of ``found``."""
    heard, texts = Unsaid(), logging.getLogger("game.i18n.texts")
    texts.addHandler(heard)
    yield heard
    texts.removeHandler(heard)
    assert not heard.found


@pytest.fixture
def texts(make_app: Callable[..., App]) -> Texts:
    return make_app().ui.texts
