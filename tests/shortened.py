"""Marks cases of a parametrized test as ``long``: the suite runs the first ones, ``pytest -m long`` the others."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def first(count: int, cases: Iterable[Any], several: bool = False) -> list[Any]:
    """Returns the cases for ``parametrize``, those after the first ``count`` marked; `several`: each has
    several values."""
    return [
        case if number < count else pytest.param(*(case if several else (case,)), marks=pytest.mark.long)
        for number, case in enumerate(cases)
    ]
