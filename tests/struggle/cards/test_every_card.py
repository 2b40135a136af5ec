"""No ability of a Ministry, no piece of an Event and no Advantage without a test that fails once it does nothing, nor
without a refused case. A new one fails here until it has its tests."""

from __future__ import annotations

import copy
import dataclasses
import functools
import importlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from engine.struggle.card_shapes import Ability, Op
from engine.struggle.cards import questions
from engine.struggle.cards.compiled_operations import BASE, BONUS, COMPILED
from engine.struggle.cards.operation import OPERATIONS, Operation
from engine.struggle.components import ADVANTAGES, EVENTS, MINISTRIES
from tests.struggle import kit, test_advantages, test_calendar, test_scoring
from tests.struggle.cards import (
    test_empire,
    test_ministries,
    test_ministries_empire,
    test_ministries_revolution,
    test_ministries_succession,
    test_revolution,
    test_succession,
    test_succession_later,
)
from tests.struggle.cards.cases import Watched, notices, watched

PAIRS = [(card, ability.id) for card, entry in MINISTRIES.items() for ability in entry.ability]
PASSIVE = {
    "price": "price_less",
    "minor_may_unflag": "minor_may_unflag",
    "debt_recorded": "debt_unrecorded",
    "forced_debt_vp": "overrun_silent",
    "debt_worth": "debt_worth",
    "on_event_bonus": "event_bonus_points",
    "award_vp": "award_vp",
    "award_trp": "award_trp",
    "on_award": "on_award",
    "on_exhaust": "on_exhausted",
    "scoring_vp": "scoring_vp",
    "end_of_turn": "end_of_turn",
    "on_reveal": "on_reveal",
}
"""Of what a Ministry answers by itself, the method."""
BY_EVENT = ("event_symbol_free", "event_type_free")


def of_later_editions(kind: str) -> list[ModuleType]:
    """The test files of single cards, one a card: `test_event_<id>`, `test_ministry_<id>`."""
    files = sorted(Path(__file__).parent.glob(f"test_{kind}_*.py"))
    return [importlib.import_module(f"tests.struggle.cards.{path.stem}") for path in files]


@functools.cache
def ministers() -> Watched:
    eras = (test_ministries_succession, test_ministries_empire, test_ministries_revolution)
    return watched((test_ministries, *eras, *of_later_editions("ministry"), test_calendar, test_scoring))


@functools.cache
def events() -> Watched:
    return watched((test_succession, test_succession_later, test_empire, test_revolution, *of_later_editions("event")))


@functools.cache
def advantages() -> Watched:
    return watched((test_advantages,))


def ability_of(card: str, name: str) -> Ability:
    return next(ability for ability in MINISTRIES[card].ability if ability.id == name)


# --- Ministries ---


def _without_the_ability(method: Callable[..., Any], default: Callable[..., Any]) -> Callable[..., Any]:
    """A method that answers as a card without it would, where it looks for an ability that is not there."""

    def answer(*values: Any) -> Any:
        try:
            return method(*values)
        except StopIteration:
            return default(*values)

    return answer


@contextmanager
def taken_off(card: str, name: str) -> Iterator[None]:
    """A Ministry has lost one of its abilities."""
    whole = questions.MINISTERS[card]
    rest = tuple(ability for ability in MINISTRIES[card].ability if ability.id != name)
    less = copy.copy(whole)
    less.card = whole.card.model_copy(update={"ability": rest})
    for method, default in vars(questions.Minister).items():
        if callable(default) and method not in ("ability", "__init__"):
            answer = getattr(less, method)
            silent = method == PASSIVE.get(ability_of(card, name).ask)
            bound = functools.partial(default, less)
            setattr(less, method, bound if silent else _without_the_ability(answer, bound))
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(questions.MINISTERS, card, less)
        questions._answering.cache_clear()
        try:
            yield
        finally:
            questions._answering.cache_clear()


@pytest.mark.parametrize(("card", "name"), PAIRS)
def test_an_ability_has_a_test_that_fails_without_it(card, name):
    found = ministers().ministry[card]
    with taken_off(card, name):
        assert notices(found)


@contextmanager
def face_down(card: str) -> Iterator[None]:
    """The tests lay a Ministry face down, whatever they wanted."""
    lay = kit.Table.ministry

    def covered(self: kit.Table, *cards: str, up: bool = True) -> kit.Table:
        for one in cards:
            lay(self, one, up=up and one != card)
        return self

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(kit.Table, "ministry", covered)
        yield


def works_by_itself(card: str, name: str) -> bool:
    """An ability without a move of its own: what it answers, it answers face up only."""
    ability = ability_of(card, name)
    return ability.ask in PASSIVE and ability.ask != "on_reveal" and ability.limit != "turn"


@pytest.mark.parametrize(("card", "name"), [pair for pair in PAIRS if works_by_itself(*pair)])
def test_an_ability_that_works_by_itself_does_nothing_face_down(card, name):
    found = ministers().ministry[card]
    with face_down(card):
        assert notices(found)


@pytest.mark.parametrize(("card", "name"), PAIRS)
def test_an_ability_that_is_used_has_a_refused_case(card, name):
    ability = ability_of(card, name)
    if ability.ask in BY_EVENT:
        assert (card, "event") in ministers().refused
    elif ability.limit == "turn" and ability.ask != "debt_recorded":
        assert (card, name) in ministers().refused
    else:
        assert works_by_itself(card, name) or ability.ask in ("more_points", "on_reveal", "debt_recorded")


# --- Events ---

HALVES = [(card, side, bonus) for card in EVENTS for side in (0, 1) for bonus in (False, True)]
HALVES = [(card, side, bonus) for card, side, bonus in HALVES if (BONUS if bonus else BASE)[card, side]]


@pytest.mark.parametrize(("card", "side", "bonus"), HALVES)
def test_a_half_of_an_event_has_a_test_that_fails_without_it(card, side, bonus):
    played = events().event
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(BONUS if bonus else BASE, (card, side), ())
        assert notices(played[card, side, True] + ([] if bonus else played[card, side, False]))


class Nothing(Operation):
    """An operation that falls away."""

    name = "nothing"

    def times(self, *values: Any) -> int:
        return 0

    def possible(self, *values: Any) -> bool:
        return False


@pytest.mark.parametrize("path", [path for path in COMPILED if COMPILED[path].card])
def test_a_piece_of_an_event_has_a_test_that_fails_without_it(path):
    played = events().event
    found = [case for key, some in played.items() if key[0] == COMPILED[path].card for case in some]
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(OPERATIONS, "nothing", Nothing())
        patch.setitem(COMPILED, path, dataclasses.replace(COMPILED[path], op=Op(op="nothing")))
        assert notices(found)


# --- Advantages ---


@pytest.mark.parametrize("name", ADVANTAGES)
def test_an_advantage_is_used_and_refused(name):
    assert ("advantage", name) in advantages().played and ("advantage", name) in advantages().refused
