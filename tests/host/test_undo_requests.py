"""Undo requests at the client: one that was settled where the client could not hear it is asked no more."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.rng import Rng
from engine.host import client_messages as c
from tests.host.in_process import Hosted, Window, staged


async def asked(hosted: Hosted) -> tuple[Window, Window]:
    """Plays up to a reveal, after which the first seat asks the second to let its choice be taken back."""
    asker, other = hosted.window(0), hosted.window(1)
    await hosted.pump()
    while len(hosted.table.awaiting) < 2:
        await hosted.play([asker, other], 1)
    await hosted.play([asker, other], 1)
    asker.session.undo()
    await hosted.pump()
    assert other.session.request is not None and other.session.request.waiting == [1]
    return asker, other


def test_a_request_is_dropped_when_the_game_goes_on(tmp_path: Path) -> None:
    async def scene(hosted: Hosted) -> None:
        windows = await asked(hosted)
        next(window for window in windows if window.session.seat in hosted.table.awaiting).choose(Rng(1))
        await hosted.pump()
        assert [window.session.request for window in windows] == [None, None]

    staged(tmp_path, scene)


@pytest.mark.parametrize("settled", [False, True])
def test_after_a_broken_line_a_request_is_there_unless_it_was_settled(settled: bool, tmp_path: Path) -> None:
    async def scene(hosted: Hosted) -> None:
        _, other = await asked(hosted)
        request = other.session.request
        assert request is not None
        hosted.gone(other)
        if settled:
            hosted.table.consent(1, request.number, False, 0.0)
        hosted.windows.append(other)
        other.open_again()
        await hosted.pump()
        assert other.session.request == (None if settled else request)

    staged(tmp_path, scene)


def test_a_request_that_the_host_knows_no_more_is_dropped_with_the_answer(tmp_path: Path) -> None:
    """A bot that sits in settles the request, and no message says so."""

    async def scene(hosted: Hosted) -> None:
        _, other = await asked(hosted)
        other.outbox.append(c.CallBot(table=hosted.made.table, seat=1, on=1, bot="random"))
        await hosted.pump()
        other.session.answer(False)
        await hosted.pump()
        assert other.session.request is None and other.session.sent is None

    staged(tmp_path, scene)
