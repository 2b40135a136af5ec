"""What is remembered of a function: found out once, and forgotten when it is too much."""

from __future__ import annotations

from engine.core.bounded_cache import BoundedCache


def test_what_was_found_out_is_not_asked_for_again():
    asked: list[int] = []
    double = BoundedCache(lambda n: asked.append(n) or 2 * n, 10)
    assert [double[n] for n in (1, 2, 1, 2, 1)] == [2, 4, 2, 4, 2]
    assert asked == [1, 2]


def test_a_full_one_forgets_and_still_answers():
    double = BoundedCache(lambda n: 2 * n, 3)
    for n in range(100):
        assert double[n] == 2 * n and len(double) <= 3
    assert double[0] == 0


def test_what_fails_is_not_remembered():
    def odd(n: int) -> int:
        if n % 2:
            raise ValueError(n)
        return n

    memo = BoundedCache(odd, 3)
    for _ in range(2):
        try:
            memo[1]
        except ValueError:
            assert not memo
        else:
            raise AssertionError("it should fail every time")
