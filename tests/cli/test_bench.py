"""The arithmetic of `engine bench`: who plays when, what counts, and what noise does to a ratio. Not how fast."""

import gc

import pytest

from engine.bots.gc_tuning import COLLECTED_AFTER
from engine.lab.bench import Slice, in_turn, rate, ratio


class FakeClock:
    """A clock that racers move: each of their games takes its time, times the noise at that moment."""

    def __init__(self, noise=lambda now: 1.0):
        self.now, self.noise, self.played = 0.0, noise, []

    def __call__(self):
        return self.now

    def racer(self, name, decisions, seconds):
        def race(seed):
            self.played.append((name, seed))
            self.now += seconds * self.noise(self.now)
            return decisions

        return race


def test_racers_play_slices_in_turn_there_and_back_after_a_game_that_does_not_count():
    clock = FakeClock()
    racers = {"a": clock.racer("a", 10, 1.0), "b": clock.racer("b", 10, 1.0)}
    done = in_turn(racers, 3, 2.0, clock)
    rounds = [("a", 0), ("b", 0), ("a", 0), ("a", 1), ("b", 0), ("b", 1)]
    assert clock.played[:6] == rounds
    assert clock.played[6:] == [
        *[("b", 1000), ("b", 1001), ("a", 1000), ("a", 1001)],
        *[("a", 2000), ("a", 2001), ("b", 2000), ("b", 2001)],
    ]
    assert done == {name: [Slice(2, 20, 2.0)] * 3 for name in racers}


def test_python_looks_for_cycles_as_seldom_for_one_racer_as_for_the_other():
    clock, seen, before = FakeClock(), [], gc.get_threshold()

    def race(seed):
        clock.now += 1
        seen.append(gc.get_threshold()[0])
        return 1

    in_turn({"a": race, "b": race}, 2, 1.0, clock)
    assert set(seen) == {COLLECTED_AFTER} and len(seen) == 6 and gc.get_threshold() == before


def test_a_slice_ends_with_the_game_that_uses_it_up_and_counts_all_of_it():
    clock = FakeClock()
    done = in_turn({"a": clock.racer("a", 7, 0.75)}, 2, 2.0, clock)
    assert done["a"] == [Slice(3, 21, 2.25)] * 2
    assert done["a"][0].rate == rate(done["a"]) == pytest.approx(7 / 0.75)


def test_noise_that_falls_on_both_leaves_the_ratio_alone():
    """For half of the time everything takes three times as long. One after the other the two would stand 1 : 1."""
    clock = FakeClock(lambda now: 3.0 if now < 500 else 1.0)
    done = in_turn({"own": clock.racer("own", 30, 1.0), "theirs": clock.racer("theirs", 10, 1.0)}, 100, 4.0, clock)
    found = ratio(done["own"], done["theirs"])
    assert found.median == found.low == found.high == pytest.approx(3.0)
    assert found.summed == pytest.approx(3.0, rel=0.05)


def test_a_ratio_is_the_median_of_the_rounds_with_their_middle_half_and_the_sum_beside_it():
    own = [Slice(1, decisions, 1.0) for decisions in (10, 20, 30, 40, 500)]
    theirs = [Slice(1, 10, 1.0)] * 5
    found = ratio(own, theirs)
    assert (found.median, found.low, found.high) == (3.0, 2.0, 4.0)
    assert found.summed == pytest.approx(600 / 50)


def test_a_ratio_compares_rates_not_decisions():
    own, theirs = [Slice(3, 60, 2.0), Slice(3, 60, 2.0)], [Slice(1, 40, 4.0), Slice(1, 20, 2.0)]
    assert ratio(own, theirs) == (3.0, 3.0, 3.0, 3.0)


def test_rounds_stand_side_by_side():
    with pytest.raises(ValueError, match="shorter"):
        ratio([Slice(1, 1, 1.0)] * 3, [Slice(1, 1, 1.0)] * 2)
