"""The examples in the docstrings of the core classes."""

from __future__ import annotations

import doctest
from types import ModuleType

import pytest

from engine.core import event, move, rng, rules, session


@pytest.mark.parametrize("module", [event, move, rng, rules, session], ids=lambda module: module.__name__)
def test_the_examples_of_a_module_are_true(module: ModuleType):
    failed, attempted = doctest.testmod(module)
    assert attempted > 1 and not failed
