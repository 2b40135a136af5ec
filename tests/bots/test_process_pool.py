"""Play-outs on several cores: the same move as on one, nothing lost with a helper, nobody left; effort a turn."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
import threading
import time
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from engine.bots import process_pool, viceroy
from engine.bots.beam_search import BeamWidth
from engine.bots.emperor import EmperorBot
from engine.bots.gc_tuning import COLLECTED_AFTER
from engine.bots.process_pool import ProcessPool
from engine.bots.viceroy import SearchBudget, ViceroyBot
from engine.child_process import ChildProcess
from engine.core.rng import Rng
from engine.core.session import Session
from engine.registry import GAMES
from tests.bots.test_beam_search import session

BRAZIL = GAMES["brazil"]
NARROW = BeamWidth(4, 3, 10)
LITTLE = SearchBudget(lines=4, worlds=4, least=2, turns=1, reply=BeamWidth(2, 1, 6), next=BeamWidth(2, 1, 6))
ROOT = Path(__file__).resolve().parents[2]
OUTLIVED = """
import os, time
from engine.bots.process_pool import ProcessPool
from engine.child_process import ChildProcess

def middle(pipe):
    pipe.send([os.getpid(), *(helper.process.pid for helper in ProcessPool(1).helpers)])
    time.sleep(600)

if __name__ == "__main__":
    child = ChildProcess("middle", middle, daemon=False)
    print(*child.receive(), flush=True)
    time.sleep(600)
"""


def half(number: int) -> float:
    return number / 2


def cycles_after() -> float:
    return float(gc.get_threshold()[0])


def until(done, seconds: float = 30) -> bool:
    ends = time.monotonic() + seconds
    while not done() and time.monotonic() < ends:
        time.sleep(0.02)
    return done()


def failing() -> float:
    raise ValueError("this world is broken")


def slow(number: float) -> float:
    time.sleep(0.3)
    return number


def test_what_a_question_that_failed_was_still_owed_answers_no_other():
    pool = ProcessPool(2)
    try:
        with pytest.raises(ValueError, match="broken"):
            pool.run([partial(slow, 111.0), failing])
        assert pool.run([partial(half, number) for number in range(6)]) == [0.0, 0.5, 1.0, 1.5, 2.0, 2.5]
    finally:
        pool.close()


def test_when_all_helpers_are_lost_nothing_more_is_begun_that_is_late():
    pool = ProcessPool(1)
    done: list[float] = []
    pool.helpers.pop().close()
    assert pool.run([partial(done.append, 1.0)], lambda: True) == [None] and not done
    pool.close()


def test_where_it_is_late_before_anything_has_begun_nobody_is_waited_for():
    """The time of a turn can end between two waves of playouts."""
    pool = ProcessPool(1)
    found: list[list[float | None]] = []
    asking = threading.Thread(
        target=lambda: found.append(pool.run([partial(half, 1), partial(half, 2)], lambda: True)), daemon=True
    )
    asking.start()
    asking.join(20)
    assert found == [[None, None]]
    assert pool.run([partial(half, 3)]) == [1.5], "the next question is answered"
    pool.close()


def test_where_no_more_processes_can_be_started_a_pool_has_fewer(monkeypatch):
    made = iter([ChildProcess])

    def start(*args, **more):
        if (kind := next(made, None)) is None:
            raise BlockingIOError("no more processes")
        return kind(*args, **more)

    monkeypatch.setattr(process_pool, "ChildProcess", start)
    pool = ProcessPool(3)
    try:
        assert len(pool.helpers) == 1 and pool.run([partial(half, number) for number in range(3)]) == [0, 0.5, 1]
    finally:
        pool.close()


def test_the_emperor_plays_the_same_on_one_core_and_on_two_and_when_one_is_lost():
    played = session("brazil", 60)
    seat = played.awaiting[0]
    view = played.view(seat)
    alone, both = (EmperorBot(seconds=0, effort=LITTLE, width=NARROW, cores=count) for count in (0, 2))
    wanted = alone.choose(played.rules, view, seat, Rng(4))
    try:
        assert both.choose(played.rules, view, seat, Rng(4)) == wanted and both.pool is not None
        assert len(both.pool.helpers) == 2
        both.pool.helpers[0].process.kill()
        both.pool.helpers[0].process.join()
        both.planned = ()
        both.turn = None
        assert both.choose(played.rules, view, seat, Rng(4)) == wanted
        assert len(both.pool.helpers) == 1, "it went on with the other"
    finally:
        both.close()
    assert both.pool is None


def test_without_any_helper_left_all_is_done_here():
    pool = ProcessPool(1)
    try:
        assert pool.run([partial(half, number) for number in range(5)]) == [0, 0.5, 1, 1.5, 2]
        pool.helpers[0].process.kill()
        pool.helpers[0].process.join()
        assert pool.run([partial(half, number) for number in range(5)]) == [0, 0.5, 1, 1.5, 2]
        assert pool.helpers == []
    finally:
        pool.close()


def test_what_it_is_too_late_for_is_not_begun():
    pool = ProcessPool(1)
    begun = []
    try:
        late = lambda: bool(begun) or begun.append(1)  # noqa: E731
        assert pool.run([partial(half, number) for number in range(3)], late)[1:] == [None, None]
    finally:
        pool.close()


@pytest.mark.parametrize(("count", "daemon", "helpers"), [(1, False, 0), (2, False, 0), (8, False, 7), (8, True, 0)])
def test_a_core_is_left_to_the_window_and_who_may_have_no_children_works_alone(monkeypatch, count, daemon, helpers):
    monkeypatch.setattr(os, "cpu_count", lambda: count)
    monkeypatch.setitem(process_pool.multiprocessing.current_process()._config, "daemon", daemon)
    assert process_pool.free_cores() == helpers


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="looks for processes in /proc")
def test_killed_nobody_is_left_behind(tmp_path):
    """The one that asks is killed outright; neither its thinking process nor that one's helpers go on."""
    script = tmp_path / "outlived.py"
    script.write_text(OUTLIVED, encoding="utf-8")
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    with subprocess.Popen([sys.executable, script], stdout=subprocess.PIPE, text=True, env=env) as process:
        assert process.stdout is not None
        pids = [int(word) for word in process.stdout.readline().split()]
        assert len(pids) == 2 and all(alive(pid) for pid in pids)
        process.kill()
    assert until(lambda: not any(alive(pid) for pid in pids)), pids


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


# --- how much a turn takes ---


def test_what_upsets_the_plan_is_looked_at_more_briefly_and_the_next_turn_in_full_again(monkeypatch):
    monkeypatch.setattr(viceroy, "AGAIN", (0.5, 0.35))
    efforts: list[SearchBudget] = []

    class Notes(ViceroyBot):
        def rank_candidates(self, rules, determinize, seat, rng, begun=None, effort=None, seconds=None):
            efforts.append(effort)
            return super().rank_candidates(rules, determinize, seat, rng, begun, replace(LITTLE, worlds=1), seconds)

    played = session("brazil", 60)
    seat = played.awaiting[0]
    view = played.view(seat)
    bot = Notes(NARROW, SearchBudget(lines=8, worlds=4))
    for _ in range(3):
        bot.best(played.rules, view, seat, Rng(1))
    view.round += 1
    bot.best(played.rules, view, seat, Rng(1))
    assert [(effort.lines, effort.worlds) for effort in efforts] == [(8, 4), (4, 2), (3, 1), (8, 4)]


@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_chosen_before_the_first_turn_or_in_anothers_takes_nothing_from_the_own(seats, monkeypatch):
    """The first decision of whatever turn is looked at in full, however many others the round has asked for."""
    efforts: list[tuple[str, bool]] = []

    class Notes(ViceroyBot):
        def rank_candidates(self, rules, determinize, seat, rng, begun=None, effort=None, seconds=None):
            bottom = self.seen.frames[0]
            turn = bottom.kind if bottom.seat == seat else "another's"
            efforts.append((turn, effort == self.effort))
            return super().rank_candidates(rules, determinize, seat, rng, begun, replace(LITTLE, worlds=1), seconds)

        def choose(self, rules, view, seat, rng):
            self.seen = view
            return super().choose(rules, view, seat, rng)

    for seed in (1, 2):
        scenario = next(row.id for row in BRAZIL.scenario_rows()[0] if row.seats == seats)
        played = Session(BRAZIL, BRAZIL.setups(scenario, seats, {})[0], seed)
        bots = [Notes(NARROW) for _ in range(seats)]
        begun: set[tuple[int, int]] = set()
        while played.state.round < 4:
            seat, efforts[:] = played.awaiting[0], []
            turn = (seat, played.state.round)
            played.submit(bots[seat].choose(BRAZIL, played.view(seat), seat, Rng(seed)))
            if [kind for kind, _ in efforts] == ["turn"] and turn not in begun:
                begun.add(turn)
                assert efforts == [("turn", True)]
        assert len(begun) > seats


def test_the_emperors_seconds_are_those_of_a_turn(monkeypatch):
    clock = [0.0]
    monkeypatch.setattr("engine.bots.viceroy.time.monotonic", lambda: clock[0])
    given: list[float] = []

    class Slow(EmperorBot):
        def rank_candidates(self, rules, determinize, seat, rng, begun=None, effort=None, seconds=None):
            given.append(seconds)
            clock[0] += seconds
            return super().rank_candidates(rules, determinize, seat, rng, begun, replace(LITTLE, worlds=1), 0.0)

    played = session("brazil", 60)
    seat = played.awaiting[0]
    view = played.view(seat)
    bot = Slow(seconds=8.0, effort=LITTLE, width=NARROW, cores=0)
    for _ in range(3):
        bot.best(played.rules, view, seat, Rng(1))
    assert sum(given) <= 8.0 and given == sorted(given, reverse=True) and given[-1] > 0
    view.round += 1
    bot.best(played.rules, view, seat, Rng(1))
    assert given[3] == given[0]
    monkeypatch.setattr(type(played.rules), "turn_of", lambda rules, s: None)
    for _ in range(3):
        bot.best(played.rules, view, seat, Rng(1))
    assert given[4:] == [given[0]] * 3, "without turns each decision has the whole time"


def test_helpers_look_for_cycles_seldom():
    pool = ProcessPool(1)
    assert pool.run([cycles_after]) == [COLLECTED_AFTER] != [gc.get_threshold()[0]]
    pool.close()
