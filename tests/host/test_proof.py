"""A game dealt and signed by all its people through the host's messages, without sockets; and hosts that cheat."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.__main__ import main
from engine.core.deal import HOST, DealError
from engine.core.rng import Rng
from engine.core.signed_chain import ChainError, sign_line, verify_chain
from engine.host import client_messages as c
from engine.host import dealing
from engine.host import host_messages as h
from engine.host.client_proof import SECRET_FILE, device_secret
from engine.host.message_types import Message
from engine.host.records import TableRecord
from engine.host.store import StoreError
from engine.host.table import HostedTable
from engine.storage.save_file import SaveFile, parse_save, write_save
from engine.storage.signed_game import SignedGameError
from tests.host.in_process import Hosted, Window, staged


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> tuple[Hosted, HostedTable]:
    """A game that two played to its end, and its table; the third window came later and watched."""
    over: list[tuple[Hosted, HostedTable]] = []

    async def scene(hosted: Hosted) -> None:
        windows = [hosted.window(0), hosted.window(1)]
        await hosted.pump()
        hosted.window(None)
        await hosted.pump()
        await hosted.play(windows)
        over.append((hosted, hosted.table))

    staged(tmp_path_factory.mktemp("tables"), scene)
    return over[0]


def test_a_finished_game_is_proved_to_each_client_and_by_its_file(
    finished: tuple[Hosted, HostedTable], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    hosted, table = finished
    deal = table.joint.deal
    assert deal.terms.participants == (0, 1, HOST) and len(set(deal.shares)) == 3
    assert {signer for _, signer in table.joint.standing} == {0, 1}
    assert {line.do for line in table.joint.lines} == {"move", "seen"}
    for window in hosted.windows:
        session = window.session
        assert session.fault is None and session.proof.verified and session.proof.draws <= 1
        assert session.result() == table.game.result() and session.joint is not None
        assert session.finished is not None
        write_save(tmp_path / "game.imperial", session.finished)
        assert main(["verify", str(tmp_path / "game.imperial")]) == 0
        assert "the deal was drawn by seat 1, seat 2, the host together" in capsys.readouterr().out
        assert not any(message.type == "refused" for message in window.messages)


def test_who_chose_at_the_same_time_signs_again_by_itself(tmp_path: Path) -> None:
    async def scene(hosted: Hosted) -> None:
        windows = [hosted.window(0), hosted.window(1)]
        await hosted.pump()
        while len(hosted.table.awaiting) < 2:
            await hosted.play(windows, 1)
        before = hosted.table.number
        rng = Rng(1)
        for window in windows:
            window.choose(rng)
        numbers = {message.number for window in windows for message in window.outbox}
        refusals = hosted.service.counts["refused"]
        await hosted.pump()
        assert numbers == {before} and hosted.service.counts["refused"] == refusals + 1
        assert [line.do for line in hosted.table.lines[before + 1 :]] == ["move", "move"]
        assert all(window.session.sent is None and window.session.refused is None for window in windows)
        assert not any(message.type == "refused" for window in windows for message in window.messages)

    staged(tmp_path, scene)


def test_a_bot_sits_in_and_its_person_signs_again_when_back(tmp_path: Path) -> None:
    async def scene(hosted: Hosted) -> None:
        device = bytes(range(32))
        windows = [hosted.window(seat, device) for seat in (0, 1)]
        await hosted.pump()
        await goes_back(hosted, windows)
        seat = hosted.table.awaiting[0]
        here = windows[1 - seat]
        hosted.gone(windows[seat])
        here.outbox.append(c.CallBot(table=hosted.made.table, seat=1 - seat, on=seat, bot="random"))
        await hosted.pump()
        while hosted.service.counts["bot_moves"] < 1:
            await asyncio.sleep(0.01)
        await hosted.pump()
        assert here.dos()[-2:] == ["call_in", "move"]
        back = hosted.window(seat, device)
        await hosted.pump()
        assert hosted.table.joint.chain.signed_by_host == set() and hosted.table.record.seats[seat].bot == ""
        assert here.dos()[-1] == "come_back" and here.session.fault is None and not back.session.awaiting_host
        other = hosted.window(seat)  # the link on another device: it has no key of the seat
        await hosted.pump()
        assert here.dos()[-1] == "call_in" and hosted.table.joint.chain.signed_by_host == {seat}
        await hosted.play([here, other])
        assert here.session.proof.verified and other.session.proof.verified
        assert here.session.result() is not None

    staged(tmp_path, scene)


def test_all_sign_that_a_game_goes_back_beyond_a_reveal(tmp_path: Path) -> None:
    async def scene(hosted: Hosted) -> None:
        windows = [hosted.window(0), hosted.window(1)]
        await hosted.pump()
        await goes_back(hosted, windows)

    staged(tmp_path, scene)


async def goes_back(hosted: Hosted, windows: list[Window]) -> None:
    """Plays up to a reveal; the first seat asks to take its choice back, in vain, and again."""
    while len(hosted.table.awaiting) < 2:
        await hosted.play(windows, 1)
    await hosted.play(windows, 1)
    moves = len(hosted.table.game.log)
    for agree in (False, True):
        windows[0].session.undo()
        await hosted.pump()
        request = windows[1].session.request
        assert request is not None and windows[0].session.request == request and request.waiting == [1]
        windows[1].session.answer(agree)
        await hosted.pump()
        assert (len(hosted.table.game.log) < moves) == agree
        assert [window.session.request for window in windows] == [None, None]
    assert windows[0].dos()[-4:] == ["ask", "ask", "agree", "rewind"]


def test_own_moves_are_taken_back_by_a_signed_line(tmp_path: Path) -> None:
    async def scene(hosted: Hosted) -> None:
        windows = [hosted.window(0), hosted.window(1)]
        await hosted.pump()
        while len(hosted.table.awaiting) < 2:
            await hosted.play(windows, 1)
        windows[0].choose(Rng(1))
        await hosted.pump()
        assert windows[0].session.can_undo
        windows[0].session.undo()
        await hosted.pump()
        assert windows[1].dos()[-2:] == ["move", "undo"] and 0 in hosted.table.awaiting
        await hosted.play(windows, 2)
        assert all(window.session.fault is None for window in windows)

    staged(tmp_path, scene)


def test_a_client_that_restarts_during_the_deal_begins_it_anew(tmp_path: Path) -> None:
    async def scene(hosted: Hosted) -> None:
        first = hosted.window(0)
        silent = hosted.window(
            1, changed=lambda message: message if message.type != "deal" else h.Said(table=hosted.made.table, seat=0)
        )
        await hosted.pump()
        assert hosted.table.session is None and first.session.proof.draws == 1
        hosted.gone(silent)
        await hosted.pump()
        second = hosted.window(1)
        await hosted.pump()
        assert hosted.table.session is not None and first.session.proof.draws == 2
        await hosted.play([first, second], 3)
        assert first.session.fault is None and second.session.fault is None and len(hosted.table.game.log) > 2

    staged(tmp_path, scene)


def test_another_key_voids_terms_that_are_fixed_and_all_commitments(tmp_path: Path) -> None:
    async def scene(hosted: Hosted) -> None:
        hosted.window(0)
        hosted.window(
            1, changed=lambda message: message if message.type != "deal" else h.Said(table=hosted.made.table, seat=0)
        )
        await hosted.pump()
        record = hosted.table.record
        assert record.deal.terms is not None and record.seats[0].pledge.commitment
        assert not dealing.take_key(record, 1, record.seats[1].pledge.key) and record.deal.terms is not None
        assert dealing.take_key(record, 1, "ab" * 32)
        assert record.deal.terms is None and not any(seat.pledge.commitment for seat in record.seats)

    staged(tmp_path, scene)


def test_start_waits_for_nobody_and_the_host_signs_for_who_comes_later(tmp_path: Path) -> None:
    async def scene(hosted: Hosted) -> None:
        first = hosted.window(0)
        await hosted.pump()
        assert hosted.table.session is None
        first.outbox.append(c.StartTable(table=hosted.made.table, secret=hosted.made.secret))
        await hosted.pump()
        assert hosted.table.joint.deal.terms.participants == (0, HOST)
        second = hosted.window(1)
        await hosted.pump()
        await hosted.play([first, second], 3)
        assert first.session.fault is None and second.session.fault is None and len(hosted.table.game.log) > 2

    staged(tmp_path, scene)


def altered_line(message: Any) -> Any:
    """The host shows another third line than was signed."""
    if message.type == "state":
        for at, line in enumerate(message.lines):
            if line.number == 3:
                lines = [*message.lines]
                lines[at] = line.model_copy(update={"hidden": "0" * 64})
                return message.model_copy(update={"lines": lines})
    return message


def test_a_line_that_the_host_alters_is_named_at_once(tmp_path: Path) -> None:
    async def scene(hosted: Hosted) -> None:
        windows = [hosted.window(0), hosted.window(1, changed=altered_line)]
        await hosted.pump()
        await hosted.play(windows, 8)
        fault = windows[1].session.fault
        assert isinstance(fault, ChainError) and fault.line == 3
        assert str(fault) == f"line 3, seat {hosted.table.lines[3].seat + 1}: was not signed by it in this place"
        assert windows[1].session.legal_moves(1) == [] and windows[0].session.fault is None

    staged(tmp_path, scene)


def test_a_finished_game_that_was_altered_is_refused_with_the_line(finished: tuple[Hosted, HostedTable]) -> None:
    """The second seat is the host's accomplice: whatever it signed can be signed anew."""
    windows = finished[0].windows
    session, accomplice = windows[0].session, windows[1].table.signer
    assert session.finished is not None and accomplice is not None
    whole = session.finished.model_dump_json()

    def fault(change: Callable[[SaveFile], int], log: list[Any] | None = None) -> None:
        save = parse_save(json.loads(whole))
        line = change(save)
        save.checksum = save.compute_checksum()
        session.proof.fault = None
        found = session.proof.check_end(session.codec, save, 0, session.log if log is None else log)
        wrong = session.proof.fault
        assert found is None and isinstance(wrong, SignedGameError | ChainError) and wrong.line == line, wrong

    def another_move(save: SaveFile) -> int:
        at = next(at for at, line in enumerate(save.signed) if line.seat == 1 and at > 4)
        line = save.signed[at]
        save.signed[at] = sign_line(accomplice, "0" * 64, line.do, 1, {**line.body, "kind": "none"}, "7" * 32)
        return at + 1

    def another_end(save: SaveFile) -> int:
        """The last line is signed again, rightly, with another salt."""
        assert save.deal is not None
        chain = verify_chain(save.deal.terms, save.commitment, save.signed[:-1])
        signer = windows[save.signed[-1].seat].table.signer
        assert signer is not None
        save.signed[-1] = sign_line(signer, chain.link, "seen", save.signed[-1].seat, {}, "7" * 32)
        return len(save.signed)

    def cut(save: SaveFile) -> int:
        del save.signed[-1]
        return len(save.signed) + 1

    fault(another_move)
    fault(another_end)
    fault(cut)
    shown = [*session.log]
    shown[3] = shown[3]._replace(events=())
    fault(lambda save: 4, shown)
    session.proof.fault = None
    assert session.proof.check_end(session.codec, parse_save(json.loads(whole)), 0, session.log) is not None


def test_a_host_that_exchanges_its_share_after_it_saw_the_others_gets_no_share(tmp_path: Path) -> None:
    async def scene(hosted: Hosted) -> None:
        window = hosted.window(0)
        hosted.window(1)
        await hosted.pump()
        deal = hosted.table.deal()
        assert deal is not None
        proof, sent = window.session.proof, len(window.outbox)
        info = hosted.table.info(0).model_copy(update={"commitment": ""})
        other = deal.model_copy(update={"commitments": [*deal.commitments[:-1], "a" * 64]})
        proof.take_deal(info, other)
        assert isinstance(proof.fault, DealError) and proof.fault.participant == HOST
        assert len(window.outbox) == sent

    staged(tmp_path, scene)


def test_a_share_that_does_not_fit_is_refused(tmp_path: Path) -> None:
    async def scene(hosted: Hosted) -> None:
        window = hosted.window(0)
        await hosted.pump()
        table = hosted.made.table
        wrong = c.RevealShare(table=table, seat=0, share="0" * 64, signature="0" * 128)
        window.outbox.append(wrong)
        hosted.window(1, changed=lambda message: message)
        await hosted.pump()
        assert [message.reason for message in window.messages if message.type == "refused"] == ["bad_share"]
        assert hosted.table.session is not None

    staged(tmp_path, scene)


def test_the_secret_of_a_device_is_drawn_once(tmp_path: Path) -> None:
    secret = device_secret(tmp_path / "new")
    assert len(secret) == 32 and device_secret(tmp_path / "new") == secret
    file = tmp_path / "new" / SECRET_FILE
    assert file.stat().st_mode & 0o077 == 0
    file.write_bytes(b"half")
    again = device_secret(tmp_path / "new")
    assert len(again) == 32 and again != secret


def test_nobody_is_told_of_a_deal_begun_anew_that_could_not_be_stored(tmp_path: Path) -> None:
    async def scene(hosted: Hosted) -> None:
        device, store, other = b"x" * 32, hosted.service.store, h.Said(table=hosted.made.table, seat=0)
        first = hosted.window(0)
        silent = hosted.window(1, device, lambda message: message if message.type != "deal" else other)
        await hosted.pump()
        hosted.gone(silent)
        salt, save = hosted.table.record.deal.salt, store.save

        async def full(record: TableRecord, lines: Any, now: float) -> None:
            if record.deal.salt != salt:
                raise StoreError("the disk is full")
            await save(record, lines, now)

        store.save = full  # type: ignore[method-assign]
        hosted.window(1, device)  # the program was started again, and drew another share
        async with asyncio.timeout(20):  # whoever is told of another deal answers for ever
            await hosted.pump()
        store.save = save  # type: ignore[method-assign]
        told = {message.salt for message in first.messages if message.type in ("table", "deal")}
        assert told == {hosted.table.record.deal.salt} == {salt}

    staged(tmp_path, scene)


async def begun_anew(hosted: Hosted) -> tuple[Window, Window, Window]:
    """A game whose deal was begun anew while seat 1 and an onlooker, who knew its first terms, had no window; returns
    the windows of seat 0, seat 1 and the onlooker."""
    first, away, watcher = hosted.window(0), hosted.window(1), hosted.window(None)

    def send(message: Message) -> None:  # the line breaks before the share is out
        if not isinstance(message, c.RevealShare):
            away.outbox.append(message)

    away.table.line.send = send  # type: ignore[method-assign]
    await hosted.pump()
    assert hosted.table.session is None and away.session.proof.draws == 1
    hosted.gone(away)
    hosted.gone(watcher)
    first.outbox.append(c.StartTable(table=hosted.made.table, secret=hosted.made.secret))
    await hosted.pump()
    assert hosted.table.session is not None
    return first, away, watcher


def test_the_host_signs_by_the_key_of_a_deal_that_was_begun_anew(tmp_path: Path) -> None:
    async def scene(hosted: Hosted) -> None:
        first, _, _ = await begun_anew(hosted)
        table = hosted.table
        while 1 not in table.awaiting:
            await hosted.play([first], 1)
        move = table.rules.dump_move(table.game.legal_moves(1)[0])
        assert table.move(1, table.number, move, 0.0) == table.number

    staged(tmp_path, scene)


def test_a_deal_that_was_begun_anew_without_a_window_does_not_accuse_the_host(tmp_path: Path) -> None:
    async def scene(hosted: Hosted) -> None:
        windows = first, away, watcher = await begun_anew(hosted)
        for window in (away, watcher):
            hosted.windows.append(window)
            window.open_again()
        await hosted.pump()
        await hosted.play([first, away], 3)
        assert [window.session.fault for window in windows] == [None] * 3
        assert away.session.number == hosted.table.number > 0

    staged(tmp_path, scene)
