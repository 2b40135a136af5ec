"""Faults in the middle of play: the player goes on from the last good move; good hours wipe old faults out."""

from __future__ import annotations

import json
import re
import secrets
import socket
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from game.app import crash_reports
from game.app.app import App
from game.brazil.table import TableScreen
from game.brazil.table_factory import FACTORY
from game.platform import clock
from game.platform.single_instance import SingleInstance
from game.play.bot_process import BotJob, BotTimeout, BotWorker
from game.screens.dialog import Dialog
from tests.abuse.killed import game
from tests.core.sealed import Seal
from tests.game.conftest import click_name, folders, make_app, nobody_paints
from tests.game.gestures import answer
from tests.game.play.kit import piloted

__all__ = ["folders", "make_app", "nobody_paints"]


class HangingRules:
    """Rules whose bots never answer."""

    def __reduce__(self) -> tuple[Callable[[float], None], tuple[float]]:
        return time.sleep, (600,)


def faulty(app: App, monkeypatch: pytest.MonkeyPatch, then: Callable[[], object] = lambda: None) -> None:
    """The loop, which meets one fault and then ends."""
    turns = iter((True, False))

    def run() -> None:
        if next(turns):
            raise RuntimeError("a fault of ours")
        then()
        app.running = False

    monkeypatch.setattr(app, "run", run)
    app.running = True
    crash_reports.run_guarded(app)


def test_after_a_fault_the_game_goes_on_from_the_last_good_move(
    make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch
) -> None:
    app = make_app()
    match = FACTORY.new(game("persons"), 4, app.folders.saves / "a.imperial")
    FACTORY.open_table(app, match)
    for _ in range(3):
        assert match.current_seat is not None
        match.submit(match.session.legal_moves(match.current_seat)[0])
    digest = match.digest()
    faulty(app, monkeypatch)
    assert isinstance(app.top, Dialog) and list(app.folders.reports.glob("report-*.txt"))
    app.running = True
    click_name(app, "answer-0")
    shown = app.stack[0]
    assert isinstance(shown, TableScreen) and shown.match.digest() == digest
    shown.closing()


def test_the_report_can_be_copied_and_the_question_stays(
    make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch
) -> None:
    app = make_app()
    app.go("menu")
    faulty(app, monkeypatch)
    copied: list[str] = []
    monkeypatch.setattr("pygame.scrap.put_text", copied.append)
    click_name(app, "answer-0")
    assert "a fault of ours" in copied[0] and isinstance(app.top, Dialog)


def test_the_program_can_be_left_after_a_fault_and_the_game_is_there(
    make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch
) -> None:
    app = make_app()
    match = FACTORY.new(game("persons"), 4, app.folders.saves / "a.imperial")
    FACTORY.open_table(app, match)
    assert match.current_seat is not None
    match.submit(match.session.legal_moves(match.current_seat)[0])
    faulty(app, monkeypatch)
    dialog = app.top
    assert isinstance(dialog, Dialog)
    app.running = True
    answer(app, "menu-quit")
    assert not app.running
    again = FACTORY.load(app.folders.saves / "a.imperial")
    assert again.digest() == match.digest()
    again.close()


def test_nothing_of_the_game_can_send_anything() -> None:
    """A report stays on the disk: but for the door of the single instance, a pair of sockets that tells of signals, and
    the connection to the host of a table at several places, no module knows of any network."""
    nets = re.compile(
        r"^\s*(import|from) (socket|ssl|http|urllib|ftplib|smtplib|asyncio|requests|webbrowser|websockets|zeroconf)\b",
        re.M,
    )
    root = Path(crash_reports.__file__).parents[1]
    found = {path.name for path in root.rglob("*.py") if nets.search(path.read_text(encoding="utf-8"))}
    assert found == {"single_instance.py", "signals.py", "line.py"}


def test_faults_with_good_hours_between_do_not_end_the_program(
    make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch
) -> None:
    app = make_app()
    app.go("menu")
    now = [0]
    monkeypatch.setattr(clock, "now", lambda: now[0])
    left = [10]

    def run(step: int) -> None:
        now[0] += step
        left[0] -= 1
        if left[0]:
            raise RuntimeError("a fault")
        app.running = False

    monkeypatch.setattr(app, "run", lambda: run(crash_reports.GOOD + 1))
    crash_reports.run_guarded(app)
    assert left == [0]
    app.running, left[0] = True, 10
    monkeypatch.setattr(app, "run", lambda: run(10))
    with pytest.raises(RuntimeError):
        crash_reports.run_guarded(app)


def test_bots_that_hang_are_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.play.bot_process.LIMIT", 0.5)
    worker = BotWorker(lambda: None)
    worker.ask([BotJob("settler", HangingRules(), None, 1, 7)])  # type: ignore[arg-type]
    assert worker._child is not None
    process = worker._child.process
    until = time.monotonic() + 20
    answers: dict[int, object] = {}
    while not answers and time.monotonic() < until:
        time.sleep(0.05)
        answers = worker.take()
    assert isinstance(answers[1], BotTimeout)
    process.join(5)
    assert not process.is_alive()
    worker.stop()


def test_stop_does_not_wait_for_one_that_hangs() -> None:
    worker = BotWorker(lambda: None)
    worker.ask([BotJob("settler", HangingRules(), None, 1, 7)])  # type: ignore[arg-type]
    assert worker._child is not None
    process = worker._child.process
    worker.stop()
    process.join(5)
    assert not process.is_alive()


def test_a_simple_move_is_made_for_a_bot_that_hung() -> None:
    match, runner, _, bots = piloted("person", "emperor", seed=5)
    answers: list[bool] = []
    runner.hung = lambda: answers.append(True)
    match.submit(Seal(0, 1))
    runner.tick(0)
    bots.ready = {1: BotTimeout("no answer")}
    runner.tick(1)
    assert answers == [True] and match.log[-1].move.seat == 1


def test_the_door_outlives_garbage_and_slow_clients(tmp_path: Path) -> None:
    first = SingleInstance(tmp_path)
    assert first.claim()
    heard: list[str] = []
    first.listen(heard.append)
    port = json.loads(first.door.read_text(encoding="utf-8"))["port"]
    slow = [socket.create_connection(("127.0.0.1", port), timeout=5) for _ in range(5)]
    for message in (b"[" * 60_000, '{"secret": "é"}'.encode(), b'{"secret": 1e999}', secrets.token_bytes(60_000)):
        with socket.create_connection(("127.0.0.1", port), timeout=5) as line:
            line.sendall(message)
            line.shutdown(socket.SHUT_WR)
            assert line.recv(16) == b""
    assert SingleInstance(tmp_path).hand_over(None) and heard == [""]
    for line in slow:
        line.close()
    first.release()
