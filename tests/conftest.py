"""What holds for every test."""

from __future__ import annotations

import gc
import os
from collections import defaultdict
from collections.abc import Iterable, Iterator

import pytest

from tests import shortened
from tests.shortened import each_value, sampled

COLLECTED_AFTER = 60_000  # objects made and not freed
SHORT = "not long"  # the marks that pyproject.toml asks for

os.environ["IMPERIAL_DISCOVERY"] = "off"  # no test speaks to the network; those of the discovery name the loopback


def pytest_configure(config: pytest.Config) -> None:
    """Make no cases of the long form where nothing asks for them: every worker would collect thousands for nothing."""
    shortened.LONG = config.option.markexpr != SHORT


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark as ``long`` what ``each_value`` and ``sampled`` leave out, before tests are chosen by their marks."""
    for cases in cases_marked(items, "each_value"):
        _shorten(cases, each_value([values_of(case) for case in cases]))
    for cases in cases_marked(items, "sampled"):
        _shorten(cases, sampled(len(cases), cases[0].originalname))


def cases_marked(items: list[pytest.Item], mark: str) -> Iterable[list[pytest.Function]]:
    """The cases of each test with this mark, without those that are long already."""
    found: defaultdict[tuple[pytest.Item | None, str], list[pytest.Function]] = defaultdict(list)
    for item in items:
        if isinstance(item, pytest.Function) and item.get_closest_marker(mark) and not item.get_closest_marker("long"):
            found[item.parent, item.originalname].append(item)
    return found.values()


def _shorten(cases: list[pytest.Function], runs: list[bool]) -> None:
    for case, short in zip(cases, runs, strict=True):
        if not short:
            case.add_marker(pytest.mark.long)


def values_of(case: pytest.Function) -> list[str]:
    """The values of a case, one for each ``parametrize`` of its test."""
    marks = [mark.args[0] for mark in case.iter_markers("parametrize")]
    every = [names.replace(",", " ").split() if isinstance(names, str) else names for names in marks]
    return [repr([case.callspec.params[name] for name in names]) for names in every]


def pytest_collection_finish() -> None:
    """Take all that was imported and collected out of the garbage collector's sight, as it ends with the process, and
    have it look through what tests share less often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(COLLECTED_AFTER, *gc.get_threshold()[1:])


@pytest.hookimpl(tryfirst=True)
def pytest_sessionfinish() -> None:
    """Hide what the tests shared from the garbage collector: pytest collects five times before it ends."""
    gc.freeze()


@pytest.fixture(autouse=True, scope="session")
def no_power_cut() -> Iterator[None]:
    """Turns off fsync: what tests write must outlive a process, not a power cut. Tests of power cuts have their own."""
    with pytest.MonkeyPatch.context() as patch:
        for name in ("fsync", "fdatasync"):
            patch.setattr(os, name, lambda handle: None, raising=False)
        yield


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    """Make captured logs printable: paths that are no UTF-8 hold lone surrogates, which no worker can send."""
    report = yield
    report.sections = [
        (name, text.encode("utf-8", "backslashreplace").decode("utf-8")) for name, text in report.sections
    ]
    return report
