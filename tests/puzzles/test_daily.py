"""The puzzle of the day: the same for everybody by the date, and the least change where the collection grows."""

from __future__ import annotations

from datetime import date, timedelta

from engine.puzzles.collection import of_the_day
from tests.puzzles.kit import puzzle_of

FIRST = date(2026, 11, 26)
DAYS = [FIRST + timedelta(days=number) for number in range(400)]
ONE = puzzle_of("historia")


def puzzles_of(count: int, since: str = "2026-11-26", first: int = 0):
    return [ONE.model_copy(update={"id": f"p{number}", "since": since}) for number in range(first, first + count)]


def chosen(puzzles) -> list[str]:
    return [of_the_day(puzzles, day).id for day in DAYS]


def test_the_choice_depends_on_nothing_but_collection_and_date():
    puzzles = puzzles_of(20)
    assert chosen(puzzles) == chosen(puzzles[::-1])
    assert chosen(puzzles)[:6] == ["p1", "p12", "p10", "p7", "p16", "p18"], "the same in every version and place"


def test_every_puzzle_has_its_day_and_none_comes_twice_in_a_week():
    days = chosen(puzzles_of(20))
    assert len(set(days)) == 20 and max(days.count(name) for name in days) < 45
    weeks: dict[date, list[str]] = {}
    for day, name in zip(DAYS, days, strict=True):
        weeks.setdefault(day - timedelta(days=day.weekday()), []).append(name)
    assert all(len(set(week)) == len(week) for week in weeks.values())
    assert len(set(chosen(puzzles_of(3))[:9])) == 3, "with fewer than seven they come again"


def test_a_collection_that_grows_changes_few_days():
    before, after = chosen(puzzles_of(40)), chosen(puzzles_of(40) + puzzles_of(10, first=40))
    kept = sum(one == other for one, other in zip(before, after, strict=True)) / len(DAYS)
    assert kept > 0.65
    moved = {one for one, other in zip(after, before, strict=True) if one != other}
    assert {f"p{number}" for number in range(40, 50)} <= moved


def test_new_puzzles_change_no_day_before_they_were_there():
    late = DAYS[200].isoformat()
    before, after = chosen(puzzles_of(40)), chosen(puzzles_of(40) + puzzles_of(10, late, 40))
    assert before[:200] == after[:200] and before[200:] != after[200:]


def test_an_empty_collection_and_one_of_one_puzzle():
    assert of_the_day([], FIRST) is None and of_the_day(puzzles_of(1, "2027-01-01"), FIRST) is None
    assert [of_the_day(puzzles_of(1), day).id for day in DAYS[:9]] == ["p0"] * 9
