"""The generator: splitmix64's published numbers, ranges, shuffles."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from engine.core.digest import digest_text
from engine.core.rng import Rng

# The reference sequence of splitmix64 for the seed 1234567.
KNOWN = [
    6457827717110365317,
    3203168211198807973,
    9817491932198370423,
    4593380528125082431,
    16408922859458223821,
]


def test_the_stream_is_splitmix64():
    rng = Rng(1234567)
    assert [rng.bits() for _ in KNOWN] == KNOWN


def test_the_same_state_gives_the_same_numbers():
    rng = Rng(7)
    rng.bits()
    again = Rng(rng.state)
    assert [rng.below(1000) for _ in range(20)] == [again.below(1000) for _ in range(20)]


@given(st.integers(), st.integers(1, 10**9))
def test_below_stays_in_its_range(seed, n):
    assert 0 <= Rng(seed).below(n) < n


@given(st.integers(), st.lists(st.integers()))
def test_shuffling_keeps_everything_and_leaves_the_source_alone(seed, items):
    before = list(items)
    assert sorted(Rng(seed).shuffled(items)) == sorted(items)
    assert items == before


def test_every_order_comes_up():
    orders = {tuple(Rng(seed).shuffled([1, 2, 3])) for seed in range(200)}
    assert len(orders) == 6


@given(st.integers(0, 2**64), st.integers(1, 10**6))
def test_a_choice_takes_the_same_number_as_below_and_leaves_the_same_state(seed, n):
    one, other = Rng(seed), Rng(seed)
    assert one.choice(range(n)) == other.below(n) and one.state == other.state


def test_a_choice_is_one_of_the_items():
    assert {Rng(seed).choice("abc") for seed in range(50)} == {"a", "b", "c"}


def test_digests_are_sixteen_hex_digits_and_stable():
    assert digest_text("brazil") == digest_text("brazil") != digest_text("Brazil")
    assert len(digest_text("")) == 16 and int(digest_text(""), 16) >= 0
