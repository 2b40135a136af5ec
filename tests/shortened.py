"""Chooses the cases of a parametrized test that the suite runs; ``pytest -m long`` runs the others."""

from __future__ import annotations

import os
import zlib
from collections.abc import Iterable, Sequence
from typing import Any

import pytest

ALL_CASES = "ALL_CASES"  # variable of the environment: no test is sampled
SHARE = 3  # of so many cases of a test marked ``sampled`` one is run

LONG = True
"""Whether cases of the long form are made at all; conftest.py turns it off where no ``-m`` asks for them."""


def first(count: int, cases: Iterable[Any], several: bool = False) -> list[Any]:
    """Returns the cases for ``parametrize``, those after the first ``count`` marked, or left out where the long form
    isn't asked for; `several`: each has several values."""
    return [
        case if number < count else pytest.param(*(case if several else (case,)), marks=pytest.mark.long)
        for number, case in enumerate(cases)
        if number < count or LONG
    ]


def each_value(cases: Sequence[Sequence[str]]) -> list[bool]:
    """Returns which combinations of a test marked ``each_value`` the suite runs: as many as the parameter with the most
    values has, in which every value of every parameter comes at least once."""
    axes = [list(dict.fromkeys(values)) for values in zip(*cases, strict=True)]
    short = [tuple(axis[number % len(axis)] for axis in axes) for number in range(max(map(len, axes)))]
    return [tuple(case) in short for case in cases]


def sampled(count: int, name: str) -> list[bool]:
    """Returns which of ``count`` cases of a test marked ``sampled`` the suite runs: one of three, beginning where the
    test's name draws it, so that tests with the same cases run different ones; all where ALL_CASES is set."""
    if ALL_CASES in os.environ:
        return [True] * count
    begin = zlib.crc32(name.encode()) % min(SHARE, count)
    return [number % SHARE == begin for number in range(count)]
