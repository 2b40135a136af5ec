"""Consent to undo across a reveal: the question goes when it is settled, and when the game has gone on."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.game.together.hosts import ThreadHost
from tests.game.together.test_line import play, seated, settled
from tests.game.together.windows import Windows, step

pytestmark = pytest.mark.usefixtures("nothing_painted")


def asked(windows: Windows, host: ThreadHost) -> tuple[Any, Any, Any]:
    """A table of two at which one, whose turn it is, has asked the other to let a move be taken back. Returns the real
    game, the table that asked, and the one that is asked."""
    made, tables = seated(windows, host, "historia")
    real = host.real(made.table)

    def askers() -> list[Any]:
        return [
            table
            for table in tables
            if table.may_ask_undo()
            and not table.match.can_undo
            and table.app.top is table
            and table.match.deciding is not None
            and table.match.viewer in real.awaiting
        ]

    play(windows, tables, lambda: len(real.log) > 6 and settled(tables, real) and askers())
    own = askers()[0]
    other = next(table for table in tables if table is not own)
    for table in tables:
        table.controller.automatic = lambda: False  # else it would play on by itself
    own.take_back()
    own.app.top._choose(own.app.top.answers[0][1])
    windows.until(lambda: other._asks is not None and other.app.top is other._asks)
    return real, own, other


def test_the_question_goes_when_who_asked_has_moved_on(windows: Windows, host: ThreadHost) -> None:
    real, own, other = asked(windows, host)
    question = other._asks
    count, dice = len(real.log), random.Random(1)
    windows.until(lambda: own.match.session.request is not None and not own.match.session.awaiting_host)
    windows.until(lambda: step(own, dice) or len(real.log) > count)
    windows.until(lambda: question not in other.app.stack)
    assert other._asks is None and other.elsewhere.undo_asked_by is None
    assert own.match.session.request is None
    play(windows, [own, other], lambda: len(real.log) >= count + 3)


def test_esc_refuses(windows: Windows, host: ThreadHost) -> None:
    real, own, other = asked(windows, host)
    count = len(real.log)
    assert other.app.top.command("back")
    told = own.text("together-undo-refused", name=own.match.name(other.match.viewer))
    windows.until(lambda: told in [note.text for note in own.app.toasts.notes])
    assert own.match.session.request is None and len(real.log) == count
    assert other._asks is None and other.app.top is other
