"""Adds floats in the same way in every version of Python."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from operator import add


def float_sum(values: Iterable[float]) -> float:
    """Returns the sum of the values, added one by one from the first on; 0.0 of none. With `sum`, which rounds
    differently from Python 3.12 on, bots would play another game there.

    >>> float_sum([0.35, 0.35, 0.35, 0.65])
    1.6999999999999997
    """
    return reduce(add, values, 0.0)
