"""Generates the page QUESTIONS.md: the methods and flags of base classes that cards may override, with an example
each."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterable, Iterator
from typing import Any

from engine.brazil.cards import combat, exploration, gold, monarchs, paintings
from engine.brazil.questions.combat import CombatCardRules
from engine.brazil.questions.exploration import ExplorationTile
from engine.brazil.questions.gold import GoldCardRules
from engine.brazil.questions.owned import OwnedCard
from engine.struggle.cards import ministers
from engine.struggle.cards.questions import Minister

HEAD = """# The questions a card may answer

Rules ask; a card overrides the methods of its base class that it changes, and sets its flags. Printed by
`python -m engine questions`, written here by `python -m engine questions --write`; `tests/core/test_questions.py`
keeps it current.
"""
NO_QUESTIONS = ("id", "cs", "card", "Numbers", "numbers", "ability")


def table() -> str:
    """Generates the text of QUESTIONS.md, in Markdown."""
    owned = [type(card) for card in (*paintings.PAINTING_CARDS, *monarchs.MONARCH_CARDS)]
    parts = (
        ("Paintings and Monarchs of Brazil: Imperial", OwnedCard, owned),
        ("Gold cards", GoldCardRules, [type(card) for card in gold.GOLD_CARD_RULES]),
        ("Combat cards", CombatCardRules, [type(card) for card in combat.COMBAT_CARD_RULES]),
        ("Exploration tiles", ExplorationTile, exploration.EXPLORATION_KINDS.values()),
        ("Ministries of Imperial Struggle", Minister, ministers.ALL),
    )
    return "\n".join([HEAD, *(line for part in parts for line in _section(*part))])


def _section(title: str, base: type, cards: Iterable[type]) -> Iterator[str]:
    where = base.__module__.replace(".", "/")
    yield f"## {title}\n"
    yield f"`{base.__name__}` in `{where}.py`\n"
    yield "| question | means | example |\n|---|---|---|"
    for name, means in _questions(base):
        example = next((card for card in cards if getattr(card, name) is not getattr(base, name)), None)
        yield f"| `{name}` | {means} | {_link(example) if example else '-'} |"
    yield ""


def _questions(base: type) -> Iterator[tuple[str, str]]:
    """Every method and flag of a base class with the first sentence of what it says of itself."""
    source = inspect.getsource(base)
    for name, value in vars(base).items():
        if name.startswith("_") or name in NO_QUESTIONS:
            continue
        said = inspect.getdoc(value) if callable(value) else _said_below(source, name)
        yield name, re.split(r"(?<=\.)\s", " ".join((said or "").split()))[0].replace("|", "\\|")


def _said_below(source: str, name: str) -> str:
    """The string that stands below a flag."""
    found = re.search(rf'^    {name}: [^\n]*\n    """(.*?)"""', source, re.MULTILINE | re.DOTALL)
    return found.group(1) if found else ""


def _link(card: Any) -> str:
    return f"[{card.__name__}]({card.__module__.replace('.', '/').removeprefix('engine/')}.py)"
