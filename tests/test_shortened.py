"""The suite's choice among the combinations of a test with several parameters."""

from __future__ import annotations

from itertools import product

import pytest

from tests.shortened import ALL_CASES, each_value, sampled


@pytest.mark.parametrize("counts", [(3, 3), (2, 5), (4, 1), (3, 2, 4), (1,)])
def test_every_value_comes_and_no_more_combinations_than_needed(counts: tuple[int, ...]) -> None:
    cases = [[str(value) for value in case] for case in product(*map(range, counts))]
    chosen = [case for case, short in zip(cases, each_value(cases), strict=True) if short]
    assert len(chosen) == max(counts)
    assert [len(set(values)) for values in zip(*chosen, strict=True)] == list(counts)


def test_a_case_that_is_chosen_alone_runs() -> None:
    assert each_value([["size1", "en"]]) == [True]


@pytest.mark.parametrize("count", range(1, 12))
def test_of_cases_that_are_alike_one_of_three_runs(count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(ALL_CASES, raising=False)
    chosen = {name: sampled(count, name) for name in map(str, range(30))}
    assert all(len(short) == count and count // 3 <= sum(short) <= -(-count // 3) for short in chosen.values())
    assert all(map(any, chosen.values())), "no test runs no case"
    assert [any(short) for short in zip(*chosen.values(), strict=True)] == [True] * count, "tests run different cases"
    monkeypatch.setenv(ALL_CASES, "1")
    assert sampled(count, "any") == [True] * count
