"""Numbers of cards: typed, read at the start; a misspelt, missing or wrong one is refused with file, card and key."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.brazil import cards
from engine.brazil import components as c
from engine.brazil.questions.combat import COMBAT_RULES
from engine.brazil.questions.exploration import EXPLORATION_RULES
from engine.brazil.questions.gold import GOLD_RULES
from engine.brazil.questions.owned import CARDS
from engine.core.components import ComponentError

TABLES = {
    "paintings.toml": c.PAINTINGS,
    "monarchs.toml": c.MONARCHS,
    "gold_cards.toml": c.GOLD_CARDS,
    "combat_cards.toml": c.COMBAT_CARDS,
    "capitals_exploration.toml": c.EXPLORATION,
}
WITH_NUMBERS = [(file, card, key) for file, table in TABLES.items() for card in table for key in table[card].numbers]


@pytest.fixture(autouse=True)
def _as_printed() -> Iterator[None]:
    """Whatever a test tried, the cards have their printed numbers afterwards."""
    with pytest.MonkeyPatch.context():
        yield
    cards.register_all()


def tampered(monkeypatch: pytest.MonkeyPatch, file: str, card: str, numbers: dict[str, object]) -> str:
    """What is said when the card has these numbers."""
    changed = TABLES[file][card].model_copy(update={"numbers": numbers})
    monkeypatch.setitem(TABLES[file], card, changed)
    with pytest.raises(ComponentError) as caught:
        cards.register_all()
    monkeypatch.undo()
    return str(caught.value)


@pytest.mark.parametrize("file,card,key", WITH_NUMBERS)
def test_a_missing_and_a_misspelt_number_are_named(
    monkeypatch: pytest.MonkeyPatch, file: str, card: str, key: str
) -> None:
    numbers = dict(TABLES[file][card].numbers)
    value = numbers.pop(key)
    said = tampered(monkeypatch, file, card, numbers)
    assert file in said and f"{card}.numbers.{key}: Field required" in said
    said = tampered(monkeypatch, file, card, {**numbers, key: value, f"{key}s": value})
    assert file in said and f"{card}.numbers.{key}s: Extra inputs are not permitted" in said


@pytest.mark.parametrize("file,card,key", WITH_NUMBERS)
def test_a_number_of_the_wrong_kind_is_named(monkeypatch: pytest.MonkeyPatch, file: str, card: str, key: str) -> None:
    for wrong in ("porridge", -1, ["porridge"], True):
        said = tampered(monkeypatch, file, card, {**TABLES[file][card].numbers, key: wrong})
        assert file in said and f"{card}.numbers.{key}" in said, wrong


def test_a_card_without_numbers_takes_none(monkeypatch: pytest.MonkeyPatch) -> None:
    said = tampered(monkeypatch, "paintings.toml", "arariboia", {"vp": 3})
    assert "painting.arariboia.numbers.vp: Extra inputs are not permitted" in said


def test_a_component_without_a_class_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    stranger = c.PAINTINGS["maua"].model_copy(update={"id": "mona_lisa"})
    monkeypatch.setitem(c.PAINTINGS, "mona_lisa", stranger)
    with pytest.raises(ComponentError, match=r"paintings\.toml: painting: .*mona_lisa"):
        cards.register_all()


def test_every_component_has_its_rules_with_its_numbers() -> None:
    entered = {**CARDS, **GOLD_RULES, **COMBAT_RULES, **EXPLORATION_RULES}
    for table in TABLES.values():
        for card, entry in table.items():
            assert entered[card].id == card
            assert set(entered[card].numbers.model_dump()) == set(entry.numbers)
