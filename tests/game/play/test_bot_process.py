"""The bots' process: which answer belongs to which request, and what happens when the process ends."""

from __future__ import annotations

import gc
from dataclasses import dataclass
from typing import Any, ClassVar

import pytest

from engine.bots.gc_tuning import COLLECTED_AFTER
from engine.core.session import Session
from game.play import bot_process as workers
from game.play.bot_process import BotJob, BotTimeout, BotWorker, Sitting, Tell, choose, serve_requests
from tests.core.sealed import Setup
from tests.game.play.kit import COLOURS, RULES


@dataclass(frozen=True, slots=True)
class Asked:
    """A question that answers what the test says."""

    seat: int
    text: str = ""
    limit: float = 90.0
    number: int = 0

    def answer(self, sitting: Sitting, tell: Tell) -> Any:
        if self.text == "plan":
            sitting["settler", self.seat] = "a plan"
        if self.text == "fail":
            raise RuntimeError("a fault")
        if self.text == "cycles":
            return gc.get_threshold()[0]
        tell("on the way")
        return dict(sitting)


class FakePipe:
    """What the child receives, then the end of it; notes what it sends."""

    def __init__(self, *received: Any) -> None:
        self.received, self.sent = list(received), list[Any]()

    def recv(self) -> Any:
        if not self.received:
            raise EOFError
        return self.received.pop(0)

    def send(self, what: Any) -> None:
        self.sent.append(what)


class FakeChild:
    """A child process in which nothing runs."""

    def __init__(self) -> None:
        self.sent, self.killed = list[Any](), False

    @property
    def alive(self) -> bool:
        return not self.killed

    def send(self, what: Any) -> None:
        self.sent.append(what)

    def kill(self) -> None:
        self.killed = True


class FakeTimer:
    """Never goes off by itself."""

    running: ClassVar[list[tuple[float, tuple[Any, ...]]]] = []
    daemon = False

    def __init__(self, seconds: float, late: Any, given: tuple[Any, ...]) -> None:
        self.arguments = seconds, given

    def start(self) -> None:
        FakeTimer.running.append(self.arguments)

    def cancel(self) -> None:
        FakeTimer.running.remove(self.arguments)


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> tuple[BotWorker, FakeChild, list[int]]:
    """A worker whose child is the test's; what wakes the loop is counted."""
    monkeypatch.setattr(workers.threading, "Timer", FakeTimer)
    FakeTimer.running = []
    woken: list[int] = []
    worker = BotWorker(lambda: woken.append(1))
    return worker, connect(worker), woken


def connect(worker: BotWorker) -> FakeChild:
    child = FakeChild()
    worker._child = child  # type: ignore[assignment]
    return child


def say(worker: BotWorker, child: FakeChild, *said: Any) -> None:
    """The child sends this."""
    for message in said:
        worker._heard(child, message)  # type: ignore[arg-type]


def end(worker: BotWorker, child: FakeChild) -> None:
    """The child has ended."""
    worker._lost(child)  # type: ignore[arg-type]


def test_answers_come_by_seat_each_once_and_what_is_said_on_the_way_is_none(made: Any) -> None:
    worker, child, woken = made
    worker.ask([Asked(0), Asked(2)])
    assert [question.number for question in child.sent] == [1, 2]
    say(worker, child, (1, "half", False), (2, "b", True), (9, "nobody asked", True), (1, "a", True))
    assert worker.take_reports() == ["half"] and worker.take_reports() == []
    assert worker.take() == {0: "a", 2: "b"} and worker.take() == {}
    assert woken


def test_an_answer_to_the_question_before_is_no_answer_to_this_one(made: Any) -> None:
    worker, child, _ = made
    worker.ask([Asked(0)])
    say(worker, child, (1, "old", True))
    connect(worker)
    worker.ask([Asked(0)])
    assert worker.take() == {}


def test_what_was_forgotten_is_not_told_afterwards(made: Any) -> None:
    worker, child, _ = made
    worker.ask([Asked(0), Asked(1)])
    say(worker, child, (1, "half", False), (1, "a", True))
    worker.forget()
    end(worker, child)
    assert worker.take_reports() == [] and worker.take() == {}


def test_a_child_that_ends_answers_every_open_question_once(made: Any) -> None:
    worker, child, woken = made
    worker.ask([Asked(0), Asked(1)])
    say(worker, child, (1, "a", True))
    end(worker, child)
    answers = worker.take()
    assert answers[0] == "a" and isinstance(answers[1], RuntimeError) and len(woken) == 2
    worker._late(child, 2, 90)
    assert worker.take() == {} and not child.killed, "nobody waits any more"


def test_a_process_that_was_replaced_says_nothing_and_takes_no_other_with_it(made: Any) -> None:
    worker, old, woken = made
    worker.ask([Asked(0)])
    new = connect(worker)
    say(worker, old, (1, "old", True))
    end(worker, old)
    assert worker.take() == {} and worker._pending, "only the child of now counts"
    worker._late(old, 1, 90)
    assert not new.killed and worker.take() == {}
    worker._late(new, 1, 90)
    assert new.killed and isinstance(worker.take()[0], BotTimeout) and worker._child is None and woken


def test_each_of_several_questions_has_its_own_time_from_when_it_is_begun(made: Any) -> None:
    worker, child, _ = made
    worker.ask([Asked(0, limit=90), Asked(1, limit=1200), Asked(2, limit=5)])
    assert FakeTimer.running == [(90, (child, 1, 90))]
    watched = []
    for message in ((1, "a", True), (2, "half", False), (2, "b", True), (3, "c", True)):
        say(worker, child, message)
        watched.append([seconds for seconds, _ in FakeTimer.running])
    assert watched == [[1200], [1200], [5], []], "one watch at a time, and none when all is answered"


def test_who_hangs_keeps_all_who_wait_behind_from_answering(made: Any) -> None:
    worker, child, woken = made
    worker.ask([Asked(0), Asked(1)])
    worker._late(child, 1, 90)
    assert [type(answer) for answer in worker.take().values()] == [BotTimeout, BotTimeout] and woken


@pytest.mark.parametrize("name", ["forget", "stop"])
def test_what_nobody_waits_for_is_neither_watched_nor_thought_about(made: Any, name: str) -> None:
    """The next question would wait behind it, and its time would be gone before it is begun."""
    worker, child, _ = made
    worker.ask([Asked(0), Asked(1)])
    getattr(worker, name)()
    assert child.killed and FakeTimer.running == []
    say(worker, child, (1, "old", True))
    end(worker, child)
    assert worker.take() == {}


def test_a_process_that_has_answered_all_stays_when_the_answers_are_forgotten(made: Any) -> None:
    worker, child, _ = made
    worker.ask([Asked(0)])
    say(worker, child, (1, "a", True))
    worker.forget()
    assert worker.take() == {} and worker._child is child and not child.killed


def test_after_a_fault_every_bot_plans_anew() -> None:
    pipe = FakePipe(Asked(1, "plan", number=1), Asked(2, number=2), Asked(2, "fail", number=3), Asked(2, number=4))
    serve_requests(pipe)  # type: ignore[arg-type]
    told = [(number, answer) for number, answer, whole in pipe.sent if whole]
    plan = {("settler", 1): "a plan"}
    assert told[:2] == [(1, plan), (2, plan)] and isinstance(told[2][1], RuntimeError) and told[3] == (4, {})
    assert [what for number, what, whole in pipe.sent if not whole] == ["on the way"] * 3


def test_each_seat_has_a_bot_of_its_own_and_none_plays_under_an_unknown_rung() -> None:
    session: Session[Any, Any] = Session(RULES, Setup(COLOURS[:2]), 5)
    sitting: Sitting = {}
    for seat in (0, 1):
        move = choose(BotJob("settler", RULES, session.view(seat), seat, 3), sitting)
        assert move in session.legal_moves(seat)
    assert len(set(map(id, sitting.values()))) == 2
    with pytest.raises(KeyError):
        choose(BotJob("of a later program", RULES, session.view(0), 0, 3), sitting)


def test_whoever_thinks_looks_for_cycles_seldom_and_as_before_when_the_line_is_cut() -> None:
    pipe, before = FakePipe(Asked(0, "cycles")), gc.get_threshold()
    serve_requests(pipe)  # type: ignore[arg-type]
    assert pipe.sent == [(0, COLLECTED_AFTER, True)] and gc.get_threshold() == before != (COLLECTED_AFTER, *before[1:])
